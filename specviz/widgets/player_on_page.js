// The player as a component of the page; the handout mounts it by itself.
const players = new WeakMap();

// Shows what an edit has brought before Python draws it, and writes the address for it.
function showAhead(player, now) {
  player.update({ ...player.data, ...now, at: player.at });
  whenPainted(player, () => {
    player.ahead = player.writes(now.search) ? now.search : null;
    window.specvizWrote = player.ahead; // told with the edit (telling.js)
  });
}
// Unless the viewer has gone back or forward by then: Python follows, from where that led.
function whenPainted(player, write) {
  clearTimeout(player.writing);
  player.writing = setTimeout(() => player.held() || write(), AFTER_THE_FRAME_MS);
}

export default function ({ data, parentElement, setStateValue }) {
  if (!players.has(parentElement)) {
    const path = location.pathname;
    const report = (place) => {
      const { data } = players.get(parentElement);
      const written = place.projector === data.projector && keepRound(data.search, place.at, path);
      setStateValue('place', { ...place, unwritten: !written }); // then Python does
    };
    const player = mount(parentElement, report, { predict, whenIdle });
    player.writes = (search) => keepRound(search, player.at, path);
    // The chart asks for its place when it hears this, so nothing changes the page before it has.
    player.onAhead = ({ detail }) => queueMicrotask(() => showAhead(player, detail.player));
    players.set(parentElement, player);
    window.addEventListener('popstate', player.hold);
    window.addEventListener('specviz:ahead', player.onAhead);
  }
  const player = players.get(parentElement);
  player.update(data);
  if (data.search !== player.ahead) player.ahead = null;
  if (data.push && data !== player.pushed) {
    player.pushed = data;
    const write = () => player.writes(data.search) || player.settle(0);
    if (!player.ahead) whenPainted(player, write); // else it is, and may be left by now
  }
  return () => {
    window.removeEventListener('popstate', player.hold);
    window.removeEventListener('specviz:ahead', player.onAhead);
    clearTimeout(player.writing);
    player.remove();
    players.delete(parentElement);
  };
}
