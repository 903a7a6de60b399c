/**
 * Attacks a server on all channels at once and checks that nothing gives way: every message and request is answered or
 * its connection closed, no secret is told, no attacked table has changed by a byte, memory stays flat, and two honest
 * players play on meanwhile.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '#bots/statistics.ts';
import { FastChance } from '#engine/chance.ts';
import { LIMITS, type Limits } from '#server/access/limits.ts';
import { PROTOCOL } from '#wire/protocol.ts';
import { type Finding, Findings } from './findings.ts';
import { HonestPair } from './honest-players.ts';
import {
  frameOf,
  goodHandshake,
  hostileFrames,
  hostileHandshake,
  hostileRequest,
  LAWFUL_ANSWER,
  linger,
  speak,
} from './raw-bytes.ts';
import type { Memory } from './server.ts';
import { attackByTalk, flood } from './socket-attack.ts';
import { Target } from './target.ts';
import { Victims } from './victims.ts';

const OUTSIDE = 'what stands outside of the page';
/** Half-open and idle connections kept throughout. */
const LINGERING = 30;
/** Stalled clients must be disconnected by then; seconds. */
const BY_THEN = 100;
/** Time limit for an answer, in milliseconds. */
const PATIENCE = 20_000;
/** How much the heap may have grown in the end, in bytes. */
const MAY_GROW = 8_000_000;
/** Limits of the median and the 99th percentile of honest decisions, in milliseconds. */
const MEDIAN_WAIT = 500;
const LONG_WAIT = 3000;

export interface HostileSettings {
  /** Messages, requests, handshakes and frames to send. */
  readonly messages: number;
  /** Time limit instead, in minutes. */
  readonly minutes?: number;
  readonly seed: number;
  /** Concurrent attacks. */
  readonly at: number;
  /** Milliseconds between two honest decisions. */
  readonly pause: number;
  /** Time limit for an answer in milliseconds; 20,000 by default. */
  readonly patience?: number;
  /** Limits of the server that differ from the defaults. */
  readonly limits?: Partial<Limits>;
}

export interface HostileReport {
  readonly seed: number;
  readonly messages: number;
  readonly seconds: number;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The server's memory after a twentieth of the attack, on the way, and at the end. */
  readonly memory: readonly Memory[];
  readonly honest: {
    readonly decisions: number;
    readonly p50: number;
    readonly p99: number;
    readonly max: number;
  };
  readonly found: number;
  readonly findings: readonly Finding[];
}

/** A page folder to attack, and a file beside it that must not be reachable. */
const buildSite = (folder: string): void => {
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(folder, 'web', 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), OUTSIDE);
};

export const attackServer = async (settings: HostileSettings): Promise<HostileReport> => {
  const findings = new Findings();
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-hostile-'));
  buildSite(folder);
  const target = new Target(folder, findings, { limits: settings.limits ?? {} });
  try {
    return await attack(settings, target, folder, findings);
  } finally {
    target.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Connections of one player at a time: half of those that a guest may have, because the server may hear of the end of one
 * after its client. What a guest asks beyond its share waits, so that more of them would pile up.
 */
const MOST_INSIDERS = LIMITS.socketsOfGuest / 2;

const attack = async (
  settings: HostileSettings,
  target: Target,
  folder: string,
  findings: Findings,
): Promise<HostileReport> => {
  const url = await target.url();
  const { host, port: portText } = new URL(url);
  const port = Number(portText);
  const victims = await Victims.seat(url, join(folder, 'data'));
  findings.keepSecret(OUTSIDE, ...victims.secrets);
  const before = victims.digest();
  const honest = await HonestPair.start(url, settings.pause);
  const lingering = lingerers(port, host, victims.tables[1]!);

  const chance = new FastChance(settings.seed);
  const memory: Memory[] = [];
  const began = performance.now();
  let sent = 0;
  let swarm = 0;
  /** Connections that are open as a player of the attacked table. */
  let insiders = 0;
  /** Every client has another address. */
  const address = () => {
    swarm++;
    return `172.${16 + ((swarm >> 16) & 15)}.${(swarm >> 8) & 255}.${swarm & 255}`;
  };
  const wishes = { host, table: victims.tables[0]! };

  const { patience = PATIENCE } = settings;

  const once = async (): Promise<void> => {
    const own = new FastChance(chance.draw(0x1_0000_0000));
    const kind = own.draw(100);
    // Most socket attacks send ninety messages over one connection: the allowed burst.
    if (kind < 40) {
      const insider = own.draw(4) === 0 && insiders < MOST_INSIDERS;
      if (insider) insiders++;
      const said = await attackByTalk(
        {
          kind: insider ? 'a player' : 'a stranger',
          url,
          address: address(),
          cookie: insider ? victims.insider.cookie : '',
          templates: insider ? victims.insider.templates : victims.templates,
          messages: 90,
          done: insider ? ['once-and-for-all'] : [],
          patience,
        },
        own,
        findings,
      );
      if (insider) insiders--;
      sent += said;
    } else if (kind < 42) {
      const { templates } = victims;
      const said = await flood(
        {
          kind: 'a flood',
          url,
          address: address(),
          cookie: '',
          templates,
          messages: 2000,
          done: [],
          patience,
        },
        findings,
      );
      sent += said;
    } else if (kind < 60) {
      const { kind: what, bytes } = hostileFrames(own);
      const whole = Buffer.concat([Buffer.from(goodHandshake(address(), host)), bytes]);
      const heard = await speak(port, whole, patience);
      sent++;
      findings.read(heard.said, what);
      findings.count(`frame: ${what}`, heard.closed ? 'closed' : 'open');
      if (!heard.said.startsWith('HTTP/1.1 101'))
        findings.add(`no handshake: ${heard.said.slice(0, 80)}`, what);
      if (!heard.closed) findings.add('was not closed', `frame: ${what}`);
    } else if (kind < 70) {
      const { kind: what, text, unfinished } = hostileHandshake(own, address(), wishes);
      const heard = await speak(port, text, unfinished ? 20 : patience);
      sent++;
      findings.read(heard.said, what);
      const status = heard.said.slice(9, 12);
      findings.count(what, status === '' ? 'nothing' : status);
      const lawful = unfinished ? heard.said === '' : /^HTTP\/1\.1 (?:200|4\d\d) /.test(heard.said);
      if (!lawful) findings.add(`answered ${heard.said.slice(0, 80)}`, what);
    } else {
      const { kind: what, text } = hostileRequest(own, address(), wishes);
      const heard = await speak(port, text, patience);
      sent++;
      findings.read(heard.said, text);
      const status = heard.said.slice(9, 12);
      findings.count(`request: ${what}`, status === '' ? 'closed' : status);
      if (!heard.closed) findings.add('was neither answered to the end nor closed', text);
      if (!LAWFUL_ANSWER.test(heard.said)) findings.add(`answered ${heard.said.slice(0, 80)}`, text);
      if (/^HTTP\/1\.1 403/.test(heard.said) && !/^(?:origin)$/.test(what)) findings.add('403', text);
    }
  };
  /** Runs concurrent attacks until so many messages are sent or the time is over. */
  const until = async (messages: number, then: number): Promise<void> => {
    const worker = async () => {
      while (sent < messages && performance.now() < then && !target.dead) await once();
    };
    await Promise.all(Array.from({ length: settings.at }, worker));
  };

  const { minutes = Number.POSITIVE_INFINITY } = settings;
  for (const share of [0.05, 0.25, 0.5, 0.75, 1]) {
    await until(settings.messages * share, began + minutes * 60_000 * share);
    if (target.dead) findings.add('the server has died', 'server');
    else memory.push(await target.memory());
  }
  const seconds = (performance.now() - began) / 1000;
  const still = await stillOpen(lingering);
  findings.count('half-open', 'closed', LINGERING - still);
  if (seconds > BY_THEN && still > 0)
    findings.add(`${still} half-open connections are still there`, 'half-open');
  await honest.stop().catch((e: unknown) => findings.add(`honest play failed: ${String(e)}`, 'honest'));
  victims.leave();
  if (victims.digest() !== before) findings.add('an attacked table has changed', 'tables');

  const [first, last] = [memory[0], memory.at(-1)];
  if (first && last && last.heap - first.heap > MAY_GROW)
    findings.add(`the heap has grown by ${last.heap - first.heap} bytes`, 'memory');
  const waits = honest.waits.sort((a, b) => a - b);
  const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)];
  if (waits.length === 0 || p50 > MEDIAN_WAIT || p99 > LONG_WAIT)
    findings.add(`honest people waited ${p50} ms, ${p99} ms at worst`, 'honest');
  await target.close();
  return {
    seed: settings.seed,
    messages: sent,
    seconds,
    kinds: Object.fromEntries(
      [...findings.counts].map(([kind, answers]) => [kind, Object.fromEntries(answers)]),
    ),
    memory,
    honest: { decisions: waits.length, p50, p99, max: waits.at(-1) ?? 0 },
    found: findings.found,
    findings: findings.kept,
  };
};

/**
 * Counts connections that the server has not closed, and closes them. A client that never read learns of the close by
 * reading.
 */
const stillOpen = async (lingering: readonly Socket[]): Promise<number> => {
  for (const socket of lingering) socket.resume();
  await new Promise((done) => setTimeout(done, 2000));
  const still = lingering.filter((socket) => !socket.destroyed).length;
  for (const socket of lingering) socket.destroy();
  return still;
};

/** Connections that send nothing, half a request, or a handshake and then nothing, or that request and never read. */
const lingerers = (port: number, host: string, table: string): Socket[] =>
  Array.from({ length: LINGERING }, (_, n) => {
    const whole = goodHandshake(`10.3.0.${n}`, host);
    if (n % 4 === 0) return linger(port, '');
    if (n % 4 === 1) return linger(port, `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    if (n % 4 === 2) return linger(port, whole);
    const asked = Array.from({ length: 90 }, (_, i) => frameOf({ t: 'watch', id: `n${i}`, table }));
    const bytes = [Buffer.from(whole), frameOf({ t: 'hello', protocol: PROTOCOL }), ...asked];
    return linger(port, Buffer.concat(bytes)).pause();
  });
