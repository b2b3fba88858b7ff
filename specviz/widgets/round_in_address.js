// Writes the address just as Python would, so that nobody waits for it and Python's own entry is the
// same one. Inside another page Python does it alone, for Streamlit then tells that page, whose
// address it is that the viewer sees; and never into another page's. Says whether it is written.
function keepRound(search, at, path) {
  const elsewhere = window.parent !== window || location.pathname !== path;
  if (typeof search !== 'string' || elsewhere) return false;
  const frame = location.search.slice(1).split('&').filter((part) => /^embed(_options)?=/.test(part));
  const query = [...frame, search, at === 1 ? '' : `round=${at}`].filter(Boolean).join('&');
  const wanted = query && `?${query}`;
  if (wanted !== location.search) {
    history.pushState({}, '', location.pathname + wanted + location.hash);
  }
  return true;
}
