/** Challenges and who joins them (WOW-9). */
import { setOf } from '#engine/seats.ts';
import { CREATURES } from '../../content/creatures.ts';
import { FACTIONS } from '../../content/factions.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { bossesIn, hasRelic, noteAttempt } from '../event-cards/bosses.ts';
import { isAnyInPlay } from '../event-cards/deck.ts';
import { counterIn, isKelthuzad, overlordNo, reveal } from '../event-cards/dragon.ts';
import type { Tell } from '../events.ts';
import { beginRound } from '../fight/course.ts';
import { CHARACTERS_ARE, SINGLE_IS } from '../fight/foes.ts';
import { hitsIn, setHits } from '../fight/tokens.ts';
import { factionOf, fightersOf, heroesOf, heroName } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { abilityOf, mapUses, opIn } from '../map/abilities.ts';
import { FIGHT, INVITING, TURN } from '../map/fields.ts';
import { hasIndependents, isObliged, NEIGHBOURS, START } from '../map/geography.ts';
import { disordered, malformed, refuse } from '../refusals.ts';
import { SINGLE_IDS } from '../sources.ts';
import { DAMAGE, FIGHTING, FIGURES, fightZone, REGION_IDS, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { byActor, heroIn, isSorted, refuseActor, spendAction } from './actor.ts';
import { follows, move, refusedBy, type Trial, type WarcraftMove, WHOLE } from './point.ts';

const figuresIn = (s: Warcraft, region: number): number[] =>
  s.figures.list(s.figures.plan.base.region! + region);
const isOfGroup = (s: Warcraft, one: number, figure: number): boolean => {
  if (FIGURES[one]!.kind !== FIGURES[figure]!.kind) return false;
  const [quest, other] = [s.questOf[one]!, s.questOf[figure]!];
  if (quest < 0 || other < 0) return quest < 0 && other < 0;
  return QUESTS[quest]!.faction === QUESTS[other]!.faction;
};
/** The figures of the group to which this one belongs for a faction (WOW-9.2–9.4). */
const groupOf = (s: Warcraft, region: number, figure: number): number[] =>
  figuresIn(s, region).filter((one) => isOfGroup(s, one, figure));
/** The first figure of its group stands for it. */
const isFirst = (s: Warcraft, region: number, figure: number): boolean => {
  const zone = s.figures.plan.base.region! + region;
  for (let one = s.figures.first(zone); one !== figure; one = s.figures.next(one))
    if (isOfGroup(s, one, figure)) return false;
  return true;
};
/** Creatures of the own quests; with Subterfuge those of the enemy's, too (WOW-9.3, 21.6). */
const mayEmpty = (s: Warcraft, faction: number, figure: number): boolean =>
  QUESTS[s.questOf[figure]!]!.faction === FACTIONS[faction] || isAnyInPlay(s, 'subterfuge');
const isEnemyIn = (s: Warcraft, faction: number, region: number): boolean => {
  const enemies = heroesOf(s, 1 - faction);
  for (let i = 0; i < enemies.length; i++) if (s.region[enemies[i]!] === region) return true;
  return false;
};
const enemiesIn = (s: Warcraft, faction: number, region: number): number[] =>
  heroesOf(s, 1 - faction).filter((hero) => s.region[hero] === region);

/**
 * Whom a faction may challenge in a region, as steps (WOW-9.1, 9.3). Who stands there is bound to independent creatures
 * first (WOW-4.2, 22.3); who comes by Intercept is not (WOW-9.9).
 */
const targets = (s: Warcraft, faction: number, region: number, charging: boolean): number[] => {
  const list: number[] = [];
  const zone = s.figures.plan.base.region! + region;
  const { figures, questOf } = s;
  // Independent groups come first.
  for (let one = figures.first(zone); one >= 0; one = figures.next(one))
    if (questOf[one]! < 0 && isFirst(s, region, one)) list.push(step(VERB.group, one));
  if (!charging && list.length > 0) return list;
  for (let one = figures.first(zone); one >= 0; one = figures.next(one))
    if (questOf[one]! >= 0 && mayEmpty(s, faction, one) && isFirst(s, region, one))
      list.push(step(VERB.group, one));
  const bosses = bossesIn(s, faction, region);
  for (let i = 0; i < bosses.length; i++) list.push(step(VERB.single, bosses[i]!));
  if (s.overlordAt === region || counterIn(s, region) >= 0) list.push(step(VERB.single, overlordNo(s)));
  if (isEnemyIn(s, faction, region)) list.push(step(VERB.foes));
  return list;
};
const hasIntercept = (s: Warcraft, hero: number): boolean => {
  const uses = mapUses(s, hero, 'action(challenge)');
  return uses.length > 0 && uses.some((use) => opIn(abilityOf(s, use), 'intercept'));
};
/** Regions into which Intercept may carry a challenge: neighbours with a target, not the enemy's start (WOW-9.9). */
const charges = (s: Warcraft, hero: number): number[] =>
  hasIntercept(s, hero)
    ? NEIGHBOURS[s.region[hero]!]!.filter(
        (region) =>
          region !== START[1 - factionOf(s, hero)] && targets(s, factionOf(s, hero), region, true).length > 0,
      ).sort((a, b) => a - b)
    : [];
/** Friends who may join: in the region, with an action; who is obliged joins only against free creatures (WOW-4.11). */
const guests = (s: Warcraft, hero: number, region: number, target: number): number[] => {
  const free = verbOf(target) === VERB.group && s.questOf[aboutOf(target)]! < 0;
  return heroesOf(s, factionOf(s, hero)).filter(
    (one) => one !== hero && s.region[one] === region && s.actions[one]! > 0 && (free || !isObliged(s, one)),
  );
};

interface Challenge {
  readonly region: number;
  readonly target: number;
  readonly guests: readonly number[];
}
const read = (s: Warcraft, hero: number, draft: readonly number[]): Challenge => {
  const moved = draft.length > 1 && verbOf(draft[1]!) === VERB.into;
  return {
    region: moved ? aboutOf(draft[1]!) : s.region[hero]!,
    target: draft[moved ? 2 : 1] ?? -1,
    guests: draft.slice(moved ? 3 : 2),
  };
};
const NOBODY_THERE = refusedBy(refuse('NO_SUCH_TARGET'));
/** Whom a character may challenge where it is, and where else. */
const whomever = (s: Warcraft, hero: number): Trial => {
  const next = targets(s, factionOf(s, hero), s.region[hero]!, false);
  if (hasIntercept(s, hero)) for (const region of charges(s, hero)) next.push(step(VERB.into, region));
  return next.length > 0 ? follows(next, false) : NOBODY_THERE;
};
export const challenge: WarcraftMove = move({
  ...byActor(VERB.challenge),
  bars: (s, one, seat) => refuseActor(s, seat, aboutOf(one)),
  trial: (s, draft): Trial => {
    const hero = heroIn(draft);
    if (draft.length === 1) return whomever(s, hero);
    const { region, target, guests: invited } = read(s, hero, draft);
    // Never into the region where it is: that would be a second way to say a usual challenge.
    const charging = verbOf(draft[1]!) === VERB.into;
    if (charging && !charges(s, hero).includes(region)) return NOBODY_THERE;
    const able = targets(s, factionOf(s, hero), region, charging);
    if (target < 0) return able.length > 0 ? follows(able, false) : NOBODY_THERE;
    if (!able.includes(target)) return refusedBy(refuseTarget(s, hero, region, target, charging));
    const friends = guests(s, hero, region, target);
    if (!isSorted(invited)) return refusedBy(disordered());
    for (const one of invited) {
      if (verbOf(one) !== VERB.invite) return refusedBy(malformed());
      if (!friends.includes(aboutOf(one))) return refusedBy(refuse('CANNOT_INVITE'));
    }
    const next = friends.map((one) => step(VERB.invite, one)).filter((one) => one > (invited.at(-1) ?? -1));
    return follows(next, true);
  },
  apply: (s, decision, _chance, tell, seat) => {
    const hero = heroIn(decision);
    const { region, target, guests: invited } = read(s, hero, decision);
    spendAction(s, seat, hero);
    s.region[hero] = region;
    setUp(s, hero, region, target);
    const opponent = opponentName(target);
    tell?.({ type: 'challenged', hero: heroName(s, hero), opponent, region: REGION_IDS[region]! });
    for (const one of invited.map(aboutOf))
      if (s.seatOf[one] === seat) joinFight(s, one, tell);
      else s.invited |= 1 << one;
    s.course = INVITING;
    if (s.invited === 0) beginFight(s, tell);
  },
  final: (s, seat, decision) => {
    const { region, target, guests: invited } = read(s, heroIn(decision), decision);
    const begins = invited.every((one) => s.seatOf[aboutOf(one)] === seat);
    return begins && verbOf(target) === VERB.single && turnsOver(s, region, aboutOf(target))
      ? REVEALED
      : undefined;
  },
});
/** A counter that is turned over stays seen, also where the challenger had looked at it before (WOW-22.10). */
const REVEALED = 'WOW-25.8';
/** Whether a challenge turns over a counter of Kazzak there (WOW-22.11). */
const turnsOver = (s: Warcraft, region: number, single: number): boolean =>
  single === overlordNo(s) && counterIn(s, region) >= 0;
const opponentName = (target: number): string => {
  if (verbOf(target) === VERB.foes) return 'characters';
  if (verbOf(target) === VERB.single) return SINGLE_IDS[aboutOf(target)]!;
  return CREATURES[FIGURES[aboutOf(target)]!.kind]!.id;
};
const refuseTarget = (s: Warcraft, hero: number, region: number, target: number, charging: boolean) => {
  const figure = aboutOf(target);
  const there = verbOf(target) === VERB.group && figuresIn(s, region).includes(figure);
  if (!charging && hasIndependents(s, region) && !(there && s.questOf[figure]! < 0))
    return refuse('MUST_CHALLENGE');
  if (there && s.questOf[figure]! >= 0 && !mayEmpty(s, factionOf(s, hero), figure))
    return refuse('NOT_YOUR_QUEST');
  return refuse('NO_SUCH_TARGET');
};

const setUp = (s: Warcraft, hero: number, region: number, target: number): void => {
  s.attackers = factionOf(s, hero);
  s.fightIn = region;
  setAll(s.role, 0);
  s.role[hero] = FIGHTING;
  s.round = 0;
  s.felled = 0;
  s.wonBy = -1;
  s.invited = 0;
  if (verbOf(target) === VERB.foes) {
    // All enemies there, whether they want or not (WOW-9.6, 17.1).
    s.opposed = CHARACTERS_ARE;
    s.single = -1;
    s.independent = 0;
    for (const enemy of enemiesIn(s, s.attackers, region)) s.role[enemy] = FIGHTING;
    return;
  }
  if (verbOf(target) === VERB.single) {
    s.opposed = SINGLE_IS;
    s.single = aboutOf(target);
    s.independent = 0;
    noteAttempt(s, s.single, s.attackers);
    return;
  }
  s.opposed = 0;
  s.single = -1;
  s.independent = s.questOf[aboutOf(target)]! < 0 ? 1 : 0;
  for (const figure of groupOf(s, region, aboutOf(target))) s.figures.move(figure, fightZone(s));
};
const joinFight = (s: Warcraft, hero: number, tell: Tell | null): void => {
  s.role[hero] = FIGHTING;
  s.actions[hero]!--;
  s.hasActed[hero] = 1;
  tell?.({ type: 'joined', hero: heroName(s, hero) });
};
const beginFight = (s: Warcraft, tell: Tell | null): void => {
  // A counter of Kazzak is turned over; under a false one is nobody (WOW-22.11).
  if (s.opposed === SINGLE_IS && turnsOver(s, s.fightIn, s.single)) {
    if (!reveal(s, s.fightIn, tell)) {
      s.role.fill(0);
      s.single = -1;
      s.course = TURN;
      return;
    }
  }
  // WOW-21.19
  if (s.opposed === SINGLE_IS && s.single === overlordNo(s) && isKelthuzad(s))
    for (const hero of fightersOf(s, s.attackers))
      if (hasRelic(s, hero)) setHits(s, s.attackers, DAMAGE, hitsIn(s, s.attackers, DAMAGE) + RELIC_HITS);
  s.course = FIGHT;
  beginRound(s, tell);
};

const RELIC_HITS = 4;
const invitedOf = (s: Warcraft, seat: number): number[] =>
  heroesOf(s, s.attackers).filter((hero) => s.seatOf[hero] === seat && s.invited & (1 << hero));
export const askedToJoin = (s: Warcraft): number =>
  setOf([...s.seatOf].filter((seat, hero) => seat >= 0 && (s.invited & (1 << hero)) !== 0));
/** Each invited character joins or declines; a seat answers for all of its own (WOW-9.5). */
export const inviteAnswer: WarcraftMove = move({
  verb: VERB.join,
  alsoVerbs: [VERB.decline],
  first: (s, seat) => [step(VERB.decline), ...invitedOf(s, seat).map((hero) => step(VERB.join, hero))],
  trial: (s, draft, seat): Trial => {
    const own = invitedOf(s, seat);
    if (draft[0] === step(VERB.decline)) return draft.length > 1 ? refusedBy(malformed()) : WHOLE;
    if (!isSorted(draft)) return refusedBy(disordered());
    for (const one of draft)
      if (verbOf(one) !== VERB.join || !own.includes(aboutOf(one))) return refusedBy(refuse('NOT_INVITED'));
    return follows(
      own.map((hero) => step(VERB.join, hero)).filter((one) => one > draft.at(-1)!),
      true,
    );
  },
  apply: (s, decision, _chance, tell, seat) => {
    for (const hero of invitedOf(s, seat)) {
      if (decision.includes(step(VERB.join, hero))) joinFight(s, hero, tell);
      s.invited &= ~(1 << hero);
    }
    if (s.invited === 0) beginFight(s, tell);
  },
  final: (s) => (s.opposed === SINGLE_IS && turnsOver(s, s.fightIn, s.single) ? REVEALED : undefined),
});
