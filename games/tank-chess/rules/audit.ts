/** What must hold of every state beyond the layout's own audit; a position set up by hand may break it. */
import { type HalfMove, stateLeft, stateTaken } from './draws.ts';
import { MOST_TANKS } from './options.ts';
import { ENDINGS, type Ending, type TankState } from './state.ts';
import { COMMAND, EMPTY, isLive, liveTank, ownerOf } from './types.ts';

/** The endings that one player wins. */
const WON: readonly Ending[] = ['destroyed', 'escape', 'flag', 'resign', 'time'];

const SIDES = ['white', 'black'] as const;

/** One live command tank a side until one is destroyed or leaves (TC-8.1, TC-8.2, TC-14.4), and not too many others. */
const armyFaults = (s: TankState, ending: Ending): string[] => {
  const faults: string[] = [];
  for (const [side, name] of SIDES.entries()) {
    const commands = s.cells.filter((cell) => (cell & ~7) === liveTank(side, COMMAND, 0)).length;
    const gone =
      (ending === 'destroyed' && s.winner === 1 - side) || (ending === 'escape' && s.winner === side);
    if (commands !== (gone ? 0 : 1))
      faults.push(`cells: ${name} has ${commands} live command tanks where there should be ${gone ? 0 : 1}`);
    const tanks = s.cells.filter((cell) => isLive(cell) && ownerOf(cell) === side).length;
    if (tanks > MOST_TANKS) faults.push(`cells: ${name} has ${tanks} tanks, more than ${MOST_TANKS}`);
  }
  return faults;
};

/** State of a tank in a half-move → its square and its cell, for an owner (`draws.ts`). */
const squareOf = (state: number): number => state & 1023;
const cellOf = (state: number, owner: number): number => liveTank(owner, state >> 13, (state >> 10) & 7);

/** The half-moves since the last destroyed tank lead to the present position: taken back, each finds its tank. */
const movesFaults = (s: TankState): string[] => {
  const faults: string[] = [];
  const { length, values } = s.moves;
  if (length > s.noProgress)
    faults.push(`moves: ${length} since a tank was destroyed, but ${s.noProgress} are counted`);
  if (length > s.plies) faults.push(`moves: ${length}, but ${s.plies} half-moves were played`);
  if (s.config.noProgressPlies > 0 && s.ending === 0 && length >= s.config.noProgressPlies)
    faults.push('moves: so many without a destroyed tank end the game');
  const cells = s.cells.slice();
  let owner = s.side;
  for (let i = length - 1; i >= 0; i--) {
    owner ^= 1;
    const move: HalfMove = values[i]!;
    const to = squareOf(stateTaken(move));
    const from = squareOf(stateLeft(move));
    if (cells[to] !== cellOf(stateTaken(move), owner) || (from !== to && cells[from] !== EMPTY))
      return [...faults, `moves: half-move ${i + 1} does not lead to this position`];
    cells[to] = EMPTY;
    cells[from] = cellOf(stateLeft(move), owner);
  }
  return faults;
};

export const auditTankChess = (s: TankState): readonly string[] => {
  const ending = ENDINGS[s.ending]!;
  const won = WON.includes(ending);
  if (won !== s.winner >= 0) return [`winner: an ending ${ending} ${won ? 'without' : 'with'} a winner`];
  return [...armyFaults(s, ending), ...movesFaults(s)];
};
