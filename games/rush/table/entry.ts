/**
 * One decision in a few words, for the record. What somebody else decided is known only by what was told of it, so
 * the words are made of that.
 */
import type { Named } from '#engine/narration.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { Translator } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { placeOf, type RushEvent } from '../rules/events.ts';

type Say = Translator['say'];

/** What a decision is called after, the most telling first, with the message that says it. */
const NAMED_AFTER: readonly (readonly [type: RushEvent['type'], message: string])[] = [
  ['bought', 'entry.bought'],
  ['attackDeclared', 'entry.attackDeclared'],
  ['struck', 'came.struck'],
  ['played', 'entry.played'],
  ['gained', 'entry.gained'],
  ['toGraveyard', 'entry.repaired'],
  ['stepTwoEnded', 'entry.stepTwoEnded'],
  ['refreshed', 'entry.refreshed'],
  ['keptReserve', 'entry.keptReserve'],
  ['baseDestroyed', 'came.baseDestroyed'],
  ['baseDamaged', 'came.baseDamaged'],
  ['vehicleDestroyed', 'came.vehicleDestroyed'],
  ['vehicleDamaged', 'came.vehicleDamaged'],
  ['placed', 'entry.placed'],
  ['tookMedals', 'event.tookMedals'],
];

/** What came of a card that was played, said after its name; null where nothing is. */
const cameOf = (event: RushEvent, played: Named<RushEvent, 'played'>, say: Say): string | null => {
  switch (event.type) {
    case 'conscription':
    case 'sabotage':
      return say(`ability.${event.type}`);
    case 'reserveDiscarded':
      return say('ability.reconnaissance');
    case 'drew':
      return say('came.drew', { n: event.cards.length });
    case 'drewHidden':
      return say('came.drew', { n: event.count });
    case 'noEffect':
      return say(event.ability === 'research' ? 'came.noGain' : 'came.noEffect');
    case 'noMedalLeft':
      return say('came.noEffect');
    case 'gained':
      return say('entry.gained', event);
    case 'toGraveyard':
      // Of Research it is told of the card itself.
      return event.cards.join() === played.card ? null : say('came.toGraveyard', event);
    case 'baseDestroyed':
    case 'baseDamaged':
    case 'vehicleDestroyed':
    case 'vehicleDamaged':
      return say(`came.${event.type}`, event);
    case 'tookMedals':
      return say('came.medal', { n: event.singles + event.doubles });
    case 'placed':
      return say('came.placed', { n: placeOf(event.base).base });
    // Of these nothing is said: the table shows them, or they have a line of their own.
    case 'turn':
    case 'handShown':
    case 'refreshed':
    case 'keptReserve':
    case 'stepTwoEnded':
    case 'handDiscarded':
    case 'endTriggered':
    case 'garageShuffled':
    case 'baseLeftHand':
    case 'vehiclesShuffled':
    case 'revealed':
    case 'leftReserve':
    case 'bought':
    case 'played':
    case 'gaveUp':
    case 'displaced':
    case 'baseRepaired':
    case 'vehicleRepaired':
    case 'attackDeclared':
    case 'struck':
    case 'struckNothing':
    case 'medalsLost':
      return null;
  }
};
/** Of a hit only what it does to what was hit; the rest of the turn has lines of its own. */
const HITS = ['baseDestroyed', 'baseDamaged', 'vehicleDestroyed', 'vehicleDamaged'] as const;

/** What is said after the name of a decision. */
const cameAfter = (event: RushEvent, told: readonly RushEvent[], say: Say): string[] => {
  if (event.type === 'struck') return allOf(told, ...HITS).map((one) => say(`came.hit.${one.type}`));
  if (event.type !== 'played') return [];
  return told.flatMap((one) => {
    // `reserveDiscarded` names no seat. Only Reconnaissance causes it, so it is due to the card that was played.
    const own = one.type === 'reserveDiscarded' || ('seat' in one && one.seat === event.seat);
    return own ? (cameOf(one, event, say) ?? []) : [];
  });
};

export const entryOf = (item: StoryItem<RushEvent>, say: Say): string => {
  const { told } = item;
  // The answers to Sabotage are told together, with the last of them; until then everybody just has chosen.
  const own = allOf(told, 'gaveUp').find((event) => event.seat === item.seat);
  if (own && !firstOf(told, 'played')) return say('entry.gaveUp', own);
  for (const [type, message] of NAMED_AFTER) {
    const event = firstOf(told, type);
    if (!event) continue;
    const named = say(message, event.type === 'placed' ? { ...event, n: placeOf(event.base).base } : event);
    const came = cameAfter(event, told, say);
    return came.length > 0 ? say('came.with', { played: named, came: came.join(', ') }) : named;
  }
  return told.length === 0 ? say('state.answered') : (item.text ?? '');
};
