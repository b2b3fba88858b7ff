// The player as a component of the page; the handout mounts it by itself.
const players = new WeakMap();
export default function ({ data, parentElement, setStateValue }) {
  if (!players.has(parentElement)) {
    const report = (place) => {
      const { data } = players.get(parentElement);
      const written = place.projector === data.projector && keepRound(data.search, place.at);
      setStateValue('place', { ...place, unwritten: !written }); // then Python does
    };
    players.set(parentElement, mount(parentElement, report, { predict, whenIdle }));
    window.addEventListener('popstate', players.get(parentElement).hold);
  }
  const player = players.get(parentElement);
  player.update(data);
  if (data.push && data !== player.pushed) {
    player.pushed = data;
    setTimeout(() => keepRound(data.search, player.at) || player.settle(0), AFTER_THE_FRAME_MS);
  }
  return () => {
    window.removeEventListener('popstate', player.hold);
    player.remove();
    players.delete(parentElement);
  };
}
