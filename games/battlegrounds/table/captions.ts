/** What a turn of Battlegrounds came to: tanks that were hit come first, then pairs and tokens, then where a tank went. */
import type { SeatNumber } from '#engine/seats.ts';
import type { Caption, Sentence, Teller } from '#kit/caption/teller.ts';
import { type ToldTurn, turnsByEvent } from '#kit/caption/told-turns.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';

/** What else a turn may come to, the most telling first. */
const DEEDS = ['ranOntoDud', 'ranIntoTank', 'ranIntoArtillery', 'paired', 'tookSpecial', 'took'] as const;
const MINOR = ['laidDud', 'removedDud', 'paused', 'changed', 'moved'] as const;

const captionOf = ({ seat, told }: ToldTurn<BattlegroundsEvent>, reader: SeatNumber | undefined): Caption => {
  const value = firstOf(told, 'scored')?.value ?? 0;
  const hits = allOf(told, 'destroyed', 'armourSpent').filter((event) => event.seat !== seat);
  const [worst, ...others] = hits.sort((a, b) => Number(b.seat === reader) - Number(a.seat === reader));
  const own = told.filter((event) => 'seat' in event && event.seat === seat);
  const deed = DEEDS.map((type) => firstOf(own, type)).find((event) => event !== undefined);
  const minor = MINOR.map((type) => firstOf(own, type)).find((event) => event !== undefined);
  const sentences: Sentence[] = [];
  if (worst)
    sentences.push({ message: `caption.${worst.type}`, filling: { ...worst, value }, victim: worst.seat });
  if (others.length > 0) sentences.push({ message: 'caption.more', filling: { n: others.length } });
  const pairs = allOf(own, 'paired').length;
  if (deed?.type === 'paired' && pairs > 1)
    sentences.push({ message: 'caption.pairs', filling: { n: pairs } });
  else if (deed) sentences.push({ message: `caption.${deed.type}`, filling: { ...deed } });
  else if (minor && !worst) sentences.push({ message: `caption.${minor.type}`, filling: { ...minor } });
  if (sentences.length === 0) sentences.push({ message: 'caption.nothing', filling: {} });
  const victims = hits.filter(({ type }) => type === 'destroyed').map((event) => event.seat);
  return { sentences, victims: [...new Set(victims)] };
};

export const teller: Teller<BattlegroundsEvent> = {
  // What comes before the first turn is the set-up, which is told as it happens.
  turnsOf: (story, over) =>
    turnsByEvent(story, (event) => (event.type === 'turn' ? event.seat : undefined), over).filter(
      ({ told }) => told[0]?.type === 'turn',
    ),
  captionOf,
  messages: {
    en: async () => (await import('../text/captions.en.ts')).en,
    it: async () => (await import('../text/captions.it.ts')).it,
    pl: async () => (await import('../text/captions.pl.ts')).pl,
  },
};
