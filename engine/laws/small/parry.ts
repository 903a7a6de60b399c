/**
 * Parry: a small game of windows. The seat on turn strikes somebody or rests (draws a card). A strike opens a
 * window: the others are asked one after another whether they parry it. A parry opens a window of its own, in
 * which a feint cancels it, and a feint may be parried again: reactions to reactions, on a bounded stack.
 * Everybody who holds a card is asked, whatever the card is: windows never depend on hidden information.
 * Answers may be given in advance; a seat may leave a standing order to pass.
 */
import type { Chance } from '../../chance.ts';
import { resumeFrames, windowInOrder } from '../../flow.ts';
import type { Decision, Game, Outcome } from '../../game.ts';
import { flag, int, oneOf, seatOrNone } from '../../layout/domain.ts';
import { perSeat, records, scalar, zones } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import { BOTTOM } from '../../layout/zones.ts';
import type { Tell } from '../../narration.ts';
import { membersOf } from '../../points/members.ts';
import type { DecisionPoint, Move } from '../../points/point.ts';
import { ok, type Refusal, refusal } from '../../result.ts';
import { numberOf, type SeatNumber, seatOf } from '../../seats.ts';
import { oneStep } from './one-step.ts';
import { ranked, tableRules } from './table.ts';

const KINDS = ['strike', 'parry', 'feint'] as const;
const CARDS = KINDS.flatMap((kind) => Array.from({ length: 7 }, (_, i) => `${kind}-${i + 1}`));
const kindOf = (card: number): number => Math.floor(card / 7);
const STRIKE_KIND = 0;
const PARRY_KIND = 1;
const FEINT_KIND = 2;
const ROUNDS = 5;
const LIVES = 2;

/** Steps, which are verbs. Copies of a card are the same decision, so a step names the kind; a strike adds its target. */
export const PASS = 0;
const REST = 1;
export const PARRY = 2;
const FEINT = 3;
const STRIKE = 10;

/** Standing orders: pass in every window, or in those where the strike is against another seat. */
export const ORDERS = ['pass until my turn', 'pass until I am struck'];

const fields = (seats: number) => ({
  turn: scalar(int(0, ROUNDS * seats)),
  lives: perSeat(int(0, LIVES, LIVES)),
  resigned: perSeat(flag()),
  /** The seat asked in the top window. */
  asked: scalar(seatOrNone(seats)),
  /** Counts events in windows: the stamp that voids answers in advance when the board has changed. */
  happened: scalar(int(0, 9999)),
  /** What is to be resolved, the last on top; `next` and `left`: who is asked after the current seat. */
  stack: records(15, {
    kind: oneOf(KINDS),
    owner: seatOrNone(seats),
    target: seatOrNone(seats),
    next: int(0, seats - 1),
    left: int(0, seats),
    cancelled: flag(),
  }),
  card: zones(
    CARDS,
    {
      pile: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      used: { per: 'table', see: 'open', ordered: true },
    },
    'pile',
  ),
});
type ParryConfig = { readonly seats: number; readonly make: () => ParryState };
export type ParryState = StateOf<ReturnType<typeof fields>, ParryConfig>;

/** Its events; seats from 1. */
type ParryEvent =
  /** A card is played against a seat; its effect waits for the reactions to it. */
  | { readonly type: 'strike'; readonly seat: SeatNumber; readonly target: SeatNumber }
  | { readonly type: 'parry'; readonly seat: SeatNumber; readonly target: SeatNumber }
  | { readonly type: 'feint'; readonly seat: SeatNumber; readonly target: SeatNumber }
  /** A pending card was cancelled. */
  | { readonly type: 'cameToNothing'; readonly kind: (typeof KINDS)[number] }
  /** This seat loses a life. */
  | { readonly type: 'hit'; readonly seat: SeatNumber }
  | { readonly type: 'passed'; readonly seat: SeatNumber }
  /** This seat gives its turn away. */
  | { readonly type: 'rested'; readonly seat: SeatNumber };

const alive = (s: ParryState, seat: number): boolean => s.lives[seat]! > 0;
const living = (s: ParryState): number[] => Array.from(s.lives.keys()).filter((seat) => alive(s, seat));
const over = (s: ParryState): boolean =>
  s.turn >= ROUNDS * s.config.seats || living(s).length < 2 || s.resigned.includes(1);
const onTurn = (s: ParryState): number => s.turn % s.config.seats;
const handOf = (s: ParryState, seat: number): number => s.card.zone('hand', seat);
const cardOfKind = (s: ParryState, seat: number, kind: number): number =>
  s.card.list(handOf(s, seat)).find((card) => kindOf(card) === kind) ?? -1;
/** Whether this seat would be asked at all; depends on public information only. */
const isAskable = (s: ParryState, seat: number, owner: number): boolean =>
  seat !== owner && alive(s, seat) && s.card.size(handOf(s, seat)) > 0;

const answers = windowInOrder<ParryState>({
  frames: (s) => s.stack,
  seats: (s) => s.config.seats,
  asked: (s) => s.asked,
  setAsked: (s, seat) => {
    s.asked = seat;
  },
  mayAnswer: (s, seat) => isAskable(s, seat, s.stack.top(s.stack.col.owner)),
  stamp: (s) => s.happened,
});

/** Asks the next seat of the top window; when none is left, the top is resolved. */
const resume = resumeFrames<ParryState, ParryEvent>(
  (s) => s.stack,
  (s, _chance, tell) => {
    if (!s.stack.top(s.stack.col.cancelled) && answers.ask(s)) return 'asks';
    resolveTop(s, tell);
    return 'changed';
  },
);

const resolveTop = (s: ParryState, tell: Tell<ParryEvent> | null): void => {
  const { stack } = s;
  const kind = stack.top(stack.col.kind);
  const target = stack.top(stack.col.target);
  const cancelled = stack.top(stack.col.cancelled);
  stack.pop();
  s.happened++;
  if (cancelled) tell?.({ type: 'cameToNothing', kind: KINDS[kind]! });
  else if (kind === STRIKE_KIND) {
    s.lives[target] = s.lives[target]! - 1;
    tell?.({ type: 'hit', seat: numberOf(target) });
  } else stack.setTop(stack.col.cancelled, 1);
};

/** Plays a card of this kind: it goes on the stack and opens a window for everybody else. */
const playCard = (
  s: ParryState,
  seat: number,
  kind: number,
  target: number,
  tell: Tell<ParryEvent> | null,
): void => {
  s.card.move(cardOfKind(s, seat, kind), s.card.zone('used'));
  s.stack.add({ kind, owner: seat, target, ...answers.after(s, seat), cancelled: 0 });
  s.happened++;
  tell?.({ type: KINDS[kind]!, seat: numberOf(seat), target: numberOf(target) });
};

const drawCard = (s: ParryState, seat: number, chance: Chance): void => {
  const pile = s.card.zone('pile');
  if (s.card.size(pile) === 0) {
    s.card.moveAll(s.card.zone('used'), pile, BOTTOM);
    if (s.card.size(pile) > 0) s.card.shuffle(pile, chance);
  }
  if (s.card.size(pile) > 0) s.card.move(s.card.first(pile), handOf(s, seat));
};

/** A strike by the seat on turn against somebody alive, answers on it in turn, and somebody to ask about the top. */
const stackFaults = (s: ParryState): string[] => {
  const { stack } = s;
  const { kind, owner, target, cancelled } = stack.col;
  if (!alive(s, onTurn(s))) return ['who is on turn has no life left'];
  if (stack.length === 0) return s.asked < 0 ? [] : ['there is nothing to answer'];
  for (let row = 0; row < stack.length; row++) {
    const answered = row === 0 ? undefined : stack.get(row - 1, kind);
    const wanted = row === 0 ? STRIKE_KIND : answered === PARRY_KIND ? FEINT_KIND : PARRY_KIND;
    if (stack.get(row, kind) !== wanted) return ['a card answers none of its kind'];
    if (stack.get(row, owner) < 0 || stack.get(row, target) < 0) return ['a card is nobody’s'];
    if (stack.get(row, cancelled)) return ['a card that was answered waits'];
  }
  if (stack.get(0, owner) !== onTurn(s)) return ['who is on turn has struck nobody'];
  if (!alive(s, stack.get(0, target))) return ['who is struck has no life left'];
  return s.asked >= 0 && isAskable(s, s.asked, stack.top(owner)) ? [] : ['nobody can answer the top card'];
};

const outcome = (s: ParryState): Outcome | undefined =>
  over(s) ? ranked(s.lives, s.resigned, 'lives') : undefined;

const wrong = (): Refusal => refusal('ONE_DEED', 'PA-2');
const plain = (word: string, verb: number, apply: ParryMove['apply'], refuse?: Refuse): ParryMove =>
  oneStep(word, verb, wrong, apply, refuse);
type ParryMove = Move<ParryState, ParryEvent>;
type Refuse = (s: ParryState, seat: number) => Refusal | undefined;

const rest = plain('rest', REST, (s, seat, _decision, chance, tell) => {
  drawCard(s, seat, chance);
  tell?.({ type: 'rested', seat: numberOf(seat) });
});
const strike: ParryMove = {
  verbs: [STRIKE],
  offer: (s, _seat, draft, offer) => {
    if (draft.length === 0) for (let target = 0; target < s.config.seats; target++) offer(STRIKE + target);
  },
  refuse: (s, seat, draft) => {
    if (draft.length > 1) return wrong();
    const target = draft[0]! - STRIKE;
    if (target >= s.config.seats) return refusal('NO_SUCH_DEED', 'PA-2');
    if (target === seat || !alive(s, target)) return refusal('NO_TARGET', 'PA-2.1');
    return cardOfKind(s, seat, STRIKE_KIND) < 0 ? refusal('NO_SUCH_CARD', 'PA-2.2') : undefined;
  },
  apply: (s, seat, [step], _chance, tell) => playCard(s, seat, STRIKE_KIND, step! - STRIKE, tell),
  write: (_s, [step]) => `strike ${numberOf(step! - STRIKE)}`,
  read: (_s, text) => {
    const target = /^strike ([1-9])$/.exec(text)?.[1];
    return target === undefined ? undefined : ok([STRIKE + seatOf(Number(target))]);
  },
};
const pass = plain('pass', PASS, (_s, seat, _decision, _chance, tell) =>
  tell?.({ type: 'passed', seat: numberOf(seat) }),
);
/** A card against the one on top: a parry against a strike or a feint, a feint against a parry. */
const reaction = (word: string, verb: number, kind: number): ParryMove =>
  plain(
    word,
    verb,
    (s, seat, _decision, _chance, tell) => playCard(s, seat, kind, s.stack.top(s.stack.col.owner), tell),
    (s, seat) => {
      const against = s.stack.top(s.stack.col.kind);
      if ((kind === FEINT_KIND) !== (against === PARRY_KIND)) return refusal('NO_ANSWER_TO_THAT', 'PA-3.1');
      return cardOfKind(s, seat, kind) < 0 ? refusal('NO_SUCH_CARD', 'PA-3.2') : undefined;
    },
  );

const POINTS: readonly DecisionPoint<ParryState, ParryEvent>[] = [
  {
    name: 'turn',
    clause: 'PA-2',
    asks: { how: 'one', ask: 'always', seat: onTurn },
    moves: [rest, strike],
    otherwise: () => refusal('NO_SUCH_DEED', 'PA-2'),
  },
  {
    name: 'answer',
    clause: 'PA-3',
    asks: answers.asks,
    moves: [pass, reaction('parry', PARRY, PARRY_KIND), reaction('feint', FEINT, FEINT_KIND)],
    otherwise: () => refusal('NO_SUCH_DEED', 'PA-3'),
  },
];
const ORDER = ['over', 'turn', 'answer'] as const;
const [OVER, TURN, ANSWER] = [0, 1, 2] as const;

const {
  settle: _,
  hasChoice: __,
  ...members
} = membersOf<ParryState, ParryEvent>({
  game: 'small-parry',
  points: POINTS,
  order: ORDER,
  over: 'over',
  open: (s) => (over(s) ? OVER : s.stack.length === 0 ? TURN : ANSWER),
  goOn: (s, chance, tell) => {
    if (resume(s, chance, tell)) return;
    s.asked = -1;
    do s.turn++;
    while (!over(s) && !alive(s, onTurn(s)));
  },
  verbOf: (step) => Math.min(step, STRIKE),
  isStep: (step) => Number.isInteger(step) && step >= PASS,
  plain: (text) => text.trim().toLowerCase(),
  barred: (s) => (over(s) ? refusal('GAME_OVER', 'PA-5') : refusal('NOT_YOUR_TURN', 'PA-2')),
  malformed: wrong,
  otherwise: wrong,
  unreadable: () => refusal('NOT_A_DEED', 'PA-2'),
});

const standing = (s: ParryState, seat: number, order: string): Decision | undefined => {
  if (s.stack.length === 0) return undefined;
  const struck = s.stack.get(0, s.stack.col.target) === seat;
  return order === ORDERS[1] && struck ? undefined : [PASS];
};

export const parry: Game<ParryState, ParryConfig, ParryEvent> = {
  id: 'small-parry',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [],
  config: (_options, seats) => {
    const config: ParryConfig = { seats, make: () => make() };
    const make = stateFactory(fields(seats), { seats }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s, chance) => {
    const pile = s.card.zone('pile');
    s.card.shuffle(pile, chance);
    for (let seat = 0; seat < s.config.seats; seat++)
      for (let i = 0; i < 4; i++) s.card.move(s.card.first(pile), handOf(s, seat));
  },
  ...members,
  outcome,
  maxDecisions: ({ seats }) => ROUNDS * seats * 15 * seats,
  audit: (s) => (over(s) ? [] : stackFaults(s)),
  table: () => tableRules,
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.turn = ROUNDS * s.config.seats;
    else s.resigned[fact.seat] = 1;
  },
  standing,
  orders: (s, seat) => (alive(s, seat) ? ORDERS : []),
  refuseOrder: (_s, _seat, order) => (ORDERS.includes(order) ? undefined : refusal('NO_SUCH_ORDER', 'PA-4')),
};
