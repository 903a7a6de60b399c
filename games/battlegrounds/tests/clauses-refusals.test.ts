/** Every code of a refusal, with the clause that it names. */
import { describe, expect, test } from 'vitest';
import { seatOf } from '#engine/seats.ts';
import { battlegrounds } from '../rules/game.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Given } from './frames.ts';
import { given, newGame, type Table } from './support.ts';

const off: Given = { asked: 'returnPawn', on: { green: 'off' }, damaged: 't-34' };
const area = (text: string): Given => ({ area: { 1: text } });
const aim: Given = { moved: 'green', on: { green: 'D4', blue: 'D5', yellow: 'E4' } };
const solo = (more: Given = {}) => given('S1', { tokens: 'L0', ...more });

/** Code → a table, a decision that is refused for it, and the seat if it is not the one on turn. */
const CASES: Readonly<Record<keyof typeof CLAUSES, readonly [() => Table, string, number?]>> = {
  GAME_OVER: [() => given('B4', { asked: 'endTurn', fruitless: 39 }).play('end'), 'end', 1],
  NOT_YOUR_TURN: [() => given('B4'), 'move yellow A7 A6', 2],
  OTHER_QUESTION: [() => given('B4'), 'keep maus'],
  BAD_DECISION: [() => given('B4', { moved: 'green' }), 'shoot green'],
  UNREADABLE: [() => given('B4'), 'hello'],
  NOT_LAID_OUT: [() => newGame(4, { draft: true }), 'draft x'],
  TWO_CARDS: [() => newGame(1, { variant: 'solo', soloCards: 'choose' }), 'choose maus maus'],
  NOT_YOUR_CARD: [() => given('B4', off), 'return green with maus on A1'],
  CARD_IN_USE: [() => given('B2'), ''],
  CORNER_TAKEN: [() => newGame(1, { variant: 'solo' }), ''],
  NEXT_CARD_FIRST: [() => newGame(1, { variant: 'solo' }), ''],
  NEXT_PAWN_FIRST: [() => newGame(2), 'activate blue maus'],
  NOT_IN_BASE: [() => newGame(4), ''],
  PAWN_NOT_MISSING: [() => given('B2', off), 'return blue with luchs on A1'],
  LOST_PAWN_LATER: [
    () => solo({ ...off, on: { green: 'off', blue: 'off' }, lost: 'blue', reserve: { 1: 'panther' } }),
    'return blue with panther on H8',
  ],
  NO_RETURN_SQUARE: [() => given('B4', off), 'return green with t-34 on A3'],
  FREE_SQUARE_FIRST: [() => given('B4', { ...off, duds: 'A2' }), 'return green with t-34 on A2'],
  DUD_SQUARE_FIRST: [() => given('B4', off), ''],
  NEAREST_SQUARE: [
    () => given('B4', { ...off, on: { green: 'off', yellow: 'A1', blue: 'A2', red: 'B1' } }),
    'return green with t-34 on C1',
  ],
  MUST_RETURN: [() => given('B4', off), 'end'],
  NOT_YOUR_TANK: [() => given('B4'), 'move yellow A7 A6'],
  TANK_OFF_BOARD: [() => given('B2', { on: { blue: 'off' } }), 'move blue H7 H6'],
  ONLY_THIS_TANK: [() => given('B2', { moved: 'green' }), 'hold blue'],
  OFF_THE_BOARD: [() => given('B4'), 'move green A3 A4'],
  WRONG_DIRECTION: [() => given('B4'), 'move green B2 C3'],
  MUST_GO_STRAIGHT: [() => given('B4'), 'move green A2 B2'],
  WRONG_DISTANCE: [() => given('B4'), 'move green A2'],
  ENDS_ON_TANK: [() => given('B4', { on: { blue: 'A3' } }), 'move green A2 A3'],
  ENDS_ON_ARTILLERY: [() => solo({ bare: 'A3', artilleryTanks: 'A3' }), 'move green A2 A3'],
  ENDS_AT_START: [() => given('B4', { carries: { 't-34': 'crossroads' } }), 'move green A2 A1'],
  NO_PATH: [() => given('B4'), ''],
  OTHER_TANK_CAN_MOVE: [() => given('B2', { turn: 2, on: { blue: 'G2' } }), 'hold red'],
  MUST_MOVE: [() => given('B4'), 'hold green'],
  MOVE_FIRST: [() => given('B4'), 'shoot green dud A2'],
  MOVED_ALREADY: [() => given('B4', { moved: 'green' }), 'move green A2 A3'],
  MOVE_OWED: [
    () => given('B4', { carries: { 't-34': 'ruins' } }).play('shoot green dud A2'),
    'shoot green clear A2',
  ],
  ONE_SHOT: [() => given('B4', { moved: 'green' }).play('shoot green dud A2'), 'shoot green dud B1'],
  WRONG_SHOT: [() => given('B4', aim), 'shoot green dud D6'],
  NOTHING_TO_SHOOT: [() => given('B4'), ''],
  NO_TOKEN_THERE: [() => given('B4', aim), 'shoot green token D5'],
  NOT_EMPTY: [() => given('B4', aim), 'shoot green dud D5'],
  NO_DUD_LEFT: [
    () => given('B4', { ...aim, duds: 'A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 C1 C2' }),
    'shoot green dud C4',
  ],
  NO_DUDS_IN_SOLO: [() => solo({ moved: 'green', bare: 'A2' }), 'shoot green dud A2'],
  NO_DUD_THERE: [() => given('B4', aim), 'shoot green clear C4'],
  NO_TANK_THERE: [() => given('B4', aim), 'shoot green tank C4'],
  FRIENDLY_TANK: [() => given('T4', aim), 'shoot green tank D5'],
  NO_ARTILLERY_THERE: [() => given('B4', aim), 'shoot green artillery C4'],
  NAME_THE_TARGET: [() => given('B4', { ...aim, tokens: { D5: 'ruins-1' } }), 'shoot green D5'],
  NO_ACTION_LEFT: [() => given('B4').play('change green to m24-chaffee'), 'move green A2 A3 A4'],
  PAUSE_TURN: [() => given('B4', off).play('return green with t-34 on A1'), 'move green A2 A3'],
  CARD_NOT_IN_RESERVE: [() => given('B4'), 'change green to maus'],
  CARD_DAMAGED: [() => given('B4', { damaged: 'm24-chaffee' }), 'change green to m24-chaffee'],
  CHANGE_OFF_BOARD: [() => given('B2', { on: { blue: 'off' } }), 'change blue to luchs'],
  ACT_FIRST: [() => given('B4'), 'end'],
  NO_SPECIAL: [() => given('B4'), 'play airfield'],
  NEEDS_PAIR: [() => given('B4', area('airfield-s')), 'play airfield'],
  USED_UP: [() => given('B4', { ...area('airfield-s airfield-1'), spent: 'airfield' }), 'play airfield'],
  ASSIGNED_ALREADY: [() => given('B4', { carries: { 't-34': 'ruins' } }), 'assign ruins to t-34'],
  NOT_AN_ACTION: [() => given('B4', area('ruins-s ruins-1')), 'play ruins'],
  NOT_AN_UPGRADE: [() => given('B4', area('airfield-s airfield-1')), 'assign airfield to t-34'],
  NO_TANK_FOR_EXTRA_TURN: [
    () => given('B4', { ...area('airfield-s airfield-1'), asked: 'endTurn', on: { green: 'off' } }),
    'play airfield',
  ],
  DECK_EMPTY: [() => given('B4', { ...area('factory-s factory-1'), deck: '' }), 'play factory'],
  NOT_DRAWN: [() => given('B4', area('factory-s factory-1')).play('play factory'), 'keep maus'],
  KEEP_FIRST: [() => given('B4', area('factory-s factory-1')).play('play factory'), 'end'],
  NOT_ACTIVE: [() => given('B4', area('ruins-s ruins-1')), 'assign ruins to m24-chaffee'],
  NO_SLOT: [
    () => given('B4', { ...area('ruins-s ruins-1'), carries: { 't-34': 'castle bunker' } }),
    'assign ruins to t-34',
  ],
  ENTRY_NOT_OPTIONAL: [() => solo(off), 'skip entry'],
  TOO_FAR: [() => given('F2'), 'go D1'],
  PAWN_THERE: [() => given('F2', { on: { blue: 'A2' } }), 'go A2'],
  NOT_BESIDE_PAWN: [() => given('F2').play('go A1'), 'reveal C3'],
  UNDER_OWN_PAWN: [() => given('F2').play('go A1'), 'reveal A1'],
  FACE_UP_ALREADY: [() => given('F2', { on: { green: 'C3' } }).play('go C3'), 'reveal D4'],
  NO_TOKEN_TO_REVEAL: [() => given('F2', { bare: 'A2' }).play('go A1'), 'reveal A2'],
  NOT_OF_THE_THREE: [
    () =>
      given('F2', {
        tokens: { A2: 'ruins-1', B1: 'ruins-2', D4: 'ruins-s', H1: 'castle-1' },
        faceUp: 'D4',
      }).play('go A1', 'reveal A2', 'reveal B1'),
    'collect A2 H1',
  ],
};
const CODES = Object.keys(CASES) as (keyof typeof CLAUSES)[];

describe('refusals', () => {
  // Those without a decision need a longer way, or are reasons of a draft that is not complete; see below.
  test.each(CODES.filter((code) => CASES[code][1] !== '' && code !== 'NOT_LAID_OUT'))(
    '%s names its clause [BG-3.7, BG-4.2, BG-5.13, BG-6.18, BG-15.10]',
    (code) => {
      const [table, text, seat] = CASES[code];
      expect(table().refused(text, seat)).toBe(`${code} ${CLAUSES[code]}`);
    },
  );

  test('at set-up [BG-1.15, BG-1.17, BG-1.18, BG-2.3, BG-16.5]', () => {
    const draft = newGame(4, { draft: true });
    expect(draft.refused(`draft ${draft.deck.split(' ')[0]}`)).toBe('NOT_LAID_OUT BG-2.3');
    const two = newGame(2);
    const [first] = two.reserve(1).split(' ');
    two.play(`activate green ${first}`);
    expect(two.refused(`activate blue ${first}`)).toBe('CARD_IN_USE BG-1.17');
    const alone = newGame(1, { variant: 'solo' });
    const [one, other] = alone.state.tank
      .list(alone.state.tank.zone('reserve', 0))
      .map((card) => alone.state.tank.plan.ids[card]);
    expect(alone.refused(`base ${other} sw`)).toBe('NEXT_CARD_FIRST BG-16.5');
    alone.play(`base ${one} sw`);
    expect(alone.refused(`base ${other} sw`)).toBe('CORNER_TAKEN BG-16.5');
    const four = newGame(4);
    four.play(four.offers()[0]!);
    expect(four.refused('place green H8')).toBe('NOT_IN_BASE BG-1.18');
  });

  test('of drafts that lead nowhere [BG-4.20, BG-5.19]', () => {
    const reason = (table: Table, ...draft: number[]): string | undefined =>
      battlegrounds.refuse(table.state, seatOf(table.turn), draft, false)?.code;
    const blocked = given('B4', { turn: 4, on: { blue: 'G2' } });
    expect(reason(blocked, step(VERB.move, 3))).toBe('NO_PATH');
    const table = given('B4', {
      moved: 'green',
      on: { green: 'D4' },
      drives: { green: 'luchs' },
      duds: 'A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 D1 D2',
    });
    expect(table.shots('green')).toEqual([]);
    expect(reason(table, step(VERB.shoot, 0))).toBe('NOTHING_TO_SHOOT');
  });

  test('off a base with a dud square only [BG-6.18]', () => {
    const on = { green: 'off', yellow: 'A1', red: 'B1' };
    const table = given('B4', { ...off, on, duds: 'A2' });
    expect(table.after('return green with t-34')).toEqual(['on A2']);
    expect(table.refused('return green with t-34 on B2')).toBe('DUD_SQUARE_FIRST BG-6.18');
    expect(table.refused('return green with t-34 on A1')).toBe('NO_RETURN_SQUARE BG-6.17');
  });
});
