/** What was decided at a moment, in the words of the move list. */
import { say } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** Who did what in the item that led to the moment `at`; '' where the reader was told nothing of it. */
export const turnText = (
  story: readonly StoryItem[],
  at: number,
  module: TableModule,
  nameOf: (seat: number) => string,
): string => {
  const items = story.filter(({ index }) => index === at);
  return items
    .map((item) => {
      const turn = module.entry(item);
      return item.seat === undefined ? turn : say('end.did', { name: nameOf(item.seat), turn });
    })
    .join(' · ');
};
