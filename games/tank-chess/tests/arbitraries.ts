/** Random boards for property tests: any mixture of things, one command tank a side (or one in all). */
import fc from 'fast-check';
import type { TcpData } from '../rules/notation/tcp.ts';
import { BLACK, BORDER, COMMAND, EMPTY, liveTank, OBSTACLE, WHITE, wreckOf } from '../rules/types.ts';

const side = fc.constantFrom(WHITE, BLACK);
const facing = fc.integer({ min: 0, max: 7 });
const cell = fc.oneof(
  { weight: 8, arbitrary: fc.constant(EMPTY) },
  { weight: 2, arbitrary: fc.constant(OBSTACLE) },
  { weight: 1, arbitrary: fc.constant(BORDER) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(side, fc.integer({ min: 0, max: 5 }))
      .map(([owner, type]) => wreckOf(liveTank(owner, type, 0))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(side, fc.integer({ min: 1, max: 5 }), facing)
      .map(([owner, type, towards]) => liveTank(owner, type, towards)),
  },
);

/** Any board that a position string can describe. `both` leaves no side without its command tank. */
export const boards = (sizes: { min: number; max: number }, both: boolean): fc.Arbitrary<TcpData> =>
  fc
    .record({ width: fc.integer(sizes), height: fc.integer(sizes) })
    .chain(({ width, height }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        things: fc.array(cell, { minLength: width * height, maxLength: width * height, size: 'max' }),
        commands: fc.uniqueArray(fc.integer({ min: 0, max: width * height - 1 }), {
          minLength: both ? 2 : 1,
          maxLength: 2,
        }),
        facings: fc.tuple(facing, facing),
        first: side,
        side,
        noProgress: fc.nat(400),
        turnNumber: fc.integer({ min: 1, max: 999 }),
      }),
    )
    .map(({ things, commands, facings, first, ...rest }) => {
      const cells = Int32Array.from(things);
      for (const [index, square] of commands.entries()) {
        cells[square] = liveTank(index === 0 ? first : 1 - first, COMMAND, facings[index] ?? 0);
      }
      return { ...rest, cells };
    });
