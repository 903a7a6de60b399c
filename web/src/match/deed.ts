import { say } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { SeatsHere } from './seats-here.svelte.ts';

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

/** Who did what, in words where the move list has notation. */
export const deedInWords = (
  item: StoryItem,
  module: TableModule,
  { calledOf, nameOf }: Pick<SeatsHere, 'calledOf' | 'nameOf'>,
): string => {
  const words = module.inWords?.(item);
  // Their subject is a piece, so whose it is may be called "you".
  return words === undefined ? deedOf(item, module, calledOf) : deedOf(item, module, nameOf, words);
};
