// The rounds as a table: a click leads the player there, and the player's round is marked.
const marks = new WeakMap();
export default function ({ data, parentElement }) {
  const box = parentElement.querySelector('.rounds-box');
  if (box.dataset.name !== data.name) {
    box.innerHTML = data.html;
    box.dataset.name = data.name;
  }
  const mark = (at) => {
    for (const row of box.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
    const row = box.querySelector(`[data-goto="${at}"]`);
    row?.setAttribute('aria-current', 'true');
    const part = row?.closest('details');
    const before = box.querySelector('details.followed');
    if (before && before !== part) {
      before.open = false; // opened for the player, which has left it
      before.classList.remove('followed');
    }
    if (part && !part.open) {
      part.open = true;
      part.classList.add('followed');
    }
  };
  if (!marks.has(parentElement)) {
    const follow = (event) => mark(event.detail);
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
