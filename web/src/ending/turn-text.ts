/** What was decided at a moment, and when, in the words and by the count of the table. */
import type { Review } from '#bots/review/contract.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { TableModule } from '#kit/table.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { deedInWords } from '../match/deed.ts';
import type { Play } from '../match/play.svelte.ts';

/** What was done in an item: in words, where the move list has notation. */
export const wordsOf = (item: StoryItem, module: TableModule): string =>
  module.inWords?.(item) ?? module.entry(item);

/** Who did what in the item that led to the moment `at`; '' where the reader was told nothing of it. */
export const turnText = (
  { moments, company }: Pick<Play, 'moments' | 'company'>,
  at: number,
  module: TableModule,
): string =>
  moments.story
    .filter(({ index }) => index === at)
    .map((item) => (item.fact === undefined ? deedInWords(item, module, company) : company.factOf(item)))
    .join(' · ');

/** The number of a turn, by its index, as the table counts; 0 where it has no number. */
export const numberOfTurn = ({ counted }: Review, turn: number): number => counted?.numbers[turn] ?? turn + 1;

/** When a turn was played, by its index, and of how many. */
export const whenPlayed = (review: Review, turn: number): string => {
  const n = numberOfTurn(review, turn);
  const last = review.turns.findLastIndex(({ seats }) => seats.length > 0);
  const of = numberOfTurn(review, last);
  return n === 0 ? '' : say(`review.${review.counted?.unit ?? 'turn'}`, { n, of });
};
