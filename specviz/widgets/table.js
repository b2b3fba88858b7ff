// The rounds as a table: a click leads the player there, and the player's round is marked.
const tables = new WeakMap();

function mount(root) {
  const box = root.querySelector('.rounds-box');
  const table = { at: null, data: null };
  function fill() {
    const { name, html } = newest(table.data, 'table');
    if (box.dataset.name !== name) {
      box.innerHTML = html;
      box.dataset.name = name;
    }
    mark();
  }
  function mark() {
    for (const row of box.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
    const row = box.querySelector(`[data-goto="${table.at}"]`);
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
  }
  const follow = (event) => { table.at = event.detail; mark(); };
  window.addEventListener('specviz:at', follow);
  window.addEventListener('specviz:news', fill);
  box.addEventListener('click', (event) => {
    const row = event.target.closest('[data-goto]');
    const goto = { detail: Number(row?.dataset.goto) };
    if (row) window.dispatchEvent(new CustomEvent('specviz:goto', goto));
  });
  table.update = (data) => {
    Object.assign(table, { data, at: data.at });
    fill();
  };
  table.remove = () => {
    window.removeEventListener('specviz:at', follow);
    window.removeEventListener('specviz:news', fill);
  };
  return table;
}

export default function ({ data, parentElement }) {
  if (!tables.has(parentElement)) tables.set(parentElement, mount(parentElement));
  tables.get(parentElement).update(data);
  return () => {
    tables.get(parentElement).remove();
    tables.delete(parentElement);
  };
}
