/** The types of the decision points, and moves of a fixed or a growing list of steps. */
import type { Chance } from '#engine/chance.ts';
import type { Decision, Draft } from '#engine/game.ts';
import type { Asking, DecisionPoint, Move } from '#engine/points/point.ts';
import type { Refusal } from '#engine/result.ts';
import { NOBODY, seatBit } from '#engine/seats.ts';
import type { Tell, WarcraftEvent } from '../events.ts';
import { CLOSING, TURN } from '../map/fields.ts';
import { readSteps, writeSteps } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import type { Warcraft } from '../state.ts';
import { aboutOf, step, type Verb, verbOf } from '../steps.ts';

export type Point = DecisionPoint<Warcraft, WarcraftEvent> & {
  readonly moves: readonly WarcraftMove[];
  /** Those of the moves that can begin now, where this is known without asking each. */
  readonly possible?: (s: Warcraft) => readonly WarcraftMove[];
  /** Of a point that seats may answer besides: whether this one may, between two actions. */
  readonly isOpenTo?: (s: Warcraft, seat: number) => boolean;
};
/** Whether an action of this turn is over and nothing has come of it that is still to be decided. */
export const isBetweenActions = (s: Warcraft): boolean =>
  (s.course === TURN || s.course === CLOSING) && s.offerBy < 0 && s.bound < 0 && s.frames.length === 0;
/** What seats may answer besides, between two actions. */
export const free = (
  name: string,
  clause: string,
  isOpenTo: (s: Warcraft, seat: number) => boolean,
  moves: readonly WarcraftMove[],
): Point => ({
  name,
  clause,
  asks: {
    how: 'may',
    seats: (s) => {
      let seats = NOBODY;
      if (!isBetweenActions(s)) return seats;
      for (let seat = 0; seat < s.config.seats; seat++) if (isOpenTo(s, seat)) seats |= seatBit(seat);
      return seats;
    },
  },
  moves,
  isOpenTo,
});
/** A move that can also be drawn at random. */
export type WarcraftMove = Move<Warcraft, WarcraftEvent> &
  Pick<Grown, 'first' | 'bars' | 'trial' | 'growing' | 'byActor' | 'always'> & {
    /** The first step is the whole decision, if nothing bars it. */
    readonly sole?: boolean;
  };
export const ASKED_SEAT: Asking<Warcraft> = { how: 'one', ask: 'always', seat: (s) => s.answerer };

/**
 * What becomes of a draft of this move: why it is refused, or which steps may follow and whether it is whole. All are made by
 * the functions below, because what differs in shape is read slowly.
 */
export interface Trial {
  readonly refused: Refusal | undefined;
  readonly next: readonly number[];
  readonly whole: boolean;
  /** Verbs of steps in `next` that may certainly follow and complete the decision, so that a draw need not try them. */
  readonly closes: readonly Verb[];
  /** Why it is not whole, where a rule says so. */
  readonly unfinished: Refusal | undefined;
}
export const refusedBy = (refused: Refusal): Trial => ({
  refused,
  next: NOTHING,
  whole: false,
  closes: NOTHING,
  unfinished: undefined,
});
export const follows = (
  next: readonly number[],
  whole: boolean,
  closes: readonly Verb[] = NOTHING,
  unfinished?: Refusal,
): Trial => ({ refused: undefined, next, whole, closes, unfinished });
const NOTHING: readonly never[] = [];
export const WHOLE = follows(NOTHING, true);

interface Grown {
  readonly verb: Verb;
  /** First steps that may be tried. */
  first(s: Warcraft, seat: number): readonly number[];
  /** The first steps are one for each character of the seat whose turn it is (`byActor`). */
  readonly byActor?: boolean;
  /** The first steps, where they are always the same. */
  readonly always?: readonly number[];
  /** Why no decision begins with this step, whatever follows. */
  bars?(s: Warcraft, one: number, seat: number): Refusal | undefined;
  /**
   * Tells of a draft of at least one step, which `bars` does not refuse. A step that may follow is in `next` of what stands
   * before it.
   */
  trial(s: Warcraft, draft: Draft, seat: number): Trial;
  /**
   * The same for one draft that a draw grows: it has one step at first, then each time one more than when it was not refused
   * last, and the state stays as it is. So what stands before the last step is read already.
   */
  growing?(s: Warcraft, draft: Draft, seat: number): Trial;
  apply(s: Warcraft, decision: Decision, chance: Chance, tell: Tell | null, seat: number): void;
  /** Other verbs that begin it. */
  readonly alsoVerbs?: readonly Verb[];
  /** The clause by which it cannot be taken back, where it shows others what its player has seen before. */
  final?(s: Warcraft, seat: number, decision: Decision): string | undefined;
}
/** A move whose steps follow from one another. Nothing in the fight is hidden, so its text is public (WOW-25.1). */
export const move = (grown: Grown): WarcraftMove => {
  const { bars, trial } = grown;
  if (!bars) return moveOf(grown, trial);
  return moveOf(grown, (s, draft, seat) => {
    const refused = bars(s, draft[0]!, seat);
    return refused ? refusedBy(refused) : trial(s, draft, seat);
  });
};
/** @param trial of any draft */
const moveOf = (
  { verb, first, byActor = false, always, bars, trial: open, growing, apply, alsoVerbs = [], final }: Grown,
  trial: Grown['trial'],
): WarcraftMove => ({
  verbs: [verb, ...alsoVerbs],
  first,
  byActor,
  always,
  bars,
  trial: open,
  growing,
  sole: false,
  offer: (s, seat, draft, offer) => {
    for (const one of draft.length === 0 ? first(s, seat) : trial(s, draft, seat).next) offer(one);
  },
  refuse: (s, seat, draft, whole) => {
    if (draft.length > MOST_STEPS) return malformed();
    const { refused, whole: isWhole, unfinished } = trial(s, draft, seat);
    if (!whole) return refused;
    if (refused) return located(s, draft, refused, (some) => trial(s, some, seat).refused);
    return isWhole ? undefined : (unfinished ?? refuse('INCOMPLETE', { text: writeSteps(s, draft) }));
  },
  apply: (s, seat, decision, chance, tell) => apply(s, decision, chance, tell, seat),
  textIsPublic: () => true,
  final,
  write: writeSteps,
  read: (s, text) => {
    const read = readSteps(s, text);
    const begins = read.ok ? (verbOf(read.value[0]!) as Verb) : verb;
    return begins === verb || alsoVerbs.includes(begins) ? read : undefined;
  },
});
const MOST_STEPS = 96;

/** Says of a decision of no known shape which of its parts does not belong there. */
const located = (
  s: Warcraft,
  draft: Draft,
  refused: Refusal,
  refuseDraft: (draft: Draft) => Refusal | undefined,
): Refusal => {
  if (refused.params || (refused.code !== 'BAD_DECISION' && refused.code !== 'WRONG_ORDER')) return refused;
  let end = 1;
  while (end < draft.length && refuseDraft(draft.slice(0, end))?.code !== refused.code) end++;
  return { ...refused, params: { text: writeSteps(s, draft.slice(end - 1, end)) } };
};

/** A move of one step. */
export const single = (
  verb: Verb,
  first: (s: Warcraft, seat: number) => readonly number[],
  refused: (s: Warcraft, one: number, seat: number) => Refusal | undefined,
  apply: (s: Warcraft, one: number, chance: Chance, tell: Tell | null, seat: number) => void,
): WarcraftMove => ({
  ...move({
    verb,
    first,
    trial: (s, draft, seat) => {
      const why = draft.length > 1 ? malformed() : refused(s, draft[0]!, seat);
      return why ? refusedBy(why) : WHOLE;
    },
    apply: (s, decision, chance, tell, seat) => apply(s, decision[0]!, chance, tell, seat),
  }),
  bars: refused,
  sole: true,
});

/** A move of one step that is about nothing. */
export const word = (
  verb: Verb,
  refused: (s: Warcraft, seat: number) => Refusal | undefined,
  apply: (s: Warcraft, chance: Chance, tell: Tell | null, seat: number) => void,
): WarcraftMove => {
  const always = [step(verb)];
  return {
    ...single(
      verb,
      () => always,
      (s, one, seat) => (aboutOf(one) === 0 ? refused(s, seat) : malformed()),
      (s, _one, chance, tell, seat) => apply(s, chance, tell, seat),
    ),
    always,
  };
};
/** For words that nothing is ever against. */
export const allowed = (): undefined => undefined;
