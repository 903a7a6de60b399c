// chessops: perft with leaves counted in bulk, and random games. Prints one JSON line.
import { Chess } from 'chessops/chess';

const perft = (position, depth) => {
  const dests = position.allDests();
  let leaves = 0;
  if (depth === 1) {
    for (const [, to] of dests) leaves += to.size();
    return leaves;
  }
  for (const [from, tos] of dests) {
    for (const to of tos) {
      const next = position.clone();
      next.play({ from, to });
      leaves += perft(next, depth - 1);
    }
  }
  return leaves;
};

/** Seconds of processor time, because other processes share the cores. */
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const seconds = (run) => {
  const started = processorTime();
  run();
  return processorTime() - started;
};

perft(Chess.default(), 3);
let best = 0;
for (let i = 0; i < 3; i++) {
  let leaves = 0;
  const spent = seconds(() => {
    leaves = perft(Chess.default(), 4);
  });
  if (leaves !== 197_281) throw new Error(`perft(4) is ${leaves}`);
  best = Math.max(best, leaves / spent);
}

let x = 1;
let plies = 0;
const playing = seconds(() => {
  while (plies < 200_000) {
    const position = Chess.default();
    for (let i = 0; i < 80 && !position.isEnd(); i++, plies++) {
      const moves = [];
      for (const [from, tos] of position.allDests()) for (const to of tos) moves.push([from, to]);
      x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
      const [from, to] = moves[(x >>> 8) % moves.length];
      const promotes = position.board.getRole(from) === 'pawn' && (to >> 3 === 0 || to >> 3 === 7);
      position.play({ from, to, promotion: promotes ? 'queen' : undefined });
    }
  }
});
console.log(JSON.stringify({ leavesPerSecond: best, randomPerSecond: plies / playing }));
