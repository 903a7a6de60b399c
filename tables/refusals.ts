/** Why the service refuses, beside what games refuse. Each code is a message id; none of them has a clause. */
import { type Params, type Refusal, refusal } from '#engine/result.ts';

export type ServiceCode =
  // what came in
  | 'BAD_MESSAGE'
  | 'HELLO_FIRST'
  | 'COMMAND_ID_USED'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_LARGE'
  | 'WRONG_TYPE'
  | 'FOREIGN_ORIGIN'
  | 'FOREIGN_HOST'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  // tables and seats
  | 'NO_SUCH_GAME'
  | 'NO_SUCH_LEVEL'
  | 'NO_SUCH_TABLE'
  | 'NOT_YOUR_SEAT'
  | 'NOT_STARTED'
  | 'SEAT_TAKEN'
  | 'NO_FREE_SEAT'
  | 'ALREADY_SEATED'
  | 'MATCH_RUNNING'
  | 'DEAL_IS_SECRET'
  | 'NO_SUCH_DAY'
  | 'ALREADY_BEGUN'
  | 'OTHERS_SEATED'
  | 'NO_SUCH_MOMENT'
  | 'TABLE_FORGETS'
  | 'NOT_ASKED_TO_REVEAL'
  | 'OTHER_ENTROPY'
  | 'OTHER_RULES'
  | 'QUARANTINED'
  | 'BOT_PLAYS'
  | 'ABSENCE_OFF'
  | 'NOT_ABSENT'
  | 'NOT_AWAITED'
  | 'NOT_AWAY_LONG'
  | 'PARTNERS_VOTE'
  // people
  | 'BAD_NAME'
  | 'NO_CHAT'
  | 'NO_SIDE'
  | 'OTHERS_LOOK_ON'
  | 'NOTHING_SAID'
  | 'CHAT_TOO_FAST'
  | 'TRANSFER_GONE'
  // accounts
  | 'BAD_ACCOUNT_NAME'
  | 'NAME_TAKEN'
  | 'OTHER_NAME'
  | 'WEAK_PASSWORD'
  | 'WRONG_SIGN_IN'
  | 'PASSKEY_FAILED'
  | 'PASSKEYS_NEED_NAME'
  | 'SIGN_IN_FIRST'
  | 'SIGNED_IN_ALREADY'
  | 'PROVE_FIRST'
  | 'LAST_KEY'
  | 'NO_SUCH_PERSON'
  | 'NO_SUCH_DEVICE'
  // rated tables
  | 'RATED_PEOPLE_ONLY'
  | 'RATED_NO_BOTS'
  // what a table's host may do
  | 'NOT_THE_HOST'
  | 'MUTED'
  | 'REMOVED_FROM_TABLE'
  | 'TABLE_CLOSED'
  | 'NO_SUCH_LINE'
  | 'NOBODY_SUCH'
  | 'SEATED_PLAYER'
  // slow play
  | 'ORDERS_NOT_HERE'
  | 'ORDERS_YOUR_TURN'
  | 'ORDERS_HIDDEN'
  | 'ORDERS_TOO_MANY'
  | 'ORDERS_TOO_LONG'
  | 'ORDERS_BROKEN'
  | 'VACATION_TOO_LONG'
  | 'VACATION_OVERLAPS'
  | 'NO_SUCH_VACATION'
  | 'TOO_MANY_CHANNELS'
  | 'BAD_ADDRESS'
  | 'NO_MAIL'
  // the service itself
  | 'NOT_SAVED'
  | 'SERVER_FAULT'
  | 'NOT_BUILT';

export const serviceRefusal = (code: ServiceCode, params?: Params): Refusal => refusal(code, '', params);

const STATUS: Readonly<Record<string, number>> = {
  BAD_MESSAGE: 400,
  FOREIGN_ORIGIN: 403,
  FOREIGN_HOST: 421,
  NOT_FOUND: 404,
  NO_SUCH_TABLE: 404,
  METHOD_NOT_ALLOWED: 405,
  WRONG_SIGN_IN: 403,
  PASSKEY_FAILED: 403,
  SIGN_IN_FIRST: 403,
  PROVE_FIRST: 403,
  REMOVED_FROM_TABLE: 403,
  NO_SUCH_PERSON: 404,
  NO_SUCH_DEVICE: 404,
  NAME_TAKEN: 409,
  SIGNED_IN_ALREADY: 409,
  LAST_KEY: 409,
  NO_SUCH_DAY: 404,
  DEAL_IS_SECRET: 403,
  MATCH_RUNNING: 409,
  ALREADY_BEGUN: 409,
  OTHERS_SEATED: 409,
  NOT_ASKED_TO_REVEAL: 409,
  OTHER_RULES: 409,
  QUARANTINED: 409,
  TRANSFER_GONE: 410,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  SERVER_FAULT: 500,
  NOT_SAVED: 503,
  NOT_BUILT: 503,
} satisfies Partial<Record<ServiceCode, number>>;

/** The same in HTTP's words; what a game refuses is 422. */
export const statusOf = (refused: Refusal): number => STATUS[refused.code] ?? 422;
