/** Loads the words around captions, and those of a game's teller. */
import { i18n, type MessageSource } from '../i18n.svelte.ts';
import type { Teller } from './teller.ts';

const around: MessageSource = async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
};

export const loadCaptionMessages = (): Promise<void> => i18n.load('captions', around);

/** @param game the id of the teller's game */
export const loadTellerMessages = async (
  game: string,
  { messages }: Pick<Teller, 'messages'>,
): Promise<void> => {
  await Promise.all([
    loadCaptionMessages(),
    i18n.load(`${game} captions`, (language) => messages[language]()),
  ]);
};
