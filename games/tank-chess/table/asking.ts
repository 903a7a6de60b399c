/** What the prompt bar asks while a turn is being composed, and the banners of what has been declared. */
import type { Action, Banner, Desk } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import { SPEED } from '../rules/armament.ts';
import { tankChess, timesOccurred } from '../rules/game.ts';
import type { TankState } from '../rules/state.ts';
import { letterOf, OUT, typeOf } from '../rules/types.ts';
import type { Composer } from './compose.svelte.ts';
import { verdictOf } from './words.ts';

/** The label of the button that sends what is composed. */
export const sendLabel = (composer: Composer): string => {
  if (composer.square === OUT) return say('compose.leave');
  if (composer.target >= 0) return say('compose.fire', { square: composer.name(composer.target) });
  return say(composer.targets.length > 0 ? 'compose.withoutShot' : 'compose.done');
};

const askShot = (desk: Desk, composer: Composer, send: () => void, cancel: Action): void => {
  const hitsFirst = [...composer.targets].sort(
    (a, b) => Number(b.verdict === 'HIT') - Number(a.verdict === 'HIT'),
  );
  const targets = hitsFirst.map((stop): Action => {
    const name = composer.name(stop.square);
    return {
      id: `fire-${name}`,
      label: say('compose.fire', { square: name }),
      about: verdictOf(stop),
      kind: stop.verdict === 'HIT' ? 'danger' : undefined,
      run: () => {
        composer.target = stop.square;
        send();
      },
    };
  });
  const none: Action = {
    id: 'done',
    label: say(targets.length > 0 ? 'compose.withoutShot' : 'compose.done'),
    kind: hitsFirst[0]?.verdict === 'HIT' ? undefined : 'primary',
    run: () => {
      composer.target = -1;
      send();
    },
  };
  const turn: Action = {
    id: 'turn',
    label: say('compose.turn'),
    run: () => {
      composer.facing = -1;
      composer.target = -1;
    },
  };
  const others = composer.facings.length > 1 ? [turn] : [];
  desk.ask(say(targets.length > 0 ? 'compose.shot' : 'compose.noShot'), [
    ...targets,
    none,
    ...others,
    cancel,
  ]);
};

/** From how many squares the enemy that was pointed at can be shot at, and with what effect. */
const aimText = (composer: Composer, tank: string): string => {
  const square = composer.name(composer.aimed);
  const poses = [...composer.poses.values()];
  const hits = poses.filter(({ hit }) => hit !== 0).length;
  const n = poses.length;
  if (n === 0) return say('compose.noAim', { tank, square });
  if (hits === 0) return say('compose.aimless', { tank, square, n });
  return say(hits < n ? 'compose.aimSome' : 'compose.aim', { tank, square, n });
};

/** Asks for the next part of the turn. */
export const askFor = (desk: Desk, composer: Composer, pos: TankState, send: () => void): void => {
  const cancel: Action = { id: 'cancel', label: say('compose.cancel'), run: () => composer.clear() };
  if (!composer.own) {
    desk.ask(say('point.submitTurn', { turn: pos.turnNumber }), []);
    return;
  }
  const type = typeOf(pos.cells[composer.tank]!);
  const tank = letterOf(type);
  if (composer.square === OUT) {
    const leave: Action = { id: 'leave', label: say('compose.leave'), kind: 'primary', run: send };
    desk.ask(say('compose.escape'), [leave, cancel]);
  } else if (composer.posed) {
    askShot(desk, composer, send, cancel);
  } else if (composer.square >= 0) {
    desk.ask(say('compose.square', { square: composer.name(composer.square) }), [cancel]);
  } else if (composer.aimed >= 0) {
    desk.ask(aimText(composer, tank), [cancel]);
  } else {
    desk.ask(say('compose.tank', { tank, speed: SPEED[type]! }), [cancel]);
  }
};

export type Threat = 'check' | 'escape';

/** What stands declared, and how near a draw is; `shown` is the threat drawn on the board. */
export const bannersOf = (
  pos: TankState,
  seat: number | undefined,
  shown: Threat | '',
  toggle: (threat: Threat) => void,
): Banner[] => {
  const found: Banner[] = [];
  if (pos.plies === 0 || pos.ending !== 0) return found;
  const derived = tankChess.derived!(pos, 0);
  const by = pos.side === 0 ? 1 : 0;
  for (const id of ['check', 'escape'] as const) {
    if (derived[id] !== true) continue;
    const whose = seat === undefined ? '' : seat === by ? 'Mine' : 'Theirs';
    const short = say(`banner.${id}`, { name: by + 1 });
    const told = whose === '' ? short : say(`banner.${id}${whose}`);
    const text = whose === 'Theirs' ? `${told} ${say('banner.free')}` : told;
    const on = shown === id;
    const label = say(on ? 'banner.hide' : 'banner.show');
    found.push({ id, text, short, kind: 'threat', toggle: { label, on, run: () => toggle(id) } });
  }
  const { repetition, noProgressPlies } = pos.config;
  if (repetition !== 'off' && timesOccurred(pos) === 2)
    found.push({ id: 'repetition', text: say('banner.repetition'), kind: 'note' });
  if (noProgressPlies > 0 && pos.noProgress >= Math.min(80, noProgressPlies - 20))
    found.push({
      id: 'noProgress',
      text: say('banner.noProgress', { n: pos.noProgress, max: noProgressPlies }),
      kind: 'note',
    });
  return found;
};
