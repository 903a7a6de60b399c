/** The table in words: what a decision is called, what would come of it, and what a thing is. */
import type { Decision } from '#engine/game.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { say } from '#kit/i18n.svelte.ts';
import { CAMP_IDS, CAMP_KINDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF, TRAVEL_COPIES, TRAVEL_KIND_OF } from '../content/copies.ts';
import { SLOTS } from '../content/effects.ts';
import { NATIONS } from '../content/nations.ts';
import { TERRAIN_IDS } from '../content/terrain.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import { distance } from '../rules/ring.ts';
import { UPGRADE } from '../rules/state.ts';
import { aboutOf, CONVERT_ZERO, TRAVEL, VERB, verbOf } from '../rules/steps.ts';
import { installCost } from '../rules/vehicle.ts';
import { sentencesOf } from '../text/effects.ts';
import { type Ahead, after, type Part } from './foresee.ts';
import type { CardShown, Model, RingCardShown, SeatShown } from './model.ts';
import { find, type Thing } from './things.ts';

export const cardName = (name: string): string => say(`card.${name}`);
/** What a card does, at this table. */
export const cardText = (model: Model, { deck, kind }: Pick<CardShown, 'deck' | 'kind'>): string => {
  const card = deck === TRAVEL ? TRAVEL_KINDS[kind]! : CAMP_KINDS[kind]!;
  const { rangeOf, dearUse } = model.state.config;
  return sentencesOf(card, deck === TRAVEL ? undefined : rangeOf[kind], dearUse)
    .map(({ key, params }) => say(key, params))
    .join(' ');
};
export const playerName = (seat: Seat): string => say(`player.${numberOf(seat)}`);
const slotName = (slot: number): string => say(`slot.${SLOTS[slot]}`);
const DIRECTIONS = ['forward', 'back'] as const;
const ENDS = ['cover', 'discard'] as const;
const DECKS = ['travel', 'base-camp'] as const;
const ringCardName = ({ id, start }: RingCardShown, model: Model): string => {
  if (start !== undefined) return say('ring.start', { nation: model.seats[start]!.nation });
  return id ? say(`terrain.${id}`) : say('ring.empty');
};

const isLaid = ({ id, start }: RingCardShown): boolean => id !== undefined || start !== undefined;
/** An empty place of the ring, by a card that lies beside it. */
const besideLabel = (model: Model, place: number): string => {
  const [before, after] = [model.ring[(place + 11) % 12]!, model.ring[(place + 1) % 12]!];
  return isLaid(before) || !isLaid(after)
    ? say('do.beside', { card: ringCardName(before, model) })
    : say('do.before', { card: ringCardName(after, model) });
};

/** A step of a decision by itself, as a button among others. */
export const stepLabel = (model: Model, one: number): string => {
  const about = aboutOf(one);
  const travel = { card: TRAVEL_IDS[about] ?? '' };
  const camp = { card: CAMP_IDS[about] ?? '' };
  /** What lies in a slot of the vehicle of the player on turn. */
  const aboard = (slot: number): { card: string } => {
    const { crew, upgrade, weapon } = model.seats[model.state.turnOf]!;
    return { card: [crew, upgrade, weapon][slot]?.name ?? '' };
  };
  switch (verbOf(one)) {
    case VERB.nation:
      return say(`nation.${NATIONS[about]}`);
    case VERB.terrain:
    case VERB.reserve:
      return say(`terrain.${TERRAIN_IDS[about]}`);
    case VERB.slot:
      return besideLabel(model, about);
    case VERB.swap:
      return ringCardName(model.ring[about]!, model);
    case VERB.drift:
      return say(`way.${DIRECTIONS[about as 0 | 1]}`);
    case VERB.launch:
      return `${say('do.launch')}: ${say(`way.${DIRECTIONS[about as 0 | 1]}`)}`;
    case VERB.target:
      return playerName(about);
    case VERB.victim:
      return say('do.hit', { name: playerName(about) });
    case VERB.fire:
      return say('do.fire', { name: playerName(about) });
    case VERB.explode:
    case VERB.mode:
      return say(`aim.${['damage', ...SLOTS][about]}`);
    case VERB.remove:
    case VERB.reflect:
      return slotName(about);
    case VERB.convert: {
      const x = about - CONVERT_ZERO;
      return say(x > 0 ? 'do.toAp' : 'do.toPressure', { n: Math.abs(x) });
    }
    case VERB.use:
      return `${say('do.use', aboard(UPGRADE))}, ${say(`do.then.${ENDS[about as 0 | 1]}`)}`;
    case VERB.gas:
      return say(`fate.${ENDS[about as 0 | 1]}`);
    case VERB.throw:
      return say('do.throw', aboard(about));
    case VERB.draw:
    case VERB.duel:
      return say(`do.draw.${DECKS[about as 0 | 1]}`);
    case VERB.spyTravel:
    case VERB.dropTravel:
      return say('do.discard', travel);
    case VERB.spyCamp:
    case VERB.dropCamp:
      return say('do.discard', camp);
    case VERB.shovel:
      return say('do.shovelCard', travel);
    case VERB.play:
    case VERB.interfere:
      return say('do.play', travel);
    case VERB.crew:
      return say('do.takeAboard', travel);
    case VERB.react:
      return say('do.react', travel);
    case VERB.install:
      return say('do.install', camp);
    case VERB.rearm:
      return say('do.rearm', aboard(UPGRADE));
    case VERB.move:
      return say('do.moveTo', { n: 1 });
    case VERB.pass:
      return say('do.pass');
    case VERB.keep:
      return say('do.keep');
    default:
      return say('do.end');
  }
};

/** A whole decision, as the button that confirms it, or as a hint. */
export const decisionLabel = (model: Model, [first = 0, second, third]: Decision): string => {
  const head = stepLabel(model, first);
  if (second === undefined) return head;
  const more = stepLabel(model, second);
  switch (verbOf(first)) {
    case VERB.terrain:
      return say('do.place', { card: TERRAIN_IDS[aboutOf(first)]! });
    case VERB.interfere: {
      const played = say('do.playOn', {
        card: TRAVEL_IDS[aboutOf(first)]!,
        name: playerName(aboutOf(second)),
      });
      return third === undefined ? played : `${played}: ${stepLabel(model, third)}`;
    }
    default:
      return third === undefined ? `${head}: ${more}` : `${more} → ${stepLabel(model, third)}`;
  }
};

/** What would come of a decision, as far as it does not depend on what is hidden. */
export const comesOf = (model: Model, seat: Seat, decision: Decision): string => {
  if (!['act', 'interfere', 'react', 'explosionMode', 'drift'].includes(model.asked)) return '';
  const was = model.state;
  const is = after(was, seat, decision);
  const parts: string[] = [];
  const change = (key: string, from: number, to: number, more = {}): void => {
    if (from !== to) parts.push(say(key, { from, to, ...more }));
  };
  const own = was.turnOf === seat && is.turnOf === seat;
  if (own) change('comes.ap', was.ap[seat]!, is.ap[seat]!);
  change('comes.pressure', was.pressure[seat]!, is.pressure[seat]!);
  if (own && is.progress[seat]! > was.progress[seat]!)
    parts.push(say('comes.spaces', { n: is.progress[seat]! - was.progress[seat]! }));
  for (const { seat: other } of model.seats)
    if (other !== seat)
      change('comes.theirs', was.pressure[other]!, is.pressure[other]!, { target: numberOf(other) });
  return parts.join(' · ');
};

/** A part of the cost of a move: `− 1 Skids`. */
const sayPart = ({ card, by }: Part): string => `${by > 0 ? '+' : '−'} ${Math.abs(by)} ${cardName(card)}`;
/** The cost of one move: what it is made of (EC-6.5). */
export const sayCost = ({ cost, parts }: Ahead): string =>
  parts.length === 0
    ? say('cost.ap', { n: cost })
    : `${say('cost.ap', { n: cost })}: 2 ${parts.map(sayPart).join(' ')}`;

/** How far the finish is. */
export const sayLeft = ({ left }: Pick<SeatShown, 'left'>): string =>
  left > 0 ? say('seen.toFinish', { n: left }) : say('seen.beyond', { n: -left });
/** A boiler in words: this turn, and the next. */
export const readBoiler = (model: Model, { seat, ap, pressure }: SeatShown): string =>
  [
    playerName(seat),
    ...(model.turnOf === seat ? [say('gauge.now', { n: ap })] : []),
    say('gauge.next', { n: pressure }),
  ].join(', ');
/** A player's vehicle in a sentence. */
export const readSeat = (shown: SeatShown, from: SeatShown | undefined): string => {
  const parts = [
    `${playerName(shown.seat)}, ${say(`nation.${shown.nation}`)}`,
    sayLeft(shown),
    `${say('gauge.pressure')} ${shown.pressure}`,
    say('seen.hand', { travel: shown.travelSize, camp: shown.campSize }),
  ];
  if (from && from.seat !== shown.seat)
    parts.push(say('seen.distance', { n: distance(from.space, shown.space) }));
  for (const card of [shown.crew, shown.upgrade, shown.weapon]) if (card) parts.push(cardName(card.name));
  for (const { name } of shown.active) parts.push(`${cardName(name)}: ${say('seen.active')}`);
  for (const { name } of shown.pending) parts.push(`${cardName(name)}: ${say('seen.pending')}`);
  return parts.join(', ');
};

/** A card: its name, what it costs, and what it does. */
export const readCard = (model: Model, card: Pick<CardShown, 'name' | 'deck' | 'kind'>): string => {
  const { type, ap } = (card.deck === TRAVEL ? TRAVEL_KINDS : CAMP_KINDS)[card.kind]!;
  const cost = type === 'reaction' ? '' : `, ${say('cost.ap', { n: ap })}`;
  return `${cardName(card.name)} (${say(`type.${type}`)}${cost}): ${cardText(model, card)}`;
};

/** What it costs this seat to install a base-camp card now. */
export const priceOf = (model: Model, seat: Seat, kind: number): number =>
  installCost(model.state, seat, kind);

const readSpace = (model: Model, way: readonly Ahead[], space: number): string => {
  const card = model.ring[Math.floor(space / 4)]!;
  const shown = card.spaces[space % 4]!;
  const parts = [say('read.space', { card: ringCardName(card, model), n: (space % 4) + 1 })];
  if (shown.land) parts.push(say(`land.${shown.land}`));
  if (shown.camp) parts.push(say('seen.camp'));
  if (card.start !== undefined && space % 4 === 0)
    parts.push(say('seen.start', { name: playerName(card.start) }));
  for (const { seat, space: at } of model.seats) if (at === space) parts.push(playerName(seat));
  for (const { chip, space: at, by, adrift } of model.chips)
    if (at === space)
      parts.push(say(adrift ? 'read.adrift' : 'read.balloon', { n: chip + 1, seat: numberOf(by) }));
  const ahead = way.find((one) => one.space === space);
  if (ahead) parts.push(sayCost(ahead), say('cost.upTo', { n: ahead.sum }));
  return parts.join(', ');
};

/** Of a card that lies on a vehicle: when it works, and a Storm where; empty for any other. */
const attachedState = ({ seats, stormOn }: Model, id: string): string => {
  if (seats.some(({ pending }) => pending.some((card) => card.id === id))) return say('seen.pending');
  const card = seats.flatMap(({ active }) => active).find((one) => one.id === id);
  if (!card) return '';
  const bound = card.name === 'storm' && stormOn !== undefined;
  return [say('seen.active'), ...(bound ? [say('seen.bound', { terrain: stormOn })] : [])].join(', ');
};

/** What a thing is, in words; empty where a closer look says it better. */
export const readThing = (
  model: Model,
  way: readonly Ahead[],
  me: Seat | undefined,
  thing: Thing,
): string => {
  const { space, ringCard, travel, camp, terrain, slot, seat, boiler, chip, deck, discard } = find(thing);
  if (space !== undefined) return readSpace(model, way, space);
  if (ringCard !== undefined) {
    const card = model.ring[ringCard]!;
    return card.land
      ? `${ringCardName(card, model)}, ${say(`land.${card.land}`)}`
      : ringCardName(card, model);
  }
  if (travel !== undefined && travel >= 0) {
    const kind = TRAVEL_KIND_OF[travel]!;
    const card = readCard(model, { deck: 0, kind, name: TRAVEL_IDS[kind]! });
    const state = attachedState(model, TRAVEL_COPIES[travel]!);
    return state === '' ? card : `${card} (${state})`;
  }
  if (camp !== undefined && camp >= 0) {
    const kind = CAMP_KIND_OF[camp]!;
    return readCard(model, { deck: 1, kind, name: CAMP_IDS[kind]! });
  }
  if (terrain !== undefined) return say(`terrain.${TERRAIN_IDS[terrain]}`);
  const shown = seat === undefined ? undefined : model.seats[seat];
  if (shown && slot !== undefined) {
    const card = [shown.crew, shown.upgrade, shown.weapon][slot];
    if (!card) return say('read.emptySlot', { slot: slotName(slot) });
    const state = [
      slot === 0 && shown.bound ? say('seen.bound', { terrain: shown.bound }) : '',
      slot === 1 && shown.covered ? say('seen.covered') : '',
      slot === 2 && shown.fired ? say('seen.launched') : '',
    ];
    return [readCard(model, card), ...state].filter((part) => part !== '').join(' ');
  }
  if (shown && boiler) return readBoiler(model, shown);
  if (shown) return readSeat(shown, me === undefined ? undefined : model.seats[me]);
  if (chip !== undefined) {
    const there = model.chips.find((one) => one.chip === chip);
    return there
      ? say(there.adrift ? 'read.adrift' : 'read.balloon', { n: chip + 1, seat: numberOf(there.by) })
      : '';
  }
  if (deck !== undefined)
    return `${say(`deck.${DECKS[deck as 0 | 1]}`)}: ${say('sum.cards', { n: model.piles[deck as 0 | 1].size })}`;
  if (discard !== undefined) return '';
  return '';
};
