/** What the page for programs says about Battlegrounds beyond the schemas. */
import type { JsonObject } from '#engine/layout/json.ts';
import type { OptionValues } from '#engine/options.ts';
import type { PointExample, RefereeGuide } from '#games/manifest.ts';
import { TANK_IDS } from './content/tanks.ts';

const from = (seats: number, options: OptionValues, state: JsonObject): PointExample['from'] => ({
  game: 'battlegrounds',
  seats,
  options,
  state,
});

/** Battle for two: green and blue against yellow and red, with these differences. */
const battle = (asked: string, more: JsonObject = {}, tank: JsonObject = {}): PointExample['from'] =>
  from(
    2,
    {},
    {
      asked,
      turnOf: 1,
      start: 1,
      actions: 1,
      inGame: ['green', 'yellow', 'blue', 'red'],
      square: ['D4', 'A8', 'H8', 'H1'],
      ...more,
      tank: {
        active: { green: ['t-34'], yellow: ['m4-sherman'], blue: ['maus'], red: ['kv-1'] },
        reserve: [
          ['m24-chaffee', 'luchs'],
          ['7tp', 'amx-13'],
        ],
        ...tank,
      },
      token: { board: { D7: ['bridge-1'], C3: ['castle-s'] } },
    },
  );
const solo = (asked: string, more: JsonObject, tank: JsonObject): PointExample['from'] =>
  from(1, { variant: 'solo' }, { asked, turnOf: 1, start: 1, cycles: CYCLES, ...more, tank });
/** Any cycles to come. */
const CYCLES = Array.from({ length: 12 * 16 }, (_, i) => (i < 16 ? 0 : i % 8));
const family = (asked: string, more: JsonObject = {}): PointExample['from'] =>
  from(
    2,
    { variant: 'family' },
    {
      asked,
      turnOf: 1,
      start: 1,
      subTurns: 1,
      reveals: 2,
      inGame: ['green', 'blue'],
      square: ['B2', null, 'H8', null],
      token: {
        board: { A1: ['bridge-1'], A2: ['bridge-2'], B1: ['bridge-3'], C1: ['castle-1'], C2: ['ruins-1'] },
      },
      ...more,
    },
  );

export const guide: RefereeGuide = {
  notation: `Pawns are written by colour (\`green\`), squares as \`B4\`, tank cards and pictures by id (\`t-34\`, \`castle\`). Capitals, blanks
and commas do not matter; the printed names of tanks (\`Tiger I\`) and the ids of special tokens (\`castle-s\`) are read, too.

| asked | decisions |
| --- | --- |
| \`draftCard\` | \`draft CARD\` |
| \`chooseSoloCards\` | \`choose CARD CARD\` |
| \`chooseSoloBases\` | \`base CARD CORNER\` (\`sw\`, \`nw\`, \`ne\`, \`se\`) |
| \`chooseActive\` | \`activate PAWN CARD\` |
| \`placePawn\` | \`place PAWN SQUARE\` |
| \`returnPawn\` | \`return PAWN with CARD on SQUARE\`, \`skip entry\` |
| \`mainAction\` | \`move PAWN SQUARE SQUARE\` (the squares entered), \`change PAWN to CARD\`; \`shoot …\` before the move with Order change or without a path, \`hold PAWN\` without a path |
| \`shoot\` | \`shoot PAWN AIM SQUARE\` (\`token\`, \`tank\`, \`dud\` to lay one, \`clear\` to remove one, \`artillery\`), \`hold PAWN\`, \`end\` |
| \`moveAfterShot\` | \`move PAWN SQUARE\` |
| \`endTurn\` | \`end\` |
| in each of these four | \`play PICTURE\`, \`assign PICTURE to CARD\` |
| \`keepExtraTank\` | \`keep CARD\` |
| \`familyMove\` | \`go SQUARE\` |
| \`familyReveal\` | \`reveal SQUARE\` |
| \`familyChoosePair\` | \`collect SQUARE SQUARE\` |

A draft is the same text, broken off after one of its steps: \`move green\`, \`move green A3\`. The aim may be left out where only
one thing can be meant.`,
  table: { seats: 4, options: {} },
  state: {
    asked: 'what is asked; `over` after the end',
    ending: 'why it is over',
    turnOf: 'whose turn it is',
    start: 'who began',
    winner: 'who has won by reaching the target',
    picks: 'cards drafted so far (BG-2.3)',
    actions: 'main actions still to begin in this turn (BG-3.11)',
    acting: 'the pawn whose move-and-shoot is going on',
    shotFirst: 'it has shot and owes its move (BG-10.14)',
    pause: 'a pause turn (BG-6.11)',
    progress: 'something was gained in this turn (BG-12.9)',
    fruitless: 'turns in a row without progress',
    square: 'of the pawns green, yellow, blue, red; `null` off the board',
    inGame: 'the pawns that are in the game; in Solo two of the four',
    lost: 'Solo: pawns that the artillery has hit (BG-16.24)',
    damaged: 'cards under repair (BG-6.3)',
    damagedBefore: 'those that were when this turn began (BG-6.15)',
    upgrade: 'by picture: the card that its special token is assigned to',
    spent: 'pictures whose special token is used up',
    'tank.deck': 'the top first',
    'tank.offer': 'laid out for the draft, or for the choice of a Solo game',
    'tank.drawn': 'by an Extra tank; one of them is kept',
    'tank.reserve': 'inactive cards',
    'tank.active': 'the card that a pawn drives',
    'tank.box': 'out of the game',
    'token.box': 'not in the game; only in positions set up by hand',
    'token.bag': 'always empty',
    'token.board': 'by square',
    'token.area': 'taken; in Team with the first seat of the team (BG-14.3)',
    'token.artillery': 'Solo: taken by the artillery',
    'score.box': 'scoring tokens that are not used',
    'score.stack': 'by colour, the top first (BG-1.12)',
    'score.won': 'by seat',
    'score.stock': 'Solo: tanks of the artillery that are not on the board (BG-16.10)',
    'score.board': 'Solo: those on the board, by square',
    'dud.box': 'Family uses none',
    'dud.supply': 'BG-1.20',
    'dud.board': 'by square',
    'dud.letters': 'Solo: what the artillery still draws in this cycle, the top first',
    'dud.digits': 'the same of the digits',
    'dud.revealed': 'drawn in this cycle (BG-16.29)',
    shots: 'Solo: of the artillery so far',
    cycles:
      'Solo: columns and rows of the cycles, eight and eight of each, from 0; those of the present and earlier ones are 0',
    faceUp: 'Family: squares where a token lies face up',
    fresh: 'Family: those revealed in this sub-turn (BG-15.17)',
    reveals: 'Family: tokens still to be revealed in this sub-turn',
    subTurns: 'Family: sub-turns left, the present one included',
  },
  points: {
    draftCard: {
      from: from(
        4,
        { draft: true, startPlayer: 'seat1' },
        {
          asked: 'draftCard',
          turnOf: 1,
          start: 1,
          inGame: ['green', 'yellow', 'blue', 'red'],
          tank: { offer: ['t-34', 'maus', 'luchs', '7tp', 'kv-1', 'panther', 'amx-13', 'cromwell'] },
        },
      ),
      text: 'draft maus',
    },
    chooseSoloCards: {
      from: from(
        1,
        { variant: 'solo', soloCards: 'choose' },
        { asked: 'chooseSoloCards', turnOf: 1, start: 1, cycles: CYCLES, tank: { offer: [...TANK_IDS] } },
      ),
      draft: 'choose luchs',
      text: 'choose luchs maus',
    },
    chooseSoloBases: {
      from: solo('chooseSoloBases', {}, { reserve: [['t-34', 'maus']] }),
      draft: 'base t-34',
      text: 'base t-34 sw',
    },
    chooseActive: {
      from: battle(
        'chooseActive',
        { actions: 0, square: [null, null, null, null] },
        {
          active: {},
          reserve: [
            ['m24-chaffee', 'luchs', 't-34', 'maus'],
            ['7tp', 'amx-13', 'kv-1', 'm4-sherman'],
          ],
        },
      ),
      draft: 'activate green',
      text: 'activate green t-34',
    },
    placePawn: {
      from: battle('placePawn', { actions: 0, square: [null, null, null, null] }),
      draft: 'place green',
      text: 'place green B1',
    },
    returnPawn: {
      from: battle(
        'returnPawn',
        { square: [null, 'A8', 'H8', 'H1'], damaged: ['t-34'], damagedBefore: ['t-34'] },
        {
          active: { yellow: ['m4-sherman'], blue: ['maus'], red: ['kv-1'] },
          reserve: [
            ['t-34', 'm24-chaffee', 'luchs'],
            ['7tp', 'amx-13'],
          ],
        },
      ),
      draft: 'return green with luchs',
      text: 'return green with luchs on A2',
    },
    mainAction: { from: battle('mainAction'), draft: 'move green D5', text: 'move green D5 D6' },
    shoot: {
      from: battle('shoot', { square: ['D6', 'A8', 'H8', 'H1'], actions: 0, acting: 'green' }),
      draft: 'shoot green',
      text: 'shoot green token D7',
    },
    moveAfterShot: {
      from: battle('moveAfterShot', { actions: 0, acting: 'green', shotFirst: true }),
      text: 'move green D5 D6',
    },
    keepExtraTank: {
      from: battle('keepExtraTank', {}, { drawn: ['panther', 'cromwell'] }),
      text: 'keep panther',
    },
    endTurn: { from: battle('endTurn', { actions: 0 }), text: 'end' },
    familyMove: { from: family('familyMove'), text: 'go C3' },
    familyReveal: { from: family('familyReveal'), text: 'reveal A1' },
    familyChoosePair: {
      from: family('familyChoosePair', { reveals: 0, faceUp: ['A1', 'A2', 'B1'], fresh: ['A2', 'B1'] }),
      draft: 'collect A1',
      text: 'collect A1 B1',
    },
  },
};
