// Shows finished HTML. A link with data-choose opens here; with Ctrl and the like, as links do.
const listening = new WeakSet();
export default function ({ data, parentElement, setTriggerValue }) {
  const box = parentElement.querySelector('.sheet');
  if (box.dataset.html !== data.html) {
    box.innerHTML = data.html;
    box.dataset.html = data.html;
  }
  if (listening.has(box)) return;
  listening.add(box);
  box.addEventListener('click', (event) => {
    const link = event.target.closest('[data-choose]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setTriggerValue('chosen', link.dataset.choose);
  });
}
