/** Law "refusals": a refusal has a code and a clause, and leaves match and bytes unchanged. */

import { writeCells } from '../layout/layout.ts';
import type { Refusal } from '../result.ts';
import { numberOf } from '../seats.ts';
import type { Messages } from './messages.ts';
import { changedCell, offeredDecision, type Scene } from './scene.ts';

/** Refusals by the engine itself, which have no clause of a game. */
const ENGINE_CODES = new Set([
  'NOT_YOUR_TURN',
  'STALE_DECISION',
  'NO_SUCH_ACT',
  'NO_SUCH_SEAT',
  'GAME_OVER',
  'BAD_SEATS',
]);

const wellFormed = (r: Refusal): boolean =>
  /^[A-Z][A-Z0-9_]*$/.test(r.code) && (r.clause.length > 0 || ENGINE_CODES.has(r.code));

/** Wrong decisions and wrong texts of every seat, given to the rules and to the match. */
export const checkRefusals = (scene: Scene, messages: Messages): void => {
  const { game, state, random, findings, match } = scene;
  const before = state.data.slice();
  const length = match.log.length;
  const unchanged = (what: () => string): void => {
    const same = changedCell(state, before) < 0;
    findings.check('refusals', same, () => `${what()} is refused, but changes the state`);
    findings.check(
      'refusals',
      match.log.length === length,
      () => `${what()} is refused, but stands in the log`,
    );
    if (!same) writeCells(state, before);
  };
  const inspect = (r: Refusal, what: () => string): void => {
    findings.check(
      'refusals',
      wellFormed(r),
      () => `${what()}: the refusal ${JSON.stringify(r)} lacks its code or clause`,
    );
    messages.refusal(r);
    unchanged(what);
  };

  for (let seat = 0; seat < scene.seats; seat++) {
    const right = offeredDecision(game, state, seat, random);
    const strange = random.draw(1 << 10);
    for (const wrong of [[...(right ?? []), strange], [strange], [...(right?.slice(1) ?? []), -1]]) {
      const refused = game.refuse(state, seat, wrong, true);
      if (!refused) continue;
      const what = () => `[${wrong.join(' ')}] of seat ${numberOf(seat)}`;
      inspect(refused, what);
      const decided = match.decide(seat, wrong);
      findings.check('refusals', !decided.ok, () => `the match takes ${what()}, which the rules refuse`);
      if (decided.ok) return;
      inspect(decided.error, what);
    }
    for (const text of wrongTexts(scene, seat, right)) {
      const read = findings.attempt('refusals', `read "${text}"`, () => game.read(state, seat, text));
      if (!read) continue;
      if (!read.ok) inspect(read.error, () => `"${text}" of seat ${numberOf(seat)}`);
      else unchanged(() => `"${text}" of seat ${numberOf(seat)} (read)`);
    }
    const stale = right ? match.decide(seat, right, { id: match.decisionId + 1 }) : undefined;
    if (stale) {
      findings.check('refusals', !stale.ok, () => 'an answer to another decision is taken');
      if (stale.ok) return;
      inspect(stale.error, () => 'an answer to another decision');
    }
  }
};

const wrongTexts = (scene: Scene, seat: number, right: readonly number[] | undefined): string[] => {
  const { game, state, random } = scene;
  const text = right ? game.write(state, seat, right) : 'x';
  const at = random.draw(text.length + 1);
  const strange = String.fromCharCode(33 + random.draw(90));
  return ['', '?', `${text} ${text}`, text.slice(0, at), text.slice(0, at) + strange + text.slice(at + 1)];
};
