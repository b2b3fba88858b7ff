// The rounds as a table: a click leads the player there, and the player's round is marked.
const marks = new WeakMap();
export default function ({ data, parentElement }) {
  const box = parentElement.querySelector('.rounds-box');
  if (box.dataset.name !== data.name) {
    box.innerHTML = data.html;
    box.dataset.name = data.name;
  }
  const mark = (event) => {
    for (const row of box.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
    box.querySelector(`[data-goto="${event.detail}"]`)?.setAttribute('aria-current', 'true');
  };
  if (!marks.has(parentElement)) {
    marks.set(parentElement, mark);
    window.addEventListener('specviz:at', mark);
    box.addEventListener('click', (event) => {
      const row = event.target.closest('[data-goto]');
      const goto = { detail: Number(row?.dataset.goto) };
      if (row) window.dispatchEvent(new CustomEvent('specviz:goto', goto));
    });
  }
  mark({ detail: data.at });
  return () => {
    window.removeEventListener('specviz:at', marks.get(parentElement));
    marks.delete(parentElement);
  };
}
