/** What programs that play Tank Chess through the referee need beyond the schemas. */
import type { RefereeGuide } from '#games/manifest.ts';

const BOARD = '8x8 8/2c45/8/3L04/8/8/3C04/8';

export const guide: RefereeGuide = {
  notation: `A decision is one turn of one tank (TC-3.6); seat 1 is White, seat 2 Black. A turn may be written in four ways, and
\`steps\` gives the first:

| form | example | |
| --- | --- | --- |
| notation, TC-14.6 | \`Mf5>b9/NW*b11\` | letter and square, then \`>\` a square \`/\` a facing (a drive), \`/\` a facing (a turn in place), \`<\` a square (a reverse) or \`>OUT\` (an escape); then \`*\` a destroyed tank, or \`!\` one shot at without effect. The path in brackets and the suffixes \`#\`, \`+\`, \`^\` may stand there and are not judged |
| spelled | \`f5 FRF b11\` | square, steps \`F\` forward, \`L\` and \`R\` an eighth of a turn, \`B\` back; then the target, if any |
| message by path | \`{"from":"f5","path":"FRF","target":"b11"}\` | |
| message by end | \`{"from":"f5","to":"b9","facing":"NW"}\` | an escape has \`"to":"OUT","facing":null\` |

A message may carry \`ply\`, the number of the half-move from 0; another one is refused as STALE_PLY (TC-14.12).

**Position strings** (TC-14.3) say a whole position in one line: the option \`position\` takes one, and the field \`cells\` of the
state its first two parts, size and placement. In the placement the highest rank comes first, a number is a run of empty
squares, \`#\` an obstacle, \`%\` a square of the border, a letter and a digit a tank and its facing (capitals are White; 0 is
north, then clockwise in eighths), \`x\` and a letter a wreck.`,
  table: { seats: 2, options: {} },
  state: {
    cells: 'the board: size and placement of a position string',
    side: 'whose move it is',
    noProgress: 'half-moves since the last destroyed tank (TC-10.5)',
    turnNumber: 'grows after Black’s turn (TC-14.3)',
    plies: 'half-moves played in this match',
    moves:
      'those since the last destroyed tank, by which repetition is told (TC-10.3), each packed into a number; a position set up by hand leaves them out',
    ending: 'how the game ended, `none` while it goes on',
    winner: 'who won, where somebody did',
  },
  points: {
    submitTurn: {
      from: {
        game: 'tank-chess',
        options: { position: `${BOARD} w 0 1` },
        state: { noProgress: 4, turnNumber: 12 },
      },
      text: 'Ld5>d6/N',
    },
  },
};
