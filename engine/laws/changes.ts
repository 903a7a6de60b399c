/**
 * Law "changes": who has followed a match from the deal on, and was told what changed step by step, has the very view of
 * somebody who comes now, to the byte.
 */
import { applyChange } from '../layout/apply-change.ts';
import type { Json } from '../layout/json.ts';
import type { Change } from '../layout/json-change.ts';
import type { Match } from '../match/match.ts';
import { viewWriter } from '../match/view.ts';
import { headWriter, type ViewHead, viewChanger } from '../match/view-change.ts';
import type { Viewer } from '../seats.ts';
import type { Scene } from './scene.ts';
import { viewerName } from './views.ts';

/** How many viewers of each game are followed; other games have others. */
const FOLLOWED = 2;

interface Follower {
  readonly viewer: Viewer;
  head: ViewHead;
  view: Json;
}

/** The view as it is sent to who comes now. */
const wholeView = (match: Match, viewer: Viewer): Json => {
  const { own, shared } = viewWriter(match)(viewer);
  return JSON.parse(`{${own},${shared}}`) as Json;
};

export class Followers {
  #followers: Follower[];

  /** `n`: number of the game. */
  constructor(match: Match, viewers: readonly Viewer[], n: number) {
    const chosen = new Set(
      Array.from({ length: FOLLOWED }, (_, i) => viewers[(n + 3 * i) % viewers.length]!),
    );
    this.#followers = [...chosen].map((viewer) => ({
      viewer,
      head: headWriter(match)(viewer),
      view: wholeView(match, viewer),
    }));
  }

  /** Something was done to the match; `cells` are those of the state before it. */
  follow({ match, findings }: Scene, cells: Int32Array): void {
    const done = findings.attempt('changes', 'telling what changed', () => {
      const changer = viewChanger(match, cells);
      for (const one of this.#followers) {
        const { head, change } = changer(one.viewer, one.head);
        one.head = head;
        if (change !== undefined) one.view = applyChange(one.view, JSON.parse(change) as Change);
      }
      return true;
    });
    if (!done) this.#followers = [];
  }

  check({ match, findings }: Scene): void {
    this.#followers = this.#followers.filter(({ viewer, view }) => {
      const [stayed, came] = [JSON.stringify(view), JSON.stringify(wholeView(match, viewer))];
      return findings.check('changes', stayed === came, () => {
        let i = 0;
        while (stayed[i] === came[i]) i++;
        const part = (text: string) => text.slice(Math.max(0, i - 40), i + 40);
        return `${viewerName(viewer)} has …${part(stayed)}… by what changed, who comes now …${part(came)}…`;
      });
    });
  }
}
