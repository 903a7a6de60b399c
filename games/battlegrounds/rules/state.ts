/** The state of a game of Battlegrounds, of any variant. */
import { element, flag, int, oneOf, seatOrNone } from '#engine/layout/domain.ts';
import { bits, grid, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { COLOURS, PAWN_COUNT, SQUARES } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import {
  DUD_IDS,
  KIND_OF,
  LETTER_DUDS,
  PICTURE_IDS,
  SCORE_IDS,
  STACK,
  TOKEN_IDS,
} from '../content/tokens.ts';
import type { Config } from './options.ts';

/** What is asked: the decision points. A free window belongs to the point that is open in it (BG-3.5). */
export const ASKED = [
  'over',
  'draftCard',
  'chooseSoloCards',
  'chooseSoloBases',
  'chooseActive',
  'placePawn',
  'returnPawn',
  'mainAction',
  'shoot',
  'moveAfterShot',
  'keepExtraTank',
  'endTurn',
  'familyMove',
  'familyReveal',
  'familyChoosePair',
] as const;
export type Asked = (typeof ASKED)[number];
export const OVER = 0;
export const DRAFT = 1;
export const SOLO_CARDS = 2;
export const SOLO_BASES = 3;
export const ACTIVE = 4;
export const PLACE = 5;
export const RETURN = 6;
export const MAIN = 7;
export const SHOOT = 8;
export const MOVE_AFTER = 9;
export const KEEP = 10;
export const END = 11;
export const FAMILY_MOVE = 12;
export const FAMILY_REVEAL = 13;
export const FAMILY_PAIR = 14;

/** Why a game is over. */
export const ENDINGS = [
  'none',
  /** Somebody has reached the target (BG-12.5, 14.9, 15.20). */
  'target',
  /** Too many turns without progress (BG-12.10, 15.22). */
  'stalemate',
  /** Nothing is left to be gained (BG-12.12), or no token to be revealed (BG-15.22). */
  'exhaustion',
  /** Solo: 20 points of the artillery, no tank card left, no location token left, the 96th shot (BG-16.35–16.38). */
  'artillery',
  'noTanks',
  'noTokens',
  'lastShot',
] as const;
export type EndingReason = Exclude<(typeof ENDINGS)[number], 'none'>;

/** BG-16.30, 16.38: twelve cycles of eight shots. */
export const SHOTS_A_CYCLE = LETTER_DUDS;
export const CYCLES = 12;
export const LAST_SHOT = SHOTS_A_CYCLE * CYCLES;

const NOWHERE = ['nowhere'];

const fieldsFor = ({ seats, family, solo, ownerOf }: Config) => ({
  asked: scalar(oneOf(ASKED)),
  ending: scalar(oneOf(ENDINGS)),
  /** Whose turn it is. */
  turnOf: scalar(seatOrNone(seats)),
  /** Who began; cards are drafted and pawns placed from there on. */
  start: scalar(seatOrNone(seats)),
  /** Who has won by reaching the target. */
  winner: scalar(seatOrNone(seats)),
  /** How many cards have been drafted (BG-2.3). */
  picks: scalar(int(0, 8)),

  /** Main actions that are still to begin in this turn (BG-3.11). */
  actions: scalar(int(0, 99)),
  /** The pawn whose move-and-shoot is going on; it owes its move when it has shot first (BG-10.14). */
  acting: scalar(element(COLOURS)),
  shotFirst: scalar(flag()),
  /** BG-6.11. */
  pause: scalar(flag()),
  /** Something was gained in this turn, and the turns in a row in which nothing was (BG-12.9, 15.22). */
  progress: scalar(flag()),
  fruitless: scalar(int(0, 9999)),

  /** Pawn → its square. In Solo two of the four pawns are in the game; `lost` are those the artillery has hit. */
  square: grid(PAWN_COUNT, element(SQUARES)),
  inGame: bits(COLOURS),
  lost: bits(COLOURS),
  /** Cards under repair, and those that were when this turn began (BG-6.3, 6.15). */
  damaged: bits(TANK_IDS),
  damagedBefore: bits(TANK_IDS),
  /** Picture of a special token → the card that it is assigned to; and the special tokens that are used up. */
  upgrade: grid(PICTURE_IDS.length, element(TANK_IDS)),
  spent: bits(PICTURE_IDS),

  tank: zones(
    TANK_IDS,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      /** Laid out for the draft, or for the choice of a Solo game. */
      offer: { per: 'table', see: 'open', ordered: false },
      drawn: { per: 'table', see: 'open', ordered: true },
      reserve: { per: 'seat', see: 'open', ordered: false },
      active: { per: COLOURS, see: 'open', ordered: false },
      box: { per: 'table', see: 'open', ordered: false },
    },
    family ? 'box' : 'deck',
  ),
  token: zones(
    TOKEN_IDS,
    {
      /** Not in the game: only in positions set up by hand. */
      box: { per: 'table', see: 'open', ordered: false },
      bag: { per: 'table', see: 'secret', ordered: true },
      board: { per: SQUARES, see: family ? 'secret' : 'open', ordered: true },
      area: { per: 'seat', see: 'open', ordered: false },
      artillery: { per: 'table', see: 'open', ordered: false },
    },
    'box',
  ),
  score: zones(
    SCORE_IDS,
    {
      box: { per: 'table', see: 'open', ordered: false },
      stack: { per: COLOURS, see: 'open', ordered: true },
      won: { per: 'seat', see: 'open', ordered: false },
      /** Solo: tanks of the artillery, in stock and on the board (BG-16.10). */
      stock: { per: 'table', see: 'open', ordered: false },
      board: { per: solo ? SQUARES : NOWHERE, see: 'open', ordered: false },
    },
    'box',
    (score) => {
      const colour = (score / STACK.length) | 0;
      if (solo) return ['stock', 0];
      return family || ownerOf[colour]! < 0 ? undefined : ['stack', colour];
    },
  ),
  dud: zones(
    DUD_IDS,
    {
      box: { per: 'table', see: 'open', ordered: false },
      supply: { per: 'table', see: 'open', ordered: false },
      board: { per: solo || family ? NOWHERE : SQUARES, see: 'open', ordered: false },
      /** Solo: what the artillery draws from, and what it has drawn in this cycle (BG-16.8, 16.29). */
      letters: { per: 'table', see: 'secret', ordered: true },
      digits: { per: 'table', see: 'secret', ordered: true },
      revealed: { per: 'table', see: 'open', ordered: false },
    },
    'box',
    (dud) => {
      if (family) return undefined;
      return [solo ? (dud < LETTER_DUDS ? 'letters' : 'digits') : 'supply', 0];
    },
  ),
  /** Solo: shots so far, and the columns and rows of the cycles to come, eight and eight a cycle (BG-16.30). */
  shots: scalar(int(0, LAST_SHOT)),
  cycles: grid(solo ? CYCLES * 2 * SHOTS_A_CYCLE : 1, int(0, solo ? SHOTS_A_CYCLE - 1 : 0), {
    visibility: 'secret',
  }),

  /** Family: squares where a token lies face up, and those revealed in this sub-turn (BG-15.17). */
  faceUp: bits(SQUARES),
  fresh: bits(SQUARES),
  /** Family: tokens still to be revealed in this sub-turn, and sub-turns with the present one (BG-15.7). */
  reveals: scalar(int(0, 2)),
  subTurns: scalar(int(0, 99)),
});

export type Battlegrounds = StateOf<ReturnType<typeof fieldsFor>, Config>;

const factories = new WeakMap<Config, () => Battlegrounds>();

export const blankState = (config: Config): Battlegrounds => {
  let make = factories.get(config);
  if (!make) {
    const memory = config.family ? 'forgotten' : 'kept';
    make = stateFactory(fieldsFor(config), { seats: config.seats, memory }, config);
    factories.set(config, make);
  }
  return make();
};

// Zones, as plain property reads: these run a million times a second.
const tankBase = (s: Battlegrounds): Readonly<Record<string, number>> => s.tank.plan.base;
const tokenBase = (s: Battlegrounds): Readonly<Record<string, number>> => s.token.plan.base;
const dudBase = (s: Battlegrounds): Readonly<Record<string, number>> => s.dud.plan.base;

export const deckOf = (s: Battlegrounds): number => tankBase(s).deck!;
export const reserveOf = (s: Battlegrounds, seat: Seat): number => tankBase(s).reserve! + seat;
export const tankBox = (s: Battlegrounds): number => tankBase(s).box!;
const activeZone = (s: Battlegrounds, pawn: number): number => tankBase(s).active! + pawn;
/** The card that a pawn drives, or -1. */
export const activeCard = (s: Battlegrounds, pawn: number): number => s.tank.first(activeZone(s, pawn));
export const activate = (s: Battlegrounds, pawn: number, card: number): void =>
  s.tank.move(card, activeZone(s, pawn));
/** The pawn that drives this card, or -1. */
export const driverOf = (s: Battlegrounds, card: number): number => {
  const pawn = s.tank.zoneOf[card]! - tankBase(s).active!;
  return pawn >= 0 && pawn < PAWN_COUNT ? pawn : -1;
};

export const areaZone = (s: Battlegrounds, seat: Seat): number => tokenBase(s).area! + s.config.areaOf[seat]!;
/** The token on a square, or -1. */
export const tokenAt = (s: Battlegrounds, square: number): number =>
  s.token.first(tokenBase(s).board! + square);
export const tokenZone = (s: Battlegrounds, square: number): number => tokenBase(s).board! + square;
/** The dud on a square, or -1. */
export const dudAt = (s: Battlegrounds, square: number): number => {
  const { solo, family } = s.config;
  return solo || family ? -1 : s.dud.first(dudBase(s).board! + square);
};
export const dudZone = (s: Battlegrounds, square: number): number => dudBase(s).board! + square;
export const supplyOf = (s: Battlegrounds): number => dudBase(s).supply!;
/** The artillery tank on a square, or -1. */
export const artilleryAt = (s: Battlegrounds, square: number): number =>
  s.config.solo ? s.score.first(s.score.plan.base.board! + square) : -1;

/** The pawn on a square, or -1. */
export const pawnAt = (s: Battlegrounds, square: number): number => {
  const { square: squares } = s;
  for (let pawn = 0; pawn < PAWN_COUNT; pawn++) if (squares[pawn] === square) return pawn;
  return -1;
};
/** Whether a pawn is in the game and on the board. */
export const onBoard = (s: Battlegrounds, pawn: number): boolean => s.square[pawn]! >= 0;
export const hasTankOnBoard = (s: Battlegrounds, seat: Seat): boolean => {
  for (const pawn of s.config.pawnsOf[seat]!) if (onBoard(s, pawn)) return true;
  return false;
};
/** Whether these two seats are one and the same player or team (BG-0.11). */
export const friends = (s: Battlegrounds, a: Seat, b: Seat): boolean =>
  a === b || (s.config.team && ((a ^ b) & 1) === 0);

/** How many upgrades of a kind a card carries. */
export const upgradesOf = (s: Battlegrounds, card: number, kind: number): number => {
  const { upgrade } = s;
  let count = 0;
  for (let picture = 0; picture < KIND_OF.length; picture++)
    if (upgrade[picture] === card && KIND_OF[picture] === kind) count++;
  return count;
};
/** The tokens that still lie on the board. */
export const tokensOnBoard = (s: Battlegrounds): number => {
  const base = tokenBase(s);
  let elsewhere = s.token.size(base.box!) + s.token.size(base.artillery!) + s.token.size(base.bag!);
  for (let seat = 0; seat < s.config.seats; seat++) elsewhere += s.token.size(base.area! + seat);
  return TOKEN_IDS.length - elsewhere;
};
