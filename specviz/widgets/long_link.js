// Keeps the address bar and Python in step. A session too long for a query travels after the #,
// where no server sees it. Back and forward are told to Python here: a query that a rerun carries
// may be older than the one Python has just written.
const SETTLED_MS = 400;
const LOST_MS = 600; // a message that meets a rerun of Streamlit's own can be lost
const bars = new WeakMap();

export default function ({ data, parentElement, setStateValue }) {
  const text = () => (location.hash.startsWith('#s=') ? location.hash.slice(3) : '');
  const bar = bars.get(parentElement) ?? { trip: data.trip, path: location.pathname, timers: [] };
  if (data.waiting || data.trip === bar.trip) bar.timers.forEach(clearTimeout);
  if (!bars.has(parentElement)) {
    bars.set(parentElement, bar);
    bar.went = () => {
      bar.timers.forEach(clearTimeout);
      if (location.pathname !== bar.path) return; // to another page, which looks for itself
      bar.trip += 1;
      bar.told = { number: bar.trip, query: location.search.slice(1), text: text(), again: 0 };
      tell();
    };
    const tell = () => {
      setStateValue('trip', { ...bar.told });
      wait();
    };
    const wait = () => { bar.timers = [setTimeout(() => (runs() ? wait() : tellAgain()), LOST_MS)]; };
    const tellAgain = () => {
      if (location.search.slice(1) !== bar.told.query) return; // the viewer has gone on from there
      bar.told.again += 1;
      tell();
    };
    window.addEventListener('popstate', bar.went);
  }
  if (data.waiting) setStateValue('packed', { text: text(), ask: data.ask });
  else if (data.trip === bar.trip) {
    keepHash(data);
    // Streamlit may write the query after this has run, and drops the hash when it does.
    bar.timers = [
      setTimeout(() => keepAll(data), SETTLED_MS),
      ...[50, 1500, 5000].map((wait) => setTimeout(() => keepHash(data), wait)),
    ];
  }
  return () => {
    bar.timers.forEach(clearTimeout);
    window.removeEventListener('popstate', bar.went);
    bars.delete(parentElement);
  };
}

function keepHash(data) {
  const hash = data.packed ? `#s=${data.packed}` : '';
  if (location.hash !== hash) replace(location.search, hash);
}

// The query as well, if there is none: a link of the menu to this very page drops it. Another one
// than this data knows stays, for it is newer: Streamlit writes it before the next data is here.
function keepAll(data) {
  const now = new URLSearchParams(location.search);
  const wanted = new URLSearchParams(data.query);
  const kept = ['embed', 'embed_options'].flatMap((name) => now.getAll(name).map((v) => [name, v]));
  for (const [name] of kept) now.delete(name);
  if (`${now}` || !data.query) return keepHash(data);
  for (const [name, value] of kept) wanted.append(name, value);
  replace(`${wanted}` && `?${wanted}`, data.packed ? `#s=${data.packed}` : '');
}

const replace = (search, hash) =>
  history.replaceState(history.state, '', location.pathname + search + hash);
