// Predict first: holds back each verdict until it is asked for, and counts the right answers.
// Questions and answers come finished from Python; here two strings are compared and counted.
function predict(root, player) {
  const asks = new Map(); // position -> { html, answer, says }
  const said = new Map(); // position -> the sentence about the answer given there
  const box = root.querySelector('.player');
  let on = false, name = null, seen = 0, right = 0, asked = 0;

  function update(data) {
    on = Boolean(data.quiz);
    if (!on) { name = null; return; }
    if (data.quiz.name !== name) {
      name = data.quiz.name;
      asks.clear();
      said.clear();
      ({ seen = player.at - 1, right = 0, asked = 0 } = data.quiz.state ?? {});
    }
    data.quiz.asks.forEach((ask, k) => { if (ask) asks.set(data.first + k, ask); });
  }
  const holds = (at) => on && at > seen && asks.has(at);
  // Changes whenever a frame has to be dressed anew.
  const mark = (at) => (on ? [holds(at), said.get(at), right, asked].join() : '');
  const state = () => (on ? { name, seen, right, asked } : null);

  // Called with the finished frame of a position in place.
  function dress(at, quiet) {
    const held = holds(at);
    box.classList.toggle('predicts', on);
    box.classList.toggle('held', held);
    if (!on) return;
    seen = Math.max(seen, held ? at - 1 : at);
    const frame = root.querySelector('.frame');
    if (held) frame.innerHTML = asks.get(at).html;
    const verdict = held ? '' : said.get(at) ?? '';
    if (verdict) frame.prepend(line('verdict', verdict));
    if (asked) frame.append(line('score', `Your score: ${right} of ${asked} right.`));
    if (!quiet) {
      const live = root.querySelector('.live');
      live.textContent = held ? asks.get(at).says : `${verdict} ${live.textContent}`.trim();
    }
  }
  function line(kind, text) {
    const made = document.createElement('p');
    made.className = kind;
    made.textContent = text;
    return made;
  }

  // Shows a held verdict; without an answer, nothing is counted.
  function reveal(at, button = null) {
    if (!holds(at)) return false;
    if (button) count(at, button);
    seen = at;
    player.show(false);
    return true;
  }
  function count(at, button) {
    const { answer } = asks.get(at);
    const good = button.dataset.answer === answer;
    asked += 1;
    right += good;
    said.set(at, good ? `✓ Right: ${button.textContent}.`
      : `You said ${button.textContent}; it is ${find(answer).textContent}.`);
  }
  const find = (answer) => [...root.querySelectorAll('[data-answer]')]
    .find((button) => button.dataset.answer === answer);

  function answered(button) {
    if (!button || !reveal(player.at, button)) return false;
    player.settle();
    return true;
  }
  box.addEventListener('click', (event) => {
    // The button is gone once it is answered, so the focus goes on to Next.
    if (answered(event.target.closest('[data-answer]'))) root.querySelector('[data-do=next]').focus();
  });

  // Keys while nothing is being typed: a number answers, Enter and Space go on.
  function key(event) {
    if (!on || event.defaultPrevented) return false;
    if (/^[0-9]$/.test(event.key)) return answered(find(event.key));
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    if (event.composedPath()[0].closest?.('button, a, summary, label')) return false;
    player.go(player.at + 1);
    return true;
  }
  return { update, holds, mark, state, dress, reveal, key };
}
