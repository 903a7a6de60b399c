// boardgame.io's reducer in one process, without a network, playing random games with our rules. G is the memory of a
// state. A move copies it in, lets the rules judge and apply the decision, and returns a copy. That is the best case for
// the peer: one typed array, which it does not have to look into. Arguments: game, players, seconds, and seconds before
// it is measured. Prints one JSON line.
process.env.NODE_ENV = 'production';
const { createRequire } = await import('node:module');
const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const { FastChance } = await import('../../engine/chance.ts');
const { parseOptions } = await import('../../engine/options.ts');
const { firstSeat } = await import('../../engine/seats.ts');
const { dealAgain } = await import('../../engine/playout.ts');
const { programLibrary } = await import('../../cli/announced.ts');

const rules = await programLibrary.load(process.argv[2]);
const seats = Number(process.argv[3] || 4);
const seconds = Number(process.argv[4] || 2);
const warmUp = Number(process.argv[5] || 1);
const config = rules.config(parseOptions(rules.options, {}, seats).value, seats).value;
const chance = new FastChance(1);
/** The state that the rules work on; `G` is copied into it. */
const s = rules.blank(config);

const game = {
  name: rules.id,
  disableUndo: true,
  setup: () => {
    dealAgain(rules, s, chance);
    return { cells: s.data.slice() };
  },
  // The rules decide whose turn it is.
  turn: { activePlayers: { all: '' } },
  moves: {
    decide: ({ G, playerID }, decision) => {
      s.data.set(G.cells);
      if (rules.refuse(s, Number(playerID), decision, true)) return 'INVALID_MOVE';
      rules.apply(s, Number(playerID), decision, chance, null);
      return { cells: s.data.slice() };
    },
  },
  endIf: ({ G }) => {
    s.data.set(G.cells);
    return rules.outcome(s);
  },
};

const playOne = () => {
  const client = Client({ game, numPlayers: seats, debug: false });
  client.start();
  let decisions = 0;
  for (; ; decisions++) {
    const { G, ctx, _stateID } = client.getState();
    if (ctx.gameover) break;
    s.data.set(G.cells);
    const seat = firstSeat(rules.active(s));
    const decision = rules.sample(s, seat, chance);
    client.updatePlayerID(String(seat));
    client.moves.decide(decision);
    if (client.getState()._stateID !== _stateID + 1) throw new Error(`${decision} was refused`);
  }
  client.stop();
  return decisions;
};

const milliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const begun = milliseconds();
while (milliseconds() - begun < warmUp * 1000) playOne();
let decisions = 0;
let games = 0;
const started = milliseconds();
while (milliseconds() - started < seconds * 1000) {
  decisions += playOne();
  games++;
}
const spent = (milliseconds() - started) / 1000;
console.log(JSON.stringify({ decisions: decisions / spent, games: games / spent }));
