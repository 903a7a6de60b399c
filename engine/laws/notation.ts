/**
 * Law "notation": what is written reads back as the same steps, and one text means one list of steps. This
 * also holds for drafts, so that a client that knows only texts can go from step to step.
 */
import { listSeats } from '../seats.ts';
import { answerers, offeredDecision, offeredSteps, type Scene } from './scene.ts';

/** Decisions tried per decision point of a seat. */
const TRIED = 12;

export const checkNotation = (scene: Scene): void => {
  const { game, state, random } = scene;
  for (const seat of listSeats(answerers(game, state))) {
    const texts = new Map<string, string>();
    const { steps } = offeredSteps(game, state, seat, []);
    for (let i = 0; i < TRIED; i++) {
      const decision = offeredDecision(game, state, seat, random);
      if (!decision) continue;
      for (let length = 1; length < decision.length; length++)
        writtenAndRead(scene, seat, decision.slice(0, length), texts);
      writtenAndRead(scene, seat, decision, texts);
      if (steps.length <= 1) break;
    }
  }
};

/** `texts`: what was written for this seat before, with its steps. */
const writtenAndRead = (
  { game, state, findings }: Scene,
  seat: number,
  draft: readonly number[],
  texts: Map<string, string>,
): void => {
  const key = draft.join(' ');
  const text = findings.attempt('notation', `write [${key}]`, () => game.write(state, seat, draft));
  if (text === undefined) return;
  const met = texts.get(text);
  if (met === key) return;
  findings.check('notation', met === undefined, () => `"${text}" means both [${met}] and [${key}]`);
  findings.check(
    'notation',
    text.length > 0 && text === text.trim(),
    () => `"${text}" is blank or has blanks around it`,
  );
  texts.set(text, key);
  const back = findings.attempt('notation', `read "${text}"`, () => game.read(state, seat, text));
  if (!back) return;
  findings.check('notation', back.ok, () => `"${text}" is not read: ${back.ok ? '' : back.error.code}`);
  if (back.ok)
    findings.check(
      'notation',
      back.value.join(' ') === key,
      () => `"${text}" is [${key}], but reads as [${back.value.join(' ')}]`,
    );
};
