/**
 * The text of a card, made of its data: every effect of the vocabulary (EC-17) has a message, and this says which one,
 * with which parameters. A new card that uses the vocabulary needs no text beyond its name.
 */
import { type CampKind, type Upgrade, useAp, type Weapon } from '../content/base-camp.ts';
import type {
  ActionEffect,
  CrewEffect,
  HitEffect,
  MoveCost,
  ReactionEffect,
  WholeTurnEffect,
} from '../content/effects.ts';
import type { TravelKind } from '../content/travel.ts';

type Value = string | number;
/** A message of the catalogue and its parameters. */
export interface Sentence {
  readonly key: string;
  readonly params?: Readonly<Record<string, Value | readonly Value[]>>;
}

const sentence = (key: string, params?: Sentence['params']): Sentence =>
  params ? { key: `effect.${key}`, params } : { key: `effect.${key}` };
/** The size of a change, and in which direction it goes. */
const change = (by: number) => ({ n: Math.abs(by), sign: by > 0 ? 'more' : 'less' });
const signed = (key: string, by: number): Sentence => {
  const { n, sign } = change(by);
  return sentence(`${key}.${sign}`, { n });
};

/** How long a change of costs lasts, and to which terrain "next" refers meanwhile (EC-17.6). */
type During = 'aboard' | 'thisTurn' | 'wholeTurn' | 'untilCamp';
const NEXT: Readonly<Record<During, string>> = {
  aboard: 'nextWhenPlaced',
  untilCamp: 'nextWhenPlaced',
  thisTurn: 'next',
  wholeTurn: 'nextAtStart',
};
const moveCost = ({ scope, by }: MoveCost, during: During): Sentence => {
  const key = during === 'aboard' ? 'moveCost' : 'moveCost.for';
  const params = { ...change(by), ...(during === 'aboard' ? {} : { during }) };
  if (typeof scope !== 'string') return sentence(key, { ...params, scope: 'lands', lands: scope });
  return sentence(key, { ...params, scope: scope === 'nextTerrain' ? NEXT[during] : scope });
};

const convert = (least: number, most: number): Sentence => {
  const way = least === 0 ? 'toAp' : most === 0 ? 'toPressure' : 'both';
  return sentence(`convert.${way}`, { least: -least, most });
};

const ofAction = (effect: ActionEffect): Sentence => {
  switch (effect.do) {
    case 'pressure':
    case 'ap':
      return signed(effect.do, effect.by);
    case 'convert':
      return convert(effect.least, effect.most);
    case 'advance':
    case 'leap':
      return sentence(effect.do, { n: effect.spaces });
    case 'moveCost':
      return moveCost(effect, 'thisTurn');
    case 'draw':
      return sentence('draw', { n: effect.cards });
    default:
      return sentence(effect.do);
  }
};
const ofCrew = (effect: CrewEffect): Sentence => {
  switch (effect.do) {
    case 'moveCost':
      return moveCost(effect, 'aboard');
    case 'handRefill':
      return sentence('handRefill', { n: effect.to });
    default:
      return sentence(effect.do, change(effect.by));
  }
};
const ofReaction = (effect: ReactionEffect): Sentence =>
  effect.do === 'reduceWeapon' ? sentence(effect.do, { n: effect.by }) : sentence(effect.do);
const ofHit = (effect: HitEffect): Sentence => {
  switch (effect.do) {
    case 'pressure':
      return signed('hit.pressure', effect.by);
    case 'removeSlot':
      return sentence('removeSlot', { slots: effect.slots });
    default:
      return sentence(effect.do);
  }
};
const ofWholeTurn = (effect: WholeTurnEffect): Sentence => {
  switch (effect.do) {
    case 'moveCost':
      return moveCost(effect, 'wholeTurn');
    case 'apLoss':
      return sentence('apLoss', { n: effect.by, floor: effect.floor });
    default:
      return sentence(effect.do);
  }
};

const ofWeapon = (weapon: Weapon, [least, most]: Weapon['range']): readonly Sentence[] => [
  weapon.chip === undefined
    ? sentence('weapon', { least, most, n: weapon.icons })
    : sentence('balloon', { n: weapon.icons }),
];
const ofUpgrade = ({ moveCost: eases, untilCamp, use }: Upgrade, dearUse: boolean): readonly Sentence[] => [
  ...(eases ? [moveCost(eases, untilCamp ? 'untilCamp' : 'aboard')] : []),
  ...(use
    ? [
        sentence('use', { ap: useAp(use, dearUse) }),
        sentence(use.do, { n: use.spaces }),
        sentence('use.once'),
      ]
    : []),
];

/**
 * What this card does, sentence by sentence.
 * @param range the distances at which a weapon fires at this table (`Config.rangeOf`), where they are not the usual ones
 * @param dearUse whether using it costs more at this table than the card says (`Config.dearUse`)
 */
export const sentencesOf = (
  card: TravelKind | CampKind,
  range?: Weapon['range'] | null,
  dearUse = false,
): readonly Sentence[] => {
  switch (card.type) {
    case 'coal':
      return [sentence('coal', { n: card.value })];
    case 'action':
      return [...(card.timing === 'turnStart' ? [sentence('turnStart')] : []), ofAction(card.effect)];
    case 'crew':
      return [ofCrew(card.effect)];
    case 'reaction':
      return [ofReaction(card.effect)];
    case 'interference':
      return [card.wholeTurn ? ofWholeTurn(card.effect) : ofHit(card.effect)];
    case 'weapon':
      return ofWeapon(card, range ?? card.range);
    case 'upgrade':
      return ofUpgrade(card, dearUse);
  }
};
