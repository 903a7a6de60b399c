/** What was decided at a moment, in the words of the move list. */
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { deedOf } from '../match/deed.ts';

/** Who did what in the item that led to the moment `at`; '' where the reader was told nothing of it. */
export const turnText = (
  story: readonly StoryItem[],
  at: number,
  module: TableModule,
  nameOf: (seat: number) => string,
): string =>
  story
    .filter(({ index }) => index === at)
    .map((item) => deedOf(item, module, nameOf))
    .join(' · ');
