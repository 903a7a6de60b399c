/** What was compared, and what was found. */

export interface Finding {
  readonly channel: string;
  readonly game: string;
  /** Whose eyes: "seat 2", "a spectator", "a bot in seat 1". */
  readonly viewer: string;
  /** Seed, table and step that lead there again. */
  readonly where: string;
  /** The two, around where they part. */
  readonly truth: string;
  readonly twin: string;
}

/** Findings kept of each channel; the others are counted. */
const KEPT = 5;
const AROUND = 160;

export class Findings {
  readonly kept: Finding[] = [];
  /** Comparisons, by channel. */
  readonly compared: Record<string, number> = {};
  readonly found: Record<string, number> = {};
  /** Texts that were searched for what must never leave. */
  searched = 0;
  readonly #say: (line: string) => void;

  /** `say`: is told of each finding that is kept, as soon as it is there. */
  constructor(say: (line: string) => void = () => undefined) {
    this.#say = say;
  }

  get total(): number {
    return Object.values(this.found).reduce((sum, n) => sum + n, 0);
  }

  /** Compares two texts of a channel; answers whether they are the same. */
  compare(
    channel: string,
    truth: string,
    twin: string,
    of: () => Omit<Finding, 'channel' | 'truth' | 'twin'>,
  ): boolean {
    this.compared[channel] = (this.compared[channel] ?? 0) + 1;
    if (truth === twin) return true;
    let i = 0;
    while (i < truth.length && truth[i] === twin[i]) i++;
    const part = (text: string) => text.slice(Math.max(0, i - AROUND), i + AROUND);
    this.add({ channel, ...of(), truth: part(truth), twin: part(twin) });
    return false;
  }

  add(finding: Finding): void {
    const { channel } = finding;
    const n = (this.found[channel] ?? 0) + 1;
    this.found[channel] = n;
    if (n > KEPT) return;
    this.kept.push(finding);
    this.#say(JSON.stringify(finding));
  }
}
