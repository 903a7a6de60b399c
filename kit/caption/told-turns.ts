/** A story cut into turns, so that each can be told in a sentence and shown again. */
import type { GameEvent } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { lastMoment } from '../story.ts';

/** One turn, as far as it was told. */
export interface ToldTurn<E extends GameEvent = GameEvent> {
  /** Whose turn it was. */
  readonly seat: SeatNumber;
  /** The moments before and after it: 0 is the deal, n the state after item n of the story. */
  readonly from: number;
  readonly to: number;
  readonly told: readonly E[];
}

/** The turns of a game in which every decision is a whole turn. */
export const turnsByItem = <E extends GameEvent>(story: readonly StoryItem<E>[]): ToldTurn<E>[] =>
  story.flatMap(({ index, seat, fact, told }) =>
    seat === undefined || fact !== undefined ? [] : [{ seat, from: index - 1, to: index, told }],
  );

/**
 * The turns of a game that tells when one begins. The turn that is being played is left out.
 * @param beginnerOf the seat (from 1) whose turn begins with this event; undefined where none does
 * @param over the match is over, so the last turn is complete
 */
export const turnsByEvent = <E extends GameEvent>(
  story: readonly StoryItem<E>[],
  beginnerOf: (event: E) => SeatNumber | undefined,
  over: boolean,
): ToldTurn<E>[] => {
  const turns: ToldTurn<E>[] = [];
  // The first turn begins with the deal, which is not part of the story.
  let seat = story.find((item) => item.seat !== undefined)?.seat;
  let from = 0;
  let told: E[] = [];
  for (const item of story)
    for (const event of item.told) {
      const next = beginnerOf(event);
      if (next !== undefined) {
        if (seat !== undefined) turns.push({ seat, from, to: item.index, told });
        [seat, from, told] = [next, item.index, []];
      }
      told.push(event);
    }
  const last = lastMoment(story);
  if (over && seat !== undefined && last > from) turns.push({ seat, from, to: last, told });
  return turns;
};
