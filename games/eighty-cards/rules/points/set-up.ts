/** Before the first turn: nations, and the cards of the world (EC-1.15, 2). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { NATIONS } from '../../content/nations.ts';
import { TERRAIN_IDS } from '../../content/terrain.ts';
import {
  decision,
  forms,
  gapText,
  readGap,
  readTerrain,
  readWord,
  terrainText,
  wordText,
} from '../notation.ts';
import { nextSeat } from '../options.ts';
import { malformed, refuse, unfinished } from '../refusals.ts';
import { type Eighty, ringPlace, slotName, terrainHand } from '../state.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import { goOnPlacing, refuseSlot } from '../world.ts';
import { CHOICE_OF_TURN, type EightyMove, isPublic, oneStep, type Point, second, upTo } from './point.ts';

const takeNation = oneStep({
  verb: VERB.nation,
  word: 'nation',
  text: (one) => wordText(NATIONS, one),
  read: (verb, word) => readWord(verb, NATIONS, word),
  each: upTo(NATIONS.length),
  refuse: (s, _seat, nation) => {
    if (nation >= NATIONS.length) return malformed();
    return s.nation.includes(nation) ? refuse('NATION_TAKEN') : undefined;
  },
  apply: (s, seat, nation, tell) => {
    s.nation[seat] = nation;
    tell?.({ type: 'nation', seat: numberOf(seat), nation: NATIONS[nation]! });
    s.turnOf = nextSeat(s.config, seat);
    if (s.turnOf === 0) goOnPlacing(s, tell);
  },
});

const refusePlacing = (s: Eighty, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const card = aboutOf(draft[0]!);
  if (s.terrain.zoneOf[card] !== terrainHand(s, seat))
    return card < TERRAIN_IDS.length ? refuse('NOT_YOUR_TERRAIN') : malformed();
  const slot = second(draft, VERB.slot);
  if (slot === undefined) return unfinished(whole);
  return slot === null || draft.length > 2 ? malformed() : refuseSlot(s, slot);
};

/** EC-2.4–2.7 */
const place: EightyMove = {
  verbs: [VERB.terrain],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0)
      for (const card of s.terrain.list(terrainHand(s, seat))) offer(step(VERB.terrain, card));
    else if (draft.length === 1) for (const card of s.config.terrainAt) offer(step(VERB.slot, card));
  },
  refuse: refusePlacing,
  apply: (s, seat, [what, where], _chance, tell) => {
    const card = aboutOf(what!);
    const ringCard = aboutOf(where!);
    s.terrain.move(card, ringPlace(s, s.config.placeOf[ringCard]!));
    tell?.({
      type: 'placed',
      seat: numberOf(seat),
      card: TERRAIN_IDS[card]!,
      slot: slotName(ringCard, s.config.gapSize),
    });
    goOnPlacing(s, tell);
  },
  textIsPublic: isPublic,
  write: (s, [what, where]) =>
    `place ${terrainText(what!)}${where === undefined ? '' : ` at ${gapText(s, where)}`}`,
  read: forms(
    [/^place (\S+)$/, ([card]) => decision(readTerrain(VERB.terrain, card))],
    [
      /^place (\S+) (?:at )?(\S+)$/,
      ([card, slot], s) => decision(readTerrain(VERB.terrain, card), readGap(s, VERB.slot, slot)),
    ],
  ),
};

export const SET_UP: readonly Point[] = [
  { name: 'chooseNation', clause: 'EC-1.15', asks: CHOICE_OF_TURN, moves: [takeNation] },
  { name: 'placeTerrain', clause: 'EC-2.5', asks: CHOICE_OF_TURN, moves: [place] },
];
