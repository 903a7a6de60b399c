/** Messages: setup, the large card, warnings, results in the record, the digest, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { guide as english } from '../en/guide.ts';

export const guide = {
  'preset.v2': 'Regole v2.0',
  'preset.v2.about': 'Riserva di cinque, ripristinata a scelta; dopo un attacco, un attaccante si espone.',

  'entry.placed': 'mette {card:card} sulla Base {n}',

  'foresee.research':
    'Nessun Veicolo della Riserva costa {n} o meno: non otterresti nulla, e {card:card} finirebbe per sempre nel Cimitero.',
  'foresee.repair': 'Il tuo Deposito è vuoto: la Riparazione non avrebbe effetto.',
  'foresee.loses': 'L’unica carta del tuo Deposito finirebbe per sempre nel Cimitero: {cards:card}.',
  'foresee.reinforcements': 'Non hai più carte da pescare: i Rinforzi non avrebbero effetto.',
  'foresee.conscription':
    'In questo turno puoi già acquistare quanto vuoi: un secondo Arruolamento non aggiunge nulla.',
  'foresee.nothingToBuy': 'Per ora in questo turno non puoi comprare altro: l’Arruolamento non servirebbe.',
  'foresee.sabotage': 'Nessun avversario ha carte in mano: il Sabotaggio non avrebbe effetto.',
  'foresee.siege': 'Non c’è nulla da assediare: l’Assedio non avrebbe effetto.',
  'foresee.invulnerability': '{nation:medals}: non ci sono più singole, perciò non prenderesti nulla.',

  'came.with': '{played}: {came}',
  'came.drew': { by: 'n', one: 'pesca {n} carta', other: 'pesca {n} carte' },
  'came.noGain': 'nel Cimitero, senza ottenere nulla',
  'came.toGraveyard': '{cards:card} nel Cimitero',
  'came.noEffect': 'nessun effetto',
  'came.baseDamaged': '{base:base} danneggiata',
  'came.baseDestroyed': '{base:base} distrutta',
  'came.vehicleDamaged': '{card:card} danneggiato',
  'came.vehicleDestroyed': '{card:card} distrutto',
  'came.struck': {
    by: 'target',
    zero: '{card:card} colpisce {base:base}',
    other: '{card:card} colpisce {target:card}',
  },
  'came.hit.baseDamaged': 'danneggiata',
  'came.hit.baseDestroyed': 'conquistata',
  'came.hit.vehicleDamaged': 'danneggiato',
  'came.hit.vehicleDestroyed': 'distrutto',
  'came.medal': { by: 'n', one: '{n} Medaglia', other: '{n} Medaglie' },
  'came.placed': 'sulla Base {n}',

  'gain.bought': 'ha comprato {cards:card}',
  'gain.gained': '{cards:card} con la Ricerca',
  'gain.medals': { by: 'n', one: '{n} punto in Medaglie', other: '{n} punti in Medaglie' },
  'gain.bases': 'ha conquistato {bases:base}',
  'gain.vehicles': 'ha distrutto {cards:card} di {owner:player}',
  'digest.baseLeft': 'Una Base conquistata non si può giocare: è passata dalla tua mano al Deposito.',
  'digest.gained': '{name} ha ottenuto {cards:card} con la Ricerca.',
  'digest.last': 'È cominciato l’ultimo giro.',

  'info.counts': 'Punti alla fine',
  'info.barracks.engineer': 'Può solo pagare.',
  'info.barracks.technician': 'Si gioca solo per la sua abilità.',
  'info.barracks.volunteers': 'Si gioca solo per la sua abilità.',
  'info.medal': 'Può solo pagare; conta alla fine.',
  'info.base': 'Non si può giocare in alcun modo; alla fine vale 3 punti.',

  'reference.abilities': 'Abilità',
  'reference.short': 'Guida',

  'sheet.short': 'Punti',
} satisfies SameKeys<typeof english>;
