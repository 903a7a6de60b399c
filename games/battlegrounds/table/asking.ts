/** What the prompt bar asks, with its buttons: every decision of the game can be made by them. */
import type { Decision } from '#engine/game.ts';
import type { Action, Desk } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import { COLOURS, CORNERS, SQUARES } from '../content/board.ts';
import { TANK_IDS, TANKS } from '../content/tanks.ts';
import { isUpgrade, KIND_OF, KINDS, PICTURE_IDS } from '../content/tokens.ts';
import { battlegrounds } from '../rules/game.ts';
import { aboutOf, step, VERB } from '../rules/steps.ts';
import type { Choice, Composer } from './composer.svelte.ts';
import { adviceOf, sayWords } from './describe.ts';

export type Send = (decision: Decision) => void;

const cancel = (composer: Composer): Action => ({
  id: 'cancel',
  label: say('use.cancel'),
  kind: 'quiet',
  run: () => composer.clear(),
});
const tankName = (card: number): string => say(`tank.${TANK_IDS[card]}`);
/** How far a tank drives and shoots: its card may be out of sight on a telephone. */
const reachOf = (card: number): string => {
  const { moveDir, moveDistance, shotDir, shotDistance } = TANKS[card]!;
  return `${say(`read.move.${moveDir}`, { n: moveDistance })}, ${say(`read.shot.${shotDir}`, { n: shotDistance })}`;
};
const pawnName = (pawn: number): string => say(`pawn.${COLOURS[pawn]}`);

/** A button of one of several things that a square can mean. */
const choiceAction = (
  send: Send,
  square: number,
  { id, decision, kind, words, way, shot }: Choice,
): Action => {
  const params = { square: SQUARES[square]!, path: way?.path.map((one) => SQUARES[one]!) ?? [] };
  const label =
    kind === 'move'
      ? say((way?.fatal ?? -1) >= 0 ? 'use.driveAnyway' : 'use.drive', params)
      : shot?.aim === VERB.tank
        ? say('use.shootTank', params)
        : shot?.aim === VERB.token
          ? say('use.shootToken', params)
          : say('use.shoot', params);
  return {
    id,
    label,
    ...(words ? { about: sayWords(words) } : {}),
    kind: (way?.fatal ?? -1) >= 0 ? 'danger' : 'primary',
    run: () => send(decision),
  };
};

const askSquare = (desk: Desk, composer: Composer, send: Send): void => {
  const square = composer.menu;
  const choices = composer.squares.get(square) ?? [];
  const [first] = choices;
  const deadly = choices.length === 1 && first?.way && first.way.fatal >= 0;
  const safe = composer.ways.some(({ fatal }) => fatal < 0);
  const text = deadly
    ? `${sayWords(first!.words!)} ${safe ? say('ask.safeExists') : ''}`.trim()
    : say('ask.which', { square: SQUARES[square]! });
  // What a single button would say is the question already.
  const asked = choices.map((choice) =>
    choiceAction(send, square, deadly ? { ...choice, words: undefined } : choice),
  );
  desk.ask(text, [...asked, cancel(composer)]);
};

const askPicture = (desk: Desk, composer: Composer, send: Send): void => {
  const { picture } = composer;
  const kind = KINDS[KIND_OF[picture]!]!;
  const names = { picture: PICTURE_IDS[picture]!, kind };
  if (!isUpgrade(KIND_OF[picture]!)) {
    const play: Action = {
      id: 'play',
      label: say('use.play', names),
      about: say(`kind.${kind}.about`),
      kind: 'primary',
      run: () => send([step(VERB.play, picture)]),
    };
    desk.ask(say('ask.play', names), [play, cancel(composer)]);
    return;
  }
  const cards = [...composer.cards].map(([card, [choice]]): Action => {
    const shown = composer.model!.seats.flatMap(({ active }) => active).find((one) => one.card === card);
    return {
      id: `on-${TANK_IDS[card]}`,
      label: say('use.assign', { tank: tankName(card), pawn: pawnName(shown?.pawn ?? 0) }),
      about: say('use.slots', { n: 2 - (shown?.slots.length ?? 0) }),
      kind: 'primary',
      run: () => send(choice!.decision),
    };
  });
  desk.ask(say('ask.assign', names), [...cards, cancel(composer)]);
};

/** The usable specials: each is a button, wherever a free window is open. */
const specials = (composer: Composer): Action[] =>
  [...composer.abouts(VERB.play), ...composer.abouts(VERB.assign)].map((picture) => ({
    id: `special-${PICTURE_IDS[picture]}`,
    label: say(`kind.${KINDS[KIND_OF[picture]!]}`),
    about: say(isUpgrade(KIND_OF[picture]!) ? 'use.upgradeFrom' : 'use.actionFrom', {
      picture: PICTURE_IDS[picture]!,
    }),
    run: () => {
      composer.picture = picture;
    },
  }));

const askChange = (desk: Desk, composer: Composer, send: Send): void => {
  const actions = [...composer.cards].flatMap(([card, choices]) =>
    choices
      .filter(() => composer.card < 0 || composer.card === card)
      .map(({ decision, id }): Action => {
        const pawn = aboutOf(decision[0]!);
        const now = composer.model!.state;
        const old = now.tank.first(now.tank.zone('active', pawn));
        return {
          id,
          label: say('use.change', { from: tankName(old), to: tankName(card) }),
          about: say('use.changeAbout', { pawn: pawnName(pawn) }),
          kind: 'primary',
          run: () => send(decision),
        };
      }),
  );
  desk.ask(say('ask.change'), [...actions, cancel(composer)]);
};

const hold = (composer: Composer, send: Send): Action[] =>
  composer.abouts(VERB.hold).map((pawn) => ({
    id: 'hold',
    label: say(composer.asked === 'shoot' ? 'use.hold' : 'use.stuck', { pawn: pawnName(pawn) }),
    run: () => send([step(VERB.hold, pawn)]),
  }));
const end = (composer: Composer, send: Send, only: boolean): Action[] =>
  composer.first.includes(step(VERB.end))
    ? [
        {
          id: 'end',
          label: say('use.end'),
          ...(only ? { kind: 'primary' as const } : { about: say('use.endHolds') }),
          run: () => send([step(VERB.end)]),
        },
      ]
    : [];

/** Buttons for cards that are chosen at once. */
const cardActions = (composer: Composer, send: Send): Action[] =>
  [...composer.cards].map(([card, [choice]]) => ({
    id: `card-${TANK_IDS[card]}`,
    label: tankName(card),
    about: reachOf(card),
    run: () => send(choice!.decision),
  }));
const squareActions = (composer: Composer, send: Send): Action[] =>
  [...composer.squares].map(([square, [choice]]) => ({
    id: `on-${SQUARES[square]}`,
    label: SQUARES[square]!,
    run: () => send(choice!.decision),
  }));

const askReturn = (desk: Desk, composer: Composer, send: Send, sentence: string): void => {
  const skip: Action[] = composer.first.includes(step(VERB.skipEntry))
    ? [{ id: 'skip', label: say('use.skipEntry'), run: () => send([step(VERB.skipEntry)]) }]
    : [];
  if (composer.acting < 0) {
    const pawns = composer.able.map(
      (pawn): Action => ({
        id: `pawn-${COLOURS[pawn]}`,
        label: pawnName(pawn),
        about: say(`corner.${CORNERS[pawn]}`),
        run: () => {
          composer.pawn = pawn;
        },
      }),
    );
    desk.ask(sentence, [...pawns, ...skip]);
    return;
  }
  if (composer.card < 0) {
    const cards = composer.returning.map((card): Action => {
      const pauses = composer.pauses(card);
      return {
        id: `with-${TANK_IDS[card]}`,
        label: say('use.returnWith', { tank: tankName(card) }),
        about: `${reachOf(card)} · ${say(pauses ? 'use.pauses' : 'use.playsAtOnce')}`,
        ...(pauses ? {} : { kind: 'primary' as const }),
        run: () => {
          composer.card = card;
        },
      };
    });
    desk.ask(sentence, [...cards, ...skip, ...(composer.pawn >= 0 ? [cancel(composer)] : [])]);
    return;
  }
  const pause = composer.pauses(composer.card) ? ` ${say('ask.pauses')}` : '';
  desk.ask(`${say('ask.where', { tank: tankName(composer.card) })}${pause}`, [
    ...squareActions(composer, send),
    cancel(composer),
  ]);
};

/** Asks what is asked of the composer's seat. */
export const askFor = (desk: Desk, composer: Composer, send: Send): void => {
  const { model, seat, ready, asked } = composer;
  if (!model || seat === undefined || !asked) return;
  const point = battlegrounds.point(model.state, seat);
  const stated = point ? say(`point.${point.name}`, point.params) : '';
  // A turn that could end may still have uses for specials.
  const sentence = asked === 'endTurn' && specials(composer).length > 0 ? say('ask.mayUse') : stated;
  if (ready) {
    const label = adviceOf(ready);
    desk.ask(sentence, [{ id: 'ready', label, kind: 'primary', run: () => send(ready) }, cancel(composer)]);
    return;
  }
  if (composer.picture >= 0) askPicture(desk, composer, send);
  else if (composer.menu >= 0) askSquare(desk, composer, send);
  else if (composer.changing) askChange(desk, composer, send);
  else askPoint(desk, composer, send, sentence);
};

const askPoint = (desk: Desk, composer: Composer, send: Send, sentence: string): void => {
  const { asked } = composer;
  const model = composer.model!;
  switch (asked) {
    case 'mainAction': {
      const change: Action = {
        id: 'change',
        label: say('use.changeTank'),
        about: say('use.changeTankAbout'),
        run: () => {
          composer.changing = true;
        },
      };
      // To pick another tank is no turn that is composed: the coach goes on speaking beside it.
      const more = composer.pawn >= 0 ? [{ ...cancel(composer), id: 'unpick' }] : [];
      const changes = composer.abouts(VERB.change).length > 0;
      const { acting, ways } = composer;
      const now = acting < 0 ? -1 : model.state.tank.first(model.state.tank.zone('active', acting));
      const drives = now >= 0 && ways.length > 0;
      const text = changes ? sentence : say('ask.moveAndShoot');
      const drive = drives ? say('ask.drive', { tank: tankName(now) }) : text;
      desk.ask(acting < 0 ? say('ask.pickTank') : drive, [
        ...hold(composer, send),
        ...(changes ? [change] : []),
        ...specials(composer),
        ...more,
      ]);
      return;
    }
    case 'shoot':
      desk.ask(composer.shots.length > 0 ? sentence : say('ask.noTarget'), [
        ...(model.state.actions > 0 || composer.first.indexOf(step(VERB.end)) < 0
          ? hold(composer, send)
          : []),
        ...end(composer, send, composer.shots.length === 0),
        ...specials(composer),
      ]);
      return;
    case 'moveAfterShot':
    case 'endTurn':
      desk.ask(sentence, [...end(composer, send, true), ...specials(composer)]);
      return;
    case 'returnPawn':
      askReturn(desk, composer, send, sentence);
      return;
    case 'chooseSoloCards':
    case 'familyChoosePair': {
      const both: Action = {
        id: 'both',
        label: say(asked === 'familyChoosePair' ? 'use.collect' : 'use.chooseBoth'),
        kind: composer.picked.length === 2 ? 'primary' : 'quiet',
        run: () => send(composer.pair),
      };
      desk.ask(sentence, [both]);
      return;
    }
    case 'chooseActive':
    case 'draftCard':
    case 'keepExtraTank':
      desk.ask(sentence, cardActions(composer, send));
      return;
    case 'chooseSoloBases':
      desk.ask(
        sentence,
        composer.abouts(VERB.base).flatMap((card) =>
          composer.abouts(VERB.corner, [step(VERB.base, card)]).map((corner) => ({
            id: `corner-${CORNERS[corner]}`,
            label: say(`corner.${CORNERS[corner]}`),
            run: () => send([step(VERB.base, card), step(VERB.corner, corner)]),
          })),
        ),
      );
      return;
    case 'placePawn':
      desk.ask(sentence, squareActions(composer, send));
      return;
    default:
      desk.ask(sentence);
  }
};
