/** The rulebook in English, clause by clause. */
import type { RuleChapter, RuleTable } from '#engine/text.ts';
import { assembleRulebook, type ChapterId } from './rulebook.ts';

const chapters: Readonly<Record<ChapterId, string>> = {
  'TC-1': 'Board and directions',
  'TC-2': 'Tanks and setup',
  'TC-3': 'The turn',
  'TC-4': 'Movement',
  'TC-5': 'Shooting',
  'TC-6': 'Armour and destruction',
  'TC-7': 'Tank destroyer and heavy mortar',
  'TC-8': 'Winning',
  'TC-9': 'CHECK and ESCAPE declarations',
  'TC-10': 'Draws, resignation, abort',
  'TC-11': 'Clock',
  'TC-12': 'Information, undo',
  'TC-13': 'Scenarios and the scenario editor',
  'TC-14': 'Notation, position string, game record',
  'TC-15': 'Perft',
  'TC-16': 'Options',
  'TC-17': 'Fun Set (expansion)',
};

const clauses = {
  'TC-1.1': 'The small board has 16x16 squares, the large board 20x20.',
  'TC-1.2':
    'Each board has a printed side with the obstacles of the Basic Setup and a blank side on which a scenario places its own obstacles.',
  'TC-1.3':
    'Files are lettered a, b, c … from left to right and ranks numbered 1, 2, 3 … from bottom to top, as seen by White, so a1 is White’s near left corner.',
  'TC-1.4':
    'Every tank has one of eight facings, 45 degrees apart. Facing numbers and one-square vectors (file, rank): 0 N (0,+1); 1 NE (+1,+1); 2 E (+1,0); 3 SE (+1,-1); 4 S (0,-1); 5 SW (-1,-1); 6 W (-1,0); 7 NW (-1,+1). N points from White’s side to Black’s side.',
  'TC-1.5':
    'A square on the board holds exactly one of: nothing (empty), an obstacle, one live tank, one wreck. Pieces never share a square.',
  'TC-1.6':
    'A border square (border surface) is not part of the board: nothing may stand on it or move onto it, and no direct fire crosses it (mortars: TC-7.12).',
  'TC-1.7':
    'White’s home edge is the outer edge of rank 1 and White’s far edge that of the highest rank; for Black the reverse.',
  'TC-1.8': 'The colour of squares (a1 dark) is decoration.',
  'TC-1.9':
    'Distance between two squares on one line (rank, file or diagonal) is the number of single-square steps between them; adjacent squares have distance 1.',
  'TC-2.1':
    'There are six tank types: command tank C, light tank L, medium tank M, heavy tank H, tank destroyer D, heavy mortar R.',
  'TC-2.2': 'Speed (largest number of steps in a manoeuvre): H 3, M 4, L 5, C 5, D 4, R 3.',
  'TC-2.3': 'Armour front/side/rear: H III/II/I, M II/I/0, L I/0/0, C I/0/0.',
  'TC-2.4': 'Armour front/side/rear: D II/I/0 (as M), R I/0/0 (as L).',
  'TC-2.5': 'Cannon: H III, M II, L I, C I, D IV, R V. Guns: C, L, M, H turret; D fixed; R mortar.',
  'TC-2.6': 'The 16x16 army of each player is 2 H, 3 M, 4 L and 1 C.',
  'TC-2.7': 'The 20x20 army of each player is 2 H, 3 M, 4 L, 1 C, 2 D and 2 R, 14 in all.',
  'TC-2.8':
    'In the 16x16 Basic Setup the obstacles and starting squares are those of the scenario `basic-16`.',
  'TC-2.9':
    'In the 20x20 Basic Setup the obstacles and starting squares are those of the scenario `basic-20`.',
  'TC-2.10': 'At the start every tank faces the opponent’s side: White N, Black S.',
  'TC-2.11':
    'In a custom scenario the scenario file gives obstacles, border squares, armies, squares and facings.',
  'TC-2.12': 'For first games the 16x16 Basic Setup is recommended; it is the default scenario.',
  'TC-2.13':
    'Who plays White is decided before the game by the option `colours`: random (default), host White, or host Black.',
  'TC-3.1': 'White takes the first turn; turns alternate.',
  'TC-3.2':
    'In a turn the player must manoeuvre exactly one of their own live tanks so that its square or its facing (or both) changes; there is no pass.',
  'TC-3.3': 'After the manoeuvre the same tank may shoot once.',
  'TC-3.4': 'No tank other than the one manoeuvred this turn may shoot in this turn.',
  'TC-3.5': 'The order is manoeuvre, then shot; nothing follows the shot.',
  'TC-3.6':
    'A turn is submitted and applied as one indivisible action: tank, manoeuvre, and target or no target.',
  'TC-3.7':
    'After applying a turn the server checks in this order: win (TC-8), draw (TC-10), declarations (TC-9), then gives the move to the other player.',
  'TC-3.8': 'Any live own tank may be chosen in any turn, also the one chosen last turn.',
  'TC-3.9':
    'A player whose command tank is live always has a legal turn, because a rotation in place needs no free square (TC-4.4); stalemate cannot occur.',
  'TC-4.1':
    'A step is either a forward move of one square in the facing direction, or a rotation in place by 45 degrees left (facing -1) or right (facing +1).',
  'TC-4.2':
    'A manoeuvre is either (a) 1 to `speed` steps of forward moves and rotations in any order and mixture, or (b) one single reverse step.',
  'TC-4.3':
    'A forward move changes the square by the vector of the current facing and leaves the facing unchanged; a facing NE, SE, SW or NW therefore drives diagonally.',
  'TC-4.4': 'A rotation never needs a free square and is never blocked.',
  'TC-4.5': 'A reverse step moves the tank one square opposite to its facing; the facing is unchanged.',
  'TC-4.6':
    'A reverse step is the whole manoeuvre: it may not be combined with any other step, and every type reverses exactly one square whatever its speed.',
  'TC-4.7':
    'Each square entered must be on the board and empty: no obstacle, no live tank of either side, no wreck. The square from which the tank started counts as empty once it has left it.',
  'TC-4.8':
    'A diagonal step depends only on the square entered; the two squares beside the diagonal may both be occupied (past an obstacle corner, between two tanks, past a wreck).',
  'TC-4.9': 'A manoeuvre whose final square and facing equal the initial ones is not a turn.',
  'TC-4.10': 'A tank need not use all its steps; at least one step is required; a rotation alone is enough.',
  'TC-4.11': 'Movement never captures, pushes, swaps or jumps.',
  'TC-4.12': 'No tank except the command tank may leave the board (TC-8).',
  'TC-4.13':
    'Two manoeuvres of the same tank with the same final square and facing (or both leaving the board) are the same manoeuvre; the path taken has no effect.',
  'TC-4.14':
    'The canonical path of a manoeuvre is the shortest step string that produces it and, among these, the alphabetically smallest with F < L < R; B is used only if no string of F, L, R produces the result.',
  'TC-4.15':
    'Consequence for tests: on an open board a tank has 28 (speed 3), 64 (speed 4) or 131 (speed 5) distinct manoeuvres, one of which is the reverse; the reverse result can never be reached by forward steps within speed 5.',
  'TC-5.1': 'Shooting is optional: after the manoeuvre the player may shoot or not.',
  'TC-5.2': 'A tank shoots at most once per turn and at exactly one target, even if several are in line.',
  'TC-5.3':
    'A turret gun (C, L, M, H) fires along three lines from the final square: the facing direction, front-left (facing -1) and front-right (facing +1).',
  'TC-5.4': 'A fixed gun (D) fires along the facing direction only; a mortar likewise (TC-7).',
  'TC-5.5':
    'A direct shot (turret or fixed gun) is possible at a tank only if every square strictly between shooter and target on that line is empty.',
  'TC-5.6': 'A direct shot needs at least one empty square between shooter and target: distance 2 or more.',
  'TC-5.7':
    'Consequence: on each line only the first non-empty square can hold a target; if that first occupant is at distance 1 nothing can be shot along the line.',
  'TC-5.8': 'Direct fire has no maximum range.',
  'TC-5.9':
    'Obstacles, wrecks and live tanks of either side stop direct fire; so do border squares and the edge of the board.',
  'TC-5.10':
    'A diagonal line of fire depends only on the squares on the line; both squares beside a diagonal step may be occupied.',
  'TC-5.11':
    'All lines are judged after the manoeuvre: the square the tank has left counts as empty, and the shot may run over it.',
  'TC-5.12': 'Only a live enemy tank can be a target; own tanks, wrecks, obstacles and empty squares cannot.',
  'TC-5.13':
    'A tank that has not been manoeuvred this turn cannot shoot, so there is no turn that consists of a shot only.',
  'TC-5.14': 'A command tank that has left the board cannot shoot.',
  'TC-5.15':
    'A legal shot need not destroy its target. With option `shotPolicy=allowBounce` (default) a shot that does not destroy is accepted, changes nothing, and is recorded with `!`; for counting (TC-15.1) and for the position it is the same turn as the one without a shot. With `effectiveOnly` it is refused with SHOT_NO_EFFECT.',
  'TC-6.1':
    'Let d be the direction in which the shot travels (0..7) and f the target’s facing; r = (d - f) modulo 8.',
  'TC-6.2': 'Front armour is struck only if the shot comes from straight ahead: r = 4.',
  'TC-6.3': 'Rear armour is struck only if the shot comes from straight behind: r = 0.',
  'TC-6.4': 'Side armour is struck from every other direction: r = 1, 2, 3, 5, 6, 7.',
  'TC-6.5':
    'The target is destroyed if and only if the shooter’s cannon value is greater than the armour value struck.',
  'TC-6.6': 'Otherwise the shot has no effect; damage does not accumulate.',
  'TC-6.7': 'A destroyed tank stays on its square as a wreck for the rest of the game.',
  'TC-6.8': 'A wreck blocks movement and direct fire of both sides exactly like an obstacle.',
  'TC-6.9': 'A wreck cannot be shot, moved, repaired or removed.',
  'TC-6.10':
    'The full table of shooter against target side follows from TC-2.3 to TC-2.5 and TC-6.5: F, S and R are the sides of the target that the shooter destroys (front, side, rear).',
  'TC-6.11': 'Consequence: a C, L, M or H destroys a tank of its own type only from the side or the rear.',
  'TC-7.1': 'The tank destroyer has speed 4 and armour II/I/0.',
  'TC-7.2': 'The tank destroyer has cannon IV.',
  'TC-7.3':
    'The tank destroyer has no turret: it fires only straight ahead, otherwise by the rules of direct fire.',
  'TC-7.4': 'The heavy mortar fires only straight ahead and only at distance 3, 4 or 5.',
  'TC-7.5':
    'The mortar fires over anything: the contents of the squares in between (obstacles, wrecks, live tanks of either side) do not matter.',
  'TC-7.6':
    'If several enemy tanks stand at distance 3, 4 or 5 in front of it, the player chooses only one of them as the target (or none, TC-5.1).',
  'TC-7.7': 'The mortar has cannon V, speed 3 and armour I/0/0.',
  'TC-7.8':
    'TC-6 applies to mortar shots too; since V exceeds every armour value, every legal mortar shot destroys.',
  'TC-7.9': 'A mortar’s target must be a live enemy tank (TC-5.12).',
  'TC-7.10':
    'The mortar has no direct fire: enemies at distance 1, 2 or more than 5 are safe from it; TC-5.5 to TC-5.7 do not apply to it.',
  'TC-7.11':
    'A mortar also fires along diagonals when it faces diagonally (it fires straight ahead in any of the eight facings).',
  'TC-7.12':
    'Border squares in between do not stop a mortar shot as long as the target square is on the board.',
  'TC-8.1': 'A player wins at once when their shot destroys the enemy command tank.',
  'TC-8.2':
    'A player wins at once when their own command tank leaves the board across their far edge in their manoeuvre (“escape”).',
  'TC-8.3': 'The step off the board is an ordinary step and needs one of the tank’s steps.',
  'TC-8.4':
    'The step off the board may be straight or diagonal: it is an escape if the square it would enter lies one rank beyond the far rank and its file is a file of the board.',
  'TC-8.5':
    'A step through the corner of the board (beyond the far rank and beyond the first or last file at the same time) is not allowed.',
  'TC-8.6': 'A step off the board across a side edge or the own home edge is not allowed.',
  'TC-8.7': 'Only the command tank can escape; it moves and shoots otherwise like a light tank.',
  'TC-8.8':
    'A command tank may also escape by a single reverse step across the far edge; option `reverseExit` (default true).',
  'TC-8.9': 'The game ends with the exit step; remaining steps are lost and no shot follows.',
  'TC-8.10':
    'The winner is the player who first achieves either aim; a single turn can achieve only one of them.',
  'TC-8.11': 'A command tank under threat may still win by escaping on its own turn.',
  'TC-8.12':
    'If the far rank has border squares, a diagonal or straight exit over a file whose far-rank square is a border square counts as a corner (TC-8.5). An obstacle, wreck or tank on that far-rank square does not matter.',
  'TC-8.13': 'Leaving or moving the command tank within reach of enemy fire is legal.',
  'TC-8.14':
    'Option `objectives`: `standard` (default, TC-8.1 and TC-8.2); `destroyOnly` (TC-8.2 switched off: exit steps are refused with EXIT_OFF); `captureFlag` (TC-8.1 stays, TC-8.2 off, TC-8.15 on). While TC-8.2 is off no ESCAPE is declared.',
  'TC-8.15':
    'captureFlag: each side has one flag square, by default the starting square of its command tank. A player wins at once when any of their tanks ends its manoeuvre on the enemy flag square. Flag squares are otherwise ordinary squares; they may not be obstacles or border. Passing over the flag square without ending there does not win.',
  'TC-8.16':
    'captureFlag: a turn that ends on the enemy flag square may still carry a shot, because manoeuvre and shot are one action (TC-3.6). If that shot destroys the enemy command tank the reason is `destroyed`, otherwise `flag`. A threat to capture the flag is not declared (TC-9).',
  'TC-9.1':
    'After their turn a player declares CHECK if they could destroy the enemy command tank on their next turn.',
  'TC-9.2':
    'After their turn a player declares ESCAPE if their own command tank could leave the board on their next turn.',
  'TC-9.3':
    '“Could” is judged in the position just reached as if the opponent passed: CHECK (ESCAPE) holds if the mover, moving again at once, would have a legal turn that wins by TC-8.1 (TC-8.2). Any of the mover’s tanks counts, not only the one just moved.',
  'TC-9.4':
    'The server computes both declarations after every turn and shows them to everyone (option `declarations=auto`, default); with `off` nothing is shown. They never have to be announced by hand and forgetting is impossible.',
  'TC-9.5': 'Both declarations may apply at once; both are made.',
  'TC-9.6':
    'A declaration creates no duty: the opponent does not have to answer it, and a turn that leaves a threat standing is legal.',
  'TC-9.7':
    'Mate (analysis and annotation only): the side to move is mated if none of its turns wins at once and after each of its turns the opponent has a turn that wins at once. The game is nevertheless played on.',
  'TC-9.8': 'At the start of the game no declaration is made.',
  'TC-9.9':
    'The suffixes `+` and `^` of a record (TC-14.6) follow from the resulting position alone (TC-9.3, TC-8.14), also when the turn ends the game in a draw; a winning turn carries `#` only. With `declarations=off` the record keeps them, but the screen hides them until the game is over.',
  'TC-10.1':
    'A player may offer a draw at any time during the game; the offer stands until the opponent accepts, declines or completes their next turn.',
  'TC-10.2':
    'A player may make a new offer only after the opponent has completed a turn since their previous offer, whether that offer stands, was declined, was withdrawn or has lapsed (else DRAW_OFFER_TOO_SOON).',
  'TC-10.3':
    'Option `repetition`: `draw3` (default) draws the game at once when the same position occurs for the third time; `claim3` lets the player to move claim it; `off` ignores repetition.',
  'TC-10.4':
    'Two positions are the same if all squares hold the same (type, owner, facing of live tanks; type and owner of wrecks) and the same side is to move. The starting position counts as an occurrence.',
  'TC-10.5':
    'Option `noProgressPlies` (default 100, 0 = off): the game is drawn when that many consecutive half-moves have been played without a tank being destroyed (after a turn that brings the counter of TC-14.3 to this number or more).',
  'TC-10.6': 'A player may resign at any time, also when it is not their turn; the opponent wins.',
  'TC-10.7':
    'Order of tests after a turn: win, repetition, no-progress. A winning turn is never turned into a draw.',
  'TC-10.8':
    'Until both players have completed one turn either may abort; an aborted game has no result (later: ABORT_TOO_LATE).',
  'TC-10.9':
    'The rulebook says that a draw is possible only in theory; TC-10.1 to TC-10.5 exist so that games played on a computer always end.',
  'TC-10.10':
    'The offerer may withdraw a standing offer. An offer made while the opponent’s offer stands accepts it. Answering or withdrawing when no such offer stands is NO_DRAW_OFFER. With `claim3` a claim is accepted on the claimant’s turn if the present position has occurred at least three times; any other claim is CLAIM_INVALID.',
  'TC-11.1':
    'A chess clock may be used; suggested time per player for the whole game is 30 minutes on 16x16 and 45 minutes on 20x20.',
  'TC-11.2':
    'Option `clock`: none, or minutes per player plus an increment in seconds added after each completed turn (default increment 0). Defaults: board height up to 12: 15 min; 13 to 17: 30 min; 18 or more: 45 min.',
  'TC-11.3': 'A player whose time reaches zero loses at once, whatever the position.',
  'TC-11.4':
    'The server’s clock decides; a turn counts if the server receives it before the mover’s time is used up. A turn that ends the game stops both clocks.',
  'TC-11.5': 'White’s clock starts when both players are ready.',
  'TC-12.1':
    'Nothing is hidden: board, tanks, facings, wrecks, record, clocks and declarations are visible to both players and to spectators.',
  'TC-12.2':
    'Move hints (legal end states, target reports, threatened squares) may be shown to any viewer because they follow from public information; rated games may switch threat hints off for both sides alike.',
  'TC-12.3': 'Spectators see the position without delay.',
  'TC-12.4':
    'While composing a turn a player may change tank, path and target freely; nothing is sent until they confirm.',
  'TC-12.5':
    'A submitted turn is final. With option `takebacks=true` (default in casual games, false in rated games) the player who moved last may ask to take it back; it is undone only if the opponent agrees before submitting their own turn (else TAKEBACK_OFF or TAKEBACK_TOO_LATE).',
  'TC-12.6':
    'A takeback restores position, side to move, turn number, no-progress counter and occurrence counts to what they were before that one turn; used clock time is not given back. A request by a player who did not move last, or before any turn, is TAKEBACK_TOO_LATE; after the end of the game it is GAME_OVER.',
  'TC-13.1':
    'Players may build their own scenarios on the blank sides with the loose obstacles, within rules given in the brochure.',
  'TC-13.2': 'The brochure’s rules are not public; TC-13.3 to TC-13.8 replace them.',
  'TC-13.3':
    'Size and armies: width and height 8 to 24 (SIZE); exactly one command tank per side (COMMAND_COUNT); at most 4 L, 3 M, 2 H, 2 D, 2 R per side (ARMY_LIMIT); both sides the same counts (ARMY_MISMATCH).',
  'TC-13.4':
    'Symmetry (SYMMETRY): obstacles, border and armies are symmetric under the declared symmetry, `rotate` (180-degree turn: file x and rank y go to W+1-x and H+1-y, facing f to f+4) or `mirror` (rank y goes to H+1-y, file stays, facing f to (4-f) modulo 8); `none` is allowed only for unrated games.',
  'TC-13.5':
    'Terrain: obstacles are 5 % to 35 % of the non-border squares (DENSITY); all squares that are neither obstacle nor border form one region under king moves (DISCONNECTED); each far rank has at least 6 such squares (GOAL_WIDTH).',
  'TC-13.6':
    'Distance: the smallest king-move distance between opposing tanks is at least 0.6 times the board height, rounded up (DISTANCE).',
  'TC-13.7':
    'Quiet start: neither side, if it had the first turn, has a turn with a destroying shot (OPENING_SHOT), and neither side threatens CHECK or ESCAPE (OPENING_THREAT); each command tank needs at least 3 own turns to escape if nobody else moves, and a finite number (EXIT_DISTANCE).',
  'TC-13.8':
    'Warnings only: a tank without any turn that changes its square (STUCK_PIECE); squares connected only through diagonal steps (ORTHO_POCKET).',
  'TC-13.9':
    'A scenario with errors can be saved as a draft and test-played, but not published or rated; one with SIZE or COMMAND_COUNT cannot be test-played either. If COMMAND_COUNT fails, only SIZE, COMMAND_COUNT, ARMY_LIMIT and ARMY_MISMATCH are reported.',
  'TC-13.10':
    'A scenario file is a JSON text with the fields `format`, `id`, `name`, `width`, `height`, `symmetry`, `map`, `facings`, `objectives`, `flags`, `clock`, `author` and `notes`; unknown fields are kept. The scenario begins with White to move, counter 0 and turn 1.',
  'TC-13.11': 'A game stores a copy of its scenario; later edits of the scenario do not affect it.',
  'TC-13.12':
    'TC-13.7 is judged with objectives `standard` and reverseExit true, whatever the scenario says; “nobody else moves” means that all other tanks stay where they are and block. The limits of TC-13.5 are inclusive.',
  'TC-13.13':
    'With objectives `captureFlag` both flag squares must be two different squares of the board that are neither obstacle nor border (FLAG_SQUARE).',
  'TC-14.1':
    'The rulebook mentions that games can be written down in coordinate notation; the brochure’s notation is not public, so this section defines one.',
  'TC-14.2':
    'Piece letters are C, L, M, H, D, R; in position strings capitals are White and small letters Black; in turn notation letters are always capitals.',
  'TC-14.3': 'Position string (TCP), grammar:',
  'TC-14.4':
    'After a piece letter exactly one digit is the facing; digits that follow are a run. `#` is an obstacle, `%` a border square. A side without a live command tank means a finished game (destroyed or escaped); more than one live command tank of a side, or none of either side, is TCP_COMMAND_COUNT.',
  'TC-14.5':
    'Errors, tested in this order: TCP_SYNTAX (not five fields, a malformed size or one outside 8..24, or anything in the placement that is not a run, obstacle, border, wreck or piece), TCP_ROW_COUNT, TCP_ROW_WIDTH, TCP_SIDE (third field), TCP_COUNTER (fourth or fifth field), TCP_COMMAND_COUNT. Writing a parsed position gives back the canonical string.',
  'TC-14.6': 'Turn notation (TCN), grammar:',
  'TC-14.7':
    'The first square is the tank’s square before the turn; the square after `*` is the destroyed tank’s square, the square after `!` that of a tank shot at without effect. An escape carries neither facing nor shot.',
  'TC-14.8':
    'The path in brackets is optional and ignored for identity; the status suffix is recomputed by the reader (a wrong one gives the warning SUFFIX_MISMATCH).',
  'TC-14.9':
    'Game record (TCG): tag pairs as in chess PGN, one per line, then the movetext `1. whiteTurn blackTurn 2. …` and the result `1-0`, `0-1`, `1/2-1/2` or `*`. Required tags: Event, Site, Date, White, Black, Result, Scenario, Options, Termination. Optional: TCP (start position if not the scenario’s; may have Black to move, then the movetext starts `n... blackTurn`), TimeControl (seconds+increment), any other. `{ }` and `;` start comments as in PGN. Termination is one of: destroyed, escape, flag, time, resign, agreement, repetition, noProgress, abort, unfinished.',
  'TC-14.10':
    'Import replays every turn; at the first illegal turn it stops, reports the half-move number and the reason, and keeps the legal part. A turn given by its end state that no manoeuvre reaches has the reason NOT_REACHABLE.',
  'TC-14.11':
    'A submitted turn (tank square, path, optional target) is tested in this order and refused with the first failing code: GAME_OVER; NOT_YOUR_TURN; PIECE_DESTROYED (wreck) / NO_PIECE (empty, obstacle, border) / NOT_YOUR_PIECE; EMPTY_PATH; BAD_PATH (other letters than F L R B); REVERSE_COMBINED; TOO_MANY_STEPS; then step by step STEPS_AFTER_EXIT, OFF_BOARD (border square, or off the board with a tank that is not a command tank), BLOCKED, EXIT_WRONG_EDGE, EXIT_THROUGH_CORNER, EXIT_OFF (objective), REVERSE_EXIT_OFF; then NULL_MOVE; then for the shot SHOT_AFTER_EXIT, SHOT_OWN_PIECE / SHOT_NO_TARGET, SHOT_NOT_IN_LINE, SHOT_OUT_OF_RANGE (mortar), SHOT_TOO_CLOSE, SHOT_BLOCKED, SHOT_NO_EFFECT. The named target square is read after the manoeuvre.',
  'TC-14.12':
    'A tank square that is not on the board is NO_PIECE, such a target square SHOT_NO_TARGET. A turn message whose `ply` is not the current one is STALE_PLY (tested after NOT_YOUR_TURN). A turn given by its end state (TCN, or a message; there an escape has `to` “OUT” and `facing` null) is tested for GAME_OVER, NOT_YOUR_TURN, the tank square codes of TC-14.11, WRONG_LETTER (the TCN letter is not that tank’s type), NULL_MOVE, EXIT_OFF (an escape while TC-8.2 is off), NOT_REACHABLE, then the shot codes. Text outside the TCN grammar is TCN_SYNTAX.',
  'TC-14.13':
    'A reverse is written only with `<`; written as a drive it is NOT_REACHABLE. An escape that is possible only in reverse is `>OUT` without a path. With `allowBounce` the reader recomputes `*` and `!` like a suffix (TC-14.8).',
  'TC-15.1':
    'Two turns are distinct if they differ in the tank moved, its final square, its final facing, or the target destroyed (including none). All escapes of one command tank in one position are one turn. Paths never distinguish turns; ineffective shots are not turns.',
  'TC-15.2':
    'perft(d) is the number of sequences of exactly d distinct turns from a position; a turn that ends the game by TC-8 may only be the last of a sequence. Draw rules, clocks and agreements are ignored; `reverseExit` is true; objectives standard.',
  'TC-15.3': 'perft(0) = 1; perft(1) = number of legal turns of the side to move.',
  'TC-15.4': '“Divide” lists perft(d) by the tank moved first.',
  'TC-16.1': 'The game options and their defaults are:',
  'TC-16.2':
    'Every game is casual (default) or rated, chosen by the host before the game. A rated game needs a published scenario (the built-in ones count as published) whose symmetry is `rotate` or `mirror` (TC-13.4, TC-13.9), and its takebacks option is always false.',
  'TC-16.3':
    'When a scenario is chosen, its `objectives`, `flags` and (if not null) `clock` replace the defaults; the host may still change the options.',
  'TC-17.1':
    'Low obstacle: no tank may enter it; direct fire passes over it; it counts as a square between shooter and target (opposite of a hedge).',
  'TC-17.2': 'Water: direct fire passes over it; only amphibians enter it and leave it again.',
  'TC-17.3':
    'Any other tank may end its manoeuvre by a forward or reverse step into water: it is removed from the board, leaves no wreck and does not shoot.',
  'TC-17.4': 'A command tank may not be driven into water.',
  'TC-17.5':
    'Hedge: entering costs one step as usual; a direct shot is impossible if any square strictly between shooter and target has a hedge; mortars and howitzers ignore hedges.',
  'TC-17.6':
    'A tank standing on a hedge square can be shot and can shoot, because only the squares in between count; a wreck on a hedge square blocks as usual.',
  'TC-17.7':
    'Mud: entering a mud square costs two steps; with one step left it cannot be entered; reversing into mud is impossible; leaving costs nothing extra.',
  'TC-17.8':
    'Tree: blocks direct fire; L, C, R, D, amphibian, tank hunter and howitzer cannot enter; M, H, superior heavy tank and bulldozer may enter, and the tree is removed.',
  'TC-17.9':
    'Land mine: visible, neutral, placed by the scenario; a tank (except a bulldozer) that enters the square is destroyed at once and becomes a wreck there, the mine is removed, the turn ends without a shot; a command tank lost this way loses the game.',
  'TC-17.10':
    'Remote mine: before the first turn each player secretly names 3 empty, non-terrain squares outside the three ranks nearest to either home edge. Instead of the shot of a turn (after any manoeuvre) they may detonate one of their unused mines: the square is revealed and any tank on it, own or enemy, becomes a wreck. Only the owner sees unused mines; everyone sees how many are left. Both players choose simultaneously before the game; nothing can be undone after a detonation.',
  'TC-17.11':
    'Bulldozer: may enter a low obstacle, tree, wreck or land mine square for two steps; that thing is removed; it has no gun.',
  'TC-17.12':
    'Howitzer: fires straight ahead at distance 4 to 8 over anything except that the target must be a live enemy tank.',
  'TC-17.13':
    'Objectives added: captureFlag (TC-8.15); annihilation (win by destroying all enemy tanks except the command tank, or the command tank); breakthrough (scenario gives n; win when n own tanks of any type have left across the far edge, each leaving ends its turn).',
  'TC-17.14': 'Experimental vehicles:',
  'TC-17.15':
    'Terrain letters in TCP and scenario maps (experimental): `=` low obstacle, `~` water, `"` hedge, `;` mud, `^` tree, `*` land mine; a tank or wreck on hedge or mud is written terrain letter first, then the piece. The experimental letters S, T, A, B, O (and small letters) join the piece letters.',
} as const;

/** The clauses that every language must have: all but the expansion. */
export type TranslatedClause = Exclude<keyof typeof clauses, `TC-17.${number}`>;

const text = {
  chapters,
  clauses,
  grammar: {
    size: 'width x height, 8..24',
    placement: 'highest rank first, each row from file a',
    row: 'widths must add up to the board width',
    run: 'that many empty squares; longest possible',
    wreck: 'letter case = former owner',
    noProgress: 'half-moves since the last destroyed tank',
    turnNumber: 'starts at 1, grows after Black’s turn',
    drive: 'square differs from the first square',
    reverse: 'facing unchanged',
    shot: '"!" only with shotPolicy=allowBounce',
    status: 'won | CHECK | ESCAPE | both',
  },
  shooter: 'shooter (cannon)',
  options: [
    ['Option', 'Values', 'Default', 'Clause'],
    ['scenarioId', 'any published scenario', 'basic-16', 'TC-2.12'],
    ['colours', 'random, hostWhite, hostBlack', 'random', 'TC-2.13'],
    ['clock', 'none, minutes + increment', 'by board height', 'TC-11.2'],
    ['objectives', 'standard, destroyOnly, captureFlag', 'standard', 'TC-8.14'],
    ['reverseExit', 'true, false', 'true', 'TC-8.8'],
    ['shotPolicy', 'allowBounce, effectiveOnly', 'allowBounce', 'TC-5.15'],
    ['declarations', 'auto, off', 'auto', 'TC-9.4'],
    ['repetition', 'draw3, claim3, off', 'draw3', 'TC-10.3'],
    ['noProgressPlies', '0, 40 to 400', '100', 'TC-10.5'],
    ['takebacks', 'true, false', 'true casual, false rated', 'TC-12.5'],
    ['funSet', 'off, experimental', 'off', 'TC-17'],
  ],
};

/** The experimental vehicles of the expansion (TC-17.14). */
const VEHICLES: RuleTable = [
  [
    'id',
    'letter',
    'Name',
    'speed',
    'front',
    'side',
    'rear',
    'cannon',
    'gun',
    'minRange',
    'maxRange',
    'special',
  ],
  [
    'superior-heavy-tank',
    'S',
    'superior heavy tank',
    '2',
    '4',
    '3',
    '2',
    '4',
    'turret',
    '2',
    '99',
    'crushes trees',
  ],
  ['tank-hunter', 'T', 'tank hunter', '5', '1', '0', '0', '3', 'fixed', '2', '99', ''],
  ['amphibian', 'A', 'amphibian', '4', '1', '0', '0', '1', 'turret', '2', '99', 'enters water'],
  ['bulldozer', 'B', 'bulldozer', '3', '2', '1', '0', '0', 'none', '0', '0', 'clears (TC-17.11)'],
  ['howitzer', 'O', 'howitzer', '3', '1', '0', '0', '4', 'mortar', '4', '8', 'indirect'],
];

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, { 'TC-17.14': VEHICLES });
