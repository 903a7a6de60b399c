/** Worked examples of choices that events give (WOW-21), and of losses outside fights (WOW-15.13). */
import { describe, expect, test } from 'vitest';
import { CREATURE_IDS } from '../content/creatures.ts';
import { CHARACTERS_ARE } from '../rules/fight/foes.ts';
import { distancesFrom } from '../rules/map/geography.ts';
import { questDeck } from '../rules/map/quests.ts';
import { FIGURES, REGION_IDS } from '../rules/state.ts';
import { drawEvents, putEvents } from './event-support.ts';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

const ALLIANCE = 0;
test('W-108: Moonrage Mines is put away under its deck, its Worgen leaves, another quest comes (WOW-21.2)', () => {
  const game = drawEvents(
    onMap({
      heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }],
      space: 7,
      figures: ['green worgen in deep-elem-mine of moonrage-mines'],
      more: (s) => {
        for (const [n, id] of ['ghost-farm', 'alone-in-the-wild', 'crimson-lair'].entries())
          s.quests.move(s.quests.plan.index.get(id)!, questDeck(s, ALLIANCE, n + 1));
      },
    }),
    ['new-horizons-1', 'the-andorhal-war'],
  );
  const { quests, figures, questOf } = game.s;
  const mines = quests.plan.index.get('moonrage-mines')!;
  const colours = game.next('replace moonrage-mines');
  expect(colours).toEqual(['draw green', 'draw yellow', 'draw red']);
  game.play('replace moonrage-mines draw yellow');
  const there = figures.list(figures.plan.base.region! + REGION_IDS.indexOf('deep-elem-mine'));
  // That is where the new quest puts its wraith.
  expect(there.map((figure) => CREATURE_IDS[FIGURES[figure]!.kind])).toEqual(['wraith']);
  expect([...questOf].filter((quest) => quest === mines)).toEqual([]);
  expect(quests.plan.label[quests.zoneOf[mines]!]![0]).toBe('deck');
  expect(quests.list(quests.zoneOf[mines]!).at(-1)).toBe(mines);
  expect(game.told).toContain('questDrawn');
});

test('W-102: other talents, none above the level of the one it replaces, or gold (WOW-21.7)', () => {
  const drawn = (): Fight => {
    const game = drawEvents(
      onMap({
        space: 7,
        heroes: [
          {
            name: 'horde-1',
            class: 'mage',
            level: 4,
            xp: 18,
            region: 'brill',
            talents: ['arcane-focus', 'arcane-meditation', 'arcane-mind'],
          },
        ],
      }),
      ['another-path-to-power-1', 'the-andorhal-war'],
    );
    for (let guard = 0; game.s.askedHero !== 2 && guard < 4; guard++) game.play('skip');
    return game;
  };
  // Levels 2, 2, 3 and 2, 2, 4, but not 2, 3, 4.
  const lower = drawn();
  lower.play('relearn arcane-focus relearn arcane-meditation relearn ice-block');
  expect([lower.lies('ice-block'), lower.lies('arcane-mind')]).toEqual(['talent', 'deck']);
  const other = drawn();
  other.play('relearn arcane-focus relearn arcane-meditation relearn combustion');
  expect(other.lies('combustion')).toBe('talent');
  expect(drawn().refused('relearn arcane-focus relearn ice-block relearn arcane-mind')).toBe(
    'TALENT_LEVELS WOW-21.7',
  );
  const rich = drawn();
  rich.play('gains');
  expect(rich.s.gold[2]).toBe(8);
  expect(rich.lies('arcane-mind')).toBe('talent');
});

test('a talent that is chosen in the place of another one does what it does when it is chosen, one that stays does not (WOW-12.7, WOW-21.7)', () => {
  const relearned = (talents: readonly string[]): Fight => {
    const priest = { name: 'horde-1', class: 'priest', level: 3, xp: 10, region: 'brill', talents };
    const game = onMap({ space: 7, heroes: [{ ...priest, energy: 2 }] });
    drawEvents(game, ['another-path-to-power-1', 'the-andorhal-war']);
    for (let guard = 0; game.s.askedHero !== 2 && guard < 4; guard++) game.play('skip');
    return game;
  };
  const chosen = relearned(['holy-specialization', 'inner-focus']);
  chosen.play('relearn holy-specialization relearn mental-strength');
  expect([chosen.s.energy[2], chosen.lies('inner-focus')]).toEqual([2 + 3, 'deck']);
  const kept = relearned(['holy-specialization', 'mental-strength']);
  kept.play('relearn improved-healing relearn mental-strength');
  expect([kept.s.energy[2], kept.lies('improved-healing')]).toEqual([2, 'talent']);
});

describe('W-167: Soul Taint with Spread the Plague (WOW-15.13, WOW-21.20)', () => {
  const tainted = (bag: readonly string[]): Fight => {
    const game = onMap({
      space: 7,
      heroes: [{ name: 'horde-1', class: 'mage', level: 2, region: 'northpass-tower', bag }],
      more: (s) => {
        putEvents(s, 'play', ['spread-the-plague']);
        s.plague.fill(1);
      },
    });
    game.s.overlordAt = REGION_IDS.indexOf('stratholme');
    game.s.health[2] = 1;
    return drawEvents(game, ['soul-taint']);
  };
  test('who drinks a potion is not defeated', () => {
    const game = tainted(['minor-healing-potion-1']);
    expect([game.asked, game.s.health[2]]).toEqual(['react', 0]);
    game.play(game.offers.find((one) => one.startsWith('use minor-healing-potion'))!);
    expect(game.points()).toMatch(/^1\//);
    expect(game.told).not.toContain('defeated');
    expect(game.lies('minor-healing-potion-1')).toBe('merchant');
    expect(game.where('horde-1')).toBe('northpass-tower');
  });
  test('without a potion it is defeated and comes back', () => {
    const game = tainted([]);
    expect(game.told).toContain('defeated');
    expect(game.asked).toBe('respawn');
    game.play('into brill');
    expect([game.where('horde-1'), game.points()]).toEqual(['brill', '1/1']);
  });
});

test('W-107: the factions move four different groups by turns, that of the ending turn first (WOW-21.5, WOW-20.8)', () => {
  const game = drawEvents(
    onMap({
      // The Horde has just ended its turn on space 9.
      space: 10,
      heroes: [
        { name: 'alliance-1', class: 'druid', region: 'tirisfal-outpost' },
        { name: 'horde-1', class: 'mage', region: 'undercity' },
      ],
      figures: [
        'blue gnoll in stillwater-pond',
        'blue gnoll in agamand-mills',
        'blue naga in tarren-mill',
        'blue ogre in ambermill',
      ],
    }),
    ['the-beasts-of-lordaeron-1', 'the-andorhal-war'],
  );
  const turns: number[] = [];
  const moved = new Set<string>();
  const near = distancesFrom(REGION_IDS.indexOf('stillwater-pond'));
  const ends = game.next('group gnoll-blue-1').map((end) => end.split(' ')[1]!);
  // All within two regions but the starts, an enemy of the mover, and another group of blue Gnolls.
  const barred = ['brill', 'southshore', 'tirisfal-outpost', 'agamand-mills'];
  expect(ends.sort()).toEqual(
    REGION_IDS.filter((id, region) => near[region]! > 0 && near[region]! <= 2 && !barred.includes(id)).sort(),
  );
  expect(ends).toContain('undercity');
  while (game.asked === 'eventChoice' && turns.length < 5) {
    turns.push(game.s.answerer < 2 ? 0 : 1);
    const group = game.offers.find((one) => one !== 'skip')!;
    expect(moved.has(group)).toBe(false);
    moved.add(group);
    game.play(`${group} ${game.next(group)[0]!}`);
  }
  expect(moved.size).toBe(4);
  expect(turns).toEqual([1, 0, 1, 0]);
});

test('who comes back from a loss of an event falls in a later fight like everybody (WOW-15.6, WOW-15.11, WOW-15.13)', () => {
  const game = onMap({
    space: 7,
    options: { overlord: 'kelthuzad' },
    heroes: [
      {
        name: 'horde-1',
        class: 'shaman',
        level: 2,
        health: 1,
        region: 'northpass-tower',
        sheet: ['reincarnation@1'],
      },
    ],
    figures: ['blue ogre in northpass-tower'],
    dice: new Array(90).fill(1),
    more: (s) => {
      s.overlord = 0;
      s.overlordAt = REGION_IDS.indexOf('stratholme');
    },
  });
  putEvents(game.s, 'play', ['spread-the-plague']);
  // The last fight was against characters: that was another one (WOW-17.17).
  game.s.opposed = CHARACTERS_ARE;
  drawEvents(game, ['soul-taint']).play('use reincarnation');
  expect([game.points(), game.where('horde-1')]).toEqual(['3/3', 'northpass-tower']);
  game.play('3: challenge horde-1 group ogre-blue-1');
  game.until(() => game.asked === 'respawn');
  expect(game.points()).toBe('1/1');
});

test('Mind Control counts the Attack that Spread the Plague adds (WOW-21.21)', () => {
  const dice = (region: string): string => {
    const game = onMap({
      heroes: [{ name: 'horde-1', class: 'priest', level: 4, region, sheet: ['mind-control@1'] }],
      figures: [`blue gnoll in ${region}`],
    });
    putEvents(game.s, 'play', ['spread-the-plague']);
    return game.play('challenge horde-1 group gnoll-blue-1', 'use mind-control').dice;
  };
  // Attack 4 adds two red dice, Attack 6 in the Plaguelands three.
  expect([dice('deathknell'), dice('terrordale')]).toEqual(['R R R B', 'R R R R B']);
});

test('who escaped from the lord of the cauldrons gets no token, who fell does (WOW-21.18, WOW-14.26, WOW-19.3)', () => {
  const game = onMap({
    seats: 6,
    heroes: [
      { name: 'horde-1', class: 'mage', level: 5, region: 'the-weeping-cave', talents: ['ice-block'] },
      { name: 'horde-2', class: 'warrior', level: 5, region: 'the-weeping-cave' },
      { name: 'horde-3', class: 'priest', level: 5, region: 'the-weeping-cave' },
    ],
    dice: new Array(90).fill(3),
  });
  const { s } = game;
  putEvents(s, 'play', ['scourge-cauldrons']);
  game.play(
    '4: challenge horde-1 opponent cauldron-lord invite horde-2 invite horde-3',
    '5: join horde-2',
    '6: join horde-3',
    'attack horde-1',
    'roll',
    'use ice-block',
  );
  s.health[4] = 30;
  s.health[5] = 1;
  game.until(() => game.asked === 'assignWound');
  game.play('wound horde-3');
  game.until(() => s.round === 2);
  s.hits[3] = 9;
  game.until(() => game.asked === 'respawn', true);
  expect([...s.role].slice(3)).toEqual([3, 1, 2]);
  game.until(() => game.asked === 'action', true);
  expect([...s.cauldron].slice(3)).toEqual([0, 1, 1]);
});

test('a card answers the loss of an event once, although Energy is paid for it (WOW-15.5, WOW-15.13)', () => {
  const game = onMap({
    space: 7,
    heroes: [{ name: 'horde-1', class: 'warlock', level: 5, energy: 3, region: 'northpass-tower' }],
  });
  game.s.overlordAt = REGION_IDS.indexOf('stratholme');
  // Four of eight tokens are lost one by one; the robe gives back one of them, whenever it is used.
  drawEvents(game, ['soul-taint']).play('done', 'use warlock-robe');
  expect(game.told.filter((type) => type === 'healthLost').length).toBe(4);
  expect(game.points()).toBe('5/2');
});

test('Zaeldarr takes one of two equal items, whichever its owner gives (WOW-21.14)', () => {
  const heroes = [
    { name: 'horde-1', class: 'mage', region: 'brill', bag: ['scimitar-1', 'scimitar-2'] },
  ] as const;
  const game = drawEvents(onMap({ heroes, space: 7 }), ['zaeldarr-the-outcast']);
  expect(game.offers).toEqual(['give scimitar-1', 'give scimitar-2']);
  game.play('give scimitar-2');
  expect([game.lies('scimitar-1'), game.lies('scimitar-2')]).toEqual(['bag', 'onCard']);
});
