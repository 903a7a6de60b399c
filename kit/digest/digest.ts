/** What happened since a player's last turn, as far as it was told. */
import type { GameEvent } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { allOf, ofSeat } from '../events.ts';
import type { MessageParams } from '../text.ts';

/** A message `digest.<message>` with what fills it, save for `name`: that of the seat that did it. */
export interface DigestLine {
  readonly message: string;
  readonly seat?: SeatNumber;
  readonly filling: MessageParams;
}
export interface Digest {
  /** The moment at which the turn began. */
  readonly since: number;
  readonly lines: readonly DigestLine[];
}

/**
 * What was told from the end of a player's last turn to the beginning of the present one – or to the moment itself, while
 * others play. Undefined before anybody else has played.
 * @param begins does the player's turn begin with this item?
 * @param ends does it end with this item?
 */
export const sinceLastTurn = <E extends GameEvent>(
  story: readonly StoryItem<E>[],
  at: number,
  begins: (item: StoryItem<E>) => boolean,
  ends: (item: StoryItem<E>) => boolean,
): { readonly since: number; readonly told: readonly E[] } | undefined => {
  const past = story.filter((item) => item.index <= at);
  const begun = past.findLast(begins);
  const mine = begun !== undefined && begun.index > (past.findLast(ends)?.index ?? 0);
  const to = mine ? begun.index : at;
  const from = past.findLast((item) => item.index <= to && ends(item))?.index ?? 0;
  const between = past.filter((item) => item.index > from && item.index <= to);
  if (between.length === 0) return undefined;
  return { since: to, told: between.flatMap((item) => item.told) };
};

/** Does an item tell one of these events of this seat? */
export const tells =
  <E extends GameEvent & { readonly seat?: SeatNumber }>(seat: SeatNumber, ...types: readonly E['type'][]) =>
  (item: StoryItem<E>): boolean =>
    ofSeat(seat, allOf(item.told, ...types)).length > 0;

/** Lines in rows: what one player did of these messages, one after the other, stands in one. */
export const rowsOf = (lines: readonly DigestLine[], joined: readonly string[]): DigestLine[][] => {
  const rows: DigestLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const first = row?.[0];
    const goesOn =
      first?.seat === line.seat && [first?.message, line.message].every((one) => joined.includes(one ?? ''));
    if (row && goesOn) row.push(line);
    else rows.push([line]);
  }
  return rows;
};
