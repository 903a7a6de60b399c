/** The notation: words for the steps of a decision, one after another: `use cleave R8`, `roll pay red leave blue`. */
import type { Decision } from '#engine/game.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { BOXES, DICE_COLOURS } from '../content/effects/kinds.ts';
import { COLOUR_LETTERS, dieText } from './fight/dice.ts';
import { heroName, heroNumber } from './heroes.ts';
import { refuse } from './refusals.ts';
import { CLASS_CARD_IDS, FIRST_USE, SOURCE_IDS, USES } from './sources.ts';
import { FIGURE_IDS, type Warcraft } from './state.ts';
import { aboutOf, dieAbout, step, VERB, type Verb, verbOf } from './steps.ts';

/** The text in lower case, trimmed, with single spaces. */
export const plainText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ');

interface Word {
  /** Words before the thing; '' where the thing stands alone. */
  readonly verb: string;
  text(s: Warcraft, about: number): string;
  read(s: Warcraft, word: string): number;
}
const list = (verb: string, ids: readonly string[]): Word => ({
  verb,
  text: (_s, about) => ids[about] ?? '?',
  read: (_s, word) => ids.indexOf(word),
});
const hero = (verb: string): Word => ({ verb, text: heroName, read: heroNumber });
const number = (verb: string): Word => ({
  verb,
  text: (_s, about) => String(about),
  read: (_s, word) => (/^\d{1,3}$/.test(word) ? Number(word) : -1),
});
const bare = (verb: string): Word => ({ verb, text: () => '', read: () => 0 });
const readDie = (word: string): number => {
  const [, letter, face = '0', star] = /^([rbg])([1-8])?(\*)?$/.exec(word) ?? [];
  if (letter === undefined) return -1;
  return dieAbout(COLOUR_LETTERS.indexOf(letter.toUpperCase()), Number(face), star ? 1 : 0);
};
const useText = (use: number): string => {
  const { source, index } = USES[use]!;
  return index === 0 ? SOURCE_IDS[source]! : `${SOURCE_IDS[source]}#${index + 1}`;
};
const readUse = (word: string): number => {
  const [id, place = '1'] = word.split('#');
  const source = SOURCE_IDS.indexOf(id!);
  const first = FIRST_USE[source] ?? -1;
  const use = first + Number(place) - 1;
  return first >= 0 && USES[use]?.source === source ? use : -1;
};

const WORDS: Readonly<Record<Verb, Word>> = {
  [VERB.attacker]: hero('attack'),
  [VERB.use]: { verb: 'use', text: (_s, about) => useText(about), read: (_s, word) => readUse(word) },
  [VERB.times]: number('times'),
  [VERB.die]: { verb: 'die', text: (_s, about) => dieText(about), read: (_s, word) => readDie(word) },
  [VERB.box]: list('to', BOXES),
  [VERB.colour]: list('colour', DICE_COLOURS),
  [VERB.card]: list('card', CLASS_CARD_IDS),
  [VERB.hero]: hero('on'),
  [VERB.figure]: list('creature', FIGURE_IDS),
  [VERB.free]: bare('free'),
  [VERB.area]: number('area'),
  [VERB.done]: bare('done'),
  [VERB.off]: list('off', SOURCE_IDS),
  [VERB.roll]: bare('roll'),
  [VERB.pay]: list('pay', DICE_COLOURS),
  [VERB.leave]: list('leave', DICE_COLOURS),
  [VERB.reroll]: { verb: 'reroll', text: (_s, about) => dieText(about), read: (_s, word) => readDie(word) },
  [VERB.foe]: bare('foe'),
  [VERB.kill]: list('kill', FIGURE_IDS),
  [VERB.fell]: bare('fell'),
  [VERB.spare]: bare('spare'),
  [VERB.wound]: hero('wound'),
  [VERB.petWound]: hero('pet'),
  [VERB.kel]: number('spot'),
  [VERB.dragon]: number('damage'),
  [VERB.giveUp]: list('unequip', CLASS_CARD_IDS),
};
const VERB_OF = new Map(
  Object.entries(WORDS).map(([verb, { verb: word }]) => [word, Number(verb) as Verb] as const),
);
const ALONE: ReadonlySet<Verb> = new Set([VERB.free, VERB.done, VERB.roll, VERB.foe, VERB.fell, VERB.spare]);

export const writeSteps = (s: Warcraft, steps: Decision): string =>
  steps
    .map((one) => {
      const verb = verbOf(one) as Verb;
      const { verb: word, text } = WORDS[verb];
      return ALONE.has(verb) ? word : `${word} ${text(s, aboutOf(one))}`;
    })
    .join(' ');

export const readSteps = (s: Warcraft, text: string): Result<Decision, Refusal> => {
  const words = text.split(' ');
  const steps: number[] = [];
  while (words.length > 0) {
    const word = words.shift()!;
    const verb = VERB_OF.get(word);
    if (verb === undefined) return err(refuse('UNREADABLE', { text: word.slice(0, 40) }));
    const about = ALONE.has(verb) ? 0 : WORDS[verb].read(s, words.shift() ?? '');
    if (about < 0) return err(refuse('UNREADABLE', { text: word.slice(0, 40) }));
    steps.push(step(verb, about));
  }
  return ok(steps);
};
