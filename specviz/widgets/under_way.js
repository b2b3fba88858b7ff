// Whether a message to the server may be under way. Every message carries all inputs as the browser
// has them, so one that crosses another's answer would undo what Python has just filled in (an
// example, an edit). What can wait therefore waits until the answer is here.
const LOOK_AGAIN_MS = 50, MOST_LOOKS = 200, MAYBE_MS = 1000;
const traffic = (window.specvizTraffic ??= watchTraffic());

// Streamlit says on its outermost element when the server is at work, but not when it was asked:
// for a moment anything that was clicked, chosen or typed outside of our components counts as asked.
function watchTraffic() {
  const seen = { asked: -Infinity, already: false };
  const note = (event) => {
    const typing = event.type !== 'keydown' || (event.key === 'Enter' && event.target.matches('input, textarea'));
    const ours = event.target.closest?.('[data-testid=stBidiComponentIsolated]');
    if (typing && !ours) asks(seen);
  };
  for (const type of ['click', 'change', 'keydown']) document.addEventListener(type, note, true);
  return seen;
}
function asks(seen = traffic) {
  seen.asked = performance.now();
  seen.already = runs(); // then what runs now is not yet the answer
  return seen.asked;
}
// What was asked then has been answered; a short answer is easily missed by looking now and then.
function answered(when) {
  if (traffic.asked === when) traffic.asked = -Infinity;
}
function runs() {
  return document.querySelector('[data-test-script-state]')?.dataset.testScriptState === 'running';
}
function underWay() {
  if (!runs()) {
    traffic.already = false;
    return performance.now() - traffic.asked < MAYBE_MS;
  }
  if (!traffic.already) traffic.asked = -Infinity; // this is the answer
  return true;
}
// Acts once nothing is under way; `keep` gets the timer while it waits.
function whenIdle(act, keep, looks = MOST_LOOKS) {
  if (!looks || !underWay()) act();
  else keep(setTimeout(() => whenIdle(act, keep, looks - 1), LOOK_AGAIN_MS));
}
