/** What a player may ask to see at any time: gun lines and armour, danger, the line of a threat, the two dialogs. */
import { say } from '#kit/i18n.svelte.ts';
import { squareName } from '../rules/geometry.ts';
import { commandSquare } from '../rules/judge.ts';
import { COMMAND, isLive, typeOf } from '../rules/types.ts';
import type { Tip } from '../text/coach.ts';
import { bannersOf, type Threat } from './asking.ts';
import type { Composer } from './compose.svelte.ts';
import { type Danger, dangerSquares, threatened } from './danger.ts';
import { type ShownTurn, threatOf } from './shown.ts';
import type { Stage } from './stage.svelte.ts';
import { armyText, threatsText } from './words.ts';

export interface Viewer {
  readonly stage: Stage;
  readonly composer: Composer;
  /** The seat that is asked, and the side at the near edge. */
  readonly seat: () => number | undefined;
  readonly from: () => number;
  readonly tell: (text: string) => void;
}

export class Demand {
  guns = $state(false);
  danger = $state(false);
  /** The dialog that is open. */
  dialog = $state<'' | 'keys' | 'guide'>('');
  threat = $state<Threat | ''>('');
  /** What the coach is saying. */
  tip = $state<Tip | ''>('');
  /** The tank last pointed at, whose gun lines and armour are shown. */
  looked = $state(-1);
  readonly #viewer: Viewer;
  #named = '';

  readonly banners = $derived.by(() => {
    const { stage, seat } = this.#viewer;
    if (stage.busy) return [];
    const threats = bannersOf(stage.pos, seat(), this.threat, (which) => {
      this.threat = this.threat === which ? '' : which;
    });
    if (!this.danger || stage.pos.ending !== 0) return threats;
    const toggle = { label: say('banner.hide'), on: true, run: this.toggleDanger };
    return [...threats, { id: 'danger', text: say('banner.danger'), kind: 'note' as const, toggle }];
  });
  /** The command tank that CHECK is about, or -1. */
  readonly inCheck = $derived.by(() => {
    const { pos } = this.#viewer.stage;
    const declared = pos.ending === 0 && this.banners.some(({ id }) => id === 'check');
    return declared ? commandSquare(pos, pos.side) : -1;
  });
  /** The viewer's tanks that the coach says could be destroyed next turn. */
  readonly warned = $derived.by((): ReadonlySet<number> => {
    const { stage } = this.#viewer;
    if (this.tip !== 'threat' || stage.busy || !stage.live) return new Set();
    return threatened(stage.pos, this.#near ^ 1);
  });
  /** The tank whose gun lines are shown, or -1. */
  readonly gunner = $derived.by(() => {
    const { stage } = this.#viewer;
    const stands = this.looked >= 0 && isLive(stage.pos.cells[this.looked]!);
    return this.guns && !stage.busy && stands ? this.looked : -1;
  });
  readonly dangers = $derived.by((): ReadonlyMap<number, Danger> => {
    const { stage, composer } = this.#viewer;
    if (!this.danger || stage.busy || stage.pos.ending !== 0) return new Map();
    const chosen = composer.reach && typeOf(stage.pos.cells[composer.tank]!) === COMMAND;
    const square = chosen ? composer.tank : this.#home;
    return square < 0 ? new Map() : dangerSquares(stage.pos, square);
  });
  readonly line = $derived.by((): ShownTurn | undefined => {
    const { pos, frame } = this.#viewer.stage;
    return this.threat === '' ? undefined : threatOf(pos, frame, this.threat);
  });

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** The viewer's command tank, or -1. */
  get #home(): number {
    return commandSquare(this.#viewer.stage.pos, this.#near);
  }
  get #near(): number {
    return this.#viewer.seat() ?? this.#viewer.from();
  }
  /** The square that tools are about when none was pointed at. */
  get middle(): number {
    const { tank } = this.#viewer.composer;
    return tank >= 0 ? tank : this.#home;
  }

  readonly toggleGuns = (): void => {
    this.guns = !this.guns;
    if (this.guns && this.looked < 0) this.looked = this.middle;
    this.#viewer.tell(say(this.guns ? 'tool.guns.on' : 'tool.guns.off'));
  };
  readonly toggleDanger = (): void => {
    this.danger = !this.danger;
    this.#viewer.tell(say(this.danger ? 'tool.danger.on' : 'tool.danger.off', { n: this.dangers.size }));
  };
  readonly tellOwn = (): void => this.#viewer.tell(armyText(this.#viewer.stage.pos, this.#near));
  readonly tellEnemy = (): void => this.#viewer.tell(armyText(this.#viewer.stage.pos, this.#near ^ 1));
  readonly tellThreats = (): void => this.#viewer.tell(threatsText(this.#viewer.stage.pos));
  /** What a tip names. It outlasts a look at the past, and still names what it was about. */
  naming(tip: Tip): { readonly squares: string } | undefined {
    if (tip !== 'threat') return undefined;
    const names = [...this.warned].map((square) => squareName(square, this.#viewer.stage.pos.config.width));
    if (names.length > 0) this.#named = names.join(', ');
    return { squares: this.#named };
  }
  readonly open = (dialog: 'keys' | 'guide'): void => {
    this.dialog = dialog;
  };
}
