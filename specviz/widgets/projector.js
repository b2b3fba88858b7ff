// Projector mode: the player is enlarged here, the page around it is hidden by its own style.
// While a page is redrawn, an old player may outlive the arrival of a new one: each counts.
const enlarged = new Set();
function enlarge(root) {
  const mode = { on: false };
  mode.set = (wanted) => {
    mode.on = Boolean(wanted) && matchMedia('(min-width: 641px)').matches; // phones keep inputs
    root.querySelector('.player').classList.toggle('projector', mode.on);
    root.querySelector('[data-do=projector]').setAttribute('aria-pressed', mode.on);
    if (mode.on) enlarged.add(root); else enlarged.delete(root);
    document.documentElement.toggleAttribute('data-projector', enlarged.size > 0);
    root.getRootNode().host?.closest('.stElementContainer')
      ?.toggleAttribute('data-projected', mode.on);
  };
  mode.toggles = (event) => !event.repeat
    && (event.key.toLowerCase() === 'p' || (event.key === 'Escape' && mode.on));
  return mode;
}
