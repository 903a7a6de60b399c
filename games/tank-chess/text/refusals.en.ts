/** Why Tank Chess refuses something. */
import type { Messages } from '#engine/text.ts';

export const refusals = {
  'refusal.STALE_PLY': 'This move was meant for half-move {ply}, but the game is at {now}.',
  'refusal.PIECE_DESTROYED': 'There is a wreck on {square}; it never moves again.',
  'refusal.NO_PIECE': 'There is no tank on {square}.',
  'refusal.NOT_YOUR_PIECE': 'The tank on {square} is not yours.',
  'refusal.WRONG_LETTER': 'The tank on {square} is a {expected:tank}, not a {letter:tank}.',
  'refusal.EMPTY_PATH': 'The tank on {square} has to make at least one step; it cannot shoot without moving.',
  'refusal.BAD_PATH': '“{step}” is not a step: F is forward, L and R turn left and right, B is reverse.',
  'refusal.REVERSE_COMBINED':
    'A reverse step is a whole turn of its own; it cannot be combined with other steps.',
  'refusal.TOO_MANY_STEPS':
    'That takes {steps} steps; the tank on {square} has {speed}. Each 45° turn is one step.',
  'refusal.STEPS_AFTER_EXIT': 'The tank has already left the board from {square}.',
  'refusal.OFF_BOARD':
    'Step {step}, from {square} {direction:direction}, leaves the board; only a command tank may, across its far edge.',
  'refusal.BLOCKED': 'Step {step}, from {square}, is blocked by what stands on {by}.',
  'refusal.EXIT_WRONG_EDGE':
    'A command tank leaves only across its far edge, not {direction:direction} from {square}.',
  'refusal.EXIT_THROUGH_CORNER':
    'A tank cannot leave through a corner: step {step} from {square} goes {direction:direction}.',
  'refusal.EXIT_OFF': 'Escapes do not count in this game.',
  'refusal.REVERSE_EXIT_OFF': 'In this game, a command tank cannot escape in reverse.',
  'refusal.NULL_MOVE': 'The tank on {square} must change its square or its facing.',
  // Without a facing, the board was to be left.
  'refusal.NOT_REACHABLE': {
    by: 'facing',
    zero: 'The tank on {square} cannot end its turn there ({to}).',
    other:
      'The tank on {square} cannot end its turn there ({to} {facing:direction}): it has {speed} steps, every 45° turn is one, and nothing may be in the way.',
  },
  'refusal.SHOT_AFTER_EXIT': 'A command tank that has left the board cannot shoot.',
  'refusal.SHOT_OWN_PIECE': 'The tank on {square} is your own.',
  'refusal.SHOT_NO_TARGET': 'There is no enemy tank to shoot at on {square}.',
  'refusal.SHOT_NOT_IN_LINE':
    'The target {square} is on no line of fire of the {letter:tank}: turn the hull.',
  'refusal.NO_LINE_THIS_TURN':
    'From no square that it can reach this turn is there a line of fire to {square}.',
  'refusal.SHOT_OUT_OF_RANGE': 'A mortar reaches {min} to {max} squares; {square} is {distance} away.',
  'refusal.SHOT_TOO_CLOSE': '{square} is too close: at least one empty square must lie between.',
  'refusal.SHOT_BLOCKED': 'Only the first thing on the line counts: {by} stands in front of {square}.',
  'refusal.SHOT_NO_EFFECT':
    'The shot at {square} would have no effect: cannon {cannon:roman} must beat {side:side} {armour:roman}.',
  'refusal.CLAIM_INVALID':
    'You can claim a draw only on your own turn, when the position has occurred three times.',
  'refusal.BAD_DECISION': 'A turn is one drive and at most one shot.',
  'refusal.RATED_SCENARIO': 'This scenario cannot be used in a rated game ({because}).',
  'refusal.SUFFIX_MISMATCH': 'The turn is marked “{found}”, but it should be “{expected}”.',

  'refusal.TCN_SYNTAX':
    'This is not a turn: at character {column} of “{text}” something else is expected ({expected}).',
  'refusal.TCP_SYNTAX': 'This is not a position string ({field}{found}{row}{column}).',
  'refusal.TCP_ROW_COUNT': 'The position has {found} ranks instead of {expected}.',
  'refusal.TCP_ROW_WIDTH': 'Row {row} of the position has {found} squares instead of {expected}.',
  'refusal.TCP_SIDE': 'The side to move must be w or b, not “{found}”.',
  'refusal.TCP_COUNTER': 'A counter of the position is wrong: “{found}”.',
  'refusal.TCP_COMMAND_COUNT':
    'Each side has one live command tank, or none once it has lost; there are {white} and {black}.',

  'refusal.NO_RECORD':
    'This match has no game record: it does not start from a position that a record can name.',
  'refusal.TCG_SYNTAX': 'Line {line} of the game record: expected {expected}.',
  'refusal.TCG_TAG_TWICE': 'Line {line}: the tag {tag} appears twice.',
  'refusal.TCG_TAG_MISSING': 'The game record has no tag {tag}.',
  'refusal.TCG_TURN_NUMBER': 'Line {line}: turn number {found} instead of {expected}.',
  'refusal.TCG_TOO_LONG': 'The game record is too long; the limit is {max}.',
  'refusal.TCG_RESULT': 'The result tag says {tag}, the moves end with {found}.',
  'refusal.TCG_TERMINATION': 'A game cannot end by “{found}”.',
  'refusal.TCG_OPTION': 'The option {option} cannot be “{value}”.',
  'refusal.TCG_SCENARIO_UNKNOWN': 'The scenario {scenario} is not known here.',
  'refusal.TCG_TERMINATION_MISMATCH': 'The record says {found}, but the game ended by {expected}.',
  'refusal.TCG_RESULT_MISMATCH': 'The record says {found}, but the result is {expected}.',

  'refusal.SCENARIO_JSON_SYNTAX': 'Line {line}, column {column}: this is not JSON.',
  'refusal.SCENARIO_JSON_DUPLICATE': 'Line {line}, column {column}: this field appears twice.',
  'refusal.SCENARIO_JSON_TOO_DEEP': 'Line {line}, column {column}: nested too deeply.',
  'refusal.SCENARIO_JSON_TOO_LONG': 'Line {line}, column {column}: the file is too long.',
  'refusal.SCENARIO_NOT_OBJECT': 'Line {line}: a scenario file is one JSON object.',
  'refusal.SCENARIO_FIELD_MISSING': 'Line {line}: the field “{field}” is missing.',
  'refusal.SCENARIO_FIELD_TYPE': 'Line {line}: “{field}” must be of type {expected}.',
  'refusal.SCENARIO_FIELD_VALUE': 'Line {line}: “{field}” cannot be “{found}”; allowed: {expected}.',
  'refusal.SCENARIO_FORMAT': 'Line {line}: format “{found}” is not “{expected}”.',
  'refusal.SCENARIO_ID': 'Line {line}: “{found}” cannot be an id; use small letters, figures and hyphens.',
  'refusal.SCENARIO_MAP_ROWS': 'Line {line}: the map has {found} rows instead of {expected}.',
  'refusal.SCENARIO_MAP_WIDTH':
    'Line {line}: row {row} of the map has {found} squares instead of {expected}.',
  'refusal.SCENARIO_MAP_CHARACTER': 'Line {line}: row {row}, column {column}: “{found}” stands for nothing.',
  'refusal.SCENARIO_FACING_SQUARE': 'Line {line}: there is no tank on {square} to face anywhere.',
  'refusal.SCENARIO_FACING_NAME': 'Line {line}: {square} cannot face “{found}”.',
  'refusal.SIZE': 'The {field} is {found}; a board has {min} to {max}.',
  'refusal.COMMAND_COUNT': 'Each side needs exactly one command tank; {side:colour} has {found}.',
  'refusal.TOO_MANY_TANKS': '{side:colour} has {found} tanks; the limit is {max}.',
  'refusal.ARMY_LIMIT': '{side:colour} has {found} of type {type}; the box has {max}.',
  'refusal.ARMY_MISMATCH': 'Both sides need the same tanks; of type {type} there are {white} and {black}.',
  'refusal.SYMMETRY': 'The board is not symmetric ({symmetry}): {found} squares differ.',
  'refusal.DENSITY': 'There are {obstacles} obstacles on {squares} squares; allowed are {min}% to {max}%.',
  'refusal.DISCONNECTED': 'The board falls into {regions} separate regions.',
  'refusal.GOAL_WIDTH': 'The far rank of {side:colour} has {found} squares; it needs {expected}.',
  'refusal.DISTANCE': 'The armies are {found} squares apart; {expected} are needed.',
  'refusal.OPENING_SHOT':
    '{side:colour} could destroy a tank on the first turn: {turn} ({turns} such turns).',
  'refusal.OPENING_THREAT': '{side:colour} begins with a threat: {threat}.',
  'refusal.EXIT_DISTANCE':
    'The command tank of {side:colour} escapes in {found} turns; at least {expected} are needed.',
  'refusal.STUCK_PIECE': 'Tanks that cannot leave their squares: {found}.',
  'refusal.ORTHO_POCKET': 'Areas that are connected only by diagonal steps: {pockets}.',
  'refusal.FLAG_SQUARE': 'The flag squares {white} and {black} must be two free squares of the board.',
} satisfies Messages;
