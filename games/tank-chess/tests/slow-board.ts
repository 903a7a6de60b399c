/** The board of the slow generator: an array of ranks, each an array of things; and its own reader of TCP. */

export type SideName = 'White' | 'Black';
export type Letter = 'C' | 'L' | 'M' | 'H' | 'D' | 'R';
export interface SlowTank {
  readonly kind: 'tank';
  readonly side: SideName;
  readonly letter: Letter;
  readonly facing: number;
}
export interface SlowWreck {
  readonly kind: 'wreck';
  readonly side: SideName;
  readonly letter: Letter;
}
/** TC-1.5: a square holds exactly one thing. */
export type Thing = { readonly kind: 'empty' | 'obstacle' | 'border' } | SlowTank | SlowWreck;

export interface SlowBoard {
  readonly width: number;
  readonly height: number;
  /** Rank by rank from White's home edge, each from file a. */
  readonly squares: Thing[][];
  toMove: SideName;
  noProgress: number;
  turnNumber: number;
  byName(square: string): Thing;
  put(square: string, thing: Thing): void;
}

/** TC-1.3: file letter and rank number. */
export const nameOf = (file: number, rank: number): string => `${String.fromCharCode(97 + file)}${rank + 1}`;

export function placeOf(square: string): { file: number; rank: number } {
  return { file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 };
}

/** What stands there, or undefined outside the board's rectangle. */
export const thingAt = (board: SlowBoard, file: number, rank: number): Thing | undefined =>
  board.squares[rank]?.[file];

function makeBoard(squares: Thing[][], toMove: SideName, noProgress: number, turnNumber: number): SlowBoard {
  return {
    width: squares[0]!.length,
    height: squares.length,
    squares,
    toMove,
    noProgress,
    turnNumber,
    byName(square) {
      const { file, rank } = placeOf(square);
      const thing = squares[rank]?.[file];
      if (thing === undefined) throw new Error(`${square} is not on the board`);
      return thing;
    },
    put(square, thing) {
      const { file, rank } = placeOf(square);
      squares[rank]![file] = thing;
    },
  };
}

export const copyOf = (board: SlowBoard): SlowBoard =>
  makeBoard(
    board.squares.map((row) => [...row]),
    board.toMove,
    board.noProgress,
    board.turnNumber,
  );

const sideOf = (letter: string): SideName => (letter === letter.toUpperCase() ? 'White' : 'Black');

/** Reads a well-formed position string (TC-14.3); for tests only, so a malformed one throws. */
export function readSlow(tcp: string): SlowBoard {
  const [size, placement, side, noProgress, turnNumber] = tcp.split(' ');
  const rows = placement!.split('/').map((text) => {
    const row: Thing[] = [];
    for (const token of text.match(/[1-9][0-9]*|#|%|x[A-Za-z]|[A-Za-z][0-7]/g)!) {
      if (token === '#') row.push({ kind: 'obstacle' });
      else if (token === '%') row.push({ kind: 'border' });
      else if (/^[0-9]/.test(token)) for (let n = Number(token); n > 0; n--) row.push({ kind: 'empty' });
      else if (token.startsWith('x') && token.length === 2) {
        const letter = token[1]!;
        row.push({ kind: 'wreck', side: sideOf(letter), letter: letter.toUpperCase() as Letter });
      } else {
        const letter = token[0]!;
        row.push({
          kind: 'tank',
          side: sideOf(letter),
          letter: letter.toUpperCase() as Letter,
          facing: Number(token[1]),
        });
      }
    }
    return row;
  });
  const board = makeBoard(
    rows.reverse(),
    side === 'w' ? 'White' : 'Black',
    Number(noProgress),
    Number(turnNumber),
  );
  if (`${board.width}x${board.height}` !== size || board.squares.some((row) => row.length !== board.width))
    throw new Error(`not a position: ${tcp}`);
  return board;
}

/** Writes the canonical position string (TC-14.3). */
export function writeSlow(board: SlowBoard): string {
  const rows = board.squares.map((row) => {
    let text = '';
    let run = 0;
    const flush = (): void => {
      if (run > 0) text += run;
      run = 0;
    };
    for (const thing of row) {
      if (thing.kind === 'empty') {
        run++;
        continue;
      }
      flush();
      if (thing.kind === 'obstacle') text += '#';
      else if (thing.kind === 'border') text += '%';
      else {
        const tank = thing as SlowTank | SlowWreck;
        const letter = tank.side === 'White' ? tank.letter : tank.letter.toLowerCase();
        text += tank.kind === 'tank' ? `${letter}${tank.facing}` : `x${letter}`;
      }
    }
    flush();
    return text;
  });
  const side = board.toMove === 'White' ? 'w' : 'b';
  return `${board.width}x${board.height} ${rows.reverse().join('/')} ${side} ${board.noProgress} ${board.turnNumber}`;
}
