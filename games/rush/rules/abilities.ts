/**
 * Playing a card for its abilities (RUSH-5, 6). Abilities are resolved in printed order; one that needs an answer
 * leaves `asked` set, and `resume` goes on after it. What is left to do stands in the state, nowhere else.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { TOP } from '#engine/layout/zones.ts';
import { seatBit } from '#engine/seats.ts';
import { COST, KIND_OF, KINDS, NATION, VEHICLE_COUNT } from '../content/cards.ts';
import type { Ability } from '../content/vehicles.ts';
import { canDefend, hasBase, isOwnBase, mayPlaceOn, place, placeCount } from './bases.ts';
import type { Tell } from './events.ts';
import { takeSingle } from './medals.ts';
import {
  basesLeaveHand,
  copyIn,
  drawCards,
  fromDepot,
  nameOf,
  replaceReserve,
  reveal,
  toDepot,
} from './piles.ts';
import { besiege, eachSiegeTarget } from './siege.ts';
import {
  firstPlace,
  PLACEMENT,
  REPAIR,
  RESEARCH,
  type RushState,
  SABOTAGE,
  SIEGE,
  STEP_TWO,
} from './state.ts';
import { aboutOf, VERB, verbOf } from './steps.ts';
import { depotOf, garageOf, graveyardOf, handOf, inPlayOf, reserveOf } from './zones.ts';

/** RUSH-5.6: an ability that can do nothing is passed over. */
const tellIdle = (s: RushState, seat: number, tell: Tell | null): void => {
  const { id } = KINDS[s.resolving]!.abilities[s.abilitiesDone - 1]!;
  tell?.({ type: 'noEffect', seat: seat + 1, ability: id });
};

/** The card whose abilities are being resolved, or -1 when it has left the game (RUSH-6.25). */
const cardInPlay = (s: RushState): number => s.card.first(inPlayOf(s));

/** RUSH-6.8–6.13: opponents with several cards are asked, an only card is taken, empty hands are skipped. */
const startSabotage = (s: RushState, seat: number, tell: Tell | null): boolean => {
  for (let other = 0; other < s.config.seats; other++) {
    if (other === seat) continue;
    const held = s.card.size(handOf(s, other));
    if (held === 1) s.onlyCard |= seatBit(other);
    else if (held > 1) s.owing |= seatBit(other);
  }
  if (s.owing === 0 && s.onlyCard === 0) tellIdle(s, seat, tell);
  return s.owing !== 0;
};
const giveUp = (s: RushState, seat: number, card: number, tell: Tell | null): void => {
  toDepot(s, card, seat);
  tell?.({ type: 'gaveUp', seat: seat + 1, card: nameOf(card) });
};
const endSabotage = (s: RushState, tell: Tell | null): void => {
  for (let other = 0; other < s.config.seats; other++)
    if (s.onlyCard & seatBit(other)) giveUp(s, other, s.card.first(handOf(s, other)), tell);
  s.onlyCard = 0;
};

/** Reserve Vehicles that Research N may gain (RUSH-6.26). */
export const mayGain = (s: RushState, vehicle: number): boolean =>
  s.card.zoneOf[vehicle] === reserveOf(s) && COST[vehicle]! <= researchLimit(s);
export const researchLimit = (s: RushState): number =>
  KINDS[s.resolving]!.abilities.find((ability) => ability.id === 'research')?.n ?? -1;

const gain = (s: RushState, seat: number, vehicle: number, chance: Chance, tell: Tell | null): void => {
  tell?.({ type: 'gained', seat: seat + 1, card: nameOf(vehicle) });
  toDepot(s, vehicle, seat);
  reveal(s, 1, chance, tell);
};
const startResearch = (s: RushState, seat: number, chance: Chance, tell: Tell | null): boolean => {
  const { card } = s;
  const own = cardInPlay(s);
  card.move(own, graveyardOf(s));
  tell?.({ type: 'toGraveyard', seat: seat + 1, cards: [nameOf(own)] });
  let only = -1;
  let count = 0;
  for (let c = card.first(reserveOf(s)); c >= 0; c = card.next(c)) {
    if (!mayGain(s, c)) continue;
    only = c;
    count++;
  }
  if (count === 0) tellIdle(s, seat, tell);
  if (count === 1) gain(s, seat, only, chance, tell);
  return count > 1;
};

const startSiege = (s: RushState, seat: number, tell: Tell | null): boolean => {
  let only = -1;
  let count = 0;
  eachSiegeTarget(s, seat, (target) => {
    only = target;
    count++;
  });
  if (count === 0) tellIdle(s, seat, tell);
  if (count === 1) besiege(s, seat, aboutOf(only), verbOf(only) === VERB.defender, tell);
  return count > 1;
};

const trash = (s: RushState, seat: number, cards: readonly number[], tell: Tell | null): void => {
  for (const card of cards) fromDepot(s, card, seat, graveyardOf(s));
  tell?.({ type: 'toGraveyard', seat: seat + 1, cards: cards.map(nameOf) });
};
const startRepair = (s: RushState, seat: number, tell: Tell | null): boolean => {
  const depot = depotOf(s, seat);
  if (s.card.size(depot) === 0) tellIdle(s, seat, tell);
  if (s.card.size(depot) === 1) trash(s, seat, [s.card.first(depot)], tell);
  return s.card.size(depot) > 0;
};

/** Starts an ability. @returns what must be asked, or STEP_TWO when it is done */
const start = (s: RushState, seat: number, ability: Ability, chance: Chance, tell: Tell | null): number => {
  switch (ability.id) {
    case 'reinforcements':
      if (s.card.size(garageOf(s, seat)) + s.card.size(depotOf(s, seat)) === 0) tellIdle(s, seat, tell);
      drawCards(s, seat, ability.n, true, chance, tell);
      basesLeaveHand(s, seat, tell);
      return STEP_TWO;
    case 'conscription':
      if (s.conscription !== 0) tellIdle(s, seat, tell);
      s.conscription = 1;
      tell?.({ type: 'conscription', seat: seat + 1 });
      return STEP_TWO;
    case 'reconnaissance':
      replaceReserve(s, chance, tell);
      return STEP_TWO;
    case 'sabotage':
      tell?.({ type: 'sabotage', seat: seat + 1 });
      if (startSabotage(s, seat, tell)) return SABOTAGE;
      endSabotage(s, tell);
      return STEP_TWO;
    case 'siege':
      return startSiege(s, seat, tell) ? SIEGE : STEP_TWO;
    case 'research':
      return startResearch(s, seat, chance, tell) ? RESEARCH : STEP_TWO;
    case 'repair':
      return startRepair(s, seat, tell) ? REPAIR : STEP_TWO;
    case 'invulnerability':
      takeSingle(s, seat, NATION[s.resolving]!, tell);
      return STEP_TWO;
  }
};

/** RUSH-5.7, 5.12, 5.13: after its abilities the card is placed, or goes to the Depot, unless it left the game. */
const finish = (s: RushState, seat: number, tell: Tell | null): void => {
  const card = cardInPlay(s);
  if (card >= 0 && canDefend(KIND_OF[card]!) && hasBase(s, seat)) {
    if (placeCount(s, seat) > 1) {
      s.asked = PLACEMENT;
      return;
    }
    place(s, seat, card, onlyPlace(s, seat), tell);
  } else if (card >= 0) toDepot(s, card, seat);
  done(s);
};
const onlyPlace = (s: RushState, seat: number): number => {
  let at = firstPlace(seat);
  while (!isOwnBase(s, seat, at) || !mayPlaceOn(s, seat, at)) at++;
  return at;
};
const done = (s: RushState): void => {
  s.resolving = -1;
  s.abilitiesDone = 0;
  s.asked = STEP_TWO;
};

/** Goes on with the abilities of the card in play until one needs an answer or all are done. */
const resume = (s: RushState, seat: number, chance: Chance, tell: Tell | null): void => {
  const { abilities } = KINDS[s.resolving]!;
  while (s.abilitiesDone < abilities.length) {
    const ability = abilities[s.abilitiesDone]!;
    s.abilitiesDone++;
    s.asked = start(s, seat, ability, chance, tell);
    if (s.asked !== STEP_TWO) return;
  }
  finish(s, seat, tell);
};

/** RUSH-5.1: can a card of this kind be played for abilities at all? */
export const hasAbility = (kind: number): boolean => ABILITIES[kind]! > 0;
const ABILITIES: Int32Array = Int32Array.from(KINDS, (kind) => kind.abilities.length);

/** RUSH-5.1: the card leaves the hand and its abilities are resolved. */
export const playAbilities = (
  s: RushState,
  seat: number,
  kind: number,
  chance: Chance,
  tell: Tell | null,
): void => {
  const card = copyIn(s, handOf(s, seat), kind);
  s.card.move(card, inPlayOf(s), TOP, s.config.all);
  if (kind < VEHICLE_COUNT) s.played.add(kind);
  s.resolving = kind;
  tell?.({ type: 'played', seat: seat + 1, card: nameOf(card) });
  resume(s, seat, chance, tell);
};

/** RUSH-5.4: played with "no ability", only to defend. */
export const deploy = (s: RushState, seat: number, kind: number, at: number, tell: Tell | null): void => {
  s.played.add(kind);
  place(s, seat, kind, at, tell);
};

/** The answers. Each does what was asked and goes on with the card in play. */
export const answerPlacement = (s: RushState, seat: number, at: number, tell: Tell | null): void => {
  place(s, seat, cardInPlay(s), at, tell);
  done(s);
};
export const answerSiege = (
  s: RushState,
  seat: number,
  target: number,
  chance: Chance,
  tell: Tell | null,
): void => {
  besiege(s, seat, aboutOf(target), verbOf(target) === VERB.defender, tell);
  resume(s, seat, chance, tell);
};
export const answerResearch = (
  s: RushState,
  seat: number,
  vehicle: number,
  chance: Chance,
  tell: Tell | null,
): void => {
  gain(s, seat, vehicle, chance, tell);
  resume(s, seat, chance, tell);
};
export const answerRepair = (
  s: RushState,
  seat: number,
  decision: Decision,
  chance: Chance,
  tell: Tell | null,
): void => {
  const depot = depotOf(s, seat);
  const cards: number[] = [];
  for (const one of decision) {
    const kind = aboutOf(one);
    const first = copyIn(s, depot, kind);
    cards.push(first === cards[0] ? otherCopy(s, depot, kind, first) : first);
  }
  trash(s, seat, cards, tell);
  resume(s, seat, chance, tell);
};
const otherCopy = (s: RushState, zone: number, kind: number, but: number): number =>
  s.card.list(zone).find((card) => KIND_OF[card] === kind && card !== but) ?? -1;
/** RUSH-6.10: the answers come one after another at one place of the log; after the last one the game goes on. */
export const answerSabotage = (
  s: RushState,
  seat: number,
  kind: number,
  chance: Chance,
  tell: Tell | null,
): void => {
  giveUp(s, seat, copyIn(s, handOf(s, seat), kind), tell);
  s.owing &= ~seatBit(seat);
  if (s.owing !== 0) return;
  endSabotage(s, tell);
  resume(s, s.turnOf, chance, tell);
};
