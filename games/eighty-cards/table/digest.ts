/** What happened since a player's last turn: first what happened to them, then what the others did. */
import { everySeat, listSeats, numberOf, type Seat, type SeatNumber } from '#engine/seats.ts';
import { type Digest, type DigestLine, sinceLastTurn, tells } from '#kit/digest/digest.ts';
import { allOf, ofSeat } from '#kit/events.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { EightyEvent } from '../rules/events.ts';
import { spacesDriven } from './driven.ts';

/** What one player did is told in one line. */
export const JOINED: readonly string[] = ['drove', 'shovelled', 'installed'];
/** What stands out. */
export const GRAVE: readonly string[] = ['hit', 'lost', 'interfered', 'crossed'];

const to = <E extends { readonly target: SeatNumber }>(me: SeatNumber, events: readonly E[]): E[] =>
  events.filter((event) => event.target === me);

/** What was done to this seat. */
const harm = (told: readonly EightyEvent[], me: SeatNumber): DigestLine[] => [
  ...to(me, allOf(told, 'interfered', 'interrupted')).map(
    ({ seat, card }): DigestLine => ({ message: 'interfered', seat, filling: { card } }),
  ),
  ...to(me, allOf(told, 'fired')).map(
    ({ seat, card }): DigestLine => ({ message: 'fired', seat, filling: { card } }),
  ),
  ...ofSeat(me, allOf(told, 'pressure'))
    .filter(({ from, to: now }) => now < from)
    .map(({ from, to: now }): DigestLine => ({ message: 'hit', filling: { from, to: now } })),
  ...ofSeat(me, allOf(told, 'lost')).map(({ card }): DigestLine => ({ message: 'lost', filling: { card } })),
];

/** What each of the others did, in the order of the seats. */
const deeds = (told: readonly EightyEvent[], me: SeatNumber, seats: number): DigestLine[] =>
  listSeats(everySeat(seats)).flatMap((each): DigestLine[] => {
    const seat = numberOf(each);
    if (seat === me) return [];
    const lines: DigestLine[] = [];
    const spaces = spacesDriven(told.filter((event) => 'seat' in event && event.seat === seat));
    const shovelled = ofSeat(seat, allOf(told, 'shovelled')).at(-1);
    const installed = ofSeat(seat, allOf(told, 'installed', 'boarded')).map(({ card }) => card);
    if (ofSeat(seat, allOf(told, 'crossed')).length > 0)
      lines.push({ message: 'crossed', seat, filling: {} });
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
  const ends = tells<EightyEvent>(me, 'drew', 'drewUnseen', 'discardedNothing', 'discarded');
  const news = sinceLastTurn(story, at, tells(me, 'turn'), ends);
  if (!news) return undefined;
  const { since, told } = news;
  const lines = [...harm(told, me), ...deeds(told, me, seats)];
  return lines.length > 0 ? { since, lines } : undefined;
};
