/** What happened since a player's last turn: first what happened to them, then what the others won. */
import { everySeat, listSeats, numberOf, type Seat, type SeatNumber } from '#engine/seats.ts';
import { type Digest, type DigestLine, sinceLastTurn, tells } from '#kit/digest/digest.ts';
import { allOf, ofSeat } from '#kit/events.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';

/** What one player did is told in one line. */
export const JOINED: readonly string[] = ['took', 'paired', 'scored'];
/** What stands out. */
export const GRAVE: readonly string[] = ['lost', 'boxed', 'reached', 'reachedInRound', 'stalling'];

/** By which message of `digest.*` an event is told; null where it is not. */
const MESSAGE = {
  destroyed: 'lost',
  boxed: 'boxed',
  armourSpent: 'armour',
  scored: 'scored',
  took: 'took',
  tookSpecial: 'took',
  paired: 'paired',
  ranOntoDud: 'crashed',
  ranIntoTank: 'crashed',
  ranIntoArtillery: 'crashed',
  reached: 'reached',
  reachedInRound: 'reachedInRound',
  stalling: 'stalling',
  artilleryTook: 'artilleryTook',
  artilleryPlaced: 'artilleryPlaced',
  collected: 'paired',
  started: null,
  laidOut: null,
  drafted: null,
  activated: null,
  placed: null,
  turn: null,
  returned: null,
  skippedEntry: null,
  paused: null,
  repaired: null,
  turnEnded: null,
  won: null,
  moved: null,
  stuck: null,
  stackEmpty: null,
  laidDud: null,
  removedDud: null,
  shotAt: null,
  removedArtillery: null,
  heldFire: null,
  changed: null,
  playedExtraTurn: null,
  playedExtraTank: null,
  kept: null,
  assigned: null,
  fired: null,
  artilleryIdle: null,
  pilesShuffled: null,
  strolled: null,
  revealed: null,
  noMatch: null,
  covered: null,
  goesOn: null,
} as const satisfies Readonly<Record<BattlegroundsEvent['type'], string | null>>;

/** What became of the tanks of this seat. */
const losses = (told: readonly BattlegroundsEvent[], me: SeatNumber): DigestLine[] =>
  ofSeat(me, allOf(told, 'destroyed', 'boxed', 'armourSpent')).map((event) => ({
    message: MESSAGE[event.type],
    filling: { pawn: event.pawn, square: event.square },
  }));

/** What each of the others won, in the order of the seats. */
const gains = (told: readonly BattlegroundsEvent[], me: SeatNumber, seats: number): DigestLine[] =>
  listSeats(everySeat(seats)).flatMap((each): DigestLine[] => {
    const seat = numberOf(each);
    if (seat === me) return [];
    const lines: DigestLine[] = [];
    const taken = ofSeat(seat, allOf(told, 'took', 'tookSpecial')).map(({ picture }) => picture);
    const pairs = ofSeat(seat, allOf(told, 'paired', 'collected')).map(({ picture }) => picture);
    const points = ofSeat(seat, allOf(told, 'scored')).reduce((sum, { value }) => sum + value, 0);
    const crashes = ofSeat(seat, allOf(told, 'ranOntoDud', 'ranIntoTank', 'ranIntoArtillery'));
    if (taken.length > 0) lines.push({ message: MESSAGE.took, seat, filling: { pictures: taken } });
    if (pairs.length > 0) lines.push({ message: MESSAGE.paired, seat, filling: { pictures: pairs } });
    if (points > 0) lines.push({ message: MESSAGE.scored, seat, filling: { n: points } });
    for (const { type, square } of crashes) lines.push({ message: MESSAGE[type], seat, filling: { square } });
    for (const { type, points: sum } of ofSeat(seat, allOf(told, 'reached', 'reachedInRound')))
      lines.push({ message: MESSAGE[type], seat, filling: { n: sum } });
    return lines;
  });

/** The digest for a seat (from 0) at a moment. Undefined before anybody else has played. */
export const digestOf = (
  story: readonly StoryItem<BattlegroundsEvent>[],
  at: number,
  seat: Seat,
  seats: number,
): Digest | undefined => {
  const me = numberOf(seat);
  const news = sinceLastTurn(story, at, tells(me, 'turn'), tells(me, 'turnEnded'));
  if (!news) return undefined;
  const { since, told } = news;
  const artillery = allOf(told, 'artilleryTook', 'artilleryPlaced').map(
    (event): DigestLine => ({ message: MESSAGE[event.type], filling: { ...event } }),
  );
  const stalls = allOf(told, 'stalling').map(
    ({ turns, limit }): DigestLine => ({ message: MESSAGE.stalling, filling: { n: turns, limit } }),
  );
  return {
    since,
    lines: [...stalls.slice(-1), ...losses(told, me), ...artillery, ...gains(told, me, seats)],
  };
};
