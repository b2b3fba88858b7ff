// Edits on their way to Python: told again and again until they are answered, so that none is lost,
// and numbered, so that none is made twice. `show` may ask for their answer first (at_once.js).
function telling(tell, show = null) {
  let session = null, number = 0, timer = 0, when = null, asked = [];
  function send() {
    clearTimeout(timer);
    whenIdle(() => {
      if (!asked.length) return;
      when = asks();
      tell({ session, edits: asked });
    }, (waiting) => { timer = waiting; });
  }
  return {
    ask(edit, atOnce = false) {
      number += 1;
      asked.push({ number, rest: false, index: 0, start: 0, ...edit });
      if (atOnce && show && !underWay()) show({ session, edits: [...asked] }).then(send, send);
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
    stop: () => clearTimeout(timer),
  };
}
