/** The rulebook's chapters 1 and 2, clause by clause: board, directions, tanks and setup. */
import { describe, expect, test } from 'vitest';
import { allScenarios, scenarioById } from '../content/scenarios.ts';
import { TANKS } from '../content/tanks.ts';
import { parseSquare, squareName } from '../rules/geometry.ts';
import { printScenario } from '../rules/scenario/file.ts';
import { type Scenario, scenarioPosition } from '../rules/scenario/scenario.ts';
import { SCENARIOS as EXPECTED } from './fixtures/scenarios.ts';
import { on } from './place.ts';
import { placeOf, readSlow } from './slow-board.ts';
import {
  given,
  linesOf,
  plain,
  play,
  record,
  refused,
  squareOf,
  targetsOf,
  tcpOf,
  turnsOf,
} from './support.ts';
import { sitDown, stateOf, tcpNow, tryToSitDown } from './table.ts';

const NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const scenario = (id: string): Scenario => scenarioById(id)!;

describe('board and directions', () => {
  test('the small board has 16x16 squares, the large one 20x20 [TC-1.1]', () => {
    for (const [id, size] of [
      ['basic-16', 16],
      ['basic-20', 20],
    ] as const) {
      const { config } = stateOf(sitDown({ scenarioId: id }));
      expect([config.width, config.height]).toEqual([size, size]);
      expect(stateOf(sitDown({ scenarioId: id })).cells.length).toBe(size * size);
    }
  });

  test('the printed side has the Basic Setup’s obstacles, the blank side those of its scenario [TC-1.2]', () => {
    const obstacles = (tcp: string): string[] =>
      readSlow(tcp).squares.flatMap((row, rank) =>
        row.flatMap((thing, file) => (thing.kind === 'obstacle' ? [`${file},${rank}`] : [])),
      );
    const printed = obstacles(tcpNow(sitDown({ scenarioId: 'basic-16' })));
    const blank = obstacles(tcpNow(sitDown({ scenarioId: 'pillars' })));
    expect([printed.length, blank.length]).toEqual([50, 62]);
    expect(blank).not.toEqual(printed);
    for (const { id, tcp } of EXPECTED) expect(tcpNow(sitDown({ scenarioId: id })), id).toBe(tcp);
  });

  test('files are lettered from the left, ranks numbered from White’s side, a1 at White’s left [TC-1.3]', () => {
    expect([0, 15, 16, 255].map((square) => squareName(square, 16))).toEqual(['a1', 'p1', 'a2', 'p16']);
    expect(parseSquare('p16', 16, 16)).toBe(255);
    for (const beyond of ['q1', 'a17', 'a0', 'A1', '1a'])
      expect(parseSquare(beyond, 16, 16), beyond).toBeUndefined();
    expect(parseSquare('x24', 24, 24)).toBe(575);
    const pos = on('8x8', 'La1 Cd1 cd8');
    expect(plain(record(pos, 'a1', 'F')), 'towards Black is a higher rank').toBe('La1>a2/N');
    expect(plain(record(pos, 'a1', 'RRF')), 'to the right is a later file').toBe('La1>b1/E');
    expect(tcpOf(pos).split('/')[7], 'a position string ends with rank 1').toBe('L02C04 w 0 1');
  });

  test('the eight facings and their vectors [TC-1.4]', () => {
    const squares = ['d5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4', 'c5'];
    for (const [facing, name] of NAMES.entries()) {
      const pos = on('8x8', `Md4/${name} Ca1 ch8`);
      expect(plain(record(pos, 'd4', 'F'))).toBe(`Md4>${squares[facing]}/${name}`);
      expect(plain(record(pos, 'd4', 'R')), 'numbered clockwise').toBe(`Md4/${NAMES[(facing + 1) % 8]}`);
      expect(plain(record(pos, 'd4', 'L'))).toBe(`Md4/${NAMES[(facing + 7) % 8]}`);
    }
    const white = on('8x8', 'Cd1/N ce8');
    expect(record(white, 'd1', 'F'), 'N points from White to Black').toMatch(/^Cd1>d2\/N/);
  });

  test('a square holds one thing: nothing, an obstacle, one live tank or one wreck [TC-1.5]', () => {
    const pos = on('10x10', 'Me2 Ca1 le6/E cj10 #c3');
    const after = play(pos, 'Me2>e3/N*e6');
    expect([squareOf(after, 'e2'), squareOf(after, 'e3'), squareOf(after, 'e6')]).toEqual(['.', 'M0', 'xl']);
    // However a game goes, no square ever takes a second thing: tanks, wrecks and obstacles stay as many.
    let now = given(EXPECTED[16].tcp);
    const count = (): number => now.cells.reduce((sum, cell) => sum + (cell === 0 ? 0 : 1), 0);
    const all = count();
    for (let i = 0; i < 60; i++) {
      const turns = turnsOf(now).filter((turn) => !turn.includes('OUT'));
      now = play(now, turns.find((turn) => turn.includes('*')) ?? turns[(i * 37) % turns.length]!);
      expect(count(), tcpOf(now)).toBe(all);
      if (turnsOf(now).length === 0) break;
    }
  });

  test('a border square is not part of the board: nothing enters it, no direct fire crosses it [TC-1.6]', () => {
    const pos = on('12x12', 'Me4 Cl1 %e5 le8/E ca12');
    expect(refused(pos, 'e4', 'F')).toMatchObject({ code: 'OFF_BOARD', clause: 'TC-1.6' });
    expect(refused(pos, 'e4', 'LRF')).toMatchObject({ code: 'OFF_BOARD', params: { step: 3 } });
    expect(turnsOf(pos).some((turn) => turn.includes('e5'))).toBe(false);
    expect(refused(on('12x12', 'Me4/S Cl1 %e5 ca12'), 'e4', 'B')).toMatchObject({ code: 'OFF_BOARD' });
    const fire = on('12x12', 'Me3/NE Cl1 %e5 le8/E ca12');
    expect(refused(fire, 'e3', 'L', 'e8')).toMatchObject({ code: 'SHOT_BLOCKED' });
    expect(plain(record(on('12x12', 'Me3/NE Cl1 le8/E ca12'), 'e3', 'L', 'e8'))).toBe('Me3/N*e8');
  });

  test('home and far edge: White leaves over the highest rank, Black over rank 1 [TC-1.7]', () => {
    const escapes = (things: string, next: string): string[] =>
      turnsOf(on('8x10', things, {}, next)).filter((turn) => turn.includes('OUT'));
    expect(escapes('Cd10/N ch3/W', 'w 0 1')).toEqual(['Cd10>OUT']);
    expect(escapes('Ca3/E cd1/S', 'b 0 1')).toEqual(['Cd1>OUT']);
    expect(escapes('Cd1/S ch8/W', 'w 0 1')).toEqual([]);
    expect(escapes('Ca3/E cd10/N', 'b 0 1')).toEqual([]);
    expect(refused(on('8x10', 'Cd1/S ch8'), 'd1', 'F')).toMatchObject({ code: 'EXIT_WRONG_EDGE' });
    expect(refused(on('8x10', 'Ca3 cd10/N', {}, 'b 0 1'), 'd10', 'F')).toMatchObject({
      code: 'EXIT_WRONG_EDGE',
    });
  });

  test('distance on a line is the number of steps along it; adjacent is 1 [TC-1.9]', () => {
    for (const [direction, squares] of Object.entries({
      N: ['f7', 'f8', 'f10'],
      E: ['g6', 'h6', 'j6'],
      SE: ['g5', 'h4', 'j2'],
      SW: ['e5', 'd4', 'b2'],
      NW: ['e7', 'd8', 'b10'],
    })) {
      for (const [index, distance] of [1, 2, 4].entries()) {
        const target = squares[index]!;
        const pos = on('11x11', `Rf6/${direction} Ca11 m${target} ck1`);
        expect(refusedDistance(pos, direction, target), `${direction} ${target}`).toBe(distance);
      }
    }
  });
});

/** The distance that the mortar on f6 is told, refused or not. */
function refusedDistance(pos: ReturnType<typeof on>, facing: string, target: string): number {
  const found = targetsOf(pos, 'f6', 'f6', facing).find((t) => t.square === target);
  if (found !== undefined) return found.distance;
  // Turn away and back: a manoeuvre that ends as it began is no turn, so the tank turns from its neighbour's facing.
  const turned = { ...pos, cells: pos.cells.slice() };
  const { file, rank } = placeOf('f6');
  turned.cells[file + rank * 11] = (turned.cells[file + rank * 11]! & ~7) | ((NAMES.indexOf(facing) + 1) % 8);
  return Number(refused(turned, 'f6', 'L', target).params?.distance);
}

describe('tanks', () => {
  const VALUES = {
    C: { speed: 5, armour: [1, 0, 0], cannon: 1 },
    L: { speed: 5, armour: [1, 0, 0], cannon: 1 },
    M: { speed: 4, armour: [2, 1, 0], cannon: 2 },
    H: { speed: 3, armour: [3, 2, 1], cannon: 3 },
    D: { speed: 4, armour: [2, 1, 0], cannon: 4 },
    R: { speed: 3, armour: [1, 0, 0], cannon: 5 },
  };

  test('there are six types, each with its letter [TC-2.1]', () => {
    expect(TANKS.map(({ id, letter }) => `${letter} ${id}`)).toEqual([
      'C command-tank',
      'L light-tank',
      'M medium-tank',
      'H heavy-tank',
      'D tank-destroyer',
      'R heavy-mortar',
    ]);
  });

  for (const [letter, { speed, armour, cannon }] of Object.entries(VALUES)) {
    test(`${letter}: speed [TC-2.2]`, () => {
      const pos = on('12x12', letter === 'C' ? 'Ce2 cl12' : `${letter}e2 Cl1 ca12`);
      const drive = 'F'.repeat(speed);
      expect(plain(record(pos, 'e2', drive))).toBe(`${letter}e2>e${2 + speed}/N`);
      expect(refused(pos, 'e2', `${drive}F`)).toMatchObject({ code: 'TOO_MANY_STEPS', params: { speed } });
      expect(refused(pos, 'e2', 'R'.repeat(speed + 1))).toMatchObject({ code: 'TOO_MANY_STEPS' });
    });

    test(`${letter}: armour front, side, rear [TC-2.3, TC-2.4]`, () => {
      // A mortar four squares south of the target shoots north; the target shows it all its sides.
      for (const [facing, name] of NAMES.entries()) {
        const target = letter === 'C' ? `ce9/${name}` : `${letter.toLowerCase()}e9/${name} cl12`;
        const pos = on('12x12', `Re4 Ca1 ${target}`);
        const [found] = targetsOf(pos, 'e4', 'e5', 'N');
        const side = facing === 4 ? 'front' : facing === 0 ? 'rear' : 'side';
        const index = ['front', 'side', 'rear'].indexOf(side);
        expect(found, name).toMatchObject({ square: 'e9', side, armour: armour[index] });
      }
    });

    test(`${letter}: cannon and gun [TC-2.5]`, () => {
      const pos = on('12x12', letter === 'C' ? 'Ce4 le9 cl1' : `${letter}e4 Cl1 le9 ca12`);
      expect(targetsOf(pos, 'e4', 'e5', 'N')).toMatchObject([{ square: 'e9', cannon }]);
      const turret = ['N', 'NE', 'NW'];
      expect(linesOf(letter, 0)).toEqual('DR'.includes(letter) ? ['N'] : turret);
    });
  }
});

describe('setup', () => {
  const armyOf = (tcp: string, side: string): string => {
    const letters = readSlow(tcp)
      .squares.flat()
      .flatMap((thing) => (thing.kind === 'tank' && thing.side === side ? [thing.letter] : []));
    return [...'CLMHDR'].map((letter) => `${letters.filter((l) => l === letter).length}${letter}`).join(' ');
  };

  test('the armies of the Basic Setups [TC-2.6, TC-2.7]', () => {
    for (const side of ['White', 'Black']) {
      expect(armyOf(tcpNow(sitDown({ scenarioId: 'basic-16' })), side)).toBe('1C 4L 3M 2H 0D 0R');
      expect(armyOf(tcpNow(sitDown({ scenarioId: 'basic-20' })), side)).toBe('1C 4L 3M 2H 2D 2R');
    }
  });

  test('the Basic Setups are the boards of the rulebook’s tables [TC-2.8, TC-2.9]', () => {
    for (const index of [0, 1] as const) {
      const { id, tcp } = EXPECTED[index];
      expect(tcpNow(sitDown({ scenarioId: id }))).toBe(tcp);
    }
  });

  test('at the start every tank faces the opponent: White N, Black S [TC-2.10]', () => {
    for (const { id } of allScenarios()) {
      const board = readSlow(tcpNow(sitDown({ scenarioId: id })));
      for (const thing of board.squares.flat())
        if (thing.kind === 'tank') expect(thing.facing, id).toBe(thing.side === 'White' ? 0 : 4);
    }
  });

  const own: Scenario = {
    ...scenario('training-ground'),
    id: 'my-own',
    name: 'My own',
    symmetry: 'none',
    width: 8,
    height: 9,
    map: [
      '...c..l.',
      '........',
      '.#...%..',
      '........',
      '........',
      '..#.....',
      '........',
      '.L......',
      '...C....',
    ],
    facings: { b2: 'NE', g9: 'W' },
  };

  test('a custom scenario’s file gives obstacles, border squares, armies, squares and facings [TC-2.11]', () => {
    const match = sitDown({ scenarioId: 'custom', scenario: printScenario(own) });
    expect(tcpNow(match)).toBe('8x9 3c42l61/8/1#3%2/8/8/2#5/8/1L16/3C04 w 0 1');
    expect(tcpNow(match)).toBe(tcpOf(scenarioPosition(own)));
    expect(turnsOf(given(tcpNow(match))).length, 'and it can be played').toBeGreaterThan(50);
    const faulty = tryToSitDown({ scenarioId: 'custom', scenario: '{"format": "no such thing"}' });
    expect(faulty.ok).toBe(false);
  });

  test('the Basic Setup 16x16 is the default [TC-2.12]', () => {
    expect(tcpNow(sitDown())).toBe(EXPECTED[0].tcp);
    expect(sitDown().setup.options.scenarioId).toBe('basic-16');
  });

  test('who plays White is an option: random by default, or the host decides [TC-2.13]', () => {
    expect(sitDown().setup.options.colours).toBe('random');
    for (const colours of ['random', 'hostWhite', 'hostBlack'])
      expect(sitDown({ colours }).setup.options.colours).toBe(colours);
    expect(tryToSitDown({ colours: 'white' })).toMatchObject({ ok: false, error: { code: 'BAD_OPTION' } });
  });
});
