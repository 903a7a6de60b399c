/** The attacked tables, their players, and a check that not a byte of them has changed. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Bot } from '#bots/contract.ts';
import { loadBots } from '#games/library.ts';
import { Client } from '#server/tests/help/client.ts';
import type { Message } from '#wire/protocol.ts';
import type { OpenTable } from '#wire/rest.ts';
import type { Spoken } from './mutated-messages.ts';

const HUMAN = { kind: 'human' } as const;
/** Database columns of a table that only its own players may change. */
const LOOKS = [
  'SELECT * FROM log WHERE table_id = ? ORDER BY seq',
  `SELECT id, game, version, options, pass_and_play, secret, created, updated, started, ready, listed, offers, next,
     absent FROM tables WHERE id = ?`,
  'SELECT * FROM seats WHERE table_id = ? ORDER BY seat',
  'SELECT * FROM orders WHERE table_id = ? ORDER BY seat',
] as const;

const insist = (answer: Message): void => {
  if (answer.t === 'refused') throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
};

/** The seats that an attacker holds at a table. */
const seatOf = (client: Client, table: string): number => {
  const shown = client.messages.findLast((m) => m.t === 'table' && m.info.table === table);
  return shown?.t === 'table' ? shown.info.mine[0]! : 0;
};

export class Victims {
  readonly tables: string[] = [];
  /** Secrets that must never be told to anybody else. */
  readonly secrets: string[] = [];
  /** Commands that strangers send as if they had a seat. */
  readonly templates: Spoken[] = [];
  /** An attacker who has a seat at an attacked table: their cookie and commands. */
  insider = { cookie: '', templates: [] as Spoken[] };
  readonly #file: string;
  readonly #people: Client[] = [];

  private constructor(folder: string) {
    this.#file = join(folder, 'ludoteca.db');
  }

  static async seat(url: string, folder: string): Promise<Victims> {
    const victims = new Victims(folder);
    await victims.#seat(url);
    await victims.#rest();
    return victims;
  }

  /** The time of the last change is stored up to half a second late. */
  async #rest(): Promise<void> {
    for (let before = ''; before !== this.digest(); ) {
      before = this.digest();
      await new Promise((done) => setTimeout(done, 1000));
    }
  }

  async #client(url: string, address: string): Promise<Client> {
    const client = new Client(url);
    await client.request('/api/me', { headers: { 'x-forwarded-for': address } });
    await client.connect({ 'x-forwarded-for': address });
    this.#people.push(client);
    return client;
  }

  async #seat(url: string): Promise<void> {
    const [ann, ben, insider] = (await Promise.all(
      ['10.1.0.1', '10.1.0.2', '10.1.0.3'].map((address) => this.#client(url, address)),
    )) as [Client, Client, Client];
    const open = async (game: string, others: readonly Client[], seats: number, decisions: number) => {
      const players = [ann, ...others];
      const options: OpenTable['options'] = game === 'tank-chess' ? { clock: 'none' } : {};
      const table = await ann.open({ game, options, seats: Array.from({ length: seats }, () => HUMAN) });
      for (const other of others) insist(await other.ask({ t: 'sit', table }));
      for (const player of players) await player.watch(table);
      await ann.until((m) => 'view' in m && (m.t === 'table' ? m.info.table : m.table) === table);
      const bot = (await loadBots(game))!.create('random');
      await this.#play(players, table, bot, decisions);
      this.tables.push(table);
      return table;
    };
    const chess = await open('tank-chess', [ben], 2, 6);
    const rush = await open('rush', [ben], 2, 30);
    const over = await open('tank-chess', [ben], 2, 1);
    insist(await ben.ask({ t: 'act', table: over, seat: seatOf(ben, over), act: 'resign' }));

    // At the insider's table it is another player's turn throughout.
    const inside = await open('tank-chess', [insider], 2, 0);
    const mine = seatOf(insider, inside);
    const other = 3 - mine;
    const bot = (await loadBots('tank-chess'))!.create('random');
    for (let n = 0; n < 3 || insider.view(inside).owing[0] === mine; n++) {
      const [who, seat] = insider.view(inside).owing[0] === mine ? [insider, mine] : [ann, other];
      const { text } = bot.choose(who.view(inside), seat as number, { seed: n });
      const id = seat === mine ? 'once-and-for-all' : `ann-${n}`;
      const { decision } = (who as Client).view(inside);
      insist(await (who as Client).decide(inside, seat as number, text, decision, n < 2 ? id : `${id}-${n}`));
      for (const one of [ann, insider])
        await one.until((m) => m.t === 'update' && m.table === inside && m.view.decision === decision + 1);
    }
    this.insider = { cookie: insider.cookie, templates: insiderTemplates(insider, inside, mine, other) };
    this.templates.push(...strangerTemplates(chess), ...strangerTemplates(rush), ...strangerTemplates(over));
    const db = new DatabaseSync(this.#file, { readOnly: true });
    for (const table of [chess, rush, inside]) {
      const row = db.prepare('SELECT secret FROM tables WHERE id = ?').get(table)!;
      const secret = Buffer.from(row.secret as Uint8Array);
      this.secrets.push(secret.toString('hex'), secret.toString('base64'), secret.toString('base64url'));
      for (const seat of db.prepare('SELECT entropy, guest FROM seats WHERE table_id = ?').all(table))
        this.secrets.push(String(seat.entropy), String(seat.guest));
    }
    db.close();
    for (const { cookie } of [ann, ben, insider]) this.secrets.push(cookie.split('=')[1]!);
  }

  async #play(players: readonly Client[], table: string, bot: Bot, decisions: number): Promise<void> {
    for (let n = 0; n < decisions; n++) {
      const owing = players[0]!.view(table).owing[0]!;
      const player = players.find((one) => seatOf(one, table) === owing)!;
      const { decision } = player.view(table);
      insist(await player.decide(table, owing, bot.choose(player.view(table), owing, { seed: n }).text));
      for (const one of players)
        await one.until((m) => m.t === 'update' && m.table === table && m.view.decision > decision);
    }
  }

  /** A digest of every stored byte of these tables. */
  digest(): string {
    const db = new DatabaseSync(this.#file, { readOnly: true });
    const hash = createHash('sha256');
    for (const table of this.tables)
      for (const look of LOOKS)
        hash.update(
          JSON.stringify(db.prepare(look).all(table), (_, value: unknown) =>
            value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
          ),
        );
    db.close();
    return hash.digest('hex');
  }

  leave(): void {
    for (const client of this.#people) client.disconnect();
  }
}

const strangerTemplates = (table: string): Spoken[] => [
  { t: 'watch', id: 'w', table },
  { t: 'leave', id: 'l', table },
  { t: 'sit', id: 's', table, seat: 1, entropy: 'mine' },
  { t: 'decide', id: 'd', table, seat: 1, decision: 7, text: 'Mf1>g2/N' },
  { t: 'act', id: 'a', table, seat: 2, act: 'resign' },
  { t: 'act', id: 'v', table, seat: 1, act: 'voteBot', about: 2 },
  { t: 'sitOut', id: 'o', table, seat: 1, level: 'recruit' },
  { t: 'rematch', id: 'r', table, withdraw: false, entropy: 'mine' },
  { t: 'say', id: 'c', table, text: 'hello' },
  { t: 'past', id: 'p', table, index: 1 },
  { t: 'orders', id: 'b', table, seat: 1 },
  { t: 'setOrders', id: 'e', table, seat: 2, decision: 7, lines: [{ n: 1, answer: 'Mf1>g2/N' }] },
  // Commands that only the host may send.
  { t: 'people', id: 'q', table },
  { t: 'mute', id: 'm', table, who: 'AAAAAAAAAAA', off: false },
  { t: 'unsay', id: 'u', table, line: 1 },
  { t: 'remove', id: 'x', table, who: 'AAAAAAAAAAA' },
  { t: 'close', id: 'z', table },
  // Commands for a table that has not begun.
  { t: 'stand', id: 'y', table },
  { t: 'fill', id: 'f', table, seat: 2, level: 'recruit' },
];

/** Decisions that are not the attacker's: other seats, stale decisions, unasked ones, used ids. */
const insiderTemplates = (insider: Client, table: string, mine: number, other: number): Spoken[] => {
  const { decision } = insider.view(table);
  const decide = { t: 'decide', id: 'i1', table, seat: mine, decision, text: 'Mf1>g2/N' };
  const acts = ['flag', 'replace', 'acceptDraw', 'declineDraw', 'acceptUndo', 'fromBot', 'declineBot'];
  return [
    decide,
    { ...decide, id: 'i2', decision: decision - 1 },
    { ...decide, id: 'i3', decision: 1 },
    { ...decide, id: 'i4', decision: decision + 1 },
    { ...decide, id: 'i5', seat: other },
    { ...decide, id: 'once-and-for-all' },
    { t: 'act', id: 'once-and-for-all', table, seat: mine, act: 'flag' },
    { t: 'act', id: 'i6', table, seat: other, act: 'resign' },
    { t: 'rematch', id: 'i7', table, entropy: 'mine' },
    ...acts.map((act, n) => ({ t: 'act', id: `i8-${n}`, table, seat: mine, act })),
  ];
};
