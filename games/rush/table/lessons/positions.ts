/** Positions of the tasks: what lies where when the learner, seat 1, is to play cards. The opponent is seat 2. */
import type { JsonObject } from '#engine/layout/json.ts';
import type { OptionValues } from '#engine/options.ts';
import type { PlaceName } from '../../rules/events.ts';

/** Single cards by their own ids, such as `engineer-1`; a Vehicle has the id of its kind. */
type Cards = readonly string[];

export interface Scene {
  readonly hand: Cards;
  /** Slot 0 first. */
  readonly reserve: Cards;
  /** The learner's Garage and Depot, from the top. */
  readonly garage?: Cards;
  readonly depot?: Cards;
  readonly theirDepot?: Cards;
  readonly on?: Readonly<Record<PlaceName, string>>;
  readonly damaged?: readonly PlaceName[];
  /** Medals that are on no pile and in no squad. */
  readonly gone?: Cards;
  readonly achievements?: readonly string[];
  /** Whether the opponent is the First Player, so that the round ends with the learner's turn. */
  readonly lastOfRound?: boolean;
}

/** Nobody leads in these as long as nobody has such Vehicles. */
export const LEVEL_ACHIEVEMENTS = ['ach-light', 'ach-spg', 'ach-auxiliary'];

const GARAGE = ['engineer-3', 'engineer-4', 'volunteers-1'];

/** A match that begins with this position. */
export const at = (scene: Scene): { readonly options: OptionValues; readonly position: JsonObject } => {
  const first = scene.lastOfRound ? 2 : 1;
  const { on = {}, garage = GARAGE, depot = [], theirDepot = [] } = scene;
  return {
    options: { firstPlayer: String(first) },
    position: {
      asked: 'stepTwo',
      turnOf: 1,
      first,
      round: 4,
      damagedBases: scene.damaged ?? [],
      card: {
        hand: [scene.hand, ['engineer-5', 'engineer-6', 'volunteers-2']],
        garage: [garage, ['engineer-7', 'engineer-8', 'technician-2']],
        depot: [depot, theirDepot],
        reserve: scene.reserve,
        graveyard: scene.gone ?? [],
        defender: Object.fromEntries(Object.entries(on).map(([place, vehicle]) => [place, [vehicle]])),
      },
      achievement: { inGame: scene.achievements ?? ['ach-bases', 'ach-heavy', 'ach-medals-usa'] },
    },
  };
};

/** Medals of a kind, from copy `from` to copy `to`. */
export const medals = (kind: string, from: number, to: number): Cards =>
  Array.from({ length: to - from + 1 }, (_, i) => `medal-${kind}-${from + i}`);
