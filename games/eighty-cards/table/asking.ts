/** What the prompt asks, with its buttons. Cards, spaces and vehicles are answered on the table, too. */
import { numberOf } from '#engine/seats.ts';
import type { Action, Desk } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import { plainGame } from '../rules/plain-game.ts';
import { step, VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import { cardName, comesOf, decisionLabel, sayCost, stepLabel } from './describe.ts';

const cancel = (composer: Composer): Action => ({
  id: 'cancel',
  label: say('do.cancel'),
  kind: 'quiet',
  run: () => {
    composer.stop();
    composer.clear();
  },
});

/** A button that goes on with a step. */
const stepAction = (composer: Composer, one: number): Action => {
  const model = composer.model!;
  const decision = [...composer.draft, one];
  const whole = composer.turn.can(decision);
  const about = whole ? comesOf(model, composer.seat!, decision) : '';
  return {
    id: `step-${one}`,
    label: stepLabel(model, one),
    ...(about === '' ? {} : { about }),
    ...(whole ? { kind: 'primary' as const } : {}),
    run: () => {
      // In a window one confirms, since the answer may also be repeated.
      if (whole && composer.asked !== 'interfere') composer.send(decision);
      else composer.take(one);
    },
  };
};

const askComplete = (desk: Desk, composer: Composer): void => {
  const model = composer.model!;
  const about = comesOf(model, composer.seat!, composer.draft);
  const sure: Action = {
    id: 'confirm',
    label: decisionLabel(model, composer.draft),
    ...(about === '' ? {} : { about }),
    kind: 'primary',
    run: () => composer.send(composer.draft),
  };
  const { again } = composer;
  const repeated: Action[] = again
    ? [{ id: 'again', label: say('do.again'), about: say('do.again.about'), kind: 'quiet', run: again }]
    : [];
  desk.ask(say('ask.confirm'), [sure, ...repeated, cancel(composer)]);
};

const askPath = (desk: Desk, composer: Composer): void => {
  const { path } = composer;
  const last = path.at(-1)!;
  const drive: Action = {
    id: 'drive',
    label: say('do.moveTo', { n: path.length }),
    about: say('comes.ap', {
      from: composer.model!.state.ap[composer.seat!]!,
      to: composer.model!.state.ap[composer.seat!]! - last.sum,
    }),
    kind: 'primary',
    run: () => composer.drive(),
  };
  const end = path.some(({ ends }) => ends) ? ` ${say('ask.pathEnds')}` : '';
  desk.ask(
    `${say('ask.path', { costs: path.map(({ cost }) => String(cost)).join(' + '), n: last.sum })}${end}`,
    [drive, cancel(composer)],
  );
};

/** The question about a half-composed decision. */
const askNext = (desk: Desk, composer: Composer): void => {
  const options = composer.menu.length > 0 ? composer.menu : composer.next;
  const [first = 0] = options;
  const key = { [VERB.target]: 'target', [VERB.fire]: 'target', [VERB.slot]: 'slot', [VERB.swap]: 'swap' }[
    verbOf(first)
  ];
  const [begun] = composer.draft;
  const what = begun === undefined ? '' : `${stepLabel(composer.model!, begun)}: `;
  // Many places are shown on the ring; buttons would only hide it.
  const listed = options.length > 9 ? [] : options.map((one) => stepAction(composer, one));
  desk.ask(`${what}${say(`ask.${key ?? 'which'}`)}`, [...listed, cancel(composer)]);
};

/** A button for a first step, where it is legal. */
const offer = (composer: Composer, verb: number, kind?: Action['kind']): Action[] =>
  composer.first
    .filter((one) => verbOf(one) === verb)
    .map((one) => ({
      ...stepAction(composer, one),
      id: `${NAMES[verb]}-${one & 63}`,
      ...(kind ? { kind } : { kind: 'quiet' as const }),
    }));
const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(VERB).map(([name, verb]) => [verb, name]),
);

const askAct = (desk: Desk, composer: Composer, sentence: string): void => {
  const [next] = composer.way;
  const model = composer.model!;
  const move: Action[] = composer.can(step(VERB.move))
    ? [
        {
          id: 'move',
          label: say('do.moveTo', { n: 1 }),
          about: next ? sayCost(next) : '',
          kind: 'primary',
          run: () => composer.send([step(VERB.move)]),
        },
      ]
    : [];
  const shown = model.seats[composer.seat!]!;
  const may = composer.first.some((one) => ![VERB.end, VERB.throw].includes(verbOf(one) as never));
  const end: Action = {
    id: 'end',
    label: say('do.end'),
    ...(shown.ap > 0 && may ? { about: say('comes.unused', { n: shown.ap }) } : {}),
    kind: may ? 'quiet' : 'primary',
    run: () => composer.send([step(VERB.end)]),
  };
  // EC-5.6: the last AP is needed to fire.
  const armed = composer.verbs.has(VERB.fire) || composer.verbs.has(VERB.launch);
  const warned = armed && !model.state.config.freeAtZero && next && shown.ap <= next.cost;
  desk.ask(warned ? `${sentence} ${say('ask.lastAp', { card: shown.weapon!.name })}` : sentence, [
    ...move,
    ...offer(composer, VERB.fire),
    ...offer(composer, VERB.launch),
    ...offer(composer, VERB.use),
    ...offer(composer, VERB.rearm),
    end,
  ]);
};

const pass = (composer: Composer, label: string): Action => ({
  id: 'pass',
  label,
  run: () => composer.send([step(VERB.pass)]),
});

/** What a window or a reaction is about, in the order in which it happened. */
export const attackText = ({ model, seat }: Pick<Composer, 'model' | 'seat'>): string => {
  const attack = model?.attack;
  if (!attack || attack.at === undefined) return '';
  const { by, at, card } = attack;
  // The sentence calls the player who is asked "you".
  if (at === seat)
    return by === undefined
      ? say('ask.struckAdrift.you', { card })
      : say('ask.struck.you', { seat: numberOf(by), card });
  return by === undefined
    ? say('ask.struckAdrift', { target: numberOf(at), card })
    : say('ask.struck', { seat: numberOf(by), target: numberOf(at), card });
};

const askPoint = (desk: Desk, composer: Composer, sentence: string): void => {
  const { asked, first } = composer;
  switch (asked) {
    case 'act':
      askAct(desk, composer, sentence);
      return;
    case 'interfere': {
      const may = first.some((one) => verbOf(one) === VERB.interfere);
      desk.ask(
        may
          ? say('ask.window', { seat: numberOf(composer.model!.turnOf) })
          : say('ask.windowEmpty', { seat: numberOf(composer.model!.turnOf) }),
        [
          pass(composer, say('do.pass')),
          {
            id: 'passTurn',
            label: say('do.passTurn'),
            kind: 'quiet',
            run: () => {
              composer.passing = composer.model!.state.turns;
              composer.passOn();
            },
          },
        ],
      );
      return;
    }
    case 'react': {
      const cards = first.filter((one) => verbOf(one) === VERB.react).map((one) => stepAction(composer, one));
      const text = attackText(composer);
      desk.ask(`${text} ${cards.length > 0 ? say('ask.react') : say('ask.noReaction')}`, [
        ...cards,
        pass(composer, say('do.noReaction')),
      ]);
      return;
    }
    case 'discardHand':
      desk.ask(sentence, [
        { id: 'keep', label: say('do.keep'), kind: 'primary', run: () => composer.send([step(VERB.keep)]) },
      ]);
      return;
    case 'spyDiscard': {
      const by = composer.model!.attack;
      desk.ask(
        by?.at === undefined ? sentence : say('ask.spy', { target: numberOf(by.at) }),
        first.map((one) => stepAction(composer, one)),
      );
      return;
    }
    case 'placeTerrain':
      desk.ask(sentence);
      return;
    case 'drift':
      desk.ask(
        sentence,
        first.filter((one) => verbOf(one) !== VERB.throw).map((one) => stepAction(composer, one)),
      );
      return;
    default: {
      // What may be discarded from the vehicle before (EC-5.7, 5.8) is another question.
      const [throws, answers] = [true, false].map((is) =>
        first.filter((one) => (verbOf(one) === VERB.throw) === is).map((one) => stepAction(composer, one)),
      ) as [Action[], Action[]];
      desk.ask(throws.length > 0 ? `${sentence} ${say('ask.orThrow')}` : sentence, [
        ...answers,
        ...throws.map((one): Action => ({ ...one, kind: 'quiet' })),
      ]);
    }
  }
};

/** Asks what is asked of the composer's seat. */
export const askFor = (desk: Desk, composer: Composer): void => {
  const { model, seat, asked } = composer;
  if (!model || seat === undefined || !asked) return;
  const point = plainGame.point(model.state, seat);
  const sentence = point ? say(`point.${point.name}`, point.params) : '';
  if (composer.driving > 0) desk.ask(say('ask.driving', { n: composer.driving }), []);
  else if (composer.plan > 0 && composer.path.length > 0) askPath(desk, composer);
  else if (composer.complete) askComplete(desk, composer);
  else if (!composer.empty) askNext(desk, composer);
  else askPoint(desk, composer, sentence);
};
/** Said when a path was given up on the way (EC-16.6). */
export const pathStopped = (composer: Composer): string => {
  const told = composer.model?.told ?? [];
  const cause = told.find(({ type }) => ['interrupted', 'exploded', 'halted', 'activated'].includes(type));
  return cause && 'card' in cause ? say('ask.stoppedBy', { card: cardName(cause.card) }) : say('ask.stopped');
};
