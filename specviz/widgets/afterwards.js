// Tells that the player's first frame is on screen, so that what is heavy may come.
const AT_THE_LATEST_MS = 3000;
const waiting = new WeakMap();

export default function ({ parentElement, setStateValue }) {
  if (waiting.has(parentElement)) return waiting.get(parentElement);
  const stop = () => {
    clearTimeout(latest);
    window.removeEventListener('specviz:at', tell);
  };
  const tell = () => { stop(); setStateValue('ready', true); };
  const latest = setTimeout(tell, 'specvizAt' in window ? 0 : AT_THE_LATEST_MS);
  window.addEventListener('specviz:at', tell);
  waiting.set(parentElement, stop);
  return stop;
}
