/** Drawing event cards, and where they lie (WOW-20). */
import type { Chance } from '#engine/chance.ts';
import type { EventScript } from '../../content/events.ts';
import { TURN_ICONS } from '../../content/tracks.ts';
import type { Tell } from '../events.ts';
import { DRAWING } from '../map/fields.ts';
import type { Warcraft } from '../state.ts';
import { EVENT_CARDS, EVENT_IDS, isOfKelthuzad, titleNo } from './fields.ts';

// Zones, as plain property reads: a name that varies is looked up slowly.
export const deckZone = (s: Warcraft): number => s.events.plan.base.deck!;
export const playZone = (s: Warcraft): number => s.events.plan.base.play!;
export const freshZone = (s: Warcraft): number => s.events.plan.base.fresh!;
const discardZone = (s: Warcraft): number => s.events.plan.base.discard!;
const goneZone = (s: Warcraft): number => s.events.plan.base.gone!;
export const dealEvents = (s: Warcraft, kelthuzad: boolean, chance: Chance): void => {
  for (let card = 0; card < EVENT_IDS.length; card++)
    if (kelthuzad || !isOfKelthuzad(card)) s.events.move(card, deckZone(s));
  s.events.shuffle(deckZone(s), chance);
};
export const isEventSpace = (s: Warcraft): boolean => TURN_ICONS[s.space] === 'event';

export const scriptOf = (card: number): EventScript => EVENT_CARDS[card]!.kind.does;
type Script = EventScript['script'];
/** Event card → the name of its script, as a list of its own, because scripts differ in shape. */
export const SCRIPT_NAMES: readonly Script[] = EVENT_CARDS.map(({ kind }) => kind.does.script);
const SCRIPTS = [...new Set(SCRIPT_NAMES)];
/** Script → a bit; event card → the bit of its script. */
const BITS = Object.fromEntries(SCRIPTS.map((script, i) => [script, 1 << i])) as Readonly<
  Record<Script, number>
>;
const CARD_BITS = SCRIPT_NAMES.map((script) => BITS[script]);
/** Cards in play of this script, the one that is carried out included. */
export const inPlay = (s: Warcraft, script: Script): readonly number[] => {
  if (!isAnyInPlay(s, script)) return NONE;
  const list: number[] = [];
  for (let card = s.events.first(playZone(s)); card >= 0; card = s.events.next(card))
    if (SCRIPT_NAMES[card] === script) list.push(card);
  return list;
};
const NONE: readonly number[] = [];
export const isAnyInPlay = (s: Warcraft, script: Script): boolean =>
  ((s.events.stamp === seen.stamp ? seen.scripts : look(s)) & BITS[script]) !== 0;
/** The scripts in play, which hold as long as no event card has moved (`Zones.stamp`). */
const seen = { stamp: 0, scripts: 0 };
const look = (s: Warcraft): number => {
  seen.stamp = s.events.stamp;
  seen.scripts = 0;
  for (let card = s.events.first(playZone(s)); card >= 0; card = s.events.next(card))
    seen.scripts |= CARD_BITS[card]!;
  return seen.scripts;
};
/** Whether a card of this id is in play; for those of which there is one. */
export const isInPlay = (s: Warcraft, id: string): boolean =>
  s.events.zoneOf[s.events.plan.index.get(id)!] === playZone(s);

export const discardEvent = (s: Warcraft, card: number, tell: Tell | null): void => {
  // What leaves while cards are drawn is not shuffled in that drawing (WOW-20.7).
  s.events.move(card, s.course === DRAWING ? freshZone(s) : discardZone(s));
  tell?.({ type: 'eventDiscarded', event: EVENT_IDS[card]! });
};
export const removeEvent = (s: Warcraft, card: number): void => s.events.move(card, goneZone(s));

export const beginDrawing = (s: Warcraft): void => {
  s.titled.fill(0);
  s.reshuffled = 0;
  s.event = -1;
  s.lastEvent = -1;
  s.drawn = 0;
};
/** The drawing is over: what was discarded in it may be shuffled from now on (WOW-20.7). */
export const endDrawing = (s: Warcraft): void => s.events.moveAll(freshZone(s), discardZone(s));

/** The next card, or -1; the discarded ones are shuffled once in a drawing (WOW-20.7). */
export const drawEvent = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  const deck = deckZone(s);
  if (s.events.size(deck) === 0 && s.reshuffled === 0 && s.events.size(discardZone(s)) > 0) {
    s.reshuffled = 1;
    s.events.shuffleInto(discardZone(s), deck, chance);
  }
  const card = s.events.first(deck);
  if (card < 0) return -1;
  s.events.move(card, playZone(s));
  tell?.({ type: 'eventDrawn', event: EVENT_IDS[card]! });
  return card;
};
/** WOW-20.2: the title was carried out in this drawing. */
export const isRepeated = (s: Warcraft, card: number): boolean =>
  EVENT_CARDS[card]!.kind.kind === 'bonus' && s.titled[titleNo(card)] === 1;
export const markTitle = (s: Warcraft, card: number): void => {
  s.titled[titleNo(card)] = 1;
};
