/**
 * What cards do, as templates for the vocabulary of effects: `text/effects.ts` fills them in from the content, so a new
 * card needs a name only.
 */

export const effects = {
  'effect.sign.more': 'more',
  'effect.sign.less': 'less',
  'effect.turnStart': 'Only at the start of your turn.',
  'effect.wholeTurn': 'Lies on the vehicle for a whole turn.',

  'effect.coal': 'Shovel it: {n} pressure.',
  'effect.pressure.more': 'Gain {n} pressure.',
  'effect.pressure.less': 'Lose {n} pressure.',
  'effect.ap.more': 'Gain {n} AP.',
  'effect.ap.less': 'Lose {n} AP.',
  'effect.convert.both':
    'Turn up to {most} pressure into as many AP, or up to {least} AP into as much pressure.',
  'effect.convert.toAp': 'Turn up to {most} pressure into as many AP.',
  'effect.convert.toPressure': 'Turn up to {least} AP into as much pressure.',
  'effect.advance': {
    by: 'n',
    one: 'Drive {n} space; it costs no more AP.',
    other: 'Drive {n} spaces; they cost no more AP.',
  },
  'effect.leap': {
    by: 'n',
    one: 'Leap {n} space ahead.',
    other: 'Leap {n} spaces ahead; what lies between is not entered.',
  },
  'effect.campAnywhere': 'This turn you may install and re-arm on any space.',
  'effect.swapTerrain': 'Swap an empty terrain card of the ring for one from the reserve.',
  'effect.draw': { by: 'n', one: 'Draw {n} travel card.', other: 'Draw {n} travel cards.' },
  'effect.takeDiscardTop': 'Take the top card of the base-camp discard pile.',

  'effect.moveCost': '{scope:effect.moves} {n} AP {sign:effect.sign}.',
  'effect.moveCost.for': '{scope:effect.moves} {n} AP {sign:effect.sign}{during:effect.during}.',
  'effect.moves.any': 'Every move costs',
  'effect.moves.lands': 'A move {lands:onto} costs',
  'effect.moves.firstMove': 'The first move of a turn costs',
  'effect.moves.next': 'A move into the terrain of your next space costs',
  'effect.moves.nextWhenPlaced':
    'Takes note of the terrain of your next space when played: a move into it costs',
  'effect.moves.nextAtStart': 'A move into the terrain that is next when the victim’s turn begins costs',
  'effect.during.thisTurn': ' this turn',
  'effect.during.wholeTurn': ' for a whole turn',
  'effect.during.untilCamp': ' until the next base camp; then cover or discard it',

  'effect.coalBonus': 'Each coal card gives {n} {sign:effect.sign} pressure.',
  'effect.installCost': 'Installing and re-arming cost {n} AP {sign:effect.sign}.',
  'effect.damageDealt': 'Your weapons do {n} {sign:effect.sign} damage.',
  'effect.interferenceCost': 'Interference out of turn costs you {n} pressure {sign:effect.sign}.',
  'effect.handRefill': 'At the end of your turn you draw up to {n} cards.',

  'effect.cancelWeapon': 'When a weapon hits you: it misses.',
  'effect.reduceWeapon': 'When a weapon damages you: {n} less damage.',
  'effect.cancelInterference': 'When interference hits you: it has no effect.',
  'effect.reflectInterference': 'When interference hits you: it hits its own player instead.',

  'effect.hit.pressure.more': 'The victim gains {n} pressure.',
  'effect.hit.pressure.less': 'The victim loses {n} pressure.',
  'effect.removeSlot': {
    by: 'slots',
    one: 'The victim must discard the {slots:slot}.',
    other: 'The victim must discard one card; you choose it from {slots:slot}.',
  },
  'effect.spy': 'Look at the victim’s hand and discard one card of it.',
  'effect.apLoss': 'The victim’s turn starts with {n} AP less, but never with fewer than {floor}.',
  'effect.forbidShovel': 'The victim cannot shovel coal for a whole turn.',
  'effect.haltAtCamp': 'For a whole turn, the first base camp that the victim enters ends all movement.',

  'effect.weapon': 'Range {least} to {most}. {n} damage, or destroys an upgrade or a weapon.',
  'effect.balloon':
    'Launch it to a neighbouring space; it drifts 1 space every turn. Where it meets a vehicle: {n} damage, or an upgrade or a weapon destroyed.',
  'effect.use': 'A use costs {ap} AP.',
  'effect.use.once': 'Once a turn; then cover or discard it.',
} as const;
