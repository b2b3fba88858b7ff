// A session too long for a query travels after the #, where no server sees it: this keeps the
// address bar's hash in step with Python, and tells Python the hash that a link brought.
export default function ({ data, setStateValue }) {
  const given = location.hash.startsWith('#s=') ? location.hash.slice(3) : '';
  if (data.waiting) {
    setStateValue('packed', { text: given, ask: data.ask });
    return;
  }
  const keep = () => {
    const hash = data.packed ? `#s=${data.packed}` : '';
    if (location.hash !== hash) {
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    }
  };
  keep();
  // Streamlit may write the query after this has run, and drops the hash when it does.
  const again = [50, 400].map((wait) => setTimeout(keep, wait));
  return () => again.forEach(clearTimeout);
}
