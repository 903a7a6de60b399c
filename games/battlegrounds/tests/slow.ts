/**
 * A second, slow writing of what is legal, straight from the text of the specification: strings and plain lists, read
 * from the named form of a state. It shares nothing with the rules.
 */
import type { JsonObject } from '#engine/layout/json.ts';
import { COLOURS, PICTURES, SQUARES } from './frames.ts';

/** C-4: how far each card moves and shoots; `+` orthogonally, `x` diagonally. */
const CARDS: Readonly<Record<string, string>> = {
  'm24-chaffee': '+3 +1',
  luchs: '+3 x1',
  'amx-13': 'x2 +1',
  '7tp': 'x2 x1',
  't-34': '+2 +1',
  'm4-sherman': '+2 x2',
  cromwell: '+3 +2',
  panther: 'x1 +2',
  'churchill-i': '+1 x2',
  maus: '+2 +3',
  'tiger-i': 'x1 +3',
  'kv-1': 'x1 x2',
};
/** C-3, in the order of the pictures. */
const KINDS =
  'turn turn turn turn tank tank direction direction shot shot move move order order armour armour'.split(
    ' ',
  );
const UPGRADES = ['direction', 'shot', 'move', 'order', 'armour'];
const BASES: Readonly<Record<string, readonly string[]>> = {
  green: ['A1', 'A2', 'B1'],
  yellow: ['A8', 'A7', 'B8'],
  blue: ['H8', 'H7', 'G8'],
  red: ['H1', 'H2', 'G1'],
};
const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '+': [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  x: [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ],
};

type Lists = Readonly<Record<string, readonly string[]>>;
interface Named {
  readonly asked: string;
  readonly turnOf: number;
  readonly actions: number;
  readonly acting: string | null;
  readonly pause: boolean;
  readonly square: readonly (string | null)[];
  readonly inGame: readonly string[];
  readonly lost: readonly string[];
  readonly damaged: readonly string[];
  readonly upgrade: readonly (string | null)[];
  readonly spent: readonly string[];
  readonly tank: { deck: string[]; drawn: string[]; reserve: string[][]; active: Lists };
  readonly token: { board: Lists; area: string[][] };
  readonly dud: { board: Lists; supply: string[] };
  readonly score: { board: Lists; stack: Lists; won: string[][] };
}

const column = (square: string): number => 'ABCDEFGH'.indexOf(square[0]!);
const row = (square: string): number => Number(square[1]) - 1;
const shifted = (square: string, [right, up]: readonly [number, number]): string | undefined =>
  SQUARES.find((one) => column(one) === column(square) + right && row(one) === row(square) + up);
const kingSteps = (a: string, b: string): number =>
  Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b)));
const pictureOf = (token: string): string => token.slice(0, token.lastIndexOf('-'));

export class Slow {
  readonly s: Named;
  readonly variant: string;
  readonly seats: number;

  constructor(named: JsonObject, variant: string, seats: number) {
    this.s = named as unknown as Named;
    this.variant = variant;
    this.seats = seats;
  }
  get solo(): boolean {
    return this.variant === 'solo';
  }
  ownerOf(colour: string): number {
    const i = COLOURS.indexOf(colour);
    if (this.solo) return 1;
    return this.seats === 2 ? 1 + (i % 2) : 1 + i;
  }
  /** BG-0.11: the same player, or the team partner. */
  friends(a: number, b: number): boolean {
    return a === b || (this.variant === 'team' && (a - b) % 2 === 0);
  }
  at(colour: string): string | undefined {
    return this.s.square[COLOURS.indexOf(colour)] ?? undefined;
  }
  pawnOn(square: string): string | undefined {
    return COLOURS.find((colour) => this.at(colour) === square);
  }
  tokenOn(square: string): string | undefined {
    return this.s.token.board[square]?.[0];
  }
  dudOn(square: string): boolean {
    return this.s.dud.board[square] !== undefined;
  }
  artilleryOn(square: string): boolean {
    return this.solo && this.s.score.board[square] !== undefined;
  }
  mine(): string[] {
    return COLOURS.filter(
      (colour) => this.s.inGame.includes(colour) && this.ownerOf(colour) === this.s.turnOf,
    );
  }
  onBoard(): string[] {
    return this.mine().filter((colour) => this.at(colour));
  }
  cardOf(colour: string): string {
    return this.s.tank.active[colour]![0]!;
  }
  /** How many upgrades of a kind a card carries. */
  carries(card: string, kind: string): number {
    return this.s.upgrade.filter((one, picture) => one === card && KINDS[picture] === kind).length;
  }

  /** BG-4.4–4.9, 10.1–10.10: every sequence of steps is tried. */
  paths(colour: string): string[] {
    const card = this.cardOf(colour);
    const steps = STEPS[CARDS[card]![0]!]!;
    const printed = Number(CARDS[card]![1]);
    const start = this.at(colour)!;
    const legal: string[] = [];
    for (let distance = printed; distance <= printed + this.carries(card, 'move'); distance++)
      for (let code = 0; code < 4 ** distance; code++) {
        const turns = Array.from({ length: distance }, (_, i) => Math.floor(code / 4 ** i) % 4);
        if (this.carries(card, 'direction') === 0 && turns.some((turn) => turn !== turns[0])) continue;
        const path: string[] = [];
        let at: string | undefined = start;
        for (const turn of turns) {
          at = at && shifted(at, steps[turn]!);
          if (at) path.push(at);
        }
        if (!at || at === start || this.pawnOn(at) || this.artilleryOn(at)) continue;
        legal.push(path.join(' '));
      }
    return legal;
  }

  /** BG-5.2–5.17, 10.6, 16.9, 16.15: every square of the board is tried. */
  shots(colour: string): string[] {
    const card = this.cardOf(colour);
    const [direction, printed] = [CARDS[card]![3], Number(CARDS[card]![4])];
    const from = this.at(colour)!;
    return SQUARES.flatMap((square) => {
      const right = Math.abs(column(square) - column(from));
      const up = Math.abs(row(square) - row(from));
      const inLine = direction === '+' ? right === 0 || up === 0 : right === up;
      const far = Math.max(right, up) - printed;
      if (!inLine || far < 0 || far > this.carries(card, 'shot')) return [];
      return this.aims(square).map((aim) => `${aim} ${square}`);
    });
  }
  aims(square: string): string[] {
    const aims: string[] = [];
    const pawn = this.pawnOn(square);
    if (pawn && !this.friends(this.ownerOf(pawn), this.s.turnOf)) aims.push('tank');
    if (this.tokenOn(square)) aims.push('token');
    if (this.artilleryOn(square)) aims.push('artillery');
    if (this.dudOn(square)) aims.push('clear');
    const empty = !pawn && !this.tokenOn(square) && !this.artilleryOn(square) && !this.dudOn(square);
    if (empty && !this.solo && this.s.dud.supply.length > 0) aims.push('dud');
    return aims;
  }

  /** BG-8.3, 8.4, 8.7: the special tokens that the seat can use. */
  usable(): string[] {
    const seat = this.variant === 'team' ? 2 - (this.s.turnOf % 2) : this.s.turnOf;
    const area = this.s.token.area[seat - 1]!;
    return PICTURES.filter(
      (picture, i) =>
        area.includes(`${picture}-s`) &&
        area.filter((token) => pictureOf(token) === picture).length > 1 &&
        !this.s.spent.includes(picture) &&
        this.s.upgrade[i] === null,
    );
  }
  /** What a free window allows (BG-3.5, 6.12, 8.9, 8.10, 9.5, 9.9, 14.5). */
  window(): string[] {
    const cards = COLOURS.filter(
      (colour) => this.at(colour) && this.friends(this.ownerOf(colour), this.s.turnOf),
    ).map((colour) => this.cardOf(colour));
    const free = cards.filter((card) => this.s.upgrade.filter((one) => one === card).length < 2);
    return this.usable().flatMap((picture) => {
      const kind = KINDS[PICTURES.indexOf(picture)]!;
      if (UPGRADES.includes(kind)) return free.map((card) => `assign ${picture} to ${card}`);
      if (this.s.pause) return [];
      const legal = kind === 'turn' ? this.onBoard().length > 0 : this.s.tank.deck.length > 0;
      return legal ? [`play ${picture}`] : [];
    });
  }
  /** BG-3.3, 4.3, 4.20, 4.21, 7.1, 7.5, 10.13. */
  mainAction(): string[] {
    const tanks = this.onBoard();
    const paths = tanks.map((colour) => this.paths(colour));
    const stuck = paths.every((list) => list.length === 0);
    return tanks.flatMap((colour, i) => {
      const first = this.carries(this.cardOf(colour), 'order') > 0 && paths[i]!.length > 0;
      const reserve = this.s.tank.reserve[this.s.turnOf - 1]!;
      return [
        ...paths[i]!.map((path) => `move ${colour} ${path}`),
        ...(first || stuck ? this.shots(colour).map((shot) => `shoot ${colour} ${shot}`) : []),
        ...(stuck ? [`hold ${colour}`] : []),
        ...reserve
          .filter((card) => !this.s.damaged.includes(card))
          .map((card) => `change ${colour} to ${card}`),
      ];
    });
  }
  /** BG-6.8, 6.17–6.19, 16.32, 16.33, 16.43. */
  returns(): string[] {
    const away = this.mine().filter((colour) => !this.at(colour));
    const must = away.filter((colour) => !this.s.lost.includes(colour));
    const cards = this.s.tank.reserve[this.s.turnOf - 1]!;
    const into = (must.length > 0 ? must : away).flatMap((colour) =>
      cards.flatMap((card) =>
        this.entries(colour).map((square) => `return ${colour} with ${card} on ${square}`),
      ),
    );
    return must.length === 0 && this.onBoard().length > 0 ? [...into, 'skip entry'] : into;
  }
  entries(colour: string): string[] {
    const base = BASES[colour]!;
    const open = (square: string) => !this.pawnOn(square) && !this.artilleryOn(square);
    const clean = base.filter((square) => open(square) && !this.dudOn(square));
    if (clean.length > 0) return clean;
    const dudded = base.filter(open);
    if (dudded.length > 0) return dudded;
    const free = SQUARES.filter((square) => open(square) && !this.dudOn(square));
    const nearest = Math.min(...free.map((square) => kingSteps(square, base[0]!)));
    return free.filter((square) => kingSteps(square, base[0]!) === nearest);
  }

  /** Everything that may be answered now, sorted. */
  legal(): string[] {
    const { asked, acting, actions } = this.s;
    const lists: Readonly<Record<string, () => string[]>> = {
      returnPawn: () => this.returns(),
      mainAction: () => [...this.mainAction(), ...this.window()],
      shoot: () => [
        ...this.shots(acting!).map((shot) => `shoot ${acting} ${shot}`),
        `hold ${acting}`,
        ...this.window(),
        ...(actions === 0 ? ['end'] : []),
      ],
      moveAfterShot: () => [...this.paths(acting!).map((path) => `move ${acting} ${path}`), ...this.window()],
      endTurn: () => [...this.window(), 'end'],
      keepExtraTank: () => this.s.tank.drawn.map((card) => `keep ${card}`),
    };
    return (lists[asked]?.() ?? []).sort();
  }

  /** BG-4.11–4.18, 11.2–11.5: what becomes of a tank that drives this path. */
  driven(colour: string, path: readonly string[]) {
    const owner = this.ownerOf(colour);
    let armour = this.carries(this.cardOf(colour), 'armour');
    const before = armour;
    const gone: string[] = [];
    let winner: number | undefined;
    let at: string | undefined;
    for (const square of path) {
      at = square;
      const other = this.pawnOn(square);
      const through = other && other !== colour ? this.ownerOf(other) : undefined;
      const dud = this.dudOn(square) && !gone.includes(square);
      if (dud) gone.push(square);
      if (through === undefined && !dud && !this.artilleryOn(square)) continue;
      if (through !== owner && armour > 0) {
        armour--;
        continue;
      }
      if (through !== undefined && !this.friends(through, owner)) winner = through;
      at = undefined;
      break;
    }
    return { on: at ?? 'off', spent: before - armour, duds: gone.length, winner };
  }
}
