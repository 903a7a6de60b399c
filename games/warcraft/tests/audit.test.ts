/** Positions that cannot go on are refused when they are loaded; what play reaches passes the audit. */
import { expect, test } from 'vitest';
import { chanceSource } from '#engine/chance-stream.ts';
import { writeState } from '#engine/layout/named.ts';
import { Match } from '#engine/match/match.ts';
import { readPosition } from '#engine/match/position.ts';
import { listSeats } from '#engine/seats.ts';
import { auditWarcraft } from '../rules/audit.ts';
import { push } from '../rules/fight/frames.ts';
import { warcraft } from '../rules/game.ts';
import {
  CLOSING,
  DRAGON_FIRST,
  DRAWING,
  FINAL_BATTLE,
  FINALE,
  MANAGING,
  NO_FINALE,
} from '../rules/map/fields.ts';
import { F_NEW_QUEST, FIGHTING, type Warcraft } from '../rules/state.ts';
import { initialOptions } from '../tools/initial.ts';
import { drawEvents } from './event-support.ts';
import { onMap } from './map-support.ts';
import { type Fight, given } from './support.ts';

/** The Horde has taken its last action: both its characters stand together and own something. */
const closing = (): Fight =>
  onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'brill', gold: 3, actions: 0, bag: ['ley-staff-1'] },
      {
        name: 'horde-2',
        class: 'priest',
        level: 2,
        region: 'brill',
        gold: 2,
        actions: 1,
        bag: ['scimitar-1'],
        sheet: ['ley-staff-2@5'],
      },
    ],
  }).play('4: pass horde-2');

test.each([
  ['closing', CLOSING],
  ['managing', MANAGING],
  ['drawing', DRAWING],
  ['finale', FINALE],
])('while the course is %s no character has an action left (WOW-3.8)', (_name, course) => {
  const { s } = closing();
  const told = (actions: number): readonly string[] => {
    s.course = course;
    s.actions[2] = actions;
    return auditWarcraft(s);
  };
  expect(told(1)).toContain('actions: none is left after the last one');
  expect(told(0)).not.toContain('actions: none is left after the last one');
});

test('an action left while characters are managed is refused at loading, not a turn later (WOW-3.8)', () => {
  const game = closing();
  while (game.asked === 'closeTrading') game.play('close');
  expect(game.asked).toBe('manage');
  const load = (): boolean => readPosition(warcraft, game.s.config, writeState(game.s)).ok;
  expect(load()).toBe(true);
  game.s.actions[3] = 1;
  expect(load()).toBe(false);
});

test('a drawing that is over is refused, also while something waits (WOW-3.10, WOW-20.1, WOW-22.9)', () => {
  const map = onMap({ heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }], space: 7 });
  const { s } = map;
  s.actions.fill(0);
  const game = drawEvents(map, ['professions-and-crafts-1', 'the-andorhal-war']);
  expect([game.asked, auditWarcraft(s)]).toEqual(['eventChoice', []]);
  const over = 'course: the drawing is over';
  s.drawn = 1;
  expect(auditWarcraft(s)).toContain(over);
  s.drawn = 0;
  s.space = 6;
  expect(auditWarcraft(s)).toContain(over);
});

test('invited are friends with an action where the fight is (WOW-9.5)', () => {
  const game = onMap({
    heroes: [
      { name: 'horde-1', class: 'mage', region: 'tarren-mill' },
      { name: 'horde-2', class: 'priest', region: 'tarren-mill' },
    ],
    figures: ['blue gnoll in tarren-mill'],
  }).play('3: challenge horde-1 group gnoll-blue-1 invite horde-2');
  const { s } = game;
  expect([game.asked, auditWarcraft(s)]).toEqual(['inviteAnswer', []]);
  const wrong = 'invited: who has an action there';
  s.actions[3] = 0;
  expect(auditWarcraft(s)).toContain(wrong);
  s.actions[3] = 1;
  expect(auditWarcraft(s)).toEqual([]);
  s.region[3] = s.region[0]!;
  expect(auditWarcraft(s)).toContain(wrong);
});

test('the last battles are under way to the end, Nefarian’s only where he is (WOW-22.9, WOW-23.1)', () => {
  const game = closing();
  const { s } = game;
  const told = (finale: number, course: number): readonly string[] => {
    s.finale = finale;
    s.course = course;
    s.actions.fill(0);
    return auditWarcraft(s).filter((fault) => fault.startsWith('finale'));
  };
  expect(told(NO_FINALE, FINALE)).toEqual(['finale: which one']);
  expect(told(FINAL_BATTLE, CLOSING)).toEqual(['finale: it goes on to the end']);
  expect(told(DRAGON_FIRST, FINALE)).toEqual(['finale: Nefarian is not there']);
  expect(told(FINAL_BATTLE, FINALE)).toEqual([]);
});

test('rewards wait for the end of a fight, and nobody fights in a drawing (WOW-19.16, WOW-15.13)', () => {
  const fight = given({ horde: [{ class: 'warrior' }], against: ['green gnoll'] });
  push(fight.s, F_NEW_QUEST, 1);
  expect(auditWarcraft(fight.s)).toEqual(['frames: they wait for the end of the fight']);
  fight.s.frames.pop();
  const map = onMap({ heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }], space: 7 });
  map.s.actions.fill(0);
  const { s } = drawEvents(map, ['professions-and-crafts-1', 'the-andorhal-war']);
  s.role[2] = FIGHTING;
  expect(auditWarcraft(s)).toContain('role: nobody fights');
});

test('what is worn fits, and a bag holds three counted items (WOW-11.3, WOW-11.13, WOW-11.15)', () => {
  const wearing = (level: number, bag: readonly string[] = []): readonly string[] => {
    const heroes = [
      { name: 'horde-1', class: 'priest', region: 'brill', level, bag, sheet: ['ley-staff-1@5'] },
    ];
    const { s } = onMap({ heroes });
    const faults = auditWarcraft(s);
    // The test's own last look at the position is for sound ones.
    s.level[2] = 2;
    return faults.filter((fault) => fault.startsWith('horde-1'));
  };
  expect(wearing(2)).toEqual([]);
  expect(wearing(1)).toEqual(['horde-1 wears what does not fit']);
  const three = ['scimitar-1', 'cobalt-buckler', 'gnarled-staff'];
  expect(wearing(2, three)).toEqual([]);
  expect(wearing(2, [...three, 'ley-staff-2'])).toEqual(['horde-1 carries more than the bag holds']);
});

test('in the dice pool step the Health to which a card goes back is there (WOW-12.4)', () => {
  const fight = given({ horde: [{ class: 'warrior' }], against: ['green gnoll'] });
  expect([fight.asked, auditWarcraft(fight.s)]).toEqual(['dicePool', []]);
  fight.s.healthBefore = 0;
  expect(auditWarcraft(fight.s)).toEqual(['healthBefore: nobody begins a phase without Health']);
});

test('after the last action a trade is offered at once, and a second one waits for its answer (WOW-10.4, WOW-10.5)', () => {
  const options = initialOptions();
  const setup = { id: 'trades', seats: 4, options, secret: new Uint8Array(32), entropy: [] };
  const source = chanceSource(setup.secret, [], setup.id);
  const made = Match.create(warcraft, setup, { source, position: writeState(closing().s) });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const decide = (seat: number, text: string): string => {
    const read = warcraft.read(match.state as Warcraft, seat - 1, text);
    const done = read.ok ? match.decide(seat - 1, read.value) : read;
    expect(auditWarcraft(match.state as Warcraft)).toEqual([]);
    return done.ok ? 'ok' : done.error.code;
  };
  // Sealed, both trades would be carried out one after the other, the second on the first.
  expect(listSeats(match.owing)).toEqual([2]);
  expect(decide(3, 'trade horde-1 on horde-2 give ley-staff-1')).toBe('ok');
  expect(decide(4, 'trade horde-2 on horde-1 give scimitar-1')).not.toBe('ok');
  expect(decide(4, 'accept')).toBe('ok');
  expect(decide(4, 'close')).toBe('ok');
  expect(listSeats(match.owing)).toEqual([2]);
  expect(decide(3, 'close')).toBe('ok');
  expect((match.state as Warcraft).course).not.toBe(CLOSING);
});
