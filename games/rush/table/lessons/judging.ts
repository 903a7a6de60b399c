/** What settles a task of Rush: judged from the events of the learner's decisions and the state that they led to. */
import { numberOf } from '#engine/seats.ts';
import { allOf, firstOf } from '#kit/events.ts';
import { because, type Judge, judgesOf, SOLVED, type Verdict } from '#kit/opening/judging.ts';
import type { Attempt } from '#kit/opening/task.ts';
import type { KindId } from '../../content/cards.ts';
import type { RushEvent } from '../../rules/events.ts';
import { outcome } from '../../rules/scoring.ts';
import { type RushState, STRIKE } from '../../rules/state.ts';

type Tried = Attempt<RushState, RushEvent>;
type Check = Judge<RushState, RushEvent>;
const { first, once, on } = judgesOf<RushState, RushEvent>();

export { first, once };

/** The learner's seat, from 0. */
export const LEARNER = 0;

export const hasCaptured = ({ told }: Tried): boolean => firstOf(told, 'baseDestroyed') !== undefined;
const hasBought = ({ told }: Tried): boolean => firstOf(told, 'bought') !== undefined;

/** Not solved once the turn is over. */
export const ended = (key = 'ended'): Check => on('stepTwoEnded', () => because(key));

/** Not solved because of these cards, if there are any. */
const becauseOf = (key: string, cards: readonly KindId[]): Verdict =>
  cards.length > 0 ? because(key, { cards }) : undefined;

/** Not solved once a card that is needed for something else has paid. */
export const notToPay = (...needed: readonly KindId[]): Check =>
  on('bought', ({ with: paid }) =>
    becauseOf(
      'paid',
      paid.filter((card) => needed.includes(card)),
    ),
  );
/** Not solved once a card that is needed for something else has been put on a Base. */
export const notToDefend = (...needed: readonly KindId[]): Check =>
  on('placed', ({ card }) => (needed.includes(card) ? because('placed', { card }) : undefined));
/** Not solved once a card that is needed for something else has been played for its ability. */
export const notToPlay = (...needed: readonly KindId[]): Check =>
  on('played', ({ card }) => (needed.includes(card) ? because('played', { card }) : undefined));
/** Not solved once a card has attacked that is needed for something else. */
export const notToAttack = (...needed: readonly KindId[]): Check =>
  on('attackDeclared', ({ cards }) =>
    becauseOf(
      'attacked',
      cards.filter((card) => needed.includes(card)),
    ),
  );
/** Not solved once a card whose ability is needed has been put on a Base without it. */
export const notWithoutAbility = (...needed: readonly KindId[]): Check =>
  on('placed', ({ card }, { told }) => {
    const played = allOf(told, 'played').some((event) => event.card === card);
    return needed.includes(card) && !played ? because('noAbility', { card }) : undefined;
  });

/** Not solved when fewer Vehicles than these attack. */
export const attackWith = (count: number): Check =>
  on('attackDeclared', ({ cards }) => (cards.length < count ? because('alone', { cards }) : undefined));
/** Not solved when the attack is over; `key`: why. */
export const attacked = (key: string): Check =>
  on('attackDeclared', (_, { after }) => (after.asked !== STRIKE ? because(key) : undefined));

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
export const boughtOther: Check = on('bought', ({ card }) => because('otherBuy', { card }));

/** Solved when the learner has won; not solved when the turn is over otherwise. */
export const won: Check = first(
  once(({ after }) => outcome(after)?.ranks[LEARNER] === 1),
  ended('notWon'),
);

/** Not solved when both Sieges have hit and nothing is captured. */
export const besieged: Check = ({ told }) => {
  const hits = allOf(told, 'baseDamaged', 'vehicleDamaged').filter(({ seat }) => seat === numberOf(LEARNER));
  return hits.length > 1 ? because('siegeSplit') : undefined;
};
/** Not solved by an attack. */
export const noAttack: Check = on('attackDeclared', () => because('siegeNotAttack'));

/** A Vehicle bought and a Base captured in the same turn; one of them is missing when the turn is over. */
export const both: Check = (attempt) => {
  const [bought, captured] = [hasBought(attempt), hasCaptured(attempt)];
  if (bought && captured) return SOLVED;
  return ended(captured ? 'noPurchase' : bought ? 'noBase' : 'ended')(attempt);
};
