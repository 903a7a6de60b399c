/** The words of effects in English. */
import type { Amount, Filter } from '../../content/effects/kinds.ts';
import { coloursOf, isAnyColour, isAnyFace, isNoLimit, signed, type Wording } from '../effects.ts';

const COLOURS = ['red', 'blue', 'green'];
/** With a blank behind it; nothing for any colour. */
const colours = (set: number): string =>
  isAnyColour(set)
    ? ''
    : `${coloursOf(set)
        .map((one) => COLOURS[one])
        .join(' or ')} `;
const die = (count: number): string => (count === 1 ? 'die' : 'dice');
const faces = (filter: Filter): string => {
  const { low, high } = filter;
  if (isAnyFace(filter)) return '';
  if (low === high) return ` showing ${low}`;
  if (high === 8) return ` showing ${low} or more`;
  return ` showing ${low}${high === low + 1 ? ' or ' : ' to '}${high}`;
};
/** `2 red or blue dice showing 7 or more`. */
const dice = (filter: Filter, count: number): string =>
  `${count} ${colours(filter.colours)}${die(count)}${faces(filter)}`;
/** `red dice showing 8`, without a number. */
const some = (filter: Filter): string => `${colours(filter.colours)}dice${faces(filter)}`;
const one = (filter: Filter): string => `${colours(filter.colours)}die${faces(filter)}`;
const newDice = (set: number, count: number): string =>
  isAnyColour(set) ? `${count} ${die(count)} of any colour` : `${count} ${colours(set)}${die(count)}`;

const BOXES = {
  damage: 'the damage box',
  defense: 'the defence box',
  attrition: 'the attrition box',
  'damage/defense': 'the damage or the defence box',
};
const RESOURCES = { health: 'Health', energy: 'Energy' };
const hits = (count: number): string => `${count} ${count === 1 ? 'hit' : 'hits'}`;
const tokens = (count: number, sort: string): string =>
  `${count} ${sort} ${count === 1 ? 'token' : 'tokens'}`;
const points = (amount: Amount, resource: 'health' | 'energy'): string => {
  if (amount === 'full') return `all ${RESOURCES[resource]}`;
  if (amount === 'level') return `${RESOURCES[resource]} equal to your level`;
  return `${amount} ${RESOURCES[resource]}`;
};
const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);
const article = (value: number): string => (value === 8 ? 'an' : 'a');
/** What dice are turned into. */
const into = (count: number, value: number, colour: number | undefined): string => {
  const many = count > 1;
  if (colour === undefined) return many ? ` into ${value}s` : ` into ${article(value)} ${value}`;
  if (isAnyColour(colour))
    return many ? ` into ${value}s of any colour` : ` into ${article(value)} ${value} of any colour`;
  return many ? ` into ${colours(colour)}${value}s` : ` into a ${colours(colour)}${value}`;
};
const less = (change: number): string => `${Math.abs(change)} Energy ${change < 0 ? 'less' : 'more'}`;

export const effects: Wording = {
  windows: {
    learn: 'when you choose this talent',
    turnStart: 'at the start of your faction’s turn',
    beforeAction: 'before an action',
    'action(own)': 'as an action',
    'action(travel)': 'as a travel action',
    'action(challenge)': 'with a challenge',
    travel: 'when you travel',
    afterTravel: 'after travelling',
    rest: 'when you rest',
    roundStart: 'at the start of a combat round',
    poolStart: 'at the start of your dice pool',
    poolEnd: 'at the end of your dice pool',
    rerollStart: 'before your reroll',
    rerollEnd: 'after your reroll',
    place: 'when you place tokens',
    placeEnd: 'after placing tokens',
    defense: 'in the defence phase',
    'healthLost(self)': 'when you lose Health',
    'healthLost(friend)': 'when you or a friend in the fight loses Health',
    'defeated(self)': 'when you are defeated',
    'defeated(friend)': 'when a friend in the fight is defeated',
    energySpent: 'when you have spent Energy',
    roundEnd: 'at the end of a combat round',
    combatEnd: 'after a fight',
    passive: '',
    judgement: 'judgement',
  },
  foeWindows: {
    always: '',
    roundStart: 'at the start of every round',
    rerollEnd: 'after each character’s reroll',
    place: 'when a character places tokens',
    placeEnd: 'after a character has placed tokens',
    beforeMove: 'after the wounds',
    resolutionEnd: 'at the end of the resolution',
  },
  allyWindows: {
    poolStart: 'at the start of your own or a friend’s dice pool, for the character who is rolling',
    rerollEnd: 'after your own or a friend’s reroll, for the character who is rolling',
  },
  everyRound: 'every round',
  firstRound: { poolStart: 'in the first round of a fight', roundStart: 'at the start of a fight' },
  always: (lead) => `always ${lead}`,
  afterUse: (lead) => `once this card is used, ${lead}`,
  when: (conditions) => `if ${conditions}`,
  price: (energy) => `for ${energy} Energy`,
  freeWhen: (conditions) => `at no cost if ${conditions}`,
  and: 'and',
  or: 'or',
  afterwards: '; then ',
  dice: (parts, join) => `add ${join(parts.map(([set, count]) => newDice(set, count)))}`,
  name: (_kind, name) => name,

  tests: {
    firstRound: () => 'it is the first round',
    'round>=': ({ args: [round] }) => `it is round ${round} or later`,
    used: ({ args: [cards] }, { any }) => `you have used ${any('card', cards)} this round`,
    usedLastRound: ({ args: [cards] }, { any }) => `you used ${any('card', cards)} in the round before`,
    unharmedLastRound: () => 'you lost no Health in the round before',
    equipped: ({ args: [cards] }, { any }) => `${any('card', cards)} is equipped`,
    equippedCategory: ({ args: [names] }, { any }) =>
      `a power of the category ${any('category', names)} is equipped`,
    equippedTrait: ({ args: [traits] }, { any }) => `an item of the sort ${any('trait', traits)} is equipped`,
    noneEquipped: ({ args: [names] }, { any }) =>
      `no power of the category ${any('category', names)} is equipped`,
    talent: ({ args: [cards] }, { any }) => `you have the talent ${any('card', cards)}`,
    'opponents>=': ({ args: [least] }) => `there are at least ${least} opponents`,
    diceShow: ({ args: [filter, count] }) => `you have at least ${dice(filter, count)}`,
    pve: () => 'you do not fight against characters',
    creatures: () => 'you fight against a group of creatures',
    strongEnemy: () => 'a red creature, a boss, the overlord or characters are against you',
    opponentDefeated: () => 'an opponent was defeated and you were not',
    placedCombo: () => 'you have placed a combo token this round',
    oncePerTurn: () => 'you have not used it yet this turn',
  },

  ops: {
    if: (op, { when, follows, otherwise }) =>
      op.else.length === 0 ? `if ${when}, ${follows}` : `if ${when}, ${follows}; otherwise ${otherwise}`,
    dicePerAlly: ({ args: [set, count] }) =>
      `add ${newDice(set, count)} for every undefeated friend in the fight, yourself included`,
    creatureDice: ({ args: [set, divisor] }) =>
      `choose a creature of the group and add ${colours(set)}dice: its Attack divided by ${divisor}, rounded down`,
    preset: ({ args: [set, first, second] }) =>
      `set two ${colours(set)}dice of the pool to ${first} and ${second} instead of rolling them`,
    recolourPool: ({ args: [from, to, most] }) =>
      isNoLimit(most)
        ? `exchange any number of ${colours(from)}dice for ${colours(to)}dice before rolling`
        : `exchange up to ${most} ${colours(from)}dice for ${colours(to)}dice before rolling`,
    limitPool: ({ args: [set, most] }) =>
      most === 0 ? `you roll no ${colours(set)}dice` : `you roll at most ${most} ${colours(set)}${die(most)}`,
    dropBeforeRoll: ({ args: [set, count] }) => `remove ${newDice(set, count)} before rolling`,
    reroll: ({ args: [value] }) => `Reroll ${signed(value)}`,
    attrition: ({ args: [value] }) => `Attrition ${signed(value)}`,
    threat: ({ args: [value] }) => `Threat ${signed(value)}`,
    noReroll: () => 'your Reroll value does not count this round',
    noRerollColour: ({ args: [set] }) => `the Reroll value rolls no ${colours(set)}dice again this round`,
    spot: ({ args: [filter, count] }, { follows }) => `spot ${dice(filter, count)}, then ${follows}`,
    spotEach: ({ args: [filter, most, size = 1] }, { follows }) => {
      const what =
        size === 1
          ? `for each ${one(filter)} that you spot`
          : `for every ${dice(filter, size)} that you spot`;
      return isNoLimit(most) ? `${what}, ${follows}` : `${what}, at most ${times(most)}, ${follows}`;
    },
    change: ({ args: [filter, count, value, colour] }) =>
      `turn ${dice(filter, count)}${into(count, value, colour)}`,
    changeUpTo: ({ args: [filter, most, value, colour] }) =>
      isNoLimit(most)
        ? `turn any number of ${some(filter)}${into(most, value, colour)}`
        : `turn up to ${dice(filter, most)}${into(most, value, colour)}`,
    shift: ({ args: [filter, most, by] }) =>
      `${by < 0 ? 'lower' : 'raise'} ${most === 1 ? '' : 'up to '}${dice(filter, most)} by ${Math.abs(by)}`,
    removeDice: ({ args: [filter, count] }, { follows }) => `remove ${dice(filter, count)}, then ${follows}`,
    removeEach: ({ args: [filter, most] }, { follows }) => {
      if (most === 'rerollValue')
        return `remove ${some(filter)}, up to your Reroll value; for each, ${follows}`;
      return isNoLimit(most)
        ? `remove any number of ${some(filter)}; for each, ${follows}`
        : `remove up to ${dice(filter, Number(most))}; for each, ${follows}`;
    },
    removeAll: ({ args: [filter] }) => `remove all ${some(filter)}`,
    discardDie: ({ args: [count] }) => `remove ${count} ${die(count)} of your choice`,
    rerollSeparate: ({ args: [filter, most] }) => {
      const which =
        most === 'level' || isNoLimit(most)
          ? `any number of ${some(filter)}`
          : `up to ${dice(filter, Number(most))}`;
      const limit = most === 'level' ? ', but no more than your level,' : '';
      return `roll ${which}${limit} again, without using the Reroll value`;
    },
    rerollAllDice: () => 'roll all your dice again, without using the Reroll value',

    hits: ({ args: [boxes, count] }) => `place ${hits(count)} in ${BOXES[boxes]}`,
    armor: ({ args: [count] }) => `place ${tokens(count, 'armour')}`,
    hitsPerOpponent: ({ args: [box, count] }) =>
      `place ${hits(count)} in ${BOXES[box]} for every undefeated opponent`,
    moveHits: ({ args: [from, to, most] }) =>
      `move ${most === 1 ? '' : 'up to '}${hits(most)} from ${BOXES[from]} to ${BOXES[to]}`,
    redirect: ({ args: [set, box, most] }) =>
      `${isNoLimit(most) ? 'any number of hits' : `up to ${hits(most)}`} of ${colours(set)}dice may go to ${BOXES[box]}`,
    perPlaced: ({ args: [kind, size] }, { follows }) => {
      const sort = kind === 'damage' ? 'hit' : 'armour token';
      const where = kind === 'damage' ? ' in the damage box' : '';
      return `for every ${size === 1 ? sort : `${size} ${sort}s`} that you have just placed${where}, ${follows}`;
    },
    clearHitsAfterStrike: () => 'after the next ranged strike your faction’s hits are all discarded',
    spendLoss: ({ args: [scope, most] }, { follows }) =>
      `for every Health that you have lost in this ${scope === 'combat' ? 'fight' : 'defence phase'} and not yet used for this card, at most ${most}, ${follows}`,

    regain: ({ args: [resource, amount] }) => `regain ${points(amount, resource)}`,
    gain: ({ args: [resource, amount] }) => `gain ${points(amount, resource)}, even above your capacity`,
    expireRoundEnd: ({ args: [resource] }) =>
      `${RESOURCES[resource]} above your capacity is lost at the end of the round`,
    payEach: ({ args: [resource, price, most] }, { follows }) =>
      most === 'any'
        ? `pay ${price} ${RESOURCES[resource]} any number of times; each time, ${follows}`
        : `pay ${price} ${RESOURCES[resource]} up to ${times(Number(most))}; each time, ${follows}`,
    groupRegain: ({ args: [resource, count] }) =>
      `you and all friends in the fight regain ${points(count, resource)}`,
    groupGain: ({ args: [resource, count] }) =>
      `you and all friends in the fight gain ${points(count, resource)}, even above capacity`,
    loseAllParticipants: ({ args: [resource, count] }) =>
      `all in the fight, on both sides, lose ${points(count, resource)}`,
    prevent: ({ args: [count] }) =>
      `take back ${count === 1 ? '' : 'up to '}${count} of the Health just lost`,
    heal: ({ args: [count] }) => `they regain up to ${count} Health`,
    revive: () =>
      'they stay in the region, out of this fight, with 1 Health and 1 Energy, and as many points more as your level, split as you like',
    reviveSelf: ({ args: [health, energy] }) =>
      `you stay in the region, out of this fight, with ${1 + health} Health and ${1 + energy} Energy`,
    clearStun: () => 'discard your stun tokens',
    clearCurse: () => 'discard your curse tokens',

    petHeal: () => 'your pet regains all Health',
    sacrificePet: ({ args: [box, count] }) =>
      `unequip your pet and place ${hits(count)} in ${BOXES[box]} for every Health it had left`,
    unequipSelf: () => 'unequip this card',
    unequipOne: ({ args: [cards] }, { any }) => `unequip ${any('card', cards)}`,
    equipPower: ({ args: [cards, area] }, { any }) =>
      `equip ${any('card', cards)} at no cost${area === 'ranged' ? ' in the ranged area' : ''}`,
    equipDemon: () => 'equip one of your Demons at no cost, with full Health',
    toMerchant: () => 'the item goes to the merchant',
    combo: ({ args: [count] }) => `place ${tokens(count, 'combo')}`,
    comboEach: ({ args: [price, most] }, { follows }) =>
      price === 1
        ? `spend up to ${tokens(most, 'combo')} of this card; for each, ${follows}`
        : `spend ${tokens(price, 'combo')} of this card, any number of times; each time, ${follows}`,
    useJudgement: () => 'use the judgement of the equipped Seal',

    travelExtra: ({ args: [steps] }) => `travel ${steps} ${steps === 1 ? 'step' : 'steps'} more`,
    teleport: () =>
      'instead of the usual steps take any number of steps to adjacent regions for 1 Energy each; blue creatures do not stop you',
    portal: () => 'move yourself, friends in your region, or both to your faction’s starting region',
    summonAlly: () => 'move one friend from anywhere to your region',
    healRegionFull: () => 'you and all friends in the region regain all Health',
    intercept: () =>
      'move to an adjacent region, even out of or into one with blue creatures, and challenge an opponent there',
    escape: () => 'leave the fight at once; you stay in the region and are not defeated',
    defeatIndependent: () => 'one blue creature of this fight is defeated',

    healAlso: ({ args: [cards, count] }, { any }) =>
      `whenever you use ${any('card', cards)}, another friend in the fight regains up to ${count} Health`,
    capacity: ({ args: [resource, count] }) => `${RESOURCES[resource]} capacity ${signed(count)}`,
    petCapacity: ({ args: [names, count] }, { any }) =>
      `powers of the category ${any('category', names)} have ${count} Health more`,
    comboBonus: ({ args: [cards, count] }, { all }) =>
      `${all('card', cards)}: ${tokens(count, 'combo')} more`,
    comboTimes: ({ args: [factor] }) => `you always place ${times(factor)} as many combo tokens`,
    spotFloor: ({ args: [cards, least] }, { all }) => `${all('card', cards)} may spot dice from ${least} up`,
    travelIgnoreBlue: () => 'blue creatures do not stop your travel',
    leaveBlue: () => 'you may travel away from blue creatures without challenging them',
    travelMax: ({ args: [most] }) => `at most ${most} travel ${most === 1 ? 'action' : 'actions'} a turn`,
    cost: ({ args: [scope, change] }, { all }) => {
      if (scope === 'allInstants') return `your instant powers cost ${less(change)}`;
      if (scope === 'allPowers') return `your other powers cost ${less(change)}`;
      return `${all('card', scope)} ${scope.length === 1 ? 'costs' : 'cost'} ${less(change)}`;
    },
    freeEquip: ({ args: [names] }, { any }) =>
      `equipping a power of the category ${any('category', names)} costs no Energy`,
    uses: ({ args: [cards, count] }, { all }) =>
      `${all('card', cards)} may be used ${times(count)} a round, each use at its cost`,
    instantTwice: ({ args: [more] }) =>
      `every instant power may be used twice a round; the second use costs ${more} Energy more`,
    freeInstantPerCombat: () => 'once a fight one use of an instant power costs no Energy',
    keepAfterUse: ({ args: [cards] }, { all }) => `${all('card', cards)} stays equipped after its use`,
    keepFirstUse: ({ args: [cards] }, { all }) =>
      `${all('card', cards)} stays equipped after its first use in a fight`,
    upgrade: ({ args: [cards] }, { all }) => `improves ${all('card', cards)}, as written there`,
    enhance: ({ args: [cards] }, { any, follows }) =>
      `whenever you use ${any('card', cards)}, also ${follows}`,
    aura: ({ args: [window] }, { follows }) =>
      `at the ${window === 'poolStart' ? 'start' : 'end'} of the dice pool of every friend in the fight, and of your own: ${follows}`,
    immune: ({ args: [creature] }, { all }) =>
      `the special ability of this creature does not affect you: ${all('creature', [creature])}`,
    slotAllows: ({ args: [area, traits, level] }, { any }) =>
      `the area for ${area === 'general' ? 'general items' : 'instant powers'} also takes items of the sort ${any('trait', traits)} up to level ${level}`,
    extraSlot: ({ args: [area] }) =>
      `one area more, for ${area === 'instant' ? 'an instant power' : 'a general item'}`,

    loseHealthPerDie: ({ args: [filter, count] }) =>
      `the character loses ${count} Health for each ${one(filter)}`,
    loseEnergyPerDie: ({ args: [filter, count] }) =>
      `the character loses ${count} Energy for each ${one(filter)}`,
    stunPerDie: ({ args: [filter, count] }) =>
      `the character gets ${tokens(count, 'stun')} for each ${one(filter)}`,
    cursePerDie: ({ args: [filter, count] }) =>
      `the character gets ${tokens(count, 'curse')} for each ${one(filter)}`,
    unequipPowerPerDie: ({ args: [filter, count] }) =>
      `the character unequips ${count} ${count === 1 ? 'power' : 'powers'} for each ${one(filter)}`,
    setAside: ({ args: [filter] }) => `${some(filter)} are set aside until the fight ends`,
    noRerollValue: () => 'the Reroll value of the characters is 0',
    noAttrition: () => 'no hits may be placed in the attrition box',
    armorOnlyFrom: ({ args: [filter] }) => `only a ${one(filter)} gives an armour token`,
    dropHits: ({ args: [box, amount, per] }) => {
      const gone =
        amount === 'characters'
          ? 'as many hits as there are characters in the game leave'
          : `${hits(Number(amount))} ${amount === 1 ? 'leaves' : 'leave'}`;
      const each = {
        perCreature: ' for every creature left',
        perGroup: '',
        perParticipant: ' for every undefeated character',
      }[per];
      return `${gone} ${BOXES[box]}${each}`;
    },
    dropHitsPerDie: ({ args: [filter, box, count] }) =>
      `${hits(count)} ${count === 1 ? 'leaves' : 'leave'} ${BOXES[box]} for each ${one(filter)}`,
    stunEach: ({ args: [count] }) => `every undefeated character gets ${tokens(count, 'stun')}`,
    clearAttrition: () => 'all hits in the attrition box are discarded',
    rerollPenalty: ({ args: [count] }) => `every attacker has Reroll ${signed(-count)}`,
    halveAttritionUp: () => 'the Attrition value is halved, rounded up',
    hitCapByEights: () =>
      'a character places at most as many hits in the damage and defence boxes together as it has red and blue dice showing 8; all others go to the attrition box',
    attritionNeedsSpot: ({ args: [filter] }) =>
      `an attrition hit needs a ${one(filter)} that the character spots for it`,
  },
};
