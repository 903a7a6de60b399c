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
says whose each is.

### How a decision is written

A decision is a row of pairs, a word and what it is about: \`travel horde-1 into undercity\`. Some words stand alone: \`roll\`.
HERO is a character such as \`horde-1\`, N a whole number, DIE a die with its colour and result (\`R6\`, \`B8\`, \`G1\`, a spotted one
\`R6*\`), FIGURE a creature such as \`murloc-green-1\`. Dice are \`red\`, \`blue\` or \`green\`, quests \`grey\`, \`green\`, \`yellow\` or \`red\`,
BOX is \`damage\`, \`defense\` or \`attrition\`. Card areas are counted from 1; which cards
an area takes depends on the class (WOW-11.2), and \`steps\` offers only what fits.
Racial abilities are \`racial-1\` to \`racial-6\`. \`CARD#2\` is the second ability of a card. Of several copies of an item or event each
has a number (\`bent-staff-2\`); events of the match say \`card\` for the kind (\`bent-staff\`) and \`item\` for the copy.

\`…\` after a pair means that it may be repeated, word and all: \`train horde-1 learn immolate learn shadow-bolt\`. Parts stand in the
order of the table below, areas in ascending order, and \`WRONG_ORDER\` says which one does not. Capitals, blanks and commas
do not matter, nor does the order of repeated pairs, such as items to be sold. \`steps\` lists what may follow a draft, which
is the same text broken off after one of its pairs; \`complete\` says whether it is already a decision. \`act\` refuses
one that is not: \`INCOMPLETE\`.

| asked | decisions |
| --- | --- |
| \`chooseSeatClass\` | \`choose CHARACTER …\`; with drawn factions \`as CLASS …\` |
| \`action\`, \`actToo\` | \`travel HERO into REGION …\`, \`teleport HERO into REGION …\`, \`rest HERO health N\`, \`train HERO learn CARD …\`, \`town HERO\` with \`sell ITEM …\`, \`buy ITEM …\`, \`drop ITEM …\`, \`learn CARD …\`, \`health N\`; \`challenge HERO\` with \`into REGION\` (Intercept), then \`group FIGURE\`, \`opponent ID\` or \`enemies\`, then \`invite HERO …\`; \`pass HERO\`, \`yield\`; \`before HERO use CARD …\`, \`power HERO use CARD\` |
| \`trade\` | \`trade HERO on HERO\` with \`give ITEM …\`, \`take ITEM …\`, \`gold N\` or \`asks N\` |
| \`inviteAnswer\` | \`join HERO …\`, \`decline\` |
| \`tradeAnswer\` | \`accept\`, \`reject\` |
| \`closeTrading\`, \`closeToo\` | \`close\` |
| \`freeAct\` | \`cleanse HERO\`, \`peek HERO\` |
| \`manage\`, \`finalManage\` | for each character \`manage HERO\`, then \`area N wear CARD\` or \`area N again CARD\` … |
| \`chooseAttacker\` | \`attack HERO\` |
| \`dicePool\` | \`off CARD\`, \`use CARD …\`, \`roll\` with \`pay COLOUR …\`, \`leave COLOUR …\` |
| \`reroll\` | \`reroll DIE …\`, \`use CARD …\`, \`spare\` |
| \`useAbility\`, \`react\` | \`use CARD\` with what it asks for: \`times N\`, \`die DIE\`, \`to BOX\`, \`colour COLOUR\`, \`card CARD\`, \`on HERO\`, \`creature FIGURE\`, \`area N\`, \`free\`; \`foe\`, \`done\` |
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
| \`eventChoice\` | \`gains\`, \`health N\`, \`fly REGION\`, \`buy ITEM\`, \`sell ITEM\`, \`give ITEM\`, \`replace QUEST draw COLOUR\`, \`group FIGURE into REGION\`, \`relearn CARD …\`, \`skip\` |
| \`bid\` | \`bid HERO gold N …\` |
| \`moveOverlord\` | \`advance REGION\` |

\`actToo\`, \`trade\`, \`closeToo\` and \`freeAct\` are not asked: a seat may do so while a partner decides; it has to name its \`seat\`.
All seats that are asked in \`inviteAnswer\`, \`manage\`, \`finalManage\`, \`pvpArmor\` and \`bid\` answer independently of each other.

### What the words do

| word | what it does |
| --- | --- |
| \`travel HERO into REGION\` | one travel action; REGION is where it ends, the way is found |
| \`rest HERO\`, \`town HERO\` with \`health N\` | N of the points that are regained are Health, the others Energy; left out: as few Health as allowed. \`NO_SPLIT\` says which N are allowed |
| \`pass HERO\` | gives up one action of this character |
| \`yield\` | lets a partner decide about the next action |
| \`before HERO use CARD\` | a card that is used before an action, which must follow at once; \`on HERO\` names whom it moves |
| \`power HERO use CARD\` | a card whose use is an action |
| \`challenge HERO group FIGURE\` | against the group that this figure belongs to, in the region of HERO; \`opponent ID\`: a boss or the overlord; \`enemies\`: the characters of the other faction there |
| \`trade HERO on HERO give ITEM gold N\` | the first HERO proposes: gives items and N gold, \`take ITEM\` and \`asks N\` say what it wants. Two characters of one seat trade at once |
| \`manage HERO area N wear CARD\` | says the whole arrangement of HERO: what is not named is taken off. So \`manage HERO\` alone takes everything off |
| \`again CARD\` | pays the Energy of an active power that stays where it is once more (WOW-11.9) |
| \`off CARD\` | switches a card off for this round, before anything else of the dice pool |
| \`roll\` with \`pay COLOUR\`, \`leave COLOUR\` | rolls the pool: \`pay\` names the dice that stun and curse take, \`leave\` dice that are not rolled |
| \`reroll DIE\`, \`spare\` | which dice are rolled again; \`spare\`: none |
| \`use CARD\` | uses an ability; \`free\`: without its Energy, where a card allows it; \`times N\`: so often; the other pairs name what it is about. \`steps\` asks for them one by one |
| \`foe\` | the special ability of the opponent acts now |
| \`done\` | nothing more in this window |
| \`kill FIGURE\`, \`fell\`, \`spare\` | which creature the hits defeat; \`fell\`: the boss or overlord, \`spare\`: none |
| \`pet HERO\` | the pet or demon of HERO takes the wound |
| \`armor N\` | removes N hits from the enemy’s damage box; the others of your armour come from its defence box |
| \`keep ITEM on HERO\`, \`loot ITEM on HERO\` | HERO gets it; with a full bag \`drop ITEM\` names what goes to the merchant; \`forgo\`: nobody takes anything |
| \`bid HERO gold N\` | the bid of each of your characters, 0 for none |
| \`gains\`, \`skip\` | takes what the event gives; nothing |
| \`give ITEM\` in \`eventChoice\` | the item that a boss takes |
| \`cleanse HERO\`, \`peek HERO\` | removes the plague token, or looks at Kazzak’s counter, where HERO is |

### How it ends

\`outcome.reason\` is \`fight\` when a faction has won the decisive fight: its seats have rank 1, the others the next
rank. It is \`nobody\` when no faction is left standing: all have rank 1. With \`noTurnLimit\` a game ends only by a victory
over the overlord; a program that never attacks it plays for ever.

### Rules, names and numbers

\`{"do":"rules","game":"warcraft"}\` answers with the whole rulebook; \`"clause":"WOW-13.3"\` picks the clause of a refusal. Its chapter
\`CONTENT\` has tables of all characters, regions with their neighbours, capacities, cards with their costs and effects, items,
creatures, bosses, quests and events. \`{"do":"words","game":"warcraft","of":"card"}\` gives the English name of each id of a kind: \`card\`,
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
