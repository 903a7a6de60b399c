/** Message source of the verification page, which no other page loads. */
import type { MessageSource } from '#kit/i18n.svelte.ts';

export const verifyTexts: MessageSource = async (language) => {
  if (language === 'it') return (await import('./verify.it.ts')).it;
  if (language === 'pl') return (await import('./verify.pl.ts')).pl;
  return (await import('./verify.en.ts')).en;
};
