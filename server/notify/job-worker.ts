/**
 * Sends the messages of the job queue. A worker claims a job with a lease. If the process dies, the job is claimed
 * again after the lease and sent with the same idempotency key. The text is made at sending time, so it is up to date.
 */

import type { Language } from '#engine/text.ts';
import type { ErrorLog } from '#tables/services.ts';
import type { UptimeClock } from '#tables/uptime-clock.ts';
import type { ChannelKind, PushedNotice } from '#wire/notices.ts';
import { type Mail, type SendResult, sendPush, sendWebhook } from './channels.ts';
import type { UrlPolicy } from './guarded-request.ts';
import type { ServerKeys } from './keys.ts';
import { type Awaited, type Occasion, turnMessage, WORDS } from './message-text.ts';
import type { AwaitedRow, Channel, Job, NoticeStore, TurnKey } from './store.ts';

export interface JobWorkerDeps {
  readonly now: () => number;
  readonly keys: ServerKeys;
  readonly urlPolicy: UrlPolicy;
  /** Undefined if no mail server is configured. */
  readonly mail: Mail | undefined;
  /** Public base URL of this service; undefined if it is not configured. */
  readonly site: string | undefined;
  /** Display title of a game. */
  readonly titleOf: (game: string, language: Language) => string;
}

const LEASE = 60_000;
/** Most jobs at once of one kind of channel, and of one guest among them: slow receivers delay their own guest only. */
const AT_ONCE = 20;
const AT_ONCE_EACH = 2;
const KINDS: readonly ChannelKind[] = ['push', 'mail', 'hook'];
const MOST_TRIES = 8;
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 3_600_000;
/** Number of consecutive failures after which a channel is switched off. */
const MOST_FAILURES = 12;
/** VAPID contact (`sub`) if no public https URL is configured. */
const NOBODY = 'mailto:nobody@localhost.invalid';

const same = (a: TurnKey, b: TurnKey): boolean =>
  a.table === b.table && a.seat === b.seat && a.place === b.place;

export class JobWorker {
  readonly #store: NoticeStore;
  readonly #up: UptimeClock;
  readonly #log: ErrorLog;
  readonly #deps: JobWorkerDeps;
  /** Guests of the jobs that are being done, by kind of channel; one is there once for each job. */
  readonly #running: Readonly<Record<ChannelKind, string[]>> = { push: [], mail: [], hook: [] };
  #claiming: Promise<unknown> = Promise.resolve();

  constructor(store: NoticeStore, up: UptimeClock, log: ErrorLog, deps: JobWorkerDeps) {
    this.#store = store;
    this.#up = up;
    this.#log = log;
    this.#deps = deps;
  }

  /** Claims and sends jobs that are due; returns their number once they are done. May be called again meanwhile. */
  async work(): Promise<number> {
    const done = await Promise.all(KINDS.map((kind) => this.#lane(kind)));
    return done.reduce((sum, n) => sum + n, 0);
  }

  async #lane(kind: ChannelKind): Promise<number> {
    const running = this.#running[kind];
    // Claims follow one another: two at once would each find room.
    const claiming = this.#claiming.then(async () => {
      const most = AT_ONCE - running.length;
      if (most <= 0) return [];
      const found = await this.#store.claim(this.#deps.now(), LEASE, {
        kind,
        most,
        each: AT_ONCE_EACH,
        busy: [...new Set(running)],
      });
      const jobs = found.map((job) => ({ job, guest: this.#store.channel(job.channel)?.guest ?? '' }));
      running.push(...jobs.map(({ guest }) => guest));
      return jobs;
    });
    this.#claiming = claiming.catch(() => undefined);
    const jobs = await claiming;
    await Promise.all(
      jobs.map(({ job, guest }) => this.#do(job).finally(() => running.splice(running.indexOf(guest), 1))),
    );
    return jobs.length;
  }

  async #do(job: Job): Promise<void> {
    const channel = this.#store.channel(job.channel);
    const open = channel && channel.off === undefined && (channel.verified || job.what === 'verify');
    if (!open) return this.#store.done(job.key, job.channel, false);
    let sent: SendResult | 'needless';
    try {
      sent = await this.#send(job, channel);
    } catch (error) {
      // Usually the receiver's failure. The log names the job and the kind of channel, not the channel's address.
      this.#log.error({ job: job.key, kind: channel.kind, err: error }, 'a message was not sent');
      sent = 'failed';
    }
    if (sent === 'sent' || sent === 'needless') return this.#store.done(job.key, channel.id, sent === 'sent');
    if (sent === 'gone') return this.#store.switchOff(channel.id, 'failed');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (job.tries - 1));
    const again = job.tries < MOST_TRIES ? this.#deps.now() + pause : undefined;
    const failures = await this.#store.failed(job.key, channel.id, again);
    if (failures >= MOST_FAILURES) await this.#store.switchOff(channel.id, 'failed');
  }

  #send(job: Job, channel: Channel): Promise<SendResult | 'needless'> {
    switch (channel.kind) {
      case 'push':
        return this.#push(job, channel);
      case 'mail':
        return this.#mail(job, channel);
      case 'hook':
        return this.#hook(job, channel);
    }
  }

  /** The turns of a channel's owner that were notified and are still open, optionally only those in `among`. */
  #standing(channel: Channel, among?: readonly TurnKey[]): AwaitedRow[] {
    const all = this.#store.standing(channel.guest);
    return among ? all.filter((row) => among.some((turn) => same(turn, row))) : all;
  }

  #awaited(row: AwaitedRow, language: Language): Awaited {
    const { game, names } = this.#store.company(row.table, row.guest);
    const left = row.ends === undefined ? undefined : row.ends - this.#up.now();
    return {
      table: row.table,
      game: this.#deps.titleOf(game, language),
      names,
      ...(left === undefined ? {} : { left }),
    };
  }

  async #push(job: Job, channel: Channel): Promise<SendResult | 'needless'> {
    // A browser shows a single notification for all open turns.
    const rows = this.#standing(channel);
    const news = job.what !== 'withdraw' && rows.some((row) => job.turns.some((turn) => same(turn, row)));
    if (job.what !== 'withdraw' && !news) return 'needless';
    const { language } = this.#store.preferences(channel.guest);
    const occasion: Occasion = job.what === 'reminder' ? 'reminder' : 'turn';
    const { title, lines } = turnMessage(
      language,
      occasion,
      rows.map((row) => this.#awaited(row, language)),
    );
    const single = rows.length === 1 && occasion === 'turn';
    const notice: PushedNotice = {
      title: rows.length === 0 ? '' : title,
      body: single ? '' : lines.join('\n'),
      path: rows.length === 1 ? `/t/${rows[0]!.table}` : '/',
      news,
    };
    const { keys, urlPolicy, site } = this.#deps;
    const subject = site?.startsWith('https:') ? site : NOBODY;
    return sendPush(channel, notice, { keys, subject, urlPolicy });
  }

  #link(table: string): string {
    const { site } = this.#deps;
    return site === undefined ? `/t/${table}` : new URL(`/t/${table}`, site).href;
  }

  async #mail(job: Job, channel: Channel): Promise<SendResult | 'needless'> {
    const { mail } = this.#deps;
    if (!mail) return 'failed';
    const { language } = this.#store.preferences(channel.guest);
    if (job.what === 'verify') {
      const words = WORDS[language];
      const text = words.verify(mail.linkFor('verify', channel.id));
      return mail.send(channel, job.key, language, { subject: words.verifySubject, lines: [text] });
    }
    const turns = this.#standing(channel, job.turns).map((row) => this.#awaited(row, language));
    if (turns.length === 0 || job.what === 'withdraw') return 'needless';
    const { title, lines } = turnMessage(language, job.what, turns);
    const text = turns.flatMap(({ table }, i) => [lines[i]!, this.#link(table), '']);
    return mail.send(channel, job.key, language, { subject: title, lines: text });
  }

  async #hook(job: Job, channel: Channel): Promise<SendResult | 'needless'> {
    const { now, urlPolicy } = this.#deps;
    if (job.what === 'withdraw') {
      const tables = job.turns.map(({ table }) => ({ table, link: this.#link(table) }));
      return sendWebhook(channel, job.key, { event: 'withdrawn', tables }, now(), urlPolicy);
    }
    const { language } = this.#store.preferences(channel.guest);
    const turns = this.#standing(channel, job.turns).map((row) => this.#awaited(row, language));
    if (turns.length === 0) return 'needless';
    const { title, lines } = turnMessage(language, job.what === 'reminder' ? 'reminder' : 'turn', turns);
    const tables = turns.map(({ table, game, names }) => ({ table, game, names, link: this.#link(table) }));
    return sendWebhook(
      channel,
      job.key,
      { event: job.what, text: [title, ...lines], tables },
      now(),
      urlPolicy,
    );
  }
}
