/** The notification service: people's settings and channels, the turn notifier and the job worker, run by a timer. */
import type { Refusal, Result } from '#engine/result.ts';
import { err, ok } from '#engine/result.ts';
import { titleOf } from '#games/library.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import type { ErrorLog } from '#tables/services.ts';
import type { UptimeClock } from '#tables/uptime-clock.ts';
import type { AddPush, ChannelKind, NewHook, NoticesInfo, SetNoticePreferences } from '#wire/notices.ts';
import { RateLimiter } from '../access/rate-limiter.ts';
import type { SqliteStorage } from '../storage/sqlite-storage.ts';
import { Mail, type MailSettings } from './channels.ts';
import { refuseUrl, type UrlPolicy } from './guarded-request.ts';
import { JobWorker } from './job-worker.ts';
import { ServerKeys } from './keys.ts';
import { WORDS } from './message-text.ts';
import { isTimeZone } from './quiet-hours.ts';
import { NoticeStore } from './store.ts';
import { TurnNotifier } from './turn-notifier.ts';

export interface NoticesSettings {
  readonly folder: string;
  readonly mail?: MailSettings;
  /** Public base URL of this service. Without it no e-mail is sent. */
  readonly site?: string;
  /** Milliseconds: `window` is how long a turn waits before its player is notified, `every` the polling interval. */
  readonly window?: number;
  readonly every?: number;
  readonly now?: () => number;
  readonly urlPolicy?: UrlPolicy;
}

const MOST_CHANNELS = 10;
const DAY = 24 * 3_600_000;
/**
 * Rate limits of verification mails: to one mailbox three, then one a day; to all of one domain, and from this server
 * altogether, so that nobody can use it to flood people.
 */
const ASKING = {
  mailbox: { burst: 3, perSecond: 1 / (24 * 3600) },
  domain: { burst: 20, perSecond: 1 / 120 },
  server: { burst: 100, perSecond: 1 / 30 },
} as const;

/** The mailbox behind an address: what follows a plus, dots and case lead to the same one with most providers. */
const mailboxOf = (address: string): { readonly mailbox: string; readonly domain: string } => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).toLowerCase().split('+')[0]!.replaceAll('.', '');
  return { mailbox: `${local}@${domain}`, domain };
};
/** Interval of storing up time while days per move run, in milliseconds: the most that a crash gives players back. */
const KEEP = 60_000;

export class Notices {
  readonly turnNotifier: TurnNotifier;
  readonly #store: NoticeStore;
  readonly #storage: SqliteStorage;
  readonly #worker: JobWorker;
  readonly #keys: ServerKeys;
  readonly #mail: Mail | undefined;
  readonly #log: ErrorLog;
  readonly #urlPolicy: UrlPolicy;
  readonly #now: () => number;
  readonly #asked = {
    mailbox: new RateLimiter(ASKING.mailbox),
    domain: new RateLimiter(ASKING.domain),
    server: new RateLimiter(ASKING.server),
  };
  readonly #timer: NodeJS.Timeout;
  #telling: Promise<void> | undefined;
  readonly #sending = new Set<Promise<void>>();
  #kept = Number.NEGATIVE_INFINITY;

  constructor(storage: SqliteStorage, up: UptimeClock, log: ErrorLog, settings: NoticesSettings) {
    const { folder, mail, site, window = 60_000, every = 1000, now = Date.now, urlPolicy = {} } = settings;
    this.#storage = storage;
    this.#store = new NoticeStore(storage.file);
    this.#keys = new ServerKeys(folder);
    this.#log = log;
    this.#now = now;
    this.#urlPolicy = urlPolicy;
    this.#mail = mail && site !== undefined ? new Mail(mail, site, this.#keys) : undefined;
    this.turnNotifier = new TurnNotifier(this.#store, up, log, { window, now });
    this.#worker = new JobWorker(this.#store, up, log, {
      now,
      keys: this.#keys,
      urlPolicy,
      mail: this.#mail,
      site,
      titleOf,
    });
    this.#timer = setInterval(() => void this.look(), every);
    this.#timer.unref();
  }

  /** Creates and sends the messages that are due. The timer calls this; tests may call it directly. */
  async look(): Promise<void> {
    this.#telling ??= this.#logged(() => this.#tell()).finally(() => {
      this.#telling = undefined;
    });
    await this.#telling;
    // Not one after another: a slow receiver must not delay what later calls find.
    const sending = this.#logged(() => this.#send());
    this.#sending.add(sending);
    await sending;
    this.#sending.delete(sending);
  }

  async #logged(job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.#log.error({ err: error }, 'cannot tell people');
    }
  }

  async #tell(): Promise<void> {
    // Measured in up time, which changes of the system clock do not affect.
    if (this.turnNotifier.up - this.#kept >= KEEP) {
      this.#kept = this.turnNotifier.up;
      if (this.#store.anyDays) await this.#storage.tick();
    }
    if (this.#store.anythingToSay(this.#now(), this.turnNotifier.up)) await this.turnNotifier.look();
  }

  async #send(): Promise<void> {
    if ((this.#store.nextJob ?? Number.POSITIVE_INFINITY) <= this.#now()) await this.#worker.work();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
    await Promise.all(this.#sending);
  }

  // --- settings and channels of a person --------------------------------------------------------------------

  info(guest: string): NoticesInfo {
    const { quiet } = this.#store.preferences(guest);
    return {
      channels: this.#store.channels(guest).map(({ id, kind, label, address, verified, off }) => ({
        channel: id,
        kind,
        label: kind === 'push' ? label : address,
        verified,
        ...(off === undefined ? {} : { off }),
      })),
      ...(quiet ? { quiet } : {}),
      key: this.#keys.vapid.publicKey,
      mail: this.#mail !== undefined,
    };
  }

  async setPreferences(
    guest: string,
    { language, zone, quiet }: SetNoticePreferences,
  ): Promise<Result<NoticesInfo, Refusal>> {
    if (!isTimeZone(zone)) return err(serviceRefusal('BAD_MESSAGE'));
    await this.#store.setPreferences(guest, { language, zone, quiet: quiet ?? undefined });
    return ok(this.info(guest));
  }

  #full(guest: string, kind: ChannelKind, address: string): Refusal | undefined {
    const others = this.#store.channels(guest).filter((c) => c.kind !== kind || c.address !== address);
    return others.length < MOST_CHANNELS ? undefined : serviceRefusal('TOO_MANY_CHANNELS');
  }

  async addPush(guest: string, to: AddPush, label: string): Promise<Result<NoticesInfo, Refusal>> {
    if (refuseUrl(to.endpoint, this.#urlPolicy) !== undefined) return err(serviceRefusal('BAD_ADDRESS'));
    const address = JSON.stringify({ endpoint: to.endpoint, keys: to.keys });
    const full = this.#full(guest, 'push', address);
    if (full) return err(full);
    await this.#store.add(guest, 'push', address, label, this.#now(), true);
    return ok(this.info(guest));
  }

  /** Sends a verification link to the address. */
  async addMail(guest: string, address: string): Promise<Result<NoticesInfo, Refusal>> {
    if (!this.#mail) return err(serviceRefusal('NO_MAIL'));
    const known = this.#store.channels(guest).find((c) => c.kind === 'mail' && c.address === address);
    if (known?.verified && known.off === undefined) return ok(this.info(guest));
    const full = this.#full(guest, 'mail', address);
    if (full) return err(full);
    if (!this.#mayAsk(address)) return err(serviceRefusal('TOO_MANY_REQUESTS'));
    const { id } = await this.#store.add(guest, 'mail', address, '', this.#now(), false);
    await this.#store.write(() => this.#store.order(id, 'verify', [], this.#now()));
    return ok(this.info(guest));
  }

  #mayAsk(address: string): boolean {
    const { mailbox, domain } = mailboxOf(address);
    return (
      this.#asked.mailbox.take(mailbox) && this.#asked.domain.take(domain) && this.#asked.server.take('')
    );
  }

  async addHook(guest: string, url: string): Promise<Result<NewHook, Refusal>> {
    if (refuseUrl(url, this.#urlPolicy) !== undefined) return err(serviceRefusal('BAD_ADDRESS'));
    const full = this.#full(guest, 'hook', url);
    if (full) return err(full);
    const { secret } = await this.#store.add(guest, 'hook', url, '', this.#now(), true);
    return ok({ ...this.info(guest), secret });
  }

  async remove(guest: string, channel: string): Promise<NoticesInfo> {
    await this.#store.remove(guest, channel);
    return this.info(guest);
  }

  // --- links in e-mails -------------------------------------------------------------------------------------

  /** The confirmation page of a link, in the person's language; undefined if the link is invalid or expired. */
  question(purpose: 'verify' | 'unsubscribe', channel: string, token: string): LinkPage | undefined {
    const known = this.#linked(purpose, channel, token);
    if (!known) return undefined;
    const { language } = this.#store.preferences(known.guest);
    const words = WORDS[language];
    const text = purpose === 'verify' ? words.verifySubject : words.unsubscribe;
    return {
      language,
      text: `${text} ${known.address}`,
      button: purpose === 'verify' ? words.verifyButton : words.unsubscribeButton,
    };
  }

  async answer(
    purpose: 'verify' | 'unsubscribe',
    channel: string,
    token: string,
  ): Promise<LinkPage | undefined> {
    const known = this.#linked(purpose, channel, token);
    if (!known) return undefined;
    if (purpose === 'verify') await this.#store.verify(channel, this.#now());
    else await this.#store.switchOff(channel, 'unsubscribed');
    const { language } = this.#store.preferences(known.guest);
    const words = WORDS[language];
    return { language, text: purpose === 'verify' ? words.verified : words.unsubscribed };
  }

  #linked(purpose: 'verify' | 'unsubscribe', id: string, token: string) {
    if (!this.#keys.isToken(purpose, id, token)) return undefined;
    const channel = this.#store.channel(id);
    if (purpose === 'unsubscribe' || !channel) return channel;
    // An old verification link does not undo an unsubscription.
    const good = this.#now() - channel.created <= DAY && channel.off === undefined;
    return good ? channel : undefined;
  }
}

export interface LinkPage {
  readonly language: keyof typeof WORDS;
  readonly text: string;
  /** Label of the confirmation button; absent once the change is made. */
  readonly button?: string;
}
