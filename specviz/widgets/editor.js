// The round on screen, to be edited in place. The fields follow the player without asking anyone.
const editors = new WeakMap();

function mount(root, tell) {
  const $ = (selector) => root.querySelector(selector);
  const box = $('.editor');
  const fields = ['#line', '#rest', '#text'].map((id) => {
    const control = $(id);
    const [label, home] = [$(`[for=${control.id}]`), control.parentElement];
    return { control, label, home, rest: control.id !== 'line', given: null };
  });
  const [line, one, many] = fields;
  const edits = telling(tell, ask);
  let data = null, at = 0, points = null;

  const typing = (field) => field.given && root.activeElement === field.control
    && field.control.value !== field.given.text;
  // JavaScript counts some characters twice, Python does not.
  const from = (start) => (points ? points.slice(start).join('') : data.text.slice(start));

  function fill() {
    const index = Math.max(0, at - 1), k = index - data.first;
    box.hidden = !(k in data.lines);
    if (box.hidden) return;
    const rest = edits.last(true, index)?.text ?? from(data.offsets[k]);
    const multiline = rest.includes('\n');
    show(line, index, edits.last(false, index)?.text ?? data.lines[k], `${data.label} ${index + 1}`);
    for (const field of [one, many]) show(field, index, rest, `The target from round ${index + 1} on`);
    if (typing(one) || typing(many)) return;
    one.home.hidden = multiline;
    many.home.hidden = !multiline;
    const away = multiline ? one : many; // nobody is to find it
    away.control.removeAttribute('aria-label');
    away.label.textContent = '';
  }
  function show(field, index, text, label) {
    const { control } = field;
    if (typing(field)) return; // stays with its round until it is left
    field.given = { index, text, start: data.starts[index - data.first] };
    field.label.textContent = label;
    control.setAttribute('aria-label', label);
    if (control.value !== text) control.value = text;
    field.given.text = control.value; // an input may drop what it cannot hold
  }
  function commit({ control, rest, given }, atOnce = false) {
    const text = control.value;
    if (!given || text === given.text) return;
    given.text = text;
    edits.ask({ rest, index: given.index, start: given.start, text }, atOnce && data.search !== null);
  }
  // The answer that comes before Python's; nothing of it is shown once that is here.
  function ask(told, signal) {
    const { session, seen, search } = data, last = edits.newest();
    return atOnce({ search, at, ...told }, (screen) => {
      if (edits.newest() !== last || data.seen !== seen) return;
      const chart = { instead: `${session}-${seen}`, rows: screen.chart };
      const detail = { player: screen.player, chart };
      window.dispatchEvent(new CustomEvent('specviz:ahead', { detail }));
      spread({ session, seen: last, table: screen.table, draft: screen.draft });
      renew(screen.editor);
    }, signal);
  }

  function update(now) {
    edits.heard(now);
    if (now.news) spread({ session: now.session, seen: now.seen, ...now.news });
    line.control.placeholder = now.placeholder;
    $('.help').textContent = now.help;
    renew(now);
  }
  function renew(rounds) {
    data = { ...data, ...rounds };
    points = /[\ud800-\udfff]/.test(data.text) ? Array.from(data.text) : null;
    fill();
  }

  for (const field of fields) {
    field.control.addEventListener('change', () => commit(field));
    field.control.addEventListener('blur', () => { commit(field); fill(); });
    field.control.addEventListener('keydown', (event) => {
      const apply = event.key === 'Enter' && !event.isComposing;
      if (apply && (field !== many || event.ctrlKey || event.metaKey)) commit(field, true);
    });
  }
  const follow = (event) => { at = event.detail; if (data) fill(); };
  window.addEventListener('specviz:at', follow);
  return {
    update,
    stand: (position) => { at = position; },
    remove: () => {
      edits.stop();
      window.removeEventListener('specviz:at', follow);
    },
  };
}

export default function ({ data, parentElement, setStateValue }) {
  if (!editors.has(parentElement)) {
    const editor = mount(parentElement, (edits) => setStateValue('edits', edits));
    editor.stand(data.at);
    editors.set(parentElement, editor);
  }
  const editor = editors.get(parentElement);
  editor.update(data);
  return () => { editor.remove(); editors.delete(parentElement); };
}
