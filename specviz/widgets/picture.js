// Shows finished HTML, and tells screen readers one sentence when it changes.
const shown = new WeakMap();
export default function ({ data, parentElement }) {
  const box = parentElement.querySelector('.frame');
  const before = shown.get(box);
  if (before === data.html) return;
  shown.set(box, data.html);
  box.innerHTML = data.html;
  if (before !== undefined) parentElement.querySelector('.live').textContent = data.says;
}
