/**
 * Texts as data: a message has an id, never a sentence, and one form in each language. English is the type of
 * the others: a missing or an extra key fails the type check (`satisfies SameKeys<typeof en>`).
 *
 * A message is a text in which `{name}` stands for a parameter and `{name:prefix}` for the message
 * `prefix.<parameter>`, or such a text for each plural form.
 */
import type { Param, Params } from '#engine/result.ts';

export const LANGUAGES = ['en', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (text: string): text is Language => LANGUAGES.some((known) => known === text);

/** The forms of a noun by CLDR category of the parameter `by`; `other` stands for those a language does not have. */
export interface Plural {
  readonly by: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Message = string | Plural;
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
  const numbers = new Intl.NumberFormat(language);
  const find = (key: string): Message | undefined => bundles.find((b) => Object.hasOwn(b, key))?.[key];
  const show = (value: Param): string => (typeof value === 'number' ? numbers.format(value) : value);
  const say = (key: string, params: Params = {}): string => {
    const message = find(key);
    if (message === undefined) return `⟨${key}⟩`;
    const text =
      typeof message === 'string'
        ? message
        : (message[rules.select(Number(params[message.by] ?? 0)) as 'other'] ?? message.other);
    return text.replace(HOLE, (_, name: string, prefix: string | undefined) => {
      const value = params[name];
      if (value === undefined) return '';
      if (prefix === undefined) return show(value);
      const other = `${prefix}.${value}`;
      return find(other) === undefined ? show(value) : say(other, params);
    });
  };
  return { language, has: (key) => find(key) !== undefined, say };
};

/** The parameters that a message asks for, sorted. */
export const parametersOf = (message: Message): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values<string>({ ...message });
  const names = new Set(typeof message === 'string' ? [] : [message.by]);
  for (const text of texts) for (const [, name] of text.matchAll(HOLE)) names.add(name!);
  return [...names].sort();
};
