/**
 * Whose lines one does not want to read. Kept in this browser alone: nobody else, and no server, can tell. People
 * with accounts are meant everywhere, guests at one table, because that is all that names them.
 */
import type { ChatLine } from '#wire/protocol.ts';

const KEY = 'ludoteca.hidden';
const MOST = 500;

const stored = (): readonly string[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // A browser that keeps nothing hides nobody beyond this page.
    return [];
  }
};

/** Whose a line is, as far as this browser can tell people apart. */
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
      // Then it holds for this page only.
    }
  }
}

export const hiddenSpeakers = new HiddenSpeakers();
