/** Guides the law suite to what random play seldom reaches: shots, exits, reverses, and boards of every kind. */
import type { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { GameLaws } from '#games/manifest.ts';
import { generateTurns, MAX_TURNS } from './rules/generate.ts';
import { refuseToMove } from './rules/intent.ts';
import type { TankState } from './rules/state.ts';
import { OUT, turnShot, turnTo } from './rules/types.ts';

const turns = new Int32Array(MAX_TURNS);

/** A random turn that shoots, or now and then one that leaves the board; undefined where there is none. */
const guide = (state: State, seat: number, chance: FastChance): Decision | undefined => {
  const s = state as TankState;
  if (refuseToMove(s, seat)) return undefined;
  const count = generateTurns(s, turns, { bounces: true });
  const leaving = chance.draw(8) === 0;
  const sharp: number[] = [];
  for (let i = 0; i < count; i++) {
    const turn = turns[i]!;
    if (turnShot(turn) !== 0 || (leaving && turnTo(turn) === OUT)) sharp.push(turn);
  }
  return sharp.length === 0 ? undefined : [sharp[chance.draw(sharp.length)]!];
};

/** Positions by string: a mortar with two targets, a check to be ignored, an escape, a game about to be drawn. */
const POSITIONS = [
  '20x20 10c49/1#18/1#6##10/##6##10/#4#2#2###6/5##6##2#2/8##7##1/2###12##1/9###4#3/11##2##3/3##2##M31D48/3#1r02###9/1##12###2/1##7##8/2#2##6##5/6###2#2#4#/10##6##/10##6#1/18#1/9C010 b 0 1',
  '16x16 16/1#2##10/1#2##5##3/1#2#5c65/2m44##7/6#####2##1/2##10#1/2###4L06/11###2/1#10##2/1##2#####6/7##7/11#2#1/3##5##2#L0/10##2#1/7C08 b 0 1',
  '16x16 8c47/1#1C0##10/1#2##5##3/1#2#11/7##7/3m02#####2##1/2##10#1/2###11/11###2/1#10##2/1##2#####6/7##7/11#2#1/3##5##2#L0/10##2#1/16 w 0 1',
  '16x16 8c44h42/1#2##10/1#2##5##3/1#2#11/7##7/6#####2##1/2##10#1/2###11/11###2/1#10##2/1##2#####6/7##7/11#2#1/3##5##2#1/10##2#1/2H04C08 w 95 70',
];

export const laws: GameLaws = {
  idle: {
    sealed: 'One seat decides at a time, openly.',
    covert: 'One seat decides at a time, openly.',
    forgets: 'Nothing is hidden, so there is nothing to remember.',
    ahead: 'One seat decides at a time; there are no answers in advance and no standing orders.',
    proposals: 'Two play against each other; nobody has partners.',
    timeouts: 'A player without time loses; nobody is answered for.',
  },
  guide,
  positions: POSITIONS.map((position) => {
    const [size, placement, side, noProgress, turnNumber] = position.split(' ');
    return {
      seats: 2,
      options: { position },
      state: {
        cells: `${size} ${placement}`,
        side: side === 'w' ? 'white' : 'black',
        noProgress: Number(noProgress),
        turnNumber: Number(turnNumber),
      },
    };
  }),
};
