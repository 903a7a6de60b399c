import { describe, expect, it } from 'vitest';
import { ARMIES, ARMY_LIMIT, armySize } from '../content/armies.ts';
import { allScenarios, DEFAULT_SCENARIO_ID, SCENARIO_IDS, scenarioById } from '../content/scenarios.ts';
import { TANKS } from '../content/tanks.ts';
import { parseTcp, positionOf } from '../rules/notation/tcp.ts';
import { scenarioPosition, scenarioToTcp } from '../rules/scenario/scenario.ts';
import {
  BORDER,
  facingOf,
  isLive,
  LETTERS,
  OBSTACLE,
  ownerOf,
  TYPES,
  typeOf,
  WHITE,
} from '../rules/types.ts';
import { FIGURES } from './content-figures.ts';

describe('tank types (TC-2.1 to TC-2.5, TC-7.1, TC-7.2, TC-7.7)', () => {
  it('stand in the order of the codes and have the values of the table', () => {
    expect(TANKS.map((tank) => tank.id)).toEqual(TYPES);
    expect(TANKS.map((tank) => tank.letter).join('')).toBe(LETTERS);
    expect(TANKS.map((tank) => tank.speed)).toEqual([5, 5, 4, 3, 4, 3]);
    expect(TANKS.map((tank) => tank.armour.join('/'))).toEqual([
      '1/0/0',
      '1/0/0',
      '2/1/0',
      '3/2/1',
      '2/1/0',
      '1/0/0',
    ]);
    expect(TANKS.map((tank) => tank.cannon)).toEqual([1, 1, 2, 3, 4, 5]);
    expect(TANKS.map((tank) => tank.gun)).toEqual([
      'turret',
      'turret',
      'turret',
      'turret',
      'fixed',
      'mortar',
    ]);
    expect(TANKS.map((tank) => `${tank.minRange}-${tank.maxRange}`)).toEqual([
      ...Array<string>(5).fill('2-99'),
      '3-5',
    ]);
  });
});

describe('armies (TC-2.6, TC-2.7)', () => {
  it('have the sums of the table', () => {
    expect(Object.values(ARMIES).map(armySize)).toEqual([10, 14, 8, 7, 5]);
    expect(armySize(ARMY_LIMIT)).toBe(14);
  });
});

describe('built-in scenarios (TC-1.1, TC-1.2, TC-2.8, TC-2.9, TC-13.10)', () => {
  it('are the eighteen of the specification, the 16x16 Basic Setup being the default (TC-2.12)', () => {
    expect(SCENARIO_IDS).toEqual(FIGURES.map((figures) => figures.id));
    expect(DEFAULT_SCENARIO_ID).toBe('basic-16');
    expect(scenarioById('basic-16')?.name).toBe('Basic Setup 16x16');
    expect(scenarioById('nowhere')).toBeUndefined();
  });

  it.each(FIGURES)('$id is the position of its position string', (figures) => {
    const scenario = scenarioById(figures.id);
    if (scenario === undefined) throw new Error('missing');
    expect(scenarioToTcp(scenario)).toBe(figures.tcp);
    const data = parseTcp(figures.tcp);
    if (!data.ok) throw new Error(data.error.code);
    expect(scenarioPosition(scenario)).toEqual(positionOf(data.value));
  });

  it.each(FIGURES)('$id has the army, the obstacles and the border of the table', (figures) => {
    const { cells } = scenarioPosition(scenarioById(figures.id)!);
    expect(cells.filter((cell) => cell === OBSTACLE)).toHaveLength(figures.obstacles);
    expect(cells.filter((cell) => cell === BORDER)).toHaveLength(figures.border);
    for (const side of [0, 1]) {
      const tanks = [...cells].filter((cell) => isLive(cell) && ownerOf(cell) === side);
      const counts = TYPES.map((_, type) => tanks.filter((cell) => typeOf(cell) === type).length);
      expect(counts).toEqual(TYPES.map((type) => ARMIES[figures.army][type]));
    }
  });

  it.each(FIGURES)('$id: every tank faces the opponent’s side (TC-2.10)', (figures) => {
    for (const cell of scenarioPosition(scenarioById(figures.id)!).cells) {
      if (isLive(cell)) expect(facingOf(cell)).toBe(ownerOf(cell) === WHITE ? 0 : 4);
    }
  });

  it('suggest 30 minutes on 16x16, 45 on 20x20 and 15 on small boards (TC-11.1, TC-11.2)', () => {
    for (const { height, clock } of allScenarios()) {
      expect(clock).toEqual({ minutes: height <= 12 ? 15 : height <= 17 ? 30 : 45, increment: 0 });
    }
  });
});
