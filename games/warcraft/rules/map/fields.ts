/** The fields of map and turn: the marker, quests, what is pending between two actions (WOW-3 to WOW-11, WOW-18, 19). */
import { element, flag, int, oneOf, seatOrNone, seatSet } from '#engine/layout/domain.ts';
import { bits, grid, scalar, zones } from '#engine/layout/fields.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { CLASS_IDS } from '../../content/classes.ts';
import { FACTIONS } from '../../content/factions.ts';
import { ITEM_IDS } from '../../content/items/index.ts';
import { OVERLORDS } from '../../content/opponents.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { QUEST_COLOURS } from '../../content/quests/quest.ts';
import { REGIONS } from '../../content/regions.ts';
import { LAST_SPACE } from '../../content/tracks.ts';
import type { Config } from '../options.ts';
import { SOURCE_IDS } from '../sources.ts';

export const QUEST_IDS: readonly string[] = QUESTS.map(({ id }) => id);
const OVERLORD_IDS = OVERLORDS.map(({ id }) => id);
/** Where the turn stands; the fight returns here when it is decided. */
const COURSES = [
  'ended',
  'laboratory',
  'choosing',
  'turn',
  'inviting',
  'fight',
  'after',
  'closing',
  'managing',
  'finale',
  'drawing',
] as const;
/** The last battles: none yet, the final battle, the first and the second against Nefarian (WOW-22.9, 23). */
const FINALES = ['none', 'battle', 'dragonFirst', 'dragonSecond'] as const;
export const [NO_FINALE, FINAL_BATTLE, DRAGON_FIRST, DRAGON_SECOND] = [0, 1, 2, 3] as const;
export const [ENDED, LABORATORY, CHOOSING, TURN, INVITING, FIGHT, AFTER, CLOSING, MANAGING, FINALE, DRAWING] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A seat proposes at most this many trades between two actions, so that a game comes to its end. */
export const MOST_TRADES = 8;
const MOST_LAPS = 999;
const MOST_GOLD = 9999;

/** The eight quest decks: `alliance.grey` and so on. */
const deckNames = FACTIONS.flatMap((faction) => QUEST_COLOURS.map((colour) => `${faction}.${colour}`));
/** The number of the deck in which a quest begins. */
export const deckOfQuest = ({ faction, colour }: (typeof QUESTS)[number]): number =>
  FACTIONS.indexOf(faction) * QUEST_COLOURS.length + QUEST_COLOURS.indexOf(colour);
const deckOf = QUESTS.map(deckOfQuest);

export const mapFields = ({ heroes, seats }: Config, figures: number) => ({
  course: scalar(oneOf(COURSES)),
  /** The space of the turn marker, and how often it has gone round (WOW-3.1, 24.3). */
  space: scalar(int(1, LAST_SPACE)),
  lap: scalar(int(1, MOST_LAPS)),
  finale: scalar(oneOf(FINALES)),
  /** Who manages before a last battle: 0 and 1 for the factions in their order, 2: all have (WOW-23.2). */
  finalStep: scalar(int(0, 2)),
  overlord: scalar(element(OVERLORD_IDS)),
  overlordAt: scalar(element(REGIONS.map(({ id }) => id))),

  /** The seats in the order in which they choose, and how many characters are chosen (WOW-1.8). */
  chooseOrder: grid(seats, int(0, seats - 1)),
  chosen: scalar(int(0, heroes)),
  /** With three and five players: the seat with two characters (WOW-1.12). */
  double: scalar(seatOrNone(seats)),
  /** Choice → the character, or the class where factions are dealt later (WOW-1.9), and whose it is. */
  pickAs: grid(heroes, element(CHARACTERS.map(({ id }) => id))),
  pickClass: grid(heroes, element(CLASS_IDS)),
  pickSeat: grid(heroes, seatOrNone(seats)),

  /** The seat that decides about the next action, and seats that have passed the word on since the last one. */
  word: scalar(seatOrNone(seats)),
  yielded: scalar(seatSet(seats)),
  /** The character that must act at once (WOW-4.8), and whether it has prepared this action already. */
  bound: scalar(int(-1, heroes - 1, -1)),
  travels: grid(heroes, int(0, 9)),
  /** Has finished an action in this turn where it is, so that it may look at a counter or remove a plague token there. */
  hasActed: grid(heroes, flag()),
  /** Card → used in this faction turn (`oncePerTurn`). */
  usedTurn: bits(SOURCE_IDS),
  /** Characters that are invited to the challenge and have not answered, as bits (WOW-9.5). */
  invited: scalar(int(0, (1 << heroes) - 1)),
  /** Controllers that have nothing more to trade, and those whose characters are managed (WOW-10.5, 11.18). */
  closed: scalar(seatSet(seats)),
  managed: scalar(seatSet(seats)),
  /** Characters that have paid for active powers in this management, as bits: their window opens when all have managed. */
  spenders: scalar(int(0, (1 << heroes) - 1)),
  /** Defeated characters that have chosen where they come back (WOW-15.6). */
  placed: grid(heroes, flag()),
  /** Levels reached whose talent is still to be chosen (WOW-19.12). */
  owedTalents: grid(heroes, int(0, 4)),
  /** The loot of this combat is settled (WOW-17.18). */
  looted: scalar(flag()),
  /** What events give for this combat: 1 bosses are paid, 2 all (WOW-19.16). */
  warsChecked: scalar(flag()),
  eventPaid: scalar(int(0, 2)),

  /** The trade that is proposed: between whom, the gold that `offerBy` pays (negative: gets), and the items. */
  offerBy: scalar(int(-1, heroes - 1, -1)),
  offerTo: scalar(int(-1, heroes - 1, -1)),
  offerGold: scalar(int(-MOST_GOLD, MOST_GOLD, 0)),
  offered: bits(ITEM_IDS),
  trades: grid(seats, int(0, MOST_TRADES)),

  quests: zones(
    QUEST_IDS,
    {
      deck: { per: deckNames, see: 'secret', ordered: true },
      open: { per: FACTIONS, see: 'open', ordered: false },
      /** Completed, with the reward still to come; by the faction that gets it (WOW-18.9). */
      claimed: { per: FACTIONS, see: 'open', ordered: false },
      done: { per: 'table', see: 'open', ordered: false },
      /** Grey quests that were not drawn at the start: nobody sees which (WOW-2.14, 25.3). */
      removed: { per: 'table', see: 'secret', ordered: false },
    },
    'deck',
    (quest) => ['deck', deckOf[quest]!],
  ),
  /** Figure → the quest whose creature it is; none: an independent one, or in stock (WOW-18.3). */
  questOf: grid(figures, element(QUEST_IDS)),
});
