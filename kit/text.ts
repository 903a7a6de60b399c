/** Formats messages in the reader's language. Their data format is in `engine/text.ts`. */
import type { Param } from '#engine/result.ts';
import type { Language, Message, Messages, Plural } from '#engine/text.ts';

/** Parameters of a message: the fields of a game event, or the parameters of a refusal. */
export type MessageParams = Readonly<Record<string, Param | readonly Param[]>>;

/** Formats the messages of one language. */
export interface Translator {
  readonly language: Language;
  has(key: string): boolean;
  /** Formats a message. A missing one is shown as `⟨key⟩`. */
  say(key: string, params?: MessageParams): string;
}

const HOLE = /\{(?:(\w+)(?::([\w.-]+))?|:([\w.-]+))\}/g;

/** Merges equal texts into one with its count, at the position of the first. */
const counted = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count > 1 ? `${count} × ${text}` : text;
  });

/**
 * Separators before the last of two items and of more, as in CLDR. `Intl.ListFormat` gives the same result,
 * but takes long to initialise.
 */
const AND: Readonly<Record<Language, readonly [two: string, more: string]>> = {
  en: [' and ', ', and '],
  it: [' e ', ' e '],
  pl: [' i ', ' i '],
};
/** Joins texts as in `a, b and c`, in this language. */
export const formatList = (language: Language, texts: readonly string[]): string => {
  const last = texts.at(-1);
  if (last === undefined || texts.length === 1) return last ?? '';
  const [two, more] = AND[language];
  return texts.slice(0, -1).join(', ') + (texts.length === 2 ? two : more) + last;
};

/** Lazy initialisation: browsers take tens of milliseconds to load the data of a locale. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * Whole numbers from 0 to below this look the same in all supported languages, so they need no
 * `Intl.NumberFormat`.
 */
const PLAIN = 1000;

/**
 * A translator that looks for a message in these bundles, in order. They may change later. `read` is told of each key that
 * is looked for.
 */
export const translatorOf = (
  language: Language,
  bundles: readonly Messages[],
  read?: (key: string) => void,
): Translator => {
  const rules = once(() => new Intl.PluralRules(language));
  const numbers = once(() => new Intl.NumberFormat(language));
  const find = (key: string): Message | undefined => {
    read?.(key);
    return bundles.find((b) => Object.hasOwn(b, key))?.[key];
  };
  const show = (value: Param): string => {
    if (typeof value !== 'number') return value;
    return Number.isInteger(value) && value >= 0 && value < PLAIN ? String(value) : numbers().format(value);
  };
  const formOf = (message: Plural, value: MessageParams[string]): string => {
    const count = typeof value === 'object' ? value.length : Number(value);
    if (count === 0 && message.zero !== undefined) return message.zero;
    return message[rules().select(count) as 'other'] ?? message.other;
  };
  const say = (key: string, params: MessageParams = {}): string => {
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
        return formatList(language, counted(value.map((one) => named(one, prefix))));
      }
      return named(value, prefix);
    });
  };
  return { language, has: (key) => find(key) !== undefined, say };
};

/** The names of the parameters that a message uses, sorted. */
export const parametersOf = (message: Message): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values<string>({ ...message });
  const names = new Set(typeof message === 'string' ? [] : [message.by]);
  for (const text of texts)
    for (const [, name] of text.matchAll(HOLE)) if (name !== undefined) names.add(name);
  return [...names].sort();
};
