// What an edit has changed, for the parts of the page that Streamlit did not draw again for it. The
// last news is kept: a part that was folded away hears of it when it is unfolded.
function spread(news) {
  window.specvizNews = news;
  window.dispatchEvent(new CustomEvent('specviz:news'));
}
// A part of the page as it is now: what it was drawn with, or what has been told since.
function newest(data, part) {
  const news = window.specvizNews;
  const newer = news && news.session === data.edition.session && news.seen > data.edition.seen;
  return newer ? news[part] : data[part];
}
