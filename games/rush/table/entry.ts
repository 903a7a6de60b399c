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

/** `S2.1` → 1 */
const numberOf = ({ base }: Happening): number => Number(String(base).split('.')[1] ?? 0);

/** What came of it, said after its name: a card is played for that. */
const cameOf = (event: Happening, named: Happening, say: Voice['say']): string | undefined => {
  switch (event.type) {
    case 'conscription':
    case 'sabotage':
      return say(`ability.${event.type}`);
    case 'reserveDiscarded':
      return say('ability.reconnaissance');
    case 'drew':
      return say('came.drew', { n: (event.cards as readonly string[]).length });
    case 'drewHidden':
      return say('came.drew', { n: event.count! });
    case 'noEffect':
      return say(event.ability === 'research' ? 'came.noGain' : 'came.noEffect');
    case 'noMedalLeft':
      return say('came.noEffect');
    case 'gained':
      return say('entry.gained', event);
    case 'toGraveyard':
      // Of Research it is told of the card itself.
      return String(event.cards) === named.card ? undefined : say('came.toGraveyard', event);
    case 'baseDestroyed':
    case 'baseDamaged':
    case 'vehicleDestroyed':
    case 'vehicleDamaged':
      return say(`came.${event.type}`, event);
    case 'tookMedals':
      return say('came.medal', { n: Number(event.singles) + Number(event.doubles) });
    case 'placed':
      return say('came.placed', { n: numberOf(event) });
    default:
      return undefined;
  }
};
/** Of a hit only what it does to what was hit; the rest of the turn has lines of its own. */
const HITS: readonly string[] = ['baseDestroyed', 'baseDamaged', 'vehicleDestroyed', 'vehicleDamaged'];

export const entryOf = (item: StoryItem, say: Voice['say']): string => {
  const find = (type: string): Happening | undefined => item.told.find((event) => event.type === type);
  // The answers to Sabotage are told together, with the last of them; until then everybody just has chosen.
  const own = item.told.find((event) => event.type === 'gaveUp' && event.seat === item.seat);
  if (own && !find('played')) return say('entry.gaveUp', own);
  for (const [type, message] of NAMED_AFTER) {
    const event = find(type);
    if (!event) continue;
    const named = say(message, type === 'placed' ? { ...event, n: numberOf(event) } : event);
    const came =
      type === 'played'
        ? item.told.flatMap((one) => (one.seat === event.seat ? (cameOf(one, event, say) ?? []) : []))
        : type === 'struck'
          ? item.told.filter((one) => HITS.includes(one.type)).map((one) => say(`came.hit.${one.type}`))
          : [];
    return came.length > 0 ? say('came.with', { played: named, came: came.join(', ') }) : named;
  }
  return item.told.length === 0 ? say('state.answered') : (item.text ?? '');
};
