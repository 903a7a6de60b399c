/**
 * Internationalisation of the page: the chosen language, and the messages of the application and of the
 * loaded games. `say` is reactive: everything is rendered again when the language changes, and when further messages
 * arrive, what says one of them.
 */
import { isLanguage, LANGUAGES, type Language, type Messages } from '#engine/text.ts';
import { type MessageParams, type Translator, translatorOf } from './text.ts';

/** Loads the messages of one source in a language. */
export type MessageSource = (language: Language) => Promise<Messages>;

const SHELL: MessageSource = async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
};

/** Messages that are loaded when one of them is first said. */
interface Seldom {
  readonly name: string;
  /** The first part of their keys. */
  readonly prefix: string;
  readonly source: MessageSource;
  /** `failed`: when, in milliseconds. */
  state: 'unused' | 'loading' | 'loaded' | { readonly failed: number };
}
/** After a failure, another attempt is made no sooner than this, in milliseconds. */
const PAUSE = 5_000;

/** The first supported language among these tags, or English. */
export const deviceLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return LANGUAGES[0];
};

/** Changes with the messages whose keys begin alike. */
class Version {
  n = $state(0);
}
/** The first part of a key, up to its dot. */
const prefixOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** The bundles that are in only one of two lists, or before one that is. */
const differing = (a: readonly Messages[], b: readonly Messages[]): readonly Messages[] => {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a.at(-1 - same) === b.at(-1 - same)) same++;
  return [...a.slice(0, a.length - same), ...b.slice(0, b.length - same)];
};

class I18n {
  /** What `say` looks into, in this order: names of players, then the messages of the sources, the last one first. */
  readonly #bundles: Messages[] = [];
  readonly #versions = new Map<string, Version>();
  /** For messages whose prefix is not known yet. */
  readonly #others = new Version();
  readonly #read = (key: string): void => void (this.#versions.get(prefixOf(key)) ?? this.#others).n;
  #voice = $state.raw<Translator>(translatorOf('en', this.#bundles, this.#read));
  /**
   * Message sources by name. Later sources take precedence, so a game can override a message of the
   * application. The last is the one that was wanted last: two games may give one key two messages.
   */
  readonly #sources = new Map<string, MessageSource>([['shell', SHELL]]);
  readonly #loaded = new Map<string, Messages>();
  /** The sources that `say` knows, in their order. */
  #known: readonly string[] = [];
  readonly #seldom: Seldom[] = [];
  #failures = $state(0);
  /** Settles once what was said in vain is loaded, or cannot be; undefined until something was. */
  arrival: Promise<unknown> | undefined;

  /** Names of the players as messages `player.<seat>` (from 1). They take precedence over every source. */
  #players: Messages = {};

  /** The language asked for, which applies as soon as its messages are loaded. */
  #wanted: Language = 'en';

  get language(): Language {
    return this.#voice.language;
  }
  /** Formats a message. It is empty while it is being loaded. */
  readonly say = (key: string, params?: MessageParams): string =>
    (this.#voice.has(key) ? undefined : this.#awaited(key)) ?? this.#voice.say(key, params);
  readonly has = (key: string): boolean => this.#voice.has(key);

  /** Switches to this language once the messages of every source are loaded. */
  async setLanguage(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all([...this.#sources.keys()].map((name) => this.#load(name, language)));
    // Another language was chosen while this one was loading.
    if (this.#wanted !== language) return;
    // Those that were registered meanwhile may not be loaded yet.
    const known = [...this.#sources.keys()].filter((name) => this.#loaded.has(`${name} ${language}`));
    const bundles = known.toReversed().map((name) => this.#loaded.get(`${name} ${language}`)!);
    const [players = {}, ...before] = this.#bundles;
    const changed = [...differing(before, bundles), ...differing([players], [this.#players])];
    this.#known = known;
    this.#bundles.splice(0, this.#bundles.length, this.#players, ...bundles);
    this.#renew(changed);
    // There is no document during prerendering. Told its language once more, a browser restyles all of it.
    const page = typeof document === 'undefined' ? undefined : document.documentElement;
    if (page && page.lang !== language) page.lang = language;
    if (language === this.language) return;
    this.#voice = translatorOf(language, this.#bundles, this.#read);
  }

  /** Has everything said again that says one of these messages. */
  #renew(changed: readonly Messages[]): void {
    const prefixes = new Set(changed.flatMap((messages) => Object.keys(messages).map(prefixOf)));
    for (const prefix of prefixes) {
      const version = this.#versions.get(prefix);
      if (version) version.n++;
      else {
        this.#versions.set(prefix, new Version());
        this.#others.n++;
      }
    }
  }

  /** Registers a source, whose messages apply from the next `setLanguage` on. */
  addSource(name: string, source: MessageSource): void {
    this.#sources.set(name, source);
  }

  /** Registers a source whose messages, all of which begin with `prefix` and a dot, are loaded when one is first said. */
  addSeldom(name: string, prefix: string, source: MessageSource): void {
    if (this.#seldom.some((one) => one.name === name)) return;
    this.#seldom.push({ name, prefix, source, state: 'unused' });
  }

  /** What stands in for a message that has to be loaded first; undefined where it cannot be loaded. */
  #awaited(key: string): string | undefined {
    const prefix = prefixOf(key);
    const one = this.#seldom.find((other) => other.prefix === prefix && other.state !== 'loaded');
    if (!one) return undefined;
    // Read by everybody who waits, so that a failure shows, too.
    void this.#failures;
    const { state } = one;
    const failed = typeof state === 'object';
    if (state === 'unused' || (failed && Date.now() - state.failed > PAUSE))
      this.arrival = Promise.all([this.arrival, this.#fetch(one)]);
    return failed ? this.#voice.say('app.failed') : '';
  }

  async #fetch(one: Seldom): Promise<void> {
    one.state = 'loading';
    try {
      await this.load(one.name, one.source);
      one.state = 'loaded';
    } catch (error) {
      console.warn(`The messages of ${one.name} cannot be loaded`, error);
      this.#sources.delete(one.name);
      one.state = { failed: Date.now() };
      this.#failures += 1;
    }
  }

  /**
   * Registers a source and loads it in the current language. It takes precedence over all others, with those that are
   * named after it, as `rush coach` is after `rush`.
   */
  async load(name: string, source: MessageSource): Promise<void> {
    const belongs = (other: string | undefined): boolean =>
      other === name || other?.startsWith(`${name} `) === true;
    const names = [...this.#sources.keys()];
    // Another one may be on its way.
    if (this.#known.includes(name) && belongs(this.#known.at(-1)) && belongs(names.at(-1))) return;
    if (!this.#sources.has(name)) this.addSource(name, source);
    for (const [other, known] of [...this.#sources])
      if (belongs(other)) {
        this.#sources.delete(other);
        this.#sources.set(other, known);
      }
    // Once more if another language was chosen meanwhile.
    do await this.setLanguage(this.#wanted);
    while (this.#sources.has(name) && !this.#known.includes(name));
  }

  /** Sets the players' names, from seat 1. An empty name stands for the game's own name of the seat. */
  async setPlayerNames(names: readonly string[]): Promise<void> {
    const players = Object.fromEntries(
      names.flatMap((name, i) => (name === '' ? [] : [[`player.${i + 1}`, name]])),
    );
    if (JSON.stringify(players) === JSON.stringify(this.#players)) return;
    this.#players = players;
    await this.setLanguage(this.#wanted);
  }

  async #load(name: string, language: Language): Promise<Messages> {
    const key = `${name} ${language}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const messages = await this.#sources.get(name)!(language);
    this.#loaded.set(key, messages);
    return messages;
  }
}

export const i18n = new I18n();
export const say = i18n.say;
