// Writes the round into the address just as Python will a moment later, so that nobody waits for it
// and Python's own entry is the same one. Inside another page Python does it alone, for Streamlit
// then tells that page, whose address it is that the viewer sees.
function keepRound(search, at) {
  if (typeof search !== 'string' || window.parent !== window) return;
  const frame = location.search.slice(1).split('&').filter((part) => /^embed(_options)?=/.test(part));
  const query = [...frame, search, at === 1 ? '' : `round=${at}`].filter(Boolean).join('&');
  const wanted = query && `?${query}`;
  if (wanted !== location.search) {
    history.pushState({}, '', location.pathname + wanted + location.hash);
  }
}
