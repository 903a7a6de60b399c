/** The rulebook's chapter 9, clause by clause: CHECK, ESCAPE, mate. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '#engine/match/view.ts';
import { everybody, SPECTATOR, seatBit } from '#engine/seats.ts';
import { isMate } from '../rules/declare.ts';
import { POSITIONS } from './fixtures/worked-examples.ts';
import { on, tcp } from './place.ts';
import { declared, given, outcomeOf, play, read, record, turnsOf, winnersOf } from './support.ts';
import { BLACK, endingOf, type Options, playAll, sitDown, stateOf, WHITE } from './table.ts';

/** What the table shows of the declarations to a viewer. */
const shown = (match: ReturnType<typeof sitDown>, viewer: number) => {
  const { check, escape: threat } = viewOf(match, viewer).derived as { check: boolean; escape: boolean };
  return { check, escape: threat };
};
/** The events of a turn, besides the turn itself. */
function toldBy(options: Options, turn: string): string[] {
  const match = sitDown(options);
  const done = match.submit(stateOf(match).side, turn);
  if (!done.ok) throw new Error(done.error.code);
  return done.value.told.filter((told) => told.audience === everybody(2)).map((told) => told.event.type);
}

/** A medium that can only drive and shoot along file e, at whose end the enemy command tank stands. */
const LANE = 'Ca1 #a2 #b1 #b2 Me3 ce9/E #d1 #d2 #d3 #d4 #d5 #d6 #d7 #d8 #f1 #f2 #f3 #f4 #f5 #f6 #f7 #f8';

describe('declarations', () => {
  test('CHECK if the mover could destroy the enemy command tank next [TC-9.1]', () => {
    expect(record(on('10x10', 'Le2 Ca1 cj9/W'), 'e2', 'F')).toMatch(/\+$/);
    // Walled in, it cannot be reached by any shot.
    const safe = on('10x10', 'Le2 Ca1 cj9/W #i8 #i9 #i10 #j8 #j10');
    expect(record(safe, 'e2', 'F')).toBe('Le2>e3/N');
    // From the front a light tank cannot hurt it; a medium can.
    const front = '#i8 #i9 #i10 #j10 cj9/S #h1 #i1 #h2 #i2 #h3 #i3 #i4 #h4';
    expect(declared(on('10x10', `Lj2 Ca1 ${front} #j1`), WHITE).check).toBe(false);
    expect(declared(on('10x10', `Mj2 Ca1 ${front} #j1`), WHITE).check).toBe(true);
  });

  test('ESCAPE if the mover’s command tank could leave next [TC-9.2]', () => {
    expect(record(on('10x10', 'Ce5 ch5/E #a9 Lb1'), 'e5', 'F')).toMatch(/\^$/);
    expect(declared(on('10x10', 'Ce6 ch5'), WHITE).escape, 'five steps').toBe(true);
    expect(declared(on('10x10', 'Ce5 ch5'), WHITE).escape, 'six steps').toBe(false);
    expect(declared(on('10x10', 'Ce9/E ch1/N'), BLACK).escape, 'Black over rank 1, in reverse').toBe(true);
    const strict = on('10x10', 'Ce9 ca1/N %b1 #a2 #b2', { reverseExit: false });
    expect(declared(strict, BLACK).escape, 'turning round takes four, leaving the fifth').toBe(true);
  });

  test('judged in the position reached, as if the opponent passed, for any tank of the mover [TC-9.3]', () => {
    // The medium in its lane is not the tank that moves, and it is what threatens.
    const pos = on('10x10', LANE);
    expect(record(pos, 'a1', 'R')).toBe('Ca1/NE+');
    const after = play(pos, 'Ca1/NE');
    const again = winnersOf({ ...after, side: 0 });
    expect(again.length).toBeGreaterThan(0);
    expect(again.every((turn) => turn.startsWith('Me3'))).toBe(true);
    // Black's answer is not foreseen: Black can simply drive away.
    expect(declared(play(after, 'Ce9>h9/E'), WHITE).check).toBe(false);
    // Both sides are judged by their own turns.
    expect(declared(after, BLACK)).toMatchObject({ check: winnersOf(after).length > 0 });
  });

  test('computed after every turn and shown to everyone; with `off` to nobody [TC-9.4]', () => {
    const position = POSITIONS['WE-36'];
    const match = sitDown({ position });
    playAll(match, 'Cp11>p12/N');
    for (const viewer of [seatBit(WHITE), seatBit(BLACK), SPECTATOR])
      expect(shown(match, viewer)).toEqual({ check: true, escape: true });
    expect(toldBy({ position }, 'Cp11>p12/N')).toEqual(['moved', 'check', 'escapeThreat']);
    const silent = sitDown({ position, declarations: 'off' });
    playAll(silent, 'Cp11>p12/N');
    for (const viewer of [seatBit(WHITE), seatBit(BLACK), SPECTATOR])
      expect(shown(silent, viewer)).toEqual({ check: false, escape: false });
    expect(toldBy({ position, declarations: 'off' }, 'Cp11>p12/N')).toEqual(['moved']);
    // They follow the turn: after Black’s next one they are Black’s.
    playAll(match, 'Cl13>l12/W');
    expect(shown(match, SPECTATOR)).toEqual(declared(stateOf(match), BLACK));
  });

  test('both may apply at once [TC-9.5]', () => {
    const pos = on('10x10', 'Ce6 Mb2 cb9/E');
    expect(record(pos, 'e6', 'F')).toBe('Ce6>e7/N+^');
    expect(declared(play(pos, 'Ce6>e7/N'), WHITE)).toEqual({ check: true, escape: true });
  });

  test('a declaration creates no duty [TC-9.6]', () => {
    const pos = on('10x10', 'Me3 Ca1 ce9/E lh8', {}, 'b 0 1');
    expect(declared(pos, WHITE).check).toBe(true);
    const free = turnsOf(pos);
    const unchecked = turnsOf(on('10x10', 'Ca1 ce9/E lh8', {}, 'b 0 1'));
    expect(
      free.filter((turn) => !turn.includes('*')),
      'Black may do everything that is possible without the threat',
    ).toEqual(
      expect.arrayContaining(
        unchecked.filter((turn) => !turn.includes('*') && !/e[1-8]/.test(turn)).slice(0, 50),
      ),
    );
    expect(declared(play(pos, 'Lh8>h7/S'), WHITE).check, 'and leave the threat standing').toBe(true);
  });

  test('mate: no turn wins, and after each the opponent wins at once [TC-9.7]', () => {
    const mated = given(POSITIONS['WE-51 end']);
    expect(isMate(mated)).toBe(true);
    // With an escape of its own the side to move is not mated.
    const escaping = on('10x10', 'Ma3 Mb3 Mc3 Md3 Ce4 ce2/S', {}, 'b 0 1');
    expect([isMate(escaping), outcomeOf(escaping, 'Ce2>OUT')]).toEqual([false, 'escape']);
    // A threat that one of the turns answers is no mate.
    const answered = on('10x10', LANE, {}, 'b 0 1');
    expect(declared(answered, WHITE).check).toBe(true);
    expect(isMate(answered)).toBe(false);
    // Shut in as well, it is one: no armour of a command tank stops a cannon II.
    const shut = on('10x10', `${LANE.replace('ce9/E', 'ce9/E #d9 #d10 #e10 #f10 #f9')}`, {}, 'b 0 1');
    const answers = turnsOf(shut).map((turn) => winnersOf(play(shut, turn)).length);
    expect(answers.every((wins) => wins > 0)).toBe(true);
    expect([isMate(shut), winnersOf(shut)]).toEqual([true, []]);
    // It is an annotation: the game goes on.
    const match = sitDown({ position: POSITIONS['WE-51 end'] });
    expect(match.outcome).toBeUndefined();
    playAll(match, turnsOf(mated)[0]!);
    expect(match.outcome).toBeUndefined();
  });

  test('none at the start of the game [TC-9.8]', () => {
    // White would escape and Black is in reach: but nobody has moved.
    const match = sitDown({ position: tcp('10x10', 'Ce9 Md3 cd9/E') });
    expect(declared(stateOf(match), WHITE)).toEqual({ check: true, escape: true });
    for (const viewer of [seatBit(WHITE), seatBit(BLACK), SPECTATOR])
      expect(shown(match, viewer)).toEqual({ check: false, escape: false });
    playAll(match, 'Md3>d4/N');
    expect(shown(match, SPECTATOR)).toEqual({ check: true, escape: true });
  });
});

describe('suffixes of the record', () => {
  test('they follow from the position alone, also in a draw; a winning turn has # only [TC-9.9]', () => {
    const position = tcp('10x10', 'Ce8 Mb2 cb9/E', 'w 39 20');
    expect(record(given(position), 'e8', 'R')).toBe('Ce8/NE+^');
    const recordOf = (options: Options): { text: unknown; ending: string } => {
      const match = sitDown({ position, ...options });
      const done = match.submit(WHITE, 'Ce8/NE');
      if (!done.ok) throw new Error(done.error.code);
      return { text: done.value.told[0]!.event.record, ending: endingOf(match) };
    };
    expect(recordOf({ noProgressPlies: 40 }), 'the turn that draws the game').toEqual({
      text: 'Ce8/NE+^',
      ending: 'noProgress',
    });
    expect(recordOf({}).text).toBe('Ce8/NE+^');
    const silent = sitDown({ position, declarations: 'off' });
    expect(record(stateOf(silent), 'e8', 'R'), 'the record keeps them').toBe('Ce8/NE+^');
    expect(recordOf({ declarations: 'off' }).text, 'while it goes on nobody is told').toBe('Ce8/NE');
    // Winning while threatening everything else: # alone.
    expect(record(given(position), 'e8', 'FFF')).toBe('Ce8>OUT#');
    const off = given(position, { objectives: 'destroyOnly' });
    expect(record(off, 'e8', 'R'), 'no ESCAPE while there is none (TC-8.14)').toBe('Ce8/NE+');
    const wrong = read(given(position), 'Ce8/NE');
    expect(wrong.ok && wrong.value.warnings).toMatchObject([{ code: 'SUFFIX_MISMATCH' }]);
  });
});
