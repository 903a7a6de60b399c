/**
 * Keeps the books of a game by its events alone: boilers, places, vehicles, and what each move must cost. Written from
 * the specification, not from the rules, so that both, and what is told, check each other.
 */
import type { EightyEvent } from '../rules/events.ts';
import type { Config } from '../rules/options.ts';

/** The printed costs (C-3, C-4). */
const prices = (text: string): ReadonlyMap<string, number> =>
  new Map(text.split(/\s+/).map((one) => [one.split(':')[0]!, Number(one.split(':')[1])]));
const AP =
  prices(`full-steam:0 tailwind:2 short-cut:3 good-going:1 relief-valve:0 field-workshop:0 new-maps:0 telegram:1
  salvage-yard:0 local-guide:1 stoker:2 mechanic:1 gunner:1 lookout:1 navigator:1 telegraphist:1 fog:1 storm:1
  leaking-pipe:1 sabotage:2 homesickness:1 customs-check:1 wet-coal:1 strike:1 spy:1 earth-torpedo:1 rocket:2
  explosive-balloon-1:1 explosive-balloon-2:1 skids:2 treads:2 climbing-claws:2 paddle-wheels:2 icebreaker-ram:2
  gas-balloon:2 springs:1 booster-rockets:2`);
const WEAPONS = ['earth-torpedo', 'rocket', 'explosive-balloon-1', 'explosive-balloon-2'];
const HELPS: Readonly<Record<string, readonly string[]>> = {
  skids: ['ice', 'desert'],
  treads: ['desert', 'mountain'],
  'climbing-claws': ['mountain', 'forest'],
  'paddle-wheels': ['forest', 'sea'],
  'icebreaker-ram': ['sea', 'ice'],
  'gas-balloon': ['homeland', 'sea', 'desert', 'forest', 'ice', 'mountain'],
};

export interface Books {
  pressure: number;
  ap: number;
  progress: number;
  crew: string;
  guide: string;
  upgrade: string;
  covered: boolean;
  weapon: string;
}

export class Ledger {
  readonly books: Books[];
  /** What does not agree, in words. */
  readonly faults: string[] = [];
  readonly #adrift = new Set<string>();
  #turn = 0;
  #moved = false;
  #goodGoing: string[] = [];
  #active: { card: string; terrain: string }[] = [];

  readonly #dearUse: boolean;

  constructor({ seats, lastPressure, dearUse }: Pick<Config, 'seats' | 'lastPressure' | 'dearUse'>) {
    this.#dearUse = dearUse;
    this.books = Array.from({ length: seats }, (_, seat) => ({
      pressure: seat === seats - 1 ? lastPressure : 5,
      ap: 5,
      progress: 0,
      crew: '',
      guide: '',
      upgrade: '',
      covered: false,
      weapon: '',
    }));
  }

  #expect(what: string, found: unknown, expected: unknown): void {
    if (found !== expected) this.faults.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  }
  #of(seat: number): Books {
    return this.books[seat - 1]!;
  }
  /** The cost of a move into this terrain (EC-6.5). */
  #moveCost(own: Books, terrain: string): number {
    let cost = 2;
    if (!own.covered && HELPS[own.upgrade]?.includes(terrain)) cost--;
    if (own.crew === 'local-guide' && own.guide === terrain) cost--;
    if (own.crew === 'navigator' && !this.#moved) cost--;
    cost -= this.#goodGoing.filter((one) => one === terrain).length;
    cost += this.#active.filter(({ card, terrain: bound }) => card === 'fog' || bound === terrain).length;
    return Math.max(1, cost);
  }
  #pay(seat: number, cost: number): void {
    const own = this.#of(seat);
    own.ap -= cost;
    if (own.ap < 0) this.faults.push(`P${seat} pays ${cost} with ${own.ap + cost} AP`);
  }
  #refitCost(own: Books, card: string): number {
    return Math.max(0, AP.get(card)! - (own.crew === 'mechanic' ? 1 : 0));
  }

  note(event: EightyEvent): void {
    if (!('seat' in event)) {
      if (event.type === 'adrift') this.#adrift.add(event.card);
      return;
    }
    const own = this.#of(event.seat);
    switch (event.type) {
      case 'turn':
        if (this.#turn > 0) this.#of(this.#turn).ap = 0;
        this.#turn = event.seat;
        this.#moved = false;
        this.#goodGoing = [];
        break;
      case 'won':
        if (this.#turn > 0 && this.#turn !== event.seat) this.#turn = 0;
        break;
      case 'steam':
        own.ap = own.pressure;
        own.pressure = Math.max(2, own.pressure - 1);
        this.#expect('AP of a new turn', event.ap, own.ap);
        this.#expect('pressure after it', event.pressure, own.pressure);
        break;
      case 'pressure':
        this.#expect('pressure before a change', event.from, own.pressure);
        own.pressure = event.to;
        break;
      case 'ap':
        this.#expect('AP before a change', event.from, own.ap);
        own.ap = event.to;
        break;
      case 'moved':
        this.#expect(`a move into ${event.terrain}`, event.cost, this.#moveCost(own, event.terrain));
        this.#pay(event.seat, event.cost);
        this.#moved = true;
        break;
      case 'advanced':
      case 'leapt':
        own.progress += event.type === 'leapt' ? 2 : 1;
        this.#expect(
          'the space',
          event.to,
          (((event.seat - 1) * 48) / this.books.length + own.progress) % 48,
        );
        break;
      case 'shovelled': {
        this.#pay(event.seat, 1);
        const value = Number(event.card.slice(-1)) + (own.crew === 'stoker' ? 1 : 0);
        own.pressure = Math.min(9, own.pressure + value);
        this.#expect('pressure after shovelling', event.pressure, own.pressure);
        break;
      }
      case 'played':
      case 'interfered':
        this.#pay(event.seat, AP.get(event.card)!);
        break;
      case 'interrupted':
        this.#expect(
          'the price',
          event.price,
          Math.max(0, AP.get(event.card)! - (own.crew === 'telegraphist' ? 1 : 0)),
        );
        own.pressure -= event.price;
        if (own.pressure < 2) this.faults.push(`P${event.seat} pays with the last pressure`);
        break;
      case 'boarded':
        this.#expect('crew aboard before', own.crew, '');
        this.#pay(event.seat, AP.get(event.card)!);
        own.crew = event.card;
        break;
      case 'bound':
        if (event.card === 'local-guide') own.guide = event.terrain;
        else this.#goodGoing.push(event.terrain);
        break;
      case 'installed': {
        const slot = WEAPONS.includes(event.card) ? 'weapon' : 'upgrade';
        this.#expect('a card in the slot before', own[slot], '');
        this.#pay(event.seat, this.#refitCost(own, event.card));
        own[slot] = event.card;
        break;
      }
      case 'rearmed':
        this.#expect('covered before', own.covered, true);
        this.#pay(event.seat, this.#refitCost(own, event.card));
        own.covered = false;
        break;
      case 'used':
        this.#pay(event.seat, this.#dearUse ? (event.card === 'springs' ? 2 : 3) : 1);
        break;
      case 'covered':
        own.covered = true;
        break;
      case 'threwAway':
      case 'lost': {
        const slot = event.slot as 'crew' | 'upgrade' | 'weapon';
        this.#expect('what leaves the slot', event.card, own[slot]);
        own[slot] = '';
        if (slot === 'crew') own.guide = '';
        if (slot === 'upgrade') own.covered = false;
        break;
      }
      case 'fired':
        own.weapon = '';
        break;
      case 'launched':
        this.#adrift.delete(event.card);
        break;
      case 'exploded':
        // The card of a chip that is adrift is elsewhere (EC-12.13, 12.14).
        if (!this.#adrift.delete(event.card))
          for (const books of this.books) if (books.weapon === event.card) books.weapon = '';
        break;
      case 'activated':
        this.#active.push({ card: event.card, terrain: '' });
        break;
      case 'activatedOn':
        this.#active.push({ card: event.card, terrain: event.terrain });
        break;
      case 'expired':
        this.#active.splice(
          this.#active.findIndex(({ card }) => card === event.card),
          1,
        );
        break;
    }
  }
}
