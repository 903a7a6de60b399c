/** The tests of effects (content 1.3), each a question to the state about the owner of the card. */
import { TEST_NAMES, type Test, type TestName } from '../../content/effects/vocabulary.ts';
import { isOnSheet, sourcesNamed } from '../belongings.ts';
import { matching } from '../fight/dice.ts';
import { CHARACTERS_ARE, CREATURES_ARE, group, opponents } from '../fight/foes.ts';
import { usesOfCard } from '../fight/resources.ts';
import { factionOf, hasTalent, heroesOf, isEquipped, isOn, onSheet } from '../heroes.ts';
import { SOURCES } from '../sources.ts';
import { DEFEATED, FIGHTING, FIGURES, type Warcraft } from '../state.ts';

/** Whether this faction has defeated an opponent in the present fight. */
const hasFelled = (s: Warcraft, faction: number): boolean =>
  s.opposed === CHARACTERS_ARE
    ? heroesOf(s, 1 - faction).some((hero) => s.role[hero] === DEFEATED)
    : s.felled === 1;

type Holds = {
  readonly [K in TestName]: (s: Warcraft, hero: number, args: Extract<Test, { name: K }>['args']) => boolean;
};

/** Sources of these ids that this character has used; class cards belong to one character, items lie with them. */
const anySource = (ids: readonly string[], holds: (from: number) => boolean): boolean =>
  ids.some((id) => sourcesNamed(id).some(holds));
const onAndEquipped = (s: Warcraft, hero: number): number[] => onSheet(s, hero).filter((one) => isOn(s, one));

const HOLDS: Holds = {
  firstRound: (s) => s.round === 1,
  'round>=': (s, _hero, [least]) => s.round >= least,
  // Only talents ask this, and without the card to which they refer they do nothing (WOW-12.7).
  used: (s, hero, [ids]) => anySource(ids, (from) => usesOfCard(s, from) > 0 && isOnSheet(s, hero, from)),
  usedLastRound: (s, _hero, [ids]) => anySource(ids, (from) => s.usedLast.has(from)),
  unharmedLastRound: (s, hero) => s.lostBefore[hero] === 0,
  equipped: (s, hero, [ids]) => ids.some((id) => isEquipped(s, hero, id)),
  equippedCategory: (s, hero, [names]) =>
    onAndEquipped(s, hero).some((one) => names.includes(SOURCES[one]!.category)),
  // An add-on names the trait of what it belongs to: a scope is itself no bow (WOW-11.6).
  equippedTrait: (s, hero, [names]) =>
    onAndEquipped(s, hero).some(
      (one) => !SOURCES[one]!.addOn && SOURCES[one]!.traits.some((trait) => names.includes(trait)),
    ),
  noneEquipped: (s, hero, [names]) => !onSheet(s, hero).some((one) => names.includes(SOURCES[one]!.category)),
  talent: (s, hero, [ids]) => ids.some((id) => hasTalent(s, hero, id)),
  'opponents>=': (s, hero, [least]) => opponents(s, factionOf(s, hero)) >= least,
  diceShow: (s, _hero, [filter, count]) => matching(s, filter).length >= count,
  // Outside a fight nobody fights against characters, whoever was fought last.
  pve: (s) => s.stage === 0 || s.opposed !== CHARACTERS_ARE,
  creatures: (s) => s.opposed === CREATURES_ARE,
  strongEnemy: (s) =>
    s.opposed !== CREATURES_ARE || group(s).some((figure) => FIGURES[figure]!.colour === 'red'),
  opponentDefeated: (s, hero) => s.role[hero] === FIGHTING && hasFelled(s, factionOf(s, hero)),
  placedCombo: (s, hero) => s.placedCombo[hero] === 1,
  // Only travel cards ask this; how often they were used is looked at with their other limits (map/abilities.ts).
  oncePerTurn: (s) => s.stage === 0,
};

type Asked = (s: Warcraft, hero: number, args: unknown) => boolean;
/** By the number of the test. */
const ASKED = TEST_NAMES.map((name) => HOLDS[name] as Asked);
export const holds = (s: Warcraft, hero: number, tests: readonly Test[]): boolean => {
  for (let i = 0; i < tests.length; i++) {
    const { no, args } = tests[i]!;
    if (!ASKED[no]!(s, hero, args)) return false;
  }
  return true;
};
