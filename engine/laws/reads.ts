/** Law "reads": queries change no byte. */
import { endOf, writeCells } from '../layout/layout.ts';
import { writeState } from '../layout/named.ts';
import { stateView } from '../match/view.ts';
import { hasSeat, listSeats } from '../seats.ts';
import { StepList } from '../steps.ts';
import { answerers, changedCell, offeredDecision, type Scene } from './scene.ts';

/** Calls every query and compares the bytes after each. */
export const checkReads = (scene: Scene): void => {
  const { game, state, random, findings, settings } = scene;
  const before = state.data.slice();
  const list = new StepList();
  const ask = (what: string, question: () => unknown): void => {
    findings.attempt('reads', what, question);
    const changed = changedCell(state, before);
    findings.check('reads', changed < 0, () => `${what} changes ${cellName(scene, changed)}`);
    if (changed >= 0) writeCells(state, before);
  };

  ask('active', () => game.active(state));
  ask('may', () => game.may?.(state));
  ask('ahead', () => game.ahead?.(state));
  ask('sides', () => game.sides?.(state));
  ask('outcome', () => game.outcome(state));
  ask('audit', () => game.audit?.(state));
  ask('writeState', () => writeState(state));
  for (const viewer of scene.viewers) ask('view', () => stateView(game, state, viewer));

  for (let seat = 0; seat < scene.seats; seat++) {
    ask('point', () => game.point(state, seat));
    ask('refuseClaim', () => game.refuseClaim?.(state, seat));
    ask('orders', () => game.orders?.(state, seat));
    for (const order of settings.orders ?? []) {
      ask('refuseOrder', () => game.refuseOrder?.(state, seat, order));
      ask('standing', () => game.standing?.(state, seat, order));
    }
    ask('refuse', () => game.refuse(state, seat, [random.draw(64)], true));
  }
  for (const seat of listSeats(answerers(game, state))) {
    ask('steps', () => game.steps(state, seat, [], list));
    if (game.sample) ask('sample', () => game.sample!(state, seat, random));
    const clock = game.table(scene.config).clock;
    if (clock?.onFall === 'answer' && hasSeat(game.active(state), seat))
      ask('timeout', () => game.timeout(state, seat));
    const decision = offeredDecision(game, state, seat, random);
    if (changedCell(state, before) >= 0) writeCells(state, before);
    if (!decision) continue;
    for (let n = 0; n <= decision.length; n++) {
      const draft = decision.slice(0, n);
      ask('steps', () => game.steps(state, seat, draft, list));
      ask('refuse', () => game.refuse(state, seat, draft, n === decision.length));
    }
    let text = '';
    ask('write', () => (text = game.write(state, seat, decision)));
    ask('read', () => game.read(state, seat, text));
    ask('read', () => game.read(state, seat, `${text} ?`));
  }
};

const cellName = (scene: Scene, cell: number): string => {
  const p = scene.state.layout.fields.find((f) => cell >= f.offset && cell < endOf(f));
  return p ? `${p.name}[${cell - p.offset}]` : `cell ${cell}`;
};
