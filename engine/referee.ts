/**
 * The local referee: one JSON object in, one out. Scripts, tests and bots in any language drive matches with it,
 * set up any position of a worked example, script chance, and read everything back. It is the only surface that
 * shows a state. Requests: hello, new, load, state, view, steps, act, why, undo, log, outcome, file.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type ScriptedResult, scriptedSource } from './chance-script.ts';
import { chanceSource } from './chance-stream.ts';
import type { AnyGame, Draft } from './game.ts';
import { writeState } from './layout/named.ts';
import { ACTS } from './match/entry.ts';
import { withDigests, writeMatch } from './match/file.ts';
import { type Consequence, Match } from './match/match.ts';
import { viewOf } from './match/view.ts';
import { err, ok, type Refusal, type Result, refusal } from './result.ts';
import {
  countSeats,
  everySeat,
  listSeats,
  numberOf,
  numbersOf,
  PUBLIC,
  seatOf,
  setOfNumbers,
} from './seats.ts';
import { StepList } from './steps.ts';

/** Where games come from; the engine knows none. */
export interface Library {
  readonly ids: readonly string[];
  load(id: string): Promise<AnyGame | undefined>;
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));
const text = v.pipe(v.string(), v.maxLength(10_000));
const script = v.array(
  v.union([
    v.strictObject({ die: v.number() }),
    v.strictObject({ draw: v.number() }),
    v.strictObject({ shuffle: v.array(v.string()) }),
  ]),
);
const common = {
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.optional(v.pipe(v.number(), v.integer())),
  /** 64 hexadecimal digits; the same seed deals the same match. */
  seed: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){1,64}$/)), '00'),
  chance: v.optional(script),
};
const Request = v.variant('do', [
  v.object({ do: v.literal('hello') }),
  v.object({ do: v.literal('new'), ...common }),
  v.object({ do: v.literal('load'), ...common, state: v.unknown() }),
  v.object({ do: v.literal('state') }),
  v.object({ do: v.literal('view'), seats: v.optional(v.array(seat), []) }),
  v.object({ do: v.literal('steps'), seat: v.optional(seat), draft: v.optional(text) }),
  v.object({
    do: v.literal('act'),
    seat: v.optional(seat),
    text: v.optional(text),
    act: v.optional(v.picklist(ACTS)),
    order: v.optional(text),
    chance: v.optional(script),
  }),
  v.object({
    do: v.literal('why'),
    seat: v.optional(seat),
    text: v.optional(text),
    act: v.optional(v.picklist(ACTS)),
    order: v.optional(text),
  }),
  v.object({ do: v.literal('undo'), seat: v.optional(seat) }),
  v.object({ do: v.literal('log') }),
  v.object({ do: v.literal('outcome') }),
  v.object({ do: v.literal('file') }),
]);
type Request = v.InferOutput<typeof Request>;
type Of<D extends Request['do']> = Extract<Request, { do: D }>;

/** The answer to a request: its fields, or an error with code, clause and an English message for developers. */
export type Answer = Record<string, unknown>;

const bad = (detail: string): Refusal => refusal('BAD_REQUEST', '', { detail });
const problem = (r: Refusal): Answer => ({
  error: { code: r.code, clause: r.clause, message: englishOf(r), ...(r.params ? { params: r.params } : {}) },
});
const englishOf = (r: Refusal): string => {
  const detail = Object.entries(r.params ?? {}).map(([k, value]) => `${k}=${value}`);
  return [r.code, ...detail, ...(r.clause ? [`(${r.clause})`] : [])].join(' ');
};

export class Referee {
  readonly #library: Library;
  #match: Match | undefined;
  #script: ScriptedResult[] = [];
  /** Is all of the match in its file: dealt, not set up, and nothing scripted? */
  #filed = false;

  constructor(library: Library) {
    this.#library = library;
  }

  /** Answers one request; never throws for anything a request says. */
  async answer(request: unknown): Promise<Answer> {
    const id = typeof request === 'object' && request !== null && 'id' in request ? { id: request.id } : {};
    const parsed = v.safeParse(Request, request);
    if (!parsed.success) {
      const where = v.getDotPath(parsed.issues[0]) ?? 'request';
      return {
        ...id,
        ...problem(bad(`${where}: ${parsed.issues[0].message}`)),
      };
    }
    try {
      const done = await this.#perform(parsed.output);
      return { ...id, ...(done.ok ? done.value : problem(done.error)) };
    } catch (e) {
      return {
        ...id,
        ...problem(refusal('FAILED', '', { detail: e instanceof Error ? e.message : String(e) })),
      };
    }
  }

  async #perform(r: Request): Promise<Result<Answer, Refusal>> {
    if (r.do === 'hello') return ok({ engine: 'ludoteca', protocol: 1, games: [...this.#library.ids] });
    if (r.do === 'new') return this.#open(r, undefined);
    if (r.do === 'load') return this.#open(r, r.state);
    const m = this.#match;
    if (!m) return err(refusal('NO_MATCH', ''));
    const stranger = this.#refuseSeats(m, r);
    if (stranger) return err(stranger);
    switch (r.do) {
      case 'state':
        return ok({ state: writeState(m.state) });
      case 'view':
        return ok({
          view: viewOf(m, setOfNumbers(r.seats)),
        });
      case 'steps':
        return this.#steps(m, r);
      case 'act':
        return this.#act(m, r);
      case 'why':
        return this.#why(m, r);
      case 'undo':
        return this.#tried(m, [], () => m.act(this.#seat(m, r.seat), 'undo'));
      case 'log':
        return ok({ log: m.log.map((e) => ({ ...e, seat: numberOf(e.seat) })) });
      case 'outcome':
        return ok({ outcome: m.outcome ?? null });
      case 'file':
        if (!this.#filed) return err(bad('file: the match was loaded, or its chance was scripted'));
        return ok({
          file: withDigests(
            m.game,
            writeMatch(
              m,
              Array.from({ length: m.setup.seats }, (_, i) => `Seat ${i + 1}`),
            ),
          ),
        });
    }
  }

  async #open(r: Of<'new'> | Of<'load'>, position: unknown): Promise<Result<Answer, Refusal>> {
    const game = await this.#library.load(r.game);
    if (!game) return err(refusal('NO_SUCH_GAME', '', { game: r.game }));
    const setup = {
      id: 'local',
      seats: r.seats ?? game.seats.min,
      options: r.options,
      secret: hexToBytes(r.seed),
      entropy: [],
    };
    const script = [...(r.chance ?? [])];
    const source = scriptedSource(script, chanceSource(setup.secret, [], setup.id));
    const made = Match.create(game, setup, { source, position });
    if (!made.ok) return made;
    // Everything that can fail comes first: a match that cannot be opened leaves the one before it as it was.
    const situation = this.#situation(made.value);
    this.#match = made.value;
    this.#script = script;
    this.#filed = position === undefined && !r.chance?.length;
    return ok(situation);
  }

  #situation(m: Match): Answer {
    return {
      owing: numbersOf(m.owing),
      points: Object.fromEntries(
        listSeats(m.owing).map((n) => [numberOf(n), m.game.point(m.state, n) ?? null]),
      ),
      decision: m.decisionId,
      outcome: m.outcome ?? null,
    };
  }

  /** Why the seats of a request cannot be meant: there are no such seats, or it names none and several owe. */
  #refuseSeats(m: Match, r: Request): Refusal | undefined {
    const { seats } = m.setup;
    const named = 'seats' in r && Array.isArray(r.seats) ? r.seats : 'seat' in r && r.seat ? [r.seat] : [];
    if (named.some((n) => n > seats)) return refusal('BAD_SEATS', '', { min: 1, max: seats });
    const needed = r.do === 'steps' || r.do === 'act' || r.do === 'why' || r.do === 'undo';
    return needed && named.length === 0 && countSeats(m.owing) > 1
      ? bad('seat: several seats owe a decision')
      : undefined;
  }

  /** The seat meant; without one, the only one that owes a decision. */
  #seat(m: Match, given: number | undefined): number {
    if (given !== undefined) return seatOf(given);
    return Math.max(0, m.onlySeat);
  }

  #steps(m: Match, r: Of<'steps'>): Result<Answer, Refusal> {
    const who = this.#seat(m, r.seat);
    let draft: Draft = [];
    // Nothing decided yet is no text of any game.
    if (r.draft !== undefined && r.draft.trim() !== '') {
      const read = m.game.read(m.state, who, r.draft);
      if (!read.ok) return read;
      draft = read.value;
    }
    const list = new StepList();
    m.game.steps(m.state, who, draft, list);
    const steps = list.list().map((step) => m.game.write(m.state, who, [...draft, step]));
    return ok({ seat: who + 1, steps, complete: list.complete });
  }

  #act(m: Match, r: Of<'act'>): Result<Answer, Refusal> {
    const who = this.#seat(m, r.seat);
    return this.#tried(m, r.chance ?? [], () => {
      if (r.act !== undefined) return m.act(who, r.act);
      if (r.order !== undefined) return m.order(who, r.order);
      return m.submit(who, r.text ?? '');
    });
  }

  /** What is refused or fails uses up no script; what was scripted for it alone is forgotten. */
  #tried(
    m: Match,
    chance: readonly ScriptedResult[],
    act: () => Result<Consequence, Refusal>,
  ): Result<Answer, Refusal> {
    const before = [...this.#script];
    this.#script.push(...chance);
    let done: Result<Consequence, Refusal> | undefined;
    try {
      done = act();
    } finally {
      if (!done?.ok) this.#script.splice(0, this.#script.length, ...before);
      else if (chance.length > 0) this.#filed = false;
    }
    return this.#told(done, m);
  }

  #told(done: Result<Consequence, Refusal>, m: Match): Result<Answer, Refusal> {
    if (!done.ok) return done;
    const { entry, told } = done.value;
    const events = told.map(({ event, audience, others }) => ({
      ...event,
      ...(others ? { others } : {}),
      ...((audience & PUBLIC) !== 0 ? {} : { audience: numbersOf(audience & everySeat(m.setup.seats)) }),
    }));
    return ok({ entry: { ...entry, seat: numberOf(entry.seat) }, events, ...this.#situation(m) });
  }

  /** Why something cannot be done; `legal: true` when it can. */
  #why(m: Match, r: Of<'why'>): Result<Answer, Refusal> {
    const refused = this.#refuse(m, r);
    return ok(refused ? { legal: false, why: { ...refused } } : { legal: true });
  }

  /** The match judges, as it does before it acts: one answer to both. */
  #refuse(m: Match, r: Of<'why'>): Refusal | undefined {
    const who = this.#seat(m, r.seat);
    if (r.act !== undefined) return m.refuseAct(who, r.act);
    if (r.order !== undefined) return m.refuseOrder(who, r.order);
    const judged = m.judge(who, r.text ?? '');
    return judged.ok ? undefined : judged.error;
  }
}
