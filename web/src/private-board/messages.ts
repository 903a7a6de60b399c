/** Messages of private boards and standing orders. */
import { i18n, type MessageSource } from '#kit/i18n.svelte.ts';

const WORDS: MessageSource = async (language) => {
  if (language === 'it') return (await import('#kit/text/it/trial.ts')).trial;
  if (language === 'pl') return (await import('#kit/text/pl/trial.ts')).trial;
  return (await import('#kit/text/en/trial.ts')).trial;
};

export const loadMessages = (): Promise<void> => i18n.load('trial', WORDS);
