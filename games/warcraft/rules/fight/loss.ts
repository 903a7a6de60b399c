/** The frames: wounds, losses token by token with their reactions, defeats, and powers that are given up (WOW-15). */
import type { Chance } from '#engine/chance.ts';
import { canUse } from '../effects/use.ts';
import type { Tell } from '../events.ts';
import { factionOf, fightersOf, heroName, petOf, powersOn } from '../heroes.ts';
import { isOverfull } from '../map/bag.ts';
import {
  DROP,
  F_DEFEAT,
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
import { push, setTop, top, topFrame } from './frames.ts';
import { hurtPet } from './resources.ts';

/** Nothing is asked: go on. */
export const ON = -1;

/** Who can take a wound: the character, or its pet (WOW-12.17, 15.1, 15.3). */
export interface Taker {
  readonly hero: number;
  readonly pet: boolean;
}
export const takers = (s: Warcraft): Taker[] => {
  const frame = topFrame(s);
  const heroes = frame === F_WOUNDS ? fightersOf(s, top(s, 'hero')) : [top(s, 'hero')];
  return heroes.flatMap((hero) => [
    { hero, pet: false },
    ...(petOf(s, hero) >= 0 && s.pet[hero]! > 0 ? [{ hero, pet: true }] : []),
  ]);
};
/** One wound or one token of a loss goes to this character or its pet. */
export const take = (s: Warcraft, { hero, pet }: Taker, tell: Tell | null): void => {
  setTop(s, 'left', top(s, 'left') - 1);
  if (pet) hurtPet(s, hero, tell);
  else if (topFrame(s) === F_WOUNDS) {
    // A single wound is a loss event of its own (WOW-15.5).
    push(s, F_LOSS, { hero });
    lose(s, hero, tell);
  } else lose(s, hero, tell);
};
const lose = (s: Warcraft, hero: number, tell: Tell | null): void => {
  if (top(s, 'begun') === 0) s.reacted.clear();
  setTop(s, 'begun', 1);
  s.health[hero]!--;
  s.lostFight[hero]!++;
  s.lostRound[hero]!++;
  s.lostDefense[hero]!++;
  setTop(s, 'taken', top(s, 'taken') + 1);
  setTop(s, 'window', 1);
  setTop(s, 'passed', 0);
  tell?.({ type: 'healthLost', hero: heroName(s, hero), left: s.health[hero]! });
};

/** Asks whoever has a usable reaction and has not passed; those of the faction of the victim. */
const reactions = (s: Warcraft): number => {
  const victim = top(s, 'hero');
  const able = s.stage === 0 ? [victim] : fightersOf(s, factionOf(s, victim));
  for (const hero of able)
    if (!(top(s, 'passed') & (1 << hero)) && canUse(s, hero)) return askHero(s, REACT, hero);
  return ON;
};

const onWounds = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const left = top(s, 'left');
  const faction = top(s, 'hero');
  if (left === 0 || fightersOf(s, faction).length === 0) {
    s.frames.pop();
    s.unabsorbed[faction]! += left;
    if (left > 0) tell?.({ type: 'woundsLost', count: left });
    return ON;
  }
  const able = takers(s);
  if (able.length > 1) return askFaction(s, WOUND, faction, chance);
  take(s, able[0]!, tell);
  return ON;
};
const onLoss = (s: Warcraft, tell: Tell | null): number => {
  const hero = top(s, 'hero');
  if (top(s, 'window') === 1) {
    const asked = reactions(s);
    if (asked !== ON) return asked;
    setTop(s, 'window', 0);
    // WOW-15.4: this was the last chance.
    if (s.health[hero] === 0) push(s, F_DEFEAT, { hero, window: 1 });
    return ON;
  }
  if (top(s, 'left') === 0 || (s.stage !== 0 && s.role[hero] !== FIGHTING)) {
    s.frames.pop();
    if (s.stage === 0) clearCounts(s);
    return ON;
  }
  const able = takers(s);
  if (able.length > 1) return askHero(s, WOUND, hero);
  take(s, able[0]!, tell);
  return ON;
};
const onDefeat = (s: Warcraft, tell: Tell | null): number => {
  const hero = top(s, 'hero');
  const asked = s.revived[hero] === 1 ? ON : reactions(s);
  if (asked !== ON) return asked;
  s.frames.pop();
  defeatHero(s, hero, tell);
  return ON;
};
const onSpent = (s: Warcraft): number => {
  const hero = top(s, 'hero');
  if ((s.stage === 0 || s.role[hero] === FIGHTING) && !(top(s, 'passed') & (1 << hero)) && canUse(s, hero))
    return askHero(s, REACT, hero);
  s.frames.pop();
  if (s.stage === 0) clearCounts(s);
  return ON;
};
const onUnequip = (s: Warcraft): number => {
  const hero = top(s, 'hero');
  if (top(s, 'left') > 0 && powersOn(s, hero).length > 0) return askHero(s, WILDKIN, hero);
  s.frames.pop();
  return ON;
};

/** WOW-11.15, 11.19 */
const onOverflow = (s: Warcraft): number => {
  const hero = top(s, 'hero');
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
    case F_OVERFLOW:
      return onOverflow(s);
    default:
      throw new Error(`warcraft: no frame ${topFrame(s)}`);
  }
};
