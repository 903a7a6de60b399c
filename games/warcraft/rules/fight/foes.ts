/** Opponents: threat, attack and health, and what their abilities hold always (WOW-14.1, 14.25, content 1.5). */
import { CREATURES, type Strength } from '../../content/creatures.ts';
import { abilitiesOfFoe } from '../../content/effects/index.ts';
import type { Ability, FoeWindow, Op, OpName, OpOf } from '../../content/effects/vocabulary.ts';
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

/** A kind of opponent: its abilities, and the operations that hold always. */
interface Foe {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly holding: readonly Op[];
  /** Those that happen at a window, noted there when they are first asked for (foe-acts.ts). */
  readonly acting: Partial<Record<FoeWindow, readonly Op[]>>;
}
const foeOf = (id: string): Foe => {
  const abilities = abilitiesOfFoe(id);
  const holding = abilities.flatMap(({ on, ops }) => (on === 'always' || on === 'place' ? ops : []));
  return { id, abilities, holding, acting: {} };
};
const CREATURE_FOES = CREATURES.map(({ id }) => foeOf(id));
const SINGLE_FOES = SINGLES.map(({ id }) => foeOf(id));
const NOBODY = foeOf('');
export const foeNow = (s: Warcraft): Foe => {
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
/** The Attack of a creature where it is fought (WOW-21.21). */
export const attackOf = (s: Warcraft, figure: number): number =>
  FIGURES[figure]!.strength.attack + plagueAttack(s);
export const totalAttack = (s: Warcraft): number => {
  if (s.opposed === SINGLE_IS)
    return opponents(s) > 0 ? singleStrength(s).attack + plagueAttack(s) + cauldronAttack(s) : 0;
  const zone = fightZone(s);
  let sum = 0;
  for (let figure = s.figures.first(zone); figure >= 0; figure = s.figures.next(figure))
    sum += attackOf(s, figure);
  return sum;
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
  for (let i = 0; i < holding.length; i++)
    if (holding[i]!.name === name) return isImmune(s, hero, id) ? undefined : (holding[i] as OpOf<K>);
  return undefined;
};
export const isImmune = (s: Warcraft, hero: number, id = foeId(s)): boolean =>
  hero >= 0 && passives(s, hero, 'immune').some(({ args }) => args[0] === id);
