/**
 * Views: the only data that leaves the referee. A view is plain data: the redacted named form of the state
 * plus what the table knows. `imagine` samples a complete state consistent with a view; pages and bots ask
 * the rules about that state.
 */
import type { Chance } from '../chance.ts';
import type { AnyGame, Outcome, Point } from '../game.ts';
import type { JsonObject } from '../layout/json.ts';
import type { State } from '../layout/layout.ts';
import { readState, writeState } from '../layout/named.ts';
import { stateWriter } from '../layout/state-text.ts';
import type { OptionValues } from '../options.ts';
import {
  countSeats,
  everySeat,
  isOneSeat,
  listSeats,
  NOBODY,
  numberOf,
  numbersOf,
  type SeatNumber,
  type SeatSet,
  seatBit,
  setOfNumbers,
  type Viewer,
} from '../seats.ts';
import { shownSides } from '../sides.ts';
import type { Act } from './entry.ts';
import type { Match } from './match.ts';
import type { Unasked } from './unasked.ts';

export interface View {
  readonly game: string;
  readonly version: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** The seats of the viewer, from 1; empty for a spectator. */
  readonly viewer: readonly SeatNumber[];
  /** Number of the decision that is being asked for; an answer must name it. */
  readonly decision: number;
  /** Who plays together now, every seat in one of these; absent where every seat plays for itself. */
  readonly sides?: readonly (readonly SeatNumber[])[];
  /** Seats that owe a decision, from 1, and those that have sealed an answer. */
  readonly owing: readonly SeatNumber[];
  readonly sealed: readonly SeatNumber[];
  /** A covert round is open: `owing` and `sealed` name the viewer's own seats only. */
  readonly covert?: true;
  /**
   * Players must remember by themselves what was once open: while the match runs there is no story and no earlier view
   * for anybody (`Match.forgets`).
   */
  readonly forgets?: true;
  /** By own seat, from 1: what it is asked, what it may do unasked, what it has sealed, and its acts. */
  readonly own: Readonly<Record<string, OwnSeat>>;
  readonly offer: readonly SeatNumber[];
  readonly undo: readonly SeatNumber[];
  readonly bots: readonly SeatNumber[];
  /** By seat, from 1: the seats that vote that a bot plays it while its player is away. */
  readonly votes: Readonly<Record<string, readonly SeatNumber[]>>;
  readonly state: JsonObject;
  readonly derived?: JsonObject;
  readonly outcome?: Outcome;
}

interface OwnSeat extends Unasked {
  readonly point?: Point;
  readonly sealed?: string;
  readonly acts: readonly Act[];
  /**
   * What this seat alone sees, where several seats share a viewer and see different things, or answer in secret: the
   * device is then covered before it changes hands.
   */
  readonly alone?: Board;
}

type Terms = Pick<View, 'game' | 'version' | 'options' | 'seats'>;
type Moment = Omit<View, keyof Terms | 'viewer' | 'own' | 'state' | 'derived'>;
type Board = Pick<View, 'state' | 'derived'>;
type Own = Pick<View, 'viewer' | 'own'>;

/** What every viewer is shown and is constant during a match. */
const termsOf = ({ game, setup }: Match): Terms => ({
  game: game.id,
  version: game.version,
  options: setup.options,
  seats: setup.seats,
});

/**
 * Who owes and who has answered, as a viewer may know it. At a device of several seats nobody is left out of
 * a covert round for what their hand holds: that would show it to the others there.
 */
const askedOf = (m: Match, viewer: Viewer): Pick<View, 'owing' | 'sealed' | 'covert'> => {
  if (!m.covert) return { owing: numbersOf(m.owing), sealed: numbersOf(m.sealed) };
  const mine = viewer & everySeat(m.setup.seats);
  const owing = isOneSeat(mine) ? m.owing & mine : m.asked & mine & ~m.sealed;
  return { owing: numbersOf(owing), sealed: numbersOf(m.sealed & mine), covert: true };
};

/** What is shown of the current state besides the board; the same to every viewer unless a round is covert. */
const momentOf = (m: Match, viewer: Viewer): Moment => {
  const { etiquette } = m;
  const votes: Record<string, readonly SeatNumber[]> = {};
  for (let seat = 0; seat < etiquette.votes.length; seat++)
    if (etiquette.votes[seat]) votes[numberOf(seat)] = numbersOf(etiquette.votes[seat]!);
  return {
    decision: m.decisionId,
    ...askedOf(m, viewer),
    ...(m.forgets ? { forgets: true } : {}),
    offer: numbersOf(etiquette.offer),
    undo: numbersOf(etiquette.undo),
    bots: numbersOf(etiquette.bots),
    votes,
    sides: shownSides(m.game, m.state, m.setup.seats),
    outcome: m.outcome,
  };
};

const boardOf = (game: AnyGame, s: State, viewer: Viewer): Board => ({
  state: writeState(s, viewer),
  derived: game.derived?.(s, viewer),
});

/** What a viewer is shown because of their own seats. */
const ownOf = (m: Match, viewer: Viewer): Own => {
  const { game, state } = m;
  const own: Record<string, OwnSeat> = {};
  const mine = viewer & everySeat(m.setup.seats);
  const alone = boardsAlone(game, state, mine, m.outcome === undefined);
  for (const seat of listSeats(mine)) {
    const sealed = m.sealedAnswer(seat);
    own[String(numberOf(seat))] = {
      point: m.outcome ? undefined : game.point(state, seat),
      sealed: sealed && game.write(state, seat, sealed),
      ...m.unaskedOf(seat),
      acts: m.actsOf(seat),
      ...(alone ? { alone: alone[seat]! } : {}),
    };
  }
  return { viewer: numbersOf(viewer), own };
};

/** What a board shows, to compare: of an empty zone those who may look in are told `[]`, and the others 0. */
const contentsOf = (board: Board): string =>
  JSON.stringify(board, (_, value: unknown) => (Array.isArray(value) && value.length === 0 ? 0 : value));

/**
 * By seat, what each of these seats sees alone; undefined where none of it needs to be kept from the others who share the
 * viewer: there is one seat only, or they all see the same – a deck that is hidden from everybody changes nothing – and
 * none of them answers in secret now.
 */
const boardsAlone = (
  game: AnyGame,
  s: State,
  mine: SeatSet,
  running: boolean,
): Readonly<Record<number, Board>> | undefined => {
  if (mine === NOBODY || isOneSeat(mine)) return undefined;
  const asked = running ? game.active(s) : NOBODY;
  const secretly = (asked & mine) !== NOBODY && (countSeats(asked) > 1 || game.covert?.(s) === true);
  const differs = s.layout.hides || (game.derived?.length ?? 0) > 1;
  if (!secretly && !differs) return undefined;
  const boards = listSeats(mine).map((seat) => [seat, boardOf(game, s, seatBit(seat))] as const);
  const texts = new Set([boardOf(game, s, mine), ...boards.map(([, board]) => board)].map(contentsOf));
  return secretly || texts.size > 1 ? Object.fromEntries(boards) : undefined;
};

/** Whether those who share this view see different things, or answer in secret. */
export const isSeenApart = ({ own }: Pick<View, 'own'>): boolean =>
  Object.values(own).some(({ alone }) => alone !== undefined);

/** The view of one seat (from 1) of several that share a viewer, without the others' secrets. */
export const viewAlone = (view: View, seat: SeatNumber): View => {
  const own = view.own[String(seat)];
  if (!own?.alone) return view;
  const { alone, ...rest } = own;
  const only = (seats: readonly SeatNumber[]) => (view.covert ? seats.filter((one) => one === seat) : seats);
  const asked = { owing: only(view.owing), sealed: only(view.sealed) };
  return { ...view, ...alone, ...asked, viewer: [seat], own: { [seat]: rest } };
};

/** The view of a match as it stands. */
export const viewOf = (m: Match, viewer: Viewer): View => ({
  ...ownOf(m, viewer),
  ...termsOf(m),
  ...momentOf(m, viewer),
  ...boardOf(m.game, m.state, viewer),
});

/**
 * Members of a view as JSON, without braces: those that may be shared with other viewers, and the viewer's
 * own.
 */
export interface ViewText {
  readonly own: string;
  readonly shared: string;
}

const members = (part: object): string => JSON.stringify(part).slice(1, -1);

/** Cache of the text of `termsOf`; tables with equal options share it. */
const terms = new WeakMap<Match, string>();
const termsMade = new Map<string, string>();
const KINDS_SHARED = 64;
const termsText = (m: Match): string => {
  const known = terms.get(m);
  if (known !== undefined) return known;
  const made = members(termsOf(m));
  const text = termsMade.get(made) ?? made;
  if (termsMade.size < KINDS_SHARED) termsMade.set(text, text);
  terms.set(m, text);
  return text;
};

const listText = (set: SeatSet): string => (set === 0 ? '[]' : `[${numbersOf(set).join(',')}]`);

/** The members of `momentOf` in their order. */
export const MOMENT = [
  'decision',
  'owing',
  'sealed',
  'covert',
  'forgets',
  'offer',
  'undo',
  'bots',
  'votes',
  'sides',
  'outcome',
] as const;

/** `momentOf` as the text of each of its members (`MOMENT`); '' for one that is absent. */
export const momentTexts = (m: Match, viewer: Viewer): readonly string[] => {
  const { offer, undo, bots, votes } = m.etiquette;
  const { outcome, state } = m;
  const sides = shownSides(m.game, state, m.setup.seats);
  const asked = m.covert ? askedOf(m, viewer) : undefined;
  return [
    String(m.decisionId),
    asked ? JSON.stringify(asked.owing) : listText(m.owing),
    asked ? JSON.stringify(asked.sealed) : listText(m.sealed),
    asked ? 'true' : '',
    state.layout.forgets && !outcome ? 'true' : '',
    listText(offer),
    listText(undo),
    listText(bots),
    votes.some((set) => set !== 0) ? JSON.stringify(momentOf(m, viewer).votes) : '{}',
    sides ? JSON.stringify(sides) : '',
    outcome ? JSON.stringify(outcome) : '',
  ];
};

/** `momentOf` as members. Concatenating its few numbers is faster than building and serialising an object. */
const momentText = (m: Match, viewer: Viewer): string => {
  let text = '';
  for (const [i, value] of momentTexts(m, viewer).entries())
    if (value !== '') text += `${text === '' ? '' : ','}"${MOMENT[i]}":${value}`;
  return text;
};

/** `View.own` as text. */
export const ownText = (m: Match, viewer: Viewer): string => {
  const { game, state, outcome } = m;
  if (countSeats(viewer & everySeat(m.setup.seats)) > 1) return JSON.stringify(ownOf(m, viewer).own);
  const seats = listSeats(viewer & everySeat(m.setup.seats)).map((seat) => {
    const point = outcome ? undefined : game.point(state, seat);
    const sealed = m.sealedAnswer(seat);
    const unasked = members(m.unaskedOf(seat));
    const parts = [
      point ? `"point":${JSON.stringify(point)},` : '',
      sealed ? `"sealed":${JSON.stringify(game.write(state, seat, sealed))},` : '',
      unasked === '' ? '' : `${unasked},`,
    ];
    const acts = m.actsOf(seat);
    const named = acts.length === 0 ? '' : `"${acts.join('","')}"`;
    return `"${numberOf(seat)}":{${parts.join('')}"acts":[${named}]}`;
  });
  return `{${seats.join(',')}}`;
};

/**
 * Serialises the views of a match as it stands, for several viewers. Shared parts are serialised once: the
 * whole table where nothing is hidden, otherwise everything that does not depend on the viewer.
 */
export const viewWriter = (m: Match): ((viewer: Viewer) => ViewText) => {
  const { game, state } = m;
  const covert = m.covert;
  const open = !state.layout.hides && (game.derived?.length ?? 0) < 2 && !covert;
  let alike: string | undefined;
  let everybody: string | undefined;
  let stateFor: ((viewer: Viewer) => string) | undefined;
  const boardFor = (viewer: Viewer): string => {
    if (alike === undefined || covert) alike = `${termsText(m)},${momentText(m, viewer)}`;
    stateFor ??= stateWriter(state);
    const derived = game.derived?.(state, viewer);
    const more = derived === undefined ? '' : `,"derived":${JSON.stringify(derived)}`;
    return `${alike},"state":${stateFor(viewer)}${more}`;
  };
  const sharedFor = (viewer: Viewer): string => {
    if (!open) return boardFor(viewer);
    everybody ??= boardFor(NOBODY);
    return everybody;
  };
  return (viewer) => ({
    own: `"viewer":${listText(viewer)},"own":${ownText(m, viewer)}`,
    shared: sharedFor(viewer),
  });
};

/** What a viewer would see of a bare state; for the laws and for bots that search. */
export const stateView = (game: AnyGame, s: State, viewer: Viewer): JsonObject => ({
  state: writeState(s, viewer),
  derived: game.derived?.(s, viewer) ?? null,
  ...(game.sides ? { sides: game.sides(s).map(numbersOf) } : {}),
});

/**
 * A complete state, sampled uniformly from those that look like this view. Without hidden information it is
 * the actual state. Throws when the view does not belong to this game: views come from a referee.
 */
export const imagine = (
  game: AnyGame,
  config: unknown,
  state: JsonObject,
  viewer: Viewer,
  chance: Chance,
): State => {
  const s = game.blank(config);
  const read = readState(s, state, { viewer, chance });
  if (!read.ok) throw new Error(`Not a view of ${game.id}: ${read.error}`);
  game.complete?.(s, viewer, chance);
  return s;
};

/** The seats of a view's viewer as a set. */
export const viewerOf = (view: Pick<View, 'viewer'>): Viewer => setOfNumbers(view.viewer);

/**
 * What a viewer saw of the state before item `index` of the history; read-only. Undefined when there is no
 * such item, and while the table forgets what was once open (`Match.forgets`).
 */
export const pastView = (m: Match, viewer: Viewer, index: number): View | undefined => {
  const { game } = m;
  const { items } = m.history;
  if (!Number.isInteger(index) || index < 0 || index > items.length) return undefined;
  if (m.forgets) return undefined;
  const s = m.history.stateBefore(index);
  const outcome = index === items.length ? m.outcome : game.outcome(s);
  const alone = boardsAlone(game, s, viewer & everySeat(m.setup.seats), outcome === undefined) ?? {};
  const asked = outcome ? NOBODY : game.active(s);
  const covert = asked !== NOBODY && game.covert?.(s) === true;
  return {
    game: game.id,
    version: game.version,
    options: m.setup.options,
    seats: m.setup.seats,
    viewer: numbersOf(viewer),
    decision: items.at(index)?.place ?? m.decisionId,
    owing: numbersOf(covert ? asked & viewer : asked),
    sealed: [],
    ...(covert ? { covert } : {}),
    own: Object.fromEntries(
      Object.entries(alone).map(([seat, board]) => [
        String(numberOf(Number(seat))),
        { acts: [], alone: board },
      ]),
    ),
    offer: [],
    undo: [],
    bots: [],
    votes: {},
    ...boardOf(game, s, viewer),
    sides: shownSides(game, s, m.setup.seats),
    outcome,
  };
};
