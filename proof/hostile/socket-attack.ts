/** Attackers who speak the protocol: each message must get one answer, or close the connection. */
import { WebSocket } from 'ws';
import type { Chance } from '#engine/chance.ts';
import { type Message, PROTOCOL } from '#wire/protocol.ts';
import type { Findings } from './findings.ts';
import { type Mutant, mutant, type Spoken } from './mutated-messages.ts';
import { afterAwake } from './patience.ts';

const ANSWERS: readonly string[] = ['welcome', 'reload', 'table', 'past', 'people', 'ack', 'refused'];
/** Harmless commands that anybody may send: leave, and chat. */
const HARMLESS: readonly unknown[] = ['leave', 'say'];

export interface Attack {
  readonly kind: string;
  readonly url: string;
  readonly address: string;
  /** '' sends no cookie. */
  readonly cookie: string;
  readonly templates: readonly Spoken[];
  /** Messages to send. */
  readonly messages: number;
  /** Ids of commands that ran already: sent again, they are acknowledged. */
  readonly done: readonly string[];
  /** After this time a message counts as unanswered, in milliseconds. */
  readonly patience: number;
}

const readObject = (
  data: Mutant['data'],
): { readonly t?: unknown; readonly id?: unknown; readonly act?: unknown } => {
  try {
    const read: unknown = JSON.parse(data.toString());
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
};

/**
 * A message that must be refused. A player may resign or hand over their own seat, so those must not come up by
 * chance.
 */
const unlawful = ({ templates, done }: Attack, chance: Chance): Mutant => {
  for (;;) {
    const made = mutant(chance, templates);
    const { t, act } = readObject(made.data);
    if (done.length === 0 || !(t === 'sitOut' || (t === 'act' && act === 'resign'))) return made;
  }
};

/** Whether this may be acknowledged although an attacker sends it. */
const mayBeDone = (data: Mutant['data'], done: readonly string[]): boolean => {
  const { t, id } = readObject(data);
  // This player already has the seat.
  if (t === 'sit' && done.length > 0) return true;
  return HARMLESS.includes(t) || (typeof id === 'string' && done.includes(id));
};

class Talk {
  readonly #attack: Attack;
  readonly #findings: Findings;
  readonly #socket: WebSocket;
  #answers = 0;
  /** Undefined while it is open. */
  closed: number | undefined;
  #wake: () => void = () => undefined;
  readonly opened: Promise<boolean>;

  constructor(attack: Attack, findings: Findings) {
    this.#attack = attack;
    this.#findings = findings;
    this.#socket = new WebSocket(`${attack.url.replace('http', 'ws')}/socket`, {
      headers: {
        'x-forwarded-for': attack.address,
        ...(attack.cookie === '' ? {} : { cookie: attack.cookie }),
      },
      perMessageDeflate: false,
    });
    this.opened = new Promise((done) => {
      this.#socket.once('open', () => done(true));
      this.#socket.on('error', () => done(false));
    });
    this.#socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    this.#socket.on('message', (data) => this.#hear(data.toString()));
  }

  #hear(text: string): void {
    const { kind, done } = this.#attack;
    this.#findings.read(text, kind);
    const message = JSON.parse(text) as Message;
    if (!ANSWERS.includes(message.t)) return;
    this.#answers++;
    if (message.t === 'refused') {
      const { code } = message.refusal;
      this.#findings.count(kind, code);
      if (typeof code !== 'string' || code === 'SERVER_FAULT') this.#findings.add(`answered ${code}`, kind);
    } else this.#findings.count(kind, message.t);
    if (message.t === 'people') this.#findings.add('is told who is there', kind);
    if (message.t === 'ack' && !this.#harmless.has(message.id) && !done.includes(message.id))
      this.#findings.add('was carried out', `${kind}: ${message.id}`);
    this.#wake();
  }

  /** Ids of harmless commands. */
  readonly #harmless = new Set<string>();

  send({ data, binary }: Mutant): void {
    if (mayBeDone(data, this.#attack.done)) {
      const { id } = readObject(data);
      if (typeof id === 'string') this.#harmless.add(id);
    }
    this.#socket.send(data, { binary: binary === true });
  }

  /** Waits until so many answers have come or the connection closed; false at the time limit. */
  until(answers: number): Promise<boolean> | boolean {
    const enough = () => this.#answers >= answers || this.closed !== undefined;
    if (enough()) return true;
    return new Promise((done) => {
      const finish = (came: boolean) => {
        callOff();
        this.#wake = () => undefined;
        done(came);
      };
      const callOff = afterAwake(this.#attack.patience, () => finish(enough()));
      this.#wake = () => {
        if (enough()) finish(true);
      };
    });
  }

  get answers(): number {
    return this.#answers;
  }

  async leave(): Promise<void> {
    if (this.closed !== undefined) return;
    const gone = new Promise<void>((done) => this.#socket.once('close', () => done()));
    this.#socket.close();
    const callOff = afterAwake(1000, () => this.#socket.terminate());
    await gone;
    callOff();
  }
}

/** Sends mutated messages over one connection, a few at a time. Resolves to how many were sent. */
export const attackByTalk = async (attack: Attack, chance: Chance, findings: Findings): Promise<number> => {
  const talk = new Talk(attack, findings);
  if (!(await talk.opened)) {
    findings.add('could not connect', attack.kind);
    return 1;
  }
  let sent = 0;
  // Most attackers introduce themselves first.
  if (chance.draw(8) > 0) {
    talk.send({ data: JSON.stringify({ t: 'hello', protocol: PROTOCOL }) });
    sent++;
    await talk.until(1);
  }
  while (sent < attack.messages && talk.closed === undefined) {
    const group: Mutant[] = [];
    while (group.length < 8 && sent + group.length < attack.messages && !group.at(-1)?.closes)
      group.push(unlawful(attack, chance));
    const before = sent;
    for (const one of group) {
      talk.send(one);
      sent++;
    }
    const end = group.at(-1)?.closes;
    const answered = await talk.until(end === undefined ? sent : Number.POSITIVE_INFINITY);
    const said = () => group.map(({ data }) => String(data).slice(0, 60)).join(' | ');
    if (!answered) {
      findings.add(`${sent - talk.answers} messages were not answered`, `${attack.kind}: ${said()}`);
      break;
    }
    if (end === undefined && talk.closed !== undefined) {
      findings.add(`was closed with ${talk.closed}`, `${attack.kind}: ${said()}`);
      break;
    }
    if (end !== undefined) {
      findings.count(attack.kind, `closed ${talk.closed}`);
      if (talk.closed !== end) findings.add(`was closed with ${talk.closed}, not ${end}`, attack.kind);
      // Messages sent before the close were answered.
      if (talk.answers < before) findings.add('was not answered before it was closed', attack.kind);
    }
  }
  await talk.leave();
  return sent;
};

/** Exceeds the rate limit, ignores the refusals, and goes on until the server disconnects it. */
export const flood = async (attack: Attack, findings: Findings): Promise<number> => {
  const talk = new Talk(attack, findings);
  if (!(await talk.opened)) {
    findings.add('could not connect', attack.kind);
    return 1;
  }
  let sent = 0;
  for (; sent < attack.messages && talk.closed === undefined; sent++) {
    talk.send({ data: JSON.stringify({ t: 'leave', id: `f${sent}`, table: attack.templates[0]!.table! }) });
    if (sent % 50 === 49) await new Promise((done) => setImmediate(done));
  }
  await talk.until(Number.POSITIVE_INFINITY);
  if (talk.closed === 1008) findings.count(attack.kind, 'closed 1008');
  else findings.add(`was closed with ${talk.closed}, not 1008`, attack.kind);
  await talk.leave();
  return sent;
};
