/**
 * What cards and opponents do, in words made of their parsed effects (content 1): a language has a template for every
 * window, test and operation, and this puts them together. So a new card that uses the vocabulary needs a name only.
 */
import type { Filter } from '../content/effects/kinds.ts';
import { DICE_COLOURS } from '../content/effects/kinds.ts';
import type {
  Ability,
  CardWindow,
  FoeWindow,
  Op,
  OpName,
  OpOf,
  Test,
  TestName,
} from '../content/effects/vocabulary.ts';

/** What a template may use beside its arguments. */
export interface Help {
  /** The names of things of a kind, such as `card`, in a list that ends with `and` or `or`. */
  readonly all: (kind: string, ids: readonly string[]) => string;
  readonly any: (kind: string, ids: readonly string[]) => string;
  /** What follows from the operation, and what happens otherwise. */
  readonly follows: string;
  readonly otherwise: string;
  /** The conditions of an `if`. */
  readonly when: string;
}
/** Dice that are added together: a set of colours, and how many. */
export type Dice = readonly [colours: number, count: number];

/** The templates of one language. They begin in lower case and end without a stop. */
export interface Wording {
  readonly windows: Readonly<Record<CardWindow, string>>;
  /** Windows of creatures, bosses and overlords, in the steps of the attacking character. */
  readonly foeWindows: Readonly<Record<FoeWindow, string>>;
  /** Windows in which an ability may be used for a friend, too (`~`). */
  readonly allyWindows: Readonly<Partial<Record<CardWindow, string>>>;
  /** What happens by itself when the dice pool begins. */
  readonly everyRound: string;
  /** Windows in the first round of a fight. */
  readonly firstRound: Readonly<Partial<Record<CardWindow, string>>>;
  /** What happens by itself at other moments. */
  readonly always: (lead: string) => string;
  /** Free once the card was used in this round (`+`). */
  readonly afterUse: (lead: string) => string;
  readonly when: (conditions: string) => string;
  readonly price: (energy: number) => string;
  readonly freeWhen: (conditions: string) => string;
  readonly and: string;
  readonly or: string;
  /** Between an `if` and what follows in both cases. */
  readonly afterwards: string;
  readonly dice: (parts: readonly Dice[], join: (texts: readonly string[]) => string) => string;
  /** How a name of this kind stands in a sentence. */
  readonly name: (kind: string, name: string) => string;
  readonly tests: {
    readonly [K in TestName]: (test: Extract<Test, { readonly name: K }>, help: Help) => string;
  };
  readonly ops: { readonly [K in Exclude<OpName, 'dice'>]: (op: OpOf<K>, help: Help) => string };
}

/** The colours of a set, as indices of `DICE_COLOURS`; all three of them stand for any colour. */
export const coloursOf = (set: number): number[] =>
  DICE_COLOURS.flatMap((_, colour) => (set & (1 << colour) ? [colour] : []));
export const isAnyColour = (set: number): boolean => coloursOf(set).length === DICE_COLOURS.length;
export const isAnyFace = ({ low, high }: Filter): boolean => low === 1 && high === 8;
/** A number of dice that is no limit: seven of each colour are all there are. */
export const isNoLimit = (most: unknown): boolean => typeof most === 'number' && most >= 7;
/** `+2`, `−1`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isBlock = ({ then }: Op): boolean => then.length > 0;
/** Changes of a value are words such as `Reroll +1`, no clauses: they continue a list of dice or of such words. */
const isValue = ({ name }: Op): boolean => name === 'reroll' || name === 'attrition' || name === 'threat';

/** The sentences of a language. `name` says a thing: `name('card', 'cleave')`. */
export interface Sentences {
  /** One sentence for each ability; those in the same window are not joined. */
  readonly ofCard: (abilities: readonly Ability[]) => string[];
  readonly ofFoe: (abilities: readonly Ability[]) => string[];
}
export const sentencesOf = (words: Wording, name: (kind: string, id: string) => string): Sentences => {
  const listed = (last: string) => (kind: string, ids: readonly string[]) =>
    join(
      ids.map((id) => words.name(kind, name(kind, id))),
      last,
    );
  const join = (texts: readonly string[], last: string): string =>
    texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`;
  const plain: Help = { all: listed(words.and), any: listed(words.or), follows: '', otherwise: '', when: '' };

  const testText = (test: Test): string =>
    (words.tests[test.name] as (test: Test, help: Help) => string)(test, plain);
  const tests = (list: readonly Test[]): string => join(list.map(testText), words.and);

  const opText = (op: Op): string => {
    if (op.name === 'dice') return diceText([op]);
    const help: Help = {
      ...plain,
      follows: opsText(op.then, true),
      otherwise: opsText(op.else, true),
      when: tests(op.when),
    };
    const text = (words.ops[op.name] as (op: Op, help: Help) => string)(op, help);
    return op.name !== 'if' && op.when.length > 0 ? `${words.when(help.when)}, ${text}` : text;
  };
  const diceText = (ops: readonly Op[]): string =>
    words.dice(
      ops.map(({ args }) => args as Dice),
      (texts) => join(texts, words.and),
    );
  /** Dice that are added one after the other are one addition. */
  const merged = (ops: readonly Op[]): Op[][] => {
    const groups: Op[][] = [];
    for (const op of ops) {
      const last = groups.at(-1);
      if (op.name === 'dice' && last?.[0]?.name === 'dice') last.push(op);
      else groups.push([op]);
    }
    return groups;
  };
  const between = (before: Op, after: Op, within: boolean): string => {
    if (before.name === 'if' && after.name !== 'if') return words.afterwards;
    if (within && !isBlock(before) && !isBlock(after)) return ` ${words.and} `;
    return isValue(after) && (isValue(before) || before.name === 'dice') ? ', ' : '; ';
  };
  const opsText = (ops: readonly Op[], within = false): string => {
    let text = '';
    let before: Op | undefined;
    for (const group of merged(ops)) {
      const op = group[0]!;
      if (before) text += between(before, op, within);
      text += op.name === 'dice' ? diceText(group) : opText(op);
      before = op;
    }
    return text;
  };

  const isFirstRound = ({ name: test }: Test): boolean => test === 'firstRound';
  const leadOf = ({ on, auto, ally, follow, when }: Ability): string => {
    const window = on as CardWindow;
    const first = when.some(isFirstRound) ? words.firstRound[window] : undefined;
    if (first !== undefined) return first;
    if (auto && window === 'poolStart') return words.everyRound;
    const lead = (ally ? words.allyWindows[window] : undefined) ?? words.windows[window];
    if (follow) return words.afterUse(lead);
    return auto && window !== 'learn' ? words.always(lead) : lead;
  };
  const sentence = (lead: string, ability: Ability): string => {
    const left = ability.when.filter(
      (test) => !(isFirstRound(test) && words.firstRound[ability.on as CardWindow]),
    );
    const parts = [
      ...(lead === '' ? [] : [lead]),
      ...(left.length === 0 ? [] : [words.when(tests(left))]),
      ...(ability.energy === 0 ? [] : [words.price(ability.energy)]),
      ...(ability.free.length === 0 ? [] : [words.freeWhen(tests(ability.free))]),
    ];
    const begin = parts.length === 0 ? '' : `${parts.join(', ')}: `;
    return `${capital(begin + opsText(ability.ops))}.`;
  };
  return {
    ofCard: (abilities) => abilities.map((ability) => sentence(leadOf(ability), ability)),
    ofFoe: (abilities) =>
      abilities.map((ability) => sentence(words.foeWindows[ability.on as FoeWindow], ability)),
  };
};
