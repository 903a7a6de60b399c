/**
 * Texts as data: a message has an id, never a sentence, and one form in each language. English is the type of
 * the others: a missing or an extra key fails the type check (`satisfies SameKeys<typeof en>`).
 *
 * A message is a text in which `{name}` stands for a parameter and `{name:prefix}` for the message
 * `prefix.<parameter>`, or a function where the grammar needs one.
 */
import type { Param, Params } from '#engine/result.ts';

export const LANGUAGES = ['en', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (text: string): text is Language => LANGUAGES.some((known) => known === text);

/** The forms of a noun by CLDR category; `other` stands for those that a language does not have. `#` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What the grammar of a language offers to a message. */
export interface Words {
  plural(n: Param | undefined, forms: PluralForms): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  number(n: Param | undefined): string;
  /** Another message. */
  text(key: string, params?: Params): string;
}

export type Message = string | ((params: Params, words: Words) => string);
export type Messages = Readonly<Record<string, Message>>;
/** The messages of another language than the one that is the type. */
export type SameKeys<M extends Messages> = { readonly [K in keyof M]: Message };

/** Says messages in one language. */
export interface Voice {
  readonly language: Language;
  has(key: string): boolean;
  /** A missing message shows itself as `⟨key⟩`. */
  say(key: string, params?: Params): string;
}

const HOLE = /\{(\w+)(?::([\w.-]+))?\}/g;

/** A voice that looks for a message in the bundles in order. */
export const voiceOf = (language: Language, bundles: readonly Messages[]): Voice => {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const numbers = new Intl.NumberFormat(language);
  const find = (key: string): Message | undefined => bundles.find((b) => Object.hasOwn(b, key))?.[key];
  const say = (key: string, params: Params = {}): string => {
    const message = find(key);
    if (message === undefined) return `⟨${key}⟩`;
    if (typeof message === 'function') return message(params, words);
    return message.replace(HOLE, (_, name: string, prefix: string | undefined) => {
      const value = params[name];
      if (value === undefined) return '';
      if (prefix === undefined) return String(value);
      const other = `${prefix}.${value}`;
      return find(other) === undefined ? String(value) : say(other, params);
    });
  };
  const words: Words = {
    plural: (n, forms) => {
      const count = Number(n ?? 0);
      return (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
    },
    list: (items) => lists.format(items),
    number: (n) => numbers.format(Number(n ?? 0)),
    text: say,
  };
  return { language, has: (key) => find(key) !== undefined, say };
};

/** The parameters that a message asks for, sorted; of a function, those that it looks at. */
export const parametersOf = (message: Message): string[] => {
  const names = new Set<string>();
  if (typeof message === 'string') for (const [, name] of message.matchAll(HOLE)) names.add(name!);
  else {
    const params = new Proxy<Params>(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return 1;
        },
      },
    );
    message(params, {
      plural: (_, forms) => forms.other,
      list: (items) => items.join(' '),
      number: String,
      text: (key) => key,
    });
  }
  return [...names].sort();
};
