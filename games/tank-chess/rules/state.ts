/** What a Tank Chess state consists of. Nothing is hidden (TC-12.1). */
import { int, oneOf, seatOrNone } from '#engine/layout/domain.ts';
import { type GridCodec, grid, records, scalar } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { parseTcp, printPlacement } from './notation/tcp.ts';
import type { TankConfig } from './options.ts';
import { WRECK } from './types.ts';

/** How a game ends (TC-8, TC-10, TC-11); the codes of the field `ending`. */
export const ENDINGS = [
  'none',
  'destroyed',
  'escape',
  'flag',
  'resign',
  'time',
  'agreement',
  'repetition',
  'noProgress',
  'abort',
] as const;
export type Ending = (typeof ENDINGS)[number];
export const endingCode = (ending: Ending): number => ENDINGS.indexOf(ending);

const MAX_COUNTER = 999_999_999;
const MAX_CELL = WRECK | 255;
/** Half-moves after which a game without a no-progress rule ends unfinished. */
const MAX_PLIES = 4000;
/** No more tanks than this can be destroyed, so no more often can the no-progress counter start again. */
const MAX_KILLS = 26;

/** After so many half-moves the match ends unfinished. Where the no-progress rule is on, that rule comes first. */
export const maxPlies = (config: TankConfig): number =>
  config.noProgressPlies > 0 ? (MAX_KILLS + 1) * config.noProgressPlies : MAX_PLIES;

/** Half-moves since the last destroyed tank that repetition has to look at (TC-10.3). */
const historyCapacity = (config: TankConfig): number => {
  if (config.repetition === 'off') return 1;
  return config.noProgressPlies > 0 ? config.noProgressPlies : MAX_PLIES;
};

/** The board's named form: size and placement as in a position string (TC-14.3). */
const boardCodec = (config: TankConfig): GridCodec => ({
  write: (cells) => printPlacement(config.width, config.height, cells),
  read: (json, cells) => {
    if (typeof json !== 'string') return 'a board is a text: size and placement of a position string';
    const read = parseTcp(`${json} w 0 1`);
    if (!read.ok) return `${read.error.code} ${JSON.stringify(read.error.params)}`;
    if (read.value.width !== config.width || read.value.height !== config.height)
      return `the board of this match is ${config.width}x${config.height}`;
    cells.set(read.value.cells);
    return undefined;
  },
});

/** The initial values are those of the start position: it is what a position set up by hand does not name. */
const fieldsOf = (config: TankConfig) => ({
  cells: grid(config.width * config.height, int(0, MAX_CELL), {
    codec: boardCodec(config),
    initial: config.start.cells,
  }),
  /** Whose move it is; also the seat: 0 White, 1 Black. */
  side: scalar(oneOf(['white', 'black'], config.start.side)),
  noProgress: scalar(int(0, MAX_COUNTER, config.start.noProgress)),
  turnNumber: scalar(int(1, MAX_COUNTER, config.start.turnNumber)),
  /** Half-moves played in this match. */
  plies: scalar(int(0, MAX_COUNTER)),
  /** The moves since the last destroyed tank, for repetition; packed as in draws.ts. */
  moves: records(historyCapacity(config), { move: int(0, 2 ** 30) }),
  ending: scalar(oneOf(ENDINGS)),
  winner: scalar(seatOrNone(2)),
});

export type TankState = StateOf<ReturnType<typeof fieldsOf>, TankConfig>;

/** One factory a configuration: all states of a match share their layout. */
const factories = new WeakMap<TankConfig, () => TankState>();

export const blankState = (config: TankConfig): TankState => {
  let make = factories.get(config);
  if (!make) {
    make = stateFactory(fieldsOf(config), { seats: 2 }, config);
    factories.set(config, make);
  }
  return make();
};
