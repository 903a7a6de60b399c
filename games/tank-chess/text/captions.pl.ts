/** Captions of turns, and what the bots say, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './captions.en.ts';

export const pl = {
  'caption.destroyed': '{actor}: {tank:tank} niszczy {victimTank:tank} gracza {victim} na {square}.',
  'caption.destroyed.you': '{actor}: {tank:tank} niszczy twój {victimTank:tank} na {square}.',
  'caption.bounced':
    '{actor}: {tank:tank} strzela w {victimTank:tank} gracza {victim} na {square}, bez skutku.',
  'caption.bounced.you': '{actor}: {tank:tank} strzela w twój {victimTank:tank} na {square}, bez skutku.',
  'caption.escaped': '{actor}: czołg dowodzenia opuszcza planszę.',
  'caption.moved': '{actor}: {tank:tank} jedzie z {from} na {to}.',
  'caption.turned': '{actor}: {tank:tank} obraca się na {from}, zwrot: {facing:direction}.',
  'caption.check': 'SZACH!',
  'caption.escapeThreat': 'UCIECZKA: czołg dowodzenia gracza {actor} może opuścić planszę w następnej turze.',

  'speech.recruit.greet.1': 'Silnik pracuje! Jedziemy!',
  'speech.recruit.greet.2': 'Gąsienice sprawdzone dwa razy. Gotowa!',
  'speech.recruit.hit.1': 'Trafiony! Naprawdę trafiłam!',
  'speech.recruit.hit.2': 'Ale strzał, co?',
  'speech.recruit.hurt.1': 'Ojej, znowu odsłoniłam bok.',
  'speech.recruit.hurt.2': 'Auć. Lubiłam ten czołg.',
  'speech.recruit.won.1': 'Wygrana! Kto pierwszy w bazie?',
  'speech.recruit.won.2': 'To naprawdę ja?',
  'speech.recruit.lost.1': 'Fajnie było. Jeszcze raz?',
  'speech.recruit.lost.2': 'Następnym razem zamknę właz.',

  'speech.sergeant.greet.1': 'Oczy szeroko otwarte. Ja widzę każdą linię.',
  'speech.sergeant.greet.2': 'Pilnuj flanek.',
  'speech.sergeant.hit.1': 'Cel zniszczony.',
  'speech.sergeant.hit.2': 'Sam wjechał mi w celownik.',
  'speech.sergeant.hurt.1': 'Dobry kąt. Trzeba przyznać.',
  'speech.sergeant.hurt.2': 'Widziałem to. Ale za późno.',
  'speech.sergeant.won.1': 'Zadanie wykonane. Rozejść się.',
  'speech.sergeant.won.2': 'Każdy strzał się liczy. Mój też.',
  'speech.sergeant.lost.1': 'Czysta robota. Tak trzymać.',
  'speech.sergeant.lost.2': 'To trafi do raportu.',

  'speech.major.greet.1': 'Mnie się nie spieszy.',
  'speech.major.greet.2': 'Bez pośpiechu. Ja mam czas.',
  'speech.major.hit.1': 'Na to czekałem.',
  'speech.major.hit.2': 'O jednego mniej.',
  'speech.major.hurt.1': 'Tę cenę przewidziałem.',
  'speech.major.hurt.2': 'Celnie. Dalej.',
  'speech.major.won.1': 'Cierpliwość to też pancerz.',
  'speech.major.won.2': 'Już dziesięć ruchów temu było po wszystkim.',
  'speech.major.lost.1': 'Masz więcej cierpliwości niż ja. Szacunek.',
  'speech.major.lost.2': 'Nawet żelazo się gnie.',
} satisfies SameKeys<typeof en>;
