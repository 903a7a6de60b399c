/** Phase 3: discarding and drawing (EC-14), and the duel at the end (EC-15.10). */
import { numberOf } from '#engine/seats.ts';
import { CAMP_IDS } from '../../content/base-camp.ts';
import { TRAVEL_IDS } from '../../content/travel.ts';
import {
  campCopy,
  campLeavesHand,
  canSupply,
  DECKS,
  discardCamp,
  discardTravel,
  draw,
  eachCampKind,
  eachTravelKind,
  handSize,
  travelCopy,
} from '../cards.ts';
import { challenger, duel } from '../finish.ts';
import { campText, readCamp, readTravel, readWord, travelText, wordText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import { DISCARD, DRAWING, type Eighty } from '../state.ts';
import { aboutOf, BASE_CAMP, step, TRAVEL, VERB } from '../steps.ts';
import { handLimit, mayDraw, mayDrawCamp } from '../turn.ts';
import { isLaden } from '../vehicle.ts';
import { bare, CHOICE_OF_TURN, type EightyMove, oneStep, type Point, upTo } from './point.ts';
import { throwOut } from './workshop.ts';

const dropTravel = oneStep({
  verb: VERB.dropTravel,
  word: 'discard',
  text: travelText,
  read: readTravel,
  each: eachTravelKind,
  refuse: (s, seat, kind) => {
    if (kind >= TRAVEL_IDS.length) return malformed();
    return travelCopy(s, seat, kind) < 0 ? refuse('NOT_IN_HAND', { card: TRAVEL_IDS[kind]! }) : undefined;
  },
  apply: (s, seat, kind, tell) => {
    discardTravel(s, travelCopy(s, seat, kind));
    s.stage = DRAWING;
    tell?.({ type: 'discarded', seat: numberOf(seat), card: TRAVEL_IDS[kind]! });
  },
});
const dropCamp = oneStep({
  verb: VERB.dropCamp,
  word: 'discard',
  text: campText,
  read: readCamp,
  each: eachCampKind,
  refuse: (s, seat, kind) => {
    if (kind >= CAMP_IDS.length) return malformed();
    return campCopy(s, seat, kind) < 0 ? refuse('NOT_IN_HAND', { card: CAMP_IDS[kind]! }) : undefined;
  },
  apply: (s, seat, kind, tell) => {
    discardCamp(s, campCopy(s, seat, kind));
    campLeavesHand(s, seat);
    s.stage = DRAWING;
    tell?.({ type: 'discarded', seat: numberOf(seat), card: CAMP_IDS[kind]! });
  },
});
const keep = bare(
  VERB.keep,
  'keep',
  () => undefined,
  (s, seat, _decision, _chance, tell) => {
    s.stage = DRAWING;
    tell?.({ type: 'discardedNothing', seat: numberOf(seat) });
  },
);

const refuseDeck = (s: Eighty, seat: number, deck: number) => {
  if (deck >= DECKS.length) return malformed();
  if (mayDraw(s, seat, deck)) return undefined;
  if (handSize(s, seat) >= handLimit(s, seat)) return refuse('HAND_IS_FULL');
  if (!canSupply(s, deck) || deck === TRAVEL || mayDrawCamp(s, seat)) return refuse('DECK_OUT');
  return refuse(s.config.replaceOnly ? 'NOTHING_TO_REPLACE' : 'NO_BASE_CAMP_CARD_NOW');
};

/** EC-14.4–14.6. While the discard is asked, what is wrong with a deck can be asked already. */
const drawFrom: EightyMove = {
  notNow: (s, seat, draft) =>
    (s.asked === DISCARD && seat === s.turnOf ? refuseDeck(s, seat, aboutOf(draft[0]!)) : undefined) ??
    refuse('OTHER_QUESTION'),
  ...oneStep({
    verb: VERB.draw,
    word: 'draw',
    text: (one) => wordText(DECKS, one),
    read: (verb, word) => readWord(verb, DECKS, word),
    each: upTo(DECKS.length),
    refuse: refuseDeck,
    apply: () => undefined,
  }),
  apply: (s, seat, [one], chance, tell) => {
    const deck = aboutOf(one!);
    if (deck === BASE_CAMP && s.config.replaceOnly) s.replaceable[seat] = s.replaceable[seat]! - 1;
    draw(s, seat, deck, chance, tell);
  },
};

const lateDeck = (s: Eighty, seat: number): number => (mayDraw(s, seat, TRAVEL) ? TRAVEL : BASE_CAMP);

const duelDeck: EightyMove = {
  ...oneStep({
    verb: VERB.duel,
    word: 'duel',
    text: (one) => wordText(DECKS, one),
    read: (verb, word) => readWord(verb, DECKS, word),
    each: upTo(DECKS.length),
    refuse: (_s, _seat, deck) => (deck >= DECKS.length ? malformed() : undefined),
    apply: () => undefined,
  }),
  apply: (s, seat, [one], chance, tell) => {
    const deck = aboutOf(one!);
    tell?.({ type: 'duelDeck', seat: numberOf(seat), deck: DECKS[deck]! });
    duel(s, deck, chance, tell);
  },
};

export const REFILL: readonly Point[] = [
  {
    name: 'discardHand',
    clause: 'EC-14.1',
    asks: CHOICE_OF_TURN,
    moves: [keep, dropTravel, dropCamp, throwOut],
    // EC-5.8: what is aboard may be discarded now, too.
    only: (s, seat) => (handSize(s, seat) > 0 || isLaden(s, seat) ? undefined : [step(VERB.keep)]),
    late: () => [step(VERB.keep)],
  },
  {
    name: 'drawFrom',
    clause: 'EC-14.4',
    asks: CHOICE_OF_TURN,
    moves: [drawFrom, throwOut],
    late: (s, seat) => [step(VERB.draw, lateDeck(s, seat))],
    // EC-5.8: what is aboard is discarded before a choice; a draw from the only deck is none.
    only: (s, seat) =>
      mayDraw(s, seat, TRAVEL) && mayDraw(s, seat, BASE_CAMP)
        ? undefined
        : [step(VERB.draw, lateDeck(s, seat))],
  },
  {
    name: 'duelDeck',
    clause: 'EC-15.10',
    asks: { how: 'one', ask: 'always', seat: challenger },
    moves: [duelDeck],
    late: () => [step(VERB.duel, TRAVEL)],
  },
];
