/** The settings of this device: language, theme, animation speed, sound, and whether turns are confirmed. */

import { isLanguage, type Language } from '#engine/text.ts';
import { deviceLanguage, i18n } from '#kit/i18n.svelte.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Milliseconds per animation step. */
export const PACES = { slow: 420, normal: 240, fast: 110, off: 0 } as const;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as PaceName[];

const KEY = 'ludoteca.settings';

interface Stored {
  readonly language?: string;
  readonly theme?: string;
  readonly motion?: string;
  readonly sound?: boolean;
  readonly volume?: number;
  readonly confirm?: boolean;
  readonly typing?: boolean;
}

const read = (): Stored => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // Storage may be forbidden or hold foreign data. The defaults apply.
    return {};
  }
};

const clampVolume = (volume: unknown): number =>
  typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : 70;

class Settings {
  theme = $state<Theme>('auto');
  motion = $state<PaceName>('normal');
  sound = $state(true);
  /** Per cent. */
  volume = $state(70);
  /** Every turn has to be confirmed before it is sent. */
  confirm = $state(false);
  /** The field for typed moves was left open. */
  typing = $state(false);
  /** Chosen on this page. */
  #chosen: Language | undefined;

  get pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[this.motion];
  }

  /** Loads the stored settings. Resolves when the messages of the language are loaded. */
  async open(): Promise<void> {
    const stored = read();
    this.theme = THEMES.find((theme) => theme === stored.theme) ?? 'auto';
    this.motion = PACE_NAMES.find((pace) => pace === stored.motion) ?? 'normal';
    this.sound = stored.sound !== false;
    this.volume = clampVolume(stored.volume);
    this.confirm = stored.confirm === true;
    this.typing = stored.typing === true;
    this.#showTheme();
    this.#tell(this.language);
    await i18n.setLanguage(this.language);
  }

  /** The chosen language, or else the device's. It is known before its messages are loaded. */
  get language(): Language {
    if (this.#chosen) return this.#chosen;
    const { language = '' } = read();
    return isLanguage(language) ? language : deviceLanguage(navigator.languages);
  }

  async setLanguage(language: Language): Promise<void> {
    // Stored before its messages are here: the page may be left meanwhile.
    this.#chosen = language;
    this.#store();
    await i18n.setLanguage(language);
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#showTheme();
    this.#store();
  }
  setMotion(motion: PaceName): void {
    this.motion = motion;
    this.#store();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.#store();
  }
  setVolume(volume: number): void {
    this.volume = clampVolume(volume);
    this.#store();
  }
  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    this.#store();
  }
  setTyping(typing: boolean): void {
    this.typing = typing;
    this.#store();
  }

  #showTheme(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
  /**
   * Stores language and theme in a cookie for the server, which chooses the prerendered document by them
   * (server/http/pages.ts).
   */
  #tell(language: Language): void {
    // biome-ignore lint/suspicious/noDocumentCookie: browsers without cookieStore are served, too.
    document.cookie = `look=${language}.${this.theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
  }
  #store(): void {
    try {
      const { language, theme, motion, sound, volume, confirm, typing } = this;
      const stored: Stored = { language, theme, motion, sound, volume, confirm, typing };
      localStorage.setItem(KEY, JSON.stringify(stored));
      this.#tell(language);
    } catch {
      // The setting still applies until the page is closed.
      return;
    }
  }
}

export const settings = new Settings();
