/**
 * Law "loading": every state that play reaches can be loaded as a position, and play can continue from every position
 * that the audit accepts. The positions tried are mixtures of two moments of a game. Most are nonsense: each must
 * either be refused or lead on.
 */
import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { isObject, type JsonObject } from '../layout/json.ts';
import type { State } from '../layout/layout.ts';
import { writeState } from '../layout/named.ts';
import { faultsOf, readPosition } from '../match/position.ts';
import { listSeats, numberOf } from '../seats.ts';
import { changedCell, offeredDecision, type Scene, trial } from './scene.ts';

/** Moments of one game that are kept for mixing, and decisions made from an accepted position. */
const MOMENTS = 8;
const MIXTURES = 4;
const DECISIONS = 8;

const throughText = (form: JsonObject): JsonObject => JSON.parse(JSON.stringify(form)) as JsonObject;

/** A moment in which some fields – or some zones of a field – are taken from another one, or left out. */
const mixture = (random: FastChance, one: JsonObject, other: JsonObject): JsonObject => {
  const mixed: Record<string, JsonObject[string]> = { ...one };
  const names = Object.keys(one);
  for (let i = 1 + random.draw(3); i > 0; i--) {
    const name = names[random.draw(names.length)]!;
    const [a, b] = [mixed[name], other[name]];
    const how = random.draw(4);
    if (how === 0) delete mixed[name];
    else if (how === 1 && isObject(a)) {
      const parts = Object.keys(a);
      const left = parts[random.draw(Math.max(1, parts.length))];
      mixed[name] = Object.fromEntries(Object.entries(a).filter(([part]) => part !== left));
    } else if (b !== undefined) mixed[name] = b;
  }
  return mixed;
};

export const checkLoading = (scene: Scene): void => {
  const { game, config, state, findings } = scene;
  const { forms, random } = scene.moments;
  const now = throughText(writeState(state));
  const reached = findings.attempt('loading', 'loading a state that was reached', () =>
    readPosition(game, config, now),
  );
  if (!reached) return;
  const why = reached.ok ? '' : String(reached.error[0]?.params?.detail);
  findings.check('loading', reached.ok, () => `a state that was reached is refused: ${why}`);
  const shown = trial(scene);
  game.revealOpen?.(shown);
  const open = changedCell(shown, state.data) < 0;
  findings.check('loading', open, () => 'what the rules show is not shown in a state that was reached');
  for (let i = 0; i < MIXTURES && forms.length > 0; i++)
    tryMixture(scene, mixture(random, now, forms[random.draw(forms.length)]!));
  if (forms.length < MOMENTS) forms.push(now);
  else forms[random.draw(MOMENTS)] = now;
};

const tryMixture = (scene: Scene, form: JsonObject): void => {
  const { game, config, findings } = scene;
  const { random } = scene.moments;
  const loaded = findings.attempt('loading', 'loading a position', () => readPosition(game, config, form));
  if (!loaded?.ok) return;
  const s = loaded.value;
  const told = () => JSON.stringify(form);
  findings.attempt('loading', `going on from ${told()}`, () => {
    for (let i = 0; i < DECISIONS && !game.outcome(s); i++) {
      goOn(game, s, random);
      const fault = faultsOf(game, s)[0];
      if (
        !findings.check('loading', fault === undefined, () => `${fault}, ${i + 1} decisions after ${told()}`)
      )
        return;
    }
  });
};

/** One random decision of everybody who is asked. */
const goOn = (game: AnyGame, s: State, random: FastChance): void => {
  const answers = listSeats(game.active(s)).map((seat) => {
    const decision = offeredDecision(game, s, seat, random);
    if (!decision) throw new Error(`seat ${numberOf(seat)} has no decision`);
    return { seat, decision };
  });
  for (const { seat, decision } of answers)
    game.apply(s, seat, decision, new FastChance(random.word()), () => undefined);
};
