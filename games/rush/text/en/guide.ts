/** Messages: setup, the large card, warnings, results in the record, the digest. */
import type { Messages } from '#engine/text.ts';

export const guide = {
  'preset.v2': 'Rules v2.0',
  'preset.v2.about': 'A Reserve of five, restored by choice; after an attack, one attacker is exposed.',

  'entry.placed': 'puts {card:card} onto Base {n}',

  'foresee.research':
    'No Vehicle of the Reserve costs {n} or less: you would gain nothing, and the {card:card} goes to the Graveyard for good.',
  'foresee.repair': 'Your Depot is empty: Repair would have no effect.',
  'foresee.loses': 'The only card of your Depot would go to the Graveyard for good: {cards:card}.',
  'foresee.reinforcements': 'You have no card left to draw: Reinforcements would have no effect.',
  'foresee.conscription':
    'You may already buy as often as you like this turn: a second Conscription adds nothing.',
  'foresee.nothingToBuy':
    'As things stand you can buy nothing more this turn: Conscription would be of no use.',
  'foresee.sabotage': 'No opponent holds a card: Sabotage would have no effect.',
  'foresee.siege': 'There is nothing to besiege: Siege would have no effect.',
  'foresee.invulnerability': '{nation:medals}: no single is left, so you would take nothing.',

  'came.with': '{played}: {came}',
  'came.drew': { by: 'n', one: 'draws {n} card', other: 'draws {n} cards' },
  'came.noGain': 'into the Graveyard, nothing gained',
  'came.toGraveyard': '{cards:card} into the Graveyard',
  'came.noEffect': 'no effect',
  'came.baseDamaged': '{base:base} damaged',
  'came.baseDestroyed': '{base:base} destroyed',
  'came.vehicleDamaged': '{card:card} damaged',
  'came.vehicleDestroyed': '{card:card} destroyed',
  'came.struck': {
    by: 'target',
    zero: '{card:card} hits {base:base}',
    other: '{card:card} hits {target:card}',
  },
  'came.hit.baseDamaged': 'damaged',
  'came.hit.baseDestroyed': 'captured',
  'came.hit.vehicleDamaged': 'damaged',
  'came.hit.vehicleDestroyed': 'destroyed',
  'came.medal': { by: 'n', one: '{n} Medal', other: '{n} Medals' },
  'came.placed': 'onto Base {n}',

  'gain.bought': 'bought {cards:card}',
  'gain.gained': '{cards:card} by Research',
  'gain.medals': { by: 'n', one: '{n} Medal point', other: '{n} Medal points' },
  'gain.bases': 'captured {bases:base}',
  'gain.vehicles': 'destroyed {owner:player}’s {cards:card}',
  'digest.baseLeft': 'A captured Base cannot be played: it went from your hand to your Depot.',
  'digest.gained': '{name} gained {cards:card} by Research.',
  'digest.last': 'The last round has begun.',

  'info.counts': 'Points at the end',
  'info.barracks.engineer': 'Can only pay.',
  'info.barracks.technician': 'Can be played only for their ability.',
  'info.barracks.volunteers': 'Can be played only for their ability.',
  'info.medal': 'Can only pay; counts at the end.',
  'info.base': 'Cannot be played in any way; worth 3 points at the end.',

  'reference.abilities': 'Abilities',
  'reference.short': 'Reference',

  'sheet.short': 'Points',
} satisfies Messages;
