/** A viewer of a twin table: compares what they receive in the true world with what they receive in the twin world. */
import { hasSeat, seatOf, type Viewer } from '#engine/seats.ts';
import type { Heard } from './browser.ts';
import type { Finding, Findings } from './findings.ts';
import type { Person, Sitting } from './seating.ts';
import type { Pair } from './twin.ts';
import type { World } from './world.ts';

export interface Eye {
  readonly name: string;
  readonly viewer: Viewer;
  /** Undefined for a bot. */
  readonly person: Person | undefined;
  /** Index of the world; 0 is the true one. */
  readonly world: number;
  readonly pair: Pair;
  /** Whether anything differs between the two states. */
  readonly differs: boolean;
  /** The tables have different pasts, which only the end tells. */
  readonly pastDiffers: boolean;
  /** Whether the viewer still cannot tell the two apart. */
  alive: boolean;
  /** One of them was told more than the other, so the servers' counters differ. */
  busier: boolean;
  /** One of them holds an order for later, so it may go on where the other waits. */
  uneven: boolean;
}

/** What one world sent since the last look. */
export interface Left {
  readonly heard: ReadonlyMap<string, readonly Heard[]>;
  readonly sent: readonly { readonly seat: number; readonly text: string }[];
  readonly log: readonly string[];
}

/** Takes everything that a world sent to these browsers. */
export const takeAll = (world: World, cookies: readonly string[]): Left => {
  const heard = new Map(cookies.map((cookie) => [cookie, world.browser(cookie).take()]));
  const { sent } = world.bots;
  world.bots.sent = [];
  return { heard, sent, log: world.takeLog() };
};

const textOf = (sitting: Sitting, world: number, heard: readonly Heard[]): string =>
  heard.map(({ at, by, text }) => `${at} ${by} ${sitting.plain(world, text)}`).join('\n');

/** The answer to a command, if any: acknowledged, or refused and why. */
const answerTo = (heard: readonly Heard[], id: string): string => {
  const found = heard.find(
    ({ text }) =>
      (text.startsWith('{"t":"ack"') || text.startsWith('{"t":"refused"')) && text.includes(`"${id}"`),
  );
  return found?.text ?? 'no answer';
};

/** Compares everything that reached one viewer; true when it is equal. */
export const compareEye = (
  findings: Findings,
  sitting: Sitting,
  eye: Eye,
  kind: string,
  truth: Left,
  twin: Left,
  of: () => Omit<Finding, 'channel' | 'truth' | 'twin' | 'viewer'>,
): boolean => {
  const where = () => ({ ...of(), viewer: eye.name });
  const { person, world, viewer } = eye;
  let same = true;
  if (person) {
    const a = truth.heard.get(person.cookie) ?? [];
    const b = twin.heard.get(person.cookie) ?? [];
    const channel = kind.startsWith('GET')
      ? kind
      : a.length + b.length === 0
        ? `silence: ${kind}`
        : `socket: ${kind}`;
    same = findings.compare(channel, textOf(sitting, 0, a), textOf(sitting, world, b), where);
  } else {
    const mine = (left: Left): string =>
      left.sent
        .filter(({ seat }) => hasSeat(viewer, seatOf(seat)))
        .map(({ text }) => text)
        .join('\n');
    const [a, b] = [mine(truth), mine(twin)];
    same = findings.compare(a + b === '' ? 'silence: bot' : 'bot', a, b, where);
  }
  // After a failure the host is told how many entries a log has, which shows whether an answer was changed.
  if (eye.busier) return same;
  const log = (left: Left, n: number): string => sitting.plain(n, left.log.join(''));
  return findings.compare('log', log(truth, 0), log(twin, world), where) && same;
};

/** Compares only whether, and why, a viewer's own command was refused. */
export const compareAnswer = (
  findings: Findings,
  eye: Eye,
  id: string,
  truth: Left,
  twin: Left,
  of: () => Omit<Finding, 'channel' | 'truth' | 'twin' | 'viewer'>,
): boolean => {
  const { person } = eye;
  if (!person) return true;
  const answer = (left: Left): string => answerTo(left.heard.get(person.cookie) ?? [], id);
  return findings.compare('answer to an own command', answer(truth), answer(twin), () => ({
    ...of(),
    viewer: eye.name,
  }));
};
