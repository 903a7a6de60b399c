/**
 * One decision in a few words, for the record. What somebody else decided is known only by what was told of it, so
 * the words are made of that.
 */
import type { Happening } from '#engine/narration.ts';
import type { Voice } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';

/** What a decision is called after, the most telling first, with the message that says it. */
const NAMED_AFTER: readonly (readonly [type: string, message: string])[] = [
  ['bought', 'entry.bought'],
  ['attackDeclared', 'entry.attackDeclared'],
  ['struck', 'event.struck'],
  ['played', 'entry.played'],
  ['gained', 'entry.gained'],
  ['toGraveyard', 'entry.repaired'],
  ['stepTwoEnded', 'entry.stepTwoEnded'],
  ['refreshed', 'entry.refreshed'],
  ['keptReserve', 'entry.keptReserve'],
  ['baseDestroyed', 'event.baseDestroyed'],
  ['baseDamaged', 'event.baseDamaged'],
  ['vehicleDestroyed', 'event.vehicleDestroyed'],
  ['vehicleDamaged', 'event.vehicleDamaged'],
  ['placed', 'entry.placed'],
  ['tookMedals', 'event.tookMedals'],
];

export const entryOf = (item: StoryItem, say: Voice['say']): string => {
  const find = (type: string): Happening | undefined => item.told.find((event) => event.type === type);
  // The answers to Sabotage are told together, with the last of them; until then everybody just has chosen.
  const own = item.told.find((event) => event.type === 'gaveUp' && event.seat === item.seat);
  if (own && !find('played')) return say('entry.gaveUp', own);
  for (const [type, message] of NAMED_AFTER) {
    const event = find(type);
    if (event) return say(message, event);
  }
  return item.told.length === 0 ? say('state.answered') : (item.text ?? '');
};
