// Shows frame i. Every frame, sentence and segment comes finished from Python; nothing is
// computed here but the position. `mount` is shared by the app and the offline handout.
const SETTLE_MS = 250;
const HELD_MS = 3000;
const AFTER_THE_FRAME_MS = 30; // what follows the player waits until its frame has been painted
const KEYS = {
  ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1, Home: -Infinity, End: Infinity,
};
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable=true], ' +
  '[role=slider], [role=radio], [role=combobox], [role=listbox], [role=option], [role=menu], ' +
  '[role=tab], [role=spinbutton], [role=dialog], [role=grid]';
const living = new Set();
let active = null; // the player that the keys drive: the last one touched, else the first

export function mount(root, report, plugins = {}) {
  const $ = (selector) => root.querySelector(selector);
  const slider = $('.at');
  const player = { at: 0, total: 1, name: null, jump: null, frames: new Map(), data: null };
  const quiz = plugins.predict?.(root, player); // may hold a verdict back
  const idle = plugins.whenIdle ?? ((act) => act()); // the server may be busy, if there is one
  const projector = enlarge(root);
  linkPictures(root);
  let settle = 0, timer = 0, reports = 0, missing = false, shown = '';
  let parts = [], painted = 0, after = 0, held = 0;

  player.update = (data) => {
    if (data.name !== player.name) { player.frames.clear(); player.name = data.name; }
    // Python leaves out what this player has already: then the frames and the strip stay.
    data.frames?.forEach((html, k) => player.frames.set(data.first + k, [html, data.says[k]]));
    if (data.frames && data.strip !== player.strip) {
      player.strip = data.strip;
      $('.strip').innerHTML = data.strip;
      parts = [...root.querySelectorAll('.strip [data-at]')].map((p) => [p, Number(p.dataset.at)]);
      painted = null;
    }
    if (player.data === null || data.jump !== player.jump) {
      player.at = data.at;
      clearTimeout(held);
      held = 0;
      projector.set(data.projector);
    }
    Object.assign(player, { total: data.total, jump: data.jump, data });
    player.at = Math.max(0, Math.min(player.total - 1, player.at));
    quiz?.update(data);
    if (player.at !== data.at) later();
    show(true);
  };

  function show(quiet) {
    const frame = player.frames.get(player.at);
    missing = !frame;
    root.querySelector('.player').dataset.at = player.at;
    const html = frame ? frame[0] : '<p class="explain">Fetching this round …</p>';
    const key = `${player.at} ${quiz?.mark(player.at) ?? ''} ${html}`;
    const changed = key !== shown; // else keep focus and choices
    shown = key;
    if (changed) $('.frame').innerHTML = html;
    if (frame && !quiet) $('.live').textContent = frame[1];
    if (frame && changed) quiz?.dress(player.at, quiet);
    slider.max = Math.max(1, player.total - 1);
    slider.value = player.at;
    slider.disabled = player.total < 2;
    slider.setAttribute('aria-valuetext', label());
    $('.label').textContent = label();
    for (const name of ['first', 'previous']) mute(name, player.at === 0);
    for (const name of ['next', 'last']) mute(name, atEnd());
    paint();
    after ||= setTimeout(follow, AFTER_THE_FRAME_MS);
    if (missing) later(0);
  }
  const atEnd = () => player.at === player.total - 1 && !quiz?.holds(player.at);
  const label = () => (player.at === 0 ? player.data.start
    : `${player.data.unit} ${player.at} of ${player.total - 1}`);
  // aria-disabled rather than disabled: a disabled button would drop the focus.
  const mute = (name, off) => $(`[data-do=${name}]`).setAttribute('aria-disabled', off);

  function paint() {
    const [low, high] = [painted, player.at].sort((a, b) => a - b);
    for (const [part, at] of parts) {
      if (painted !== null && (at < low || at > high)) continue; // looks as it did
      part.className = at < player.at ? 'done' : at === player.at ? 'now' : 'rest';
    }
    painted = player.at;
  }
  // The chart, the table and the editor listen; asking for heights here keeps it out of the step.
  function follow() {
    after = 0;
    window.specvizAt = player.at; // for who comes too late to listen
    window.dispatchEvent(new CustomEvent('specviz:at', { detail: player.at }));
    const box = $('.strip'), now = $('.strip .now');
    if (now && box.scrollHeight > box.clientHeight) {
      box.scrollTop = now.offsetTop - box.offsetTop - box.clientHeight / 2;
    }
  }

  function later(wait = SETTLE_MS) {
    clearTimeout(settle);
    if (!held && (!timer || missing)) {
      settle = setTimeout(() => idle(tell, (waiting) => { settle = waiting; }), wait);
    }
  }
  // The viewer goes back or forward: Python will move the player, so where it stands is no news.
  player.hold = () => {
    clearTimeout(settle);
    clearTimeout(held);
    held = setTimeout(() => { held = 0; if (player.at !== player.data.at) later(); }, HELD_MS);
  };
  player.held = () => held !== 0;
  function tell() {
    const { at, jump } = player;
    reports += 1; // after a restart the same place is news all the same
    const state = { missing, projector: projector.on, quiz: quiz?.state() ?? null };
    report({ at, jump, reports, ...state });
  }
  function go(at) {
    if (at === player.at + 1 && quiz?.reveal(player.at)) { later(); return; }
    const next = Math.max(0, Math.min(player.total - 1, at));
    if (next === player.at) return;
    player.at = next;
    show(false);
    later();
  }
  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on) {
      if (atEnd()) go(0);
      timer = setInterval(tick, 1000 / Number($('.speed').value));
    } else later();
    const button = $('[data-do=play]');
    button.setAttribute('aria-pressed', on);
    button.textContent = on ? '❚❚ Pause' : '▶ Play';
  }
  function tick() {
    if (!missing) go(player.at + 1);
    if (atEnd()) play(false);
  }
  Object.assign(player, { go, show, settle: later });
  const actions = {
    first: () => go(0), previous: () => go(player.at - 1),
    next: () => go(player.at + 1), last: () => go(player.total - 1), play: () => play(!timer),
    projector: () => { projector.set(!projector.on); later(0); },
  };

  root.querySelector('.player').addEventListener('click', (event) => {
    active = player;
    const button = event.target.closest('[data-do]');
    if (button) actions[button.dataset.do]();
    const goal = event.target.closest('[data-goto]');
    if (goal) go(Number(goal.dataset.goto));
  });
  slider.addEventListener('input', () => go(Number(slider.value)));
  $('.speed').addEventListener('change', () => { if (timer) play(true); });

  function onKey(event) {
    const from = event.composedPath()[0];
    const typing = from !== slider && from.closest && from.closest(TYPING);
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (active !== player || typing || modified || event.defaultPrevented) return;
    if (projector.toggles(event)) actions.projector();
    if (quiz?.key(event)) { event.preventDefault(); return; }
    if (!(event.key in KEYS)) return;
    event.preventDefault();
    go(player.at + KEYS[event.key]);
  }
  const onGoto = (event) => { if (active === player) go(event.detail); };
  document.addEventListener('keydown', onKey);
  window.addEventListener('specviz:goto', onGoto);
  living.add(player);
  active ??= player;
  player.remove = () => {
    projector.set(false);
    clearInterval(timer);
    clearTimeout(settle);
    clearTimeout(after);
    clearTimeout(held);
    document.removeEventListener('keydown', onKey);
    window.removeEventListener('specviz:goto', onGoto);
    living.delete(player);
    if (active === player) [active = null] = living;
  };
  return player;
}
