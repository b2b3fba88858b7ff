// The rounds as a table: a click leads the player there, and the player's round is marked.
const AFTER_THE_FRAME_MS = 30;
const marks = new WeakMap();
export default function ({ data, parentElement }) {
  const box = parentElement.querySelector('.rounds-box');
  if (box.dataset.name !== data.name) {
    box.innerHTML = data.html;
    box.dataset.name = data.name;
  }
  const mark = (at) => {
    for (const row of box.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
    box.querySelector(`[data-goto="${at}"]`)?.setAttribute('aria-current', 'true');
  };
  if (!marks.has(parentElement)) {
    // Once the player has been painted: a long table takes longer to paint than a step may.
    let at = 0, waiting = 0;
    const follow = (event) => {
      at = event.detail;
      waiting ||= setTimeout(() => { waiting = 0; mark(at); }, AFTER_THE_FRAME_MS);
    };
    marks.set(parentElement, follow);
    window.addEventListener('specviz:at', follow);
    box.addEventListener('click', (event) => {
      const row = event.target.closest('[data-goto]');
      const goto = { detail: Number(row?.dataset.goto) };
      if (row) window.dispatchEvent(new CustomEvent('specviz:goto', goto));
    });
  }
  mark(data.at);
  return () => {
    window.removeEventListener('specviz:at', marks.get(parentElement));
    marks.delete(parentElement);
  };
}
