/** Messages of the waiting room and of leaving a table, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const it = {
  'lobby.yours': 'Il tuo tavolo è pronto: {game:game}',
  'lobby.invites': '{name} ti invita a {game:game}',
  'lobby.begins': 'La partita comincia quando tutti i posti sono occupati.',
  'lobby.invite': 'Invita un amico',
  'lobby.byLink': 'Chi ha il link può sedersi.',
  'lobby.public': 'Tutti possono trovare questo tavolo nell’elenco.',
  'lobby.full': 'Tutti i posti sono occupati. Puoi guardare.',
  'lobby.change': 'Cambia le opzioni …',
  'lobby.fill': 'Fai giocare un bot',
  'lobby.fill.all': 'Comincia con i bot',
  'lobby.stand': 'Lascia il posto',
  'lobby.close': 'Chiudi il tavolo',
  'lobby.close.about': 'Nessuno potrà più sedersi e il link non porterà da nessuna parte.',
  'lobby.close.keep': 'Lascialo aperto',

  'leave.stay': 'Resta',
  'leave.later': 'Torno più tardi',
  'leave.later.alone': 'La partita ti aspetta tra «I tuoi tavoli».',
  'leave.later.lent': 'Un bot continua a giocare per te finché non torni.',
  'leave.later.never': 'Il posto resta tuo e gli altri ti aspettano.',
  'leave.later.vote': 'Il posto resta tuo. Dopo due minuti gli altri possono far giocare un bot per te.',
  'leave.later.minutes': {
    by: 'n',
    one: 'Il posto resta tuo. Se gli altri aspettano più di {n} minuto, un bot gioca per te.',
    other: 'Il posto resta tuo. Se gli altri aspettano più di {n} minuti, un bot gioca per te.',
  },
  'leave.later.pace': {
    by: 'n',
    one: 'Il posto resta tuo e hai {n} giorno per ogni mossa.',
    other: 'Il posto resta tuo e hai {n} giorni per ogni mossa.',
  },
  'leave.clock': 'Quando tocca a te, il tuo orologio continua a scorrere.',
  'leave.bot': 'Fai giocare un bot per me',
  'leave.bot.about': 'Gioca subito, così nessuno aspetta. Puoi riprendere il posto quando vuoi.',
  'leave.resign': 'Abbandona la partita ed esci',
  'leave.resign.about': 'Perdi subito questa partita, e non si torna indietro.',
  'leave.abort': 'Annulla la partita ed esci',
  'leave.abort.about': 'La partita finisce per tutti senza risultato. Nessuno vince o perde.',
  'leave.abort.counted':
    'La partita finisce per tutti senza risultato. Accanto al tuo nome conta come annullata da te.',
} satisfies SameKeys<typeof en>;
