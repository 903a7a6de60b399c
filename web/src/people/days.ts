/** Formats dates in the reader's language. */
import { i18n } from '#kit/i18n.svelte.ts';

/** The date of a time in milliseconds since 1970. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
