/**
 * The voice of the page: the language chosen, the messages of the application and of whatever game is on the
 * table. `speech.say` is reactive, so a change of language repaints everything.
 */
import { isLanguage, LANGUAGES, type Language, type Messages } from '#engine/text.ts';
import { type Filling, type Voice, voiceOf } from './text.ts';

/** Loads the messages of one source in a language. */
export type MessageSource = (language: Language) => Promise<Messages>;

const SHELL: MessageSource = async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
};

/** The language of the device, if we have it. */
export const deviceLanguage = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return LANGUAGES[0];
};

class Speech {
  #voice = $state.raw<Voice>(voiceOf('en', []));
  /** Sources by name; what is named last is asked first, so a game may say a thing in its own words. */
  readonly #sources = new Map<string, MessageSource>([['shell', SHELL]]);
  readonly #loaded = new Map<string, Messages>();

  /** What the players of the table are called, as `player.<seat>`, seats from 1; asked before everything else. */
  #players: Messages = {};

  /** Spoken as soon as its words are here. */
  #wanted: Language = 'en';

  get language(): Language {
    return this.#voice.language;
  }
  readonly say = (key: string, params?: Filling): string => this.#voice.say(key, params);
  readonly has = (key: string): boolean => this.#voice.has(key);

  /** Speaks this language from now on, once its messages are here. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all([...this.#sources.keys()].map((name) => this.#load(name, language)));
    // Somebody has chosen another language meanwhile, or taken up the words of another source.
    if (this.#wanted !== language) return;
    const names = [...this.#sources.keys()].reverse();
    const bundles = names
      .map((name) => this.#loaded.get(`${name} ${language}`))
      .filter((messages) => messages !== undefined);
    this.#voice = voiceOf(language, [this.#players, ...bundles]);
    // There is none where pages are drawn when they are built.
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Takes up messages that are spoken from the next `speak` on. */
  add(name: string, source: MessageSource): void {
    this.#sources.set(name, source);
  }

  /** Takes up the messages of a game, and speaks them. */
  async learn(name: string, source: MessageSource): Promise<void> {
    if (this.#sources.has(name)) return;
    this.add(name, source);
    await this.speak(this.#wanted);
  }

  /** Calls the players of the table by these names, from seat 1; a seat without a name is called as the game does. */
  async introduce(names: readonly string[]): Promise<void> {
    const players = Object.fromEntries(
      names.flatMap((name, i) => (name === '' ? [] : [[`player.${i + 1}`, name]])),
    );
    if (JSON.stringify(players) === JSON.stringify(this.#players)) return;
    this.#players = players;
    await this.speak(this.#wanted);
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

export const speech = new Speech();
export const say = speech.say;
