/**
 * The people whose chat lines this browser hides. The list is stored in this browser only, so neither the
 * server nor anybody else learns of it. People with accounts are hidden everywhere; guests only at one table,
 * because their name there is all that identifies them.
 */
import type { ChatLine } from '#wire/protocol.ts';

const KEY = 'ludoteca.hidden';
const MOST = 500;

const stored = (): readonly string[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // Without storage the list lasts until the page is closed.
    return [];
  }
};

/** Identifies the speaker of a line, as far as this browser can tell people apart. */
export const speakerOf = (table: string, line: Pick<ChatLine, 'who' | 'person'>): string =>
  line.person === undefined ? `${table} ${line.who ?? ''}` : `@${line.person}`;

class HiddenSpeakers {
  #all = $state.raw<readonly string[]>(import.meta.env.SSR ? [] : stored());

  has(speaker: string): boolean {
    return this.#all.includes(speaker);
  }
  set(speaker: string, on: boolean): void {
    const others = this.#all.filter((one) => one !== speaker);
    this.#all = on ? [...others, speaker].slice(-MOST) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // The change lasts until the page is closed.
    }
  }
}

export const hiddenSpeakers = new HiddenSpeakers();
