/** Finds game events by their type. The result keeps the type of the event's own parameters. */
import type { GameEvent, Named } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';

/** Every event of one of these types, in the order of the list. */
export const allOf = <E extends GameEvent, T extends E['type']>(
  told: readonly E[],
  ...types: readonly T[]
): Named<E, T>[] => told.filter((event): event is Named<E, T> => types.some((type) => type === event.type));

/** The first event of one of these types. */
export const firstOf = <E extends GameEvent, T extends E['type']>(
  told: readonly E[],
  ...types: readonly T[]
): Named<E, T> | undefined => allOf(told, ...types)[0];

/** Those events that name this seat. */
export const ofSeat = <E extends { readonly seat?: SeatNumber }>(
  seat: SeatNumber,
  events: readonly E[],
): E[] => events.filter((event) => event.seat === seat);
