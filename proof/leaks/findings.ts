/** Counts of what was compared, and the findings. */

export interface Finding {
  readonly channel: string;
  readonly game: string;
  /** The viewer: "seat 2", "a spectator", "a bot in seat 1". */
  readonly viewer: string;
  /** Seed, table and step that reproduce it. */
  readonly where: string;
  /** Both texts, around the first difference. */
  readonly truth: string;
  readonly twin: string;
}

/** Findings kept for each channel; further ones are only counted. */
const KEPT = 5;
const AROUND = 160;

export class Findings {
  readonly kept: Finding[] = [];
  /** Comparisons by channel. */
  readonly compared: Record<string, number> = {};
  readonly found: Record<string, number> = {};
  /** Texts that were searched for planted secrets. */
  searched = 0;
  readonly #say: (line: string) => void;

  /** `say` is called with each finding that is kept. */
  constructor(say: (line: string) => void = () => undefined) {
    this.#say = say;
  }

  get total(): number {
    return Object.values(this.found).reduce((sum, n) => sum + n, 0);
  }

  /** Compares two texts of a channel; true when they are equal. */
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
