/** What this device remembers: language, light, speed of motion. */
import { deviceLanguage, speech } from '#kit/speech.svelte.ts';
import { isLanguage, type Language } from '#kit/text.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Milliseconds of one step of motion. */
export const PACES = { slow: 420, normal: 240, fast: 110, off: 0 } as const;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as PaceName[];

const KEY = 'ludoteca.settings';

interface Stored {
  readonly language?: string;
  readonly theme?: string;
  readonly motion?: string;
}

const read = (): Stored => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    // Storage may be forbidden, or somebody else's; the defaults serve.
    return {};
  }
};

class Settings {
  theme = $state<Theme>('auto');
  motion = $state<PaceName>('normal');
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)');

  get pace(): number {
    return this.#calm.matches ? 0 : PACES[this.motion];
  }

  /** Takes up what was stored; resolves when the words are here. */
  async open(): Promise<void> {
    const stored = read();
    this.theme = THEMES.find((theme) => theme === stored.theme) ?? 'auto';
    this.motion = PACE_NAMES.find((pace) => pace === stored.motion) ?? 'normal';
    this.#showTheme();
    const { language = '' } = stored;
    await speech.speak(isLanguage(language) ? language : deviceLanguage(navigator.languages));
  }

  async setLanguage(language: Language): Promise<void> {
    await speech.speak(language);
    this.#store();
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

  #showTheme(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
  #store(): void {
    try {
      const { theme, motion } = this;
      localStorage.setItem(KEY, JSON.stringify({ language: speech.language, theme, motion }));
    } catch {
      // Not remembered then; it holds until the page is closed.
      return;
    }
  }
}

export const settings = new Settings();
