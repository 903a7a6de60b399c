/** The course of a fight against creatures or a single opponent: its rounds and their stages (WOW-13.3, 14, 13.20). */
import type { Chance } from '#engine/chance.ts';
import type { FoeWindow } from '../../content/effects/vocabulary.ts';
import { canUse, happen } from '../effects/use.ts';
import { STAGE_WINDOWS } from '../effects/windows.ts';
import type { Tell } from '../events.ts';
import { friendlyWindowsOf, handOf, liftersLast, windowsOf } from '../hands.ts';
import { factionName, factionOf, fightersOf, hasFighters, membersOf } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { NO_FINALE } from '../map/fields.ts';
import { USES } from '../sources.ts';
import {
  ATTACKER,
  ATTRITION,
  DAMAGE,
  DEFENSE,
  F_WOUNDS,
  FIGHTING,
  FIGURES,
  fightZone,
  KEL,
  KILL,
  MOST_ROUNDS,
  NEFARIAN,
  POOL,
  REROLL,
  STAGES,
  type Stage,
  stageNo,
  USE,
  type Warcraft,
} from '../state.ts';
import { askFaction, askHero } from './answerer.ts';
import { defeatHero } from './defeat.ts';
import { isRerollable } from './dice.ts';
import { clearDefense, endFight } from './end.ts';
import { foeActs, foeActsAt } from './foe-acts.ts';
import { group, opponents, SINGLE_IS, singleStrength, totalAttack } from './foes.ts';
import { push } from './frames.ts';
import { ON, resume } from './loss.ts';
import { dragonLimit, kelLimit, placeTokens } from './place.ts';
import { openPool } from './pool.ts';
import { isPvp, PVP_STAGES, pvpVictor } from './pvp.ts';
import { dropExcess } from './resources.ts';
import { next, toStage } from './stages.ts';
import { dropHits, hitsIn, setHits } from './tokens.ts';
import { rerollValue } from './values.ts';

// Numbers, because every step of a fight asks them.
const AT_COMBAT_END = stageNo('combatEnd');
const AT_PLACE_END = stageNo('placeEnd');
const AT_POOL_START = stageNo('poolStart');
const AT_ROUND_START = stageNo('roundStart');
const AT_STRIKE = stageNo('strike');

/**
 * Opens the window of this stage, or goes on with it: first the abilities that happen by themselves, then it asks each
 * character who can use something and has not passed.
 */
const windowFor = (
  s: Warcraft,
  heroes: readonly number[],
  chance: Chance,
  tell: Tell | null,
  begin?: () => void,
): number => {
  if (s.opened === 0) {
    s.opened = 1;
    setAll(s.done, 0);
    begin?.();
    const quiet = isQuiet(s, heroes);
    const inTurn = quiet || s.stage !== AT_ROUND_START ? heroes : liftersLast(s, heroes);
    if (!quiet) for (const hero of inTurn) happen(s, hero, STAGE_WINDOWS[s.stage]!, chance, tell);
    if (s.frames.length > 0) return ON;
    if (quiet) return next(s);
  } else if (isQuiet(s, heroes)) return next(s);
  for (const hero of heroes) if (mayUse(s, hero)) return askHero(s, USE, hero);
  // Friends come after the active character, with what they may use in a step of theirs (`~`).
  if (s.active >= 0)
    for (const hero of fightersOf(s, factionOf(s, s.active)))
      if (!heroes.includes(hero) && mayUse(s, hero)) return askHero(s, USE, hero);
  return next(s);
};
/** Whether nobody who has a part in the window of this stage has a card for it, as is mostly so. */
const isQuiet = (s: Warcraft, heroes: readonly number[]): boolean => {
  const window = STAGE_WINDOWS[s.stage]!;
  for (let i = 0; i < heroes.length; i++) if ((windowsOf(handOf(s, heroes[i]!)) & window) !== 0) return false;
  const friends = s.active < 0 ? NONE : fightersOf(s, factionOf(s, s.active));
  for (let i = 0; i < friends.length; i++)
    if ((friendlyWindowsOf(handOf(s, friends[i]!)) & window) !== 0) return false;
  return true;
};
const NONE = membersOf(0);
const mayUse = (s: Warcraft, hero: number): boolean =>
  s.done[hero] === 0 && s.role[hero] === FIGHTING && canUse(s, hero);
/** All participants, the attackers' side first. */
const everybody = (s: Warcraft): readonly number[] => {
  const attackers = fightersOf(s, s.attackers);
  const others = fightersOf(s, 1 - s.attackers);
  return others.length === 0 ? attackers : [...attackers, ...others];
};
const common = (s: Warcraft, chance: Chance, tell: Tell | null, begin?: () => void): number =>
  windowFor(s, everybody(s), chance, tell, begin);

export const beginRound = (s: Warcraft, tell: Tell | null): void => {
  s.round++;
  s.active = -1;
  setAll(s.acted, 0);
  // Characters may fall before the ranged strike, and an earlier fight has no part in that (WOW-24.2).
  setAll(s.unabsorbed, 0);
  s.side = s.attackers;
  tell?.({ type: 'round', round: s.round });
  toStage(s, 'roundStart');
};
/** What was used and lost becomes that of the last round (WOW-13.17). */
const endRound = (s: Warcraft, tell: Tell | null): void => {
  s.usedLast.clear();
  markUsed(s);
  s.used.fill(0);
  s.off.clear();
  setAll(s.potions, 0);
  setAll(s.scrolls, 0);
  setAll(s.placedCombo, 0);
  for (let hero = 0; hero < s.config.heroes; hero++) {
    s.lostBefore[hero] = s.lostRound[hero]!;
    s.lostRound[hero] = 0;
    expire(s, hero, tell);
  }
};

/** Cards that were used in this round. */
const markUsed = (s: Warcraft): void => {
  const { used, usedLast } = s;
  for (let use = 0; use < used.length; use++) if (used[use]! > 0) usedLast.add(USES[use]!.source);
};
const expire = (s: Warcraft, hero: number, tell: Tell | null): void => {
  if (s.expires[hero]! & 1) dropExcess(s, hero, 'health', tell);
  if (s.expires[hero]! & 2) dropExcess(s, hero, 'energy', tell);
  s.expires[hero] = 0;
};

const endPhase = (s: Warcraft): number => {
  s.acted[s.active] = 1;
  s.active = -1;
  // Between characters the factions take turns (WOW-17.2).
  if (isPvp(s)) s.side = 1 - s.side;
  return toStage(s, 'chooseAttacker');
};
const yetToAct = (s: Warcraft, faction: number): readonly number[] => {
  const fighters = fightersOf(s, faction);
  let set = 0;
  for (let i = 0; i < fighters.length; i++) if (s.acted[fighters[i]!] === 0) set |= 1 << fighters[i]!;
  return membersOf(set);
};
const chooseAttacker = (s: Warcraft, chance: Chance): number => {
  if (!isPvp(s)) s.side = s.attackers;
  else if (yetToAct(s, s.side).length === 0) s.side = 1 - s.side;
  const able = yetToAct(s, s.side);
  if (able.length === 0) return toStage(s, 'strike');
  if (able.length > 1) return askFaction(s, ATTACKER, s.side, chance);
  s.active = able[0]!;
  return toStage(s, 'poolStart');
};

const poolStart = (s: Warcraft, tell: Tell | null): number => {
  if (s.opened === 0) {
    s.opened = 1;
    setAll(s.done, 0);
    openPool(s, s.active, tell);
  }
  // What friends may add is theirs to decide before the roll.
  for (const hero of fightersOf(s, factionOf(s, s.active)))
    if (hero !== s.active && s.done[hero] === 0 && canUse(s, hero)) return askHero(s, USE, hero);
  return askHero(s, POOL, s.active);
};

const reroll = (s: Warcraft): number => {
  if (s.rerolled !== 0 || rerollValue(s) === 0) return next(s);
  for (let die = 0; die < s.dieAt.length; die++)
    if (isRerollable(s, die)) return askHero(s, REROLL, s.active);
  return next(s);
};

/**
 * A window of the active character at which the opponent's ability works, too: the player orders it among their own, and
 * when they use no more it works by itself (WOW-12.16, 13.10).
 */
const withFoe = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const at = s.stage;
  const begin = (): void => {
    s.foeActs = foeActsAt(s, foeWindow(at)) ? 1 : 0;
  };
  const asked = windowFor(s, membersOf(1 << s.active), chance, tell, begin);
  if (asked !== ON || s.stage === at || s.foeActs === 0) return asked;
  s.stage = at;
  s.opened = 1;
  actFoe(s, tell);
  return ON;
};
const foeWindow = (stage: number): FoeWindow => STAGES[stage] as FoeWindow;
/** The opponent's ability works; afterwards everybody may still use what is left. */
export const actFoe = (s: Warcraft, tell: Tell | null): void => {
  s.foeActs = 0;
  setAll(s.done, 0);
  foeActs(s, s.active, foeWindow(s.stage), tell);
};

/** What cards have placed before this step does not count for `perPlaced`. */
const place = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  if (s.opened === 0) {
    s.placedDamage = 0;
    s.placedArmor = 0;
  }
  return windowFor(s, membersOf(1 << s.active), chance, tell);
};
const count = (s: Warcraft, tell: Tell | null): number => {
  const limit = kelLimit(s);
  if (s.opened === 0) {
    s.opened = 1;
    s.kelSpots = limit === 0 ? 0 : -1;
    s.dragonDamage = -1;
    s.dragonDefense = -1;
  }
  if (limit !== undefined && s.kelSpots < 0) return askHero(s, KEL, s.active);
  const dragon = dragonLimit(s);
  if (dragon && s.dragonDamage < 0) {
    if (dragon.most > 0) return askHero(s, NEFARIAN, s.active);
    s.dragonDamage = 0;
    s.dragonDefense = 0;
  }
  placeTokens(s, tell);
  return next(s);
};
const placeEnd = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const asked = withFoe(s, chance, tell);
  return s.stage === AT_STRIKE ? endPhase(s) : asked;
};

/** Whether the damage box pays for any opponent. */
export const payableFigures = (s: Warcraft): number[] =>
  group(s).filter((figure) => FIGURES[figure]!.strength.health <= hitsIn(s, s.attackers, DAMAGE));
const isAnyPayable = (s: Warcraft): boolean => {
  const hits = hitsIn(s, s.attackers, DAMAGE);
  const zone = fightZone(s);
  for (let figure = s.figures.first(zone); figure >= 0; figure = s.figures.next(figure))
    if (FIGURES[figure]!.strength.health <= hits) return true;
  return false;
};
export const canFell = (s: Warcraft): boolean =>
  s.opposed === SINGLE_IS && s.felled === 0 && hitsIn(s, s.attackers, DAMAGE) >= singleStrength(s).health;
const strike = (s: Warcraft, chance: Chance): number => {
  if (s.opened === 0) {
    s.opened = 1;
    setAll(s.done, 0);
  }
  const able = s.done[0] === 0 && (isAnyPayable(s) || canFell(s));
  if (able) return askFaction(s, KILL, s.attackers, chance);
  if (s.stage === AT_STRIKE && s.clearing[s.attackers] === 1) {
    s.clearing[s.attackers] = 0;
    for (const box of [DAMAGE, DEFENSE, ATTRITION]) setHits(s, s.attackers, box, 0);
  }
  return next(s);
};

/** WOW-14.10: the tokens of the defence box are counted, not removed. */
const damage = (s: Warcraft, tell: Tell | null): number => {
  clearDefense(s);
  const left = totalAttack(s) - hitsIn(s, s.attackers, DEFENSE) - s.armor[s.attackers]!;
  if (left > 0) {
    push(s, F_WOUNDS, s.attackers, left);
    tell?.({ type: 'wounds', faction: factionName(s.attackers), count: left });
  }
  return next(s);
};
/** WOW-14.12 */
const moveTokens = (s: Warcraft, tell: Tell | null): number => {
  foeActs(s, -1, 'beforeMove', tell);
  s.armor[s.attackers] = 0;
  let moved = hitsIn(s, s.attackers, DAMAGE);
  for (const box of [DEFENSE, ATTRITION]) moved += dropHits(s, s.attackers, box, hitsIn(s, s.attackers, box));
  setHits(s, s.attackers, DAMAGE, moved);
  tell?.({ type: 'tokensMoved', damage: moved });
  return next(s);
};
const endOfRound = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const asked = common(s, chance, tell);
  if (s.stage !== AT_COMBAT_END) return asked;
  endRound(s, tell);
  if (s.round === MOST_ROUNDS) {
    // WOW-13.20
    tell?.({ type: 'stopped', round: s.round });
    if (isPvp(s)) {
      stopUndecided(s);
      return ON;
    }
    for (const hero of fightersOf(s, s.attackers)) defeatHero(s, hero, tell);
    return ON;
  }
  beginRound(s, tell);
  return ON;
};

/** Stages of an attack phase: it ends at once when the active character falls or leaves (WOW-13.19, 14.26). */
const inPhase = (s: Warcraft): boolean =>
  s.stage >= AT_POOL_START && s.stage <= AT_PLACE_END && s.active >= 0;

const STAGE_OF: Readonly<Record<Stage, (s: Warcraft, chance: Chance, tell: Tell | null) => number>> = {
  none: () => {
    throw new Error('warcraft: no fight is going on');
  },
  roundStart: (s, chance, tell) => {
    const begin = (): void => foeActs(s, -1, 'roundStart', tell);
    return common(s, chance, tell, begin);
  },
  chooseAttacker,
  poolStart: (s, _chance, tell) => poolStart(s, tell),
  poolEnd: (s, chance, tell) => windowFor(s, membersOf(1 << s.active), chance, tell),
  rerollStart: (s, chance, tell) => windowFor(s, membersOf(1 << s.active), chance, tell),
  reroll,
  rerollEnd: withFoe,
  place,
  count: (s, _chance, tell) => count(s, tell),
  placeEnd,
  strike,
  damage: (s, _chance, tell) => damage(s, tell),
  defense: (s, chance, tell) => common(s, chance, tell),
  moveTokens: (s, _chance, tell) => moveTokens(s, tell),
  resolution: strike,
  resolutionEnd: (s, _chance, tell) => {
    foeActs(s, -1, 'resolutionEnd', tell);
    return next(s);
  },
  roundEnd: endOfRound,
  combatEnd: () => ON,
};

/** Stage → what is done at it. */
const WORKS = STAGES.map((stage) => STAGE_OF[stage]);
/** The same between characters. */
const PVP_WORKS = STAGES.map((stage) => PVP_STAGES[stage] ?? STAGE_OF[stage]);

/** A combat between characters ends without a winner; the final battle by the Health that is left (WOW-13.20). */
const stopUndecided = (s: Warcraft): void => {
  const [alliance, horde] = [0, 1].map((faction) =>
    fightersOf(s, faction).reduce((sum, hero) => sum + s.health[hero]!, 0),
  ) as [number, number];
  s.wonBy = s.finale === NO_FINALE || alliance === horde ? -1 : alliance > horde ? 0 : 1;
  toStage(s, 'combatEnd');
};
/** Whether the fight is decided: by whom, or undefined (WOW-14.9, 14.15). */
const decided = (s: Warcraft): number | undefined => {
  if (isPvp(s)) return pvpVictor(s);
  if (opponents(s) === 0) return s.attackers;
  return hasFighters(s, s.attackers) ? undefined : 1 - s.attackers;
};

/** Goes on until somebody is asked; `ON` when the fight is over. */
export const fightOn = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  for (;;) {
    if (s.frames.length > 0) {
      const asked = resume(s, chance, tell);
      if (asked !== ON) return asked;
      continue;
    }
    const victor = s.stage < AT_COMBAT_END ? decided(s) : undefined;
    if (victor !== undefined) {
      s.wonBy = isPvp(s) || victor === s.attackers ? victor : -1;
      s.active = -1;
      toStage(s, 'combatEnd');
    }
    if (inPhase(s) && s.role[s.active] !== FIGHTING) {
      endPhase(s);
      continue;
    }
    if (s.stage === AT_COMBAT_END) {
      const asked = windowFor(s, everybody(s), chance, tell);
      if (asked !== ON) return asked;
      if (s.frames.length > 0) continue;
      endFight(s, tell);
      return ON;
    }
    const work = (isPvp(s) ? PVP_WORKS : WORKS)[s.stage]!;
    const asked = work(s, chance, tell);
    if (asked !== ON) return asked;
  }
};
