/** What a turn came to: whom it hit comes first, then how far it went and what was done for the next one. */
import type { SeatNumber } from '#engine/seats.ts';
import type { Caption, Sentence, Teller } from '#kit/caption/teller.ts';
import { type ToldTurn, turnsByEvent } from '#kit/caption/told-turns.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { EightyEvent } from '../rules/events.ts';
import { spacesDriven } from './driven.ts';

/** What else a turn may come to, the most telling first. */
const DEEDS = ['crossed', 'used', 'installed', 'boarded', 'launched', 'swapped', 'played'] as const;

const captionOf = ({ seat, told }: ToldTurn<EightyEvent>, reader: SeatNumber | undefined): Caption => {
  const own = told.filter((event) => 'seat' in event && event.seat === seat);
  const sentences: Sentence[] = [];
  const blows = [...allOf(own, 'fired'), ...allOf(own, 'interfered')];
  const worst = blows.find(({ target }) => target === reader) ?? blows[0];
  if (worst)
    sentences.push({ message: `caption.${worst.type}`, filling: { card: worst.card }, victim: worst.target });
  const mine = allOf(told, 'interrupted').find(({ target }) => target === seat);
  if (mine)
    sentences.push({
      message: 'caption.wasHit',
      filling: { card: mine.card, seat: mine.seat },
    });
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
    ...blows.map(({ target }) => target),
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
