// Choosing one element marks everything that belongs with it, in every picture of the frame:
// [data-pick=x] is chosen by click, Enter or Space, and every [data-in~=x] is marked as picked.
function linkPictures(root) {
  const box = root.querySelector('.player');
  box.addEventListener('click', (event) => pick(event.target.closest('[data-pick]')));
  box.addEventListener('keydown', (event) => {
    const chosen = event.target.closest('[data-pick]');
    if (chosen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      pick(chosen);
    }
  });
  function pick(chosen) {
    if (!chosen) return;
    const again = chosen.classList.contains('chosen');
    for (const old of root.querySelectorAll('.picked, .chosen')) {
      old.classList.remove('picked', 'chosen');
    }
    if (again) return;
    chosen.classList.add('chosen');
    for (const part of root.querySelectorAll('[data-in]')) {
      if (part.dataset.in.split(' ').includes(chosen.dataset.pick)) part.classList.add('picked');
    }
  }
}
