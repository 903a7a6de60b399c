/** What the page for programs says about Around the World in 80 Cards beyond the schemas. */
import type { JsonObject } from '#engine/layout/json.ts';
import type { OptionValues } from '#engine/options.ts';
import type { PointExample, RefereeGuide } from '#games/manifest.ts';
import { NATIONS } from './content/nations.ts';
import { TERRAIN_IDS } from './content/terrain.ts';

const SEATS = 4;
const RING = {
  '1.0': ['sea-atlantic'],
  '1.1': ['desert-sahara'],
  '2.0': ['forest-amazon'],
  '2.1': ['ice-arctic'],
  '3.0': ['mountain-himalaya'],
  '3.1': ['sea-pacific'],
  '4.0': ['desert-gobi'],
  '4.1': ['forest-taiga'],
};
const RESERVE = ['sea-indian', 'ice-antarctic', 'mountain-rockies'];

const from = (options: OptionValues, state: JsonObject): PointExample['from'] => ({
  game: 'eighty-cards',
  seats: SEATS,
  options,
  state: { nation: [...NATIONS], ...state },
});

/** The turn of seat 1 in the world of the specification's examples, with these differences. */
const turn = (
  asked: string,
  stage: string,
  more: JsonObject,
  options: OptionValues = {},
): PointExample['from'] =>
  from(options, { asked, stage, turnOf: 1, turns: 1, terrain: { reserve: RESERVE, ring: RING }, ...more });

const frame = (name: string, more: JsonObject = {}): JsonObject => ({
  frame: name,
  by: null,
  at: null,
  travel: null,
  weapon: null,
  ...more,
});
/** The balloon of seat 1 in the air. */
const aloft = (space: number, more: JsonObject = {}): JsonObject => ({
  chipAt: [space, -1],
  chipBy: [1, null],
  camp: { weapon: [['explosive-balloon-1'], [], [], []], ...more },
});
const hands = (...first: string[]): string[][] => [first, [], [], []];

export const guide: RefereeGuide = {
  notation: `Cards are written by the id of their kind (\`coal-2\`, \`gas-balloon\`), players as \`P2\`, slots of the ring as \`GAP.SLOT\`
(\`4.1\`; gaps from 1, slots from 0), ring cards as 0 to 11, the slots of a vehicle as \`crew\`, \`upgrade\` and \`weapon\`. Capitals, blanks
and commas do not matter; the id of a single copy (\`coal-2.5\`) is read, too.

| asked | decisions |
| --- | --- |
| \`chooseNation\` | \`nation NATION\` |
| \`placeTerrain\` | \`place TERRAIN at SLOT\` |
| \`drift\` | \`drift forward\`, \`drift back\`; in the own turn also \`throw SLOT\` |
| \`chooseVictim\` | \`hit PLAYER\` |
| \`explosionMode\` | \`explode damage\`, \`explode upgrade\`, \`explode weapon\` |
| \`interfere\` | \`play CARD on PLAYER\`, \`play sabotage on PLAYER SLOT\`, \`pass\` |
| \`react\` | \`react CARD\`, \`pass\` |
| \`act\` | \`move\`, \`shovel CARD\`, \`play CARD\`, \`play relief-valve X\`, \`play new-maps RING-CARD for TERRAIN\`, \`play CARD on PLAYER\`, \`fire at PLAYER damage\` (or \`upgrade\`, \`weapon\`), \`launch forward\`, \`launch back\`, \`install CARD\`, \`rearm\`, \`use cover\`, \`use discard\`, \`throw SLOT\`, \`end\` |
| \`gasBalloonEnd\` | \`gas-balloon cover\`, \`gas-balloon discard\` |
| \`spyDiscard\` | \`discard CARD\` |
| \`reflectSlot\` | \`remove SLOT\` |
| \`discardHand\` | \`discard CARD\`, \`keep\`, \`throw SLOT\` |
| \`drawFrom\` | \`draw travel\`, \`draw base-camp\`, \`throw SLOT\` |
| \`duelDeck\` | \`duel travel\`, \`duel base-camp\` |

A draft is the same text, broken off after one of its steps: \`play sabotage\`, \`play sabotage on P2\`. All seats that are asked in
\`interfere\` answer sealed; the first one clockwise from the active seat counts, and then they are asked again.`,
  table: { seats: SEATS, options: {} },
  state: {
    asked: 'what is asked; `over` after the end',
    turnOf: 'the active player; before the first turn, who chooses or places',
    turns: 'turns begun so far',
    stage: 'how far the turn has come; `none` before the first one',
    frames:
      'what waits for an answer, the last one on top: drifting balloons, a window, a card or an upgrade in use, spaces to be entered, an attack of `by` on `at`',
    answer: 'always 0: answers of a window are not part of the state',
    nation: 'by seat',
    pressure: 'by seat',
    ap: 'by seat; only the active player can spend them',
    progress: 'spaces driven since the start; 48 is the finish line (EC-3.8)',
    bound: 'by seat: the terrain to which the crew member is bound',
    covered: 'by seat: whether the upgrade is covered (EC-13.14)',
    replaceable:
      'by seat, with `baseCampRefill` `replaceOnly`: base-camp cards that may be replaced (EC-14.6)',
    chipAt: 'by chip: its space; -1 off the ring',
    chipBy: 'by chip: who launched it',
    adrift: 'by chip: whether its card has left the slot (EC-12.13)',
    acted: 'in this turn an action other than a card of the turn’s start was taken (EC-4.8)',
    moved: 'in this turn a move action was taken (EC-6.8)',
    used: 'in this turn springs or booster rockets were used (EC-13.12)',
    campAnywhere: 'in this turn the player may install and re-arm anywhere (EC-17.12)',
    halted: 'the vehicle cannot move any more in this turn (EC-9.12)',
    ease: 'by terrain (homeland, sea, desert, forest, ice, mountain): what cards of this turn add to the cost of a move',
    stormOn: 'the terrain to which active interference is bound (EC-9.11)',
    across: 'who crossed the finish line first',
    winners: 'empty while the game goes on',
    duelled: 'a duel with cards has decided (EC-15.10)',
    'travel.deck': 'the top first',
    'travel.hand': 'of each player',
    'travel.discard': 'the last card discarded first',
    'travel.played': 'cards that are being resolved',
    'travel.crew': 'one at most',
    'travel.pending': 'whole-turn interference that waits for the player’s next turn (EC-9.9)',
    'travel.active': 'whole-turn interference on the active player',
    'camp.deck': 'the top first',
    'camp.hand': 'of each player',
    'camp.discard': 'the last card discarded first',
    'camp.played': 'empty but in the middle of a duel',
    'camp.upgrade': 'one at most',
    'camp.weapon': 'one at most; a launched balloon stays here (EC-12.2)',
    'terrain.stack': 'empty once the cards are dealt',
    'terrain.reserve': 'set aside (EC-1.8)',
    'terrain.hand': 'still to be placed',
    'terrain.ring': 'by slot; ring card 0 is the start card of seat 1',
  },
  points: {
    chooseNation: {
      from: from(
        { nations: 'choose' },
        {
          asked: 'chooseNation',
          turnOf: 1,
          nation: [null, null, null, null],
          terrain: {
            reserve: RESERVE,
            hand: [0, 2, 4, 6].map((i) =>
              Object.values(RING)
                .flat()
                .slice(i, i + 2),
            ),
          },
        },
      ),
      text: 'nation france',
    },
    placeTerrain: {
      from: from(
        {},
        {
          asked: 'placeTerrain',
          turnOf: 1,
          terrain: {
            reserve: TERRAIN_IDS.slice(8),
            hand: [0, 2, 4, 6].map((i) => TERRAIN_IDS.slice(i, i + 2)),
          },
        },
      ),
      draft: 'place sea-atlantic',
      text: 'place sea-atlantic at 4.1',
    },
    drift: { from: turn('drift', 'drift', { frames: [frame('drift')], ...aloft(20) }), text: 'drift back' },
    chooseVictim: {
      from: turn('chooseVictim', 'drift', {
        frames: [frame('drift', { left: 1 }), frame('attack', { by: 1, weapon: 'explosive-balloon-1' })],
        progress: [10, 0, 36, 0],
        ...aloft(12),
      }),
      text: 'hit P3',
    },
    explosionMode: {
      from: turn('explosionMode', 'drift', {
        frames: [
          frame('drift', { left: 1 }),
          frame('attack', { stage: 1, by: 1, at: 2, weapon: 'explosive-balloon-1' }),
        ],
        progress: [10, 0, 0, 0],
        ...aloft(12, { upgrade: [[], ['skids'], [], []] }),
      }),
      text: 'explode upgrade',
    },
    interfere: {
      from: turn('interfere', 'act', {
        frames: [frame('window')],
        travel: { hand: [[], ['leaking-pipe.1', 'coal-1.1'], [], []] },
      }),
      seat: 2,
      draft: 'play leaking-pipe',
      text: 'play leaking-pipe on P1',
    },
    react: {
      from: turn('react', 'after', {
        frames: [frame('attack', { stage: 2, by: 1, at: 2, travel: 'fog' })],
        travel: { played: ['fog'], hand: [[], ['return-to-sender', 'coal-1.1'], [], []] },
      }),
      seat: 2,
      text: 'react return-to-sender',
    },
    act: {
      from: turn('act', 'act', {
        travel: { hand: hands('sabotage.1', 'coal-2.1', 'tailwind.1', 'stoker.1') },
        camp: { weapon: [['rocket.1'], [], [], []], upgrade: [[], ['skids'], [], []] },
      }),
      draft: 'play sabotage on P2',
      text: 'play sabotage on P2 upgrade',
    },
    gasBalloonEnd: {
      from: turn('gasBalloonEnd', 'after', {
        frames: [frame('enter', { stage: 1, left: 0, size: 1 })],
        progress: [2, 0, 0, 0],
        acted: true,
        moved: true,
        camp: { upgrade: [['gas-balloon.1'], [], [], []] },
      }),
      text: 'gas-balloon cover',
    },
    spyDiscard: {
      from: turn('spyDiscard', 'after', {
        frames: [frame('attack', { stage: 5, by: 1, at: 2, travel: 'spy' })],
        travel: { played: ['spy'], hand: [[], ['coal-3.1', 'fog'], [], []] },
      }),
      text: 'discard fog',
    },
    reflectSlot: {
      from: turn('reflectSlot', 'after', {
        frames: [frame('attack', { stage: 4, by: 2, at: 1, travel: 'sabotage.1', reflected: true })],
        travel: { played: ['sabotage.1'] },
        camp: { upgrade: [['skids'], [], [], []], weapon: [['rocket.1'], [], [], []] },
      }),
      text: 'remove weapon',
    },
    discardHand: {
      from: turn('discardHand', 'discard', { travel: { hand: hands('coal-1.1', 'fog') } }),
      text: 'discard fog',
    },
    drawFrom: {
      from: turn('drawFrom', 'draw', { travel: { hand: hands('coal-1.1', 'fog') } }),
      text: 'draw base-camp',
    },
    duelDeck: {
      from: turn('duelDeck', 'draw', { progress: [50, 40, 50, 30], across: 1 }, { tie: 'duelCards' }),
      text: 'duel travel',
    },
  },
};
