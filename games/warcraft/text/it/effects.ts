/** The words of effects in Italian. */
import type { Amount, Filter } from '../../content/effects/kinds.ts';
import { coloursOf, isAnyColour, isAnyFace, isNoLimit, signed, type Wording } from '../effects.ts';

const ONE = ['rosso', 'blu', 'verde'];
const MANY = ['rossi', 'blu', 'verdi'];
/** With a blank before it; nothing for any colour. */
const colours = (set: number, many: boolean): string =>
  isAnyColour(set)
    ? ''
    : ` ${coloursOf(set)
        .map((one) => (many ? MANY : ONE)[one])
        .join(' o ')}`;
const die = (count: number): string => (count === 1 ? 'dado' : 'dadi');
const faces = (filter: Filter, many: boolean): string => {
  const { low, high } = filter;
  if (isAnyFace(filter)) return '';
  const show = many ? ' che mostrano ' : ' che mostra ';
  if (low === high) return `${show}${low}`;
  if (high === 8) return `${show}${low} o più`;
  return high === low + 1 ? `${show}${low} o ${high}` : `${show}da ${low} a ${high}`;
};
/** `2 dadi rossi o blu che mostrano 7 o più`. */
const dice = (filter: Filter, count: number): string =>
  `${count} ${die(count)}${colours(filter.colours, count > 1)}${faces(filter, count > 1)}`;
const some = (filter: Filter): string => `dadi${colours(filter.colours, true)}${faces(filter, true)}`;
const one = (filter: Filter): string => `dado${colours(filter.colours, false)}${faces(filter, false)}`;
/** `dado rosso assegnato che mostra 8` */
const spotted = (filter: Filter, count: number): string =>
  `${die(count)}${colours(filter.colours, count > 1)} ${count > 1 ? 'assegnati' : 'assegnato'}${faces(filter, count > 1)}`;
const newDice = (set: number, count: number): string =>
  isAnyColour(set)
    ? `${count} ${die(count)} di un colore a scelta`
    : `${count} ${die(count)}${colours(set, count > 1)}`;

const IN_BOX = {
  damage: 'nello spazio danni',
  defense: 'nello spazio difesa',
  attrition: 'nello spazio attrito',
  'damage/defense': 'nello spazio danni o nello spazio difesa',
};
const FROM_BOX = {
  damage: 'dallo spazio danni',
  defense: 'dallo spazio difesa',
  attrition: 'dallo spazio attrito',
};
const BOX = { damage: 'lo spazio danni', defense: 'lo spazio difesa', attrition: 'lo spazio attrito' };
const RESOURCES = { health: 'Salute', energy: 'Energia' };
const hits = (count: number): string => `${count} ${count === 1 ? 'colpo' : 'colpi'}`;
const tokens = (count: number, sort: string): string =>
  `${count} ${count === 1 ? 'segnalino' : 'segnalini'} ${sort}`;
const points = (amount: Amount, resource: 'health' | 'energy'): string => {
  if (amount === 'full') return `tutta la tua ${RESOURCES[resource]}`;
  if (amount === 'level') return `punti ${RESOURCES[resource]} pari al tuo livello`;
  return `${amount} ${amount === 1 ? 'punto' : 'punti'} ${RESOURCES[resource]}`;
};
const times = (count: number): string => `${count} ${count === 1 ? 'volta' : 'volte'}`;
/** What dice are turned into. */
const into = (count: number, value: number, colour: number | undefined): string => {
  if (colour === undefined) return ` su ${value}`;
  const face = count === 1 ? ` in un ${value}` : ` in ${value}`;
  return isAnyColour(colour) ? `${face} di un colore a scelta` : `${face}${colours(colour, count > 1)}`;
};
const turn = (colour: number | undefined): string => (colour === undefined ? 'gira' : 'trasforma');
const less = (change: number): string =>
  `${points(Math.abs(change), 'energy')} in ${change < 0 ? 'meno' : 'più'}`;

export const effects: Wording = {
  windows: {
    learn: 'quando scegli questo talento',
    turnStart: 'all’inizio del turno della tua fazione',
    beforeAction: 'prima di un’azione',
    'action(own)': 'come azione',
    'action(travel)': 'come azione viaggiare',
    'action(challenge)': 'con una sfida',
    travel: 'quando viaggi',
    afterTravel: 'dopo un viaggio',
    rest: 'quando riposi',
    roundStart: 'all’inizio di un round di combattimento',
    poolStart: 'all’inizio della tua riserva dadi',
    poolEnd: 'alla fine della tua riserva dadi',
    rerollStart: 'prima del tuo nuovo tiro',
    rerollEnd: 'dopo il tuo nuovo tiro',
    place: 'quando piazzi i segnalini',
    placeEnd: 'dopo aver piazzato i segnalini',
    defense: 'nella fase di difesa',
    'healthLost(self)': 'quando perdi Salute',
    'healthLost(friend)': 'quando tu o un alleato in combattimento perdete Salute',
    'defeated(self)': 'quando subisci una sconfitta',
    'defeated(friend)': 'quando un alleato in combattimento subisce una sconfitta',
    energySpent: 'quando hai speso Energia',
    roundEnd: 'alla fine di un round di combattimento',
    combatEnd: 'dopo un combattimento',
    passive: '',
    judgement: 'giudizio',
  },
  foeWindows: {
    always: '',
    roundStart: 'all’inizio di ogni round',
    rerollEnd: 'dopo il nuovo tiro di ogni personaggio',
    place: 'quando un personaggio piazza i segnalini',
    placeEnd: 'dopo che un personaggio ha piazzato i segnalini',
    beforeMove: 'dopo le ferite',
    resolutionEnd: 'alla fine della risoluzione',
  },
  allyWindows: {
    poolStart: 'all’inizio della riserva dadi tua o di un alleato, per chi tira',
    rerollEnd: 'dopo il nuovo tiro tuo o di un alleato, per chi tira',
  },
  everyRound: 'ogni round',
  firstRound: {
    poolStart: 'nel primo round di un combattimento',
    roundStart: 'all’inizio di un combattimento',
  },
  always: (lead) => `sempre, ${lead}`,
  afterUse: (lead) => `una volta usata questa carta, ${lead}`,
  when: (conditions) => `se ${conditions}`,
  price: (energy) => `per ${points(energy, 'energy')}`,
  freeWhen: (conditions) => `gratis se ${conditions}`,
  and: 'e',
  or: 'o',
  afterwards: '; poi ',
  dice: (parts, join) => `aggiungi ${join(parts.map(([set, count]) => newDice(set, count)))}`,
  name: (_kind, name) => name,

  tests: {
    firstRound: () => 'è il primo round',
    'round>=': ({ args: [round] }) => `è il round ${round} o uno successivo`,
    used: ({ args: [cards] }, { any }) => `in questo round hai usato ${any('card', cards)}`,
    usedLastRound: ({ args: [cards] }, { any }) => `nel round precedente hai usato ${any('card', cards)}`,
    unharmedLastRound: () => 'nel round precedente non hai perso Salute',
    equipped: ({ args: [cards] }, { any }) => `hai equipaggiato ${any('card', cards)}`,
    equippedCategory: ({ args: [names] }, { any }) =>
      `hai equipaggiato un potere con il tratto ${any('category', names)}`,
    equippedTrait: ({ args: [traits] }, { any }) =>
      `hai equipaggiato un oggetto con il tratto ${any('trait', traits)}`,
    noneEquipped: ({ args: [names] }, { any }) =>
      `non hai equipaggiato nessun potere con il tratto ${any('category', names)}`,
    talent: ({ args: [cards] }, { any }) => `hai il talento ${any('card', cards)}`,
    'opponents>=': ({ args: [least] }) => `ci sono almeno ${least} avversari`,
    diceShow: ({ args: [filter, count] }) => `hai almeno ${dice(filter, count)}`,
    pve: () => 'non combatti contro personaggi',
    creatures: () => 'combatti contro un gruppo di creature',
    strongEnemy: () => 'combatti contro una creatura rossa, un boss, il signore supremo o dei personaggi',
    opponentDefeated: () => 'un avversario ha subito una sconfitta e tu no',
    placedCombo: () => 'in questo round hai piazzato un segnalino combo',
    oncePerTurn: () => 'non l’hai ancora usato in questo turno',
  },

  ops: {
    if: (op, { when, follows, otherwise }) =>
      op.else.length === 0 ? `se ${when}, ${follows}` : `se ${when}, ${follows}; altrimenti ${otherwise}`,
    dicePerAlly: ({ args: [set, count] }) =>
      `aggiungi ${newDice(set, count)} per ogni alleato non sconfitto in combattimento, contando anche te`,
    creatureDice: ({ args: [set, divisor] }) =>
      `scegli una creatura del gruppo e aggiungi dadi${colours(set, true)}: il suo attacco diviso per ${divisor}, arrotondato per difetto`,
    preset: ({ args: [set, first, second] }) =>
      `metti due dadi${colours(set, true)} della riserva su ${first} e ${second} invece di tirarli`,
    recolourPool: ({ args: [from, to, most] }) =>
      isNoLimit(most)
        ? `prima del tiro cambia un numero qualsiasi di dadi${colours(from, true)} con dadi${colours(to, true)}`
        : `prima del tiro cambia fino a ${most} ${die(most)}${colours(from, most > 1)} con dadi${colours(to, true)}`,
    limitPool: ({ args: [set, most] }) =>
      most === 0
        ? `non tiri dadi${colours(set, true)}`
        : `tiri al massimo ${most} ${die(most)}${colours(set, most > 1)}`,
    dropBeforeRoll: ({ args: [set, count] }) => `togli ${newDice(set, count)} prima del tiro`,
    reroll: ({ args: [value] }) => `Nuovo tiro ${signed(value)}`,
    attrition: ({ args: [value] }) => `Attrito ${signed(value)}`,
    threat: ({ args: [value] }) => `Minaccia ${signed(value)}`,
    noReroll: () => 'in questo round il valore di nuovo tiro non conta',
    noRerollColour: ({ args: [set] }) =>
      `in questo round il valore di nuovo tiro non vale per i dadi${colours(set, true)}`,
    spot: ({ args: [filter, count] }, { follows }) => `assegna ${dice(filter, count)}, poi ${follows}`,
    spotEach: ({ args: [filter, most, size = 1] }, { follows }) => {
      const limit = isNoLimit(most) ? '' : ` al massimo ${times(most)},`;
      return `per ogni ${size === 1 ? '' : `${size} `}${spotted(filter, size)},${limit} ${follows}`;
    },
    change: ({ args: [filter, count, value, colour] }) =>
      `${turn(colour)} ${dice(filter, count)}${into(count, value, colour)}`,
    changeUpTo: ({ args: [filter, most, value, colour] }) =>
      isNoLimit(most)
        ? `${turn(colour)} un numero qualsiasi di ${some(filter)}${into(most, value, colour)}`
        : `${turn(colour)} fino a ${dice(filter, most)}${into(most, value, colour)}`,
    shift: ({ args: [filter, most, by] }) =>
      `${by < 0 ? 'abbassa' : 'alza'} ${most === 1 ? '' : 'fino a '}${dice(filter, most)} di ${Math.abs(by)}`,
    removeDice: ({ args: [filter, count] }, { follows }) => `rimuovi ${dice(filter, count)}, poi ${follows}`,
    removeEach: ({ args: [filter, most] }, { follows }) => {
      if (most === 'rerollValue')
        return `rimuovi ${some(filter)}, al massimo quanti il tuo valore di nuovo tiro; per ognuno ${follows}`;
      return isNoLimit(most)
        ? `rimuovi un numero qualsiasi di ${some(filter)}; per ognuno ${follows}`
        : `rimuovi fino a ${dice(filter, Number(most))}; per ognuno ${follows}`;
    },
    removeAll: ({ args: [filter] }) => `rimuovi tutti i ${some(filter)}`,
    discardDie: ({ args: [count] }) => `rimuovi ${count} ${die(count)} a tua scelta`,
    rerollSeparate: ({ args: [filter, most] }) => {
      const which =
        most === 'level' || isNoLimit(most)
          ? `un numero qualsiasi di ${some(filter)}`
          : `fino a ${dice(filter, Number(most))}`;
      const limit = most === 'level' ? ', ma non più del tuo livello' : '';
      return `ritira ${which}${limit}, senza usare il valore di nuovo tiro`;
    },
    rerollAllDice: () => 'ritira tutti i tuoi dadi, senza usare il valore di nuovo tiro',

    hits: ({ args: [boxes, count] }) => `metti ${hits(count)} ${IN_BOX[boxes]}`,
    armor: ({ args: [count] }) => `metti ${tokens(count, 'armatura')}`,
    hitsPerOpponent: ({ args: [box, count] }) =>
      `metti ${hits(count)} ${IN_BOX[box]} per ogni avversario non sconfitto`,
    moveHits: ({ args: [from, to, most] }) =>
      `sposta ${most === 1 ? '' : 'fino a '}${hits(most)} ${FROM_BOX[from]} ${IN_BOX[to].replace('nello', 'allo')}`,
    redirect: ({ args: [set, box, most] }) =>
      `${isNoLimit(most) ? 'un numero qualsiasi di colpi' : `fino a ${hits(most)}`} dei dadi${colours(set, true)} possono andare ${IN_BOX[box]}`,
    perPlaced: ({ args: [kind, size] }, { follows }) => {
      const what =
        kind === 'damage'
          ? `${size === 1 ? 'colpo' : hits(size)} che hai appena messo nello spazio danni`
          : `${size === 1 ? 'segnalino armatura' : tokens(size, 'armatura')} che hai appena messo`;
      return `per ogni ${what}, ${follows}`;
    },
    clearHitsAfterStrike: () =>
      'dopo il prossimo attacco a distanza si scartano tutti i colpi della tua fazione',
    spendLoss: ({ args: [scope, most] }, { follows }) =>
      `per ogni punto Salute che hai perso in questo ${scope === 'combat' ? 'combattimento' : 'round, nella fase di difesa,'} e non hai ancora usato per questa carta, al massimo ${most}, ${follows}`,

    regain: ({ args: [resource, amount] }) => `recupera ${points(amount, resource)}`,
    gain: ({ args: [resource, amount] }) =>
      `guadagna ${points(amount, resource)}, anche oltre la tua capacità`,
    expireRoundEnd: ({ args: [resource] }) =>
      `alla fine del round si perde la ${RESOURCES[resource]} oltre la tua capacità`,
    payEach: ({ args: [resource, price, most] }, { follows }) =>
      most === 'any'
        ? `paga ${points(price, resource)} quante volte vuoi; ogni volta ${follows}`
        : `paga ${points(price, resource)} fino a ${times(Number(most))}; ogni volta ${follows}`,
    groupRegain: ({ args: [resource, count] }) =>
      `tu e tutti gli alleati in combattimento recuperate ${points(count, resource)}`,
    groupGain: ({ args: [resource, count] }) =>
      `tu e tutti gli alleati in combattimento guadagnate ${points(count, resource)}, anche oltre la capacità`,
    loseAllParticipants: ({ args: [resource, count] }) =>
      `tutti quelli che combattono, da una parte e dall’altra, perdono ${points(count, resource)}`,
    prevent: ({ args: [count] }) =>
      `riprendi ${count === 1 ? '' : 'fino a '}${points(count, 'health')} di quelli appena persi`,
    heal: ({ args: [count] }) => `chi la perde recupera fino a ${points(count, 'health')}`,
    revive: () =>
      'chi è stato sconfitto resta nella regione, fuori da questo combattimento, con 1 punto Salute, 1 punto Energia e altri punti pari al tuo livello, divisi come vuoi',
    reviveSelf: ({ args: [health, energy] }) =>
      `resti nella regione, fuori da questo combattimento, con ${points(1 + health, 'health')} e ${points(1 + energy, 'energy')}`,
    clearStun: () => 'scarta i tuoi segnalini stordimento',
    clearCurse: () => 'scarta i tuoi segnalini maledizione',

    petHeal: () => 'il tuo famiglio recupera tutta la Salute',
    sacrificePet: ({ args: [box, count] }) =>
      `disequipaggia il tuo famiglio e metti ${hits(count)} ${IN_BOX[box]} per ogni punto Salute che gli restava`,
    unequipSelf: () => 'disequipaggia questa carta',
    unequipOne: ({ args: [cards] }, { any }) => `disequipaggia ${any('card', cards)}`,
    equipPower: ({ args: [cards, area] }, { any }) =>
      `equipaggia gratis ${any('card', cards)}${area === 'ranged' ? ' nell’area per l’attacco a distanza' : ''}`,
    equipDemon: () => 'equipaggia gratis uno dei tuoi demoni, con tutta la sua Salute',
    toMerchant: () => 'l’oggetto va al mercante',
    combo: ({ args: [count] }) => `piazza ${tokens(count, 'combo')}`,
    comboEach: ({ args: [price, most] }, { follows }) =>
      price === 1
        ? `spendi fino a ${tokens(most, 'combo')} di questa carta; per ognuno ${follows}`
        : `spendi ${tokens(price, 'combo')} di questa carta quante volte vuoi; ogni volta ${follows}`,
    useJudgement: () => 'usa il giudizio del Sigillo equipaggiato',

    travelExtra: ({ args: [steps] }) => `viaggia di ${steps} ${steps === 1 ? 'passo' : 'passi'} in più`,
    teleport: () =>
      'al posto dei passi normali fai quanti passi vuoi verso regioni confinanti, per 1 punto Energia ciascuno; le creature blu non ti fermano',
    portal: () =>
      'sposta il tuo personaggio, alleati della tua regione o entrambi nella regione di partenza della tua fazione',
    summonAlly: () => 'sposta un alleato da qualunque regione alla tua',
    healRegionFull: () => 'tu e tutti gli alleati nella regione recuperate tutta la Salute',
    intercept: () =>
      'va’ in una regione confinante, anche da o verso una regione con creature blu, e lì sfida un avversario',
    escape: () => 'lascia subito il combattimento; resti nella regione e non subisci una sconfitta',
    defeatIndependent: () => 'una creatura blu di questo combattimento subisce una sconfitta',

    healAlso: ({ args: [cards, count] }, { any }) =>
      `quando usi ${any('card', cards)}, un altro alleato in combattimento recupera fino a ${points(count, 'health')}`,
    capacity: ({ args: [resource, count] }) => `capacità di ${RESOURCES[resource]} ${signed(count)}`,
    petCapacity: ({ args: [names, count] }, { any }) =>
      `i poteri con il tratto ${any('category', names)} hanno ${points(count, 'health')} in più`,
    comboBonus: ({ args: [cards, count] }, { all }) =>
      `${all('card', cards)}: ${tokens(count, 'combo')} in più`,
    comboTimes: ({ args: [factor] }) =>
      factor === 2
        ? 'piazzi sempre il doppio dei segnalini combo'
        : `piazzi sempre ${factor} volte tanti segnalini combo`,
    spotFloor: ({ args: [cards, least] }, { all }) =>
      `${all('card', cards)}: basta assegnare dadi da ${least} in su`,
    travelIgnoreBlue: () => 'le creature blu non fermano i tuoi viaggi',
    leaveBlue: () => 'puoi viaggiare anche da una regione con creature blu, senza sfidarle',
    travelMax: ({ args: [most] }) =>
      `al massimo ${most} ${most === 1 ? 'azione' : 'azioni'} viaggiare per turno`,
    cost: ({ args: [scope, change] }, { all }) => {
      if (scope === 'allInstants') return `i tuoi poteri istantanei costano ${less(change)}`;
      if (scope === 'allPowers') return `gli altri tuoi poteri costano ${less(change)}`;
      return `${all('card', scope)} ${scope.length === 1 ? 'costa' : 'costano'} ${less(change)}`;
    },
    freeEquip: ({ args: [names] }, { any }) =>
      `equipaggiare un potere con il tratto ${any('category', names)} non costa Energia`,
    uses: ({ args: [cards, count] }, { all }) =>
      `${all('card', cards)} si può usare ${times(count)} per round, pagando ogni uso`,
    instantTwice: ({ args: [more] }) =>
      `ogni potere istantaneo si può usare 2 volte per round; il secondo uso costa ${points(more, 'energy')} in più`,
    freeInstantPerCombat: () => 'una volta per combattimento l’uso di un potere istantaneo non costa Energia',
    keepAfterUse: ({ args: [cards] }, { all }) => `${all('card', cards)} dopo l’uso resta sulla scheda`,
    keepFirstUse: ({ args: [cards] }, { all }) =>
      `${all('card', cards)} dopo il primo uso in un combattimento resta sulla scheda`,
    upgrade: ({ args: [cards] }, { all }) => `migliora ${all('card', cards)}, come scritto su quella carta`,
    enhance: ({ args: [cards] }, { any, follows }) => `quando usi ${any('card', cards)}, in più ${follows}`,
    aura: ({ args: [window] }, { follows }) =>
      `${window === 'poolStart' ? 'all’inizio' : 'alla fine'} della riserva dadi tua e di ogni alleato in combattimento: ${follows}`,
    immune: ({ args: [creature] }, { all }) =>
      `l’abilità speciale di questa creatura non ha effetto su di te: ${all('creature', [creature])}`,
    slotAllows: ({ args: [area, traits, level] }, { any }) =>
      `l’area per ${area === 'general' ? 'oggetti generici' : 'poteri istantanei'} accetta anche oggetti con il tratto ${any('trait', traits)} fino al livello ${level}`,
    extraSlot: ({ args: [area] }) =>
      `un’area in più, per ${area === 'instant' ? 'un potere istantaneo' : 'un oggetto generico'}`,

    loseHealthPerDie: ({ args: [filter, count] }) =>
      `il personaggio perde ${points(count, 'health')} per ogni ${one(filter)}`,
    loseEnergyPerDie: ({ args: [filter, count] }) =>
      `il personaggio perde ${points(count, 'energy')} per ogni ${one(filter)}`,
    stunPerDie: ({ args: [filter, count] }) =>
      `il personaggio riceve ${tokens(count, 'stordimento')} per ogni ${one(filter)}`,
    cursePerDie: ({ args: [filter, count] }) =>
      `il personaggio riceve ${tokens(count, 'maledizione')} per ogni ${one(filter)}`,
    unequipPowerPerDie: ({ args: [filter, count] }) =>
      `il personaggio disequipaggia ${count} ${count === 1 ? 'potere' : 'poteri'} per ogni ${one(filter)}`,
    setAside: ({ args: [filter] }) =>
      `i ${some(filter)} si mettono da parte fino alla fine del combattimento`,
    noRerollValue: () => 'il valore di nuovo tiro dei personaggi è 0',
    noAttrition: () => 'nello spazio attrito non si possono mettere colpi',
    armorOnlyFrom: ({ args: [filter] }) => `solo un ${one(filter)} dà un segnalino armatura`,
    dropHits: ({ args: [box, amount, per] }) => {
      const gone =
        amount === 'characters'
          ? `tanti colpi quanti sono i personaggi in gioco lasciano ${BOX[box]}`
          : `${hits(Number(amount))} ${amount === 1 ? 'lascia' : 'lasciano'} ${BOX[box]}`;
      const each = {
        perCreature: ' per ogni creatura rimasta',
        perGroup: '',
        perParticipant: ' per ogni personaggio non sconfitto',
      }[per];
      return `${gone}${each}`;
    },
    dropHitsPerDie: ({ args: [filter, box, count] }) =>
      `${hits(count)} ${count === 1 ? 'lascia' : 'lasciano'} ${BOX[box]} per ogni ${one(filter)}`,
    stunEach: ({ args: [count] }) => `ogni personaggio non sconfitto riceve ${tokens(count, 'stordimento')}`,
    clearAttrition: () => 'si scartano tutti i colpi nello spazio attrito',
    rerollPenalty: ({ args: [count] }) => `ogni attaccante ha Nuovo tiro ${signed(-count)}`,
    halveAttritionUp: () => 'il valore di attrito si dimezza, arrotondando per eccesso',
    hitCapByEights: () =>
      'un personaggio mette negli spazi danni e difesa insieme al massimo tanti colpi quanti sono i suoi dadi rossi e blu che mostrano 8; tutti gli altri vanno nello spazio attrito',
    attritionNeedsSpot: ({ args: [filter] }) =>
      `per ogni colpo di attrito il personaggio deve assegnare un ${one(filter)}`,
  },
};
