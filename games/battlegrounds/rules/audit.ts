/**
 * What the rules rely on beyond the layout: all pieces lie where they can lie, and what is asked fits the rest. Also the
 * correction of imagined states, and what the rules show of a position set up by hand.
 */
import type { Chance } from '#engine/chance.ts';
import { everybody, type Viewer } from '#engine/seats.ts';
import { COLOURS, PAWN_COUNT, SQUARE_COUNT, SQUARES } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import { isUpgrade, KIND_OF, PICTURE_IDS, pictureOf, specialOf } from '../content/tokens.ts';
import { heldOf } from './area.ts';
import { anythingBeside, pawnOf, threeAlike } from './family.ts';
import { draftedInAll, picker, undriven, unplaced } from './setup.ts';
import {
  ACTIVE,
  activeCard,
  artilleryAt,
  type Battlegrounds,
  CYCLES,
  DRAFT,
  dudAt,
  END,
  FAMILY_MOVE,
  FAMILY_PAIR,
  FAMILY_REVEAL,
  hasTankOnBoard,
  KEEP,
  MAIN,
  MOVE_AFTER,
  OVER,
  onBoard,
  PLACE,
  RETURN,
  reserveOf,
  SHOOT,
  SHOTS_A_CYCLE,
  SOLO_BASES,
  SOLO_CARDS,
  tokenAt,
  tokenZone,
} from './state.ts';
import { isMissing } from './turn.ts';

const CAN_ASK = {
  family: [OVER, PLACE, FAMILY_MOVE, FAMILY_REVEAL, FAMILY_PAIR],
  solo: [OVER, SOLO_CARDS, SOLO_BASES, PLACE, RETURN, MAIN, SHOOT, MOVE_AFTER, KEEP, END],
  battle: [OVER, DRAFT, ACTIVE, PLACE, RETURN, MAIN, SHOOT, MOVE_AFTER, KEEP, END],
} as const;

/** What is asked before the first turn. */
const SETTING_UP: readonly number[] = [DRAFT, SOLO_CARDS, SOLO_BASES, ACTIVE, PLACE];

/** BG-0.9: a square holds one thing of a kind, and no two things that exclude each other. */
const auditSquares = (s: Battlegrounds): string[] => {
  const faults: string[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const name = SQUARES[square]!;
    const pawns = s.square.filter((one) => one === square).length;
    const tokens = s.token.size(tokenZone(s, square));
    const blocks = (dudAt(s, square) >= 0 ? 1 : 0) + (artilleryAt(s, square) >= 0 ? 1 : 0);
    if (pawns > 1 || tokens > 1 || tokens + blocks > 1 || pawns * blocks > 0)
      faults.push(`${name} holds too much`);
  }
  return faults;
};

const ownerOfCard = (s: Battlegrounds, card: number): number => {
  for (let seat = 0; seat < s.config.seats; seat++)
    if (s.tank.zoneOf[card] === reserveOf(s, seat)) return seat;
  return -1;
};

const isSettingUp = (s: Battlegrounds): boolean => SETTING_UP.includes(s.asked);

/** Every pawn that is off the board has a card to come back with, and set-up comes before everything else. */
const auditPawns = (s: Battlegrounds): string[] => {
  const { config } = s;
  if (isSettingUp(s)) {
    const drafted = !config.draft || s.asked === DRAFT || s.picks === draftedInAll(s);
    return s.lost.count + s.damaged.count > 0 || !drafted ? ['the set-up is over, or not so far'] : [];
  }
  if (config.family || s.asked === OVER) return [];
  return config.pawnsOf.flatMap((pawns, seat) => {
    const away = pawns.filter((pawn) => s.inGame.has(pawn) && !s.lost.has(pawn) && !onBoard(s, pawn));
    return away.length > s.tank.size(reserveOf(s, seat)) ? ['a pawn has no card to come back with'] : [];
  });
};

const auditCards = (s: Battlegrounds): string[] => {
  const faults: string[] = [];
  for (let pawn = 0; pawn < PAWN_COUNT; pawn++) {
    const card = activeCard(s, pawn);
    if (s.tank.size(s.tank.zone('active', pawn)) > 1) faults.push(`${COLOURS[pawn]} drives two cards`);
    if (s.inGame.has(pawn) && s.config.ownerOf[pawn]! < 0) faults.push(`${COLOURS[pawn]} belongs to nobody`);
    if (!s.inGame.has(pawn) && (card >= 0 || onBoard(s, pawn)))
      faults.push(`${COLOURS[pawn]} is not in the game`);
    if (!s.config.solo && s.inGame.has(pawn) !== s.config.ownerOf[pawn]! >= 0)
      faults.push(`${COLOURS[pawn]} is or is not in the game`);
    if (card >= 0 && !onBoard(s, pawn) && !isSettingUp(s))
      faults.push(`${COLOURS[pawn]} drives a card off the board`);
    if (!s.config.family && onBoard(s, pawn) && card < 0) faults.push(`${COLOURS[pawn]} drives no card`);
    if (s.lost.has(pawn) && (!s.config.solo || card >= 0 || onBoard(s, pawn)))
      faults.push(`${COLOURS[pawn]} cannot have been hit`);
  }
  for (let card = 0; card < TANK_IDS.length; card++) {
    const owner = ownerOfCard(s, card);
    const driven = COLOURS.some((_, pawn) => activeCard(s, pawn) === card);
    if (s.damaged.has(card) && owner < 0 && !driven) faults.push(`${TANK_IDS[card]} is damaged and nobody's`);
    if (s.damagedBefore.has(card) && !s.damaged.has(card))
      faults.push(`${TANK_IDS[card]} was damaged and is not`);
    const slots = s.upgrade.filter((one) => one === card).length;
    if (slots > 2) faults.push(`${TANK_IDS[card]} carries ${slots} upgrades`);
    if (slots > 0 && owner < 0 && !driven) faults.push(`${TANK_IDS[card]} carries upgrades and is nobody's`);
  }
  return faults;
};

const auditSpecials = (s: Battlegrounds): string[] => {
  const faults: string[] = [];
  for (let picture = 0; picture < PICTURE_IDS.length; picture++) {
    const used = s.spent.has(picture) || s.upgrade[picture]! >= 0;
    if (s.spent.has(picture) && s.upgrade[picture]! >= 0)
      faults.push(`${PICTURE_IDS[picture]} is spent and assigned`);
    if (s.upgrade[picture]! >= 0 && !isUpgrade(KIND_OF[picture]!))
      faults.push(`${PICTURE_IDS[picture]} is no upgrade`);
    const holder = s.config.areaOf.findIndex(
      (_, seat) => s.token.zoneOf[specialOf(picture)] === s.token.zone('area', seat),
    );
    if (used && (holder < 0 || heldOf(s, holder, picture) < 2))
      faults.push(`${PICTURE_IDS[picture]} is used without a pair`);
  }
  return faults;
};

/** Whether what is asked can be answered. */
const auditAsked = (s: Battlegrounds): string[] => {
  const { config, asked, turnOf } = s;
  const known: readonly number[] = CAN_ASK[config.family ? 'family' : config.solo ? 'solo' : 'battle'];
  if (!known.includes(asked)) return ['that is not asked in this variant'];
  if (asked === OVER) return s.ending === 0 ? ['it is over for no reason'] : [];
  if (s.ending !== 0) return ['it has ended and goes on'];
  if (turnOf < 0 || s.start < 0) return ['it is nobody’s turn'];
  const acting = asked === SHOOT || asked === MOVE_AFTER;
  const mine = s.acting >= 0 && config.ownerOf[s.acting] === turnOf && onBoard(s, s.acting);
  if (acting && !mine) return ['no tank of the seat acts'];
  if (!acting && asked !== KEEP && s.acting >= 0) return ['a tank acts, and something else is asked'];
  if (asked === KEEP ? s.tank.size(s.tank.zone('drawn')) !== 2 : s.tank.size(s.tank.zone('drawn')) > 0)
    return ['cards are drawn when one is to be kept'];
  if ((asked === MOVE_AFTER) !== (s.shotFirst === 1) && asked !== KEEP)
    return ['a move is owed after a shot only'];
  if (asked === MAIN && (s.actions === 0 || s.pause === 1)) return ['no main action is left'];
  if (asked === END && s.actions > 0) return ['a main action is left'];
  return auditQuestion(s);
};

const auditQuestion = (s: Battlegrounds): string[] => {
  const { config, asked, turnOf } = s;
  const waiting = (pawn: number): boolean => isMissing(s, turnOf, pawn);
  switch (asked) {
    case DRAFT:
      return config.draft && s.tank.size(s.tank.zone('offer')) > 0 && picker(s) === turnOf
        ? []
        : ['nothing to draft'];
    case SOLO_CARDS:
      return s.tank.size(s.tank.zone('offer')) === TANK_IDS.length ? [] : ['twelve cards are chosen from'];
    case SOLO_BASES:
      return s.tank.size(reserveOf(s, 0)) > 0 && s.inGame.count < 2 ? [] : ['no card needs a base'];
    case ACTIVE:
      return undriven(s, turnOf) >= 0 && s.tank.size(reserveOf(s, turnOf)) > 0
        ? []
        : ['every pawn has its card'];
    case PLACE:
      return unplaced(s, turnOf) >= 0 ? [] : ['every pawn stands'];
    case RETURN:
      return COLOURS.some((_, pawn) => waiting(pawn)) && s.tank.size(reserveOf(s, turnOf)) > 0
        ? []
        : ['no pawn is missing'];
    case MAIN:
      // A pawn that its own turn has destroyed is missing until the next one (BG-6.21).
      return hasTankOnBoard(s, turnOf) ? [] : ['no tank can act'];
    case FAMILY_PAIR:
      return threeAlike(s).length === 3 ? [] : ['no three tokens are equal'];
    case FAMILY_REVEAL:
      return s.reveals > 0 && anythingBeside(s, s.square[pawnOf(s, turnOf)]!)
        ? []
        : ['there is nothing to reveal'];
    default:
      return [];
  }
};

const auditSolo = (s: Battlegrounds): string[] => {
  if (!s.config.solo) return [];
  const faults: string[] = [];
  if (s.inGame.count > 2) faults.push('there are more than two tanks');
  const left = SHOTS_A_CYCLE - (s.shots % SHOTS_A_CYCLE);
  const full = s.asked === OVER && left === SHOTS_A_CYCLE;
  for (const pile of [s.dud.zone('letters'), s.dud.zone('digits')])
    if (s.dud.size(pile) !== left && !full) faults.push('the piles of the artillery do not fit its shots');
  // Cycles to come are permutations.
  for (let pile = 2 * (Math.floor(s.shots / SHOTS_A_CYCLE) + 1); pile < 2 * CYCLES; pile++) {
    let lines = 0;
    for (let i = 0; i < SHOTS_A_CYCLE; i++) lines |= 1 << s.cycles[pile * SHOTS_A_CYCLE + i]!;
    if (lines !== (1 << SHOTS_A_CYCLE) - 1) faults.push('a cycle names a line twice');
  }
  return faults;
};

const auditFamily = (s: Battlegrounds): string[] => {
  const faults: string[] = [];
  for (const square of s.faceUp)
    if (tokenAt(s, square) < 0) faults.push(`nothing lies face up on ${SQUARES[square]}`);
  for (const square of s.fresh)
    if (!s.faceUp.has(square)) faults.push(`${SQUARES[square]} was revealed and is not`);
  const pictures = [...s.faceUp].map((square) => pictureOf(tokenAt(s, square)));
  if (s.asked !== PLACE && s.asked !== OVER) {
    if (s.subTurns === 0) faults.push('no sub-turn is left');
    for (const pawn of s.inGame) if (!onBoard(s, pawn)) faults.push(`${COLOURS[pawn]} has not been placed`);
  }
  if (s.asked === FAMILY_MOVE && new Set(pictures).size < pictures.length)
    faults.push('a pair has not been collected');
  return faults;
};

export const auditBattlegrounds = (s: Battlegrounds): readonly string[] => {
  const faults = [
    ...auditSquares(s),
    ...auditCards(s),
    ...auditPawns(s),
    ...auditSpecials(s),
    ...auditSolo(s),
  ];
  if (s.token.size(s.token.zone('bag')) > 0) faults.push('a token is in the bag');
  if (s.config.family) faults.push(...auditFamily(s));
  if (faults.length === 0) faults.push(...auditAsked(s));
  return faults;
};

/** Cells of the cycles to come that a viewer does not know are imagined one by one; they must be permutations. */
export const completeImagined = (s: Battlegrounds, _viewer: Viewer, chance: Chance): void => {
  showFaceUp(s);
  if (!s.config.solo) return;
  const order = Int32Array.from({ length: SHOTS_A_CYCLE }, (_, i) => i);
  const begun = 2 * (Math.floor(s.shots / SHOTS_A_CYCLE) + 1) * SHOTS_A_CYCLE;
  s.cycles.fill(0, 0, begun);
  for (let at = begun; at < s.cycles.length; at += SHOTS_A_CYCLE) {
    chance.shuffle(order, SHOTS_A_CYCLE);
    for (let i = 0; i < SHOTS_A_CYCLE; i++) s.cycles[at + i] = order[i]!;
  }
};

/** What lies face up is seen by everybody; a view does not say so. */
export const showFaceUp = (s: Battlegrounds): void => {
  for (const square of s.faceUp) s.token.show(tokenAt(s, square), everybody(s.config.seats));
};
