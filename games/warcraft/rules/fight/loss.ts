/** The frames: wounds, losses token by token with their reactions, defeats, and powers that are given up (WOW-15). */
import type { Chance } from '#engine/chance.ts';
import { canUse } from '../effects/use.ts';
import type { Tell } from '../events.ts';
import { factionOf, fightersOf, hasFighters, heroName, isOn, membersOf, petOf, powersOn } from '../heroes.ts';
import { isOverfull } from '../map/bag.ts';
import {
  DROP,
  F_DEFEAT,
  F_DRAIN,
  F_LOSS,
  F_OVERFLOW,
  F_SPENT,
  F_UNEQUIP,
  F_WOUNDS,
  FIGHTING,
  REACT,
  type Warcraft,
  WILDKIN,
  WOUND,
} from '../state.ts';
import { askFaction, askHero } from './answerer.ts';
import { defeatHero } from './defeat.ts';
import { clearCounts } from './end.ts';
import { push, topFrame, topHero } from './frames.ts';
import { hurtPet, loseEnergy } from './resources.ts';

/** Nothing is asked: go on. */
export const ON = -1;

/** Who can take a wound: the character, or its pet (WOW-12.17, 15.1, 15.3). */
export interface Taker {
  readonly hero: number;
  readonly pet: boolean;
}
export const takers = (s: Warcraft): Taker[] => {
  const list: Taker[] = [];
  for (const hero of heroesThatTake(s)) {
    list.push({ hero, pet: false });
    if (petTakes(s, hero)) list.push({ hero, pet: true });
  }
  return list;
};
/** The characters among them, or those whose pets are. */
export const takersBy = (s: Warcraft, pet: boolean): readonly number[] => {
  const heroes = heroesThatTake(s);
  return pet ? heroes.filter((hero) => petTakes(s, hero)) : heroes;
};
const heroesThatTake = (s: Warcraft): readonly number[] =>
  topFrame(s) === F_WOUNDS ? fightersOf(s, topHero(s)) : membersOf(1 << topHero(s));
/** A pet that is switched off adds nothing in this round (WOW-12.4). */
const petTakes = (s: Warcraft, hero: number): boolean => {
  if (s.pet[hero] === 0) return false;
  const pet = petOf(s, hero);
  return pet >= 0 && isOn(s, pet);
};
/** The only one who can take it, or undefined where there is a choice. */
const onlyTaker = (s: Warcraft): Taker | undefined => {
  const heroes = heroesThatTake(s);
  const hero = heroes[0]!;
  return heroes.length > 1 || petTakes(s, hero) ? undefined : { hero, pet: false };
};
/** One wound or one token of a loss goes to this character or its pet. */
export const take = (s: Warcraft, { hero, pet }: Taker, tell: Tell | null): void => {
  const { frames } = s;
  frames.setTop(frames.col.left, frames.top(frames.col.left) - 1);
  if (pet) hurtPet(s, hero, tell);
  else if (topFrame(s) === F_WOUNDS) {
    // A single wound is a loss event of its own (WOW-15.5).
    push(s, F_LOSS, hero);
    lose(s, hero, tell);
  } else lose(s, hero, tell);
};
const lose = (s: Warcraft, hero: number, tell: Tell | null): void => {
  const { frames } = s;
  const { col } = frames;
  if (frames.top(col.begun) === 0) s.reacted.clear();
  frames.setTop(col.begun, 1);
  s.health[hero]!--;
  s.lostFight[hero]!++;
  s.lostRound[hero]!++;
  s.lostDefense[hero]!++;
  frames.setTop(col.taken, frames.top(col.taken) + 1);
  frames.setTop(col.window, 1);
  frames.setTop(col.passed, 0);
  tell?.({ type: 'healthLost', hero: heroName(s, hero), left: s.health[hero]! });
};

const hasPassed = (s: Warcraft, hero: number): boolean =>
  (s.frames.top(s.frames.col.passed) & (1 << hero)) !== 0;
/** Asks whoever has a usable reaction and has not passed; those of the faction of the victim. */
const reactions = (s: Warcraft): number => {
  const victim = topHero(s);
  const able = s.stage === 0 ? membersOf(1 << victim) : fightersOf(s, factionOf(s, victim));
  for (const hero of able) if (!hasPassed(s, hero) && canUse(s, hero)) return askHero(s, REACT, hero);
  return ON;
};

const leftOf = (s: Warcraft): number => s.frames.top(s.frames.col.left);
const onWounds = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const left = leftOf(s);
  const faction = topHero(s);
  if (left === 0 || !hasFighters(s, faction)) {
    s.frames.pop();
    s.unabsorbed[faction]! += left;
    if (left > 0) tell?.({ type: 'woundsLost', count: left });
    return ON;
  }
  const only = onlyTaker(s);
  if (!only) return askFaction(s, WOUND, faction, chance);
  take(s, only, tell);
  return ON;
};
const onLoss = (s: Warcraft, tell: Tell | null): number => {
  const hero = topHero(s);
  const { frames } = s;
  if (frames.top(frames.col.window) === 1) {
    const asked = reactions(s);
    if (asked !== ON) return asked;
    frames.setTop(frames.col.window, 0);
    // WOW-15.4: this was the last chance.
    if (s.health[hero] === 0) {
      push(s, F_DEFEAT, hero);
      frames.setTop(frames.col.window, 1);
    }
    return ON;
  }
  if (leftOf(s) === 0 || (s.stage !== 0 && s.role[hero] !== FIGHTING)) {
    s.frames.pop();
    if (s.stage === 0) clearCounts(s);
    return ON;
  }
  const only = onlyTaker(s);
  if (!only) return askHero(s, WOUND, hero);
  take(s, only, tell);
  return ON;
};
const onDefeat = (s: Warcraft, tell: Tell | null): number => {
  const hero = topHero(s);
  const asked = s.revived[hero] === 1 ? ON : reactions(s);
  if (asked !== ON) return asked;
  s.frames.pop();
  defeatHero(s, hero, tell);
  return ON;
};
const onSpent = (s: Warcraft): number => {
  const hero = topHero(s);
  if ((s.stage === 0 || s.role[hero] === FIGHTING) && !hasPassed(s, hero) && canUse(s, hero))
    return askHero(s, REACT, hero);
  s.frames.pop();
  // What answers a loss may be paid for, and the loss is not over yet (WOW-15.5).
  if (s.stage === 0 && topFrame(s) !== F_LOSS) clearCounts(s);
  return ON;
};
const onUnequip = (s: Warcraft): number => {
  const hero = topHero(s);
  if (leftOf(s) > 0 && powersOn(s, hero).length > 0) return askHero(s, WILDKIN, hero);
  s.frames.pop();
  return ON;
};

/** Who fell by the Health loses no Energy any more (WOW-15.6). */
const onDrain = (s: Warcraft, tell: Tell | null): number => {
  const [hero, energy] = [topHero(s), leftOf(s)];
  s.frames.pop();
  if (s.role[hero] === FIGHTING) loseEnergy(s, hero, energy, tell);
  return ON;
};

/** WOW-11.15, 11.19 */
const onOverflow = (s: Warcraft): number => {
  const hero = topHero(s);
  if (isOverfull(s, hero)) return askHero(s, DROP, hero);
  s.frames.pop();
  return ON;
};

/** Goes on with what lies on top of the stack; what is asked, or `ON`. */
export const resume = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  switch (topFrame(s)) {
    case F_WOUNDS:
      return onWounds(s, chance, tell);
    case F_LOSS:
      return onLoss(s, tell);
    case F_DEFEAT:
      return onDefeat(s, tell);
    case F_SPENT:
      return onSpent(s);
    case F_UNEQUIP:
      return onUnequip(s);
    case F_DRAIN:
      return onDrain(s, tell);
    case F_OVERFLOW:
      return onOverflow(s);
    default:
      throw new Error(`warcraft: no frame ${topFrame(s)}`);
  }
};
