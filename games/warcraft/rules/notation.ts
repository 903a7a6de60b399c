/** The notation: words for the steps of a decision, one after another: `use cleave R8`, `roll pay red leave blue`. */
import type { Decision } from '#engine/game.ts';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { BOXES, DICE_COLOURS } from '../content/effects/kinds.ts';
import { ITEM_IDS } from '../content/items/index.ts';
import { QUEST_COLOURS } from '../content/quests/quest.ts';
import { COLOUR_LETTERS, dieText } from './fight/dice.ts';
import { heroName, heroNumber } from './heroes.ts';
import { QUEST_IDS } from './map/fields.ts';
import { unreadable } from './refusals.ts';
import { CLASS_CARD_IDS, FIRST_USE, SINGLE_IDS, SOURCE_IDS, USES } from './sources.ts';
import { FIGURE_IDS, REGION_IDS, type Warcraft } from './state.ts';
import { aboutOf, dieAbout, MOST_ABOUT, step, VERB, type Verb, verbOf } from './steps.ts';

/** The text in lower case, with single spaces in the place of blanks and commas, and none around it. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

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
const hero = (verb: string): Word => ({
  verb,
  text: (s, about) => (about < s.config.heroes ? heroName(s, about) : '?'),
  read: heroNumber,
});
const number = (verb: string): Word => ({
  verb,
  text: (_s, about) => String(about),
  read: (_s, word) => (/^\d{1,4}$/.test(word) && Number(word) <= MOST_ABOUT ? Number(word) : -1),
});
const bare = (verb: string): Word => ({ verb, text: () => '', read: () => 0 });
const readDie = (word: string): number => {
  const [, letter, face = '0', star] = /^([rbg])([1-8])?(\*)?$/.exec(word) ?? [];
  if (letter === undefined) return -1;
  return dieAbout(COLOUR_LETTERS.indexOf(letter.toUpperCase()), Number(face), star ? 1 : 0);
};
const useText = (use: number): string => {
  const place = USES[use];
  // Refusals also write decisions that name nothing.
  if (!place) return '?';
  const { source, index } = place;
  return index === 0 ? SOURCE_IDS[source]! : `${SOURCE_IDS[source]}#${index + 1}`;
};
const readUse = (word: string): number => {
  const [id, place = '1'] = word.split('#');
  const source = SOURCE_IDS.indexOf(id!);
  const first = FIRST_USE[source] ?? -1;
  const use = first + Number(place) - 1;
  return first >= 0 && USES[use]?.source === source ? use : -1;
};

const CHARACTER_IDS = CHARACTERS.map(({ id }) => id);
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
  // The areas of a sheet are counted from 1.
  [VERB.area]: {
    verb: 'area',
    text: (_s, place) => String(place + 1),
    read: (_s, word) => (/^[1-8]$/.test(word) ? Number(word) - 1 : -1),
  },
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
  [VERB.travel]: hero('travel'),
  [VERB.into]: list('into', REGION_IDS),
  [VERB.teleport]: hero('teleport'),
  [VERB.rest]: hero('rest'),
  [VERB.health]: number('health'),
  [VERB.train]: hero('train'),
  [VERB.learn]: list('learn', CLASS_CARD_IDS),
  [VERB.town]: hero('town'),
  [VERB.sell]: list('sell', ITEM_IDS),
  [VERB.buy]: list('buy', ITEM_IDS),
  [VERB.drop]: list('drop', ITEM_IDS),
  [VERB.challenge]: hero('challenge'),
  [VERB.group]: list('group', FIGURE_IDS),
  [VERB.single]: list('opponent', SINGLE_IDS),
  [VERB.invite]: hero('invite'),
  [VERB.join]: hero('join'),
  [VERB.decline]: bare('decline'),
  [VERB.pass]: hero('pass'),
  [VERB.yield]: bare('yield'),
  [VERB.before]: hero('before'),
  [VERB.power]: hero('power'),
  [VERB.trade]: hero('trade'),
  [VERB.give]: list('give', ITEM_IDS),
  [VERB.take]: list('take', ITEM_IDS),
  [VERB.gold]: number('gold'),
  [VERB.asks]: number('asks'),
  [VERB.accept]: bare('accept'),
  [VERB.close]: bare('close'),
  [VERB.manage]: hero('manage'),
  [VERB.wear]: list('wear', SOURCE_IDS),
  [VERB.again]: list('again', SOURCE_IDS),
  [VERB.keep]: list('keep', ITEM_IDS),
  [VERB.talent]: list('talent', CLASS_CARD_IDS),
  [VERB.quest]: list('quest', QUEST_IDS),
  [VERB.draw]: list('draw', QUEST_COLOURS),
  [VERB.choose]: list('choose', CHARACTER_IDS),
  [VERB.as]: list('as', CLASS_IDS),
  [VERB.reject]: bare('reject'),
  [VERB.forgo]: bare('forgo'),
  [VERB.armor]: number('armor'),
  [VERB.foes]: bare('enemies'),
  [VERB.loot]: list('loot', ITEM_IDS),
  [VERB.gains]: bare('gains'),
  [VERB.fly]: list('fly', REGION_IDS),
  [VERB.replace]: list('replace', QUEST_IDS),
  [VERB.relearn]: list('relearn', CLASS_CARD_IDS),
  [VERB.bid]: hero('bid'),
  [VERB.advance]: list('advance', REGION_IDS),
  [VERB.skip]: bare('skip'),
  [VERB.cleanse]: hero('cleanse'),
  [VERB.peek]: hero('peek'),
};
const VERB_OF = new Map(
  Object.entries(WORDS).map(([verb, { verb: word }]) => [word, Number(verb) as Verb] as const),
);
const ALONE: ReadonlySet<Verb> = new Set([
  VERB.free,
  VERB.done,
  VERB.roll,
  VERB.foe,
  VERB.fell,
  VERB.spare,
  VERB.decline,
  VERB.yield,
  VERB.accept,
  VERB.close,
  VERB.reject,
  VERB.forgo,
  VERB.foes,
  VERB.gains,
  VERB.skip,
]);

export const writeSteps = (s: Warcraft, steps: Decision): string =>
  steps
    .map((one) => {
      const verb = verbOf(one) as Verb;
      if (!Object.hasOwn(WORDS, verb)) return '?';
      const { verb: word, text } = WORDS[verb];
      return ALONE.has(verb) ? word : `${word} ${text(s, aboutOf(one))}`;
    })
    .join(' ');

/** Runs of these verbs are sets: their order does not matter, so any order is read. */
const SETS: ReadonlySet<number> = new Set([
  VERB.sell,
  VERB.buy,
  VERB.learn,
  VERB.give,
  VERB.take,
  VERB.invite,
  VERB.join,
  VERB.again,
  VERB.relearn,
  VERB.wear,
  VERB.pay,
  VERB.leave,
  VERB.choose,
  VERB.as,
]);
const sortRuns = (steps: readonly number[]): number[] => {
  const sorted: number[] = [];
  for (let i = 0; i < steps.length; ) {
    let end = i + 1;
    while (end < steps.length && SETS.has(verbOf(steps[i]!)) && verbOf(steps[end]!) === verbOf(steps[i]!))
      end++;
    sorted.push(...steps.slice(i, end).sort((a, b) => a - b));
    i = end;
  }
  return sorted;
};

export const readSteps = (s: Warcraft, text: string): Result<Decision, Refusal> => {
  const words = text.split(' ');
  const steps: number[] = [];
  while (words.length > 0) {
    const word = words.shift()!;
    const verb = VERB_OF.get(word);
    if (verb === undefined) return err(unreadable(word));
    const thing = ALONE.has(verb) ? '' : (words.shift() ?? '');
    const about = WORDS[verb].read(s, thing);
    if (about < 0) return err(unreadable(`${word} ${thing}`.trim()));
    steps.push(step(verb, about));
  }
  return ok(sortRuns(steps));
};
