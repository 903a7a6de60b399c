/** Messages of the end of a match. */
import { i18n, type MessageSource } from '#kit/i18n.svelte.ts';

const WORDS: MessageSource = async (language) => {
  if (language === 'it') return (await import('#kit/text/it/ending.ts')).ending;
  if (language === 'pl') return (await import('#kit/text/pl/ending.ts')).ending;
  return (await import('#kit/text/en/ending.ts')).ending;
};

export const loadMessages = (): Promise<void> => i18n.load('ending', WORDS);
