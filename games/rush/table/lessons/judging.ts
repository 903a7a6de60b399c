/** What settles a task: judged from the events of the learner's decisions and from the state that they led to. */
import { numberOf } from '#engine/seats.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { Attempt, Said } from '#kit/opening/task.ts';
import type { KindId } from '../../content/cards.ts';
import type { RushEvent } from '../../rules/events.ts';
import { outcome } from '../../rules/scoring.ts';
import { type RushState, STRIKE } from '../../rules/state.ts';

type Tried = Attempt<RushState, RushEvent>;
/** Why the task is not solved, in one or more messages; none: it is solved; undefined: this settles nothing. */
export type Check = (attempt: Tried) => readonly Said[] | undefined;

/** The learner's seat, from 0. */
export const LEARNER = 0;
const SOLVED: readonly Said[] = [];

/** The first of these that settles the task. */
export const first =
  (...checks: readonly Check[]): Check =>
  (attempt) => {
    for (const check of checks) {
      const why = check(attempt);
      if (why) return why;
    }
    return undefined;
  };

const because = (key: string, params?: Said['params']): readonly Said[] => [
  { key: `learn.wrong.${key}`, params },
];

/** Solved as soon as this has been told. */
export const once =
  (told: (attempt: Tried) => boolean): Check =>
  (attempt) =>
    told(attempt) ? SOLVED : undefined;

export const hasCaptured = ({ told }: Tried): boolean => firstOf(told, 'baseDestroyed') !== undefined;
const hasBought = ({ told }: Tried): boolean => firstOf(told, 'bought') !== undefined;

/** Not solved once the turn is over. */
export const ended =
  (key = 'ended'): Check =>
  ({ told }) =>
    firstOf(told, 'stepTwoEnded') ? because(key) : undefined;

/** Not solved once a card that is needed for something else has paid. */
export const notToPay =
  (...needed: readonly KindId[]): Check =>
  ({ told }) => {
    const cards = allOf(told, 'bought').flatMap((event) =>
      event.with.filter((card) => needed.includes(card)),
    );
    return cards.length > 0 ? because('paid', { cards }) : undefined;
  };
/** Not solved once a card that is needed for something else has been put on a Base. */
export const notToDefend =
  (...needed: readonly KindId[]): Check =>
  ({ told }) => {
    const placed = allOf(told, 'placed').find(({ card }) => needed.includes(card));
    return placed ? because('placed', { card: placed.card }) : undefined;
  };
/** Not solved once a card that is needed for something else has been played for its ability. */
export const notToPlay =
  (...needed: readonly KindId[]): Check =>
  ({ told }) => {
    const played = allOf(told, 'played').find(({ card }) => needed.includes(card));
    return played ? because('played', { card: played.card }) : undefined;
  };
/** Not solved once a card has attacked that is needed for something else. */
export const notToAttack =
  (...needed: readonly KindId[]): Check =>
  ({ told }) => {
    const cards = firstOf(told, 'attackDeclared')?.cards.filter((card) => needed.includes(card)) ?? [];
    return cards.length > 0 ? because('attacked', { cards }) : undefined;
  };
/** Not solved once a card whose ability is needed has been put on a Base without it. */
export const notWithoutAbility =
  (...needed: readonly KindId[]): Check =>
  ({ told }) => {
    const played = allOf(told, 'played').map(({ card }) => card);
    const placed = allOf(told, 'placed').find(
      ({ card }) => needed.includes(card) && !played.some((one) => one === card),
    );
    return placed ? because('noAbility', { card: placed.card }) : undefined;
  };

/** Not solved when fewer Vehicles than these attack. */
export const attackWith =
  (count: number): Check =>
  ({ told }) => {
    const { cards } = firstOf(told, 'attackDeclared') ?? {};
    return cards && cards.length < count ? because('alone', { cards }) : undefined;
  };
/** Not solved when the attack is over; `key`: why. */
export const attacked =
  (key: string): Check =>
  ({ told, after }) =>
    firstOf(told, 'attackDeclared') && after.asked !== STRIKE ? because(key) : undefined;

/** Solved when the attack of these Vehicles has captured a Base; `key`: why not, when it is over. */
export const capturedWith = (key: string, ...attackers: readonly KindId[]): Check =>
  first(
    once(hasCaptured),
    notToPay(...attackers),
    notToPlay(...attackers),
    notToDefend(...attackers),
    attackWith(2),
    attacked(key),
    ended(),
  );

/** Not solved once another Vehicle than this has been bought, if one can be bought only. */
export const boughtOther: Check = ({ told }) => {
  const bought = firstOf(told, 'bought');
  return bought ? because('otherBuy', { card: bought.card }) : undefined;
};

/** Solved when the learner has won; not solved when the turn is over otherwise. */
export const won: Check = ({ after, told }) => {
  if (outcome(after)?.ranks[LEARNER] === 1) return SOLVED;
  return firstOf(told, 'stepTwoEnded') ? because('notWon') : undefined;
};

/** Not solved when both Sieges have hit and nothing is captured. */
export const besieged: Check = ({ told }) => {
  const hits = told.filter(
    (event) =>
      (event.type === 'baseDamaged' || event.type === 'vehicleDamaged') && event.seat === numberOf(LEARNER),
  );
  return hits.length > 1 ? because('siegeSplit') : undefined;
};
/** Not solved by an attack. */
export const noAttack: Check = ({ told }) =>
  firstOf(told, 'attackDeclared') ? because('siegeNotAttack') : undefined;

/** A Vehicle bought and a Base captured in the same turn; one of them is missing when the turn is over. */
export const both: Check = (attempt) => {
  const [bought, captured] = [hasBought(attempt), hasCaptured(attempt)];
  if (bought && captured) return SOLVED;
  if (!firstOf(attempt.told, 'stepTwoEnded')) return undefined;
  return because(captured ? 'noPurchase' : bought ? 'noBase' : 'ended');
};
