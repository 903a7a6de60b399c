/**
 * Advice for a first game: which characters, what to buy first, where to go, which talent (WOW-24.7). It is given with the
 * question, as a decision that may be made; nothing depends on it.
 */
import { CHARACTERS, FIRST_GAME } from '../../content/characters.ts';
import { CLASS_IDS } from '../../content/classes.ts';
import { FACTIONS } from '../../content/factions.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { factionName, factionOf, heroesOf } from '../heroes.ts';
import { reach } from '../map/geography.ts';
import { turnFaction } from '../map/turn.ts';
import { blockedRegions, FAR, stepsTo } from '../map/ways.ts';
import { writeSteps } from '../notation.ts';
import { charactersOf } from '../setup.ts';
import { CLASS_CARD_IDS } from '../sources.ts';
import { CHOOSE, FIGURES, REGION_IDS, TALENT, talentsOf, type Warcraft } from '../state.ts';
import { step, VERB } from '../steps.ts';
import { talent } from './after.ts';
import { chooseCharacter, chooseClass } from './choose.ts';
import type { WarcraftMove } from './point.ts';
import { town } from './town.ts';
import { STEPS, travel } from './travel.ts';

const cardOf = (id: string): number => CLASS_CARD_IDS.indexOf(id);
/** What the first game has for the class of this character. */
const presetOf = (s: Warcraft, hero: number) =>
  FIRST_GAME.find(({ classId }) => classId === CLASS_IDS[s.classOf[hero]!]);

type Advised = readonly number[] | undefined;
/** The first of these decisions that the rules allow. */
const allowed = (s: Warcraft, seat: number, move: WarcraftMove, ways: readonly number[][]): Advised =>
  ways.find((decision) => !move.refuse(s, seat, decision, true));

/** Characters of the first game that nobody has, as many as the seat plays, those of one faction together. */
const chosen = (s: Warcraft, seat: number): Advised => {
  const picks = FIRST_GAME.map(({ classId, faction }) =>
    s.config.randomFactions
      ? step(VERB.as, CLASS_IDS.indexOf(classId))
      : step(
          VERB.choose,
          CHARACTERS.findIndex((one) => one.classId === classId && one.faction === faction),
        ),
  );
  const ways =
    charactersOf(s, seat) === 1
      ? picks.map((one) => [one])
      : picks.flatMap((one, i) => picks.slice(i + 1).map((other) => [one, other].sort((a, b) => a - b)));
  return allowed(s, seat, s.config.randomFactions ? chooseClass : chooseCharacter, ways);
};

/** Both powers of the first game at once, for exactly the gold that there is. */
const purchase = (s: Warcraft, seat: number, hero: number): Advised => {
  const cards =
    presetOf(s, hero)
      ?.powers.map(cardOf)
      .sort((a, b) => a - b) ?? [];
  return allowed(s, seat, town, [[step(VERB.town, hero), ...cards.map((card) => step(VERB.learn, card))]]);
};
/** Regions with creatures of the own quests, and without independent ones. */
const questRegions = (s: Warcraft, faction: number, blocked: readonly boolean[]): number[] => {
  const { region } = s.figures.plan.base;
  const found = FIGURES.flatMap((_, figure) =>
    s.questOf[figure]! >= 0 && QUESTS[s.questOf[figure]!]!.faction === factionName(faction)
      ? [s.figures.zoneOf[figure]! - region!]
      : [],
  );
  return REGION_IDS.flatMap((_, one) => (found.includes(one) && !blocked[one] ? [one] : []));
};
/** A step towards the nearest of them, never into a region of independent creatures; none for who is there. */
const approach = (s: Warcraft, seat: number, hero: number): Advised => {
  const faction = factionOf(s, hero);
  const blocked = blockedRegions(s);
  const ways = questRegions(s, faction, blocked).map((target) => stepsTo(faction, target, blocked));
  const left = (region: number): number => Math.min(FAR, ...ways.map((far) => far[region]!));
  const near = reach(s, hero, { most: STEPS, flights: true, ignoreBlue: false })
    .regions.filter((region) => !blocked[region] && left(region) < left(s.region[hero]!))
    .sort((a, b) => left(a) - left(b) || a - b);
  const go = near.map((region) => [step(VERB.travel, hero), step(VERB.into, region)]);
  return allowed(s, seat, travel, go);
};
/** The first turn of each faction is that of the first two spaces (WOW-3.1). */
const isFirstTurn = (s: Warcraft): boolean => s.lap === 1 && s.space <= FACTIONS.length;
const firstTurn = (s: Warcraft, seat: number): Advised => {
  if (!isFirstTurn(s)) return undefined;
  for (const hero of heroesOf(s, turnFaction(s))) {
    if (s.seatOf[hero] !== seat || s.actions[hero] === 0 || !presetOf(s, hero)) continue;
    const advised = purchase(s, seat, hero) ?? approach(s, seat, hero);
    if (advised) return advised;
  }
  return undefined;
};
/** The first talent only. */
const firstTalent = (s: Warcraft, seat: number): Advised => {
  const preset = presetOf(s, s.askedHero);
  if (!preset || s.cards.size(talentsOf(s, s.askedHero)) > 0) return undefined;
  return allowed(s, seat, talent, [[step(VERB.talent, cardOf(preset.talent))]]);
};

/** The parameters of a question with advice: `advice` is a decision in the notation. */
export const advise = (s: Warcraft, seat: number): { readonly advice: string } | undefined => {
  if (!s.config.guided) return undefined;
  const advised =
    s.asked === CHOOSE ? chosen(s, seat) : s.asked === TALENT ? firstTalent(s, seat) : firstTurn(s, seat);
  return advised && { advice: writeSteps(s, advised) };
};
