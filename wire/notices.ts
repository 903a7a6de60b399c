/**
 * How people are told that it is their turn: by the browser, by e-mail, by a request to a program of theirs. All of
 * it by HTTP, in JSON; what changes something answers with `NoticesInfo`.
 */
import * as v from 'valibot';
import { exactly, listOf } from './shapes.ts';

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));

/** Minutes of the day between which nothing is sent; from 22:00 until 8:00 is 1320, 480. */
export const Quiet = v.object({ from: minute, until: minute });
export type Quiet = v.InferOutput<typeof Quiet>;

const NOTICE_LANGUAGES = ['en', 'it', 'pl'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** POST /api/notices: in which language, and when not; `zone` is an IANA name such as Europe/Rome. */
export const SetNoticePreferences = v.object({
  language: v.picklist(NOTICE_LANGUAGES),
  zone: v.pipe(v.string(), v.maxLength(60)),
  quiet: v.nullable(Quiet),
});
export type SetNoticePreferences = v.InferOutput<typeof SetNoticePreferences>;

const base64 = v.pipe(v.string(), v.regex(/^[\w-]{16,200}={0,2}$/));
/** POST /api/notices/push: what the browser's push service gave. */
export const AddPush = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: base64, auth: base64 }),
});
export type AddPush = v.InferOutput<typeof AddPush>;

/** POST /api/notices/mail: nothing but a link is sent there until it has been used. */
export const AddMail = v.object({ address: v.pipe(v.string(), v.maxLength(254), v.email()) });
/** POST /api/notices/hook: answers with `NewHook`. */
export const AddHook = v.object({ url: v.pipe(v.string(), v.maxLength(1000)) });
/** POST /api/notices/remove */
export const RemoveChannel = v.object({ channel: v.pipe(v.string(), v.maxLength(40)) });

const CHANNEL_KINDS = ['push', 'mail', 'hook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export const ChannelInfo = exactly({
  channel: v.string(),
  kind: v.picklist(CHANNEL_KINDS),
  /** The address, or what the browser is called. */
  label: v.string(),
  /** May it be used? The owner of an address is asked first. */
  verified: v.boolean(),
  /** It failed too often, or its owner does not want it any more. */
  off: v.optional(v.picklist(['failed', 'unsubscribed'])),
});
export type ChannelInfo = v.InferOutput<typeof ChannelInfo>;

const info = {
  channels: listOf(ChannelInfo),
  quiet: v.optional(v.pipe(Quiet, v.readonly())),
  /** The server's key for push services. */
  key: v.string(),
  /** Can this server send e-mail? */
  mail: v.boolean(),
};
/** GET /api/notices */
export const NoticesInfo = exactly(info);
export type NoticesInfo = v.InferOutput<typeof NoticesInfo>;
/** Requests of a webhook are signed with this secret; it is shown once. */
export const NewHook = exactly({ ...info, secret: v.string() });
export type NewHook = v.InferOutput<typeof NewHook>;

/** What is pushed to a browser: everything that waits for its person, or nothing any more. */
export interface PushedNotice {
  /** Empty: take away what is shown. */
  readonly title: string;
  readonly body: string;
  /** Where a tap leads, on this site. */
  readonly path: string;
  /** Is there anything new in it? */
  readonly news: boolean;
}
