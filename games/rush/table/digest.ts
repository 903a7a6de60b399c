/** What happened since a player's last turn, of what was told: first what happened to him, then what others won. */
import type { Happening } from '#engine/narration.ts';
import type { Filling } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** A message of `digest.*` with what fills it, save for names: `seat` (from 1) is who did it. */
export interface DigestLine {
  readonly message: string;
  readonly seat?: number;
  readonly filling: Filling;
}
export interface Digest {
  /** The moment at which the turn began. */
  readonly since: number;
  readonly lines: readonly DigestLine[];
}

/** `S2.1` → seat 2, Base 1. */
const placeOf = (event: Happening): readonly [seat: number, base: number] => {
  const [seat = 0, base = 0] = String(event.base).slice(1).split('.').map(Number);
  return [seat, base];
};

/** What others did to the Bases and Vehicles of this seat (from 1). What was lost is not said to be damaged, too. */
const losses = (told: readonly Happening[], me: number): DigestLine[] => {
  const lines = new Map<string, DigestLine>();
  const message: Readonly<Record<string, string>> = {
    baseDamaged: 'baseDamaged',
    baseDestroyed: 'baseLost',
    vehicleDamaged: 'vehicleDamaged',
    vehicleDestroyed: 'vehicleLost',
  };
  for (const event of told) {
    const name = message[event.type];
    if (name === undefined) continue;
    const [owner, n] = placeOf(event);
    if (owner !== me) continue;
    const what = String(event.card ?? event.base);
    // A Map keeps the place of the first, but what was said last counts.
    lines.set(what, {
      message: name,
      seat: Number(event.seat),
      filling: event.card === undefined ? { n } : { card: event.card },
    });
  }
  return [...lines.values()];
};

/** Cards, points and Bases that each of the others won, in the order of the seats. */
const gains = (told: readonly Happening[], me: number, seats: number): DigestLine[] =>
  Array.from({ length: seats }, (_, i) => i + 1).flatMap((seat): DigestLine[] => {
    if (seat === me) return [];
    const own = told.filter((event) => event.seat === seat);
    const cardsOf = (type: string): string[] =>
      own.filter((event) => event.type === type).map((event) => String(event.card));
    const medals = own
      .filter((event) => event.type === 'tookMedals')
      .reduce((sum, event) => sum + Number(event.singles) + 2 * Number(event.doubles), 0);
    // What he took of the reader's is told as a loss.
    const bases = own.filter((event) => event.type === 'baseDestroyed' && placeOf(event)[0] !== me).length;
    const [bought, gained] = [cardsOf('bought'), cardsOf('gained')];
    const lines: DigestLine[] = [];
    if (bought.length > 0) lines.push({ message: 'bought', seat, filling: { cards: bought } });
    if (gained.length > 0) lines.push({ message: 'gained', seat, filling: { cards: gained } });
    if (medals > 0) lines.push({ message: 'medals', seat, filling: { n: medals } });
    if (bases > 0) lines.push({ message: 'bases', seat, filling: { n: bases } });
    return lines;
  });

/**
 * The digest for a seat (from 0) at a moment: from the end of its last turn to the beginning of the present one – or
 * to the moment itself, while others play. Undefined before anybody else has played.
 */
export const digestOf = (
  story: readonly StoryItem[],
  at: number,
  seat: number,
  seats: number,
): Digest | undefined => {
  const me = seat + 1;
  const has = (item: StoryItem, type: string): boolean =>
    item.told.some((event) => event.type === type && event.seat === me);
  const past = story.filter((item) => item.index <= at);
  const begun = past.findLast((item) => has(item, 'turn'));
  const ended = past.findLast((item) => has(item, 'stepTwoEnded'));
  const mine = begun !== undefined && begun.index > (ended?.index ?? 0);
  const to = mine ? begun.index : at;
  const from = past.findLast((item) => item.index <= to && has(item, 'stepTwoEnded'))?.index ?? 0;
  const between = past.filter((item) => item.index > from && item.index <= to);
  if (between.length === 0) return undefined;
  const told = between.flatMap((item) => item.told);
  const gaveUp = told
    .filter((event) => event.type === 'gaveUp' && event.seat === me)
    .map((event): DigestLine => ({ message: 'gaveUp', filling: { card: event.card! } }));
  const left = told
    .filter((event) => event.type === 'baseLeftHand' && event.seat === me)
    .map((): DigestLine => ({ message: 'baseLeft', filling: {} }));
  const last: DigestLine[] = told.some((event) => event.type === 'endTriggered')
    ? [{ message: 'last', filling: {} }]
    : [];
  return {
    since: to,
    lines: [...last, ...losses(told, me), ...gaveUp, ...left.slice(0, 1), ...gains(told, me, seats)],
  };
};
