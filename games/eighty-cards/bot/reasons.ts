/**
 * Why a decision is good: what it is good for, by its kind and by what it leads to.
 */
import type { Reason } from '#bots/contract.ts';
import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { SPACES } from '../content/terrain.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { eightyCards } from '../rules/game.ts';
import type { Eighty } from '../rules/state.ts';
import { aboutOf, VERB, verbOf } from '../rules/steps.ts';

/** The terms in which a reason is given; each has a message `because.<term>`. */
export const TERMS = [
  /** It crosses the finish line. */
  'finish',
  'drive',
  /** Pressure for the turns to come. */
  'steam',
  /** Moves that cost less. */
  'road',
  'crew',
  'refit',
  /** It hurts a rival. */
  'hurt',
  /** It slows a rival down for a whole turn. */
  'delay',
  'shield',
  /** A card that is worth more than another. */
  'cards',
  /** More action points now. */
  'points',
  'room',
  /** To keep one's steam or card for later. */
  'save',
  /** Nothing is better than to end the actions. */
  'done',
  'world',
  'drift',
  'duel',
  'nation',
] as const;
export type Term = (typeof TERMS)[number];

const BY_VERB: Readonly<Partial<Record<number, Term>>> = {
  [VERB.nation]: 'nation',
  [VERB.terrain]: 'world',
  [VERB.drift]: 'drift',
  [VERB.victim]: 'hurt',
  [VERB.explode]: 'hurt',
  [VERB.pass]: 'save',
  [VERB.react]: 'shield',
  [VERB.move]: 'drive',
  [VERB.use]: 'drive',
  [VERB.shovel]: 'steam',
  [VERB.crew]: 'crew',
  [VERB.fire]: 'hurt',
  [VERB.launch]: 'hurt',
  [VERB.install]: 'refit',
  [VERB.rearm]: 'refit',
  [VERB.throw]: 'room',
  [VERB.end]: 'done',
  [VERB.gas]: 'refit',
  [VERB.spyTravel]: 'hurt',
  [VERB.spyCamp]: 'hurt',
  [VERB.reflect]: 'hurt',
  [VERB.dropTravel]: 'cards',
  [VERB.dropCamp]: 'cards',
  [VERB.keep]: 'cards',
  [VERB.draw]: 'cards',
  [VERB.duel]: 'duel',
};

/** What a card of this kind is played for. */
const ofCard = (kind: number): Term => {
  const card = TRAVEL_KINDS[kind]!;
  if (card.type === 'interference') return card.wholeTurn ? 'delay' : 'hurt';
  if (card.type !== 'action') return 'cards';
  switch (card.effect.do) {
    case 'advance':
    case 'leap':
      return 'drive';
    case 'ap':
      return 'points';
    case 'moveCost':
    case 'swapTerrain':
      return 'road';
    case 'campAnywhere':
      return 'refit';
    case 'pressure':
      return 'steam';
    case 'convert':
    case 'draw':
    case 'takeDiscardTop':
      return 'cards';
  }
};

/** `s`: a state that is consistent with what the seat sees. */
export const reasonFor = (s: Eighty, seat: Seat, decision: Decision): Reason => {
  const [first = 0, second = 0] = decision;
  const verb = verbOf(first);
  const kind = aboutOf(first);
  if (verb === VERB.move || verb === VERB.use || verb === VERB.play) {
    const after = eightyCards.blank(s.config);
    copyState(s, after);
    eightyCards.apply(after, seat, decision, new FastChance(0), null);
    if (s.progress[seat]! < SPACES && after.progress[seat]! >= SPACES) return { term: 'finish' };
    // Pressure becomes points, or points become pressure.
    if (verb === VERB.play && verbOf(second) === VERB.convert)
      return { term: after.ap[seat]! > s.ap[seat]! ? 'points' : 'steam' };
  }
  if (verb === VERB.play || verb === VERB.interfere) return { term: ofCard(kind) };
  return { term: BY_VERB[verb] ?? 'drive' };
};
