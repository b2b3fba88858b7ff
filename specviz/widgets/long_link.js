// A session too long for a query travels after the #, where no server sees it: this keeps the
// address bar's hash in step with Python, and tells Python the hash that a link brought.
const listeners = new WeakMap();
export default function ({ data, parentElement, setStateValue }) {
  const given = () => (location.hash.startsWith('#s=') ? location.hash.slice(3) : '');
  const report = () => setStateValue('packed', { text: given(), ask: data.ask });
  const keep = () => {
    const hash = data.packed ? `#s=${data.packed}` : '';
    if (location.hash !== hash) {
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    }
  };
  window.removeEventListener('hashchange', listeners.get(parentElement));
  if (data.waiting) report();
  else {
    // Streamlit rewrites the query after this has run, and drops the hash.
    keep();
    setTimeout(keep, 50);
    setTimeout(keep, 400);
    listeners.set(parentElement, report);
    window.addEventListener('hashchange', report);
  }
  return () => window.removeEventListener('hashchange', listeners.get(parentElement));
}
