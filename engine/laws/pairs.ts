/**
 * Law "pairs": two states that a viewer cannot tell apart stay so until something is shown to that viewer.
 *
 * Every viewer has a twin of the actual state, imagined from their view. State and twin continue with equal
 * observables: the viewer's own decisions are the same; decisions of others are the same where the twin
 * allows it, else ones that look the same. While the layout shows the viewer the same components in both and
 * randomness gave the same results, everything else that the viewer gets must be equal: views, offers,
 * refusals, events and their number. When different things were shown, even if only at one event in the
 * middle of a decision, the pair has parted legitimately and a new twin is imagined.
 */
import type { Chance } from '../chance.ts';
import type { Decision } from '../game.ts';
import { copyState, type State } from '../layout/layout.ts';
import { stateView } from '../match/view.ts';
import { eventsFor } from '../narration.ts';
import { hasSeat, numberOf, type Viewer } from '../seats.ts';
import { type Answers, applyItem, type ItemEffects } from './apply-item.ts';
import { firstDifference } from './observables.ts';
import { mixed, offeredDecision, type Scene, spell } from './scene.ts';
import { imagined, viewerName } from './views.ts';

/** Decisions of another seat tried to find one that looks like the actual one. */
const ALTERNATIVES = 12;
/** New twins per decision point for viewers without one, unless every point is checked. */
const NEW_TWINS = 4;
/** Without hidden information twins never part; after this many steps they are replaced. */
const LONGEST_TWIN = 16;

interface Twin {
  readonly viewer: Viewer;
  state: State | undefined;
  steps: number;
}

export class Twins {
  readonly #twins: Twin[];
  readonly #sparing: boolean;

  /** `effort`: see `LawSettings`. */
  constructor(viewers: readonly Viewer[], effort: number) {
    this.#twins = viewers.map((viewer) => ({ viewer, state: undefined, steps: 0 }));
    this.#sparing = effort < 1;
  }

  /** Whether any viewer has a twin. */
  get any(): boolean {
    return this.#twins.some((twin) => twin.state !== undefined);
  }

  /**
   * At a decision point: twins must still be indistinguishable; `more` gives twins to viewers who have none.
   */
  meet(scene: Scene, more: boolean): void {
    for (const twin of this.#twins) {
      const { state, viewer } = twin;
      if (state === undefined) continue;
      const found = firstDifference(scene, scene.state, state, viewer);
      const law = scene.findings.check(
        'pairs',
        !found,
        () => `${viewerName(viewer)} can tell a twin: ${found}`,
      );
      if (!law || (this.#sparing && twin.steps >= LONGEST_TWIN)) twin.state = undefined;
    }
    if (!more) return;
    const without = this.#twins.filter((twin) => twin.state === undefined);
    for (const twin of this.#sparing ? mixed(scene.random, without).slice(0, NEW_TWINS) : without) {
      twin.state = imagined(scene, twin.viewer);
      twin.steps = 0;
    }
  }

  /** After this item changed the actual state to `after`: applies the same to all twins. */
  follow(
    scene: Scene,
    after: State,
    item: Answers,
    came: ItemEffects,
    chance: (seat: number) => Chance,
  ): void {
    for (const twin of this.#twins) {
      if (twin.state === undefined) continue;
      const next = new TwinStep(scene, twin.viewer, after, item, came, chance).from(twin.state);
      twin.state = next;
      twin.steps++;
      if (!next) scene.findings.pairs.parted++;
    }
  }

  /** Drops all twins, after something that they cannot follow, such as an undo. */
  part(): void {
    for (const twin of this.#twins) twin.state = undefined;
  }
}

/** One step of one twin. */
class TwinStep {
  readonly #scene: Scene;
  readonly #viewer: Viewer;
  readonly #item: Answers;
  readonly #chance: (seat: number) => Chance;
  readonly #came: ItemEffects;
  readonly #shown: string;
  readonly #heard: string;
  readonly #after: State;
  #seenAfter: string | undefined;

  constructor(
    scene: Scene,
    viewer: Viewer,
    after: State,
    item: Answers,
    came: ItemEffects,
    chance: (seat: number) => Chance,
  ) {
    this.#scene = scene;
    this.#viewer = viewer;
    this.#item = item;
    this.#came = came;
    this.#chance = chance;
    this.#shown = came.shown.to(viewer);
    this.#heard = this.#hears(came);
    this.#after = after;
  }

  /** What the viewer sees of the actual state afterwards. Computed on demand: many twins part earlier. */
  get #seen(): string {
    this.#seenAfter ??= this.#sees(this.#after);
    return this.#seenAfter;
  }

  /** The twin afterwards; undefined when the two have parted. */
  from(twin: State): State | undefined {
    const { game, findings } = this.#scene;
    const strange = this.#item.answers.filter(({ seat, decision }) =>
      game.refuse(twin, seat, decision, true),
    );
    const own = strange.find(({ seat }) => hasSeat(this.#viewer, seat));
    findings.check(
      'pairs',
      !own,
      () => `a twin refuses what seat ${numberOf(own!.seat)} decided: ${own!.decision.join(' ')}`,
    );
    if (own) return undefined;
    if (strange.length > 0) return this.#alike(twin);
    const next = this.#copy(twin);
    const came = applyItem(game, next, this.#item, this.#chance);
    if (came.drawn.join() !== this.#came.drawn.join()) return undefined;
    if (came.shown.to(this.#viewer) !== this.#shown) return undefined;
    const heard = this.#hears(came);
    if (heard !== this.#heard && this.#announced(came)) return undefined;
    findings.pairs.compared++;
    const who = viewerName(this.#viewer);
    const after = this.#item.answers.map((a) => spell(game, twin, a.seat, a.decision)).join(', ');
    const equal =
      findings.check(
        'pairs',
        heard === this.#heard,
        () => `${who} can tell from what is told after ${after}: ${this.#heard} or ${heard}`,
      ) &&
      findings.check('pairs', this.#sees(next) === this.#seen, () => {
        const found = this.#sees(next);
        let i = 0;
        while (found[i] === this.#seen[i]) i++;
        const part = (s: string) => s.slice(Math.max(0, i - 40), i + 40);
        return `${who} can tell from the view after ${after}: …${part(this.#seen)}… or …${part(found)}…`;
      });
    return equal ? next : undefined;
  }

  /**
   * When others must decide differently in the twin: the state after a decision that looks the same to the
   * viewer, if one is found.
   */
  #alike(twin: State): State | undefined {
    const { game } = this.#scene;
    for (let i = 0; i < ALTERNATIVES; i++) {
      const answers: { seat: number; decision: Decision }[] = [];
      for (const { seat, decision } of this.#item.answers) {
        const legal = !game.refuse(twin, seat, decision, true);
        const other = legal ? decision : offeredDecision(game, twin, seat, this.#scene.random);
        if (!other) return undefined;
        answers.push({ seat, decision: other });
      }
      const next = this.#copy(twin);
      const came = applyItem(game, next, { answers, fact: this.#item.fact }, this.#chance);
      const alike =
        came.shown.to(this.#viewer) === this.#shown &&
        this.#events(came) === this.#events(this.#came) &&
        this.#sees(next) === this.#seen;
      if (!alike) continue;
      if (this.#readsTheSame(came)) return next;
    }
    return undefined;
  }

  /**
   * Whether the public texts of two decisions that look alike are the same. Where they differ, they name what
   * nothing else has shown.
   */
  #readsTheSame({ texts }: ItemEffects): boolean {
    const [actual, other] = [this.#came.texts.join(), texts.join()];
    return this.#scene.findings.check(
      'pairs',
      actual === other,
      () =>
        `${viewerName(this.#viewer)} can tell from what is told: ${actual} and ${other} look the same but for the text`,
    );
  }

  #announced(came: ItemEffects): boolean {
    const types = this.#scene.settings.announcements ?? [];
    return [...this.#came.told, ...came.told].some(({ event }) => types.includes(event.type));
  }

  #hears({ told, texts }: ItemEffects): string {
    return JSON.stringify([eventsFor(told, this.#viewer), texts]);
  }
  #events({ told }: ItemEffects): string {
    return JSON.stringify(eventsFor(told, this.#viewer));
  }
  #sees(s: State): string {
    const { game } = this.#scene;
    const covert = game.covert?.(s) ?? false;
    return JSON.stringify([stateView(game, s, this.#viewer), game.active(s), covert, game.may?.(s) ?? 0]);
  }
  #copy(s: State): State {
    const copy = this.#scene.game.blank(this.#scene.config);
    copyState(s, copy);
    return copy;
  }
}
