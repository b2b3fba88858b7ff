// The player as a component of the page; the handout mounts it by itself.
const players = new WeakMap();

// Shows what an edit has brought before Python draws it, and writes the address for it.
function showAhead(player, { player: now }) {
  player.update({ ...player.data, ...now, at: player.at });
  setTimeout(() => {
    player.ahead = keepRound(now.search, player.at) ? now.search : null;
  }, AFTER_THE_FRAME_MS);
}
export default function ({ data, parentElement, setStateValue }) {
  if (!players.has(parentElement)) {
    const report = (place) => {
      const { data } = players.get(parentElement);
      const written = place.projector === data.projector && keepRound(data.search, place.at);
      setStateValue('place', { ...place, unwritten: !written }); // then Python does
    };
    players.set(parentElement, mount(parentElement, report, { predict, whenIdle }));
    const player = players.get(parentElement);
    // The chart asks for its place when it hears this, so nothing changes the page before it has.
    player.onAhead = ({ detail }) => queueMicrotask(() => showAhead(player, detail));
    window.addEventListener('popstate', player.hold);
    window.addEventListener('specviz:ahead', player.onAhead);
  }
  const player = players.get(parentElement);
  player.update(data);
  if (data.search !== player.ahead) player.ahead = null;
  if (data.push && data !== player.pushed) {
    player.pushed = data;
    const write = () => keepRound(data.search, player.at) || player.settle(0);
    if (!player.ahead) setTimeout(write, AFTER_THE_FRAME_MS); // else it is, and may be left by now
  }
  return () => {
    window.removeEventListener('popstate', player.hold);
    window.removeEventListener('specviz:ahead', player.onAhead);
    player.remove();
    players.delete(parentElement);
  };
}
