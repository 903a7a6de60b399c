/** What a turn of Tank Chess came to: the shot, what threatens now, or where the tank went. */
import type { SeatNumber } from '#engine/seats.ts';
import type { Caption, Sentence, Teller } from '#kit/caption/teller.ts';
import { type ToldTurn, turnsByItem } from '#kit/caption/told-turns.ts';
import { firstOf } from '#kit/events.ts';
import type { TankEvent } from '../rules/events.ts';

/** The seat whose tank is shot at or threatened. */
const opponentOf = (seat: SeatNumber): SeatNumber => (seat === 1 ? 2 : 1);

const captionOf = ({ seat, told }: ToldTurn<TankEvent>): Caption => {
  const victim = opponentOf(seat);
  const shot = firstOf(told, 'destroyed', 'bounced');
  const way = firstOf(told, 'escaped', 'moved');
  const check = firstOf(told, 'check');
  const leaving = firstOf(told, 'escapeThreat');
  const turned = way?.type === 'moved' && way.from === way.to;
  const sentences: Sentence[] = [];
  if (shot)
    sentences.push({
      message: `caption.${shot.type}`,
      filling: { ...shot, victimTank: shot.victim },
      victim,
    });
  else if (way) sentences.push({ message: `caption.${turned ? 'turned' : way.type}`, filling: way });
  if (check) sentences.push({ message: 'caption.check', filling: {} });
  if (leaving) sentences.push({ message: 'caption.escapeThreat', filling: {} });
  return { sentences, victims: shot?.type === 'destroyed' ? [victim] : [] };
};

export const teller: Teller<TankEvent> = {
  turnsOf: turnsByItem,
  captionOf,
  messages: {
    en: async () => (await import('../text/captions.en.ts')).en,
    it: async () => (await import('../text/captions.it.ts')).it,
    pl: async () => (await import('../text/captions.pl.ts')).pl,
  },
};
