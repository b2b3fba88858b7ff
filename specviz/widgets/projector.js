// Projector mode: the player is enlarged here, the page around it is hidden by its own style.
function enlarge(root) {
  const mode = { on: false };
  mode.set = (wanted) => {
    mode.on = Boolean(wanted) && matchMedia('(min-width: 641px)').matches; // phones keep inputs
    root.querySelector('.player').classList.toggle('projector', mode.on);
    root.querySelector('[data-do=projector]').setAttribute('aria-pressed', mode.on);
    document.documentElement.toggleAttribute('data-projector', mode.on);
    root.getRootNode().host?.closest('.stElementContainer')
      ?.toggleAttribute('data-projected', mode.on);
  };
  mode.toggles = (event) => !event.repeat
    && (event.key.toLowerCase() === 'p' || (event.key === 'Escape' && mode.on));
  return mode;
}
