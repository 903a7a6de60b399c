/** Opponents: threat, attack and health, and what their abilities hold always (WOW-14.1, 14.25, content 1.5). */
import { CREATURES, type Strength } from '../../content/creatures.ts';
import { abilitiesOfFoe } from '../../content/effects/index.ts';
import type { Ability, Op, OpName, OpOf } from '../../content/effects/vocabulary.ts';
import { cauldronAttack, plagueAttack } from '../event-cards/attack.ts';
import { fightersOf, passives } from '../heroes.ts';
import { SINGLES } from '../sources.ts';
import { FIGURES, fightZone, type Warcraft } from '../state.ts';

export const [CREATURES_ARE, SINGLE_IS, CHARACTERS_ARE] = [0, 1, 2] as const;

/** Figures of the group that are still there. */
export const group = (s: Warcraft): number[] => s.figures.list(fightZone(s));
/** Values of the boss or the overlord by the number of characters (WOW-2.6). */
export const singleStrength = (s: Warcraft): Strength => {
  const one = SINGLES[s.single]!;
  if ('four' in one) return s.config.heroes === 4 ? one.four : one.six;
  return one;
};

/** A kind of opponent: its abilities, and the operations that hold always, by name. */
interface Foe {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly holding: ReadonlyMap<OpName, Op>;
}
const foeOf = (id: string): Foe => {
  const abilities = abilitiesOfFoe(id);
  const holding = new Map<OpName, Op>();
  for (const { on, ops } of abilities)
    for (const op of on === 'always' || on === 'place' ? ops : [])
      if (!holding.has(op.name)) holding.set(op.name, op);
  return { id, abilities, holding };
};
const CREATURE_FOES = CREATURES.map(({ id }) => foeOf(id));
const SINGLE_FOES = SINGLES.map(({ id }) => foeOf(id));
const NOBODY = foeOf('');
const foeNow = (s: Warcraft): Foe => {
  if (s.opposed === SINGLE_IS) return SINGLE_FOES[s.single]!;
  const first = s.figures.first(fightZone(s));
  return first < 0 ? NOBODY : CREATURE_FOES[FIGURES[first]!.kind]!;
};
export const foeId = (s: Warcraft): string => foeNow(s).id;

/** Undefeated opponents (content 1.3). */
export const opponents = (s: Warcraft, faction: number = s.attackers): number => {
  if (s.opposed === CHARACTERS_ARE) return fightersOf(s, 1 - faction).length;
  if (s.opposed === SINGLE_IS) return s.single >= 0 && s.wonBy < 0 && s.felled === 0 ? 1 : 0;
  return s.figures.size(fightZone(s));
};
export const totalAttack = (s: Warcraft): number => {
  if (s.opposed === SINGLE_IS)
    return opponents(s) > 0 ? singleStrength(s).attack + plagueAttack(s) + cauldronAttack(s) : 0;
  return group(s).reduce((sum, figure) => sum + FIGURES[figure]!.strength.attack + plagueAttack(s), 0);
};
const threatBase = (s: Warcraft): number => {
  if (s.opposed === CHARACTERS_ARE) return s.pvpThreat;
  if (s.opposed === SINGLE_IS) return singleStrength(s).threat;
  const first = s.figures.first(fightZone(s));
  return first < 0 ? 1 : FIGURES[first]!.strength.threat;
};
/** What the active character's dice must show (WOW-13.18). */
export const threatNow = (s: Warcraft): number => Math.max(1, threatBase(s) + s.threat);

export const foeAbilities = (s: Warcraft): readonly Ability[] => foeNow(s).abilities;
/** The operation that always holds against this character, unless a card makes them immune (`immune`). */
export const holdsAgainst = <K extends OpName>(s: Warcraft, hero: number, name: K): OpOf<K> | undefined => {
  const { id, holding } = foeNow(s);
  const op = holding.get(name) as OpOf<K> | undefined;
  return op && !isImmune(s, hero, id) ? op : undefined;
};
export const isImmune = (s: Warcraft, hero: number, id = foeId(s)): boolean =>
  hero >= 0 && passives(s, hero, 'immune').some(({ args }) => args[0] === id);
