/** The effect of an ability, and helpers for effects (RUSH-5.3). */
import type { Chance } from '#engine/chance.ts';
import type { Params } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { KIND_IDS, KINDS } from '../content/cards.ts';
import type { Ability } from '../content/vehicles.ts';
import type { Tell } from './events.ts';
import { inPlayOf, type RushState, STEP_TWO } from './state.ts';

export interface Effect {
  /**
   * Carries the ability out, or sets `asked` if it needs an answer. Applying that answer ends with `questionAnswered`.
   */
  start(s: RushState, seat: Seat, ability: Ability, chance: Chance, tell: Tell | null): void;
  /** The clause by which playing the card is final, because the server may then answer for the seat. */
  final?(s: RushState, seat: Seat): string | undefined;
}

/** RUSH-5.1: whether a card of this kind can be played for abilities. */
export const hasAbility = (kind: number): boolean => ABILITIES[kind]! > 0;
const ABILITIES: Int32Array = Int32Array.from(KINDS, (kind) => kind.abilities.length);

/** The card whose abilities are being resolved; -1 if there is none or it has left the game (RUSH-6.25). */
export const cardInPlay = (s: RushState): number => s.card.first(inPlayOf(s));

/** The card that was played, as the parameter of prompts; undefined if none is being resolved. */
export const playedCard = (s: RushState): Params | undefined =>
  s.resolving < 0 ? undefined : { card: KIND_IDS[s.resolving]! };

/** RUSH-5.6: tells that the present ability has no effect. */
export const tellNoEffect = (s: RushState, seat: Seat, tell: Tell | null): void => {
  const { id } = KINDS[s.resolving]!.abilities[s.abilitiesDone - 1]!;
  tell?.({ type: 'noEffect', seat: numberOf(seat), ability: id });
};

/** Ends the question of an ability; `resolveCard` then continues with the card. */
export const questionAnswered = (s: RushState): void => {
  s.asked = STEP_TWO;
};
