/** The choice of characters (WOW-1.8, 1.9). */
import type { Refusal } from '#engine/result.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { CLASS_IDS } from '../../content/classes.ts';
import { FACTIONS } from '../../content/factions.ts';
import { disordered, malformed, refuse } from '../refusals.ts';
import { canBeDealt, charactersOf, fitsFaction, isTaken, startGame } from '../setup.ts';
import type { Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { isSorted } from './actor.ts';
import { follows, move, refusedBy, type Trial, type WarcraftMove, WHOLE } from './point.ts';

const CLASS_NOS = CHARACTERS.map(({ classId }) => CLASS_IDS.indexOf(classId));
const FACTION_NOS = CHARACTERS.map(({ faction }) => FACTIONS.indexOf(faction));
const classOf = (character: number): number => CLASS_NOS[character]!;
const factionOf = (character: number): number => FACTION_NOS[character]!;

const refuseCharacters = (s: Warcraft, seat: number, picked: readonly number[]): Refusal | undefined => {
  const first = picked[0]!;
  for (let i = 0; i < picked.length; i++) {
    const one = picked[i]!;
    if (!CHARACTERS[one]) return malformed();
    if (isTaken(s, classOf(one))) return refuse('CLASS_TAKEN');
    if (factionOf(one) !== factionOf(first)) return refuse('ONE_FACTION');
  }
  for (let i = 1; i < picked.length; i++)
    for (let j = 0; j < i; j++) if (classOf(picked[j]!) === classOf(picked[i]!)) return refuse('CLASS_TAKEN');
  return fitsFaction(s, seat, factionOf(first)) ? undefined : refuse('FACTION_FULL');
};
const refuseClasses = (s: Warcraft, seat: number, picked: readonly number[]): Refusal | undefined => {
  if (picked.some((one) => one >= CLASS_IDS.length)) return malformed();
  if (picked.some((one) => isTaken(s, one))) return refuse('CLASS_TAKEN');
  return canBeDealt(s, seat, picked) ? undefined : refuse('FACTION_FULL');
};

const choice = (
  verb: typeof VERB.choose | typeof VERB.as,
  all: number,
  refused: (s: Warcraft, seat: number, picked: readonly number[]) => Refusal | undefined,
  byClass: boolean,
): WarcraftMove => {
  const options = Array.from({ length: all }, (_, i) => i);
  const able = (s: Warcraft, seat: number, picked: readonly number[]): number[] => {
    const tried = [...picked, -1];
    return options.filter((one) => {
      if (one <= (picked.at(-1) ?? -1)) return false;
      tried[picked.length] = one;
      return !refused(s, seat, tried);
    });
  };
  /** With two characters the first one must leave a second. */
  const open = (s: Warcraft, seat: number, picked: readonly number[]): number[] => {
    const all = able(s, seat, picked);
    return picked.length + 1 === charactersOf(s, seat)
      ? all
      : all.filter((one) => able(s, seat, [...picked, one]).length > 0);
  };
  return move({
    verb,
    first: (s, seat) =>
      s.config.randomFactions === byClass ? open(s, seat, []).map((one) => step(verb, one)) : [],
    trial: (s, draft, seat): Trial => {
      if (s.config.randomFactions !== byClass)
        return refusedBy(refuse(s.config.randomFactions ? 'CHOOSE_CLASS' : 'CHOOSE_CHARACTER'));
      const picked = draft.map(aboutOf);
      const count = charactersOf(s, seat);
      if (draft.some((one) => verbOf(one) !== verb) || picked.length > count) return refusedBy(malformed());
      if (!isSorted(draft)) return refusedBy(disordered());
      const wrong = refused(s, seat, picked);
      if (wrong) return refusedBy(wrong);
      if (picked.length === count) return WHOLE;
      const next = open(s, seat, picked);
      return next.length > 0
        ? follows(
            next.map((one) => step(verb, one)),
            false,
          )
        : refusedBy(refuse('ONE_FACTION'));
    },
    apply: (s, decision, chance, tell, seat) => {
      for (const one of decision.map(aboutOf)) {
        s.pickSeat[s.chosen] = seat;
        s.pickAs[s.chosen] = byClass ? -1 : one;
        s.pickClass[s.chosen] = byClass ? one : classOf(one);
        s.chosen++;
      }
      if (s.chosen === s.config.heroes) startGame(s, chance, tell);
    },
  });
};
export const chooseCharacter = choice(VERB.choose, CHARACTERS.length, refuseCharacters, false);
export const chooseClass = choice(VERB.as, CLASS_IDS.length, refuseClasses, true);
