/** Notification channels: web push, e-mail, webhooks. */
import { createHmac } from 'node:crypto';
import type { AddPush, NoticeLanguage, PushedNotice } from '#wire/notices.ts';
import { postToPublicUrl, type UrlPolicy } from './guarded-request.ts';
import type { ServerKeys } from './keys.ts';
import { WORDS } from './message-text.ts';
import type { Channel } from './store.ts';

/** Result of sending: delivered, to be tried again, or the channel exists no more. */
export type SendResult = 'sent' | 'failed' | 'gone';

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps. */
  readonly smtp: string;
  /** Whom it is from. */
  readonly from: string;
}

const DAY_SECONDS = 24 * 3600;

const resultOf = (status: number): SendResult => {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

/** To a browser's push service, which cannot read it. */
export const sendPush = async (
  channel: Channel,
  notice: PushedNotice,
  about: { readonly keys: ServerKeys; readonly subject: string; readonly urlPolicy: UrlPolicy },
): Promise<SendResult> => {
  const { default: webPush } = await import('web-push');
  const to = JSON.parse(channel.address) as AddPush;
  const { endpoint, headers, body } = webPush.generateRequestDetails(to, JSON.stringify(notice), {
    vapidDetails: { subject: about.subject, ...about.keys.vapid },
    TTL: 7 * DAY_SECONDS,
    urgency: notice.news ? 'normal' : 'low',
    // Of several that wait for a browser that is off only the last one counts.
    topic: 'turns',
  });
  return resultOf(
    await postToPublicUrl(
      { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' },
      about.urlPolicy,
    ),
  );
};

/** Signed, so that its receiver can tell that it is from here, is what was sent, and when. */
export const signature = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

export const sendWebhook = async (
  channel: Channel,
  key: string,
  event: object,
  now: number,
  urlPolicy: UrlPolicy,
): Promise<SendResult> => {
  const body = JSON.stringify({ key, ...event });
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Ludoteca',
    'Idempotency-Key': key,
    'Ludoteca-Signature': signature(channel.secret, Math.floor(now / 1000), body),
  };
  return resultOf(await postToPublicUrl({ url: channel.address, headers, body }, urlPolicy));
};

export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Sends e-mail; the connection is made when something is sent. */
export class Mail {
  readonly #settings: MailSettings;
  readonly #site: string;
  readonly #keys: ServerKeys;

  /** `site`: the address of this service, as people reach it. */
  constructor(settings: MailSettings, site: string, keys: ServerKeys) {
    this.#settings = settings;
    this.#site = site;
    this.#keys = keys;
  }

  linkFor(purpose: 'verify' | 'unsubscribe', channel: string): string {
    const query = new URLSearchParams({ c: channel, t: this.#keys.token(purpose, channel) });
    return new URL(`/api/notices/${purpose}?${query}`, this.#site).href;
  }

  async send(
    { id, address }: Channel,
    key: string,
    language: NoticeLanguage,
    { subject, lines }: MailText,
  ): Promise<SendResult> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: this.#settings.smtp,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const out = this.linkFor('unsubscribe', id);
    try {
      await transport.sendMail({
        from: this.#settings.from,
        to: { name: '', address },
        subject,
        text: [...lines, '', '--', `${WORDS[language].unsubscribe}: ${out}`, ''].join('\n'),
        // The same message again is the same message.
        messageId: `<${key}@${new URL(this.#site).hostname}>`,
        headers: {
          'List-Unsubscribe': `<${out}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return 'sent';
    } finally {
      transport.close();
    }
  }
}
