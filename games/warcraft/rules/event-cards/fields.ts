/** The fields of event cards: decks, the card that is carried out, and what lies on the board because of them (WOW-20–22). */
import { element, flag, int } from '#engine/layout/domain.ts';
import { grid, scalar, zones } from '#engine/layout/fields.ts';
import { EVENTS, type EventKind, KELTHUZAD_EVENTS } from '../../content/events.ts';
import { OVERLORDS } from '../../content/opponents.ts';
import type { Config } from '../options.ts';

/** Card → its kind. Of several copies each has a number: `bounty-1`. */
export const EVENT_CARDS: readonly { readonly id: string; readonly kind: EventKind }[] = [
  ...EVENTS,
  ...KELTHUZAD_EVENTS,
].flatMap((kind) =>
  kind.copies === undefined
    ? [{ id: kind.id, kind }]
    : Array.from({ length: kind.copies }, (_, i) => ({ id: `${kind.id}-${i + 1}`, kind })),
);
export const EVENT_IDS: readonly string[] = EVENT_CARDS.map(({ id }) => id);
export const isOfKelthuzad = (card: number): boolean => KELTHUZAD_EVENTS.includes(EVENT_CARDS[card]!.kind);

/** Titles: a bonus event whose title was carried out in the same drawing does nothing (WOW-20.2). */
export const TITLES: readonly string[] = [...new Set(EVENT_CARDS.map(({ kind }) => kind.title))];
export const titleNo = (card: number): number => TITLE_NOS[card]!;
const TITLE_NOS = EVENT_CARDS.map(({ kind }) => TITLES.indexOf(kind.title));

/** The regions of the plague tokens (WOW-21.21), and of Kazzak's counters (WOW-2.7). */
export const PLAGUE_REGIONS = ['marris-stead', 'hearthglen', 'ruins-of-andorhal'] as const;
export const COUNTER_REGIONS: readonly string[] = OVERLORDS.find(({ id }) => id === 'kazzak')!.start;
export const COUNTER_IDS: readonly string[] = COUNTER_REGIONS.map((_, i) =>
  i === 0 ? 'kazzak-true' : `kazzak-false-${i}`,
);

const MANY = 9999;
export const eventFields = ({ heroes }: Config, figures: number) => ({
  events: zones(
    EVENT_IDS,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      /** In play: normal events until their condition is met, and the card that is carried out (WOW-20.4). */
      play: { per: 'table', see: 'open', ordered: false },
      /** Discarded in the present drawing; not reshuffled in it (WOW-20.7). */
      fresh: { per: 'table', see: 'open', ordered: false },
      discard: { per: 'table', see: 'open', ordered: false },
      /** Out of the game: of another overlord, or used up (WOW-2.8, 21.27). */
      gone: { per: 'table', see: 'open', ordered: false },
    },
    'gone',
  ),
  /** Carried out in this drawing, by title; whether the discarded ones were shuffled in it (WOW-20.7). */
  titled: grid(TITLES.length, flag()),
  reshuffled: scalar(flag()),
  /** The card that is carried out, and who comes next in it. */
  event: scalar(element(EVENT_IDS)),
  /** The card that was carried out last in this drawing, and whether the drawing is over. */
  lastEvent: scalar(element(EVENT_IDS)),
  drawn: scalar(flag()),
  /** Whether the victors of a boss were the stronger faction when it fell (WOW-21.13). */
  bossStronger: scalar(flag()),
  eventOrder: grid(heroes, int(0, heroes - 1)),
  eventAt: scalar(int(0, 99)),
  /** How far Nefarian still moves for this card (WOW-22.8). */
  fateLeft: scalar(int(0, 2)),
  /** Figures that the Beasts of Lordaeron have moved. */
  roamed: grid(figures, flag()),
  /** Bids of the auction (WOW-21.22). */
  bids: grid(heroes, int(0, MANY)),
  bidders: scalar(int(0, (1 << heroes) - 1)),
  /** Card of Bounty → the marked character of each faction. */
  marked: grid(EVENT_IDS.length * 2, int(-1, heroes - 1, -1)),
  /** When a character fell in the present fight, so that falls of one step are told from others (WOW-21.8). */
  fellAt: grid(heroes, int(0, MANY)),
  /** Independent creatures that this fight has felled, and half their Attack, each rounded down (WOW-21.15). */
  freeFelled: scalar(int(0, MANY)),
  freeGold: scalar(int(0, MANY)),
  /** What was put on the card of a boss (WOW-21.14). */
  collectedGold: scalar(int(0, MANY)),
  cauldron: grid(heroes, flag()),
  /** Attempts at Scourge Cauldrons, by faction (WOW-21.26). */
  cauldronTried: grid(2, flag()),
  plague: grid(PLAGUE_REGIONS.length, flag()),
  counters: zones(
    COUNTER_IDS,
    {
      away: { per: 'table', see: 'open', ordered: false },
      place: { per: COUNTER_REGIONS, see: 'secret', ordered: true },
    },
    'away',
  ),
  /** Faction × region of a counter: it has looked there. Everybody knows who looked (WOW-22.10). */
  looked: grid(2 * COUNTER_REGIONS.length, flag()),
});
