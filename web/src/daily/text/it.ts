/** I testi della partita del giorno. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const it = {
  'daily.title': 'Partita del giorno',
  'daily.about':
    'Per tutti lo stesso tabellone, le stesse carte, la stessa sorte. Un solo tentativo: vince chi fa più punti.',
  'daily.ends': 'Tempo: {left}. Poi ce n’è una nuova.',
  'daily.over': 'Questa giornata è finita. Tutte le sue partite si possono guardare.',
  'daily.play': 'Gioca',
  'daily.goOn': 'Continua',
  'daily.own': 'La tua partita',
  'daily.once': 'Il tentativo vale appena lo apri. Non si può ripetere.',
  'daily.signIn': 'In classifica va solo chi ha un account.',
  'daily.best': 'I risultati migliori',
  'daily.nobody': 'In classifica non c’è ancora nessuno.',
  'daily.finished': {
    by: 'n',
    zero: 'Nessuno ha ancora finito.',
    one: 'Ha finito una persona.',
    other: 'Hanno finito {n} persone.',
  },
  'daily.place': 'Posto',
  'daily.name': 'Giocatore',
  'daily.points': 'Punti',
  'daily.watch': 'Rivedi',
  'daily.before': 'Il giorno prima',
  'daily.after': 'Il giorno dopo',
  'daily.fair': 'Perché è equa?',
  'daily.fair.about':
    'Il server ha sorteggiato il segreto di questa giornata e ne mostra fin dall’inizio l’impronta SHA-256. A giornata finita pubblica il segreto: chiunque può verificare che la distribuzione non è mai cambiata.',
  'daily.commitment': 'Impronta',
  'daily.secret': 'Segreto',
  'daily.later': 'Viene pubblicato a giornata finita.',
} satisfies SameKeys<typeof en>;
