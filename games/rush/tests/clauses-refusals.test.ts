/** The clause that a refusal names if several are broken (RUSH-13.8 to RUSH-13.10), and every refusal code. */
import { describe, expect, test } from 'vitest';
import { KINDS } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import { CLAUSES } from '../rules/refusals.ts';
import { step, VERB } from '../rules/steps.ts';
import { type Given, given } from './support.ts';

/** Checks the clauses by which decisions are refused in a position, which is reached by `first`. */
const clauses = (
  position: Given,
  first: string[],
  ...wanted: [text: string, clause: string, seat?: number][]
) => {
  const table = given(position).play(...first);
  for (const [text, clause, seat] of wanted) expect(table.illegal(text, seat), text).toBe(clause);
};

describe('several clauses broken', () => {
  const payer: Given = {
    seats: 3,
    hand: { 1: 'base-s2-1, Tech, ussr-t-44, ussr-zis-5, E, usa-m3-stuart' },
    reserve: 'germany-maus, ussr-t-26, ussr-ms-1, germany-panzer-i',
    on: { 'S1.1': 'usa-m6', 'S1.2': 'usa-t29' },
  };
  test('paying: 3.15, 4.2, 3.8, 4.8, 4.5, 4.21, 4.22, 4.4 or 4.12, 4.20 [RUSH-13.8]', () => {
    const played = { ...payer, more: { played: ['ussr-t-44'] } };
    clauses(
      played,
      [],
      ['buy germany-maus with ussr-t-44, Tech, base-s2-1, ussr-zis-5', '3.15'],
      ['buy germany-maus with ussr-t-44, Tech, ussr-zis-5', '4.2'],
      ['buy germany-maus with ussr-t-44, ussr-zis-5', '3.8'],
      ['buy germany-maus', '4.5'],
      ['buy germany-maus with ussr-zis-5', '4.21'],
      ['buy germany-maus with E', '4.4'],
      ['buy usa-t20 with ussr-zis-5', '4.21'],
      ['buy usa-t20 with E', '4.4'],
    );
    clauses(
      {
        ...payer,
        more: { played: ['ussr-t-44'], purchases: 1, paid: 1, paidCards: 1, bought: [0, 1, 0, 0] },
      },
      [],
      ['buy germany-maus with Tech', '4.2'],
      ['buy germany-maus with ussr-t-44', '3.8'],
      ['buy germany-maus', '4.8'],
      ['buy germany-maus with ussr-zis-5', '4.8'],
    );
    const account = {
      purchases: 1,
      nationalPaid: [5, 0, 0, 0],
      nationalCards: [1, 0, 0, 0],
      bought: [1, 0, 0, 0],
    };
    clauses(
      { ...payer, hand: { 1: 'E, germany-vk-3001' }, more: { conscription: true, ...account } },
      [],
      ['buy germany-panzer-i', '4.22'],
      ['buy usa-t20', '4.22'],
      ['buy germany-maus with E', '4.12'],
      ['buy ussr-bt-7', '4.4'],
    );
    clauses(
      {
        ...payer,
        reserve: 'germany-panzer-iii, usa-t29',
        on: {},
        hand: { 1: 'E' },
        more: { conscription: true, ...account },
      },
      [],
      ['buy germany-panzer-iii with E', '4.20'],
    );
  });

  test('abilities: 3.15, 3.16, 3.18, 3.8, 5.1 [RUSH-13.8]', () => {
    clauses(
      {
        seats: 3,
        hand: { 1: 'base-s2-1, E, medal-usa-single, ussr-t-28, ussr-kv-1, ussr-t-34' },
        more: { played: ['ussr-t-28', 'ussr-t-34'] },
      },
      [],
      ['play base-s2-1', '3.15'],
      ['play E', '3.16'],
      ['play medal-usa-single', '3.18'],
      ['play ussr-t-34', '3.8'],
      ['play ussr-t-28', '3.8'],
      ['play ussr-kv-1', '5.1'],
      ['play ussr-t-34 without Reinforcements', '3.8'],
    );
  });

  test('deploying: 3.15, 3.16, 3.17, 3.18, 3.8, 5.4, 5.18, 5.7, 5.8 [RUSH-13.8, RUSH-13.9]', () => {
    const hand = {
      1: 'base-s2-1, E, Tech, Vol, medal-usa-single, ussr-m-72, ussr-ba-10, ussr-kv-1, ussr-t-28',
    };
    const wanted: [string, string][] = [
      ['deploy base-s2-1 on S2.1', '3.15'],
      ['deploy E on S2.1', '3.16'],
      ['deploy Tech on S2.1', '3.17'],
      ['deploy Vol on S2.1', '3.17'],
      ['deploy medal-usa-single on S2.1', '3.18'],
      ['deploy ussr-m-72 on S2.1', '3.8'],
      ['deploy ussr-t-28 on S2.1', '3.8'],
      ['deploy ussr-ba-10 on S2.1', '5.4'],
    ];
    const more = { played: ['ussr-m-72', 'ussr-t-28'] };
    clauses(
      { seats: 3, hand, on: { 'S1.1': 'usa-m6' }, more },
      [],
      ...wanted,
      ['deploy ussr-kv-1 on S2.1', '5.7'],
      ['deploy ussr-kv-1 on S1.1', '5.8'],
      ['deploy ussr-kv-1 on nowhere', '5.7'],
    );
    clauses(
      { seats: 3, hand, lost: 'S1.1, S1.2, S1.3', more: { ...more, trigger: 'bases' } },
      [],
      ...wanted,
      ['deploy ussr-kv-1 on S2.1', '5.18'],
    );
  });

  test('declaring: 3.15, 3.16, 3.17, 3.18, 7.1, 3.8, 7.2, 7.3, 7.21 [RUSH-13.8]', () => {
    const position: Given = {
      seats: 3,
      hand: { 1: 'base-s2-1, E, Tech, medal-usa-single, ussr-m-72, ussr-kv-1, usa-m10-wolverine, ussr-t-28' },
      more: { played: ['ussr-t-28'] },
    };
    clauses(
      position,
      [],
      ['attack with base-s2-1, E, Tech, medal-usa-single', '3.15'],
      ['attack with E, Tech, medal-usa-single', '3.16'],
      ['attack with Tech, medal-usa-single, ussr-m-72', '3.17'],
      ['attack with medal-usa-single, ussr-t-28, ussr-m-72', '3.18'],
      ['attack with ussr-t-28, ussr-m-72, usa-m10-wolverine', '3.8'],
      ['attack with ussr-m-72, usa-m10-wolverine', '7.2'],
      ['attack with ussr-kv-1, usa-m10-wolverine', '7.3'],
      ['attack with usa-m10-wolverine', '7.21'],
      ['attack', '7.1'],
    );
    clauses(
      { ...position, more: { played: ['ussr-t-28'], attacked: true } },
      [],
      ['attack with medal-usa-single, ussr-kv-1', '3.18'],
      ['attack with ussr-t-28, ussr-m-72', '7.1'],
      ['attack with usa-m10-wolverine', '7.1'],
    );
  });

  test('attack steps: 7.20, 7.23, 7.5, 7.22, 6.40, 6.41, 7.6 [RUSH-13.8, RUSH-13.9]', () => {
    clauses(
      {
        hand: { 1: 'ussr-t-35, ussr-su-76, ussr-t-28, ussr-t-43' },
        on: { 'S2.1': 'france-d1' },
        lost: 'S2.2, S2.3',
      },
      ['attack with ussr-t-35, ussr-su-76, ussr-t-28'],
      ['play ussr-t-43', '7.20'],
      ['attack with ussr-t-43', '7.20'],
      ['yes', '7.20'],
      ['end', '7.23'],
      ['ussr-t-43 hits S1.1', '7.5'],
      ['E hits france-d1', '7.5'],
      ['ussr-t-35 hits france-d1', '7.22'],
      ['ussr-su-76 hits S2.1', '6.41'],
      ['ussr-su-76 hits S1.1', '6.41'],
      ['ussr-t-28 hits S2.1', '7.6'],
    );
    clauses(
      { hand: { 1: 'ussr-t-35, ussr-t-28' }, on: { 'S2.1': 'france-d1' } },
      ['attack with ussr-t-35, ussr-t-28'],
      ['ussr-t-35 hits france-d1', '6.40'],
      ['ussr-t-35 hits usa-t29', '6.40'],
      ['ussr-t-35 hits S2.1', '7.6'],
      ['ussr-t-35 hits S1.1', '7.6'],
    );
  });
});

describe('other refusals', () => {
  test('out of turn or in another step: 3.1 [RUSH-13.9]', () => {
    const position: Given = { hand: { 1: 'E', 2: 'ussr-t-28, ussr-m-72' }, reserve: 'ussr-ms-1, usa-t29' };
    for (const text of [
      'end',
      'buy ussr-ms-1',
      'play ussr-m-72',
      'deploy ussr-t-28 on S9.9',
      'attack with ussr-t-28',
      'ussr-t-28 hits germany-tiger',
      'siege germany-tiger',
      'gain ussr-ms-1 with E',
      'play ussr-m-72 without Sabotage',
      'yes',
      'discard E',
    ])
      clauses(position, [], [text, '3.1', 2]);
    for (const text of [
      'place on S1.1',
      'siege S2.1',
      'gain ussr-ms-1',
      'repair E',
      'take 1 single',
      'expose ussr-t-28 on S1.1',
    ])
      clauses(position, [], [text, '3.1']);
    const asked = { turn: 2, options: { reserveRefresh: 'optionalAtStart' }, hand: { 1: 'ussr-t-28' } };
    clauses(asked, ['end'], ['deploy ussr-t-28 on S1.1', '3.1'], ['end', '3.1'], ['discard E', '3.1']);
  });

  test('while a decision waits: 5.3, or 3.14 for the end [RUSH-13.9, RUSH-5.3]', () => {
    const hand = {
      1: 'ussr-t-28, E, ussr-t-43, ussr-stz-5, Tech, germany-panzerwerfer-42, ussr-m-72',
      2: 'E, Vol',
    };
    const position: Given = { hand, depot: { 1: 'E, Vol' }, reserve: 'ussr-ms-1, ussr-t-26' };
    for (const act of ['ussr-t-43', 'ussr-stz-5', 'Tech', 'germany-panzerwerfer-42', 'ussr-m-72'])
      clauses(
        position,
        [`play ${act}`],
        ['deploy ussr-t-28 on S1.1', '5.3'],
        ['buy ussr-ms-1 with E', '5.3'],
        ['attack with ussr-t-28', '5.3'],
        ['yes', '5.3'],
        ['end', '3.14'],
        ['end', '3.1', 2],
      );
    // An opponent who owes a card to Sabotage can do nothing else.
    clauses(
      position,
      ['play ussr-m-72'],
      ['buy ussr-ms-1 with E', '3.1', 2],
      ['discard Tech', '6.8', 2],
      ['discard E', '5.3', 1],
    );
  });

  test('a Base card: 3.15 wherever it lies; other cards outside the hand: 3.13 [RUSH-13.9]', () => {
    clauses(
      { hand: { 1: 'E' }, seats: 3, depot: { 1: 'base-s2-1, ussr-t-28' }, reserve: 'ussr-ms-1, usa-t29' },
      [],
      ['play base-s2-1', '3.15'],
      ['attack with base-s3-3, ussr-t-28', '3.15'],
      ['buy ussr-ms-1 with base-s1-1', '3.15'],
      ['attack with ussr-t-28', '3.13'],
      ['play Tech', '3.13'],
      ['deploy medal-usa-single on S1.1', '3.13'],
      ['buy ussr-t-28 with E', '4.4'],
      ['buy ussr-t-28 with Tech', '3.13'],
    );
  });

  test('decisions that do not exist [RUSH-13.10]', () => {
    clauses(
      { hand: { 1: 'ussr-t-34-85, Tech, usa-willys-mb, E' }, reserve: 'ussr-ms-1, ussr-t-26, usa-t29' },
      [],
      ['discard Tech', '3.12'],
      ['play ussr-t-34-85 for Conscription', '5.5'],
      ['play ussr-t-34-85 without Reinforcements', '5.5'],
    );
    clauses(
      { hand: { 1: 'usa-willys-mb, E' }, reserve: 'ussr-ms-1, ussr-t-26, usa-t29' },
      ['play usa-willys-mb'],
      ['gain usa-t29 with E', '6.27'],
      ['gain ussr-ms-1 with E', '6.27'],
      ['gain usa-t29', '6.26'],
    );
  });
});

test('every refusal code occurs with its clause [RUSH-13.3]', () => {
  const seen = new Map<string, string>();
  const look = (position: Given, first: string[], ...texts: (string | [string, number])[]) => {
    const table = given(position).play(...first);
    for (const one of texts) {
      const { code, clause } = typeof one === 'string' ? table.refusal(one) : table.refusal(...one);
      seen.set(code, clause);
    }
    return table;
  };
  const over = look({ turn: 2, more: { trigger: 'bases' } }, ['end'], ['end', 1]);
  expect(over.match.outcome).toBeDefined();
  const rich: Given = {
    seats: 3,
    hand: {
      1: 'base-s3-3, E, Tech, Vol, medal-usa-single, ussr-t-28, ussr-m-72, ussr-kv-1, usa-m10-wolverine, ussr-zis-5, ussr-t-34, ussr-su-76, ussr-t-35',
      2: 'E',
    },
    on: { 'S1.1': 'usa-m6', 'S2.1': 'france-d1', 'S2.2': 'usa-m32-trv' },
    reserve: 'germany-maus, ussr-t-26, ussr-ms-1, germany-panzer-i',
    more: { played: ['ussr-t-28'] },
  };
  look(
    rich,
    [],
    ['end', 2],
    'place on S1.1',
    'hm',
    'play nonsense',
    'discard Tech',
    'play ussr-t-34 for nothing',
  );
  look(
    rich,
    [],
    'play base-s3-3',
    'play usa-t29',
    'play ussr-t-28',
    'play E',
    'deploy Vol on S1.2',
    'play medal-usa-single',
  );
  look(
    rich,
    [],
    'buy ussr-ms-1 with Vol',
    'buy ussr-ms-1',
    'buy germany-maus with ussr-zis-5',
    'buy germany-maus with E',
    'buy usa-t29 with E',
  );
  look(rich, ['buy ussr-ms-1 with E'], 'buy ussr-t-26 with medal-usa-single');
  look(
    rich,
    ['play Vol', 'buy ussr-ms-1 with ussr-zis-5'],
    'buy germany-panzer-i',
    'buy germany-maus with E',
  );
  look(
    {
      ...rich,
      hand: { 1: 'ussr-zis-5, E, E' },
      reserve: 'ussr-su-85, germany-panzer-iv',
      more: { conscription: true },
    },
    ['buy ussr-su-85 with ussr-zis-5'],
    'buy germany-panzer-iv with E, E',
  );
  look(
    rich,
    [],
    'play ussr-kv-1',
    'deploy ussr-m-72 on S1.2',
    'deploy ussr-kv-1 on S2.1',
    'deploy ussr-kv-1 on S1.1',
  );
  look(
    { hand: { 1: 'ussr-kv-1' }, lost: 'S1.1, S1.2, S1.3', more: { trigger: 'bases' } },
    [],
    'deploy ussr-kv-1 on S1.1',
  );
  look({ ...rich, more: { attacked: true } }, [], 'attack with ussr-kv-1');
  look(rich, [], 'attack', 'attack with ussr-m-72', 'attack with ussr-kv-1, usa-m10-wolverine', 'yes');
  look({ hand: { 1: 'ussr-su-76' } }, [], 'attack with ussr-su-76');
  const guarded = { 'S2.1': 'ussr-t-28', 'S2.2': 'france-d1', 'S2.3': 'usa-m2-medium' };
  look({ hand: { 1: 'ussr-t-35' }, on: guarded }, [], 'attack with ussr-t-35');
  look(
    { hand: { 1: 'ussr-t-28' }, lost: 'S2.1, S2.2, S2.3', more: { trigger: 'bases' } },
    [],
    'attack with ussr-t-28',
  );
  look(
    rich,
    ['attack with ussr-kv-1, ussr-su-76, ussr-t-35'],
    'ussr-t-28 hits S3.1',
    'ussr-t-35 hits france-d1',
    'ussr-su-76 hits S3.1',
    'ussr-kv-1 hits S1.1',
    'ussr-kv-1 hits S2.1',
    'end',
    'play Vol',
  );
  look(
    { hand: { 1: 'ussr-t-35, ussr-ms-1' }, on: { 'S2.1': 'france-d1' }, lost: 'S2.2, S2.3' },
    ['attack with ussr-t-35, ussr-ms-1'],
    'ussr-t-35 hits S2.1',
  );
  look(
    { hand: { 1: 'germany-panzerwerfer-42, E' }, on: rich.on! },
    ['play germany-panzerwerfer-42'],
    'siege usa-m32-trv',
    'siege S1.2',
    'deploy E on S1.1',
    'end',
  );
  look(rich, ['play Tech'], 'gain germany-maus', 'gain ussr-ms-1 with E');
  look(
    { hand: { 1: 'ussr-stz-5' }, depot: { 1: 'E, Tech, Vol' } },
    ['play ussr-stz-5'],
    'repair',
    'repair E, Tech, Vol',
    'repair usa-m6',
  );
  look({ hand: { 1: 'ussr-m-72', 2: 'E, Tech' } }, ['play ussr-m-72'], ['discard Vol', 2]);
  look({ more: { noted: [2, 0, 0, 0] } }, ['end'], 'take 1 single', 'play Vol');
  look(
    { options: { attackerExposure: true }, hand: { 1: 'ussr-t-28' } },
    ['attack with ussr-t-28', 'ussr-t-28 hits S2.1'],
    'expose usa-m6 on S1.1',
  );
  // A purchase that is only begun: nothing is chosen to pay, and the whole hand would not be enough.
  const poor = given({ hand: { 1: 'E, E, Tech' }, reserve: 'ussr-kv-2' });
  const kv2 = KINDS.findIndex(({ id }) => id === 'ussr-kv-2');
  const begun = rush.refuse(poor.state, 0, [step(VERB.buy, kv2)], false)!;
  expect(begun.params).toEqual({ card: 'ussr-kv-2', cost: 6, short: 4 });
  seen.set(begun.code, begun.clause);
  // The notation cannot express this one: a draft of no decision.
  const bad = rush.refuse(given({}).state, 0, [step(VERB.end), step(VERB.end)], true)!;
  seen.set(bad.code, bad.clause);
  expect(Object.fromEntries([...seen].sort())).toEqual(
    Object.fromEntries(Object.entries(CLAUSES).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
});
