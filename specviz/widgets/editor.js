// The round on screen, to be edited in place. The fields follow the player without asking anyone;
// an edit is told to Python, again and again until Python has answered it, so that none is lost.
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
  let data = null, at = 0, number = 0, timer = 0, asked = [], points = null;

  const typing = (field) => field.given && root.activeElement === field.control
    && field.control.value !== field.given.text;
  // JavaScript counts some characters twice, Python does not.
  const from = (start) => (points ? points.slice(start).join('') : data.text.slice(start));
  const waiting = (rest, index) => asked.findLast((e) => e.rest === rest && e.index === index);

  function fill() {
    const index = Math.max(0, at - 1), k = index - data.first;
    box.hidden = !(k in data.lines);
    if (box.hidden) return;
    const rest = waiting(true, index)?.text ?? from(data.offsets[k]);
    const multiline = rest.includes('\n');
    show(line, index, waiting(false, index)?.text ?? data.lines[k], `${data.label} ${index + 1}`);
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
  function commit({ control, rest, given }) {
    const text = control.value;
    if (!given || text === given.text) return;
    given.text = text;
    number += 1;
    asked.push({ number, rest, index: given.index, start: given.start, text });
    send();
  }
  function send() {
    clearTimeout(timer);
    whenIdle(() => {
      if (!asked.length) return;
      asks();
      tell({ session: data.session, edits: asked });
    }, (waiting) => { timer = waiting; });
  }

  function update(now) {
    const restarted = data && data.session !== now.session;
    if (!data || restarted) number = now.seen;
    data = now;
    points = /[\ud800-\udfff]/.test(data.text) ? Array.from(data.text) : null;
    if (restarted && asked.length) { // a server that has just started has not heard of them
      asked = asked.map((edit) => ({ ...edit, number: (number += 1) }));
      send();
    } else asked = asked.filter((edit) => edit.number > data.seen);
    line.control.placeholder = data.placeholder;
    $('.help').textContent = data.help;
    fill();
  }

  for (const field of fields) {
    field.control.addEventListener('change', () => commit(field));
    field.control.addEventListener('blur', () => { commit(field); fill(); });
    field.control.addEventListener('keydown', (event) => {
      const apply = event.key === 'Enter' && !event.isComposing;
      if (apply && (field !== many || event.ctrlKey || event.metaKey)) commit(field);
    });
  }
  const follow = (event) => { at = event.detail; if (data) fill(); };
  window.addEventListener('specviz:at', follow);
  return {
    update,
    stand: (position) => { at = position; },
    remove: () => {
      clearTimeout(timer);
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
