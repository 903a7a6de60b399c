/** The words of effects in Polish: dice and points are inflected by number and case. */
import type { Amount, Filter } from '../../content/effects/kinds.ts';
import { coloursOf, isAnyColour, isAnyFace, isNoLimit, signed, type Wording } from '../effects.ts';

/** Forms of a noun or an adjective: accusative singular, after 2 to 4, after 5 and more, genitive singular. */
type Forms = readonly [one: string, few: string, many: string, ofOne: string];
const COLOURS: readonly Forms[] = [
  ['czerwoną', 'czerwone', 'czerwonych', 'czerwonej'],
  ['niebieską', 'niebieskie', 'niebieskich', 'niebieskiej'],
  ['zieloną', 'zielone', 'zielonych', 'zielonej'],
];
const DIE: Forms = ['kość', 'kości', 'kości', 'kości'];
const HIT: Forms = ['trafienie', 'trafienia', 'trafień', 'trafienia'];
const TOKEN: Forms = ['znacznik', 'znaczniki', 'znaczników', 'znacznika'];
const POINT: Forms = ['punkt', 'punkty', 'punktów', 'punktu'];
const TIME: Forms = ['raz', 'razy', 'razy', 'razu'];
const STEP: Forms = ['krok', 'kroki', 'kroków', 'kroku'];
const POWER: Forms = ['moc', 'moce', 'mocy', 'mocy'];
const ACTION: Forms = ['akcja', 'akcje', 'akcji', 'akcji'];

/** The place of the form that a number asks for: `1 kość`, `3 kości`, `5 kości`. */
const formOf = (count: number): 0 | 1 | 2 => {
  if (count === 1) return 0;
  const [unit, teens] = [count % 10, count % 100];
  return unit >= 2 && unit <= 4 && (teens < 12 || teens > 14) ? 1 : 2;
};
/** As an object: `2 trafienia`. After `do`, in the genitive: `do 2 trafień`. */
const counted = (count: number, forms: Forms): string => `${count} ${forms[formOf(count)]}`;
const upTo = (count: number, forms: Forms): string => `do ${count} ${forms[count === 1 ? 3 : 2]}`;

/** Colours in one of the forms, with a blank behind; nothing for any colour. */
const colours = (set: number, form: 0 | 1 | 2 | 3, or = 'lub'): string =>
  isAnyColour(set)
    ? ''
    : `${coloursOf(set)
        .map((one) => COLOURS[one]![form])
        .join(` ${or} `)} `;
const faces = (filter: Filter): string => {
  const { low, high } = filter;
  if (isAnyFace(filter)) return '';
  if (low === high) return ` z wynikiem ${low}`;
  if (high === 8) return ` z wynikiem ${low} lub więcej`;
  return high === low + 1 ? ` z wynikiem ${low} lub ${high}` : ` z wynikiem od ${low} do ${high}`;
};
/** `2 czerwone lub niebieskie kości z wynikiem 7 lub więcej`. */
const dice = (filter: Filter, count: number): string =>
  `${count} ${colours(filter.colours, formOf(count))}${DIE[formOf(count)]}${faces(filter)}`;
/** `do 2 czerwonych kości z wynikiem 8`. */
const diceUpTo = (filter: Filter, most: number): string => {
  const form = most === 1 ? 3 : 2;
  return `do ${most} ${colours(filter.colours, form)}${DIE[form]}${faces(filter)}`;
};
/** `dowolnie wiele` asks for the genitive plural: `czerwonych kości z wynikiem 8`. */
const ofSome = (filter: Filter): string => `${colours(filter.colours, 2)}kości${faces(filter)}`;
/** `za każdą czerwoną kość z wynikiem 8`. */
const each = (filter: Filter): string => `${colours(filter.colours, 0)}kość${faces(filter)}`;
const newDice = (set: number, count: number): string =>
  isAnyColour(set)
    ? `${counted(count, DIE)} dowolnego koloru`
    : `${count} ${colours(set, formOf(count))}${DIE[formOf(count)]}`;

const ON_BOX = {
  damage: 'na polu obrażeń',
  defense: 'na polu obrony',
  attrition: 'na polu wyniszczenia',
  'damage/defense': 'na polu obrażeń lub obrony',
};
const TO_BOX = { damage: 'na pole obrażeń', defense: 'na pole obrony', attrition: 'na pole wyniszczenia' };
const FROM_BOX = { damage: 'z pola obrażeń', defense: 'z pola obrony', attrition: 'z pola wyniszczenia' };
const OF = { health: 'Zdrowia', energy: 'Energii' };
const ALL = { health: 'całe Zdrowie', energy: 'całą Energię' };
const CAPACITY = { health: 'limit Zdrowia', energy: 'limit Energii' };
const hits = (count: number): string => counted(count, HIT);
const tokens = (count: number, sort: string): string => `${counted(count, TOKEN)} ${sort}`;
const points = (amount: Amount, resource: 'health' | 'energy'): string => {
  if (amount === 'full') return ALL[resource];
  if (amount === 'level') return `tyle punktów ${OF[resource]}, ile wynosi twój poziom`;
  return `${counted(Number(amount), POINT)} ${OF[resource]}`;
};
/** `traci 1 punkt`: the same as an object; after `do` in the genitive. */
const pointsUpTo = (count: number, resource: 'health' | 'energy'): string =>
  `${upTo(count, POINT)} ${OF[resource]}`;
const times = (count: number): string => counted(count, TIME);
/** What dice are turned into. */
const into = (count: number, value: number, colour: number | undefined): string => {
  if (colour === undefined) return ` na wynik ${value}`;
  return isAnyColour(colour)
    ? ` na wynik ${value} w dowolnym kolorze`
    : ` na ${colours(colour, count > 1 ? 1 : 0)}${count > 1 ? 'kości' : 'kość'} z wynikiem ${value}`;
};
const turn = (colour: number | undefined): string => (colour === undefined ? 'obróć' : 'zamień');
const less = (change: number): string =>
  `o ${points(Math.abs(change), 'energy')} ${change < 0 ? 'mniej' : 'więcej'}`;
/** Hits that leave a box. */
const leave = (count: number): string => `${formOf(count) === 1 ? 'znikają' : 'znika'} ${hits(count)}`;

export const effects: Wording = {
  windows: {
    learn: 'gdy wybierasz ten talent',
    turnStart: 'na początku tury twojej frakcji',
    beforeAction: 'przed akcją',
    'action(own)': 'jako akcja',
    'action(travel)': 'jako akcja podróży',
    'action(challenge)': 'przy wyzwaniu',
    travel: 'gdy podróżujesz',
    afterTravel: 'po podróży',
    rest: 'gdy odpoczywasz',
    roundStart: 'na początku rundy walki',
    poolStart: 'na początku twojej puli kości',
    poolEnd: 'na końcu twojej puli kości',
    rerollStart: 'przed twoim przerzutem',
    rerollEnd: 'po twoim przerzucie',
    place: 'gdy kładziesz znaczniki',
    placeEnd: 'po położeniu znaczników',
    defense: 'w fazie obrony',
    'healthLost(self)': 'gdy tracisz Zdrowie',
    'healthLost(friend)': 'gdy ty lub sojusznik w walce traci Zdrowie',
    'defeated(self)': 'gdy twoja postać zostaje pokonana',
    'defeated(friend)': 'gdy sojusznik w walce zostaje pokonany',
    energySpent: 'po wydaniu Energii',
    roundEnd: 'na końcu rundy walki',
    combatEnd: 'po walce',
    passive: '',
    judgement: 'osąd',
  },
  foeWindows: {
    always: '',
    roundStart: 'na początku każdej rundy',
    rerollEnd: 'po przerzucie każdej postaci',
    place: 'gdy postać kładzie znaczniki',
    placeEnd: 'po położeniu znaczników przez postać',
    beforeMove: 'po ranach',
    resolutionEnd: 'na końcu rozstrzygnięcia',
  },
  allyWindows: {
    poolStart: 'na początku puli kości twojej lub sojusznika, dla osoby rzucającej',
    rerollEnd: 'po przerzucie twoim lub sojusznika, dla osoby rzucającej',
  },
  everyRound: 'co rundę',
  firstRound: { poolStart: 'w pierwszej rundzie walki', roundStart: 'na początku walki' },
  always: (lead) => (lead.startsWith('gdy') ? `zawsze, ${lead}` : `zawsze ${lead}`),
  afterUse: (lead) => `po użyciu tej karty, ${lead}`,
  when: (conditions) => `jeśli ${conditions}`,
  price: (energy) => `za ${points(energy, 'energy')}`,
  freeWhen: (conditions) => `za darmo, jeśli ${conditions}`,
  and: 'i',
  or: 'lub',
  afterwards: '; następnie ',
  dice: (parts, join) => `dodaj ${join(parts.map(([set, count]) => newDice(set, count)))}`,
  // Names are not inflected, so they stand in quotation marks.
  name: (_kind, name) => `„${name}”`,

  tests: {
    firstRound: () => 'to pierwsza runda',
    'round>=': ({ args: [round] }) => `to runda ${round} lub późniejsza`,
    used: ({ args: [cards] }, { any }) => `w tej rundzie użyto mocy ${any('card', cards)}`,
    usedLastRound: ({ args: [cards] }, { any }) => `w poprzedniej rundzie użyto mocy ${any('card', cards)}`,
    unharmedLastRound: () => 'w poprzedniej rundzie nie ubyło ci Zdrowia',
    equipped: ({ args: [cards] }, { any }) => `masz założoną moc ${any('card', cards)}`,
    equippedCategory: ({ args: [names] }, { any }) =>
      `masz założoną moc z kategorii ${any('category', names)}`,
    equippedTrait: ({ args: [traits] }, { any }) => `masz założony przedmiot rodzaju ${any('trait', traits)}`,
    noneEquipped: ({ args: [names] }, { any }) =>
      `nie masz założonej mocy z kategorii ${any('category', names)}`,
    talent: ({ args: [cards] }, { any }) => `masz talent ${any('card', cards)}`,
    'opponents>=': ({ args: [least] }) => `przeciwników jest co najmniej ${least}`,
    diceShow: ({ args: [filter, count] }) => `masz co najmniej ${dice(filter, count)}`,
    pve: () => 'nie walczysz z postaciami',
    creatures: () => 'walczysz z grupą stworów',
    strongEnemy: () => 'walczysz z czerwonym stworem, bossem, władcą lub postaciami',
    opponentDefeated: () => 'pokonano jakiegoś przeciwnika, a ciebie nie',
    placedCombo: () => 'w tej rundzie położono twój znacznik kombinacji',
    oncePerTurn: () => 'tej karty jeszcze nie użyto w tej turze',
  },

  ops: {
    if: (op, { when, follows, otherwise }) =>
      op.else.length === 0
        ? `jeśli ${when}, ${follows}`
        : `jeśli ${when}, ${follows}; w przeciwnym razie ${otherwise}`,
    dicePerAlly: ({ args: [set, count] }) =>
      `dodaj ${newDice(set, count)} za każdego niepokonanego sojusznika w walce i za siebie`,
    creatureDice: ({ args: [set, divisor] }) =>
      `wybierz stwora z grupy i dodaj tyle ${colours(set, 2)}kości, ile wynosi jego atak podzielony przez ${divisor} i zaokrąglony w dół`,
    preset: ({ args: [set, first, second] }) =>
      `ustaw w puli dwie ${colours(set, 1)}kości na ${first} i ${second}, zamiast nimi rzucać`,
    recolourPool: ({ args: [from, to, most] }) =>
      isNoLimit(most)
        ? `przed rzutem wymień dowolnie wiele ${colours(from, 2)}kości na ${colours(to, 1)}kości`
        : `przed rzutem wymień do ${most} ${colours(from, most === 1 ? 3 : 2)}kości na ${colours(to, 1)}kości`,
    limitPool: ({ args: [set, most] }) =>
      most === 0
        ? `nie rzucasz żadną z ${colours(set, 2)}kości`
        : `w puli masz najwyżej ${newDice(set, most)}`,
    dropBeforeRoll: ({ args: [set, count] }) => `przed rzutem odejmij ${newDice(set, count)}`,
    reroll: ({ args: [value] }) => `Przerzut ${signed(value)}`,
    attrition: ({ args: [value] }) => `Wyniszczenie ${signed(value)}`,
    threat: ({ args: [value] }) => `Zagrożenie ${signed(value)}`,
    noReroll: () => 'w tej rundzie twoja wartość przerzutu się nie liczy',
    noRerollColour: ({ args: [set] }) =>
      `w tej rundzie wartość przerzutu nie obejmuje ${colours(set, 2, 'ani')}kości`,
    spot: ({ args: [filter, count] }, { follows }) => `przydziel ${dice(filter, count)}, a potem ${follows}`,
    spotEach: ({ args: [filter, most, size = 1] }, { follows }) => {
      const what =
        size === 1 ? `za każdą przydzieloną ${each(filter)}` : `za każde przydzielone ${dice(filter, size)}`;
      return isNoLimit(most) ? `${what} ${follows}` : `${what}, najwyżej ${times(most)}, ${follows}`;
    },
    change: ({ args: [filter, count, value, colour] }) =>
      `${turn(colour)} ${dice(filter, count)}${into(count, value, colour)}`,
    changeUpTo: ({ args: [filter, most, value, colour] }) =>
      isNoLimit(most)
        ? `${turn(colour)} dowolnie wiele ${ofSome(filter)}${into(most, value, colour)}`
        : `${turn(colour)} ${diceUpTo(filter, most)}${into(most, value, colour)}`,
    shift: ({ args: [filter, most, by] }) =>
      `${by < 0 ? 'obniż' : 'podnieś'} o ${Math.abs(by)} wynik ${most === 1 ? `1 ${colours(filter.colours, 3)}kości${faces(filter)}` : diceUpTo(filter, most)}`,
    removeDice: ({ args: [filter, count] }, { follows }) => `usuń ${dice(filter, count)}, a potem ${follows}`,
    removeEach: ({ args: [filter, most] }, { follows }) => {
      if (most === 'rerollValue')
        return `usuń najwyżej tyle ${ofSome(filter)}, ile wynosi twoja wartość przerzutu; za każdą ${follows}`;
      return isNoLimit(most)
        ? `usuń dowolnie wiele ${ofSome(filter)}; za każdą ${follows}`
        : `usuń ${diceUpTo(filter, Number(most))}; za każdą ${follows}`;
    },
    removeAll: ({ args: [filter] }) => `usuń wszystkie ${colours(filter.colours, 1)}kości${faces(filter)}`,
    discardDie: ({ args: [count] }) => `usuń ${counted(count, DIE)} według wyboru`,
    rerollSeparate: ({ args: [filter, most] }) => {
      const which =
        most === 'level' || isNoLimit(most)
          ? `dowolnie wiele ${ofSome(filter)}`
          : diceUpTo(filter, Number(most));
      const limit = most === 'level' ? ', ale nie więcej, niż wynosi twój poziom' : '';
      return `przerzuć ${which}${limit}, bez używania wartości przerzutu`;
    },
    rerollAllDice: () => 'przerzuć wszystkie swoje kości, bez używania wartości przerzutu',

    hits: ({ args: [boxes, count] }) => `połóż ${hits(count)} ${ON_BOX[boxes]}`,
    armor: ({ args: [count] }) => `połóż ${tokens(count, 'pancerza')}`,
    hitsPerOpponent: ({ args: [box, count] }) =>
      `połóż ${hits(count)} ${ON_BOX[box]} za każdego niepokonanego przeciwnika`,
    moveHits: ({ args: [from, to, most] }) =>
      `przesuń ${most === 1 ? hits(most) : upTo(most, HIT)} ${FROM_BOX[from]} ${TO_BOX[to]}`,
    redirect: ({ args: [set, box, most] }) =>
      `${isNoLimit(most) ? 'dowolnie wiele trafień' : upTo(most, HIT)} z ${colours(set, 2)}kości może trafić ${TO_BOX[box]}`,
    perPlaced: ({ args: [kind, size] }, { follows }) => {
      if (kind === 'damage')
        return `za każde ${size === 1 ? HIT[0] : hits(size)} położone właśnie przez ciebie na polu obrażeń ${follows}`;
      return size === 1
        ? `za każdy położony właśnie przez ciebie znacznik pancerza ${follows}`
        : `za każde położone właśnie przez ciebie ${tokens(size, 'pancerza')} ${follows}`;
    },
    clearHitsAfterStrike: () =>
      'po najbliższym ataku na odległość odrzuca się wszystkie trafienia twojej frakcji',
    spendLoss: ({ args: [scope, most] }, { follows }) =>
      `za każdy punkt Zdrowia stracony przez ciebie w tej ${scope === 'combat' ? 'walce' : 'fazie obrony'} i jeszcze niewykorzystany dla tej karty, najwyżej ${most}, ${follows}`,

    regain: ({ args: [resource, amount] }) => `odzyskaj ${points(amount, resource)}`,
    gain: ({ args: [resource, amount] }) => `zyskaj ${points(amount, resource)}, nawet ponad limit`,
    expireRoundEnd: ({ args: [resource] }) => `na końcu rundy nadmiar ${OF[resource]} ponad limit przepada`,
    payEach: ({ args: [resource, price, most] }, { follows }) =>
      most === 'any'
        ? `zapłać ${points(price, resource)} dowolnie wiele razy; za każdym razem ${follows}`
        : `zapłać ${points(price, resource)} najwyżej ${times(Number(most))}; za każdym razem ${follows}`,
    groupRegain: ({ args: [resource, count] }) =>
      `ty i wszyscy sojusznicy w walce odzyskujecie ${points(count, resource)}`,
    groupGain: ({ args: [resource, count] }) =>
      `ty i wszyscy sojusznicy w walce zyskujecie ${points(count, resource)}, nawet ponad limit`,
    loseAllParticipants: ({ args: [resource, count] }) =>
      `wszyscy walczący po obu stronach tracą ${points(count, resource)}`,
    prevent: ({ args: [count] }) =>
      `cofnij utratę ${count === 1 ? `1 punktu ${OF.health}` : pointsUpTo(count, 'health')}`,
    heal: ({ args: [count] }) => `ta postać odzyskuje ${pointsUpTo(count, 'health')}`,
    revive: () =>
      'ta postać zostaje w tym regionie, poza tą walką, z 1 punktem Zdrowia i 1 punktem Energii, a do tego z tyloma punktami, ile wynosi twój poziom, w dowolnym podziale',
    reviveSelf: ({ args: [health, energy] }) =>
      `zostajesz w tym regionie, poza tą walką; masz ${points(1 + health, 'health')} i ${points(1 + energy, 'energy')}`,
    clearStun: () => 'odrzuć swoje znaczniki ogłuszenia',
    clearCurse: () => 'odrzuć swoje znaczniki klątwy',

    petHeal: () => 'twoje zwierzę odzyskuje całe Zdrowie',
    sacrificePet: ({ args: [box, count] }) =>
      `zdejmij swoje zwierzę i połóż ${hits(count)} ${ON_BOX[box]} za każdy punkt Zdrowia, jaki mu pozostał`,
    unequipSelf: () => 'zdejmij tę kartę',
    unequipOne: ({ args: [cards] }, { any }) => `zdejmij moc ${any('card', cards)}`,
    equipPower: ({ args: [cards, area] }, { any }) =>
      `załóż za darmo moc ${any('card', cards)}${area === 'ranged' ? ' na polu walki na odległość' : ''}`,
    equipDemon: () => 'załóż za darmo jednego ze swoich demonów, z pełnym Zdrowiem',
    toMerchant: () => 'przedmiot trafia do kupca',
    combo: ({ args: [count] }) => `połóż ${tokens(count, 'kombinacji')}`,
    comboEach: ({ args: [price, most] }, { follows }) =>
      price === 1
        ? `wydaj ${upTo(most, TOKEN)} kombinacji z tej karty; za każdy ${follows}`
        : `wydaj ${tokens(price, 'kombinacji')} z tej karty, dowolnie wiele razy; za każdym razem ${follows}`,
    useJudgement: () => 'użyj osądu z założonej Pieczęci',

    travelExtra: ({ args: [steps] }) => `podróżujesz o ${counted(steps, STEP)} dalej`,
    teleport: () =>
      'zamiast zwykłych kroków zrób dowolnie wiele kroków do sąsiednich regionów, po 1 punkcie Energii za każdy; niebieskie stwory cię nie zatrzymują',
    portal: () =>
      'przenieś siebie, sojuszników ze swojego regionu albo wszystkich razem do regionu startowego frakcji',
    summonAlly: () => 'przenieś jednego sojusznika skądkolwiek do swojego regionu',
    healRegionFull: () => 'ty i wszyscy sojusznicy w regionie odzyskujecie całe Zdrowie',
    intercept: () =>
      'przejdź do sąsiedniego regionu, nawet z regionu lub do regionu z niebieskimi stworami, i rzuć tam wyzwanie',
    escape: () => 'od razu opuść walkę; zostajesz w regionie i nie liczysz się jako pokonana postać',
    defeatIndependent: () => 'jeden niebieski stwór w tej walce zostaje pokonany',

    healAlso: ({ args: [cards, count] }, { any }) =>
      `przy każdym użyciu mocy ${any('card', cards)} inny sojusznik w walce odzyskuje ${pointsUpTo(count, 'health')}`,
    capacity: ({ args: [resource, count] }) => `${CAPACITY[resource]} ${signed(count)}`,
    petCapacity: ({ args: [names, count] }, { any }) =>
      `moce z kategorii ${any('category', names)} mają o ${points(count, 'health')} więcej`,
    comboBonus: ({ args: [cards, count] }, { all }) =>
      `${all('card', cards)} daje o ${tokens(count, 'kombinacji')} więcej`,
    comboTimes: ({ args: [factor] }) => `kładziesz zawsze ${factor} razy tyle znaczników kombinacji`,
    spotFloor: ({ args: [cards, least] }, { all }) =>
      `${all('card', cards)} ${cards.length === 1 ? 'przydziela' : 'przydzielają'} kości już od wyniku ${least}`,
    travelIgnoreBlue: () => 'niebieskie stwory nie zatrzymują twojej podróży',
    leaveBlue: () => 'możesz też wyruszyć z regionu z niebieskimi stworami, nie rzucając im wyzwania',
    travelMax: ({ args: [most] }) => `najwyżej ${counted(most, ACTION)} podróży na turę`,
    cost: ({ args: [scope, change] }, { all }) => {
      if (scope === 'allInstants') return `twoje moce natychmiastowe kosztują ${less(change)}`;
      if (scope === 'allPowers') return `twoje pozostałe moce kosztują ${less(change)}`;
      return `${all('card', scope)} ${scope.length === 1 ? 'kosztuje' : 'kosztują'} ${less(change)}`;
    },
    freeEquip: ({ args: [names] }, { any }) =>
      `założenie mocy z kategorii ${any('category', names)} nie kosztuje Energii`,
    uses: ({ args: [cards, count] }, { all }) =>
      `mocy ${all('card', cards)} można użyć ${times(count)} na rundę, płacąc za każdym razem`,
    instantTwice: ({ args: [more] }) =>
      `każdej mocy natychmiastowej można użyć 2 razy na rundę; drugie użycie kosztuje o ${points(more, 'energy')} więcej`,
    freeInstantPerCombat: () => 'raz na walkę użycie mocy natychmiastowej nie kosztuje Energii',
    keepAfterUse: ({ args: [cards] }, { all }) => `${all('card', cards)} po użyciu zostaje na karcie postaci`,
    keepFirstUse: ({ args: [cards] }, { all }) =>
      `${all('card', cards)} po pierwszym użyciu w walce zostaje na karcie postaci`,
    upgrade: ({ args: [cards] }, { all }) =>
      `ulepsza moc ${all('card', cards)}, jak napisano na tamtej karcie`,
    enhance: ({ args: [cards] }, { any, follows }) =>
      `przy każdym użyciu mocy ${any('card', cards)} dodatkowo ${follows}`,
    aura: ({ args: [window] }, { follows }) =>
      `na ${window === 'poolStart' ? 'początku' : 'końcu'} puli kości twojej i każdego sojusznika w walce: ${follows}`,
    immune: ({ args: [creature] }, { all }) =>
      `nie działa na ciebie zdolność specjalna stwora ${all('creature', [creature])}`,
    slotAllows: ({ args: [area, traits, level] }, { all }) =>
      `pole ${area === 'general' ? 'przedmiotów ogólnych' : 'mocy natychmiastowych'} przyjmuje też przedmioty rodzaju ${all('trait', traits)} do poziomu ${level}`,
    extraSlot: ({ args: [area] }) =>
      `jedno pole więcej, na ${area === 'instant' ? 'moc natychmiastową' : 'przedmiot ogólny'}`,

    loseHealthPerDie: ({ args: [filter, count] }) =>
      `postać traci ${points(count, 'health')} za każdą ${each(filter)}`,
    loseEnergyPerDie: ({ args: [filter, count] }) =>
      `postać traci ${points(count, 'energy')} za każdą ${each(filter)}`,
    stunPerDie: ({ args: [filter, count] }) =>
      `postać dostaje ${tokens(count, 'ogłuszenia')} za każdą ${each(filter)}`,
    cursePerDie: ({ args: [filter, count] }) =>
      `postać dostaje ${tokens(count, 'klątwy')} za każdą ${each(filter)}`,
    unequipPowerPerDie: ({ args: [filter, count] }) =>
      `postać zdejmuje ${counted(count, POWER)} za każdą ${each(filter)}`,
    setAside: ({ args: [filter] }) =>
      `${colours(filter.colours, 1)}kości${faces(filter)} odkłada się do końca walki`,
    noRerollValue: () => 'wartość przerzutu postaci wynosi 0',
    noAttrition: () => 'na polu wyniszczenia nie można kłaść trafień',
    armorOnlyFrom: ({ args: [filter] }) => `znacznik pancerza można dostać tylko za ${each(filter)}`,
    dropHits: ({ args: [box, amount, per] }) => {
      const gone =
        amount === 'characters' ? 'znika tyle trafień, ile postaci jest w grze' : leave(Number(amount));
      const every = {
        perCreature: ' za każdego pozostałego stwora',
        perGroup: '',
        perParticipant: ' za każdą niepokonaną postać',
      }[per];
      return `${FROM_BOX[box]} ${gone}${every}`;
    },
    dropHitsPerDie: ({ args: [filter, box, count] }) =>
      `${FROM_BOX[box]} ${leave(count)} za każdą ${each(filter)}`,
    stunEach: ({ args: [count] }) => `każda niepokonana postać dostaje ${tokens(count, 'ogłuszenia')}`,
    clearAttrition: () => 'odrzuca się wszystkie trafienia z pola wyniszczenia',
    rerollPenalty: ({ args: [count] }) => `każdy atakujący ma Przerzut ${signed(-count)}`,
    halveAttritionUp: () => 'wartość wyniszczenia dzieli się na pół i zaokrągla w górę',
    hitCapByEights: () =>
      'postać kładzie na polach obrażeń i obrony razem najwyżej tyle trafień, ile ma czerwonych i niebieskich kości z wynikiem 8; pozostałe trafiają na pole wyniszczenia',
    attritionNeedsSpot: ({ args: [filter] }) =>
      `na każde trafienie wyniszczenia postać musi przydzielić ${each(filter)}`,
  },
};
