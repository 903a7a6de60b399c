/** What a touch means, by what is being asked. What cannot be done is put before the rules, which say why. */
import type { Decision } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { columnOf, rowOf, squareAt } from '../content/board.ts';
import { reserveOf } from '../rules/state.ts';
import { aboutOf, step, VERB } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import { find, type Thing } from './things.ts';

export interface Hands {
  readonly composer: Composer;
  readonly send: (decision: Decision) => void;
  readonly why: (refusal: Refusal | undefined, note?: string) => void;
  /** What lies on a square, in words. */
  readonly tell: (square: number) => string;
  /** Shows a card or a picture large. */
  readonly look: (thing: Thing) => void;
}

/** The shortest way from one square to another: slanting first, where it is not straight. */
const wayTo = (from: number, to: number): number[] => {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const part = (d: number, n: number): number => Math.sign(d) * Math.min(n, Math.abs(d));
  return Array.from({ length: Math.max(Math.abs(dx), Math.abs(dy)) }, (_, n) =>
    squareAt(columnOf(from) + part(dx, n + 1), rowOf(from) + part(dy, n + 1)),
  );
};

/** Why nothing can be done with this square, as far as the rules can be asked about it. */
const refusalOf = ({ turn, model, asked, acting, card }: Composer, square: number): Refusal | undefined => {
  if (!model) return undefined;
  if (asked === 'shoot') return turn.refuse([step(VERB.shoot, acting), step(VERB.token, square)]);
  if (asked === 'mainAction' || asked === 'moveAfterShot') {
    if (acting < 0) return undefined;
    const way = wayTo(model.state.square[acting]!, square);
    if (way.length === 0) return undefined;
    return turn.refuse([step(VERB.move, acting), ...way.map((one) => step(VERB.to, one))]);
  }
  if (asked === 'familyMove') return turn.refuse([step(VERB.go, square)]);
  if (asked === 'familyReveal') return turn.refuse([step(VERB.reveal, square)]);
  if (asked === 'returnPawn' && card >= 0)
    return turn.refuse([step(VERB.enter, acting), step(VERB.card, card), step(VERB.to, square)]);
  return undefined;
};

const touchSquare = (hands: Hands, square: number): void => {
  const { composer, send, why, tell } = hands;
  const choices = composer.squares.get(square);
  const [only] = choices ?? [];
  const { pawn } = composer.model!.squares[square]!;
  const pair = composer.pool.find((one) => aboutOf(one) === square && composer.asked === 'familyChoosePair');
  if (pair !== undefined) composer.toggle(pair);
  else if (only && choices!.length === 1 && (only.way?.fatal ?? -1) < 0) send(only.decision);
  else if (only) composer.menu = composer.menu === square ? -1 : square;
  else if (pawn >= 0 && composer.able.length > 1 && composer.able.includes(pawn))
    composer.pawn = composer.pawn === pawn ? -1 : pawn;
  else {
    composer.menu = -1;
    why(composer.asked ? refusalOf(composer, square) : undefined, tell(square));
  }
};

const touchCard = ({ composer, send, look, why }: Hands, card: number, thing: Thing): void => {
  const choices = composer.cards.get(card);
  const pair = composer.asked === 'chooseSoloCards' && composer.pool.find((one) => aboutOf(one) === card);
  const { asked, model, seat, turn } = composer;
  if (pair) composer.toggle(pair);
  else if (composer.returning.includes(card)) composer.card = composer.card === card ? -1 : card;
  else if (choices && asked !== 'mainAction') send(choices[0]!.decision);
  else if (choices && composer.picture >= 0) send(choices[0]!.decision);
  else if (choices) {
    composer.changing = !(composer.changing && composer.card === card);
    composer.card = composer.changing ? card : -1;
  } else if (
    asked === 'mainAction' &&
    model &&
    model.state.tank.zoneOf[card] === reserveOf(model.state, seat!)
  ) {
    const pawn = composer.acting < 0 ? composer.able[0] : composer.acting;
    if (pawn === undefined) look(thing);
    else why(turn.refuse([step(VERB.change, pawn), step(VERB.card, card)]));
  } else look(thing);
};

const touchPicture = ({ composer, look }: Hands, picture: number, thing: Thing): void => {
  const usable = [...composer.abouts(VERB.play), ...composer.abouts(VERB.assign)].includes(picture);
  if (usable) composer.picture = composer.picture === picture ? -1 : picture;
  else look(thing);
};

export const touch = (hands: Hands, thing: Thing): void => {
  const { composer, why } = hands;
  why(undefined);
  composer.ready = undefined;
  if (!composer.model) return;
  const { square, card, picture } = find(thing);
  if (square !== undefined) touchSquare(hands, square);
  else if (card !== undefined) touchCard(hands, card, thing);
  else if (picture !== undefined) touchPicture(hands, picture, thing);
};
