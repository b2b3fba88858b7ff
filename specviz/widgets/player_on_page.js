// The player as a component of the page; the handout mounts it by itself.
const players = new WeakMap();
export default function ({ data, parentElement, setStateValue }) {
  if (!players.has(parentElement)) {
    const report = (place) => {
      keepRound(players.get(parentElement).data.search, place.at);
      setStateValue('place', place);
    };
    players.set(parentElement, mount(parentElement, report, { predict, whenIdle }));
  }
  const player = players.get(parentElement);
  player.update(data);
  return () => { player.remove(); players.delete(parentElement); };
}
