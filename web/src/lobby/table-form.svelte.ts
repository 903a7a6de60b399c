/** What somebody chooses in the form for a table: the players, and every option of the game's schema. */
import {
  type OfferedOption,
  type Option,
  type OptionValue,
  type OptionValues,
  offeredOptions,
  type Preset,
  readOptions,
  type WrongOption,
} from '#engine/options.ts';
import { proposalFor, withoutClock, withProposals, withRated } from '#engine/table-options.ts';
import type { TableModule } from '#kit/table.ts';
import type { AbsenceRule } from '#wire/absence.ts';
import type { Pace } from '#wire/pace.ts';
import type { TableInfo } from '#wire/protocol.ts';
import type { GameCard, OpenTable } from '#wire/rest.ts';

/** A seat for somebody who comes by the link; other seats name the level of a bot. */
export const FRIEND = 'friend';
/** What happens to the seat of an absent player. A number is minutes. */
export const ABSENCE: readonly AbsenceRule[] = ['never', 'vote', 5, 15];
/** Above this many characters a text option is a file. */
const LONG_TEXT = 80;

const isFile = ({ option: o }: OfferedOption): boolean => o.kind === 'text' && o.maxLength > LONG_TEXT;
const ofTable = ({ option: { role } }: OfferedOption): boolean => role === 'seating' || role === 'clock';

export class TableForm {
  readonly card: GameCard;
  readonly module: TableModule;
  /** The chosen options. All others have their defaults. */
  chosen = $state.raw<OptionValues>({});
  /** The other seats beside the host's: `FRIEND`, or the level of a bot. */
  others = $state.raw<readonly string[]>([]);
  passAndPlay = $state(false);
  listed = $state(false);
  rated = $state(false);
  absent = $state<AbsenceRule>('vote');
  /** Days per move, which replace the game's own clock. */
  pace = $state.raw<Pace | undefined>();

  constructor(card: GameCard, module: TableModule) {
    this.card = card;
    this.module = module;
    this.setCount(card.seats.min);
  }

  /** Shows how a table that waits is set up. */
  take({ options, seats, mine, listed, rated, absent, pace }: TableInfo): void {
    const host = mine[0] ?? 1;
    this.others = seats.flatMap(({ seat, kind, level }) =>
      seat === host ? [] : kind === 'bot' && level !== undefined ? level : FRIEND,
    );
    // What takes the place of the clock has changed its value, and what makes it count for ratings others.
    const own = this.schema.filter(({ role }) => role !== 'rated' && !(pace && role === 'clock'));
    this.chosen = Object.fromEntries(
      own.flatMap((option) => {
        const value = options[option.id];
        const proposed = this.#proposalFor(option, pace !== undefined);
        return value === undefined || value === proposed ? [] : [[option.id, value]];
      }),
    );
    this.listed = listed;
    this.rated = rated;
    this.absent = absent;
    this.pace = pace;
  }

  setCount(seats: number): void {
    this.others = Array.from({ length: seats - 1 }, (_, i) => this.others[i] ?? FRIEND);
  }
  set(option: string, value: OptionValues[string]): void {
    this.chosen = { ...this.chosen, [option]: value };
  }

  get schema() {
    return this.module.game.options;
  }
  /** What the game proposes where all others are bots; nothing elsewhere. */
  readonly #amongBots: OptionValues = $derived.by(() =>
    this.others.length > 0 && !this.friends ? (this.module.amongBots ?? {}) : {},
  );
  #proposalFor(option: Option, slow: boolean): OptionValue {
    return this.#amongBots[option.id] ?? proposalFor(option, slow);
  }
  readonly presets: readonly Preset[] = $derived.by(() => this.module.game.presets ?? []);
  readonly counts: readonly string[] = $derived.by(() => {
    const { min, max } = this.card.seats;
    return Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  });
  readonly #offered = $derived.by(() =>
    offeredOptions(
      this.schema,
      { ...this.#amongBots, ...withProposals(this.schema, this.chosen, this.slow !== undefined) },
      this.others.length + 1,
    ),
  );
  readonly values: OptionValues = $derived.by(() =>
    Object.fromEntries(this.#offered.map(({ option, value }) => [option.id, value])),
  );
  /** A choice with one value is no choice. */
  readonly #fields = $derived.by(() =>
    this.#offered.filter(
      ({ option: o }) => o.role !== 'rated' && (o.kind !== 'choice' || o.values.length > 1),
    ),
  );
  readonly files: readonly OfferedOption[] = $derived.by(() => this.#fields.filter(isFile));
  readonly groups = $derived.by(() => [
    {
      id: 'open.table',
      presets: [],
      fields: this.#fields.filter((one) => ofTable(one) && !(this.slow && one.option.role === 'clock')),
    },
    {
      id: 'open.rules',
      presets: this.presets,
      fields: this.#fields.filter((one) => !ofTable(one) && !isFile(one)),
    },
  ]);

  holds({ options }: Preset): boolean {
    return Object.entries(options).every(([option, value]) => this.values[option] === value);
  }
  setPreset({ options }: Preset, on: boolean): void {
    const others = Object.entries(this.chosen).filter(([option]) => !Object.hasOwn(options, option));
    this.chosen = { ...Object.fromEntries(others), ...(on ? options : {}) };
  }

  readonly friends: boolean = $derived.by(() => this.others.some((one) => one === FRIEND));
  readonly slow: Pace | undefined = $derived.by(() =>
    this.friends && !this.passAndPlay ? this.pace : undefined,
  );
  /** Only games between people, each on their own device, can be rated. */
  readonly mayCount: boolean = $derived.by(
    () => this.others.length > 0 && this.others.every((one) => one === FRIEND) && !this.passAndPlay,
  );
  readonly counted: boolean = $derived.by(() => this.rated && this.mayCount);
  /** Games may change options for rated games. The server applies the same change. */
  readonly #told = $derived.by(() => withRated(this.schema, this.values, this.counted));
  readonly usual: boolean = $derived.by(() =>
    this.#fields.every(({ option, value }) => value === this.#proposalFor(option, this.slow !== undefined)),
  );

  /** Why the rules refuse these options, by option; '' stands for the combination. */
  readonly wrong: WrongOption | undefined = $derived.by(() => {
    const { game } = this.module;
    const seats = this.others.length + 1;
    const read = readOptions(this.schema, this.#told, seats);
    if (!read.ok) return read.error;
    const config = game.config(read.value, seats);
    return config.ok ? undefined : { option: '', refusal: config.error };
  });

  /** The table that is asked for. */
  get wish(): OpenTable {
    const { slow, friends, counted } = this;
    const people = friends && this.passAndPlay;
    return {
      game: this.card.id,
      options: slow ? withoutClock(this.schema, this.#told) : this.#told,
      seats: [
        { kind: 'human' },
        ...this.others.map((one) =>
          one === FRIEND ? { kind: 'human' as const } : { kind: 'bot' as const, level: one },
        ),
      ],
      ...(people ? { passAndPlay: true } : {}),
      ...(this.listed && !people ? { listed: true } : {}),
      ...(slow ? { pace: slow } : friends && !people ? { absent: counted ? 'never' : this.absent } : {}),
      ...(counted ? { rated: true } : {}),
    };
  }
}
