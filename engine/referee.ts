/**
 * The local referee: JSON requests and responses. Scripts, tests and bots in any language use it to play
 * matches, set up any position of a worked example, script the randomness, and read everything back. It is
 * the only interface that shows a full state. Its requests are defined in `referee/requests.ts`.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type ScriptedResult, scriptedSource } from './chance-script.ts';
import { chanceSource } from './chance-stream.ts';
import { courseOf, type GameDocuments } from './documents.ts';
import type { AnyGame, Draft } from './game.ts';
import { writeState } from './layout/named.ts';
import { withDigests, writeMatch } from './match/file.ts';
import { Hearing } from './match/heard.ts';
import { type Consequence, Match } from './match/match.ts';
import { viewOf } from './match/view.ts';
import { bad, problem, validate, worded } from './referee/judging.ts';
import { rulesOf, wordsOf } from './referee/reading.ts';
import { playRecord } from './referee/records.ts';
import { type Answer, type Of, Request } from './referee/requests.ts';
import { err, ok, type Refusal, type Result, refusal } from './result.ts';
import {
  countSeats,
  everySeat,
  firstSeat,
  listSeats,
  numberOf,
  numbersOf,
  PUBLIC,
  seatOf,
  setOfNumbers,
} from './seats.ts';
import { StepList } from './steps.ts';
import type { Messages, RuleChapter } from './text.ts';

/** Where games come from; the engine itself knows none. */
export interface Library {
  readonly ids: readonly string[];
  load(id: string): Promise<AnyGame | undefined>;
  /** What the game reads, writes and judges beside its matches. */
  documents?(id: string): Promise<GameDocuments | undefined>;
  /** The rulebook in English. */
  rulebook?(id: string): Promise<readonly RuleChapter[] | undefined>;
  /** All messages in English. */
  messages?(id: string): Promise<Messages | undefined>;
}

/** The default seed, so that a match without one is dealt the same every time. */
const SEED = '00';

const noSuchGame = (game: string) => err(refusal('NO_SUCH_GAME', '', { game }));
const noRecord = (game: string) =>
  err(bad(`${game} has no record of its own; \`file\` gives the match file`));

/** The longest that an answer repeats of a request that it cannot read. */
const LONGEST_FAULT = 500;
/** What is wrong with a request, cut off where it repeats much of it. */
const faultOf = (request: unknown, issue: v.BaseIssue<unknown>): string => {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return 'a request is a JSON object on one line';
  const fault = `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`;
  return fault.length > LONGEST_FAULT ? `${fault.slice(0, LONGEST_FAULT)}…` : fault;
};

/** How deep a request may be nested; no state is nested nearly as deep. */
const DEEPEST = 100;
/** Whether something is nested deeper: what repeats it, such as an answer its `id`, could then not be written. */
const isTooDeep = (request: unknown): boolean => {
  let layer = [request];
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    layer = layer.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
};

export class Referee {
  readonly #library: Library;
  #match: Match | undefined;
  #script: ScriptedResult[] = [];
  /** Whether the match file is complete: dealt, not set up, and nothing scripted. */
  #filed = false;

  constructor(library: Library) {
    this.#library = library;
  }

  /** Answers one request; never throws because of a request's content. */
  async answer(request: unknown): Promise<Answer> {
    if (isTooDeep(request)) return problem(bad(`a request is nested at most ${DEEPEST} deep`));
    const id = typeof request === 'object' && request !== null && 'id' in request ? { id: request.id } : {};
    const parsed = v.safeParse(Request, request);
    if (!parsed.success) {
      return { ...id, ...problem(bad(faultOf(request, parsed.issues[0]))) };
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
    if (r.do === 'import') return this.#import(r);
    if (r.do === 'validate') {
      const game = await this.#library.load(r.game);
      return game ? validate(game, await this.#library.documents?.(r.game), r) : noSuchGame(r.game);
    }
    if (r.do === 'rules') {
      const rulebook = await this.#library.rulebook?.(r.game);
      return rulebook ? rulesOf(rulebook, r) : noSuchGame(r.game);
    }
    if (r.do === 'words') {
      const messages = await this.#library.messages?.(r.game);
      return messages ? wordsOf(messages, r) : noSuchGame(r.game);
    }
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
      case 'heard':
        return ok({ heard: new Hearing(m).of(this.#seat(m, r.seat)) });
      case 'steps':
        return this.#steps(m, r);
      case 'act':
        return this.#act(m, r);
      case 'why':
        return this.#why(m, r);
      case 'undo':
        return this.#tried(m, undefined, () => m.act(this.#seat(m, r.seat), 'undo'));
      case 'log':
        return ok({ log: m.log.map((e) => ({ ...e, seat: numberOf(e.seat) })) });
      case 'outcome':
        return ok({ outcome: m.outcome ?? null });
      case 'analyse':
        return ok({ analysis: (await this.#library.documents?.(m.game.id))?.analyse?.(m.state) ?? null });
      case 'export':
        return this.#export(m, r);
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
    if (!game) return noSuchGame(r.game);
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
    return ok(this.#take(made.value, script, position === undefined && !r.chance?.length));
  }

  /** Sits down at a match. Everything that can fail comes first: the one before it stays as it was until then. */
  #take(m: Match, script: ScriptedResult[], filed: boolean): Answer {
    while (m.ready) m.resolveRound();
    const situation = this.#situation(m);
    this.#match = m;
    this.#script = script;
    this.#filed = filed;
    return situation;
  }

  /** A match played again from a record in the game's own notation, as far as it is legal. */
  async #import(r: Of<'import'>): Promise<Result<Answer, Refusal>> {
    const game = await this.#library.load(r.game);
    if (!game) return noSuchGame(r.game);
    const format = (await this.#library.documents?.(r.game))?.record;
    if (!format) return noRecord(r.game);
    const read = format.read(r.text);
    if (!read.ok) return read;
    const { seats, options, tags, stopped } = read.value;
    const setup = { id: 'local', seats, options, secret: hexToBytes(SEED), entropy: [] };
    const script: ScriptedResult[] = [];
    const source = scriptedSource(script, chanceSource(setup.secret, [], setup.id));
    const made = Match.create(game, setup, { source });
    if (!made.ok) return made;
    const warnings = [...read.value.warnings, ...playRecord(made.value, read.value)];
    return ok({
      imported: made.value.history.items.length,
      ...(stopped ? { stopped: { ...stopped, why: worded(stopped.why) } } : {}),
      warnings: warnings.map(worded),
      tags,
      ...this.#take(made.value, script, true),
    });
  }

  async #export(m: Match, r: Of<'export'>): Promise<Result<Answer, Refusal>> {
    const format = (await this.#library.documents?.(m.game.id))?.record;
    if (!format) return noRecord(m.game.id);
    const { do: _, ...facts } = r;
    const written = format.write(courseOf(m), facts);
    return written.ok ? ok({ text: written.value, extension: format.extension }) : written;
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

  /** Why the seats of a request are refused: no such seat, or none named while several owe a decision. */
  #refuseSeats(m: Match, r: Request): Refusal | undefined {
    const { seats } = m.setup;
    const named = 'seats' in r && Array.isArray(r.seats) ? r.seats : 'seat' in r && r.seat ? [r.seat] : [];
    if (named.some((n) => n > seats)) return refusal('BAD_SEATS', '', { min: 1, max: seats });
    if (r.do === 'act' || r.do === 'why') {
      const { text, act, order, lift, withdraw } = r;
      if ([text, act, order, lift, withdraw].filter((one) => one !== undefined).length !== 1)
        return bad('one of text, act, order, lift and withdraw is needed');
    }
    const needed =
      r.do === 'heard' || r.do === 'steps' || r.do === 'act' || r.do === 'why' || r.do === 'undo';
    return needed && named.length === 0 && countSeats(m.owing) > 1
      ? bad('seat: several seats owe a decision')
      : undefined;
  }

  /** The requested seat; without one, the only one that owes a decision. */
  #seat(m: Match, given: number | undefined): number {
    if (given !== undefined) return seatOf(given);
    // Not the only one that is asked: of several that are, all others may have answered already.
    return countSeats(m.owing) === 1 ? firstSeat(m.owing) : 0;
  }

  #steps(m: Match, r: Of<'steps'>): Result<Answer, Refusal> {
    const who = this.#seat(m, r.seat);
    let draft: Draft = [];
    // An empty draft has no notation in any game.
    if (r.draft !== undefined && r.draft.trim() !== '') {
      const read = m.game.read(m.state, who, r.draft);
      if (!read.ok) return read;
      draft = read.value;
    }
    const list = new StepList();
    m.game.steps(m.state, who, draft, list);
    const steps = list.list().map((step) => m.game.write(m.state, who, [...draft, step]));
    return ok({ seat: numberOf(who), steps, complete: list.complete });
  }

  #act(m: Match, r: Of<'act'>): Result<Answer, Refusal> {
    const who = this.#seat(m, r.seat);
    return this.#tried(m, r.chance, () => {
      if (r.act !== undefined) return m.act(who, r.act);
      if (r.order !== undefined) return m.order(who, r.order, r.order === '' ? undefined : 'add');
      if (r.lift !== undefined) return m.order(who, r.lift, 'lift');
      if (r.withdraw !== undefined) return m.withdrawAhead(who);
      return m.submit(who, r.text ?? '');
    });
  }

  /** No time passes here: a covert round is resolved as soon as it waits for nobody. */
  #settled(m: Match, done: Result<Consequence, Refusal>): Result<Consequence, Refusal> {
    let all = done;
    while (all.ok && m.ready) {
      const next = m.resolveRound();
      all = next.ok ? ok({ ...all.value, told: [...all.value.told, ...next.value.told] }) : next;
    }
    return all;
  }

  /**
   * A refused or failed request uses up no script; results scripted for it alone are dropped. An empty script
   * is one: it takes the place of what is left, so that a result that never fits does not stop a match for good.
   */
  #tried(
    m: Match,
    chance: readonly ScriptedResult[] | undefined,
    act: () => Result<Consequence, Refusal>,
  ): Result<Answer, Refusal> {
    const before = [...this.#script];
    if (chance?.length === 0) this.#script.length = 0;
    else this.#script.push(...(chance ?? []));
    let done: Result<Consequence, Refusal> | undefined;
    try {
      done = this.#settled(m, act());
    } finally {
      if (!done?.ok) this.#script.splice(0, this.#script.length, ...before);
      else if (chance?.length) this.#filed = false;
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

  /** Why something is refused; `legal: true` when it is not. */
  #why(m: Match, r: Of<'why'>): Result<Answer, Refusal> {
    const refused = this.#refuse(m, r);
    return ok(refused ? { legal: false, why: { ...refused } } : { legal: true });
  }

  /** The match judges, as it does before it acts: one answer to both. */
  #refuse(m: Match, r: Of<'why'>): Refusal | undefined {
    const who = this.#seat(m, r.seat);
    if (r.act !== undefined) return m.refuseAct(who, r.act);
    if (r.order !== undefined) return m.refuseOrder(who, r.order, r.order === '' ? undefined : 'add');
    if (r.lift !== undefined) return m.refuseOrder(who, r.lift, 'lift');
    if (r.withdraw !== undefined) {
      const withdrawn = m.judgeWithdrawal(who);
      return withdrawn.ok ? undefined : withdrawn.error;
    }
    const judged = m.judge(who, r.text ?? '');
    return judged.ok ? undefined : judged.error;
  }
}
