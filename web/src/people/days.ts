/** Days as the reader's language writes them. */
import { i18n } from '#kit/i18n.svelte.ts';

/** Milliseconds since 1970, to the day. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
