/** Effects that fall together, in whatever order their owners want (WOW-12.16). */
import { describe, expect, test } from 'vitest';
import type { Op } from '../content/effects/vocabulary.ts';
import { settle } from '../rules/game.ts';
import { SOURCES } from '../rules/sources.ts';
import { stageNo } from '../rules/state.ts';
import { onMap } from './map-support.ts';
import { given } from './support.ts';

const dice = new Array(80).fill(2);

describe('what happens by itself: no order of its owner gives more (WOW-12.16)', () => {
  const priest = { class: 'priest', level: 4, talents: ['divine-spirit'] } as const;
  const shaman = { class: 'shaman', level: 5, talents: ['mana-tide-totem'] } as const;
  const energyOf = (horde: Parameters<typeof given>[0]['horde'] & object): number[] => {
    const fight = given({ horde, against: ['green gnoll'], dice });
    return horde.map((_, hero) => fight.s.energy[2 + hero]!);
  };
  const full = energyOf([
    { class: 'priest', level: 4 },
    { class: 'shaman', level: 5 },
  ]);

  test('what fills up comes before what lifts above the capacity (WOW-12.9)', () => {
    expect(energyOf([{ ...priest, sheet: ['icicle-rod@5'], energy: full[0]! - 1 }])).toEqual([full[0]! + 3]);
    for (const swapped of [false, true]) {
      const two = [
        { ...priest, energy: full[0]! - 1 },
        { ...shaman, energy: full[1]! - 1 },
      ];
      const points = energyOf(swapped ? two.toReversed() : two);
      expect(swapped ? points.toReversed() : points).toEqual([full[0]! + 3, full[1]! + 3]);
    }
  });

  test('nowhere else does one fill up what another lifts', () => {
    const doing = new Map<string, Set<string>>();
    const note = (window: string, op: Op): void => {
      const [resource] = op.args as readonly unknown[];
      const does = /gain$/i.exec(op.name)?.[0];
      if (does)
        doing.set(
          window,
          (doing.get(window) ?? new Set()).add(`${/re/i.test(op.name) ? 'fills' : 'lifts'} ${resource}`),
        );
      for (const part of Object.values(op))
        if (Array.isArray(part)) for (const one of part) if (one?.name) note(window, one);
    };
    for (const { abilities } of SOURCES)
      for (const { auto, on, ops } of abilities) if (auto) for (const op of ops) note(on, op);
    const both = [...doing].filter(([, does]) =>
      ['health', 'energy'].some((one) => does.has(`fills ${one}`) && does.has(`lifts ${one}`)),
    );
    expect(both.map(([window]) => window)).toEqual(['roundStart']);
    expect(doing.get('poolStart')).toEqual(new Set(['lifts energy', 'fills health']));
  });
});

describe('what is used: who has passed is asked again when somebody else has used something (WOW-12.16)', () => {
  test('in answer to the same loss (WOW-15.5)', () => {
    const fight = given({
      horde: [
        { class: 'shaman', level: 2, health: 2, sheet: ['healing-wave@2'] },
        { class: 'priest', level: 2, sheet: ['lesser-heal@2'] },
      ],
      against: ['green naga'],
      dice,
    });
    fight.until(() => fight.asked === 'react');
    const who = (): string => `${fight.asked} ${fight.s.askedHero - 1}`;
    expect([who(), fight.points()]).toEqual(['react 1', '1/5']);
    fight.play('done');
    expect(who()).toBe('react 2');
    fight.play('use lesser-heal');
    expect([who(), fight.offers]).toEqual(['react 1', ['done', 'use healing-wave']]);
    fight.play('use healing-wave');
    expect(fight.points()).toBe('4/4');
  });

  test('in the same step of an attack phase', () => {
    const fight = given({
      horde: [
        { class: 'hunter', level: 3, sheet: ['hunters-mark@2'] },
        { class: 'mage', level: 3, sheet: ['dispel@1'] },
      ],
      against: ['green scarlet-crusader'],
      dice: [2, ...new Array(80).fill(5)],
    });
    fight.play('attack horde-1', 'roll');
    fight.until(() => fight.asked === 'useAbility');
    const who = (): string => `horde-${fight.s.askedHero - 1}: ${fight.offers.join(', ')}`;
    expect(who()).toBe('horde-1: done, use hunters-mark');
    fight.play('done');
    expect(who()).toBe('horde-2: done, use dispel');
    fight.play('use dispel');
    expect(who()).toBe('horde-1: done, use hunters-mark');
    fight.play('done');
    expect(fight.asked).not.toBe('useAbility');
  });
});

describe('what the opponent does at the end of place tokens, among what the player uses (WOW-12.16, WOW-22.7)', () => {
  const kazzak = (talents: readonly string[]) => {
    const fight = given({
      horde: [{ class: 'druid', level: 5, talents }, { class: 'mage' }],
      against: ['kazzak'],
      dice: [2, ...new Array(80).fill(3)],
    });
    fight.play('attack horde-1');
    fight.s.attrition = 3;
    return fight.play('roll');
  };

  test('Vengeance moves attrition hits before or after Kazzak takes one of them', () => {
    const before = kazzak(['druid-vengeance']);
    expect(before.offers).toEqual(['done', 'use druid-vengeance', 'foe']);
    before.play('use druid-vengeance times 3');
    expect([before.boxes, before.points()]).toEqual(['0/3/0+0', '7/12']);
    const after = kazzak(['druid-vengeance']).play('foe');
    expect([after.boxes, after.points()]).toEqual(['0/0/2+0', '7/12']);
    expect(after.refused('foe')).toBe('FOE_NOT_DUE WOW-13.10');
    after.play('use druid-vengeance times 2');
    expect(after.boxes).toBe('0/2/0+0');
    // Who passes has Kazzak act, and may use what is left.
    expect(kazzak(['druid-vengeance']).play('done').offers).toEqual(['done', 'use druid-vengeance']);
  });

  test('who has nothing to use is not asked', () => {
    const fight = kazzak([]);
    expect([fight.asked, fight.boxes, fight.points()]).toEqual(['dicePool', '0/0/2+0', '7/12']);
  });
});

describe('between characters (WOW-12.16, WOW-17.11)', () => {
  test('what opposing sides use in one step has the same effect in either order', () => {
    const outcome = (first: 'priest' | 'warlock'): number[][] => {
      const game = onMap({
        space: 2,
        heroes: [
          {
            name: 'alliance-1',
            class: 'warlock',
            level: 5,
            region: 'tarren-mill',
            health: 4,
            sheet: ['deathcoil@2'],
          },
          {
            name: 'horde-1',
            class: 'priest',
            level: 5,
            region: 'tarren-mill',
            health: 4,
            sheet: ['shadowguard@2'],
          },
        ],
        dice,
      });
      game.play('challenge alliance-1 enemies');
      const { s } = game;
      s.active = -1;
      s.stage = stageNo('defense');
      s.opened = 0;
      s.lostDefense[game.of('horde-1')] = 2;
      settle(s, game.script, game.tell as never);
      expect(game.offers).toEqual(['done', 'use deathcoil']);
      if (first === 'priest') game.play('done');
      else game.play('use deathcoil');
      expect(game.offers).toEqual(['done', 'use shadowguard']);
      game.play(`use shadowguard ${game.next('use shadowguard').at(-1) ?? ''}`.trim());
      if (first === 'priest') game.play('use deathcoil');
      return [[...s.hits], [...s.health], [...s.energy]];
    };
    const [, health] = outcome('priest');
    expect(outcome('priest')).toEqual(outcome('warlock'));
    // Three hits less one is a wound more for the priest; the warlock regains what it paid for.
    expect([health![0], health![2]]).toEqual([4 + 3, 4 - 1]);
  });
});
