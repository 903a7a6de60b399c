/** The decisions of Family: a move, and the tokens that are revealed (BG-15.8–15.15). */
import { numberOf } from '#engine/seats.ts';
import { COLOURS, kingDistance, SQUARE_COUNT, SQUARES, STROLL, TOUCHING } from '../../content/board.ts';
import {
  anythingBeside,
  canReveal,
  collect,
  endSubTurn,
  goOnRevealing,
  pawnOf,
  reveal,
  threeAlike,
} from '../family.ts';
import { readSquare, squareText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import { pawnAt, tokenAt } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { decision, forms, isPublic, OF_TURN, type Point } from './point.ts';

/** BG-15.8, 15.9: up to two steps of a king, or none. */
const familyMove: Point = {
  name: 'familyMove',
  clause: 'BG-15.8',
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.go],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0)
          for (const square of STROLL[s.square[pawnOf(s, seat)]!]!) offer(step(VERB.go, square));
      },
      refuse: (s, seat, draft) => {
        const square = aboutOf(draft[0]!);
        if (draft.length > 1 || square >= SQUARE_COUNT) return malformed();
        const pawn = pawnOf(s, seat);
        if (kingDistance(s.square[pawn]!, square) > 2) return refuse('TOO_FAR');
        const other = pawnAt(s, square);
        return other < 0 || other === pawn ? undefined : refuse('PAWN_THERE', { square: SQUARES[square]! });
      },
      apply: (s, seat, [where], _chance, tell) => {
        const pawn = pawnOf(s, seat);
        const square = aboutOf(where!);
        const of = { seat: numberOf(seat), pawn: COLOURS[pawn]! };
        tell?.({ type: 'strolled', ...of, from: SQUARES[s.square[pawn]!]!, square: SQUARES[square]! });
        s.square[pawn] = square;
        goOnRevealing(s, seat, tell);
      },
      textIsPublic: isPublic,
      // BG-17.6: where nothing can be revealed the sub-turn ends at once.
      final: (s, _seat, [where]) => (anythingBeside(s, aboutOf(where!)) ? undefined : 'BG-17.6'),
      write: (_s, [where]) => `go ${squareText(where!)}`,
      read: forms([/^go ([a-h][1-8])$/, ([square]) => decision(readSquare(VERB.go, square))]),
    },
  ],
};

/** BG-15.10–15.13. */
const familyReveal: Point = {
  name: 'familyReveal',
  clause: 'BG-15.10',
  params: (s) => ({ left: s.reveals }),
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.reveal],
      offer: (s, seat, draft, offer) => {
        if (draft.length === 0)
          for (const square of TOUCHING[s.square[pawnOf(s, seat)]!]!) offer(step(VERB.reveal, square));
      },
      refuse: (s, seat, draft) => {
        const square = aboutOf(draft[0]!);
        if (draft.length > 1 || square >= SQUARE_COUNT) return malformed();
        const own = s.square[pawnOf(s, seat)]!;
        const at = { square: SQUARES[square]! };
        if (square === own) return refuse('UNDER_OWN_PAWN', at);
        if (!TOUCHING[own]!.includes(square)) return refuse('NOT_BESIDE_PAWN', at);
        if (canReveal(s, square)) return undefined;
        return refuse(tokenAt(s, square) < 0 ? 'NO_TOKEN_TO_REVEAL' : 'FACE_UP_ALREADY', at);
      },
      apply: (s, seat, [where], _chance, tell) => reveal(s, seat, aboutOf(where!), tell),
      textIsPublic: isPublic,
      // BG-17.6, 17.7.
      final: () => 'BG-17.7',
      write: (_s, [where]) => `reveal ${squareText(where!)}`,
      read: forms([
        /^(?:reveal|turn) ([a-h][1-8])$/,
        ([square]) => decision(readSquare(VERB.reveal, square)),
      ]),
    },
  ],
};

/** BG-15.15: two of three equal tokens. */
const familyChoosePair: Point = {
  name: 'familyChoosePair',
  clause: 'BG-15.15',
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.collect],
      offer: (s, _seat, draft, offer) => {
        if (draft.length < 2) for (const square of threeAlike(s)) offer(step(VERB.collect, square));
      },
      refuse: (s, _seat, draft, whole) => {
        const three = threeAlike(s);
        const squares = draft.map(aboutOf);
        if (draft.length > 2 || draft.some((one) => verbOf(one) !== VERB.collect)) return malformed();
        if (squares.some((square) => !three.includes(square))) return refuse('NOT_OF_THE_THREE');
        if (squares.length === 2) return squares[0]! < squares[1]! ? undefined : malformed();
        // In ascending order: the last square cannot be the first of two.
        return whole || squares[0] === three[2] ? refuse('NOT_OF_THE_THREE') : undefined;
      },
      apply: (s, seat, chosen, _chance, tell) => {
        collect(s, seat, chosen.map(aboutOf), tell);
        endSubTurn(s, seat, tell);
      },
      textIsPublic: isPublic,
      final: () => 'BG-17.7',
      write: (_s, chosen) => `collect ${chosen.map(squareText).join(' ')}`,
      read: forms(
        [/^collect ([a-h][1-8])$/, ([one]) => decision(readSquare(VERB.collect, one))],
        [
          /^collect ([a-h][1-8]) ([a-h][1-8])$/,
          ([one, other]) => {
            const both = decision(readSquare(VERB.collect, one), readSquare(VERB.collect, other));
            return both.ok ? { ok: true, value: [...both.value].sort((a, b) => a - b) } : both;
          },
        ],
      ),
    },
  ],
};

export const FAMILY: readonly Point[] = [familyMove, familyReveal, familyChoosePair];
