/** The table in words: squares, cards, and what would come of a touch. */
import type { Decision } from '#engine/game.ts';
import { say } from '#kit/i18n.svelte.ts';
import { COLOURS, CORNERS, SQUARES } from '../content/board.ts';
import { TANK_IDS, TANKS } from '../content/tanks.ts';
import { KIND_OF, KINDS } from '../content/tokens.ts';
import { aboutOf, VERB, verbOf } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import type { Words } from './foresee.ts';
import type { CardShown, Model, SquareShown, TokenShown } from './model.ts';

export const sayWords = ({ key, filling }: Words): string => say(key, filling);

const tokenName = ({ picture, kind }: TokenShown): string =>
  kind ? say('read.special', { picture, kind }) : say(`picture.${picture}`);

/** What is on a square. */
const onSquare = (model: Model, shown: SquareShown): string => {
  const { token, hidden, fades, dud, artillery, pawn } = shown;
  const parts = [
    token ? tokenName(token) : '',
    hidden ? say('read.faceDown') : '',
    fades ? say('read.fades') : '',
    dud ? say('read.dud') : '',
    artillery ? say('read.artillery') : '',
  ];
  if (pawn >= 0) {
    const card = model.state.tank.first(model.state.tank.zone('active', pawn));
    const owner = model.state.config.ownerOf[pawn]! + 1;
    parts.push(
      card >= 0
        ? say('read.tank', { pawn: COLOURS[pawn]!, tank: TANKS[card]!.id, seat: owner })
        : say('read.pawn', { pawn: COLOURS[pawn]!, seat: owner }),
    );
  }
  const found = parts.filter((part) => part !== '');
  return found.length > 0 ? found.join(', ') : say('read.bare');
};

/** What a touch would do. */
const offered = (composer: Composer, square: number): string =>
  (composer.squares.get(square) ?? [])
    .map(({ kind, words }) => (words ? sayWords(words) : say(`read.${kind}`)))
    .join(' / ');

export const readSquare = (model: Model, composer: Composer, square: number): string => {
  const what = `${SQUARES[square]}: ${onSquare(model, model.squares[square]!)}`;
  const may = composer.model === model ? offered(composer, square) : '';
  return may === '' ? what : `${what}. ${may}`;
};

/** The same for somebody who touches the square: a special token there says what it is good for. */
export const explainSquare = (model: Model, composer: Composer, square: number): string => {
  const kind = model.state.config.family ? undefined : model.squares[square]!.token?.kind;
  const what = readSquare(model, composer, square);
  return kind
    ? `${what.replace(/\.?$/, '.')} ${say('read.kind', { about: say(`kind.${kind}.about`) })}`
    : what;
};

/** A card in words: what it can do, what it carries, and in what state it is. */
export const readCard = ({ card, slots, damaged, pawn }: CardShown): string => {
  const { id, class: kind, moveDir, moveDistance, shotDir, shotDistance } = TANKS[card]!;
  const parts = [
    say('read.card', { tank: id, class: kind }),
    say(`read.move.${moveDir}`, { n: moveDistance }),
    say(`read.shot.${shotDir}`, { n: shotDistance }),
    ...slots.map(({ kind: upgrade }) => say(`kind.${upgrade}`)),
    damaged ? say('mat.damaged') : '',
    pawn >= 0 ? say('read.driven', { pawn: COLOURS[pawn]! }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
};

/** What is said below the board about the square that is pointed at. */
export const hoverText = (model: Model, composer: Composer): string => {
  const { hovered, preview, opened } = composer;
  if (hovered < 0 && !preview) return '';
  if (!preview) return explainSquare(model, composer, hovered);
  const way = say('read.way', {
    path: preview.path.map((one) => SQUARES[one]!),
    words: sayWords(preview.words),
  });
  if (preview.fatal >= 0) return way;
  const shots = opened.map(({ square, words }) => `${SQUARES[square]} ${sayWords(words)}`);
  return `${way} ${shots.length > 0 ? say('read.opens', { list: shots.join(' · ') }) : say('read.opensNothing')}`;
};

/** A decision as a hint says it; the words are loaded with the first hint. */
export const adviceOf = (decision: Decision): string => {
  const [first = 0, ...rest] = decision;
  const squares = rest.map((one) => SQUARES[aboutOf(one)] ?? '');
  const square = SQUARES[aboutOf(rest.at(-1) ?? first)] ?? '';
  const tank = say(`tank.${TANK_IDS[aboutOf(rest[0] ?? first)]}`);
  const kind = KINDS[KIND_OF[aboutOf(first)] ?? 0]!;
  const verb = verbOf(first);
  switch (verb) {
    case VERB.move:
      return say('use.drive', { path: squares });
    case VERB.shoot:
      return say(verbOf(rest[0]!) === VERB.tank ? 'use.shootTank' : 'use.shoot', { square: squares[0]! });
    case VERB.hold:
    case VERB.end:
    case VERB.skipEntry:
      return say(`use.${{ [VERB.hold]: 'hold', [VERB.end]: 'end' }[verb as number] ?? 'skipEntry'}`);
    case VERB.play:
      return say('use.play', { kind });
    default: {
      const name = Object.entries(VERB).find(([, number]) => number === verb)![0];
      const corner = CORNERS[aboutOf(rest[0] ?? first)] ?? '';
      const all = { squares: decision.map((one) => SQUARES[aboutOf(one)] ?? '') };
      const tanks = decision.map((one) => say(`tank.${TANK_IDS[aboutOf(one)]}`));
      return say(`advice.${name}`, { ...all, tanks, square, tank, kind, corner });
    }
  }
};
