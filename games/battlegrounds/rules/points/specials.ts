/** One-time actions, the card kept of an Extra tank, and the assigning of upgrades (BG-8, 9). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { COLOURS } from '../../content/board.ts';
import { TANK_IDS } from '../../content/tanks.ts';
import { EXTRA_TURN, isUpgrade, KIND_OF, KINDS, PICTURE_IDS } from '../../content/tokens.ts';
import { eachUsable, refuseSpecial } from '../area.ts';
import { pictureText, readPicture, readTank, tankText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import {
  type Battlegrounds,
  deckOf,
  driverOf,
  friends,
  hasTankOnBoard,
  onBoard,
  reserveOf,
  tankBox,
} from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { askOn, askToKeep } from '../turn.ts';
import { type BattlegroundsMove, decision, forms, isPublic, OF_TURN, type Point } from './point.ts';

/** BG-8.10. */
const SLOTS = 2;

const slotsTaken = (s: Battlegrounds, card: number): number =>
  s.upgrade.reduce((n, one) => n + (one === card ? 1 : 0), 0);

/** BG-9.1–9.9: plays a special token. */
export const playAction: BattlegroundsMove = {
  verbs: [VERB.play],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) eachUsable(s, seat, false, (picture) => offer(step(VERB.play, picture)));
  },
  refuse: (s, seat, draft) => {
    if (draft.length > 1) return malformed();
    const picture = aboutOf(draft[0]!);
    if (s.pause === 1) return refuse('PAUSE_TURN');
    const wrong = refuseSpecial(s, seat, picture);
    if (wrong) return wrong;
    const kind = KIND_OF[picture]!;
    if (isUpgrade(kind)) return refuse('NOT_AN_ACTION', { picture: PICTURE_IDS[picture]! });
    if (kind !== EXTRA_TURN) return s.tank.size(deckOf(s)) > 0 ? undefined : refuse('DECK_EMPTY');
    return hasTankOnBoard(s, seat) ? undefined : refuse('NO_TANK_FOR_EXTRA_TURN');
  },
  apply: (s, seat, [one], _chance, tell) => {
    const picture = aboutOf(one!);
    const of = { seat: numberOf(seat), picture: PICTURE_IDS[picture]! };
    s.spent.add(picture);
    if (KIND_OF[picture] === EXTRA_TURN) {
      tell?.({ type: 'playedExtraTurn', ...of });
      s.actions++;
      askOn(s);
    } else
      drawTanks(
        s,
        seat,
        (cards) => tell?.({ type: 'playedExtraTank', ...of, cards }),
        (card) => tell?.({ type: 'kept', seat: of.seat, card }),
      );
  },
  textIsPublic: isPublic,
  final: (_s, _seat, [one]) => (KIND_OF[aboutOf(one!)] === EXTRA_TURN ? undefined : 'BG-17.6'),
  write: (_s, [one]) => `play ${pictureText(one!)}`,
  read: forms([/^play (\S+)$/, ([picture]) => decision(readPicture(VERB.play, picture))]),
};

/** BG-9.7–9.9: draws two cards and asks which is kept; a single card is kept at once. */
const drawTanks = (
  s: Battlegrounds,
  seat: Seat,
  drew: (cards: string[]) => void,
  kept: (card: string) => void,
): void => {
  const drawn = s.tank.zone('drawn');
  for (let i = 0; i < 2 && s.tank.size(deckOf(s)) > 0; i++) s.tank.move(s.tank.first(deckOf(s)), drawn);
  drew(
    s.tank
      .list(drawn)
      .map((card) => TANK_IDS[card]!)
      .reverse(),
  );
  if (s.tank.size(drawn) === 1) {
    const card = s.tank.first(drawn);
    s.tank.move(card, reserveOf(s, seat));
    kept(TANK_IDS[card]!);
    askOn(s);
  } else askToKeep(s);
};

/** BG-9.7: keeps one card; the other goes into the box. */
export const keepExtraTank: Point = {
  name: 'keepExtraTank',
  clause: 'BG-9.7',
  asks: OF_TURN,
  moves: [
    {
      verbs: [VERB.keep],
      offer: (s, _seat, draft, offer) => {
        if (draft.length === 0)
          for (const card of s.tank.list(s.tank.zone('drawn'))) offer(step(VERB.keep, card));
      },
      refuse: (s, _seat, draft) => {
        if (draft.length > 1) return malformed();
        const card = aboutOf(draft[0]!);
        const drawn = card < TANK_IDS.length && s.tank.zoneOf[card] === s.tank.zone('drawn');
        return drawn ? undefined : refuse('NOT_DRAWN');
      },
      apply: (s, seat, [one], _chance, tell) => {
        const card = aboutOf(one!);
        s.tank.move(card, reserveOf(s, seat));
        s.tank.moveAll(s.tank.zone('drawn'), tankBox(s));
        tell?.({ type: 'kept', seat: numberOf(seat), card: TANK_IDS[card]! });
        askOn(s);
      },
      textIsPublic: isPublic,
      write: (_s, [one]) => `keep ${tankText(one!)}`,
      read: forms([/^keep (.+)$/, ([card]) => decision(readTank(VERB.keep, card))]),
    },
  ],
  otherwise: () => refuse('KEEP_FIRST'),
};

const refuseAssigning = (s: Battlegrounds, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const picture = aboutOf(draft[0]!);
  const wrong = refuseSpecial(s, seat, picture);
  if (wrong) return wrong;
  if (!isUpgrade(KIND_OF[picture]!)) return refuse('NOT_AN_UPGRADE', { picture: PICTURE_IDS[picture]! });
  if (draft.length < 2) {
    if (whole) return malformed();
    return TANK_IDS.some((_, card) => !refuseSlot(s, seat, card)) ? undefined : refuse('NO_SLOT');
  }
  const card = aboutOf(draft[1]!);
  if (draft.length > 2 || verbOf(draft[1]!) !== VERB.card || card >= TANK_IDS.length) return malformed();
  return refuseSlot(s, seat, card);
};
/** BG-8.9, 8.10, 14.5: why this card cannot take an upgrade of this seat. */
const refuseSlot = (s: Battlegrounds, seat: Seat, card: number): Refusal | undefined => {
  const pawn = driverOf(s, card);
  if (pawn < 0 || !onBoard(s, pawn) || !friends(s, seat, s.config.ownerOf[pawn]!))
    return refuse('NOT_ACTIVE', { card: TANK_IDS[card]! });
  return slotsTaken(s, card) < SLOTS ? undefined : refuse('NO_SLOT', { card: TANK_IDS[card]! });
};

/** BG-8.9–8.17. */
export const assignUpgrade: BattlegroundsMove = {
  verbs: [VERB.assign],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) eachUsable(s, seat, true, (picture) => offer(step(VERB.assign, picture)));
    else if (draft.length === 1) for (const card of TANK_IDS.keys()) offer(step(VERB.card, card));
  },
  refuse: refuseAssigning,
  apply: (s, seat, [what, where], _chance, tell) => {
    const [picture, card] = [aboutOf(what!), aboutOf(where!)];
    s.upgrade[picture] = card;
    tell?.({
      type: 'assigned',
      seat: numberOf(seat),
      pawn: COLOURS[driverOf(s, card)]!,
      picture: PICTURE_IDS[picture]!,
      kind: KINDS[KIND_OF[picture]!]!,
      card: TANK_IDS[card]!,
    });
    askOn(s);
  },
  textIsPublic: isPublic,
  write: (_s, [what, where]) =>
    `assign ${pictureText(what!)}${where === undefined ? '' : ` to ${tankText(where)}`}`,
  read: forms([
    /^assign (\S+)(?: to (.+))?$/,
    ([picture, card]) => {
      const what = readPicture(VERB.assign, picture);
      return card === undefined ? decision(what) : decision(what, readTank(VERB.card, card));
    },
  ]),
};
