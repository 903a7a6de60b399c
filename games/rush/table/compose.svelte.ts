/**
 * A decision while it is being composed: what was chosen on the table, and the drafts that this could become. Every
 * draft is put before the rules; nothing here knows what is legal.
 */
import type { Decision, Draft } from '#engine/game.ts';
import type { Turn } from '#kit/turn.svelte.ts';
import { isVehicle, KINDS } from '../content/cards.ts';
import type { RushEvent } from '../rules/events.ts';
import type { RushState } from '../rules/state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from '../rules/steps.ts';
import { type Held, type Model, type Shown, shownCard } from './model.ts';

export class Composer {
  /** Asks the rules about drafts. */
  readonly turn: Turn<RushState, RushEvent>;
  model = $state.raw<Model | undefined>();
  /** The seat of this device that is asked, from 0. */
  seat = $state<number | undefined>();
  /** Cards chosen one after the other: to pay, to attack, to repair, to give up. */
  chosen = $state.raw<readonly Shown[]>([]);
  /** The Reserve Vehicle that is to be bought. */
  wanted = $state.raw<Shown | undefined>();
  /** The chosen Vehicle looks for a Base to defend. */
  placing = $state(false);
  /** A whole decision that has been set up, where what is chosen could also become another; it waits to be confirmed. */
  ready = $state.raw<Decision | undefined>();

  constructor(turn: Turn<RushState, RushEvent>) {
    this.turn = turn;
  }

  clear(): void {
    this.chosen = [];
    this.wanted = undefined;
    this.placing = false;
    this.ready = undefined;
  }
  get empty(): boolean {
    return this.chosen.length === 0 && this.wanted === undefined && !this.placing && !this.ready;
  }
  /** Sets up a legal decision, as somebody would compose it. */
  take(decision: Decision): void {
    this.clear();
    const [first] = decision;
    if (first === undefined || !this.model || this.seat === undefined) return;
    const [verb, about] = [verbOf(first), aboutOf(first)];
    const { hand, depot } = this.model.seats[this.seat]!;
    const chosenFrom = (cards: readonly Held[], steps: readonly number[]): readonly Shown[] => {
      const left = cards.filter((card) => card !== undefined);
      return steps.flatMap((one) => {
        const at = left.findIndex(({ kind }) => kind === aboutOf(one));
        return at < 0 ? [] : left.splice(at, 1);
      });
    };
    if (verb === VERB.buy) {
      this.wanted = this.model.reserve.find(({ kind }) => kind === about);
      this.chosen = chosenFrom(hand, decision.slice(1));
    } else if (verb === VERB.discard) this.chosen = chosenFrom(hand, decision);
    else if (verb === VERB.repair) this.chosen = chosenFrom(depot, decision);
    else {
      this.ready = decision;
      if (verb === VERB.attack) this.chosen = chosenFrom(hand, decision);
      else if (verb === VERB.deploy || verb === VERB.play) this.chosen = chosenFrom(hand, [first]);
      else if (verb === VERB.strike || verb === VERB.expose) this.chosen = [shownCard(about)];
      this.placing = verb === VERB.deploy;
    }
  }
  /** Chooses a card, or no longer. */
  toggle(card: Shown): void {
    const without = this.chosen.filter((one) => one.id !== card.id);
    this.chosen = without.length < this.chosen.length ? without : [...this.chosen, card];
    this.placing = false;
    this.ready = undefined;
  }
  has(card: Shown): boolean {
    return this.chosen.some((one) => one.id === card.id);
  }

  can(draft: Draft, whole = true): boolean {
    return this.turn.can(draft, whole);
  }
  /** What the next steps of one verb are about. */
  abouts(verb: Verb, draft: Draft = []): number[] {
    return this.turn
      .next(draft)
      .filter((one) => verbOf(one) === verb)
      .map(aboutOf);
  }

  /** The attacker for which a target or a Base is asked: the chosen one, or the only one who can be meant. */
  get attacker(): number | undefined {
    const asked = this.model?.asked;
    const exposing = asked === 'chooseExposedAttacker';
    if (!exposing && asked !== 'chooseAttackStep') return undefined;
    const verb = exposing ? VERB.expose : VERB.strike;
    const able = this.abouts(verb);
    const kind = this.chosen[0]?.kind ?? (able.length === 1 ? able[0] : undefined);
    return kind === undefined ? undefined : step(verb, kind);
  }

  // ---- the drafts that what was chosen could become

  buy(vehicle: Shown, cards: readonly Shown[] = this.chosen): number[] {
    return [step(VERB.buy, vehicle.kind), ...cards.map((card) => step(VERB.pay, card.kind))];
  }
  /** Order means nothing in a declaration or a repair; the rules want kinds rising. */
  #rising(verb: Verb): number[] {
    return this.chosen.map((card) => step(verb, card.kind)).sort((a, b) => a - b);
  }
  get attack(): number[] {
    return this.#rising(VERB.attack);
  }
  get repair(): number[] {
    return this.#rising(VERB.repair);
  }

  /**
   * The payment with the least points, then the fewest Vehicles – which could do something else –, then the fewest
   * cards, out of the hand; undefined when none is enough.
   */
  suggestPayment(vehicle: Shown): readonly Shown[] | undefined {
    const { model, seat } = this;
    if (!model || seat === undefined) return undefined;
    const hand = model.seats[seat]!.hand.filter((card) => card !== undefined);
    let best: readonly Shown[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let set = 0; set < 1 << Math.min(hand.length, 12); set++) {
      const cards = hand.filter((_, i) => set & (1 << i));
      if (!this.can(this.buy(vehicle, cards))) continue;
      const price = cards.reduce(
        (sum, card) => sum + 400 * pointsOf(card) + (isVehicle(card.kind) ? 20 : 0) + 1,
        0,
      );
      if (price < least) [best, least] = [cards, price];
    }
    return best;
  }
}

/** What a card pays, 0 when it has no Resource value. */
export const pointsOf = (card: Shown): number => KINDS[card.kind]!.resources ?? 0;
