/** The words of private boards and orders. */
import { type MessageSource, speech } from '#kit/speech.svelte.ts';

const WORDS: MessageSource = async (language) => {
  if (language === 'it') return (await import('#kit/text/it/trial.ts')).trial;
  if (language === 'pl') return (await import('#kit/text/pl/trial.ts')).trial;
  return (await import('#kit/text/en/trial.ts')).trial;
};

export const learnWords = (): Promise<void> => speech.learn('trial', WORDS);
