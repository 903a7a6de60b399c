/** The board in words, for players who cannot see it: every place under the cursor, each army, what threatens. */

import type { Refusal } from '#engine/result.ts';
import type { Frame, Place } from '#kit/board/frame.ts';
import { say } from '#kit/i18n.svelte.ts';
import { squareName } from '../rules/geometry.ts';
import type { FireStop } from '../rules/judge-shot.ts';
import { isLive, letterOf, ownerOf, type Position, typeOf } from '../rules/types.ts';
import type { Composer } from './compose.svelte.ts';
import { threatened } from './danger.ts';
import { describe, describeSquare } from './describe.ts';
import { asIf, whyNotShot, whyNotTank, whyNotThere } from './why.ts';

const sayRefusal = (refused: Refusal): string =>
  `${say(`refusal.${refused.code}`, refused.params)}${refused.clause === '' ? '' : ` (${refused.clause})`}`;

/** The name of what stands on a square, and what is particular about it now. */
export const nameOn = (pos: Position, square: number, state = ''): string =>
  `${describeSquare(pos, square, 'read')} ${state}`.trim();

/** What Enter would do there with the tank that is chosen, or why nothing. */
const wishAt = (composer: Composer, pos: Position, place: Place, square: number): string => {
  const cell = square < 0 ? 0 : pos.cells[square]!;
  if (square === composer.tank) return say('read.chosen');
  if (isLive(cell) && ownerOf(cell) === composer.side) return say('read.other');
  if (isLive(cell)) {
    if (!composer.posed) {
      const refused = composer.whyNever(square);
      return refused ? sayRefusal(refused) : say('read.canAim');
    }
    const refused = whyNotShot(pos, composer.tank, composer.square, composer.facing, square);
    return refused ? sayRefusal(refused) : say('read.canFire');
  }
  const steps = composer.squares.get(square);
  if (steps !== undefined) return say('read.canGo', { n: steps });
  const refused = whyNotThere(pos, composer.tank, place);
  return refused ? sayRefusal(refused) : square < 0 ? say('read.canLeave') : '';
};

/** What would come of a shot at this target. */
export const verdictOf = ({ verdict, target }: FireStop): string => {
  const { cannon, armour, side } = target!;
  return say(`verdict.${verdict}`, { cannon, armour, side });
};

/** The same on the board: cannon against armour, as all texts write them. */
export const duelText = (cannon: number, armour: number): string =>
  `${say(`roman.${cannon}`)}${cannon > armour ? '>' : '≤'}${say(`roman.${armour}`)}`;

/** What it costs to face that way on the chosen square. */
export const costOf = (composer: Composer, facing: number): string => {
  if (composer.isReverse(facing)) return say('compose.reverse');
  const steps = composer.stepsTo(facing);
  return steps > 0 ? say('compose.steps', { n: steps }) : say('compose.far');
};

/** The square under the cursor, what stands there, and what can be done there or why not. */
export const cursorText = (composer: Composer, pos: Position, frame: Frame, place: Place): string => {
  const square = frame.square(place);
  const thing = describe(pos, frame, place, 'read');
  if (composer.own) return `${thing} ${wishAt(composer, pos, place, square)}`.trim();
  if (square < 0 || !isLive(pos.cells[square]!)) return thing;
  if (composer.side === undefined || ownerOf(pos.cells[square]!) !== composer.side)
    return `${thing} ${say('read.look')}`;
  const refused = whyNotTank(pos, composer.side, square);
  return `${thing} ${refused ? `${say('read.look')} ${sayRefusal(refused)}` : say('read.move')}`;
};

/** The squares of the live tanks of a side, in reading order. */
export const tanksOf = (pos: Position, side: number): number[] =>
  [...pos.cells.entries()].filter(([, cell]) => isLive(cell) && ownerOf(cell) === side).map(([at]) => at);

/** Every tank of a side, in a sentence each. */
export const armyText = (pos: Position, side: number): string =>
  [
    say('read.army', { owner: side + 1, n: tanksOf(pos, side).length }),
    ...tanksOf(pos, side).map((square) => nameOn(pos, square)),
  ].join(' ');

/** Which tanks of each side could be destroyed next turn (TC-9.1 for the command tank). */
export const threatsText = (pos: Position): string =>
  [0, 1]
    .map((side) => {
      const names = [...threatened(asIf(pos, side ^ 1), side ^ 1)]
        .map(
          (square) =>
            `${say(`tank.${letterOf(typeOf(pos.cells[square]!))}`)} ${squareName(square, pos.config.width)}`,
        )
        .join(', ');
      return names === ''
        ? say('read.noThreat', { owner: side + 1 })
        : say('read.threat', { owner: side + 1, list: names });
    })
    .join(' ');
