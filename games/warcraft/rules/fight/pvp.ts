/** Combat between characters: what its defence phase does in place of that against creatures (WOW-17). */
import type { Chance } from '#engine/chance.ts';
import { seatBit } from '#engine/seats.ts';
import type { Tell } from '../events.ts';
import { factionName, hasFighters } from '../heroes.ts';
import { fromTo, setAll } from '../lists.ts';
import { NO_FINALE } from '../map/fields.ts';
import { ARMOR, ATTRITION, DAMAGE, DEFENSE, F_WOUNDS, type Stage, stageNo, type Warcraft } from '../state.ts';
import { leaderOf } from './answerer.ts';
import { clearDefense } from './end.ts';
import { CHARACTERS_ARE } from './foes.ts';
import { push } from './frames.ts';
import { next } from './stages.ts';
import { dropHits, hitsIn, setHits } from './tokens.ts';

export const isPvp = (s: Warcraft): boolean => s.opposed === CHARACTERS_ARE && s.stage !== 0;
const FACTIONS = [0, 1] as const;
const AT_STRIKE = stageNo('strike');
const BOXES = [DAMAGE, DEFENSE, ATTRITION] as const;

/**
 * How many hits a faction's armour may take out of the enemy's damage box, the others being of the defence box. Armour
 * that finds nothing is wasted (WOW-17.6).
 */
export const splitsOf = (s: Warcraft, faction: number): number[] => {
  const armor = s.armor[faction]!;
  const most = Math.min(armor, hitsIn(s, 1 - faction, DAMAGE));
  const least = Math.min(most, Math.max(0, armor - hitsIn(s, 1 - faction, DEFENSE)));
  return fromTo(least, most);
};
/** The faction for which this seat answers. */
export const answering = (s: Warcraft, seat: number): number => (s.leaders[0] === seat ? 0 : 1);
/** The leaders that still have to divide their armour. */
export const askedForArmor = (s: Warcraft): number =>
  s.stage === AT_STRIKE && isPvp(s)
    ? FACTIONS.reduce<number>(
        (set, faction) =>
          s.leaders[faction]! >= 0 && s.armorSplit[faction]! < 0 ? set | seatBit(s.leaders[faction]!) : set,
        0,
      )
    : 0;

const suffer = (s: Warcraft, faction: number, wounds: number, tell: Tell | null): void => {
  if (wounds <= 0) return;
  push(s, F_WOUNDS, faction, wounds);
  tell?.({ type: 'wounds', faction: factionName(faction), count: wounds });
};
const takeArmor = (s: Warcraft, tell: Tell | null): void => {
  // Both act on the boxes as they stood at the start; each touches those of the other only.
  for (const faction of FACTIONS) {
    const armor = s.armor[faction]!;
    const split = s.armorSplit[faction]!;
    const enemy = 1 - faction;
    if (armor === 0) continue;
    const attrition = dropHits(s, enemy, ATTRITION, armor);
    const damage = dropHits(s, enemy, DAMAGE, split);
    const defense = dropHits(s, enemy, DEFENSE, armor - split);
    if (attrition + damage + defense > 0)
      tell?.({ type: 'armorTook', faction: factionName(faction), damage, defense, attrition });
  }
  setAll(s.armor, 0);
  setAll(s.armorSplit, -1);
  setAll(s.leaders, -1);
};

/** The armour step, then the ranged strike (WOW-17.5–17.8). */
const strike = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  if (s.opened === 0) {
    s.opened = 1;
    for (const faction of FACTIONS) {
      const options = splitsOf(s, faction);
      s.armorSplit[faction] = options.length === 1 ? options[0]! : -1;
      s.leaders[faction] = options.length === 1 ? -1 : leaderOf(s, faction, chance);
    }
  }
  if (askedForArmor(s) !== 0) return ARMOR;
  takeArmor(s, tell);
  clearDefense(s);
  setAll(s.unabsorbed, 0);
  for (const faction of FACTIONS) {
    suffer(s, 1 - faction, hitsIn(s, faction, DAMAGE), tell);
    setHits(s, faction, DAMAGE, 0);
    if (s.clearing[faction] === 0) continue;
    s.clearing[faction] = 0;
    for (const box of BOXES) setHits(s, faction, box, 0);
  }
  return next(s);
};
/** WOW-17.10 */
const moveTokens = (s: Warcraft): number => {
  for (const faction of FACTIONS) {
    let moved = hitsIn(s, faction, DAMAGE);
    for (const box of [DEFENSE, ATTRITION]) moved += dropHits(s, faction, box, hitsIn(s, faction, box));
    setHits(s, faction, DAMAGE, moved);
  }
  return next(s);
};
/** WOW-17.11, 24.1 */
const resolution = (s: Warcraft, tell: Tell | null): number => {
  const alliance = hitsIn(s, 0, DAMAGE);
  const horde = hitsIn(s, 1, DAMAGE);
  setAll(s.hits, 0);
  setAll(s.unabsorbed, 0);
  suffer(s, 0, s.config.lethalPvp ? horde : horde - alliance, tell);
  suffer(s, 1, s.config.lethalPvp ? alliance : alliance - horde, tell);
  return next(s);
};

/** Stage → what it does between characters, where that is not the same as against creatures. */
export const PVP_STAGES: Readonly<
  Partial<Record<Stage, (s: Warcraft, chance: Chance, tell: Tell | null) => number>>
> = {
  strike,
  damage: (s) => next(s),
  moveTokens: (s) => moveTokens(s),
  resolution: (s, _chance, tell) => resolution(s, tell),
};

/**
 * Where both factions fell in a lethal step, the one with fewer wounds that nobody took counts as the winner, for the final
 * battle and for events; -1: neither (WOW-24.2).
 */
export const lethalVictor = (s: Warcraft): number => {
  const [alliance, horde] = s.unabsorbed as unknown as [number, number];
  if (!s.config.lethalPvp || alliance === horde) return -1;
  return alliance < horde ? 0 : 1;
};
/** The faction that has won, -1 when both are defeated, undefined while both stand (WOW-17.9, 17.16). */
export const pvpVictor = (s: Warcraft): number | undefined => {
  const alliance = hasFighters(s, 0);
  const horde = hasFighters(s, 1);
  if (alliance && horde) return undefined;
  if (alliance) return 0;
  if (horde) return 1;
  return s.finale === NO_FINALE ? -1 : lethalVictor(s);
};
