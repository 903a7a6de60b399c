/** What a turn of Rush came to: who was hit comes first, then what was bought, and so on. */
import type { SeatNumber } from '#engine/seats.ts';
import type { Caption, Sentence, Teller } from '#kit/caption/teller.ts';
import { type ToldTurn, turnsByEvent } from '#kit/caption/told-turns.ts';
import { allOf } from '#kit/events.ts';
import type { KindId } from '../content/cards.ts';
import { placeOf, type RushEvent } from '../rules/events.ts';

/** What is hit, the gravest first. */
const HITS = ['baseDestroyed', 'vehicleDestroyed', 'baseDamaged', 'vehicleDamaged'] as const;

interface Hit {
  readonly type: (typeof HITS)[number];
  readonly victim: SeatNumber;
  readonly n: number;
  readonly card: KindId | '';
  /** What hit it. */
  readonly weapon: KindId | '';
}

/** Every hit of the turn, in order; what was destroyed in the end is not said to be damaged, too. */
const hitsOf = (told: readonly RushEvent[]): Hit[] => {
  const hits = new Map<string, Hit>();
  let weapon: KindId | '' = '';
  for (const event of allOf(told, 'struck', 'played', ...HITS)) {
    if (event.type === 'struck' || event.type === 'played') {
      weapon = event.card;
      continue;
    }
    const { seat: victim, base: n } = placeOf(event.base);
    const card = 'card' in event ? event.card : '';
    hits.set(`${event.base} ${card}`, { type: event.type, victim, n, card, weapon });
  }
  return [...hits.values()];
};

const grave = (reader: SeatNumber | undefined) => (a: Hit, b: Hit) =>
  Number(b.victim === reader) - Number(a.victim === reader) || HITS.indexOf(a.type) - HITS.indexOf(b.type);

/** What else a turn may come to, the most telling first. */
const deeds = ({ seat, told }: ToldTurn<RushEvent>): Sentence => {
  const own = told.filter((event) => 'seat' in event && event.seat === seat);
  const cardsOf = (type: 'bought' | 'gained' | 'played'): KindId[] =>
    allOf(own, type).map(({ card }) => card);
  if (allOf(own, 'sabotage').length > 0) return { message: 'caption.sabotage', filling: {} };
  for (const type of ['bought', 'gained'] as const)
    if (cardsOf(type).length > 0) return { message: `caption.${type}`, filling: { cards: cardsOf(type) } };
  const [placed] = allOf(own, 'placed');
  if (placed)
    return { message: 'caption.placed', filling: { card: placed.card, n: placeOf(placed.base).base } };
  const played = cardsOf('played');
  return played.length > 0
    ? { message: 'caption.played', filling: { cards: played } }
    : { message: 'caption.passed', filling: {} };
};

const captionOf = (turn: ToldTurn<RushEvent>, reader: SeatNumber | undefined): Caption => {
  const [worst, ...others] = hitsOf(turn.told).sort(grave(reader));
  const last = allOf(turn.told, 'endTriggered').length > 0;
  const sentences: Sentence[] = worst
    ? [{ message: `caption.${worst.type}`, filling: { ...worst }, victim: worst.victim }]
    : [deeds(turn)];
  if (others.length > 0) sentences.push({ message: 'caption.more', filling: { n: others.length } });
  if (last) sentences.push({ message: 'caption.last', filling: {} });
  const victims = new Set([worst, ...others].flatMap((hit) => hit?.victim ?? []));
  return { sentences, victims: [...victims] };
};

export const teller: Teller<RushEvent> = {
  turnsOf: (story, over) =>
    turnsByEvent(story, (event) => (event.type === 'turn' ? event.seat : undefined), over),
  captionOf,
  messages: {
    en: async () => (await import('../text/captions.en.ts')).en,
    it: async () => (await import('../text/captions.it.ts')).it,
    pl: async () => (await import('../text/captions.pl.ts')).pl,
  },
};
