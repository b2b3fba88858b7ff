// Times from a person's click or key to the frame that shows its effect. Loaded before the page.
(() => {
  const SECONDS = 20;
  // Every element that matches, inside the shadow roots of components too.
  const all = (selector) => {
    const hosts = [...document.querySelectorAll('[data-testid=stBidiComponentIsolated]')];
    return [document, ...hosts.map((host) => host.shadowRoot).filter(Boolean)]
      .flatMap((root) => [...root.querySelectorAll(selector)]);
  };
  const text = (selector) => all(selector).map((element) => element.textContent).join(' ');
  const field = (label) => all(`input[aria-label="${label}"]`)[0];
  // The rows that Vega has drawn as some kind of mark: it keeps each at its element.
  const drawn = (mark) => all(`.stVegaLiteChart .role-mark.mark-${mark}`)
    .map((layer) => [...layer.children].map((element) => element.__data__?.datum ?? {}));
  // The mark of the round on screen stands alone in its layer.
  const marked = (round) => drawn('symbol')
    .some((rows) => rows.length === 1 && rows[0].round === round);
  const charted = (word) => drawn('rect').flat().some((row) => row.guesses?.includes(word));

  // Milliseconds from `began` until the first frame in which `done()` holds has been painted.
  const painted = (done, began) => new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - began > SECONDS * 1000) reject(new Error(`never: ${done}`));
      else if (!done()) requestAnimationFrame(look);
      else {
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve(performance.now() - began);
        after.port2.postMessage(0);
      }
    };
    requestAnimationFrame(look);
  });

  // The next event of a type starts the watch; `goals` are functions by name.
  let running = null;
  const arm = (type, goals) => {
    running = new Promise((resolve, reject) => {
      window.addEventListener(type, (event) => {
        const names = Object.keys(goals);
        const times = names.map((name) => painted(goals[name], event.timeStamp)
          .then((time) => [name, time]));
        Promise.all(times).then((pairs) => resolve(Object.fromEntries(pairs)), reject);
      }, { capture: true, once: true });
    });
  };
  const read = () => running;
  // Until a page that was just brought to the front has been painted.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rest = async () => { for (let i = 0; i < 6; i += 1) await frame(); };
  window.stopwatch = { all, text, field, marked, charted, painted, arm, read, rest };
})();
