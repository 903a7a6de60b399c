/**
 * What a browser and the server say about people: accounts, their devices, their pages. All of it by HTTP, in JSON;
 * a refusal has the usual body. Where a browser becomes somebody else, the answer brings its new cookie.
 */
import * as v from 'valibot';
import { tablePage } from './rest.ts';
import { exactly, listOf } from './shapes.ts';

const name = v.pipe(v.string(), v.maxLength(200));
const password = v.pipe(v.string(), v.maxLength(1000));
/** What WebAuthn made; the server's library judges it. */
const response = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) });
/** Shall the tables of the guest that this browser was so far move over to the account? */
const bring = v.boolean();
const handle = v.pipe(v.string(), v.maxLength(2000));

/** POST /api/account: the guest makes an account by name and password, and keeps their tables. */
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
/** POST /api/account/prove: that its owner still has the device; then for some minutes they may … */
export const Prove = v.union([v.object({ password }), v.object({ response })]);
/** … POST /api/account/password (also the first one), */
export const SetPassword = v.object({ password });
/** POST /api/account/name, */
export const SetName = v.object({ name });
/** POST /api/account/delete: `name` as it is written. */
export const DeleteAccount = v.object({ name });
/** POST /api/account/devices/remove */
export const RemoveDevice = v.object({ device: handle });

export const DeviceInfo = exactly({
  /** Names it to /devices/remove; of no use for anything else. */
  device: v.string(),
  /** E.g. "Firefox · Linux"; '' where that is not known. */
  label: v.string(),
  /** The one that asks. */
  here: v.boolean(),
  /** Milliseconds since 1970. */
  since: v.number(),
  /** The day when it was last here; absent of old ones. */
  seen: v.optional(v.number()),
});
export type DeviceInfo = v.InferOutput<typeof DeviceInfo>;

const PasskeyInfo = exactly({
  passkey: v.string(),
  label: v.string(),
  created: v.number(),
  used: v.optional(v.number()),
});

/** GET /api/account: what this browser's person may know and change of their account. */
export const AccountInfo = exactly({
  name: v.string(),
  /** Absent for a guest. */
  account: v.optional(
    exactly({
      /** As /people/ID names them. */
      person: v.string(),
      /** Milliseconds since 1970. */
      since: v.number(),
      password: v.boolean(),
      passkeys: listOf(PasskeyInfo),
      /** Have they signed in or proved who they are a moment ago? Changing how one signs in asks for that. */
      proved: v.boolean(),
    }),
  ),
  devices: listOf(DeviceInfo),
  /** Tables that would move over at signing in. */
  tables: v.number(),
});
export type AccountInfo = v.InferOutput<typeof AccountInfo>;
/** A browser that is somebody else now has a new cookie, and asks again who it is. */
export const AccountChanged = v.union([AccountInfo, exactly({})]);

/** WebAuthn's options of a ceremony, made and read by the library at either end. */
export const PasskeyOptions = v.looseObject({ challenge: v.string() });

/** GET /api/account/export: every row that names this person, for themselves. */
export const PersonalExport = v.looseObject({ about: v.string() });

export const RatingInfo = exactly({
  game: v.string(),
  /** Against one other, or against several. */
  players: v.picklist(['two', 'many']),
  rating: v.number(),
  /** Too few games to be sure. */
  provisional: v.boolean(),
  games: v.number(),
});
export type RatingInfo = v.InferOutput<typeof RatingInfo>;

export const ResultsInfo = exactly({
  game: v.string(),
  played: v.number(),
  won: v.number(),
  drawn: v.number(),
  lost: v.number(),
});
export type ResultsInfo = v.InferOutput<typeof ResultsInfo>;

/** GET /api/people/ID?before=MARK: finished tables, latest first; of others only those that are listed or rated. */
export const PersonInfo = exactly({
  person: v.string(),
  name: v.string(),
  /** Milliseconds since 1970. */
  since: v.number(),
  /** Is it the asker's own page? */
  own: v.boolean(),
  ratings: listOf(RatingInfo),
  results: listOf(ResultsInfo),
  ...tablePage,
});
export type PersonInfo = v.InferOutput<typeof PersonInfo>;
