/**
 * Law "pairs": two states that a viewer cannot tell apart stay so until something is shown to him.
 *
 * Every viewer has a twin of the truth, imagined from his view. Truth and twin go on with equal observables: the
 * viewer's own decisions are the same; what others decide is the same where the twin allows it, else something
 * that looks the same. As long as the layout shows the viewer the same components in both, and chance gave the
 * same results, whatever else he gets must be equal: views, offers, refusals, events and their number. Where
 * different things were shown, the pair has parted lawfully and a new twin is imagined.
 */
import type { Chance } from '../chance.ts';
import type { Decision } from '../game.ts';
import { canonical } from '../layout/json.ts';
import { copyState, type State } from '../layout/layout.ts';
import { stateView } from '../match/view.ts';
import { heardBy, type Told } from '../narration.ts';
import { hasSeat, type Viewer } from '../seats.ts';
import { learned } from './learned.ts';
import { firstDifference } from './observables.ts';
import { offeredDecision, type Scene, spell } from './scene.ts';
import { type Answers, applyItem, type Came } from './transition.ts';
import { imagined, viewerName } from './views.ts';

/** Decisions of another seat tried in search of one that looks like the true one. */
const LIKENESSES = 12;

interface Twin {
  readonly viewer: Viewer;
  state: State | undefined;
}

export class Twins {
  readonly #twins: Twin[];

  constructor(viewers: readonly Viewer[]) {
    this.#twins = viewers.map((viewer) => ({ viewer, state: undefined }));
  }

  /** At a decision point: whoever has no twin gets one; the others must still be indistinguishable. */
  meet(scene: Scene): void {
    for (const twin of this.#twins) {
      if (twin.state === undefined) twin.state = imagined(scene, twin.viewer);
      else {
        const { state, viewer } = twin;
        const found = firstDifference(scene, scene.state, state, viewer);
        const law = scene.findings.check(
          'pairs',
          !found,
          () => `${viewerName(viewer)} can tell a twin: ${found}`,
        );
        if (!law) twin.state = undefined;
      }
    }
  }

  /** After the truth went from `before` to `after` by this item: the twins follow. */
  follow(
    scene: Scene,
    before: State,
    after: State,
    item: Answers,
    came: Came,
    chance: (seat: number) => Chance,
  ): void {
    for (const twin of this.#twins) {
      if (twin.state === undefined) continue;
      const next = new Follow(scene, twin.viewer, before, after, item, came, chance).from(twin.state);
      twin.state = next;
      if (!next) scene.findings.pairs.parted++;
    }
  }

  /** After what twins cannot follow, such as an undo. */
  part(): void {
    for (const twin of this.#twins) twin.state = undefined;
  }
}

/** One step of one twin. */
class Follow {
  readonly #scene: Scene;
  readonly #viewer: Viewer;
  readonly #item: Answers;
  readonly #chance: (seat: number) => Chance;
  readonly #came: Came;
  readonly #shown: string;
  readonly #heard: string;
  readonly #seen: string;

  constructor(
    scene: Scene,
    viewer: Viewer,
    before: State,
    after: State,
    item: Answers,
    came: Came,
    chance: (seat: number) => Chance,
  ) {
    this.#scene = scene;
    this.#viewer = viewer;
    this.#item = item;
    this.#came = came;
    this.#chance = chance;
    this.#shown = learned(before, after, viewer);
    this.#heard = this.#hears(came.told);
    this.#seen = this.#sees(after);
  }

  /** The twin afterwards, or undefined when the two have parted. */
  from(twin: State): State | undefined {
    const { game, findings } = this.#scene;
    const strange = this.#item.answers.filter(({ seat, decision }) =>
      game.refuse(twin, seat, decision, true),
    );
    const own = strange.find(({ seat }) => hasSeat(this.#viewer, seat));
    findings.check(
      'pairs',
      !own,
      () => `a twin refuses what seat ${own!.seat + 1} decided: ${own!.decision.join(' ')}`,
    );
    if (own) return undefined;
    if (strange.length > 0) return this.#alike(twin);
    const next = this.#copy(twin);
    const came = applyItem(game, next, this.#item, this.#chance);
    if (came.drawn.join() !== this.#came.drawn.join()) return undefined;
    if (learned(twin, next, this.#viewer) !== this.#shown) return undefined;
    const heard = this.#hears(came.told);
    if (heard !== this.#heard && this.#announced(came)) return undefined;
    findings.pairs.compared++;
    const who = viewerName(this.#viewer);
    const after = this.#item.answers.map((a) => spell(game, twin, a.seat, a.decision)).join(', ');
    const equal =
      findings.check(
        'pairs',
        heard === this.#heard,
        () => `${who} can tell by ear after ${after}: ${this.#heard} or ${heard}`,
      ) &&
      findings.check('pairs', this.#sees(next) === this.#seen, () => {
        const found = this.#sees(next);
        let i = 0;
        while (found[i] === this.#seen[i]) i++;
        const part = (s: string) => s.slice(Math.max(0, i - 40), i + 40);
        return `${who} can tell by eye after ${after}: …${part(this.#seen)}… or …${part(found)}…`;
      });
    return equal ? next : undefined;
  }

  /** Others must have decided differently in the twin: something that looks the same to the viewer, if there is. */
  #alike(twin: State): State | undefined {
    const { game } = this.#scene;
    for (let i = 0; i < LIKENESSES; i++) {
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
        learned(twin, next, this.#viewer) === this.#shown &&
        this.#hears(came.told) === this.#heard &&
        this.#sees(next) === this.#seen;
      if (alike) return next;
    }
    return undefined;
  }

  #announced(came: Came): boolean {
    const types = this.#scene.settings.announcements ?? [];
    return [...this.#came.told, ...came.told].some(({ event }) => types.includes(event.type));
  }

  #hears(told: readonly Told[]): string {
    return canonical(heardBy(told, this.#viewer));
  }
  #sees(s: State): string {
    const { game } = this.#scene;
    return canonical([stateView(game, s, this.#viewer), game.active(s), game.may?.(s) ?? 0]);
  }
  #copy(s: State): State {
    const copy = this.#scene.game.blank(this.#scene.config);
    copyState(s, copy);
    return copy;
  }
}
