/** Days as the reader's language writes them. */
import { speech } from '#kit/speech.svelte.ts';

/** Milliseconds since 1970, to the day. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
