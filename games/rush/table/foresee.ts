/** What is to be known before a card is played for its abilities: that nothing comes of it, or what is lost by it. */
import type { Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { afterDecision } from '#kit/after-decision.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { MessageParams } from '#kit/text.ts';
import { KIND_IDS, KINDS } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import { PLACEMENT, type RushState } from '../rules/state.ts';
import { step, VERB, verbOf } from '../rules/steps.ts';

/** A message of `foresee.*` with what fills it. */
export interface Foreseen {
  readonly message: string;
  readonly filling: MessageParams;
}

const stepsOf = (s: RushState, seat: Seat): number[] => {
  const list = new StepList();
  rush.steps(s, seat, [], list);
  return list.list();
};

/**
 * Lets a card be played on a copy of what the viewer imagines (RUSH-5.6, 6.30, 6.35). What is drawn and revealed
 * there is a guess, so only what does not depend on it is told. @param kind the card's, of this seat's hand
 */
export const foreseenOf = (s: RushState, seat: Seat, kind: number): Foreseen | undefined => {
  const { after, told } = afterDecision(rush, s, seat, [step(VERB.play, kind)]);
  const { abilities } = KINDS[kind]!;
  const card = KIND_IDS[kind]!;
  const invulnerable = abilities.some(({ id }) => id === 'invulnerability');

  const idle = invulnerable ? firstOf(told, 'noEffect', 'noMedalLeft') : firstOf(told, 'noEffect');
  if (idle) {
    const ability = idle.type === 'noMedalLeft' ? 'invulnerability' : idle.ability;
    const n = abilities.find(({ id }) => id === ability)?.n ?? 0;
    return { message: ability, filling: { card, n, nation: KINDS[kind]!.nation ?? '' } };
  }
  // Nobody is asked where there is no choice: the only card of the Depot is repaired away.
  const lost = allOf(told, 'toGraveyard').find(({ cards }) => cards.join() !== card);
  if (lost) return { message: 'loses', filling: { cards: lost.cards } };

  if (abilities.length > 1 || abilities[0]?.id !== 'conscription') return undefined;
  const placed =
    after.asked === PLACEMENT ? afterDecision(rush, after, seat, [stepsOf(after, seat)[0]!]).after : after;
  const buys = stepsOf(placed, seat).some((one) => verbOf(one) === VERB.buy);
  return buys ? undefined : { message: 'nothingToBuy', filling: { card } };
};
