/** What happened since a player's last turn: first what happened to them, then what the others did. */
import { everySeat, listSeats, numberOf, type Seat, type SeatNumber } from '#engine/seats.ts';
import { type Digest, type DigestLine, sinceLastTurn } from '#kit/digest/digest.ts';
import { allOf } from '#kit/events.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { EightyEvent } from '../rules/events.ts';
import { spacesDriven } from './driven.ts';

/** What one player did is told in one line. */
export const JOINED: readonly string[] = ['drove', 'shovelled', 'installed'];
/** What stands out. */
export const GRAVE: readonly string[] = ['hit', 'lost', 'interfered', 'crossed'];

const to = <E extends { readonly target: SeatNumber }>(me: SeatNumber, events: readonly E[]): E[] =>
  events.filter((event) => event.target === me);
const by = <E extends { readonly seat: SeatNumber }>(seat: SeatNumber, events: readonly E[]): E[] =>
  events.filter((event) => event.seat === seat);

/** What was done to this seat. */
const harm = (told: readonly EightyEvent[], me: SeatNumber): DigestLine[] => [
  ...to(me, allOf(told, 'interfered', 'interrupted')).map(
    ({ seat, card }): DigestLine => ({ message: 'interfered', seat, filling: { card } }),
  ),
  ...to(me, allOf(told, 'fired')).map(
    ({ seat, card }): DigestLine => ({ message: 'fired', seat, filling: { card } }),
  ),
  ...by(me, allOf(told, 'pressure'))
    .filter(({ from, to: now }) => now < from)
    .map(({ from, to: now }): DigestLine => ({ message: 'hit', filling: { from, to: now } })),
  ...by(me, allOf(told, 'lost')).map(({ card }): DigestLine => ({ message: 'lost', filling: { card } })),
];

/** What each of the others did, in the order of the seats. */
const deeds = (told: readonly EightyEvent[], me: SeatNumber, seats: number): DigestLine[] =>
  listSeats(everySeat(seats)).flatMap((each): DigestLine[] => {
    const seat = numberOf(each);
    if (seat === me) return [];
    const lines: DigestLine[] = [];
    const spaces = spacesDriven(told.filter((event) => 'seat' in event && event.seat === seat));
    const shovelled = by(seat, allOf(told, 'shovelled')).at(-1);
    const installed = by(seat, allOf(told, 'installed', 'boarded')).map(({ card }) => card);
    if (by(seat, allOf(told, 'crossed')).length > 0) lines.push({ message: 'crossed', seat, filling: {} });
    if (spaces > 0) lines.push({ message: 'drove', seat, filling: { n: spaces } });
    if (shovelled) lines.push({ message: 'shovelled', seat, filling: { n: shovelled.pressure } });
    if (installed.length > 0) lines.push({ message: 'installed', seat, filling: { cards: installed } });
    return lines;
  });

/** The digest for a seat (from 0) at a moment. Undefined before anybody else has played. */
export const digestOf = (
  story: readonly StoryItem<EightyEvent>[],
  at: number,
  seat: Seat,
  seats: number,
): Digest | undefined => {
  const me = numberOf(seat);
  const begins = ({ told }: StoryItem<EightyEvent>): boolean => by(me, allOf(told, 'turn')).length > 0;
  const ends = ({ told }: StoryItem<EightyEvent>): boolean =>
    by(me, allOf(told, 'drew', 'drewUnseen', 'discardedNothing', 'discarded')).length > 0;
  const news = sinceLastTurn(story, at, begins, ends);
  if (!news) return undefined;
  const { since, told } = news;
  const lines = [...harm(told, me), ...deeds(told, me, seats)];
  return lines.length > 0 ? { since, lines } : undefined;
};
