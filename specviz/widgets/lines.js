// The guesses of all rounds, one line each; they follow the edits of single rounds.
const boxes = new WeakMap();

function mount(root, tell) {
  const $ = (selector) => root.querySelector(selector);
  const box = $('textarea');
  const edits = telling(tell);
  let data = null, given = '';

  function fill() {
    const draft = newest(data, 'draft');
    const typing = root.activeElement === box && box.value !== given;
    if (typing || edits.last(false, 0)) return; // what was typed stays until it is answered
    if (box.value !== draft) box.value = draft;
    given = box.value;
  }
  function commit() {
    if (box.value === given) return;
    given = box.value;
    edits.ask({ text: given });
  }
  box.addEventListener('change', commit);
  box.addEventListener('blur', () => { commit(); fill(); });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) commit();
  });
  window.addEventListener('specviz:news', fill);
  return {
    update(now) {
      data = now;
      edits.heard(data);
      $('label').textContent = data.label;
      $('.help').innerHTML = data.help;
      fill();
    },
    remove() {
      edits.stop();
      window.removeEventListener('specviz:news', fill);
    },
  };
}

export default function ({ data, parentElement, setStateValue }) {
  if (!boxes.has(parentElement)) {
    boxes.set(parentElement, mount(parentElement, (edits) => setStateValue('edits', edits)));
  }
  boxes.get(parentElement).update(data);
  return () => { boxes.get(parentElement).remove(); boxes.delete(parentElement); };
}
