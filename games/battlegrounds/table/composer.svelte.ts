/**
 * A decision while it is being composed: what was picked on the table, and what each square, card and picture would then
 * mean. Everything is asked of the rules; nothing here knows what is legal.
 */
import type { Decision, Draft } from '#engine/game.ts';
import { afterDecision } from '#kit/after-decision.ts';
import type { Turn } from '#kit/turn.svelte.ts';
import { BASES } from '../content/board.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from '../rules/steps.ts';
import { type Shot, shotsAfter, shotsOf, type Way, type Words, waysOf } from './foresee.ts';
import type { Model } from './model.ts';

/** What a touch on a square or a card would decide. */
export interface Choice {
  readonly id: string;
  readonly decision: Decision;
  readonly kind: 'move' | 'shoot' | 'place' | 'go' | 'reveal' | 'card';
  readonly words?: Words | undefined;
  readonly way?: Way;
  readonly shot?: Shot;
}
const FIRST_VERBS: readonly Verb[] = [VERB.move, VERB.shoot, VERB.hold];

export class Composer {
  readonly turn: Turn<Battlegrounds, BattlegroundsEvent>;
  model = $state.raw<Model | undefined>();
  /** The seat of this device that is asked, from 0. */
  seat = $state<number | undefined>();
  /** The tank that was picked, of several; the card that shall come back. */
  pawn = $state(-1);
  card = $state(-1);
  /** The upgrade that is to be assigned, or the action that is to be played. */
  picture = $state(-1);
  /** The square that can mean several things, or something grave: the prompt asks. */
  menu = $state(-1);
  /** A tank change is being chosen. */
  changing = $state(false);
  /** Cards or squares of which two are chosen together, as steps. */
  picked = $state.raw<readonly number[]>([]);
  /** A whole decision that a hint has set up. */
  ready = $state.raw<Decision | undefined>();
  /** The square that is pointed at or under the cursor. */
  hovered = $state(-1);

  constructor(turn: Turn<Battlegrounds, BattlegroundsEvent>) {
    this.turn = turn;
  }

  clear(): void {
    this.pawn = this.card = this.picture = this.menu = -1;
    this.changing = false;
    this.picked = [];
    this.ready = undefined;
  }
  get empty(): boolean {
    const { pawn, card, picture, menu, changing, picked, ready } = this;
    return pawn < 0 && card < 0 && picture < 0 && menu < 0 && !changing && picked.length === 0 && !ready;
  }

  get asked(): Model['asked'] | undefined {
    return this.seat === undefined ? undefined : this.model?.asked;
  }
  /** The legal first steps. */
  first: readonly number[] = $derived.by(() => (this.asked === undefined ? [] : this.turn.next()));
  /** What the next steps of one verb are about. */
  abouts(verb: Verb, draft: Draft = []): number[] {
    const steps = draft.length === 0 ? this.first : this.turn.next(draft);
    return steps.filter((one) => verbOf(one) === verb).map(aboutOf);
  }

  /** Pawns that may be picked: for a main action, or because they come back. */
  get able(): readonly number[] {
    const verbs: readonly Verb[] = this.asked === 'returnPawn' ? [VERB.enter] : FIRST_VERBS;
    return [...new Set(verbs.flatMap((verb) => this.abouts(verb)))];
  }
  /** The pawn that acts: the picked one, or the only one that can. */
  acting: number = $derived.by(() => {
    const { able, pawn } = this;
    return able.includes(pawn) ? pawn : able.length === 1 ? able[0]! : -1;
  });

  ways: readonly Way[] = $derived.by(() => {
    const { model, seat, acting } = this;
    if (!model || seat === undefined || acting < 0 || !this.abouts(VERB.move).includes(acting)) return [];
    return waysOf(model.state, seat, acting);
  });
  shots: readonly Shot[] = $derived.by(() => {
    const { model, seat, acting } = this;
    if (!model || seat === undefined || acting < 0 || !this.abouts(VERB.shoot).includes(acting)) return [];
    return shotsOf(model.state, seat, acting);
  });

  /** What every square would decide. */
  squares: ReadonlyMap<number, readonly Choice[]> = $derived.by(() => {
    const found = new Map<number, Choice[]>();
    const add = (square: number, choice: Choice): void => {
      found.set(square, [...(found.get(square) ?? []), choice]);
    };
    const plain = (square: number, decision: Decision, kind: Choice['kind']): void =>
      add(square, { id: `${kind}-${square}`, decision, kind });
    for (const [n, way] of this.ways.entries())
      add(way.end, { id: `way-${n}`, decision: way.decision, kind: 'move', words: way.words, way });
    for (const shot of this.shots)
      add(shot.square, {
        id: `shot-${shot.aim}-${shot.square}`,
        decision: shot.decision,
        kind: 'shoot',
        words: shot.words,
        shot,
      });
    for (const pawn of this.abouts(VERB.place)) {
      const draft = [step(VERB.place, pawn)];
      for (const square of this.abouts(VERB.to, draft))
        plain(square, [...draft, step(VERB.to, square)], 'place');
    }
    if (this.asked === 'returnPawn' && this.card >= 0) {
      const draft = [step(VERB.enter, this.acting), step(VERB.card, this.card)];
      for (const square of this.abouts(VERB.to, draft))
        plain(square, [...draft, step(VERB.to, square)], 'place');
    }
    for (const card of this.abouts(VERB.base)) {
      const draft = [step(VERB.base, card)];
      for (const corner of this.abouts(VERB.corner, draft))
        for (const square of BASES[corner]!) plain(square, [...draft, step(VERB.corner, corner)], 'place');
    }
    for (const square of this.abouts(VERB.go)) plain(square, [step(VERB.go, square)], 'go');
    for (const square of this.abouts(VERB.reveal)) plain(square, [step(VERB.reveal, square)], 'reveal');
    return found;
  });

  /** What every card would decide at once. */
  cards: ReadonlyMap<number, readonly Choice[]> = $derived.by(() => {
    const found = new Map<number, Choice[]>();
    const add = (card: number, ...decision: number[]): void => {
      const id = `card-${card}-${decision[0]}`;
      found.set(card, [...(found.get(card) ?? []), { id, decision, kind: 'card' }]);
    };
    for (const verb of [VERB.draft, VERB.keep])
      for (const card of this.abouts(verb)) add(card, step(verb, card));
    const verbs = this.picture < 0 ? [VERB.activate, VERB.change] : [];
    for (const verb of verbs)
      for (const pawn of this.abouts(verb)) {
        if (verb === VERB.change && this.pawn >= 0 && this.pawn !== pawn) continue;
        const draft = step(verb, pawn);
        for (const card of this.abouts(VERB.card, [draft])) add(card, draft, step(VERB.card, card));
      }
    if (this.picture >= 0 && this.abouts(VERB.assign).includes(this.picture)) {
      const draft = step(VERB.assign, this.picture);
      for (const card of this.abouts(VERB.card, [draft])) add(card, draft, step(VERB.card, card));
    }
    return found;
  });
  /** The cards with which the missing pawn can come back. */
  get returning(): readonly number[] {
    if (this.asked !== 'returnPawn' || this.acting < 0) return [];
    return this.abouts(VERB.card, [step(VERB.enter, this.acting)]);
  }
  /** Does it pause the turn to come back with this card? */
  pauses(card: number): boolean {
    const draft = [step(VERB.enter, this.acting), step(VERB.card, card)];
    const square = this.abouts(VERB.to, draft)[0];
    if (square === undefined || !this.model) return false;
    const { state } = this.model;
    return (
      afterDecision(battlegrounds, state, this.seat!, [...draft, step(VERB.to, square)]).after.pause === 1
    );
  }
  /** Solo, Family: two things are chosen together; the steps that may be among them. */
  get pool(): readonly number[] {
    if (this.asked === 'familyChoosePair') return this.poolOf(VERB.collect);
    return this.asked === 'chooseSoloCards' ? this.poolOf(VERB.cards) : [];
  }
  private poolOf(verb: Verb): number[] {
    const first = this.abouts(verb);
    return [...new Set(first.flatMap((one) => [one, ...this.abouts(verb, [step(verb, one)])]))].map((one) =>
      step(verb, one),
    );
  }
  get pair(): Decision {
    return [...this.picked].sort((a, b) => a - b);
  }
  toggle(one: number): void {
    this.picked = this.picked.includes(one)
      ? this.picked.filter((other) => other !== one)
      : [...this.picked.slice(-1), one];
  }

  /** The way that is shown: to the square that is pointed at, or that the prompt asks about. */
  preview: Way | undefined = $derived.by(() => {
    const end = this.menu >= 0 ? this.menu : this.hovered;
    return this.ways.find((way) => way.end === end);
  });
  /** What it opens to shoot at. */
  opened: readonly Shot[] = $derived.by(() => {
    const { preview, model, seat } = this;
    return preview && model && seat !== undefined
      ? shotsAfter(model.state, seat, aboutOf(preview.decision[0]!), preview)
      : [];
  });
  /** The best that each end opens: a pair or an enemy tank. */
  prospects: ReadonlyMap<number, Shot> = $derived.by(() => {
    const { model, seat, acting } = this;
    const found = new Map<number, Shot>();
    if (!model || seat === undefined) return found;
    for (const way of this.ways) {
      if (found.has(way.end)) continue;
      const shots = shotsAfter(model.state, seat, acting, way);
      const best = shots.find(({ tone }) => tone === 'gain') ?? shots.find(({ tone }) => tone === 'strike');
      if (best) found.set(way.end, best);
    }
    return found;
  });

  /** Sets up a legal decision, as a hint does. */
  take(decision: Decision): void {
    this.clear();
    const [first] = decision;
    if (first === undefined) return;
    this.ready = decision;
    const verb = verbOf(first);
    if (verb === VERB.move || verb === VERB.shoot || verb === VERB.change) this.pawn = aboutOf(first);
    if (verb === VERB.move || verb === VERB.shoot) this.hovered = aboutOf(decision.at(-1)!);
  }
}
