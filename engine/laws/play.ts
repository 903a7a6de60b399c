/** Plays one game at random and checks the laws before and after each decision. */
import { type ChanceSource, FastChance } from '../chance.ts';
import type { AnyGame, Decision } from '../game.ts';
import { copyState, type State, writeCells } from '../layout/layout.ts';
import { ABOUT_OTHERS, type Act } from '../match/entry.ts';
import type { Consequence, Match } from '../match/match.ts';
import { itemsBefore } from '../match/news.ts';
import type { AddressedEvent } from '../narration.ts';
import { hasSeat, listSeats } from '../seats.ts';
import { checkAhead, checkOrders } from './ahead.ts';
import { applyItem } from './apply-item.ts';
import { checkAudit } from './audit.ts';
import { Followers } from './changes.ts';
import { checkCovert } from './covert.ts';
import { Listeners } from './listeners.ts';
import { checkLoading } from './loading.ts';
import { type Messages, meetPoints } from './messages.ts';
import { checkNotation } from './notation.ts';
import { checkOffers } from './offers.ts';
import { Twins } from './pairs.ts';
import { checkProgress } from './progress.ts';
import { checkProposals } from './proposals.ts';
import { checkReads } from './reads.ts';
import { checkRefusals } from './refusals.ts';
import type { Findings } from './report.ts';
import { checkWentOn, compareMatches, reloadedMatch, reloadedState } from './saving.ts';
import {
  answerers,
  changedCell,
  type LawSettings,
  mixed,
  offeredDecision,
  type Scene,
  usualViewers,
} from './scene.ts';
import { checkSealed } from './sealed.ts';
import { checkSeats } from './seats.ts';
import { checkTimeouts } from './timeouts.ts';
import { checkUndo, Memory } from './undo.ts';

/** Acts that random players sometimes perform; the first group does not end the match. */
const TABLE_ACTS: readonly Act[] = [
  'offerDraw',
  'declineDraw',
  'withdrawDraw',
  'undo',
  'acceptUndo',
  'declineUndo',
  'withdrawUndo',
  'toBot',
  'fromBot',
  'voteBot',
  'withdrawVote',
  'declineBot',
  'replace',
  'claim',
];
const ENDING: readonly Act[] = ['resign', 'abort', 'acceptDraw', 'flag'];
/** An order alone, beside others, and lifted. */
const CHANGES = [undefined, 'add', 'add', 'lift'] as const;

type Answer = readonly [seat: number, decision: Decision];

export class Play {
  readonly scene: Scene;
  /** All events so far. */
  readonly told: AddressedEvent[] = [];
  readonly #messages: Messages;
  readonly #source: ChanceSource;
  readonly #effort: number;
  /** Every fourth game uses table acts, orders and answers in advance. */
  readonly #tableActs: boolean;
  readonly #twins: Twins;
  readonly #memory = new Memory();
  readonly #listeners: Listeners;
  readonly #followers: Followers;
  /** The match as it continued after it was saved and loaded. */
  #reloaded: Match | undefined;
  /** The state before the current decision, and a copy to which the same decision is applied. */
  readonly #before: State;
  readonly #again: State;

  constructor(
    game: AnyGame,
    match: Match,
    source: ChanceSource,
    settings: LawSettings,
    findings: Findings,
    messages: Messages,
    random: FastChance,
    n: number,
    effort: number,
    filed: boolean,
  ) {
    const { seats, options } = match.setup;
    const viewers = usualViewers(seats, match.state);
    const scratch = game.blank(match.config);
    const { config, state } = match;
    this.scene = {
      game,
      config,
      seats,
      options,
      settings,
      findings,
      random,
      viewers,
      state,
      match,
      filed,
      scratch,
      seen: new Map(),
      moments: { forms: [], random: new FastChance(n + 1) },
    };
    this.#before = game.blank(config);
    this.#again = game.blank(config);
    this.#messages = messages;
    this.#source = source;
    this.#effort = effort;
    this.#tableActs = n % 4 === 3;
    this.#twins = new Twins(match.state.layout.hides || game.derived ? viewers : viewers.slice(0, 2), effort);
    this.#listeners = new Listeners(match, viewers, this.#tableActs);
    this.#followers = new Followers(match, viewers, n);
    findings.where = { game: n, seats, options, decisions: 0 };
  }

  /** Plays to the end, or as far as the settings say. */
  run(): true {
    const { match, findings, settings } = this.scene;
    const most = settings.most ?? Number.POSITIVE_INFINITY;
    checkAudit(this.scene);
    while (!match.outcome && match.history.items.length < most) {
      if (this.#tableActs && this.#act()) continue;
      const thorough = this.#chance(this.#effort);
      this.#ask(() => this.#twins.meet(this.scene, thorough));
      if (thorough) this.#look();
      const round = this.#choose();
      if (round.length === 0 && !match.covert) break;
      if (thorough && this.#chance(0.25)) checkSealed(this.scene, round);
      if (thorough && match.covert && this.#chance(0.3)) checkCovert(this.scene, round);
      for (const [seat, decision] of round) {
        const reversed = this.scene.random.draw(4) === 0;
        this.#do(() => match.decide(seat, decision), thorough);
        // Sometimes a seat seals the same answer again before the last one is in.
        if (reversed && hasSeat(match.sealed, seat)) this.#do(() => match.decide(seat, decision), thorough);
      }
      // Sometimes before all have answered, as when the limit of the request is over.
      if (match.ready || (match.covert && this.#chance(0.1))) this.#do(() => match.resolveRound(), thorough);
      findings.decisions += round.length;
      findings.where = { ...findings.where, decisions: findings.where.decisions + round.length };
      if (thorough && this.#chance(0.2)) checkUndo(this.scene, this.#memory, this.#source);
    }
    if (match.outcome && match.game.outcome(match.state)) {
      checkProgress(this.scene);
      checkReads(this.scene);
      checkSeats(this.scene);
    }
    this.#listeners.end(this.scene);
    this.#followers.check(this.scene);
    if (this.#reloaded) compareMatches(this.scene, match, this.#reloaded);
    return true;
  }

  #chance(share: number): boolean {
    return this.scene.random.draw(1000) < share * 1000;
  }

  /** Checks all laws about a decision point. */
  #look(): void {
    const { scene } = this;
    // Must be first: the other laws also query the game and would hide changes made by queries.
    this.#ask(() => checkReads(scene));
    this.#ask(() => checkProgress(scene));
    this.#ask(() => checkOffers(scene));
    this.#ask(() => checkRefusals(scene, this.#messages));
    this.#ask(() => checkNotation(scene));
    this.#ask(() => checkTimeouts(scene));
    this.#ask(() => checkOrders(scene));
    this.#ask(() => checkProposals(scene));
    this.#ask(() => meetPoints(scene, this.#messages));
    if (scene.state.layout.forgets) this.#ask(() => this.#listeners.look(scene));
    if (this.#chance(0.1)) this.#ask(() => checkSeats(scene));
    // Has its own randomness, so that this law does not change what the other laws try.
    if (scene.moments.random.draw(10) === 0) this.#ask(() => checkLoading(scene));
    if (this.#chance(0.2)) this.#ask(() => checkAhead(scene));
    if (scene.filed && this.#reloaded === undefined && this.#chance(0.1))
      this.#reloaded = reloadedMatch(scene, scene.game, scene.match);
  }

  /** Runs a law that may only query, and checks that the bytes did not change. */
  #ask(law: () => void): void {
    const { state, findings } = this.scene;
    const before = this.#before.data;
    copyState(state, this.#before);
    law();
    const same = changedCell(state, before) < 0;
    findings.check('reads', same, () => 'asking changes the state');
    if (!same) writeCells(state, before);
  }

  /** The next decision: of one seat, or of all that are asked together. */
  #choose(): Answer[] {
    const { game, state, match, random } = this.scene;
    const may = listSeats((game.may?.(state) ?? 0) & ~game.active(state));
    if (may.length > 0 && random.draw(4) === 0) {
      const seat = may[random.draw(may.length)]!;
      const decision = this.#decision(seat);
      if (decision) return [[seat, decision]];
    }
    const round: Answer[] = [];
    for (const seat of listSeats(match.owing)) {
      const decision = this.#decision(seat);
      if (!decision) return [];
      round.push([seat, decision]);
    }
    return mixed(random, round);
  }

  #decision(seat: number): Decision | undefined {
    const { game, state, random, settings } = this.scene;
    if (settings.guide && random.draw(2) === 0) {
      const guided = settings.guide(state, seat, random);
      if (guided && !game.refuse(state, seat, guided, true)) return guided;
    }
    return offeredDecision(game, state, seat, random);
  }

  /**
   * Applies something to the match and runs the laws that follow the course of a match; with `saved`, a state
   * that was saved and loaded takes part too.
   */
  #do(
    doIt: () => { readonly ok: true; readonly value: Consequence } | { readonly ok: false },
    saved = this.#chance(this.#effort),
  ): boolean {
    const { scene } = this;
    const { match, findings } = scene;
    const known = match.history.items.length;
    const length = match.log.length;
    const before = this.#before;
    copyState(scene.state, before);
    const loaded = saved ? reloadedState(scene) : undefined;
    const stood = itemsBefore(match);
    const done = doIt();
    if (!done.ok) return false;
    if (this.#listeners.any) this.#listeners.follow(match, stood, done.value);
    this.#followers.follow(scene, before.data);
    if (saved) this.#followers.check(scene);
    scene.seen.clear();
    this.told.push(...done.value.told);
    this.#messages.told(done.value.told);

    const left = match.history.items.length;
    const undone = match.log.slice(length).some((e) => e.kind === 'act') && left < known;
    if (undone) {
      this.#memory.truncate(left);
      this.#twins.part();
    } else if (loaded || !saved) this.#follow(before, loaded, known);
    checkAudit(scene);
    if (this.#reloaded && length < match.log.length) {
      const other = this.#reloaded;
      const entries = match.log.slice(length);
      findings.attempt('saving', 'going on after loading', () => {
        for (const entry of entries) other.replay(entry);
      });
    }
    return true;
  }

  /**
   * Applies the new items once more (to the reloaded state, if there is one) and updates twins and undo
   * memory. Without twins and reloaded state, a single item is only remembered.
   */
  #follow(before: State, loaded: State | undefined, known: number): void {
    const { scene } = this;
    const { game, match, findings } = scene;
    const items = match.history.items.slice(known);
    if (!loaded && !this.#twins.any && items.length < 2) {
      for (const item of items) this.#memory.remember(before, item);
      return;
    }
    const state = loaded ?? this.#again;
    if (!loaded) copyState(before, state);
    const law = loaded ? 'saving' : 'determinism';
    for (const item of items) {
      const chance = (seat: number) => this.#source.at(item.place, seat);
      this.#memory.remember(before, item);
      const came = findings.attempt(law, 'going on from a copy of the state', () =>
        applyItem(game, state, item, chance),
      );
      if (!came) return;
      this.#twins.follow(scene, state, item, came, chance);
      copyState(state, before);
    }
    if (loaded) checkWentOn(scene, loaded);
    else
      findings.check(
        'determinism',
        changedCell(scene.state, state.data) < 0,
        () => 'the same decision from the same bytes gives other bytes',
      );
  }

  /** Gives or lifts a random order, or lifts all of the seat's. */
  #order(seat: number): boolean {
    const { match, random, settings } = this.scene;
    const orders = ['', ...(settings.orders ?? [])];
    const order = orders[random.draw(orders.length)]!;
    const change = order === '' ? undefined : CHANGES[random.draw(CHANGES.length)];
    return this.#do(() => match.order(seat, order, change));
  }

  /** Sometimes performs a random table act, order or answer in advance. Returns whether it did. */
  #act(): boolean {
    const { match, seats, random, game } = this.scene;
    const what = random.draw(400);
    if (what >= 60) return false;
    const seat = random.draw(seats);
    if (what < 20) {
      const act = TABLE_ACTS[random.draw(TABLE_ACTS.length)]!;
      const about = ABOUT_OTHERS.includes(act) ? random.draw(seats) : undefined;
      return this.#do(() => match.act(seat, act, undefined, about));
    }
    if (what === 20) {
      const act = ENDING[random.draw(ENDING.length)]!;
      return this.#do(() => match.act(seat, act));
    }
    if (what < 40) return this.#order(seat);
    const early = (game.ahead?.(match.state).seats ?? 0) & ~game.active(match.state);
    if (!hasSeat(early & answerers(game, match.state), seat)) return false;
    const decision = this.#decision(seat);
    return decision !== undefined && this.#do(() => match.decide(seat, decision));
  }
}
