import type { SameKeys } from '#engine/text.ts';
import type { effects as english } from '../en/effects.ts';

export const effects = {
  'effect.sign.more': 'in più',
  'effect.sign.less': 'in meno',
  'effect.turnStart': 'Solo all’inizio del tuo turno.',
  'effect.wholeTurn': 'Resta sul veicolo per un turno intero.',

  'effect.coal': 'Gettalo nella caldaia: {n} di pressione.',
  'effect.pressure.more': 'Guadagni {n} di pressione.',
  'effect.pressure.less': 'Perdi {n} di pressione.',
  'effect.ap.more': 'Guadagni {n} PA.',
  'effect.ap.less': 'Perdi {n} PA.',
  'effect.convert.both':
    'Trasforma fino a {most} di pressione in altrettanti PA, o fino a {least} PA in altrettanta pressione.',
  'effect.convert.toAp': 'Trasforma fino a {most} di pressione in altrettanti PA.',
  'effect.convert.toPressure': 'Trasforma fino a {least} PA in altrettanta pressione.',
  'effect.advance': {
    by: 'n',
    one: 'Avanza di {n} spazio, senza altri PA.',
    other: 'Avanza di {n} spazi, senza altri PA.',
  },
  'effect.leap': {
    by: 'n',
    one: 'Salta avanti di {n} spazio.',
    other: 'Salta avanti di {n} spazi, senza entrare in quelli di mezzo.',
  },
  'effect.campAnywhere': 'In questo turno puoi montare e riattivare in qualsiasi spazio.',
  'effect.swapTerrain': 'Scambia una carta Terreno vuota dell’anello con una della riserva.',
  'effect.draw': { by: 'n', one: 'Pesca {n} carta Viaggio.', other: 'Pesca {n} carte Viaggio.' },
  'effect.takeDiscardTop': 'Prendi la prima carta degli scarti Campo Base.',

  'effect.moveCost': '{scope:effect.moves} {n} PA {sign:effect.sign}.',
  'effect.moveCost.for': '{scope:effect.moves} {n} PA {sign:effect.sign}{during:effect.during}.',
  'effect.moves.any': 'Ogni movimento costa',
  'effect.moves.lands': 'Un movimento {lands:onto} costa',
  'effect.moves.firstMove': 'Il primo movimento del turno costa',
  'effect.moves.next': 'Un movimento nel terreno del tuo prossimo spazio costa',
  'effect.moves.nextWhenPlaced':
    'Quando lo giochi, annota il terreno del tuo prossimo spazio: un movimento in quel terreno costa',
  'effect.moves.nextAtStart':
    'Un movimento nel terreno che la vittima ha davanti all’inizio del suo turno costa',
  'effect.during.thisTurn': ' in questo turno',
  'effect.during.wholeTurn': ' per un turno intero',
  'effect.during.untilCamp': ' fino al prossimo campo base; poi lo copri o lo scarti',

  'effect.coalBonus': 'Ogni carta Carbone dà {n} di pressione {sign:effect.sign}.',
  'effect.installCost': 'Montare e riattivare costa {n} PA {sign:effect.sign}.',
  'effect.damageDealt': 'Le tue armi fanno {n} di danno {sign:effect.sign}.',
  'effect.interferenceCost': 'Un’interferenza fuori turno ti costa {n} di pressione {sign:effect.sign}.',
  'effect.handRefill': 'Alla fine del tuo turno peschi fino ad avere {n} carte.',

  'effect.cancelWeapon': 'Quando un’arma ti colpisce: il colpo va a vuoto.',
  'effect.reduceWeapon': 'Quando un’arma ti danneggia: {n} di danno in meno.',
  'effect.cancelInterference': 'Quando un’interferenza ti colpisce: non ha effetto.',
  'effect.reflectInterference': 'Quando un’interferenza ti colpisce: colpisce invece chi l’ha giocata.',

  'effect.hit.pressure.more': 'La vittima guadagna {n} di pressione.',
  'effect.hit.pressure.less': 'La vittima perde {n} di pressione.',
  'effect.removeSlot': {
    by: 'slots',
    one: 'La vittima deve scartare: {slots:slot}.',
    other: 'La vittima deve scartare una carta; la scegli tu fra {slots:slot}.',
  },
  'effect.spy': 'Guarda la mano della vittima e scartane una carta.',
  'effect.apLoss': 'Il turno della vittima comincia con {n} PA in meno, ma mai con meno di {floor}.',
  'effect.forbidShovel': 'Per un turno intero la vittima non può gettare carbone.',
  'effect.haltAtCamp':
    'Per un turno intero, il primo campo base in cui la vittima entra ferma ogni suo movimento.',

  'effect.weapon': 'Portata da {least} a {most}. {n} di danno, oppure distrugge una modifica o un’arma.',
  'effect.balloon':
    'Si lancia in uno spazio vicino e si sposta di 1 spazio a ogni turno. Dove incontra un veicolo: {n} di danno, oppure distrugge una modifica o un’arma.',
  'effect.use': 'L’uso costa {ap} PA.',
  'effect.use.once': 'Una volta a turno; poi si copre o si scarta.',
} satisfies SameKeys<typeof english>;
