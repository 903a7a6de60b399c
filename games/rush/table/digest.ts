/** What happened since a player's last turn, of what was told: first what happened to them, then what others won. */
import { everySeat, listSeats, numberOf, type Seat, type SeatNumber } from '#engine/seats.ts';
import { type Digest, type DigestLine, sinceLastTurn, tells } from '#kit/digest/digest.ts';
import { allOf, ofSeat } from '#kit/events.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { KindId } from '../content/cards.ts';
import { placeOf, type RushEvent } from '../rules/events.ts';

/** What one player won is told in one line. */
export const JOINED: readonly string[] = ['bought', 'gained', 'medals', 'bases', 'vehicles'];
/** What stands out. */
export const GRAVE: readonly string[] = ['baseLost', 'vehicleLost', 'last'];

/** By which message of `digest.*` an event is told; null where it is not. */
const MESSAGE = {
  baseDamaged: 'baseDamaged',
  baseDestroyed: 'baseLost',
  vehicleDamaged: 'vehicleDamaged',
  vehicleDestroyed: 'vehicleLost',
  gaveUp: 'gaveUp',
  baseLeftHand: 'baseLeft',
  bought: 'bought',
  gained: 'gained',
  tookMedals: 'medals',
  endTriggered: 'last',
  turn: null,
  handShown: null,
  refreshed: null,
  keptReserve: null,
  stepTwoEnded: null,
  handDiscarded: null,
  drew: null,
  drewHidden: null,
  garageShuffled: null,
  vehiclesShuffled: null,
  revealed: null,
  leftReserve: null,
  reserveDiscarded: null,
  played: null,
  noEffect: null,
  conscription: null,
  sabotage: null,
  toGraveyard: null,
  placed: null,
  displaced: null,
  baseRepaired: null,
  vehicleRepaired: null,
  attackDeclared: null,
  struck: null,
  struckNothing: null,
  noMedalLeft: null,
  medalsLost: null,
} as const satisfies Readonly<Record<RushEvent['type'], string | null>>;

/** What others did to the Bases and Vehicles of this seat. What was lost is not said to be damaged, too. */
const losses = (told: readonly RushEvent[], me: SeatNumber): DigestLine[] => {
  const lines = new Map<string, DigestLine>();
  for (const event of allOf(told, 'baseDamaged', 'baseDestroyed', 'vehicleDamaged', 'vehicleDestroyed')) {
    const { seat, base } = placeOf(event.base);
    if (seat !== me) continue;
    const [what, filling] = 'card' in event ? [event.card, { card: event.card }] : [event.base, { n: base }];
    // A Map keeps the place of the first, but what was said last counts.
    lines.set(what, { message: MESSAGE[event.type], seat: event.seat, filling });
  }
  return [...lines.values()];
};

/** What each of the others won: cards, points, and the Bases and Vehicles of whom; in the order of the seats. */
const gains = (told: readonly RushEvent[], me: SeatNumber, seats: number): DigestLine[] =>
  listSeats(everySeat(seats)).flatMap((each): DigestLine[] => {
    const seat = numberOf(each);
    if (seat === me) return [];
    const cardsOf = (type: 'bought' | 'gained'): KindId[] =>
      ofSeat(seat, allOf(told, type)).map(({ card }) => card);
    const medals = ofSeat(seat, allOf(told, 'tookMedals')).reduce(
      (sum, { singles, doubles }) => sum + singles + 2 * doubles,
      0,
    );
    // What they took of the reader's is told as a loss.
    const hit = ofSeat(seat, allOf(told, 'baseDestroyed', 'vehicleDestroyed')).filter(
      ({ base }) => placeOf(base).seat !== me,
    );
    const bases = allOf(hit, 'baseDestroyed').map(({ base }) => base);
    const wrecks = Map.groupBy(allOf(hit, 'vehicleDestroyed'), ({ base }) => placeOf(base).seat);
    const [bought, gained] = [cardsOf('bought'), cardsOf('gained')];
    const lines: DigestLine[] = [];
    if (bought.length > 0) lines.push({ message: MESSAGE.bought, seat, filling: { cards: bought } });
    if (gained.length > 0) lines.push({ message: MESSAGE.gained, seat, filling: { cards: gained } });
    if (medals > 0) lines.push({ message: MESSAGE.tookMedals, seat, filling: { n: medals } });
    if (bases.length > 0) lines.push({ message: 'bases', seat, filling: { bases } });
    for (const [owner, lost] of wrecks)
      lines.push({ message: 'vehicles', seat, filling: { cards: lost.map(({ card }) => card), owner } });
    return lines;
  });
/** The digest for a seat (from 0) at a moment. Undefined before anybody else has played. */
export const digestOf = (
  story: readonly StoryItem<RushEvent>[],
  at: number,
  seat: Seat,
  seats: number,
): Digest | undefined => {
  const me = numberOf(seat);
  const news = sinceLastTurn(story, at, tells(me, 'turn'), tells(me, 'stepTwoEnded'));
  if (!news) return undefined;
  const { since, told } = news;
  const last = allOf(told, 'endTriggered').map(
    (): DigestLine => ({ message: MESSAGE.endTriggered, filling: {} }),
  );
  const gaveUp = ofSeat(me, allOf(told, 'gaveUp')).map(
    ({ card }): DigestLine => ({ message: MESSAGE.gaveUp, filling: { card } }),
  );
  const left = ofSeat(me, allOf(told, 'baseLeftHand')).map(
    (): DigestLine => ({ message: MESSAGE.baseLeftHand, filling: {} }),
  );
  return {
    since,
    lines: [
      ...last.slice(0, 1),
      ...losses(told, me),
      ...gaveUp,
      ...left.slice(0, 1),
      ...gains(told, me, seats),
    ],
  };
};
