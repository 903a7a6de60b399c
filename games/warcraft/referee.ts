/** What the page for programs says about World of Warcraft: The Board Game beyond the schemas. */
import type { RefereeGuide } from '#games/manifest.ts';
import { attackExamples } from './referee/attack-examples.ts';
import { defenceExamples } from './referee/defence-examples.ts';
import { eventExamples } from './referee/event-examples.ts';
import { rewardExamples } from './referee/reward-examples.ts';
import { state } from './referee/state.ts';
import { turnExamples } from './referee/turn-examples.ts';

export const guide: RefereeGuide = {
  notation: `A decision is a row of pairs, a word and what it is about: \`travel horde-1 into undercity\`. Characters are \`alliance-1\`
to \`alliance-3\` and \`horde-1\` to \`horde-3\`. Cards, regions, quests and opponents are written by their ids; of several copies of an
item or event each has a number (\`bent-staff-2\`); figures are \`murloc-green-1\`; dice are \`R6\`, \`B8\`, \`G1\`, a spotted one \`R6*\`; card
areas are counted from 1. Racial abilities are \`racial-1\` to \`racial-6\`. \`CARD#2\` is the second ability of a card. Capitals, blanks
and commas do not matter, nor does the order within a set, such as items to be sold.

| asked | decisions |
| --- | --- |
| \`chooseSeatClass\` | \`choose CHARACTER\`; with drawn factions \`as CLASS\` |
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
| \`eventChoice\` | \`gains\`, \`health N\`, \`fly REGION\`, \`buy ITEM\`, \`sell ITEM\`, \`drop ITEM\`, \`replace QUEST draw COLOUR\`, \`group FIGURE into REGION\`, \`relearn CARD …\`, \`skip\` |
| \`bid\` | \`bid HERO gold N …\` |
| \`moveOverlord\` | \`advance REGION\` |

\`steps\` lists what may follow a draft, which is the same text broken off after one of its pairs. \`actToo\`, \`trade\`,
\`closeToo\` and \`freeAct\` are not asked: a seat may do so while a partner decides. All seats that are asked in
\`inviteAnswer\`, \`manage\`, \`finalManage\`, \`pvpArmor\` and \`bid\` answer independently of each other.

With \`guidedFirstGame\` the points \`chooseSeatClass\`, \`action\`, \`actToo\` and \`talent\` may have \`params.advice\`: a decision that
the seat could make (WOW-24.7).

Without a limit of turns no rule ends the game of players who do not defeat the overlord. After 20 000 decisions it ends as
unfinished; a round of answers that are given independently counts as one.`,
  table: { seats: 4, options: {} },
  state,
  points: { ...turnExamples, ...attackExamples, ...defenceExamples, ...rewardExamples, ...eventExamples },
};
