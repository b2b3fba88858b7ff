// Shows finished HTML, and tells screen readers one sentence when it changes.
export default function ({ data, parentElement }) {
  const box = parentElement.querySelector('.frame');
  if (box.dataset.html === data.html) return;
  const first = box.dataset.html === undefined;
  box.dataset.html = data.html;
  box.innerHTML = data.html;
  if (!first) parentElement.querySelector('.live').textContent = data.says;
}
