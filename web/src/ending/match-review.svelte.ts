/**
 * What is known of a finished match that is looked back at, and which of its moments is shown. It is kept while the
 * private board stands in place of the table.
 */
import type { Marked, Review } from '#bots/review/contract.ts';
import type { MatchFile } from '#engine/match/file.ts';
import { viewAlone } from '#engine/match/view.ts';
import { manifestOf } from '#games/library.ts';
import type { TableModule } from '#kit/table.ts';
import { hidesInformation } from '#kit/table-config.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { fetchMatchFile } from '../connection/api.ts';
import { fetchDaily } from '../daily/api.ts';
import { settings } from '../frame/settings.svelte.ts';
import type { Play } from '../match/play.svelte.ts';
import { isLocal } from '../offline/messages.ts';
import type { ReviewQuestion, ReviewReply } from './review-messages.ts';

/** The file of a finished match, from the server or from this device; `secret` while others play the same deal. */
const fileOf = async (table: string): Promise<MatchFile | 'secret' | undefined> => {
  if (isLocal(table)) {
    const { local } = await import('../offline/local.ts');
    const reply = await local.question({ t: 'file', of: table });
    return reply.t === 'file' ? reply.file : undefined;
  }
  const answer = await fetchMatchFile(table);
  if (!answer.ok) return answer.error.code === 'DEAL_IS_SECRET' ? 'secret' : undefined;
  return JSON.parse(new TextDecoder().decode(answer.value)) as MatchFile;
};

/** Is this the reader's game of a day that is not over? Its file is not given out, so it is not asked for. */
const isOfToday = async (game: string, table: string): Promise<boolean> => {
  const today = await fetchDaily(game);
  return today.ok && today.value.table === table && today.value.secret === undefined;
};

export class MatchReview {
  readonly #play: Play;
  readonly #module: TableModule;
  #worker: Worker | undefined;
  review = $state.raw<Review | undefined>();
  /**
   * `none`: matches of this game, or by earlier rules, are not looked back at. `secret`: not before the game of the day
   * is over for everybody.
   */
  status = $state<'computing' | 'done' | 'failed' | 'secret' | 'none'>('computing');
  /** The marked moment that is shown, by its index; undefined while none is. */
  step = $state<number | undefined>();
  /** Only the headline is shown, so that the table can be seen. */
  folded = $state(false);

  constructor(play: Play, module: TableModule) {
    this.#play = play;
    this.#module = module;
    this.#begin().catch((error: unknown) => this.#fail(error));
  }

  async #begin(): Promise<void> {
    const { session, company } = this.#play;
    // The present rules would play a match of earlier ones otherwise than it was played.
    const { game } = this.#module;
    if (!manifestOf(game.id)?.review || session.picture?.view?.version !== game.version)
      return this.#end('none');
    const daily = manifestOf(game.id)?.daily;
    const alike = !isLocal(session.table) && daily?.seats === session.picture.info.seats.length;
    if (alike && (await isOfToday(game.id, session.table))) return this.#end('secret');
    const file = await fileOf(session.table);
    if (file === 'secret') return this.#end('secret');
    if (!file) return this.#fail('there is no file of it');
    // The table may have been left meanwhile.
    if (this.status !== 'computing') return;
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      if ('error' in data) return this.#fail(data.error);
      this.review = data.review;
      this.#end('done');
    });
    worker.addEventListener('error', ({ message }) => this.#fail(message));
    worker.postMessage({ file, readers: company.mine } satisfies ReviewQuestion);
  }
  #fail(error: unknown): void {
    console.warn('The match cannot be looked back at', error);
    this.#end('failed');
  }
  #end(status: 'done' | 'failed' | 'secret' | 'none'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.status === 'computing') this.status = status;
  }
  close(): void {
    this.#end('none');
  }
  /** Was anything dealt that can be checked? Undefined while that is not known. */
  get dealt(): boolean | undefined {
    const view = this.#play.session.picture?.view;
    if (this.review) return this.review.drew;
    // Nor can it be checked while it is secret.
    return this.status === 'computing' || this.status === 'secret' || !view
      ? undefined
      : hidesInformation(this.#module.game, view);
  }

  /** The moment that is shown, if one is. */
  get marked(): Marked | undefined {
    // Not derived: it outlives the component that it was made in.
    return this.step === undefined ? undefined : this.review?.marked[this.step];
  }
  /** The moment from which the reader could have played otherwise. */
  startOf({ better, turn }: Marked): number {
    return better?.at ?? this.review?.turns[turn]?.from ?? 0;
  }
  /**
   * What the table shows of the marked moment: the position from which it could have been played otherwise, or the one
   * after what was played. Undefined while it shows something else.
   */
  get side(): 'before' | 'after' | undefined {
    const { marked } = this;
    const { at } = this.#play.moments;
    if (marked?.at === at) return 'after';
    return marked && this.startOf(marked) === at ? 'before' : undefined;
  }
  /** What is spoken of while the past is shown: what led there, or before a marked moment what would have been better. */
  #spokenOf(): readonly StoryItem[] {
    const { moments } = this.#play;
    const { marked, side } = this;
    if (moments.live && !marked) return [];
    const better = marked?.better?.line[0];
    if (better && side === 'before') return [better];
    const about = side === 'before' ? marked?.at : moments.at;
    return moments.story.filter(({ index }) => index === about);
  }
  /** Its places on the table. */
  get lit(): readonly string[] {
    return this.#spokenOf().flatMap((item) => this.#module.placesOf?.(item) ?? []);
  }
  /** Shows a marked moment on the table; undefined leaves the review, and the end is shown again. */
  readonly go = (step: number | undefined): void => {
    const { moments } = this.#play;
    this.step = step;
    this.folded = false;
    moments.play(false);
    const { marked } = this;
    if (marked) this.#watch(marked.at - 1, marked.at);
    else moments.show(moments.last);
  };
  /** Shows the other side of the marked moment. What was played is shown from the beginning. */
  readonly turnTo = (side: 'before' | 'after'): void => {
    const { marked } = this;
    if (!marked) return;
    if (side === 'after') this.#watch(this.startOf(marked), marked.at);
    else {
      this.#play.moments.play(false);
      this.#play.moments.show(this.startOf(marked));
    }
  };
  /** Shows the moment `to`, and where there is motion how it came about. */
  #watch(from: number, to: number): void {
    const { moments } = this.#play;
    if (settings.pace > 0) moments.replay(from, to);
    else moments.show(to);
  }
  /** Plays a turn again on the table. */
  readonly replay = (from: number, to: number): void => this.#play.moments.replay(from, to);

  /** Opens the private board at a marked moment, with what would have been better already played. */
  readonly tryOut = async (marked: Marked): Promise<void> => {
    const { session, company } = this.#play;
    const now = session.picture?.view;
    const at = this.startOf(marked);
    const hides = now && hidesInformation(this.#module.game, now);
    const seen = hides ? await session.past(at) : now;
    if (!seen) return;
    const view = company.shared ? viewAlone(seen, marked.seat) : seen;
    await this.#play.tryOut({ view, at, line: marked.better?.line[0] });
  };
}
