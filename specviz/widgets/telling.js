// Edits on their way to Python: told again and again until they are answered, so that none is lost,
// and numbered, so that none is made twice. `show` may ask for their answer first (at_once.js).
function telling(tell, show = null) {
  let session = null, number = 0, timer = 0, when = null, asked = [], gone = false;
  function send() {
    clearTimeout(timer);
    whenIdle(() => {
      if (!asked.length) return;
      when = asks();
      const wrote = window.specvizWrote ?? null; // of the address; Python is not to do it again
      window.specvizWrote = null;
      tell({ session, edits: asked, wrote });
    }, (waiting) => { timer = waiting; });
  }
  // What is pressed meanwhile may lead away from here, and going back is to undo the edit: the page
  // is told before either.
  function showFirst() {
    const left = new AbortController();
    const before = (event) => {
      if (event.type === 'popstate') left.abort(); // then it is not to be shown any more
      send();
    };
    const signs = [[document, 'pointerdown'], [window, 'popstate']];
    for (const [where, type] of signs) where.addEventListener(type, before, true);
    const after = () => {
      for (const [where, type] of signs) where.removeEventListener(type, before, true);
      if (!gone) send();
    };
    show({ session, edits: [...asked] }, left.signal).then(after, after);
  }
  return {
    ask(edit, atOnce = false) {
      number += 1;
      asked.push({ number, rest: false, index: 0, start: 0, ...edit });
      if (atOnce && show && !underWay()) showFirst();
      else send();
    },
    heard(data) {
      const restarted = session && session !== data.session;
      if (!session || restarted) number = data.seen;
      session = data.session;
      if (restarted && asked.length) { // a server that has just started has not heard of them
        asked = asked.map((edit) => ({ ...edit, number: (number += 1) }));
        send();
        return;
      }
      asked = asked.filter((edit) => edit.number > data.seen);
      if (!asked.length) answered(when);
    },
    newest: () => asked.at(-1)?.number,
    last: (rest, index) => asked.findLast((edit) => edit.rest === rest && edit.index === index),
    stop: () => {
      gone = true;
      clearTimeout(timer);
    },
  };
}
