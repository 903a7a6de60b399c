/** What the page for programs says about Rush beyond the schemas. */
import type { JsonObject } from '#engine/layout/json.ts';
import type { OptionValues } from '#engine/options.ts';
import type { PointExample, RefereeGuide } from '#games/manifest.ts';

/** A position of two seats with seat 1 on turn and these cards. */
const turn = (asked: string, card: JsonObject, more: JsonObject = {}, options: OptionValues = {}) => ({
  game: 'rush',
  options: { firstPlayer: '1', ...options },
  state: { asked, turnOf: 1, first: 1, round: 2, ...more, card },
});
/** The same, with a Vehicle played whose first ability asks a question. */
const playing = (
  asked: string,
  played: string,
  card: JsonObject,
  more: JsonObject = {},
): PointExample['from'] =>
  turn(asked, { inPlay: [played], ...card }, { resolving: played, abilitiesDone: 1, ...more });

export const guide: RefereeGuide = {
  notation: `Cards are written by the id of their kind (\`ussr-t-28\`, \`engineer\`, \`medal-usa-single\`): copies are alike. Bases are \`S2.1\`,
the first Base of seat 2. Capitals and blanks do not matter; \`E\`, \`Tech\` and \`Vol\`, titles of Vehicles and single copies
(\`engineer-3\`) are read, too.

| asked | decisions |
| --- | --- |
| \`chooseReserveRefresh\` | \`yes\`, \`no\` |
| \`stepTwo\` | \`play CARD\`, \`deploy CARD on BASE\`, \`buy CARD with CARD, CARD\`, \`attack with CARD, CARD\`, \`end\` |
| \`chooseDefendedBase\` | \`place on BASE\` |
| \`chooseSiegeTarget\` | \`siege BASE\`, \`siege CARD\` (the Vehicle on a Base) |
| \`chooseResearchGain\` | \`gain CARD\` |
| \`chooseRepairCards\` | \`repair CARD\`, \`repair CARD, CARD\` |
| \`chooseSabotageDiscard\` | \`discard CARD\` |
| \`chooseAttackStep\` | \`CARD hits BASE\`, \`CARD hits CARD\` |
| \`chooseExposedAttacker\` | \`expose CARD on BASE\` |
| \`chooseMedalPayout\` | \`take 1 single, 1 double\` |

A draft is the same text, broken off after one of its steps: \`deploy ussr-t-28\`, \`buy ussr-t-28 with engineer\`.`,
  table: { seats: 4, options: {} },
  state: {
    asked: 'what is asked; `over` after the end',
    turnOf: 'whose turn it is; `null` only after the end',
    first: 'who holds the First Player card',
    round: 'the round',
    trigger: 'what has brought the end about (RUSH-11.1, 11.2, 12.14)',
    resolving: 'the kind of card whose abilities are being resolved',
    abilitiesDone: 'how many of them have been begun, the one that asks included',
    owing: 'Sabotage: who still owes an answer (RUSH-6.8)',
    onlyCard: 'Sabotage: whose only card is taken (RUSH-6.13)',
    closing: 'step II is over, and what is left to be paid comes before step III (RUSH-8.13)',
    purchases: 'made this turn',
    conscription: 'in force this turn (RUSH-4.11)',
    attacked: 'the attack of this turn is used (RUSH-7.1)',
    paid: 'the turn account: points (RUSH-4.12)',
    paidCards: 'cards on it',
    nationalPaid: 'the same by nation – USSR, Germany, USA, France: points (RUSH-4.20)',
    nationalCards: 'cards by nation',
    bought: 'costs of what was bought, by nation',
    played: 'Vehicles played this turn (RUSH-3.8)',
    declared: 'Vehicles declared for the attack that is going on',
    noted: 'Vehicles destroyed and not yet paid, by nation of the Medals (RUSH-8.8)',
    damagedBases: 'RUSH-5.16',
    damagedDefenders: 'the places of damaged Vehicles on Bases',
    'card.box': 'what is not in the game',
    'card.vehicleDeck': 'the top first, as in all piles',
    'card.vehicleDiscard': 'RUSH-2.8',
    'card.reserve': 'the slot nearest to the deck first',
    'card.graveyard': 'RUSH-2.8',
    'card.medalPiles': 'by nation and points',
    'card.standing': 'Bases that stand, by owner',
    'card.defender': 'the Vehicle on a Base',
    'card.inPlay': 'the card whose abilities are being resolved (RUSH-2.12)',
    'card.attacking': 'attackers that have not struck yet',
    'card.garage': 'RUSH-2.1; the pile that a hand is drawn from',
    'card.hand': 'RUSH-2.4–2.6; open to everybody in its owner’s turn',
    'card.depot': 'RUSH-2.2, 2.3; the top is open to everybody',
    'achievement.inGame': 'RUSH-1.13',
    'achievement.aside': 'the others',
    'marker.box': 'cards without a rule: Reference cards of seats that are not in play',
    'marker.table': 'the Graveyard card',
    'marker.seat': 'Reference cards and the First Player card; they decide nothing',
  },
  points: {
    chooseReserveRefresh: {
      from: turn(
        'chooseReserveRefresh',
        { reserve: ['ussr-t-28', 'usa-m6'] },
        {},
        { reserveRefresh: 'optionalAtStart' },
      ),
      text: 'yes',
    },
    stepTwo: {
      from: turn('stepTwo', { hand: [['ussr-t-28', 'engineer-1'], []], reserve: ['ussr-bt-7', 'usa-m6'] }),
      draft: 'deploy ussr-t-28',
      text: 'deploy ussr-t-28 on S1.2',
    },
    chooseDefendedBase: {
      from: playing('chooseDefendedBase', 'ussr-bt-7', { defender: { 'S1.1': ['usa-m6'] } }),
      text: 'place on S1.3',
    },
    chooseSiegeTarget: {
      from: playing('chooseSiegeTarget', 'ussr-kv-2', { defender: { 'S2.1': ['usa-m6'] } }),
      text: 'siege usa-m6',
    },
    chooseResearchGain: {
      from: turn(
        'chooseResearchGain',
        { graveyard: ['technician-1'], reserve: ['ussr-t-26', 'ussr-ba-10', 'usa-m6'] },
        { resolving: 'technician', abilitiesDone: 1 },
      ),
      text: 'gain ussr-t-26',
    },
    chooseRepairCards: {
      from: playing('chooseRepairCards', 'ussr-stz-5', {
        depot: [['engineer-1', 'engineer-2', 'technician-1'], []],
      }),
      draft: 'repair engineer',
      text: 'repair engineer, engineer',
    },
    chooseSabotageDiscard: {
      from: playing(
        'chooseSabotageDiscard',
        'ussr-t-26',
        { hand: [[], ['engineer-1', 'ussr-t-28']] },
        { owing: [2] },
      ),
      text: 'discard engineer',
    },
    chooseAttackStep: {
      from: turn(
        'chooseAttackStep',
        { attacking: ['ussr-t-28', 'ussr-kv-1'], defender: { 'S2.1': ['usa-m6'] } },
        { attacked: true, played: ['ussr-t-28', 'ussr-kv-1'], declared: ['ussr-t-28', 'ussr-kv-1'] },
      ),
      draft: 'ussr-kv-1 hits',
      text: 'ussr-kv-1 hits usa-m6',
    },
    chooseExposedAttacker: {
      from: turn(
        'chooseExposedAttacker',
        { depot: [['ussr-t-28', 'ussr-kv-1'], []] },
        { attacked: true, played: ['ussr-t-28', 'ussr-kv-1'], declared: ['ussr-t-28', 'ussr-kv-1'] },
        { attackerExposure: true },
      ),
      draft: 'expose ussr-t-28',
      text: 'expose ussr-t-28 on S1.1',
    },
    chooseMedalPayout: {
      from: turn('chooseMedalPayout', { hand: [['engineer-1'], []] }, { noted: [3, 0, 0, 0] }),
      text: 'take 1 single, 1 double',
    },
  },
};
