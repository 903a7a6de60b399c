/** The quick form of `ludoteca hostile`, and tests that it detects faults. */
import { describe, expect, it } from 'vitest';
import { Findings } from '#proof/hostile/findings.ts';
import { LAWFUL_ANSWER } from '#proof/hostile/raw-bytes.ts';
import { attackServer } from '#proof/hostile/run.ts';

const KINDS = [
  'a stranger',
  'a player',
  'a flood',
  'half a handshake',
  'handshake of another origin',
  'request: traversal',
  'request: body',
  'request: cookie',
  'request: huge header',
  'request: framing',
  'frame: unmasked',
  'frame: no UTF-8',
];

describe('a server under attack', () => {
  it('answers or closes, reveals nothing, changes nothing, and serves honest people', async () => {
    const seed = Number(process.env.HOSTILE_SEED ?? 7);
    const report = await attackServer({ messages: 5000, seed, at: 6, pause: 10 });
    expect(report.findings).toEqual([]);
    expect(report.found).toBe(0);
    for (const kind of KINDS) expect(Object.keys(report.kinds[kind] ?? {}), kind).not.toEqual([]);
    expect(report.messages).toBeGreaterThanOrEqual(5000);
    expect(report.memory).toHaveLength(5);
    expect(report.honest.decisions).toBeGreaterThan(10);
    // Attacks of every kind received a written refusal, not only silence.
    const { BAD_MESSAGE = 0, NOT_YOUR_SEAT = 0 } = report.kinds['a stranger']!;
    expect(Math.min(BAD_MESSAGE, NOT_YOUR_SEAT)).toBeGreaterThan(50);
    expect(report.kinds['a flood']).toMatchObject({ 'closed 1008': expect.any(Number) });
  });

  it('that accepts messages of any size and number is detected', async () => {
    const boundless = { burst: 1e9, perSecond: 1e9 };
    const limits = { message: 10_000_000, messages: boundless };
    const report = await attackServer({ messages: 400, seed: 3, at: 6, pause: 10, limits, patience: 1000 });
    expect(report.findings.map(({ what }) => what).join()).toMatch(/not answered|was closed with/);
  });
});

describe('the answers to an attacker', () => {
  it('are searched for secrets and internals of the program', () => {
    const findings = new Findings();
    findings.keepSecret('0123456789abcdef');
    findings.read('{"refusal":{"code":"NOT_FOUND"}}', 'harmless');
    expect(findings.found).toBe(0);
    findings.read('Error: no\n    at handle (server/http/http.ts:1:1)', 'a stack');
    findings.read('{"secret":"0123456789abcdef"}', 'a secret');
    expect(findings.kept.map(({ of }) => of)).toEqual(['a stack', 'a secret']);
  });

  it('are faults only when they are server errors, upgrades or no HTTP', () => {
    for (const lawful of ['', 'HTTP/1.1 404 Not Found', 'HTTP/1.1 200 OK'])
      expect(lawful).toMatch(LAWFUL_ANSWER);
    for (const fault of ['HTTP/1.1 500 Internal Server Error', 'HTTP/1.1 101 Switching Protocols', 'Error'])
      expect(fault).not.toMatch(LAWFUL_ANSWER);
  });
});
