/** What the page for programs says about World of Warcraft: The Board Game beyond the schemas. */
import type { RefereeGuide } from '#games/manifest.ts';
import { ITEM_IDS } from './content/items/index.ts';
import { REGIONS } from './content/regions.ts';
import { attackExamples } from './referee/attack-examples.ts';
import { defenceExamples } from './referee/defence-examples.ts';
import { eventExamples } from './referee/event-examples.ts';
import { rewardExamples } from './referee/reward-examples.ts';
import { state } from './referee/state.ts';
import { turnExamples } from './referee/turn-examples.ts';
import { EVENT_IDS, TITLES } from './rules/event-cards/fields.ts';
import { QUEST_IDS } from './rules/map/fields.ts';
import { CLASS_CARD_IDS, FINISHER_IDS, SOURCE_IDS } from './rules/sources.ts';
import { FIGURE_IDS } from './rules/state.ts';

export const guide: RefereeGuide = {
  notation: `### Who plays whom

Factions have numbers: 0 Alliance, 1 Horde. With 2 to 4 players there are four characters, with 5 and 6 there are six.
They are called \`alliance-1\`, \`alliance-2\`, … \`horde-1\`, …, and lists by character have them in this order, from 0: with four
characters number 2 is \`horde-1\`. With 2 players each seat has both characters of a faction. With 3 and 5 players one seat,
\`double\`, has two characters. It decides for each of them by name. In \`chooseSeatClass\` a seat chooses all its characters at
once: \`choose brebo-bigshot choose burbonn-fang\`. Numbers among the characters are given when all have chosen; \`seatOf\`
says whose each is. What a faction decides is asked of one seat, the one of WOW-3.16: see \`owing\`. The referee has no proposals, so with it
\`teamDecision\` makes no difference; nor does \`guidedFirstGame\`, which only gives advice.

### How a decision is written

A decision is a row of pairs, a word and what it is about: \`travel horde-1 into undercity\`. Some words stand alone: \`roll\`.
HERO is a character such as \`horde-1\`, N a whole number up to 1023, DIE a die with its colour and result (\`R6\`, \`B8\`, \`G1\`, a spotted one
\`R6*\`, one that is not rolled \`R\`), FIGURE a creature such as \`murloc-green-1\`. Dice are \`red\`, \`blue\` or \`green\`, quests \`grey\`, \`green\`, \`yellow\` or \`red\`,
BOX is \`damage\`, \`defense\` or \`attrition\`. Card areas are counted from 1; which cards
an area takes depends on the class (\`CONTENT-4\` of the rules), and \`steps\` offers only what fits.
Racial abilities are \`racial-1\` to \`racial-6\`, by the number of the character among all, from 1: with four characters \`racial-3\`
is that of \`horde-1\`. Events and refusals call it by its name, such as \`bloodfury\`. \`CARD#2\` is the second ability of a card. Of several copies of an item or event each
has a number (\`bent-staff-2\`); events of the match say \`card\` for the kind (\`bent-staff\`) and \`item\` for the copy. Of things that are alike, such as copies at the
merchant or creatures of one group, only the one that \`steps\` names can be written.

\`…\` after a pair means that it may be repeated, word and all: \`train horde-1 learn immolate learn shadow-bolt\`. Parts stand in the
order of the table below, areas in ascending order; \`WRONG_ORDER\` or \`BAD_DECISION\` says which one does not. Capitals, blanks and
commas do not matter, nor does the order of repeated \`sell\`, \`buy\`, \`learn\`, \`give\`, \`take\`, \`invite\`, \`join\`, \`wear\`, \`again\`,
\`relearn\`, \`pay\`, \`leave\`, \`choose\` and \`as\`. Dice stand in the order red, blue, green, low to high. \`steps\` lists what may follow a draft, which
is the same text broken off after one of its pairs; \`complete\` says whether it is already a decision. \`act\` refuses
one that is not: \`INCOMPLETE\`, or what is still wrong with it, such as \`BAG_TOO_FULL\`.

| asked | decisions |
| --- | --- |
| \`chooseSeatClass\` | \`choose CHARACTER …\`; with drawn factions \`as CLASS …\` |
| \`action\`, \`actToo\` | \`travel HERO\` with \`use CARD …\`, then \`into REGION\`; \`teleport HERO into REGION\`; \`rest HERO\` with \`use CARD …\`, \`health N\`; \`train HERO learn CARD …\`; \`town HERO\` with \`sell ITEM …\`, \`buy ITEM …\` (each with its \`drop ITEM\`, where the bag is full and \`buyWithFullBag\` is \`replace\`), \`learn CARD …\`, \`health N\`; \`challenge HERO\` with \`into REGION\` (Intercept), then \`group FIGURE\`, \`opponent ID\` or \`enemies\`, then \`invite HERO …\`; \`pass HERO\`, \`yield\`; \`before HERO use CARD\` with \`on HERO …\`; \`power HERO use CARD\` |
| \`trade\` | \`trade HERO on HERO\` with \`give ITEM …\`, \`take ITEM …\`, \`gold N\` or \`asks N\` |
| \`inviteAnswer\` | \`join HERO …\`, \`decline\` |
| \`tradeAnswer\` | \`accept\`, \`reject\` |
| \`closeTrading\`, \`closeToo\` | \`close\` |
| \`freeAct\` | \`cleanse HERO\`, \`peek HERO\` |
| \`manage\`, \`finalManage\` | for each character \`manage HERO\`, then \`area N wear CARD …\` for each area, at the end \`again CARD …\` |
| \`chooseAttacker\` | \`attack HERO\` |
| \`dicePool\` | \`off CARD\`; \`use CARD\` as in \`useAbility\`; \`roll\` with \`pay COLOUR …\`, \`leave COLOUR …\` |
| \`reroll\` | \`reroll DIE …\`, \`spare\` |
| \`useAbility\`, \`react\` | \`use CARD\` with \`free\` first, then what it asks for, in the order of its own effects: \`times N\`, \`die DIE\`, \`to BOX\`, \`colour COLOUR\`, \`card CARD\`, \`on HERO\`, \`creature FIGURE\`, \`area N\`; \`done\`; in \`useAbility\` also \`foe\` |
| \`kelSpots\` | \`spot N\` |
| \`nefarianHits\` | \`damage N times N\`: hits in the damage and in the defence box |
| \`killCreatures\` | \`kill FIGURE\`, \`fell\`, \`spare\` |
| \`assignWound\` | \`wound HERO\`, \`pet HERO\` |
| \`wildkinUnequip\` | \`unequip CARD\` |
| \`pvpArmor\` | \`armor N\` |
| \`loot\` | \`loot ITEM on HERO\` with \`drop ITEM\`, \`forgo\` |
| \`respawn\` | \`into REGION\` |
| \`questOrder\` | \`quest QUEST\` |
| \`rewardItem\`, \`rewardSpecial\` | \`keep ITEM on HERO\` with \`drop ITEM\`; of special items also \`forgo\` |
| \`talent\` | \`talent CARD\` |
| \`newQuest\` | \`draw COLOUR\` |
| \`dropItem\` | \`drop ITEM\` |
| \`eventChoice\` | \`gains\`, \`health N\`, \`fly REGION\`, \`buy ITEM\` with \`drop ITEM\`, \`sell ITEM\`, \`give ITEM\`, \`replace QUEST draw COLOUR\`, \`group FIGURE into REGION\`, \`relearn CARD …\`, \`skip\` |
| \`bid\` | \`bid HERO gold N …\` |
| \`moveOverlord\` | \`advance REGION\` |

\`actToo\`, \`trade\`, \`closeToo\` and \`freeAct\` are not asked: a seat may do so while a partner decides, and has to name its \`seat\`; \`trade\` and \`freeAct\` also while it is
asked itself. An action or trade that it cannot do is refused with the reason, whatever else such a seat writes as \`OTHER_QUESTION\`; \`asked\` names what it may do. \`closeTrading\`
is asked only where somebody of the faction can still trade or do a \`freeAct\`, then of all its seats. A question may have only one answer, such as \`roll\`, \`close\` or \`skip\`.
All seats that are asked in \`inviteAnswer\`, \`manage\`, \`finalManage\`, \`pvpArmor\` and \`bid\` answer independently of each other.

### What the words do

| word | what it does |
| --- | --- |
| \`travel HERO into REGION\` | one travel action; REGION is where it ends, the way is found; \`use CARD\` before it names cards that lengthen it (Aspect of the Cheetah, Trusty Mount) |
| \`rest HERO\`, \`town HERO\` with \`health N\` | N of the points that are regained are Health, the others Energy; what is more than the character can hold is lost. \`rest\` needs it, except where only one split loses nothing: there it is not written. In \`town\` it is optional; left out, nothing is regained. \`NO_SPLIT\` says which N are allowed, \`NOTHING_TO_CHOOSE\` that none is written |
| \`pass HERO\` | gives up one action of this character |
| \`yield\` | lets a partner decide about the next action, where one has an action left and has not yielded since the last action |
| \`before HERO use CARD\` | a card that is used before an action, which HERO must take at once; \`on HERO …\` names whom Portal or Ritual of Summoning moves |
| \`power HERO use CARD\` | a card whose use is an action (Prayer of Healing) |
| \`challenge HERO group FIGURE\` | against the group for which this figure stands, in the region of HERO or, with \`into\`, an adjacent one; \`steps\` names one figure of each group. \`opponent ID\`: a boss, the overlord, or \`kazzak\` for the counter there, which is turned over (WOW-22.11); \`words\` of \`boss\` lists them. \`enemies\`: all characters of the other faction there. \`invite HERO\`: characters of one’s own join at once, others are asked |
| \`trade HERO on HERO give ITEM gold N\` | the first HERO proposes: gives items and N gold, \`take ITEM\` and \`asks N\` say what it wants. Two characters of one seat trade at once. The first action of a turn comes before any trade (WOW-10.2) |
| \`manage HERO area N wear CARD\` | says the whole arrangement of HERO: what is not named is taken off. So \`manage HERO\` alone takes everything off |
| \`again CARD\` | of an active power that was on the sheet before and is named with \`wear\`: it counts as equipped anew; its Energy is paid again, and a pet or demon is at full Health (WOW-11.10) |
| \`off CARD\` | switches a card off for this round, before its owner does anything else with the dice pool |
| \`roll\` with \`pay COLOUR\`, \`leave COLOUR\` | rolls the pool: \`pay\` names the dice that stun and curse take, \`leave\` dice that are not rolled |
| \`reroll DIE\`, \`spare\` | which dice are rolled again; \`spare\`: none |
| \`use CARD\` | uses an ability; \`free\`: without its Energy, where a card allows it; \`times N\`: how often, or how many dice or hits (with Resurrection: points that are Health); the other pairs name what it is about. \`steps\` asks for them one by one; what leaves no choice is not written |
| \`foe\` | the special ability of the opponent acts now, before more of yours (WOW-13.10) |
| \`done\` | nothing more of this character in this window; an ability of the opponent that is due acts then, and one is asked again if something can still be used |
| \`spot N\` | so many dice are spotted for Kel’Thuzad’s ability: N attrition hits |
| \`kill FIGURE\`, \`fell\`, \`spare\` | defeats one creature with the hits, and is asked again; \`fell\`: the boss or overlord; \`spare\`: no more now |
| \`pet HERO\` | the pet or demon of HERO takes the wound |
| \`armor N\` | N armour tokens remove a hit each from the enemy’s damage box, the others one each from its defence box; every token also removes one from its attrition box (WOW-17.5) |
| \`keep ITEM on HERO\`, \`loot ITEM on HERO\` | HERO gets it; with a full bag \`drop ITEM\`, which may be the new item, names what goes to the merchant – in \`loot\` only with the option \`faqLoot\`, otherwise HERO needs room (WOW-17.15); \`forgo\`: nothing is taken from this enemy, or of these special items |
| \`bid HERO gold N\` | a bid for each of your characters, in the order of their numbers; 0 is allowed, and wins only by lot, where all bid 0 (WOW-21.23) |
| \`gains\`, \`skip\` | takes the gold that Professions and Crafts or Another Path to Power offers; declines what an event offers |
| \`relearn CARD …\` | the whole new set of talents, with those that are kept |
| \`give ITEM\` in \`eventChoice\` | the item that a boss takes |
| \`cleanse HERO\`, \`peek HERO\` | removes the plague token where HERO is, for 3 Energy, and HERO gains 1 experience point (WOW-21.21); looks at Kazzak’s counter there, which the \`view\` of its faction shows from then on |

### How it ends

\`outcome.reason\` is \`fight\` when a faction has won the decisive fight: its seats have rank 1, the others the rank
after them: \`[3,1,1]\` where seats 2 and 3 have won. It is \`nobody\` when no faction has won it: both have been defeated, or it was stopped after 40 rounds with equal Health
(WOW-13.20); all have rank 1. With \`noTurnLimit\` a game ends only by a victory over the overlord, or by the last battles
against Nefarian at the Bulwark (WOW-24.3); a program that never attacks Kel’Thuzad or Kazzak plays for ever.

A whole game has about 200 to 1300 decisions, and the fewest with 2 seats. Without the overlord’s defeat a game lasts 30
turns and the final battle; only Nefarian ends it before that, from about turn 18 on, on reaching the Bulwark: then about
120 decisions may be all.

### Rules, names and numbers

\`{"do":"rules","game":"warcraft"}\` answers with the whole rulebook; \`"clause":"WOW-13.3"\` picks the clause of a refusal. Its chapter
\`CONTENT\` has tables of all characters, regions with their neighbours, capacities, card areas with what is printed there, cards with their costs and effects, items,
creatures, bosses, quests and events; look for a table by its first row, since its number may change. \`{"do":"words","game":"warcraft","of":"card"}\` gives the English name of each id of a kind: \`card\`,
\`region\`, \`quest\`, \`creature\`, \`eventCard\`, \`character\`, \`class\`, \`boss\`. In the same way \`event\` explains the events of the match
and their fields, \`refusal\` what each code means, \`point\` what is asked.`,
  table: { seats: 4, options: {} },
  state,
  ids: {
    Regions: REGIONS.map(({ id }) => id),
    Quests: QUEST_IDS,
    Figures: FIGURE_IDS,
    'Event cards': EVENT_IDS,
    'Titles of events': TITLES,
    'Class cards': CLASS_CARD_IDS,
    Items: ITEM_IDS,
    'Cards – class cards, items, and': SOURCE_IDS.slice(CLASS_CARD_IDS.length + ITEM_IDS.length),
    'Finishing moves': FINISHER_IDS,
  },
  points: { ...turnExamples, ...attackExamples, ...defenceExamples, ...rewardExamples, ...eventExamples },
};
