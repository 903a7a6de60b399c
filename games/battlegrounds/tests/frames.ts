/**
 * Positions for the tests, in the words of the specification: the frames B4, B2, T4, F2 and S1 of its examples, and what
 * differs from them. Written from the specification, not from the rules.
 */
import type { ScriptedResult } from '#engine/chance-script.ts';
import type { Json, JsonObject } from '#engine/layout/json.ts';
import type { OptionValue } from '#engine/options.ts';

export type Options = Readonly<Record<string, OptionValue>>;
export type Frame = 'B4' | 'B3' | 'B2' | 'T4' | 'F2' | 'S1';
/** Seat number or colour → a text of ids. */
type Texts = Readonly<Record<string | number, string>>;

export const COLOURS = ['green', 'yellow', 'blue', 'red'];
export const COLUMNS = 'ABCDEFGH';
/** A1 … H1, A2 … H8. */
export const SQUARES = Array.from({ length: 64 }, (_, i) => `${COLUMNS[i % 8]}${Math.floor(i / 8) + 1}`);
export const PICTURES =
  'airfield railway-station bridge harbour factory tank-depot crossroads town-square hilltop lighthouse desert-road frozen-lake radio-tower ruins castle bunker'.split(
    ' ',
  );
export const TOKENS = PICTURES.flatMap((picture) => ['s', 1, 2, 3].map((n) => `${picture}-${n}`));
const CARDS =
  'm24-chaffee luchs amx-13 7tp t-34 m4-sherman cromwell panther churchill-i maus tiger-i kv-1'.split(' ');
const DUDS = [...'abcdefgh12345678'].map((back) => `dud-${back}`);

const L0_ROWS = [
  'l j o m c j n k',
  'f g h p e o g e',
  'l m A B C D i d',
  'c j E F G H b a',
  'f a I J K L e d',
  'i c M N O P n p',
  'f d b i b m g k',
  'l h k o a p h n',
];
/** The fixed layout L0 (C-10): square → token. */
export const L0: Readonly<Record<string, string>> = (() => {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    L0_ROWS.flatMap((row) => row.split(' ')).map((letter, i) => {
      const picture = PICTURES[letter.toLowerCase().charCodeAt(0) - 97]!;
      if (letter !== letter.toLowerCase()) return [SQUARES[i]!, `${picture}-s`];
      const n = (seen.get(picture) ?? 0) + 1;
      seen.set(picture, n);
      return [SQUARES[i]!, `${picture}-${n}`];
    }),
  );
})();

export interface Given {
  readonly options?: Options;
  /** The number of the seat on turn, by default 1. */
  readonly turn?: number;
  /** What is asked, by default the main action. */
  readonly asked?: string;
  /** Colour → its square, or `off` for off the board. */
  readonly on?: Texts;
  /** Colour → its active card. A card that lies elsewhere changes places with the one it replaces. */
  readonly drives?: Texts;
  /** Seat → its inactive cards, instead of those of the frame. */
  readonly reserve?: Texts;
  readonly damaged?: string;
  /** Card → the pictures of the upgrades it carries; each is a pair in its owner's area. */
  readonly carries?: Texts;
  /** Seat → tokens of its area beside those. */
  readonly area?: Texts;
  /** Pictures of special tokens that are used up. */
  readonly spent?: string;
  /** Square → its token; `L0` for all of the fixed layout. */
  readonly tokens?: Texts | 'L0';
  /** Squares whose token of `L0` is gone. */
  readonly bare?: string;
  /** Squares with a dud. */
  readonly duds?: string;
  /** Colour → what is left of its stack, top first, as `3 2 1`. */
  readonly stack?: Texts;
  /** Seat → scoring tokens it has won, as `green-3`. */
  readonly won?: Texts;
  /** From the top. */
  readonly deck?: string;
  /** A pawn that has just moved and may shoot. */
  readonly moved?: string;
  readonly fruitless?: number;
  /** Solo: squares with an artillery tank, tokens of the artillery, squares hit in this cycle, and next. */
  readonly artilleryTanks?: string;
  readonly artillery?: string;
  readonly wasHit?: string;
  readonly hits?: string;
  readonly shots?: number;
  /** Solo: colours whose tank the artillery has destroyed. */
  readonly lost?: string;
  /** Family: squares whose token lies face up, and those revealed in this sub-turn. */
  readonly faceUp?: string;
  readonly fresh?: string;
  readonly script?: readonly ScriptedResult[];
  /** Further fields of the state, in named form. */
  readonly more?: JsonObject;
}

export const words = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);

interface Start {
  readonly seats: number;
  readonly variant: string;
  readonly on: Texts;
  readonly drives: Texts;
  readonly reserve: Texts;
  readonly deck: string;
  readonly owner: Readonly<Record<string, number>>;
}
const CORNER_SQUARES = { green: 'A1', yellow: 'A8', blue: 'H8', red: 'H1' };
const DRIVES = { green: 't-34', yellow: 'm4-sherman', blue: 'maus', red: 'kv-1' };
const DECK = 'cromwell panther churchill-i tiger-i';
const B4: Start = {
  seats: 4,
  variant: 'battle',
  on: CORNER_SQUARES,
  drives: DRIVES,
  reserve: { 1: 'm24-chaffee', 2: '7tp', 3: 'luchs', 4: 'amx-13' },
  deck: DECK,
  owner: { green: 1, yellow: 2, blue: 3, red: 4 },
};
const without = (texts: Texts, ...keys: (string | number)[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.map(String).includes(key)));
export const FRAMES: Readonly<Record<Frame, Start>> = {
  B4,
  T4: { ...B4, variant: 'team' },
  // Not among the frames of the specification: B4 without the fourth player, whose cards are in the deck.
  B3: {
    ...B4,
    seats: 3,
    on: without(CORNER_SQUARES, 'red'),
    drives: without(DRIVES, 'red'),
    reserve: without(B4.reserve, 4),
    deck: `${DECK} kv-1 amx-13`,
    owner: { green: 1, yellow: 2, blue: 3 },
  },
  B2: {
    ...B4,
    seats: 2,
    reserve: { 1: 'm24-chaffee luchs', 2: '7tp amx-13' },
    owner: { green: 1, yellow: 2, blue: 1, red: 2 },
  },
  F2: {
    seats: 2,
    variant: 'family',
    on: without(CORNER_SQUARES, 'yellow', 'red'),
    drives: {},
    reserve: {},
    deck: '',
    owner: { green: 1, blue: 2 },
  },
  S1: {
    seats: 1,
    variant: 'solo',
    on: without(CORNER_SQUARES, 'yellow', 'red'),
    drives: without(DRIVES, 'yellow', 'red'),
    reserve: {},
    deck: `${DECK} m24-chaffee luchs amx-13 7tp m4-sherman kv-1`,
    owner: { green: 1, blue: 1 },
  },
};

/** Who has which tank card: the frame, with the exchanges of this position. */
const cardsOf = (start: Start, given: Given) => {
  const active: Record<string, string> = { ...start.drives };
  const reserve: Record<string, string[]> = {};
  for (let seat = 1; seat <= start.seats; seat++) reserve[seat] = words(start.reserve[seat]);
  let deck = words(start.deck);
  const replace = (old: string, card: string): void => {
    for (const colour of Object.keys(active)) if (active[colour] === card) active[colour] = old;
    for (const seat of Object.keys(reserve))
      reserve[seat] = reserve[seat]!.map((one) => (one === card ? old : one));
    deck = deck.map((one) => (one === card ? old : one));
  };
  for (const [colour, card] of Object.entries(given.drives ?? {})) {
    if (active[colour] === card) continue;
    replace(active[colour]!, card);
    active[colour] = card;
  }
  for (const [seat, text] of Object.entries(given.reserve ?? {})) {
    deck = deck.filter((card) => !words(text).includes(card));
    reserve[seat] = words(text);
  }
  for (const [colour, square] of Object.entries(given.on ?? {})) {
    if (square !== 'off' || !active[colour]) continue;
    if (!words(given.lost).includes(colour)) reserve[start.owner[colour]!]!.push(active[colour]!);
    delete active[colour];
  }
  if (given.deck !== undefined) deck = words(given.deck);
  const used = [...Object.values(active), ...Object.values(reserve).flat(), ...deck];
  return {
    deck,
    reserve: Object.values(reserve),
    active: Object.fromEntries(Object.entries(active).map(([colour, card]) => [colour, [card]])),
    box: CARDS.filter((card) => !used.includes(card)),
  };
};

/** The tokens of areas, and which card each special token is assigned to. */
const areasOf = (start: Start, given: Given, cards: ReturnType<typeof cardsOf>) => {
  const area: string[][] = Array.from({ length: start.seats }, (_, seat) => words(given.area?.[seat + 1]));
  const upgrade: Record<string, string> = {};
  const taken = new Set([
    ...area.flat(),
    ...(given.tokens === 'L0' ? [] : Object.values(given.tokens ?? {})),
  ]);
  for (const [card, pictures] of Object.entries(given.carries ?? {}))
    for (const picture of words(pictures)) {
      const colour = Object.keys(cards.active).find((one) => cards.active[one]![0] === card);
      const owner = colour
        ? start.owner[colour]! - 1
        : cards.reserve.findIndex((list) => list.includes(card));
      // In Team the tokens of both partners lie at the first of them.
      const at = start.variant === 'team' ? owner % 2 : owner;
      const ordinary = [1, 2, 3].map((n) => `${picture}-${n}`).find((one) => !taken.has(one))!;
      for (const token of [`${picture}-s`, ordinary]) if (!taken.has(token)) area[at]!.push(token);
      taken.add(`${picture}-s`).add(ordinary);
      upgrade[picture] = card;
    }
  return { area, upgrade: PICTURES.map((picture) => upgrade[picture] ?? null) };
};

const tokensOf = (given: Given, used: readonly string[]): Record<string, string> => {
  if (given.tokens !== 'L0') return { ...given.tokens };
  const bare = words(given.bare);
  return Object.fromEntries(
    Object.entries(L0).filter(([square, token]) => !bare.includes(square) && !used.includes(token)),
  );
};

const listed = (texts: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(Object.entries(texts).map(([place, id]) => [place, [id]]));

/** The duds of Battle, Team and Solo. */
const dudsOf = (start: Start, given: Given): JsonObject => {
  if (start.variant === 'family') return {};
  if (start.variant !== 'solo') {
    const squares = words(given.duds);
    const board = Object.fromEntries(squares.map((square, i) => [square, DUDS[DUDS.length - 1 - i]!]));
    return { board: listed(board), supply: DUDS.slice(0, DUDS.length - squares.length) };
  }
  const was = words(given.wasHit).join('').toLowerCase();
  const next = words(given.hits).join('').toLowerCase();
  const pile = (lines: string): string[] => {
    const first = [...next].filter((line) => lines.includes(line));
    return [...first, ...[...lines].filter((line) => !first.includes(line) && !was.includes(line))].map(
      (line) => `dud-${line}`,
    );
  };
  const revealed = [...was].map((line) => `dud-${line}`);
  return { letters: pile('abcdefgh'), digits: pile('12345678'), revealed };
};

/** The scoring tokens: stacks, won ones, or the stock and the tanks of the artillery. */
const scoresOf = (start: Start, given: Given): JsonObject => {
  if (start.variant === 'family') return {};
  const all = COLOURS.flatMap((colour) => [3, 2, 1].map((n) => `${colour}-${n}`));
  if (start.variant === 'solo') {
    const squares = words(given.artilleryTanks);
    const board = Object.fromEntries(squares.map((square, i) => [square, all[all.length - 1 - i]!]));
    return { stock: all.slice(0, all.length - squares.length), board: listed(board) };
  }
  const won = Array.from({ length: start.seats }, (_, seat) => words(given.won?.[seat + 1]));
  const stack: Record<string, Json> = {};
  for (const colour of Object.keys(start.owner)) {
    const left = given.stack?.[colour];
    const tokens = left === undefined ? ['3', '2', '1'] : words(left);
    stack[colour] = tokens.map((n) => `${colour}-${n}`).filter((id) => !won.flat().includes(id));
  }
  const used = [...won.flat(), ...Object.values(stack).flat()];
  return { won, stack, box: all.filter((id) => !used.includes(id)) };
};

/** The named form of a position. */
export const positionOf = (frame: Frame, given: Given): JsonObject => {
  const start = FRAMES[frame];
  const { variant } = start;
  const cards = cardsOf(start, given);
  const { area, upgrade } = areasOf(start, given, cards);
  const artillery = words(given.artillery);
  const board = tokensOf(variant === 'family' ? { tokens: 'L0', ...given } : given, [
    ...area.flat(),
    ...artillery,
  ]);
  const used = [...Object.values(board), ...area.flat(), ...artillery];
  const on: Texts = { ...start.on, ...given.on };
  const turn = given.turn ?? 1;
  const family = variant === 'family';
  const asked = given.asked ?? (given.moved ? 'shoot' : family ? 'familyMove' : 'mainAction');
  const damaged = words(given.damaged);
  const shots = given.shots ?? words(given.wasHit).length;
  const faceUp = family ? words(given.faceUp ?? 'D4 E5') : [];
  const seen = Object.fromEntries(faceUp.map((square) => [board[square]!, ['all']]));
  return {
    asked,
    turnOf: turn,
    start: 1,
    actions: asked === 'mainAction' || asked === 'returnPawn' ? 1 : 0,
    acting: given.moved ?? null,
    fruitless: given.fruitless ?? 0,
    square: COLOURS.map((colour) => (on[colour] && on[colour] !== 'off' ? on[colour] : null)),
    inGame: Object.keys(start.owner),
    lost: words(given.lost),
    damaged,
    damagedBefore: damaged.filter((card) => cards.reserve[turn - 1]?.includes(card)),
    upgrade,
    spent: words(given.spent),
    ...(family ? {} : { tank: cards }),
    token: { board: listed(board), area, artillery, box: TOKENS.filter((id) => !used.includes(id)) },
    score: scoresOf(start, given),
    dud: dudsOf(start, given),
    ...(variant === 'solo' && {
      shots,
      // Cycles to come (BG-16.30): A … H and 1 … 8 in order.
      cycles: Array.from({ length: 192 }, (_, i) => (i < 16 * (Math.floor(shots / 8) + 1) ? 0 : i % 8)),
    }),
    ...(family && {
      faceUp,
      fresh: words(given.fresh),
      reveals: 2,
      subTurns: 1,
      known: { token: seen },
    }),
    ...given.more,
  };
};
