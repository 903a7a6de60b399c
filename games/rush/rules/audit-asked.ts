/**
 * Checks that the question that is asked fits the rest of the state. The rules only reach states that pass. A position
 * set up by hand may fail, and then nobody could answer, or the answer would have nothing to act on.
 */
import { hasSeat, numberOf } from '#engine/seats.ts';
import { ATTACK, KIND_IDS, KIND_OF, KINDS, NATION } from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { canStrike } from './attack.ts';
import { canDefend, hasBase } from './bases.ts';
import { nameOf } from './piles.ts';
import { POINTS } from './points/index.ts';
import { questions } from './questions.ts';
import {
  ASKED,
  type Asked,
  attackingOf,
  depotOf,
  EXPOSURE,
  handOf,
  inPlayOf,
  OVER,
  PAYOUT,
  REFRESH,
  type RushState,
  SABOTAGE,
  STRIKE,
} from './state.ts';

/**
 * A question that an ability or a placement asks needs a card that is being resolved; other questions have none
 * (RUSH-5).
 */
const resolvingFaults = (s: RushState, asked: Asked): string[] => {
  const asking = POINTS.find((point) => point.name === asked)?.ability;
  const placing = asked === 'chooseDefendedBase';
  if (!asking && !placing) {
    const faults: string[] = [];
    if (s.resolving >= 0 || s.abilitiesDone > 0) faults.push(`resolving: ${asked} is asked by no card`);
    if (s.card.size(inPlayOf(s)) > 0)
      faults.push(`inPlay: ${asked} is asked while no card is being resolved`);
    return faults;
  }
  if (s.resolving < 0) return [`resolving: no card asks ${asked}`];
  const card = KIND_IDS[s.resolving]!;
  const { abilities } = KINDS[s.resolving]!;
  const done = abilities.slice(0, s.abilitiesDone).map(({ id }) => id);
  if (abilities.length === 0 || s.abilitiesDone > abilities.length)
    return [`abilitiesDone: ${card} has ${abilities.length} abilities`];
  if (asking && done.at(-1) !== asking)
    return [`abilitiesDone: ability ${s.abilitiesDone} of ${card} does not ask ${asked}`];
  if (placing && done.length < abilities.length) return [`abilitiesDone: ${card} has abilities left`];
  // RUSH-6.25: Research sends its own card to the Graveyard.
  const left = done.includes('research');
  if (left && placing) return [`resolving: ${card} is in the Graveyard by now`];
  const inPlay = s.card.list(inPlayOf(s));
  if (left && inPlay.length > 0) return [`inPlay: ${card} is in the Graveyard by now`];
  if (!left && !inPlay.some((one) => KIND_OF[one] === s.resolving))
    return [`inPlay: ${card} is being resolved and lies elsewhere`];
  if (placing && !canDefend(s.resolving)) return [`resolving: ${card} cannot defend`];
  return [];
};

/** RUSH-6.8–6.13: a seat that is asked holds several cards; a seat whose only card is taken holds one. */
const sabotageFaults = (s: RushState): string[] => {
  const asked = s.asked === SABOTAGE;
  if (asked !== (s.owing !== 0) || (!asked && s.onlyCard !== 0))
    return ['owing: Sabotage and those who owe it disagree'];
  const faults: string[] = [];
  for (let seat = 0; seat < s.config.seats; seat++) {
    const held = s.card.size(handOf(s, seat));
    if (hasSeat(s.owing, seat) && (seat === s.turnOf || held < 2))
      faults.push(`owing: seat ${numberOf(seat)} has no choice to make`);
    if (hasSeat(s.onlyCard, seat) && (seat === s.turnOf || held !== 1))
      faults.push(`onlyCard: seat ${numberOf(seat)} has not one card`);
  }
  return faults;
};

/** RUSH-7, 12.5: attackers are declared and of one nation. They wait or have struck, and one that waits can strike. */
const attackFaults = (s: RushState): string[] => {
  const attacking = s.card.list(attackingOf(s));
  const declared = [...s.declared];
  if (s.asked !== STRIKE && s.asked !== EXPOSURE)
    return declared.length + attacking.length === 0 ? [] : ['declared: nobody is attacking'];
  const faults: string[] = [];
  if (!s.attacked) faults.push('attacked: an attack is going on');
  for (const vehicle of declared) {
    const zone = s.card.zoneOf[vehicle];
    const card = nameOf(vehicle);
    if (zone !== depotOf(s, s.turnOf) && zone !== attackingOf(s))
      faults.push(`${card} has attacked and is not in the Depot`);
    if (!s.played.has(vehicle)) faults.push(`played: ${card} is declared for the attack`);
    if (ATTACK[vehicle] === 0 || NATION[vehicle] !== NATION[declared[0]!])
      faults.push(`declared: ${card} cannot be part of the attack`);
  }
  for (const vehicle of attacking)
    if (!s.declared.has(vehicle)) faults.push(`declared: ${nameOf(vehicle)} is attacking`);
  if (s.asked === STRIKE && !attacking.some((vehicle) => canStrike(s, s.turnOf, vehicle)))
    faults.push('attacking: no attacker can hit anything');
  if (s.asked === EXPOSURE && attacking.length > 0) faults.push('attacking: the attack is not over');
  if (s.asked === EXPOSURE && !hasBase(s, s.turnOf)) faults.push('standing: there is no Base to defend');
  return faults;
};

/** Whether anything has been done in this turn: a purchase, a card played, an attack, a Vehicle noted. */
const hasBegun = (s: RushState): boolean =>
  s.purchases > 0 ||
  s.conscription !== 0 ||
  s.attacked !== 0 ||
  [...s.played].length > 0 ||
  s.noted.some((count) => count > 0);

/** RUSH-4.12: nothing is on the account before the first purchase. */
const accountFaults = (s: RushState): string[] => {
  const used = s.paid + s.paidCards + NATIONS.reduce((sum, _, n) => sum + accountOf(s, n), 0);
  return s.purchases === 0 && used > 0
    ? ['purchases: something is on the account, but nothing was bought']
    : [];
};
const accountOf = (s: RushState, nation: number): number =>
  s.nationalPaid[nation]! + s.nationalCards[nation]! + s.bought[nation]!;

/** Whose turn it is, and whether the game is over (RUSH-11.3). */
const frameFaults = (s: RushState): string[] => {
  const faults: string[] = [];
  if (s.first < 0) faults.push('first: nobody is First Player');
  if (s.asked === OVER) {
    if (s.trigger === 0) faults.push('asked: the game is over, but nothing has brought the end (trigger)');
    if (s.turnOf >= 0) faults.push('turnOf: somebody is on turn after the end');
    if (hasBegun(s)) faults.push('asked: a turn goes on after the end');
  } else if (s.turnOf < 0) faults.push('turnOf: nobody is on turn');
  if (s.closing && s.asked !== PAYOUT) faults.push('closing: step II is over, but no Medals are paid');
  return faults;
};

/** The faults between the question and the rest of the state; empty when it can be asked and answered. */
export const auditAsked = (s: RushState): readonly string[] => {
  const asked = ASKED[s.asked]!;
  const faults = [...frameFaults(s), ...accountFaults(s)];
  if (faults.length > 0) return faults;
  faults.push(...resolvingFaults(s, asked), ...sabotageFaults(s));
  if (s.asked !== OVER) faults.push(...attackFaults(s));
  if (s.asked === REFRESH && !s.config.refreshAtStart) faults.push(`asked: ${asked} is not of this variant`);
  if (s.asked === REFRESH && hasBegun(s)) faults.push('asked: the turn has gone on since step I');
  if (s.asked === EXPOSURE && !s.config.attackerExposure)
    faults.push(`asked: ${asked} is not of this variant`);
  if (faults.length > 0) return faults;
  // RUSH-5.6, 8.6, 12.5.
  return questions.hasChoice(s) ? [] : [`asked: ${asked} is asked only where there is a choice`];
};
