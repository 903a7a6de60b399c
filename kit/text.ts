/** Texts as data, said in the reader's language; their form is in `engine/text.ts`. */
import type { Param } from '#engine/result.ts';
import type { Language, Message, Messages, Plural } from '#engine/text.ts';

/** What fills a message: an event of the rules as it was told, or the parameters of a refusal. */
export type Filling = Readonly<Record<string, Param | readonly Param[]>>;

/** Says messages in one language. */
export interface Voice {
  readonly language: Language;
  has(key: string): boolean;
  /** A missing message shows itself as `⟨key⟩`. */
  say(key: string, params?: Filling): string;
}

const HOLE = /\{(?:(\w+)(?::([\w.-]+))?|:([\w.-]+))\}/g;

/** Equal texts become one with their number, where the first of them stood. */
const counted = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count > 1 ? `${count} × ${text}` : text;
  });

/** Before the last of two and of more, as CLDR has it: `Intl.ListFormat` says the same, but takes long to begin. */
const AND: Readonly<Record<Language, readonly [two: string, more: string]>> = {
  en: [' and ', ', and '],
  it: [' e ', ' e '],
  pl: [' i ', ' i '],
};
/** `a, b and c` in this language. */
export const listed = (language: Language, texts: readonly string[]): string => {
  const last = texts.at(-1);
  if (last === undefined || texts.length === 1) return last ?? '';
  const [two, more] = AND[language];
  return texts.slice(0, -1).join(', ') + (texts.length === 2 ? two : more) + last;
};

/** Made when first needed: the browser takes tens of milliseconds to read what it knows of a language. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Whole numbers below this are written alike in all our languages. */
const PLAIN = 1000;

/** A voice that looks for a message in the bundles in order. */
export const voiceOf = (language: Language, bundles: readonly Messages[]): Voice => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  const find = (key: string): Message | undefined => bundles.find((b) => Object.hasOwn(b, key))?.[key];
  const show = (value: Param): string => {
    if (typeof value !== 'number') return value;
    return Number.isInteger(value) && value >= 0 && value < PLAIN ? String(value) : numbers().format(value);
  };
  const formOf = (message: Plural, value: Filling[string]): string => {
    const count = typeof value === 'object' ? value.length : Number(value);
    if (count === 0 && message.zero !== undefined) return message.zero;
    return message[rules().select(count) as 'other'] ?? message.other;
  };
  const say = (key: string, params: Filling = {}): string => {
    const message = find(key);
    if (message === undefined) return `⟨${key}⟩`;
    const named = (value: Param, prefix: string | undefined): string => {
      const other = `${prefix}.${value}`;
      return prefix === undefined || find(other) === undefined ? show(value) : say(other, params);
    };
    const text = typeof message === 'string' ? message : formOf(message, params[message.by] ?? 0);
    return text.replace(HOLE, (_, name?: string, prefix?: string, whole?: string) => {
      if (whole !== undefined) return say(whole, params);
      const value = params[name!];
      if (value === undefined) return '';
      if (typeof value === 'object') {
        return listed(language, counted(value.map((one) => named(one, prefix))));
      }
      return named(value, prefix);
    });
  };
  return { language, has: (key) => find(key) !== undefined, say };
};

/** The parameters that a message asks for, sorted. */
export const parametersOf = (message: Message): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values<string>({ ...message });
  const names = new Set(typeof message === 'string' ? [] : [message.by]);
  for (const text of texts)
    for (const [, name] of text.matchAll(HOLE)) if (name !== undefined) names.add(name);
  return [...names].sort();
};
