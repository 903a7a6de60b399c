/** Where the turn and the fight stand, and what waits: checks of audit.ts that a position set up by hand could break. */
import { isEventSpace } from './event-cards/deck.ts';
import { hasArrived } from './event-cards/dragon.ts';
import { EVENT_CARDS } from './event-cards/fields.ts';
import { CHARACTERS_ARE, CREATURES_ARE, SINGLE_IS } from './fight/foes.ts';
import { fightersOf, heroesOf } from './heroes.ts';
import {
  AFTER,
  CHOOSING,
  CLOSING,
  DRAGON_FIRST,
  DRAWING,
  ENDED,
  FIGHT,
  FINALE,
  INVITING,
  LABORATORY,
  MANAGING,
  NO_FINALE,
  TURN,
} from './map/fields.ts';
import { isMapFrame } from './map/rewards.ts';
import { turnFaction } from './map/turn.ts';
import {
  AWAY,
  bagOf,
  DEFEATED,
  F_DRAIN,
  F_LEVELS,
  F_NEW_QUEST,
  F_REWARD,
  F_UNEQUIP,
  F_WOUNDS,
  FIGHTING,
  fightZone,
  offerZone,
  stageNo,
  type Warcraft,
} from './state.ts';

/** Frames of a faction, not of a character. */
const OF_FACTION: readonly number[] = [F_WOUNDS, F_REWARD, F_NEW_QUEST];
/** Frames that only a fight has. */
const IN_FIGHTS: readonly number[] = [F_WOUNDS, F_UNEQUIP, F_DRAIN];

const frameFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  const { frame, hero, quest, boss } = s.frames.col;
  let rewards = 0;
  for (let i = 0; i < s.frames.length; i++) {
    const kind = s.frames.get(i, frame);
    const most = OF_FACTION.includes(kind) ? 1 : s.config.heroes - 1;
    const whose = s.frames.get(i, hero);
    if (whose > most || whose < 0 !== (kind === F_LEVELS)) faults.push('frames: of nobody that there is');
    if (IN_FIGHTS.includes(kind) && s.stage === 0) faults.push('frames: without a fight');
    if (isMapFrame(kind) && s.stage > 0) faults.push('frames: they wait for the end of the fight');
    if (kind !== F_REWARD) continue;
    rewards++;
    if (s.frames.get(i, quest) < 0 === s.frames.get(i, boss) < 0)
      faults.push('frames: a reward of one thing');
  }
  if (s.frames.length > 0 && (s.course === CHOOSING || s.course === ENDED))
    faults.push('frames: nothing waits');
  if (s.items.size(offerZone(s)) > 0 && rewards === 0) faults.push('items: on offer without a reward');
  return faults;
};

/** Stages of an attack phase, in which a character is active. */
const inPhase = (s: Warcraft): boolean => s.stage >= stageNo('poolStart') && s.stage <= stageNo('placeEnd');
const fightFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  const fights = s.course === FIGHT || s.course === LABORATORY;
  if (fights !== s.stage > 0) faults.push('stage: of a fight that goes on');
  if (fights && s.round < 1) faults.push('round: the first is 1');
  if (s.opposed !== CREATURES_ARE && s.figures.size(fightZone(s)) > 0)
    faults.push('figures: they fight where creatures are opposed');
  if (!fights && s.course !== INVITING) {
    if (s.figures.size(fightZone(s)) > 0) faults.push('figures: nobody fights');
    // Who falls by an event comes back during the drawing (WOW-15.13).
    const fallen = s.course === DRAWING ? [AWAY, DEFEATED] : [AWAY];
    if (s.course !== AFTER && s.role.some((role) => !fallen.includes(role as never)))
      faults.push('role: nobody fights');
    return faults;
  }
  if (s.fightIn < 0) faults.push('fightIn: a fight is somewhere');
  if ((s.opposed === SINGLE_IS) !== s.single >= 0) faults.push('single: a single opponent');
  if (inPhase(s) !== s.active >= 0 || (s.active >= 0 && s.role[s.active] === AWAY))
    faults.push('active: of those who fight');
  // Whoever switches a card off has again what they had when the phase began (WOW-12.4).
  if (s.stage === stageNo('poolStart') && s.poolBegun === 0 && s.healthBefore < 1)
    faults.push('healthBefore: nobody begins a phase without Health');
  if (s.opposed !== CHARACTERS_ARE && fightersOf(s, 1 - s.attackers).length > 0)
    faults.push('role: the other faction does not fight');
  if (s.course === INVITING) faults.push(...inviteFaults(s));
  return faults;
};
/** WOW-9.5 */
const inviteFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  if (s.attackers !== turnFaction(s)) faults.push('attackers: the faction whose turn it is challenges');
  for (let hero = 0; hero < s.config.heroes; hero++) {
    if ((s.invited & (1 << hero)) === 0) continue;
    if (s.role[hero] === FIGHTING) faults.push('invited: fights already');
    const able = heroesOf(s, s.attackers).includes(hero) && s.actions[hero]! > 0;
    if (!able || s.region[hero] !== s.fightIn) faults.push('invited: who has an action there');
  }
  return faults;
};
/** WOW-22.9, 23.1 */
const finaleFaults = (s: Warcraft): string[] => {
  if (s.finale === NO_FINALE) return s.course === FINALE ? ['finale: which one'] : [];
  const faults: string[] = [];
  if (![FINALE, FIGHT, AFTER].includes(s.course as never)) faults.push('finale: it goes on to the end');
  if (s.finale >= DRAGON_FIRST && !hasArrived(s)) faults.push('finale: Nefarian is not there');
  return faults;
};

const eventFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  if (s.course === DRAWING && (s.drawn === 1 || !isEventSpace(s) || hasArrived(s)))
    faults.push('course: the drawing is over');
  if (s.event >= 0) {
    if (s.course !== DRAWING) faults.push('event: events are drawn after a turn');
    if (s.events.zoneOf[s.event] !== s.events.plan.base.play) faults.push('event: it is in play');
    if (new Set(s.eventOrder).size < s.config.heroes) faults.push('eventOrder: each character once');
  }
  for (let card = 0; card < EVENT_CARDS.length; card++) {
    const marked = [0, 1].filter((faction) => s.marked[2 * card + faction]! >= 0);
    if (marked.length === 0) continue;
    if (marked.length < 2 || s.events.zoneOf[card] !== s.events.plan.base.play)
      faults.push('marked: one of each faction, by a card in play');
    if (marked.some((faction) => !heroesOf(s, faction).includes(s.marked[2 * card + faction]!)))
      faults.push('marked: of the other faction');
  }
  return faults;
};

/** Courses that begin when no character has an action left, and end before anybody has one again (WOW-3.8). */
const AFTER_ACTIONS: readonly number[] = [CLOSING, MANAGING, DRAWING, FINALE];
/** WOW-3.8, 10.4, 4.8 */
const turnFaults = (s: Warcraft): string[] => {
  const faults: string[] = [];
  const own = heroesOf(s, turnFaction(s));
  if (s.bound >= 0 && (s.course !== TURN || !own.includes(s.bound) || s.actions[s.bound] === 0))
    faults.push('bound: a character that acts at once');
  const others = heroesOf(s, 1 - turnFaction(s));
  if (s.course !== ENDED && s.course !== LABORATORY && others.some((hero) => s.actions[hero]! > 0))
    faults.push('actions: of the faction whose turn it is');
  if (AFTER_ACTIONS.includes(s.course) && own.some((hero) => s.actions[hero]! > 0))
    faults.push('actions: none is left after the last one');
  if (s.offerBy >= 0 !== s.offerTo >= 0) faults.push('offerBy, offerTo: both or none');
  if (s.offerBy < 0) {
    if (s.offered.count > 0 || s.offerGold !== 0) faults.push('offered: by nobody');
    return faults;
  }
  if (s.course !== TURN && s.course !== CLOSING) faults.push('offerBy: trades are of a turn');
  if (!own.includes(s.offerBy) || !own.includes(s.offerTo) || s.seatOf[s.offerBy] === s.seatOf[s.offerTo])
    faults.push('offerTo: another seat of the faction');
  if (s.region[s.offerBy] !== s.region[s.offerTo]) faults.push('offerTo: elsewhere');
  if (s.offerGold > s.gold[s.offerBy]! || -s.offerGold > s.gold[s.offerTo]!)
    faults.push('offerGold: more than there is');
  const bags = [bagOf(s, s.offerBy), bagOf(s, s.offerTo)];
  if ([...s.offered].some((item) => !bags.includes(s.items.zoneOf[item]!)))
    faults.push('offered: not in their bags');
  return faults;
};

export const courseFaults = (s: Warcraft): string[] => [
  ...frameFaults(s),
  ...fightFaults(s),
  ...finaleFaults(s),
  ...eventFaults(s),
  ...turnFaults(s),
];
