/**
 * Guides the law suite to what random turns rarely reach: attacks and Sieges, payouts with a choice, piles and decks
 * that run out, five seats. Half of the decisions come from this guide.
 */
import type { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Position } from '#engine/laws/scene.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { State } from '#engine/layout/layout.ts';

import type { OptionValues } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { everySeat, hasSeat, numbersOf } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import type { GameLaws } from '#games/manifest.ts';
import { CARD_IDS, isMedal, isVehicle, KIND_OF, KINDS } from './content/cards.ts';
import { rush } from './rules/game.ts';
import type { RushState } from './rules/state.ts';
import { step, VERB } from './rules/steps.ts';

/**
 * Plays Sabotage whenever possible and buys cards that have it; else does what a playout does, which uses cards instead
 * of discarding them.
 */
const guide = (state: State, seat: number, chance: FastChance): Decision | undefined => {
  const s = state as RushState;
  if (!hasSeat(rush.active(s), seat)) return undefined;
  const sabotage = SABOTEURS.find((kind) => !rush.refuse(s, seat, [step(VERB.play, kind)], true));
  if (sabotage !== undefined) return [step(VERB.play, sabotage)];
  const wanted = SABOTEURS.find((kind) => !rush.refuse(s, seat, [step(VERB.buy, kind)], false));
  return wanted === undefined ? randomDecision(rush, s, seat, chance) : purchaseOf(s, seat, wanted);
};
const offered = new StepList();
/** Buys with the cards of the hand in their order until they suffice. */
const purchaseOf = (s: RushState, seat: number, vehicle: number): Decision => {
  const draft = [step(VERB.buy, vehicle)];
  for (;;) {
    rush.steps(s, seat, draft, offered);
    if (offered.complete) return draft;
    draft.push(offered.items[0]!);
  }
};
const SABOTEURS: readonly number[] = KINDS.flatMap(({ abilities }, kind) =>
  abilities.some(({ id }) => id === 'sabotage') ? [kind] : [],
);

/** Cards by name, separated by spaces. */
const list = (text: string): string[] => (text === '' ? [] : text.split(' '));
const lists = (...texts: string[]): string[][] => texts.map(list);

interface Cards {
  readonly hand: readonly string[][];
  readonly depot: readonly string[][];
  readonly [zone: string]: readonly string[] | readonly string[][] | Record<string, string[]>;
}

/** A position in step II of seat 1; `card` as in the named form. Its hand and the tops of Depots are face up. */
const middle = (seats: number, options: OptionValues, card: Cards, more: JsonObject = {}): Position => {
  const all = ['all', ...numbersOf(everySeat(seats))];
  const open = [...card.hand[0]!, ...card.depot.flatMap((pile) => pile.slice(0, 1))];
  return {
    seats,
    options,
    state: {
      asked: 'stepTwo',
      turnOf: 1,
      first: 1,
      round: 3,
      achievement: { inGame: ['ach-heavy', 'ach-bases', 'ach-cards', 'ach-doubles'] },
      card: { ...card },
      known: { card: Object.fromEntries(open.map((id) => [id, all])) },
      ...more,
    },
  };
};

/** All Vehicles and Medals except these. */
const others = (here: readonly string[], isOne: (kind: number) => boolean): string[] =>
  CARD_IDS.filter((id, card) => isOne(KIND_OF[card]!) && !here.includes(id));

const ATTACKERS = list('ussr-su-100 ussr-kv-1 ussr-t-28');
const SIEGERS = list('ussr-bm-13 ussr-kv-2 germany-panzerwerfer-42 ussr-su-85');

/** Two players with weak Bases and noted Vehicles: payouts with a choice, the last Base. */
const payouts = middle(
  2,
  {},
  {
    box: list('base-s1-1 base-s2-1 base-s2-2'),
    hand: [ATTACKERS, list('usa-t29 usa-m18-hellcat engineer-1')],
    depot: lists('engineer-2 technician-1', 'engineer-3 volunteers-1'),
    garage: lists('engineer-4 engineer-5 usa-m12', 'engineer-6 france-b1-bis engineer-7'),
    reserve: list('germany-tiger france-d1 ussr-t-26 usa-m2-light'),
    defender: { 'S2.3': ['france-d2'], 'S1.2': ['germany-panther'] },
  },
  { noted: [2, 0, 0, 1], damagedDefenders: ['S2.3'] },
);

/** Three players, Sieges and Sabotage, both Medal timings, Siege by points. */
const sieges = middle(
  3,
  { siegeDamage: 'point', killMedalTiming: 'immediate', baseCardsLeaveHand: 'onDraw', openDepots: true },
  {
    box: list('base-s3-1'),
    hand: [
      SIEGERS,
      list('usa-m12 usa-m36-jackson engineer-1'),
      list('france-lorraine-155 engineer-2 technician-1'),
    ],
    garage: lists('base-s3-2 engineer-3', 'germany-maus engineer-4', 'engineer-5 engineer-6 volunteers-1'),
    depot: lists('engineer-7', '', 'technician-2'),
    reserve: list('ussr-t-60 usa-willys-mb germany-kettenkrad france-citroen-u23'),
    defender: { 'S2.1': ['france-amx-12t'], 'S2.2': ['usa-m32-trv'], 'S3.3': ['germany-hummel'] },
  },
  { damagedBases: ['S2.1', 'S1.3'] },
);

/** Four players, exposure, a Reserve of five that is not full, no Vehicle left to reveal, hardly any Medals. */
const SCARCE = {
  box: [],
  hand: [
    list('usa-m4a3e8-sherman usa-m10-wolverine usa-m7-priest volunteers-1'),
    list('ussr-t-43 ussr-t-34-85 engineer-1'),
    list('germany-luchs engineer-2 technician-1'),
    list('france-amx-50-100 france-renault-ft-bs engineer-3'),
  ],
  garage: lists('engineer-4', '', 'engineer-5 engineer-6', ''),
  depot: lists('usa-gmc-cckw engineer-7', 'engineer-8', '', 'engineer-9 engineer-10 usa-t20'),
  reserve: list('ussr-ms-1 ussr-t-26 usa-t1-cunningham'),
  defender: { 'S2.1': ['ussr-is-3'], 'S4.2': ['germany-dw-2'], 'S1.1': ['usa-t32'] },
};
const scarceVehicles = [
  ...SCARCE.hand.flat(),
  ...SCARCE.depot.flat(),
  ...SCARCE.reserve,
  ...Object.values(SCARCE.defender).flat(),
];
const MEDALS_LEFT = list(
  'medal-ussr-single-1 medal-ussr-double-1 medal-usa-double-1 medal-usa-double-2 medal-france-single-1 medal-germany-single-1 medal-germany-single-2 medal-germany-double-1',
);
const scarce = middle(
  4,
  { reserveSize: 5, attackerExposure: true, reserveRefresh: 'optionalAtStart', squadIncludesDefenders: true },
  { ...SCARCE, graveyard: [...others(scarceVehicles, isVehicle), ...others(MEDALS_LEFT, isMedal)] },
  { noted: [1, 2, 0, 0], conscription: true },
);

/** Five players in the last round with full hands; everybody can lose something. */
const five = middle(
  5,
  { attackerExposure: true, roundLimit: 5 },
  {
    box: list('base-s5-2 base-s5-3 base-s4-2'),
    hand: [
      list('ussr-t-26 ussr-m-72 ussr-isu-152 ussr-t-35'),
      list('engineer-1 usa-t29 usa-m36-jackson'),
      list('germany-leopard engineer-2 germany-tiger'),
      list('france-lorraine-40t france-panhard-178'),
      list('technician-1'),
    ],
    garage: lists('usa-t20 engineer-3', 'engineer-4', '', 'france-b1-bis engineer-5', 'ussr-t-34 engineer-6'),
    depot: lists('', 'medal-usa-double-1 base-s4-1', 'engineer-7', '', 'base-s5-1'),
    reserve: list('ussr-zis-5 germany-vk-3001 france-laffly-s15 usa-m3-lee'),
    defender: { 'S2.1': ['ussr-t-44'], 'S3.1': ['usa-m6'], 'S1.2': ['ussr-kv-1'], 'S4.3': ['france-d1'] },
  },
  { round: 5, trigger: 'bases', damagedBases: ['S2.2', 'S3.3'], damagedDefenders: ['S3.1'] },
);

/** Three players who will draw one or two captured Bases, which then leave the hand in the order of drawing. */
const captures = middle(
  3,
  { baseCardsLeaveHand: 'onDraw' },
  {
    box: [],
    hand: lists('engineer-1 usa-m3-stuart', 'engineer-5 engineer-6 ussr-t-60', 'engineer-9'),
    garage: lists(
      'base-s3-1 engineer-2 base-s2-1',
      'base-s1-1 technician-2 base-s3-2 volunteers-2',
      'base-s1-2 base-s2-2 engineer-10',
    ),
    depot: lists('technician-1', 'engineer-7 usa-m7-priest', 'engineer-11'),
    reserve: list('ussr-ba-10 usa-willys-mb germany-kettenkrad france-citroen-u23'),
  },
);

export const laws: GameLaws = {
  idle: {
    covert: 'Everybody sees who is asked and who has answered.',
    forgets: 'Everybody may look up what lay open: the table remembers for its players.',
    ahead:
      'A question is asked at once and answered then; there are no answers in advance and no standing orders.',
    proposals: 'Everybody plays for themselves; nobody has partners.',
  },
  guide,
  positions: [payouts, sieges, scarce, five, captures],
  // Random players rarely end a game. This limit is about ten rounds.
  most: 160,
};
