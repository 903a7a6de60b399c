/** Notification channels: web push, e-mail, webhooks. */
import { createHmac } from 'node:crypto';
import type { AddPush, NoticeLanguage, PushedNotice } from '#wire/notices.ts';
import { postToPublicUrl, type UrlPolicy } from './guarded-request.ts';
import type { ServerKeys } from './keys.ts';
import { WORDS } from './message-text.ts';
import type { Channel } from './store.ts';

/** Result of sending: accepted by the receiver; failed, may be retried; or the channel is gone (status 404, 410). */
export type SendResult = 'sent' | 'failed' | 'gone';

export interface MailSettings {
  /** URL of the mail server: smtp://user:password@host:port, or smtps. */
  readonly smtp: string;
  /** Sender address. */
  readonly from: string;
}

const DAY_SECONDS = 24 * 3600;

const resultOf = (status: number): SendResult => {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

/** Sends a Web Push message. The payload is encrypted for the browser, so the push service cannot read it. */
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
    // The push service keeps only the latest undelivered message of a topic, for a browser that is offline.
    topic: 'turns',
  });
  return resultOf(
    await postToPublicUrl(
      { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' },
      about.urlPolicy,
    ),
  );
};

/**
 * Signature of a webhook request: `t=SECONDS,v1=HEX`, an HMAC-SHA256 over `SECONDS.BODY`. It lets the receiver verify
 * the sender, the body and the time. `at`: seconds since 1970.
 */
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

/** Sends e-mail over SMTP, with a new connection for each message. */
export class Mail {
  readonly #settings: MailSettings;
  readonly #site: string;
  readonly #keys: ServerKeys;

  /** `site`: public base URL of this service. */
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
        // A retry has the same Message-ID, so that mail programs can detect a duplicate.
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
