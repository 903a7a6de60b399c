/** Every code of a refusal, with the clause that it names. */
import { describe, expect, test } from 'vitest';
import { CLAUSES, type RefusalCode } from '../rules/refusals.ts';
import { given, newGame, startOf, type Table } from './support.ts';

const first = (table: Table): string => table.offers()[0]!.split(' at ')[0]!;
const refit = { at: { 1: 5 }, ap: 5 };
const inWindow = (hand: string, what: Parameters<typeof given>[1] = {}): Table =>
  given('REF-4', { ...what, hand: { 2: hand } }).open('move');
const explosion = { at: { 1: 10, 2: 12, 3: 12 }, weapon: { 1: 'explosive-balloon-1' }, chips: { 1: '11' } };

/**
 * These need a longer way; or no cards of the box lead there, and only the vocabulary of effects has them; or the table
 * says them (table.test.ts).
 */
type Elsewhere =
  | 'LIES_ON_VEHICLE'
  | 'NOT_YOUR_TERRAIN'
  | 'SLOT_FILLED'
  | 'NO_NEIGHBOUR'
  | 'BESIDE_OWN_START'
  | 'USED_THIS_TURN'
  | 'NO_SUCH_ORDER'
  | 'PRESSURE_FULL'
  | 'NO_SWAP';
type Direct = Exclude<RefusalCode, Elsewhere>;

/** Code → a table, a decision that is refused for it, and the seat if it is not the active one. */
const CASES: Readonly<Record<Direct, readonly [() => Table, string, number?]>> = {
  GAME_OVER: [() => given('REF-4', { turn: 4, progress: { 4: 47 } }).play('move'), 'move', 4],
  NOT_YOUR_TURN: [() => given('REF-4'), 'move', 2],
  OTHERS_ARE_ASKED: [() => inWindow('coal-1'), 'move', 1],
  OTHER_QUESTION: [() => given('REF-4'), 'keep'],
  BAD_DECISION: [() => given('REF-4', { hand: { 1: 'fog' } }), 'play fog'],
  UNREADABLE: [() => given('REF-4'), 'hello'],

  NATION_TAKEN: [() => newGame(4, { nations: 'choose' }).play('nation russia'), 'nation russia', 2],
  NO_SUCH_SLOT: [() => newGame(4), 'place sea-indian at 1.2'],

  NOT_ENOUGH_AP: [() => given('REF-4', { ap: 1 }), 'move'],
  NO_AP: [() => given('REF-4', { ap: 0 }), 'move'],
  NO_AP_FOR_FREE_ACTION: [
    () => given('REF-4', { ap: 0, hand: { 1: 'field-workshop' } }),
    'play field-workshop',
  ],
  EMPTY_SLOT: [() => given('REF-4'), 'throw crew'],
  NOT_IN_HAND: [() => given('REF-4'), 'play gunner'],
  HALTED: [() => given('REF-4', { at: { 1: 1 }, active: 'customs-check' }).play('move'), 'move'],

  NOT_COAL: [() => given('REF-4', { hand: { 1: 'fog' } }), 'shovel fog'],
  BOILER_FULL: [() => given('REF-4', { hand: { 1: 'coal-1' }, pressure: { 1: 9 } }), 'shovel coal-1'],
  SHOVEL_FORBIDDEN: [() => given('REF-4', { hand: { 1: 'coal-1' }, active: 'wet-coal' }), 'shovel coal-1'],

  TURN_START_ONLY: [() => given('REF-4', { hand: { 1: 'full-steam' } }).play('move'), 'play full-steam'],
  AP_FULL: [() => given('REF-4', { ap: 9, hand: { 1: 'full-steam' } }), 'play full-steam'],
  NO_CONVERSION: [
    () => given('REF-4', { ap: 9, pressure: { 1: 9 }, hand: { 1: 'relief-valve' } }),
    'play relief-valve 1',
  ],
  START_CARD: [() => given('REF-4', { hand: { 1: 'new-maps' } }), 'play new-maps 3 for sea-indian'],
  CARD_OCCUPIED: [
    () => given('REF-4', { at: { 1: 5 }, hand: { 1: 'new-maps' } }),
    'play new-maps 1 for sea-indian',
  ],
  NOT_IN_RESERVE: [() => given('REF-4', { hand: { 1: 'new-maps' } }), 'play new-maps 1 for sea-pacific'],
  NOTHING_TO_DRAW: [() => given('REF-4', { hand: { 1: 'telegram' }, hoard: 2 }), 'play telegram'],
  NOTHING_TO_SALVAGE: [() => given('REF-4', { hand: { 1: 'salvage-yard' } }), 'play salvage-yard'],
  CREW_ABOARD: [() => given('REF-4', { crew: { 1: 'stoker' }, hand: { 1: 'gunner' } }), 'play gunner'],

  NOT_AT_ONESELF: [() => given('REF-4', { hand: { 1: 'fog' } }), 'play fog on P1'],
  NO_SUCH_PLAYER: [() => given('REF-3', { hand: { 1: 'fog' } }), 'play fog on P4'],
  NO_AP_TO_INTERFERE: [
    () => given('REF-4', { ap: 0, hand: { 1: 'fog' }, options: { freeActionsAtZeroAp: true } }),
    'play fog on P2',
  ],
  PRESSURE_TOO_LOW: [
    () => inWindow('sabotage', { pressure: { 2: 3 }, upgrade: { 1: 'skids' } }),
    'play sabotage on P1 upgrade',
    2,
  ],
  NOTHING_TO_REMOVE: [() => given('REF-4', { hand: { 1: 'homesickness' } }), 'play homesickness on P2'],
  NO_HAND_TO_SPY: [() => given('REF-4', { hand: { 1: 'spy' } }), 'play spy on P2'],
  ONLY_IN_RESPONSE: [() => given('REF-4', { hand: { 1: 'not-with-us' } }), 'react not-with-us'],
  DOES_NOT_FIT: [
    () => given('REF-4', { hand: { 1: 'strike', 2: 'evasive-manoeuvre' } }).open('play strike on P2'),
    'react evasive-manoeuvre',
    2,
  ],
  ONLY_AGAINST_DAMAGE: [
    () =>
      given('REF-4', {
        at: { 2: 1 },
        weapon: { 1: 'rocket' },
        upgrade: { 2: 'skids' },
        hand: { 2: 'emergency-armour' },
      }).open('fire at P2 upgrade'),
    'react emergency-armour',
    2,
  ],

  NO_WEAPON: [() => given('REF-4'), 'fire at P2 damage'],
  OUT_OF_RANGE: [() => given('REF-4', { weapon: { 1: 'rocket' } }), 'fire at P2 damage'],
  TOO_NEAR: [() => given('REF-4', { weapon: { 1: 'earth-torpedo' }, at: { 2: 4 } }), 'fire at P2 damage'],
  NOTHING_TO_DESTROY: [() => given('REF-4', { weapon: { 1: 'earth-torpedo' } }), 'fire at P2 weapon'],
  BALLOON_IS_LAUNCHED: [() => given('REF-4', { weapon: { 1: 'explosive-balloon-1' } }), 'fire at P2 damage'],
  IS_NO_BALLOON: [() => given('REF-4', { weapon: { 1: 'rocket' } }), 'launch back'],
  FIRED_ALREADY: [
    () => given('REF-4', { weapon: { 1: 'explosive-balloon-1' }, chips: { 1: '9' } }),
    'launch back',
  ],
  NOT_A_VICTIM: [() => startOf('REF-4', explosion).play('keep', 'drift forward'), 'hit P4'],

  NOT_AT_CAMP: [() => given('REF-4', { hand: { 1: 'rocket' } }), 'install rocket'],
  SLOT_TAKEN: [
    () => given('REF-4', { ...refit, weapon: { 1: 'rocket' }, hand: { 1: 'rocket' } }),
    'install rocket',
  ],
  NOTHING_TO_REARM: [() => given('REF-4', { ...refit, upgrade: { 1: 'springs' } }), 'rearm'],
  NOTHING_TO_USE: [() => given('REF-4', { upgrade: { 1: 'skids' } }), 'use cover'],
  COVERED: [() => given('REF-4', { upgrade: { 1: 'covered springs' } }), 'use cover'],

  NOT_IN_THEIR_HAND: [
    () => given('REF-4', { hand: { 1: 'spy', 2: 'coal-1' } }).play('play spy on P2'),
    'discard rocket',
  ],
  NO_BASE_CAMP_CARD_NOW: [
    () => given('REF-4', { asked: 'discardHand', hand: { 1: 'rocket' } }),
    'draw base-camp',
  ],
  NOTHING_TO_REPLACE: [
    () =>
      given('REF-4', {
        asked: 'discardHand',
        hand: { 1: 'coal-1' },
        options: { baseCampRefill: 'replaceOnly' },
      }),
    'draw base-camp',
  ],
  DECK_OUT: [() => given('REF-4', { asked: 'discardHand', hand: { 1: 'coal-1' }, hoard: 2 }), 'draw travel'],
  HAND_IS_FULL: [
    () => given('REF-4', { asked: 'discardHand', hand: { 1: 'coal-1 coal-1 coal-1 coal-1 coal-1' } }),
    'draw travel',
  ],
};
const CODES = Object.keys(CASES) as Direct[];

describe('refusals', () => {
  test.each(CODES)(
    '%s names its clause [EC-5.2, EC-5.4, EC-9.15, EC-11.5, EC-12.5, EC-13.3, EC-14.5, EC-16.9]',
    (code) => {
      const [table, text, seat] = CASES[code];
      expect(table().refused(text, seat)).toBe(`${code} ${CLAUSES[code]}`);
    },
  );

  test('in world creation [EC-2.5, EC-2.6, EC-2.7]', () => {
    const table = newGame(3);
    const foreign = table.state.terrain
      .list(table.state.terrain.zone('hand', 1))
      .map((card) => table.state.terrain.plan.ids[card])[0];
    expect(table.refused(`place ${foreign} at 1.0`)).toBe('NOT_YOUR_TERRAIN EC-2.5');
    expect(table.refused(`${first(table)} at 2.0`)).toBe('BESIDE_OWN_START EC-2.7');
    table.play(`${first(table)} at 1.0`);
    expect(table.refused(`${first(table)} at 1.0`)).toBe('SLOT_FILLED EC-2.6');
    expect(table.refused(`${first(table)} at 3.1`)).toBe('NO_NEIGHBOUR EC-2.6');
  });

  test('a second use of springs that were re-armed [EC-13.12]', () => {
    const table = given('REF-4', { at: { 1: 3 }, upgrade: { 1: 'springs' }, ap: 9 }).play(
      'use cover',
      'rearm',
    );
    expect([table.on(), table.upgrade()]).toEqual(['s5', 'springs']);
    expect(table.refused('use cover')).toBe('USED_THIS_TURN EC-13.12');
  });

  test('New Maps without an empty card [EC-17.13]', () => {
    const table = given('REF-4', {
      at: { 1: 4, 2: 20, 3: 28, 4: 44 },
      chips: { 1: '8 adrift P1', 2: '16 adrift P1' },
      hand: { 1: 'new-maps' },
    });
    // Two cards are still empty.
    expect(table.after('play new-maps').map((text) => text.split(' ')[0])).toEqual([
      '8',
      '8',
      '8',
      '10',
      '10',
      '10',
    ]);
    expect(table.refused('play new-maps 2 for sea-indian')).toBe('CARD_OCCUPIED EC-17.13');
  });
});
