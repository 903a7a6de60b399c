import { say } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** Who did what, in the words of the move list unless others are given. */
export const deedOf = (
  item: StoryItem,
  module: TableModule,
  nameOf: (seat: number) => string,
  turn = module.entry(item),
): string => {
  if (item.seat === undefined || module.entryNamesSeat) return turn;
  return say('prompt.showing', { name: nameOf(item.seat), turn });
};
