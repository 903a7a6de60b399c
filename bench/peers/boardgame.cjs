// boardgame.io's reducer, in one process and without a network, playing the two games of ../games.ts by the same
// script. Prints one JSON line.
process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');

const { cards, noughts } = require('./boardgame-games.cjs');

const DRAW = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const scripts = {
  noughts: { game: noughts, length: 9, at: (n) => [n & 1, 'mark', [DRAW[n]]] },
  cards: {
    game: cards,
    length: 120,
    at: (n) => [(n >> 1) & 1, n & 1 ? 'play' : 'draw', n & 1 ? [(n * 7) % 6] : []],
  },
};

const seconds = Number(process.argv[2] || 3);
const rates = {};
for (const [name, { game, length, at }] of Object.entries(scripts)) {
  let moves = 0;
  let inMoves = 0;
  const started = performance.now();
  for (let match = 0; performance.now() - started < seconds * 1000; match++) {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    const warm = match >= 20;
    for (let n = 0; n < length; n++) {
      const [player, move, args] = at(n);
      const before = client.getState()._stateID;
      client.updatePlayerID(String(player));
      const t = performance.now();
      client.moves[move](...args);
      if (warm) {
        inMoves += performance.now() - t;
        moves++;
      }
      if (client.getState()._stateID !== before + 1) throw new Error(`${name}: move ${n} was refused`);
    }
    client.stop();
  }
  rates[name] = moves / (inMoves / 1000);
}
console.log(JSON.stringify(rates));
