/**
 * Law "covert": until a covert round is resolved, others see neither who has answered nor how many; a seat for
 * which the table answers cannot be told from one that gave the same answer by hand, nor an answer that had no
 * effect from that of the table. (That states which
 * look the same ask the same seats is part of the law "pairs".)
 */
import type { Decision } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { loadMatch } from '../match/file.ts';
import type { Match } from '../match/match.ts';
import { storyOf } from '../match/story.ts';
import { viewOf } from '../match/view.ts';
import { eventsFor } from '../narration.ts';
import { hasSeat, listSeats, numberOf, type Viewer } from '../seats.ts';
import { fileOf } from './saving.ts';
import type { Scene } from './scene.ts';
import { viewerName } from './views.ts';

type Answer = readonly [seat: number, decision: Decision];

/** `round`: answers of the seats that owe one. */
export const checkCovert = (scene: Scene, round: readonly Answer[]): void => {
  const { findings, match, game } = scene;
  if (!scene.filed || match.sealed !== 0) return;
  const file = fileOf(match);
  const copy = (): Match => {
    const loaded = loadMatch(game, file);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return loaded.value;
  };
  findings.attempt('covert', 'a covert round', () => {
    const waiting = copy();
    for (const [seat, decision] of round) {
      const before = waiting.decisionId;
      const others = scene.viewers.filter((viewer) => !hasSeat(viewer, seat));
      const saw = others.map((viewer) => seen(waiting, viewer));
      const done = waiting.decide(seat, decision);
      const told = done.ok ? done.value.told.length : 0;
      findings.check('covert', told === 0, () => 'something is told before the round is resolved');
      findings.check('covert', waiting.decisionId === before, () => 'an answer makes those of others stale');
      const same = others.every((viewer, i) => seen(waiting, viewer) === saw[i]);
      findings.check('covert', same, () => `others can tell whether seat ${numberOf(seat)} has answered`);
    }
    byHandOrByTable(scene, round, copy);
    withoutEffect(scene, round, copy);
  });
};

/** An answer without effect looks like the answer of the table: a card that lapses, a pass. */
const withoutEffect = (scene: Scene, round: readonly Answer[], copy: () => Match): void => {
  const { game, findings } = scene;
  for (const [seat, decision] of round) {
    const results = [decision, game.timeout(scene.state, seat)].map((answer) => {
      const m = copy();
      for (const [other, given] of round) m.decide(other, other === seat ? answer : given);
      const done = m.resolveRound();
      const others = scene.viewers.filter((viewer) => !hasSeat(viewer, seat));
      const told = done.ok ? done.value.told : [];
      return {
        state: fingerprint(m.state),
        seen: others.map((viewer) => seen(m, viewer) + JSON.stringify(eventsFor(told, viewer))),
      };
    });
    const [one, other] = results as [(typeof results)[0], (typeof results)[0]];
    if (one.state !== other.state) continue;
    findings.check(
      'covert',
      one.seen.every((text, i) => text === other.seen[i]),
      () => `others can tell what seat ${numberOf(seat)} answered, although nothing came of it`,
    );
  }
};

/** Resolves the round twice: one seat gives the table's answer by hand, or leaves it to the table. */
const byHandOrByTable = (scene: Scene, round: readonly Answer[], copy: () => Match): void => {
  const { game, findings, match, random } = scene;
  const asked = listSeats(match.asked);
  const silent = asked[random.draw(asked.length)]!;
  const [byHand, byTable] = [copy(), copy()];
  const said = byHand.decide(silent, game.timeout(byHand.state, silent));
  const about = (): string => `the answer of the table for seat ${numberOf(silent)} is refused`;
  if (!findings.check('covert', said.ok, about)) return;
  const results = [byHand, byTable].map((m) => {
    for (const [seat, decision] of round) if (seat !== silent) m.decide(seat, decision);
    const done = m.resolveRound();
    return JSON.stringify([fingerprint(m.state), done.ok ? done.value.told : done.error]);
  });
  findings.check(
    'covert',
    results[0] === results[1],
    () => `the answer of seat ${numberOf(silent)} is another one when the table gives it`,
  );
  for (const viewer of scene.viewers.filter((one) => !hasSeat(one, silent)))
    findings.check(
      'covert',
      seen(byHand, viewer) === seen(byTable, viewer),
      () => `${viewerName(viewer)} can tell whether seat ${numberOf(silent)} has answered by hand`,
    );
};

const seen = (m: Match, viewer: Viewer): string => JSON.stringify([viewOf(m, viewer), storyOf(m, viewer)]);
