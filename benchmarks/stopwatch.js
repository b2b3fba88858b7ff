// Times from a person's click or key to the frame that shows its effect. Loaded before the page.
(() => {
  const SECONDS = 20;
  // Every element that matches, inside the shadow roots of components too.
  const roots = () => {
    const hosts = [...document.querySelectorAll('[data-testid=stBidiComponentIsolated]')];
    return [document, ...hosts.map((host) => host.shadowRoot).filter(Boolean)];
  };
  const all = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  const text = (selector) => all(selector).map((element) => element.textContent).join(' ');
  const field = (label) => all(`input[aria-label="${label}"]`)[0];
  // The rows that Vega has drawn as some kind of mark: it keeps each at its element.
  const drawn = (mark) => all(`.stVegaLiteChart .role-mark.mark-${mark}`)
    .map((layer) => [...layer.children].map((element) => element.__data__?.datum ?? {}));
  // The mark of the round on screen stands alone in its layer.
  const marked = (round) => drawn('symbol')
    .some((rows) => rows.length === 1 && rows[0].round === round);
  const charted = (word) => drawn('rect').flat().some((row) => row.guesses?.includes(word));

  // After the next frame has been painted.
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = resolve;
    after.port2.postMessage(0);
  }));

  // Milliseconds from `began` until the first frame in which `done()` holds has been painted. While
  // a page loads, the shadow roots to watch are not there yet, so every frame is looked at.
  const painted = (done, began) => new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - began > SECONDS * 1000) reject(new Error(`never: ${done}`));
      else if (!done()) requestAnimationFrame(look);
      else frame().then(() => resolve(performance.now() - began));
    };
    requestAnimationFrame(look);
  });

  // The same on a page at rest, which is looked at when it changes: who looks in every frame makes
  // frames, and while one is due the browser lets what comes from the network wait for it.
  const SELDOM_MS = 100; // for what changes without a sign
  const changed = (done, began) => new Promise((resolve, reject) => {
    let found = false;
    const look = () => {
      const late = performance.now() - began > SECONDS * 1000;
      if (found || (!late && !done())) return;
      found = true;
      signs.disconnect();
      clearInterval(seldom);
      addresses.delete(look);
      if (late) reject(new Error(`never: ${done}`));
      else frame().then(() => resolve(performance.now() - began));
    };
    const signs = new MutationObserver(look);
    const seldom = setInterval(look, SELDOM_MS);
    addresses.add(look);
    const what = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const root of roots()) signs.observe(root, what);
  });
  const addresses = new Set();
  for (const name of ['pushState', 'replaceState']) {
    const write = history[name];
    history[name] = function (...given) {
      write.apply(this, given);
      addresses.forEach((look) => look());
    };
  }

  // The next event of a type starts the watch; `goals` are functions by name.
  let running = null;
  const arm = (type, goals) => {
    running = new Promise((resolve, reject) => {
      window.addEventListener(type, (event) => {
        const names = Object.keys(goals);
        const times = names.map((name) => changed(goals[name], event.timeStamp)
          .then((time) => [name, time]));
        Promise.all(times).then((pairs) => resolve(Object.fromEntries(pairs)), reject);
      }, { capture: true, once: true });
    });
  };
  const read = () => running;
  // Until a page that was just brought to the front has been painted.
  const rest = async () => { for (let i = 0; i < 6; i += 1) await frame(); };
  window.stopwatch = { all, text, field, marked, charted, painted, arm, read, rest };
})();
