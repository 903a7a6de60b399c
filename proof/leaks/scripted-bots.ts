/** Bots that answer what the harness tells them to, and record what they were sent and what their seats heard. */
import type { BotPlayer, BotRequest } from '#tables/services.ts';

interface Question {
  readonly request: BotRequest;
  answer(text: string): void;
  fail(error: Error): void;
}

export class TwinBots implements BotPlayer {
  /** What bots were sent since the last look, without the chance that is drawn from the table's secret. */
  sent: { readonly seat: number; readonly text: string }[] = [];
  activity = 0;
  /** Every question is refused at once. */
  closed = false;
  /** Makes every bot slow by this many milliseconds. */
  delay: () => number = () => 0;
  readonly #questions: Question[] = [];

  async levels(): Promise<readonly string[]> {
    return ['twin'];
  }

  choose(request: BotRequest): Promise<string> {
    if (this.closed) return Promise.reject(new Error('The table is gone'));
    const { seed, heard, host: _, ...told } = request;
    this.activity++;
    this.sent.push({
      seat: told.seat,
      text: JSON.stringify({ ...told, seed: typeof seed, heard: heard?.() }),
    });
    return new Promise((done, failed) => {
      const answer = (text: string): void => {
        const wait = this.delay();
        if (wait > 0) setTimeout(() => done(text), wait);
        else done(text);
      };
      this.#questions.push({ request, answer, fail: failed });
    });
  }

  /** Answers for a seat, from 1; false when it was not asked. */
  answer(seat: number, text: string | Error): boolean {
    const at = this.#questions.findIndex(({ request }) => request.seat === seat);
    const [question] = at < 0 ? [] : this.#questions.splice(at, 1);
    if (!question) return false;
    if (typeof text === 'string') question.answer(text);
    else question.fail(text);
    return true;
  }

  /** Refuses every question that is still open. */
  dismiss(): void {
    for (const { fail } of this.#questions.splice(0)) fail(new Error('The table is gone'));
  }

  async close(): Promise<void> {
    this.dismiss();
  }
}
