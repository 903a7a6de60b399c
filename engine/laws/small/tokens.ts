/**
 * Tokens: a small memory game, for tables that forget. Twelve tokens lie face down, each picture twice. A turn: one
 * token is turned face up for everybody, then a second one; the tokens that the turn before left face up are turned
 * down first. Equal pictures are won, and the same seat goes on. Others stay face up until the next turn begins. Most
 * tokens win; it is over when none is left, or after eight turns in a row without a pair.
 */
import type { Game, Outcome } from '../../game.ts';
import { flag, int } from '../../layout/domain.ts';
import { bits, perSeat, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import type { Tell } from '../../narration.ts';
import { membersOf } from '../../points/members.ts';
import type { DecisionPoint, Move } from '../../points/point.ts';
import { ok, type Refusal, refusal } from '../../result.ts';
import { everybody, numberOf, type SeatNumber } from '../../seats.ts';
import { ranked, tableRules } from './table.ts';

const PICTURES = ['sun', 'moon', 'star', 'tree', 'fish', 'bird'] as const;
export type Picture = (typeof PICTURES)[number];
const TOKENS = PICTURES.flatMap((picture) => [`${picture}-1`, `${picture}-2`]);
export const PLACES = TOKENS.map((_, i) => `p${i + 1}`);
const MOST_SEATS = 4;
const FRUITLESS = 8;

const fields = {
  onTurn: scalar(int(0, MOST_SEATS - 1)),
  /** Tokens that this turn has turned face up so far. */
  turned: scalar(int(0, 1)),
  /** Turns in a row without a pair. */
  fruitless: scalar(int(0, FRUITLESS)),
  /** The places where a token lies face up. */
  up: bits(PLACES),
  resigned: perSeat(flag()),
  token: zones(
    TOKENS,
    {
      /** Only while the tokens are mixed. */
      bag: { per: 'table', see: 'secret', ordered: true },
      place: { per: PLACES, see: 'secret', ordered: true },
      won: { per: 'seat', see: 'open', ordered: false },
    },
    'place',
    (token) => ['place', token],
  ),
};
interface Config {
  readonly seats: number;
  readonly make: () => TokensState;
}
export type TokensState = StateOf<typeof fields, Config>;

/** Its events; seats from 1. */
export type TokensEvent =
  /** These tokens are turned face down. */
  | { readonly type: 'covered'; readonly places: readonly string[] }
  | {
      readonly type: 'turned';
      readonly seat: SeatNumber;
      readonly place: string;
      readonly picture: Picture;
    }
  | { readonly type: 'won'; readonly seat: SeatNumber; readonly places: readonly string[] };

/** A step is a place, from 1. */
const placeOf = (s: TokensState, step: number): number => s.token.zone('place', step - 1);
const tokenAt = (s: TokensState, step: number): number => s.token.first(placeOf(s, step));
const pictureOf = (token: number): Picture => PICTURES[token >> 1]!;
/** The steps of the places where a token lies face up. */
const faceUp = (s: TokensState): number[] => [...s.up].map((place) => place + 1);
const tokensLeft = (s: TokensState): number => PLACES.filter((_, i) => tokenAt(s, i + 1) >= 0).length;
const over = (s: TokensState): boolean =>
  s.fruitless >= FRUITLESS || s.resigned.includes(1) || tokensLeft(s) === 0;

const showFaceUp = (s: TokensState): void => {
  for (const step of faceUp(s)) s.token.show(tokenAt(s, step), everybody(s.config.seats));
};

const notOne = (): Refusal => refusal('ONE_TOKEN', 'TO-1');

const begin = (s: TokensState, tell: Tell<TokensEvent> | null): void => {
  const old = faceUp(s);
  for (const step of old) s.token.cover(tokenAt(s, step));
  s.up.clear();
  if (old.length > 0) tell?.({ type: 'covered', places: old.map((step) => PLACES[step - 1]!) });
};

const compare = (s: TokensState, seat: number, tell: Tell<TokensEvent> | null): void => {
  const steps = faceUp(s);
  const [first, second] = steps.map((step) => tokenAt(s, step)) as [number, number];
  s.turned = 0;
  if (pictureOf(first) === pictureOf(second)) {
    for (const token of [first, second]) s.token.move(token, s.token.zone('won', seat));
    s.up.clear();
    s.fruitless = 0;
    tell?.({ type: 'won', seat: numberOf(seat), places: steps.map((step) => PLACES[step - 1]!) });
  } else {
    s.fruitless++;
    s.onTurn = (seat + 1) % s.config.seats;
  }
};

const turn: Move<TokensState, TokensEvent> = {
  verbs: PLACES.map((_, i) => i + 1),
  offer: (_s, _seat, draft, offer) => {
    if (draft.length === 0) for (const i of PLACES.keys()) offer(i + 1);
  },
  refuse: (s, _seat, [step, ...more]) => {
    if (more.length > 0) return notOne();
    const token = tokenAt(s, step!);
    if (token < 0) return refusal('NO_TOKEN_THERE', 'TO-2', { place: PLACES[step! - 1]! });
    return s.up.has(step! - 1) ? refusal('FACE_UP', 'TO-3', { place: PLACES[step! - 1]! }) : undefined;
  },
  apply: (s, seat, [step], _chance, tell) => {
    if (s.turned === 0) begin(s, tell);
    const token = tokenAt(s, step!);
    s.up.add(step! - 1);
    showFaceUp(s);
    tell?.({ type: 'turned', seat: numberOf(seat), place: PLACES[step! - 1]!, picture: pictureOf(token) });
    if (s.turned === 0) s.turned = 1;
    else compare(s, seat, tell);
  },
  // It names a place, never a picture.
  textIsPublic: () => true,
  write: (_s, [step]) => `turn ${PLACES[step! - 1]}`,
  read: (_s, text) => {
    const place = PLACES.indexOf(/^(?:turn )?(p\d+)$/.exec(text)?.[1] ?? '');
    return place < 0 ? undefined : ok([place + 1]);
  },
};

const POINTS: readonly DecisionPoint<TokensState, TokensEvent>[] = [
  {
    name: 'turn',
    clause: 'TO-1',
    asks: { how: 'one', ask: 'always', seat: (s) => s.onTurn },
    moves: [turn],
  },
];

const { settle, ...members } = membersOf<TokensState, TokensEvent>({
  game: 'small-tokens',
  points: POINTS,
  order: ['turn', 'over'],
  over: 'over',
  open: (s) => (over(s) ? 1 : 0),
  verbOf: (step) => step,
  isStep: (step) => Number.isInteger(step) && step >= 1 && step <= PLACES.length,
  plain: (text) => text.trim().toLowerCase(),
  barred: (s) => (over(s) ? refusal('GAME_OVER', 'TO-4') : refusal('NOT_YOUR_TURN', 'TO-1')),
  malformed: notOne,
  otherwise: notOne,
  unreadable: () => refusal('NOT_A_PLACE', 'TO-2'),
});

const outcome = (s: TokensState): Outcome | undefined => {
  if (!over(s)) return undefined;
  const won = Array.from({ length: s.config.seats }, (_, seat) => s.token.size(s.token.zone('won', seat)));
  return ranked(won, s.resigned, 'tokens');
};

/** Only as many tokens are face up as the turns leave so. */
const faceUpFaults = (s: TokensState): string[] => {
  const up = faceUp(s);
  if (up.some((step) => tokenAt(s, step) < 0)) return ['no token lies where one is face up'];
  if (s.turned === 1) return up.length === 1 ? [] : ['a turn has turned one token so far'];
  if (up.length !== 0 && up.length !== 2) return ['a turn leaves no token or two face up'];
  const [first, second] = up.map((step) => pictureOf(tokenAt(s, step)));
  return up.length === 2 && first === second ? ['a pair has not been won'] : [];
};

export const tokens: Game<TokensState, Config, TokensEvent> = {
  id: 'small-tokens',
  version: '1',
  seats: { min: 2, max: MOST_SEATS },
  options: [
    { kind: 'choice', id: 'memory', clause: 'TO-5', values: ['forgotten', 'kept'], initial: 'forgotten' },
  ],
  config: ({ memory }, seats) => {
    const config: Config = { seats, make: () => make() };
    const kept = memory === 'kept' ? ('kept' as const) : ('forgotten' as const);
    const make = stateFactory(fields, { seats, memory: kept }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance, tell) => {
    const bag = s.token.zone('bag');
    for (const i of PLACES.keys()) s.token.move(tokenAt(s, i + 1), bag);
    s.token.shuffle(bag, chance);
    for (const i of PLACES.keys()) s.token.move(s.token.first(bag), placeOf(s, i + 1));
    settle(s, chance, tell);
  },
  ...members,
  outcome,
  maxDecisions: () => 2 * FRUITLESS * (PICTURES.length + 1),
  audit: (s) => {
    const { token, onTurn, config } = s;
    if (onTurn >= config.seats) return ['nobody sits where it is the turn'];
    if (token.size(token.zone('bag')) > 0) return ['a token is in the bag'];
    if (PLACES.some((_, i) => token.size(placeOf(s, i + 1)) > 1)) return ['two tokens lie at one place'];
    const owners = PICTURES.map((_, i) => [token.zoneOf[2 * i]!, token.zoneOf[2 * i + 1]!] as const);
    const lies = (zone: number): boolean => PLACES.some((_, i) => placeOf(s, i + 1) === zone);
    if (owners.some(([one, other]) => one !== other && !(lies(one) && lies(other))))
      return ['half of a pair is won'];
    return over(s) ? [] : faceUpFaults(s);
  },
  // A view does not say who else sees what its viewer sees; what lies face up is seen by everybody.
  complete: showFaceUp,
  revealOpen: showFaceUp,
  table: () => tableRules,
  fact: (s, fact) => {
    if ('seat' in fact) s.resigned[fact.seat] = 1;
    else s.fruitless = FRUITLESS;
  },
};
