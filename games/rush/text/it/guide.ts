/** What explains and tells beside the table, in Italian. */
import type { guide as english } from '../en/guide.ts';
import type { SameKeys } from '../form.ts';

export const guide = {
  'setup.opponents': 'Avversari',
  'setup.opponent': 'Avversario {n}',
  'setup.levels': { by: 'n', one: 'Scegli il tuo avversario', other: 'Scegli i tuoi {n} avversari' },
  'setup.begin': 'Inizia',
  'setup.more': 'Altri avversari e regole',
  'setup.mixed': 'Ogni avversario di tipo diverso',
  'setup.second': 'Regole v2.0',
  'setup.second.about': 'Riserva di cinque, ripristinata a scelta; dopo un attacco un attaccante si espone.',

  'entry.placed': 'mette {card:card} su {base:base}',

  'advice.ask': 'Tu che cosa faresti?',
  'advice.short': 'Aiuto',
  'advice.wait': 'Ci penso …',
  'advice.none': 'Adesso non ho consigli.',
  'advice.is': 'Io farei così: {advice}',
  'advice.end': 'termina il turno.',
  'advice.yes': 'fai ripristinare la Riserva.',
  'advice.no': 'lascia la Riserva com’è.',
  'advice.buy': 'acquista {card:card} e paga con {cards:card}.',
  'advice.buyLeft': 'acquista {card:card} con i punti rimasti.',
  'advice.play': 'gioca {card:card} per la sua abilità.',
  'advice.deploy': 'metti {card:card} a difesa di {base:base}, senza usare l’abilità.',
  'advice.attack': 'attacca con {cards:card}.',
  'advice.on': 'mettilo su {base:base}.',
  'advice.base': 'scegli {base:base}.',
  'advice.defender': 'scegli {card:card} su {base:base}.',
  'advice.gain': 'ottieni {card:card}.',
  'advice.repair': 'metti nel Cimitero: {cards:card}.',
  'advice.discard': 'rinuncia a {card:card}.',
  'advice.strikeBase': 'colpisci {base:base} con {card:card}.',
  'advice.strikeDefender': 'colpisci {target:card} con {card:card}.',
  'advice.expose': 'esponi {card:card} su {base:base}.',
  'advice.payout': 'prendi {medals}.',

  'digest.gained': '{name} ha ottenuto {cards:card} con la Ricerca.',
  'digest.last': 'È cominciato l’ultimo giro.',
  'digest.close': 'Chiudi il riepilogo',

  'info.now': 'Che cosa se ne può fare adesso',
  'info.may': 'Possibile adesso.',
  'info.counts': 'Punti alla fine',
  'info.barracks.engineer': 'Può solo pagare.',
  'info.barracks.technician': 'Si gioca solo per la sua abilità.',
  'info.barracks.volunteers': 'Si gioca solo per la sua abilità.',
  'info.medal': 'Può solo pagare; conta alla fine.',
  'info.base': 'Non si può giocare in alcun modo; alla fine vale 3 punti.',

  'reference.abilities': 'Abilità',
  'reference.search': 'Cerca',
  'reference.none': 'Nessun risultato.',
  'reference.short': 'Riferimenti',

  'sheet.short': 'Punti',
  'sheet.close': 'Chiudi',
  'sheet.again': 'Mostra passo per passo',
  'digest.short': 'Novità',
} satisfies SameKeys<typeof english>;
