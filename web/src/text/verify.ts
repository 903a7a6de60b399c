/** Where the words of the page that checks a match come from: nobody else loads them. */
import type { MessageSource } from '#kit/i18n.svelte.ts';

export const verifyTexts: MessageSource = async (language) => {
  if (language === 'it') return (await import('./verify.it.ts')).it;
  if (language === 'pl') return (await import('./verify.pl.ts')).pl;
  return (await import('./verify.en.ts')).en;
};
