/** Law "notation": what is written reads back as the same decision, and one text means one decision. */
import { listSeats } from '../seats.ts';
import { answerers, offeredDecision, offeredSteps, type Scene } from './scene.ts';

/** Decisions written and read at one decision point of a seat. */
const TRIED = 12;

export const checkNotation = (scene: Scene): void => {
  const { game, state, random, findings } = scene;
  for (const seat of listSeats(answerers(game, state))) {
    const texts = new Map<string, string>();
    const { steps } = offeredSteps(game, state, seat, []);
    for (let i = 0; i < TRIED; i++) {
      const decision = offeredDecision(game, state, seat, random);
      if (!decision) continue;
      const key = decision.join(' ');
      const text = findings.attempt('notation', `write [${key}]`, () => game.write(state, seat, decision));
      if (text === undefined) continue;
      const met = texts.get(text);
      findings.check(
        'notation',
        met === undefined || met === key,
        () => `"${text}" means both [${met}] and [${key}]`,
      );
      findings.check(
        'notation',
        text.length > 0 && text === text.trim(),
        () => `"${text}" is blank or has blanks around it`,
      );
      texts.set(text, key);
      const back = findings.attempt('notation', `read "${text}"`, () => game.read(state, seat, text));
      if (!back) continue;
      findings.check('notation', back.ok, () => `"${text}" is not read: ${back.ok ? '' : back.error.code}`);
      if (back.ok)
        findings.check(
          'notation',
          back.value.join(' ') === key,
          () => `"${text}" is [${key}], but reads as [${back.value.join(' ')}]`,
        );
      if (steps.length <= 1) break;
    }
  }
};
