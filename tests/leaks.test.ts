/** The quick form of `ludoteca leaks`, and tests that it detects leaks. */
import { describe, expect, it } from 'vitest';
import { ALL_SUBJECTS, subjectNamed } from '#cli/commands/leaks.ts';
import type { AnyGame } from '#engine/game.ts';
import { SPOILERS } from '#proof/leaks/planted-leaks.ts';
import { MARK, Taint, tokenOf } from '#proof/leaks/planted-secrets.ts';
import { findLeaks } from '#proof/leaks/run.ts';
import type { Subject } from '#proof/leaks/start-positions.ts';
import { guestOf } from '#tables/ids.ts';

const SEED = Number(process.env.LEAKS_SEED ?? 11);
const CHANNELS = [
  'socket: the whole picture',
  'socket: the whole picture again',
  'socket: a decision',
  "socket: a bot's decision",
  'socket: a sealed answer',
  'silence: a sealed answer changed',
  'silence: a covert answer',
  'silence: a covert round',
  'socket: the end of a covert round',
  'socket: an earlier moment',
  'socket: coming and going',
  'answer to an own command',
  'bot',
  'log',
  'notices',
  'GET /api/account/export',
  'GET /api/me',
  'GET /api/tables',
  'GET …/file',
  'GET /health',
  'GET /metrics',
];

/** A game for this number of players alone, or for any that it allows. */
const subjectFor = async (id: string, players: number | undefined): Promise<Subject> => {
  const subject = await subjectNamed(id);
  if (players === undefined) return subject;
  const game: AnyGame = { ...subject.game, seats: { min: players, max: players } };
  return { ...subject, game };
};

describe('states that a viewer cannot tell apart', () => {
  it('give that viewer the same bytes, at the same moments, from a whole server', async () => {
    const subjects = await Promise.all(ALL_SUBJECTS.map(subjectNamed));
    const report = await findLeaks({ subjects, pairs: 6000, seed: SEED });
    expect(report.findings).toEqual([]);
    expect(report.found).toBe(0);
    expect(report.pairs).toBeGreaterThanOrEqual(6000);
    for (const { game } of subjects) expect(report.games[game.id], game.id).toBeGreaterThan(20);
    for (const channel of CHANNELS) expect(report.compared[channel] ?? 0, channel).toBeGreaterThan(0);
    // They do part: chance and the rules reveal things.
    expect(report.parted).toBeGreaterThan(10);
  });

  it('do so whatever the other side says and proposes to itself', async () => {
    const four = await subjectFor('small-summit', 4);
    const report = await findLeaks({ subjects: [four], pairs: 2000, seed: SEED });
    expect(report.findings).toEqual([]);
    for (const channel of [
      'socket: a line to one side',
      'silence: a line to one side',
      'socket: a proposal',
      'silence: a proposal',
    ])
      expect(report.compared[channel] ?? 0, channel).toBeGreaterThan(3);
  });

  it('do so whatever was once open at a table that forgets', async () => {
    const report = await findLeaks({
      subjects: [await subjectNamed('small-tokens')],
      pairs: 400,
      seed: SEED,
    });
    expect(report.findings).toEqual([]);
    // Twins with another past, who ask for the whole picture and for earlier moments.
    expect(report.pasts).toBeGreaterThan(10);
    for (const channel of ['socket: the whole picture', 'socket: an earlier moment'])
      expect(report.compared[channel] ?? 0, channel).toBeGreaterThan(0);
  });

  it('do so at the tables of Family, for those who stay and for those who come anew [BG-15.17, BG-17.4, BG-17.5]', async () => {
    const subject = { ...(await subjectNamed('battlegrounds')), options: { variant: 'family' } };
    const report = await findLeaks({ subjects: [subject], pairs: 400, seed: SEED });
    expect(report.findings).toEqual([]);
    expect(report.pasts).toBeGreaterThan(5);
    for (const channel of ['socket: the whole picture', 'socket: an earlier moment', 'socket: a decision'])
      expect(report.compared[channel] ?? 0, channel).toBeGreaterThan(0);
  });

  it('do so over the sockets of the system, too', async () => {
    const report = await findLeaks({
      subjects: [await subjectNamed('rush')],
      pairs: 100,
      seed: SEED,
      far: true,
    });
    expect(report.findings).toEqual([]);
    expect(report.pairs).toBeGreaterThanOrEqual(100);
  });
});

describe('a server with a planted leak', () => {
  it.each(Object.keys(SPOILERS))('%s is detected', async (name) => {
    const spoiler = SPOILERS[name]!;
    const subjects = [await subjectFor(spoiler.game ?? 'small-hands', spoiler.players)];
    const report = await findLeaks({
      subjects,
      pairs: 4000,
      seed: SEED,
      spoiler,
      twins: 2,
      untilFound: true,
    });
    expect(report.found).toBeGreaterThan(0);
    for (const { channel } of report.findings) expect(channel).toMatch(spoiler.found);
  });
});

describe('a secret that must never leave', () => {
  it('is recognised in every encoding', () => {
    const taint = new Taint([tokenOf(1)]);
    expect(taint.in('{"t":"ack","id":"c1"}')).toBeUndefined();
    expect(taint.in(`/t/table?as=${tokenOf(1)}`)).toBe(MARK);
    expect(taint.in(`{"guest":"${guestOf(tokenOf(1))}"}`)).toBe(guestOf(tokenOf(1)));
    const secret = Buffer.from('sEcReTaInTheRest');
    for (const text of [secret.toString('hex'), secret.toString('base64'), [...secret].join(',')])
      expect(taint.in(`"secret":"${text}"`)).toBeDefined();
  });
});
