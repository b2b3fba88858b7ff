// The handout: the same player over frames that the file itself carries.
const packed = document.querySelector('#frames').textContent;
const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
const reel = await new Response(unpacked).json();
const stage = document.querySelector('#stage');
const chart = document.querySelector('figure');

const linked = () => {
  const found = /^#round=(\d{1,9})$/.exec(location.hash);
  return Math.min(reel.total - 1, found ? Number(found[1]) : 1);
};
const go = (at) => window.dispatchEvent(new CustomEvent('specviz:goto', { detail: at }));

window.addEventListener('specviz:at', ({ detail: at }) => {
  for (const part of chart.querySelectorAll('[data-at]')) {
    const place = Number(part.dataset.at);
    part.setAttribute('class', place < at ? 'past' : place === at ? 'now' : 'later');
  }
});
window.addEventListener('hashchange', () => go(linked()));
chart.addEventListener('click', (event) => {
  const part = event.target.closest('[data-at]');
  if (part) go(Number(part.dataset.at));
});
mount(stage, ({ at }) => {
  if (at !== linked()) history.replaceState(null, '', `#round=${at}`);
}).update({ ...reel, at: linked() });

// Every frame once more, for paper only.
reel.frames.forEach((html, at) => {
  const page = document.createElement('section');
  page.className = 'player';
  page.innerHTML = `<h2></h2><div class="frame">${html}</div>`;
  page.firstChild.textContent = at ? `${reel.unit} ${at} of ${reel.total - 1}` : reel.start;
  document.querySelector('#all').append(page);
});
