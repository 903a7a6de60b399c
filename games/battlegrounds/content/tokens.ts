/** Location tokens (C-2), the kinds of special tokens (C-3), scoring tokens (C-5) and duds (C-6). */
import { COLOURS, DIGITS, LETTERS } from './board.ts';

export const KINDS = [
  'extra-turn',
  'extra-tank',
  'direction',
  'longer-shot',
  'longer-move',
  'order-change',
  'armour',
] as const;
export type Kind = (typeof KINDS)[number];
export const EXTRA_TURN = 0;
export const EXTRA_TANK = 1;
export const DIRECTION = 2;
export const LONGER_SHOT = 3;
export const LONGER_MOVE = 4;
export const ORDER_CHANGE = 5;
export const ARMOUR = 6;
/** One-time actions are played; the other kinds are assigned to a tank card (BG-8.5). */
export const isUpgrade = (kind: number): boolean => kind >= DIRECTION;

export interface Picture {
  readonly id: string;
  /** What the special token of this picture is. */
  readonly kind: Kind;
}
const picture = (kind: Kind, ...ids: readonly string[]): Picture[] => ids.map((id) => ({ id, kind }));

/** In the order of the letters a … p of the fixed layout. */
export const PICTURES: readonly Picture[] = [
  ...picture('extra-turn', 'airfield', 'railway-station', 'bridge', 'harbour'),
  ...picture('extra-tank', 'factory', 'tank-depot'),
  ...picture('direction', 'crossroads', 'town-square'),
  ...picture('longer-shot', 'hilltop', 'lighthouse'),
  ...picture('longer-move', 'desert-road', 'frozen-lake'),
  ...picture('order-change', 'radio-tower', 'ruins'),
  ...picture('armour', 'castle', 'bunker'),
];
export const PICTURE_IDS: readonly string[] = PICTURES.map(({ id }) => id);
/** Picture → number of the kind of its special token. */
export const KIND_OF: readonly number[] = PICTURES.map(({ kind }) => KINDS.indexOf(kind));

/** Four tokens a picture, the special one first: `castle-s`, `castle-1`, `castle-2`, `castle-3`. */
const PER_PICTURE = 4;
export const TOKEN_IDS: readonly string[] = PICTURES.flatMap(({ id }) =>
  ['s', 1, 2, 3].map((n) => `${id}-${n}`),
);
export const pictureOf = (token: number): number => (token / PER_PICTURE) | 0;
export const isSpecial = (token: number): boolean => token % PER_PICTURE === 0;
/** The special token of a picture. */
export const specialOf = (one: number): number => one * PER_PICTURE;

/** The values of a stack of scoring tokens, top first (BG-1.12). */
export const STACK: readonly number[] = [3, 2, 1];
export const SCORE_IDS: readonly string[] = COLOURS.flatMap((colour) => STACK.map((n) => `${colour}-${n}`));
export const worthOf = (score: number): number => STACK[score % STACK.length]!;

/** Eight duds with a letter, then eight with a digit (C-6). */
export const DUD_IDS: readonly string[] = [...LETTERS, ...DIGITS].map((back) => `dud-${back.toLowerCase()}`);
export const LETTER_DUDS = LETTERS.length;
/** The column or row that a dud of Solo names. */
export const lineOf = (dud: number): number => dud % LETTER_DUDS;
