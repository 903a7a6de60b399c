/** Checks of the cards that a decision names (RUSH-13.8, 13.9). */
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { isBase, isMedal, isVehicle, KIND_IDS, KIND_OF } from '../content/cards.ts';
import { hasAbility } from './effect.ts';
import { countIn } from './piles.ts';
import { refuse } from './refusals.ts';
import { handOf, type RushState } from './state.ts';

/** The kinds in a zone in the order of its cards, each once. `bottomUp`: from the bottom, as for Depots (RUSH-13.12). */
export const kindsIn = (s: RushState, zone: number, bottomUp = false): number[] => {
  const cards = s.card.list(zone);
  if (bottomUp) cards.reverse();
  return [...new Set(cards.map((card) => KIND_OF[card]!))];
};

/** Refuses a Base card wherever it lies (RUSH-3.15), and any other card that is not in the hand (RUSH-3.13). */
export const refuseHandCards = (s: RushState, seat: Seat, kinds: readonly number[]): Refusal | undefined => {
  // Plain loops without closures and lists, because every offer and every refusal comes through here.
  const named = KIND_IDS.length;
  for (let i = 0; i < kinds.length; i++)
    if (kinds[i]! >= named) return refuse('NO_SUCH_CARD', { card: String(kinds[i]) });
  for (let i = 0; i < kinds.length; i++)
    if (isBase(kinds[i]!)) return refuse('BASE_CARD', { card: KIND_IDS[kinds[i]!]! });
  const hand = handOf(s, seat);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]!;
    let wanted = 0;
    for (let j = 0; j <= i; j++) if (kinds[j] === kind) wanted++;
    if (countIn(s, hand, kind) < wanted) return refuse('NOT_IN_HAND', { card: KIND_IDS[kind]! });
  }
  return undefined;
};

/** Refuses Barracks and Medal cards where only Vehicles can defend or attack (RUSH-3.16–3.18). */
export const refuseNoVehicle = (kinds: readonly number[]): Refusal | undefined => {
  const barracks = (has: boolean) =>
    kinds.find((kind) => !isVehicle(kind) && !isMedal(kind) && hasAbility(kind) === has);
  const engineer = barracks(false);
  if (engineer !== undefined) return refuse('ENGINEER_ONLY_PAYS', { card: KIND_IDS[engineer]! });
  const specialist = barracks(true);
  if (specialist !== undefined) return refuse('ONLY_FOR_ABILITY', { card: KIND_IDS[specialist]! });
  const medal = kinds.find(isMedal);
  return medal === undefined ? undefined : refuse('MEDAL_ONLY_PAYS', { card: KIND_IDS[medal]! });
};
