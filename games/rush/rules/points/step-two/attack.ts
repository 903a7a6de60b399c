/** Declare the attack of this turn: the attackers leave the hand, and then strike one by one (RUSH-7.1–7.4). */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { TOP } from '#engine/layout/zones.ts';
import { err, type Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { ATTACK, BASES_ONLY, KIND_OF, NATION, VEHICLES_ONLY } from '../../../content/cards.ts';
import { happens } from '../../at-random.ts';
import { canAttack, canStrike } from '../../attack.ts';
import { ascendingKinds, malformed, offerEach } from '../../drafts.ts';
import { kindsIn, refuseHandCards, refuseNoVehicle } from '../../hand.ts';
import { cardsText, forms, readAscending } from '../../notation.ts';
import { nameOf } from '../../piles.ts';
import { refuse } from '../../refusals.ts';
import { attackingOf, handOf, type RushState, STRIKE } from '../../state.ts';
import { aboutOf, step, VERB } from '../../steps.ts';
import type { StepTwoMove } from './move.ts';

/** Why these Vehicles of the hand cannot be declared, checked from RUSH-7.1 on in the order of RUSH-13.8. */
const refuseAttackers = (
  s: RushState,
  seat: Seat,
  vehicles: readonly number[],
  whole: boolean,
): Refusal | undefined => {
  if (s.attacked) return refuse('ONE_ATTACK');
  const used = vehicles.find((vehicle) => s.played.has(vehicle));
  if (used !== undefined) return refuse('PLAYED_ALREADY', { card: nameOf(used) });
  const harmless = vehicles.find((vehicle) => ATTACK[vehicle] === 0);
  if (harmless !== undefined) return refuse('NO_ATTACK_POINTS', { card: nameOf(harmless) });
  if (vehicles.some((vehicle) => NATION[vehicle] !== NATION[vehicles[0]!])) return refuse('ONE_NATION');
  if (vehicles.some((vehicle) => canStrike(s, seat, vehicle))) return undefined;
  if (!whole && companionStrikes(s, seat, vehicles)) return undefined;
  const [vehiclesOnly, basesOnly] = [VEHICLES_ONLY, BASES_ONLY].map((limit) =>
    vehicles.every((vehicle) => limit[vehicle]),
  );
  return refuse(vehiclesOnly ? 'NO_VEHICLE_TO_HIT' : basesOnly ? 'NO_BASE_TO_HIT' : 'NOTHING_TO_HIT');
};
/** Whether a card of the hand that could still be added has a target. Kinds ascend in a declaration. */
const companionStrikes = (s: RushState, seat: Seat, vehicles: readonly number[]): boolean => {
  const { card } = s;
  const last = vehicles.at(-1)!;
  for (let c = card.first(handOf(s, seat)); c >= 0; c = card.next(c)) {
    const kind = KIND_OF[c]!;
    if (kind > last && canAttack(s, kind) && NATION[kind] === NATION[last] && canStrike(s, seat, kind))
      return true;
  }
  return false;
};

/** In sixteenths: how often a random player attacks with a Vehicle that can attack, and how often another one joins. */
const ATTACK_ODDS = 14;
const JOIN_ODDS = 14;
/** A random declaration with this Vehicle of the hand; undefined if it does not attack. */
export const sampleAttack = (
  s: RushState,
  seat: Seat,
  vehicle: number,
  chance: Chance,
): Decision | undefined => {
  if (s.attacked || !canAttack(s, vehicle) || !canStrike(s, seat, vehicle) || !happens(ATTACK_ODDS, chance))
    return undefined;
  const steps = [step(VERB.attack, vehicle)];
  for (let c = s.card.first(handOf(s, seat)); c >= 0; c = s.card.next(c)) {
    const kind = KIND_OF[c]!;
    const fits = kind !== vehicle && canAttack(s, kind) && NATION[kind] === NATION[vehicle];
    if (fits && happens(JOIN_ODDS, chance)) steps.push(step(VERB.attack, kind));
  }
  return steps.length > 1 ? steps.sort((a, b) => a - b) : steps;
};

export const attack: StepTwoMove = {
  verbs: [VERB.attack],
  about: 'hand',
  offer: (s, seat, draft, offer) => {
    const last = aboutOf(draft.at(-1)!);
    const more = kindsIn(s, handOf(s, seat)).filter((kind) => kind > last);
    offerEach(
      VERB.attack,
      more.sort((a, b) => a - b),
      offer,
    );
  },
  refuse: (s, seat, draft, whole) => {
    const vehicles = ascendingKinds(draft, VERB.attack);
    if (!vehicles) return malformed();
    return (
      refuseHandCards(s, seat, vehicles) ??
      refuseNoVehicle(vehicles) ??
      refuseAttackers(s, seat, vehicles, whole)
    );
  },
  apply: (s, seat, decision, _chance, tell) => {
    s.attacked = 1;
    tell?.({
      type: 'attackDeclared',
      seat: numberOf(seat),
      cards: decision.map((one) => nameOf(aboutOf(one))),
    });
    const attacking = attackingOf(s);
    for (let i = 0; i < decision.length; i++) {
      const vehicle = aboutOf(decision[i]!);
      s.played.add(vehicle);
      s.declared.add(vehicle);
      s.card.move(vehicle, attacking, TOP, s.config.all);
    }
    s.asked = STRIKE;
  },
  final: () => 'RUSH-13.2',
  write: (_s, draft) => `attack with ${cardsText(draft)}`,
  read: forms(
    [/^attack$/, () => err(refuse('NO_ATTACKER'))],
    [/^attack with (.+)$/, ([list]) => readAscending(VERB.attack, list!)],
  ),
};
