/** What a turn came to: whom it hit comes first, then how far it went and what was done for the next one. */
import type { SeatNumber } from '#engine/seats.ts';
import type { Caption, Sentence, Teller } from '#kit/caption/teller.ts';
import { type ToldTurn, turnsByEvent } from '#kit/caption/told-turns.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { EightyEvent } from '../rules/events.ts';
import { spacesDriven } from './driven.ts';

type Blow = Extract<EightyEvent, { readonly type: 'fired' | 'interfered' | 'interrupted' }>;
/** The blows of a turn: those of one player against one are told in one sentence, those against the reader first. */
const blowsOf = (
  told: readonly EightyEvent[],
  actor: SeatNumber,
  reader: SeatNumber | undefined,
): Sentence[] => {
  const groups = new Map<string, Blow[]>();
  for (const blow of allOf(told, 'fired', 'interfered', 'interrupted')) {
    const key = [blow.type, blow.seat, blow.target].join();
    groups.set(key, [...(groups.get(key) ?? []), blow]);
  }
  const sentences = [...groups.values()].map((blows): Sentence => {
    const { type, seat, target } = blows[0]!;
    const filling = { cards: blows.map(({ card }) => card), seat };
    // The sentence has named the actor already.
    if (type === 'interrupted' && target === actor) return { message: 'caption.wasHit', filling };
    return { message: `caption.${type}`, filling, victim: target };
  });
  const exploded = allOf(told, 'exploded').map(
    ({ card, seat }): Sentence => ({ message: 'caption.exploded', filling: { card }, victim: seat }),
  );
  const all = [...sentences, ...exploded];
  return [...all.filter(({ victim }) => victim === reader), ...all.filter(({ victim }) => victim !== reader)];
};

/** What else a turn may come to, the most telling first. */
const DEEDS = ['crossed', 'used', 'installed', 'boarded', 'launched', 'swapped', 'played'] as const;

const captionOf = ({ seat, told }: ToldTurn<EightyEvent>, reader: SeatNumber | undefined): Caption => {
  const own = told.filter((event) => 'seat' in event && event.seat === seat);
  const sentences = blowsOf(told, seat, reader);
  const spaces = spacesDriven(own);
  const deed = DEEDS.map((type) => firstOf(own, type)).find((event) => event !== undefined);
  if (deed?.type === 'crossed') sentences.push({ message: 'caption.crossed', filling: {} });
  if (spaces > 0) sentences.push({ message: 'caption.drove', filling: { n: spaces } });
  if (deed && deed.type !== 'crossed')
    sentences.push({ message: `caption.${deed.type}`, filling: { ...deed } });
  const coal = allOf(own, 'shovelled').at(-1);
  if (coal && sentences.length < 3)
    sentences.push({ message: 'caption.shovelled', filling: { n: coal.pressure } });
  const placed = firstOf(own, 'placed');
  if (placed) sentences.push({ message: 'caption.placed', filling: { card: placed.card } });
  if (sentences.length === 0) sentences.push({ message: 'caption.nothing', filling: {} });
  const victims = [
    ...allOf(own, 'fired', 'interfered').map(({ target }) => target),
    ...allOf(told, 'lost', 'exploded').map((event) => event.seat),
  ];
  return { sentences, victims: [...new Set(victims)] };
};

export const teller: Teller<EightyEvent> = {
  turnsOf: (story, over) =>
    turnsByEvent(story, (event) => (event.type === 'turn' ? event.seat : undefined), over),
  captionOf,
  messages: {
    en: async () => (await import('../text/captions.en.ts')).en,
    it: async () => (await import('../text/captions.it.ts')).it,
    pl: async () => (await import('../text/captions.pl.ts')).pl,
  },
};
