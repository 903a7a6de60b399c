// boardgame.io's reducer, in one process and without a network, playing the two games of ../games.ts by the same
// script. Prints one JSON line.
process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const noughts = {
  name: 'noughts',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((l) => l.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[l[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((c) => c !== null)) return { draw: true };
  },
};

const cards = {
  name: 'cards',
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, i) => i));
    return { deck, discard: [], hands: { 0: deck.splice(0, 5), 1: deck.splice(0, 5) } };
  },
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    draw: ({ G, random, playerID }) => {
      if (G.hands[playerID].length > 5) return 'INVALID_MOVE';
      if (!G.deck.length) {
        G.deck = random.Shuffle(G.discard);
        G.discard = [];
      }
      G.hands[playerID].push(G.deck.pop());
    },
    play: ({ G, playerID }, place) => {
      const hand = G.hands[playerID];
      if (hand.length < 6 || place < 0 || place >= hand.length) return 'INVALID_MOVE';
      G.discard.push(hand.splice(place, 1)[0]);
    },
  },
};

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
