/** The opening of Tank Chess and its six exercises: positions, and what the rules must have made of a turn there. */
import type { OptionValues } from '#engine/options.ts';
import { allOf, firstOf } from '#kit/events.ts';
import { because, SOLVED } from '#kit/opening/judging.ts';
import type { Attempt, Said, Task } from '#kit/opening/task.ts';
import { commandShot } from '../../rules/declare.ts';
import type { TankEvent } from '../../rules/events.ts';
import { generateTurns, turnCapacity } from '../../rules/generate.ts';
import type { Direction, SquareName } from '../../rules/geometry.ts';
import { printTcn } from '../../rules/notation/tcn.ts';
import type { TankState } from '../../rules/state.ts';
import { BLACK, type TankLetter, turnShot } from '../../rules/types.ts';
import { asIf } from '../why.ts';

type TankTask = Task<TankState, TankEvent>;
type Tried = Attempt<TankState, TankEvent>;

/** A match that begins with this position, White to move, without anything that would end it early. */
const at = (position: string): OptionValues => ({
  position: `${position} w 0 1`,
  colours: 'hostWhite',
  clock: 'none',
  repetition: 'off',
  noProgressPlies: 0,
});

/** The shot of the turn in the words of the game, if one was fired without effect. */
const bounced = ({ told }: Tried): readonly Said[] =>
  allOf(told, 'bounced').map((event) => ({ key: 'event.bounced', params: event }));
/** Why a turn that destroys nothing does not do: the shot had no effect, or there was none. */
const unharmed = (attempt: Tried): readonly Said[] => {
  const without = bounced(attempt);
  return without.length > 0 ? [...without, ...because('bounced')] : because('noShot');
};

/** The tank on the marked square is to be destroyed. */
const destroyed =
  (square: SquareName) =>
  (attempt: Tried): readonly Said[] => {
    const hit = firstOf(attempt.told, 'destroyed');
    if (hit?.square === square) return SOLVED;
    if (hit) return [{ key: 'event.destroyed', params: hit }, ...because('other', { square })];
    return unharmed(attempt);
  };

/** A tank is to end its turn there. */
const moved =
  (tank: TankLetter, square: SquareName, wanted?: Direction) =>
  ({ told }: Tried): readonly Said[] => {
    const drive = firstOf(told, 'moved');
    if (drive?.tank !== tank) return because('tank', { wanted: tank });
    if (drive.to !== square) return because('square', { to: drive.to, square });
    if (wanted !== undefined && drive.facing !== wanted)
      return because('facing', { square, facing: drive.facing, wanted });
    return SOLVED;
  };

/** The command tank is to leave the board. */
const escaped = ({ told }: Tried): readonly Said[] => (firstOf(told, 'escaped') ? SOLVED : because('stays'));

/** The turn of Black that destroys the tank which has just shot, if the rules offer one. */
const strikeBack = (after: TankState): string | undefined => {
  const turns = new Int32Array(turnCapacity(after));
  const count = generateTurns(after, turns, { bounces: false });
  const turn = turns.subarray(0, count).find((one) => turnShot(one) !== 0);
  return turn === undefined ? undefined : printTcn(after, turn, { suffix: false });
};

/** Black must not be able to destroy the command tank next turn. */
const safe = (attempt: Tried): readonly Said[] => {
  const { after } = attempt;
  const turn = commandShot(after, BLACK);
  if (turn < 0) return SOLVED;
  const text = printTcn(asIf(after, BLACK), turn, { suffix: false });
  return [...bounced(attempt), ...because('stillHit', { turn: text })];
};

/** White must be able to destroy the command tank next turn. */
const checked = (attempt: Tried): readonly Said[] =>
  firstOf(attempt.told, 'check') ? SOLVED : [...bounced(attempt), ...because('noCheck')];

export const OPENING: readonly TankTask[] = [
  { id: 'aim', options: at('8x8 2c45/5#2/1l42m43/2#5/5#2/3M02L01/2#5/5C02'), lit: ['c8', 'f1'] },
  {
    id: 'move',
    options: at('8x8 c4#6/##6/8/8/5#2/8/3L02##/6#C0'),
    lit: ['d2', 'd5'],
    judge: moved('L', 'd5'),
  },
  {
    id: 'facing',
    options: at('8x8 c4#6/##6/8/8/5#2/8/3L02##/6#C0'),
    lit: ['d2', 'd5'],
    judge: moved('L', 'd5', 'E'),
  },
  {
    id: 'capture',
    options: at('8x8 c4#6/##6/8/6l41/8/8/3L02##/6#C0'),
    lit: ['d2', 'g5'],
    judge: destroyed('g5'),
  },
  {
    id: 'bounce',
    // The second tank of Black, and no way back for White: after every bounce there is a shot in reply.
    options: at('8x8 c4#1m24/##1m44/8/8/8/8/3M02##/3#2#C0'),
    lit: ['d2', 'd7'],
    judge: ({ told }) => (firstOf(told, 'bounced') ? SOLVED : because('front')),
    reply: strikeBack,
  },
  {
    id: 'side',
    options: at('8x8 c4#6/##1m44/8/8/8/8/5M0##/6#C0'),
    lit: ['f2', 'd7'],
    judge: destroyed('d7'),
  },
  { id: 'win', options: at('8x8 6#c4/6##/3C04/8/8/2l25/8/8'), lit: ['d6'], judge: escaped },
];

export const EXERCISES: readonly TankTask[] = [
  {
    id: 'sideShot',
    options: at('10x10 c4#8/##8/3#6/4m45/4#5/1#6#1/5#4/2M0L06/8##/8#C0'),
    lit: ['e7'],
    judge: destroyed('e7'),
  },
  {
    id: 'mortar',
    options: at('10x10 8#c4/8##/10/10/4h45/4#1m43/4R05/10/##8/C0#8'),
    lit: ['e4', 'e6'],
    judge: destroyed('e6'),
  },
  {
    id: 'noBounce',
    options: at('10x10 c4#8/##1m46/7l52/10/10/10/h02M06/10/8##/8#C0'),
    lit: ['a4', 'd9', 'h8'],
    judge: (attempt) => (firstOf(attempt.told, 'destroyed') ? SOLVED : unharmed(attempt)),
  },
  {
    id: 'escape',
    options: at('10x10 c4#3#4/##1xL#5/4C05/3##5/6l13/10/10/10/10/10'),
    lit: ['e8'],
    judge: escaped,
  },
  {
    id: 'block',
    options: at('10x10 c4#8/##2h45/10/10/10/10/1L05M02/10/3#1#4/3#C0#4'),
    lit: ['e9', 'e1'],
    judge: safe,
  },
  {
    id: 'check',
    options: at('10x10 3#c4#4/3##5/10/6m43/10/1#6#1/10/1L08/4#3##/8#C0'),
    lit: ['e10'],
    judge: checked,
  },
];
