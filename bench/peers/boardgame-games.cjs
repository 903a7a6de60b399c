// The two games of ../games.ts, written against boardgame.io's public API.
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

module.exports = { noughts, cards };
