/**
 * What a browser and the server say about people: accounts, their devices, their pages. All of it by HTTP, in JSON;
 * a refusal has the usual body. Where a browser becomes somebody else, the answer brings its new cookie.
 */
import * as v from 'valibot';
import type { TableList } from './protocol.ts';

const name = v.pipe(v.string(), v.maxLength(200));
const password = v.pipe(v.string(), v.maxLength(1000));
/** What WebAuthn made; the server's library judges it. */
const response = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) });
/** Shall the tables of the guest that this browser was so far move over to the account? */
const bring = v.boolean();
const handle = v.pipe(v.string(), v.maxLength(2000));

/** POST /api/account: the guest gets an account with name and password, and keeps their tables. */
export const SignUp = v.object({ name, password });
/** POST /api/account/sign-in */
export const SignIn = v.object({ name, password, bring });
/** POST /api/account/passkeys/new: `name` where an account is to be made; answers with WebAuthn's options. */
export const NewPasskey = v.object({ name: v.optional(name) });
/** POST /api/account/passkeys: the passkey that was made; a guest becomes an account by it. */
export const AddPasskey = v.object({ response });
/** POST /api/account/passkeys/sign-in, after /api/account/passkeys/ask gave the options. */
export const PasskeySignIn = v.object({ response, bring });
/** POST /api/account/passkeys/remove */
export const RemovePasskey = v.object({ passkey: handle });
/** POST /api/account/prove: that it is still its owner who has the device; then for some minutes they may … */
export const Prove = v.union([v.object({ password }), v.object({ response })]);
/** … POST /api/account/password (also the first one), */
export const SetPassword = v.object({ password });
/** POST /api/account/name, */
export const SetName = v.object({ name });
/** POST /api/account/delete: `name` as it is written. */
export const DeleteAccount = v.object({ name });
/** POST /api/account/devices/remove */
export const RemoveDevice = v.object({ device: handle });

export interface DeviceInfo {
  /** Names it to /devices/remove; of no use for anything else. */
  readonly device: string;
  /** E.g. "Firefox · Linux"; '' where that is not known. */
  readonly label: string;
  /** The one that asks. */
  readonly here: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The day when it was last here; absent of old ones. */
  readonly seen?: number;
}

export interface PasskeyInfo {
  readonly passkey: string;
  readonly label: string;
  readonly created: number;
  readonly used?: number;
}

/** GET /api/account: what this browser's person may know and change of their account. */
export interface AccountInfo {
  readonly name: string;
  /** Absent for a guest. */
  readonly account?: {
    /** As /people/ID names them. */
    readonly person: string;
    /** Milliseconds since 1970. */
    readonly since: number;
    readonly password: boolean;
    readonly passkeys: readonly PasskeyInfo[];
    /** Have they proved a moment ago who they are? Every change of how one signs in asks for that. */
    readonly proved: boolean;
  };
  readonly devices: readonly DeviceInfo[];
  /** Tables that would move over at signing in. */
  readonly tables: number;
}

export interface RatingInfo {
  readonly game: string;
  /** Against one other, or against several. */
  readonly players: 'two' | 'many';
  readonly rating: number;
  /** Too few games to be sure. */
  readonly provisional: boolean;
  readonly games: number;
}

export interface ResultsInfo {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** GET /api/people/ID?before=MARK: finished tables, latest first; of others only those that are listed or rated. */
export interface PersonInfo extends TableList {
  readonly person: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Is it the person who asks? */
  readonly own: boolean;
  readonly ratings: readonly RatingInfo[];
  readonly results: readonly ResultsInfo[];
}
