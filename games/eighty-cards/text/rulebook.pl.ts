/** The rulebook in Polish, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { effects } from './pl/effects.ts';
import { names } from './pl/names.ts';
import { rules as rules1to5 } from './pl/rules-1-5.ts';
import { rules as rules6to10 } from './pl/rules-6-10.ts';
import { rules as rules11to14 } from './pl/rules-11-14.ts';
import { rules as rules15to18 } from './pl/rules-15-18.ts';
import type { Rulebook } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Rulebook = {
  chapters: {
    'EC-1': 'Przygotowanie',
    'EC-2': 'Tworzenie świata',
    'EC-3': 'Trasa, pola, tereny',
    'EC-4': 'Tura i jej początek',
    'EC-5': 'Akcje',
    'EC-6': 'Jazda',
    'EC-7': 'Dorzucanie węgla',
    'EC-8': 'Karty podróży',
    'EC-9': 'Utrudnienia',
    'EC-10': 'Reakcje',
    'EC-11': 'Broń',
    'EC-12': 'Balony wybuchowe',
    'EC-13': 'Obozy i ulepszenia',
    'EC-14': 'Odrzucanie i dobieranie',
    'EC-15': 'Koniec gry',
    'EC-16': 'Informacje, cofanie, czas',
    'EC-17': 'Co robią karty',
    'EC-18': 'Opcje',
    CONTENT: 'Karty',
    EXAMPLES: 'Przykłady',
    REF: 'Częste pytania',
  },
  rules: { ...rules1to5, ...rules6to10, ...rules11to14, ...rules15to18 },
  contents: {
    coal: 'Węgiel: wartość mówi, o ile podnosi ciśnienie.',
    action: 'Karty akcji, dla siebie.',
    crew: 'Załoga, która działa, póki jest na pojeździe.',
    reaction: 'Reakcje, gdy ktoś cię atakuje.',
    interference: 'Utrudnienia, przeciw innemu graczowi.',
    weapon: 'Broń, montowana w obozie.',
    upgrade: 'Ulepszenia, montowane w obozie.',
    terrain: 'Karty terenu i to, na którym z ich czterech pól jest obóz.',
  },
  heads: {
    card: 'Karta',
    copies: 'Sztuk',
    ap: 'PA',
    effect: 'Co robi',
    terrain: 'Teren',
    space: 'Obóz na polu',
    picture: 'Rysunek',
  },
  examples: {
    X06: 'Początek tury (4.4, 4.5). Twoje ciśnienie to 6: masz 6 PA, a ciśnienie spada do 5.',
    X09: 'Liczy się wjazd (6.3). Z „Płozami” stoisz na ostatnim polu karty morza; następne pole to pustynia. Ruch kosztuje 1. Z pustyni do lasu kosztuje 2, także z „Gąsienicami”.',
    X11: '„Miejscowy przewodnik” (3.13). Stoisz na ostatnim polu karty morza, a następne pole to las: przewodnik jest od lasu. Na każdym innym polu tej karty byłby od morza.',
    X13: 'Sumowanie (6.4, 6.5). Na pustyni, z „Płozami” i „Dobrą drogą” dla pustyni: 2 − 1 − 1 to 0, ale ruch kosztuje co najmniej 1.',
    X14: '„Mgła” (6.5). Wjazd na pustynię we „Mgle” kosztuje 3, z „Płozami” 2.',
    X17: 'Węgiel (7.1–7.5). Przy ciśnieniu 8 i 2 PA dorzucasz „Worek węgla”: ciśnienie wynosi 9, jeden punkt przepada i zostaje 1 PA. Teraz więcej węgla już nie.',
    X18: 'Przy 0 PA nic (5.5–5.8). Masz 0 PA, torpedę i cel w zasięgu. Nie możesz strzelić; możesz tylko odrzucić coś z pojazdu i zakończyć akcje.',
    X22: 'Poza turą (9.3–9.6). Twoje ciśnienie to 3. Po „Sabotażu” za 2 zostałoby 1: niedozwolone. Po „Dziurawej rurze” za 1 zostaje 2: dozwolone.',
    X23: '„Mgła” w porę (9.9). Twoja tura właśnie się zaczyna, gdy ktoś zagrywa na ciebie „Mgłę”: każdy ruch tej tury kosztuje o 1 więcej. Zagrana po twoim pierwszym ruchu czeka i trafia w twoją następną turę.',
    X26: 'Reakcje (10.5, 10.6). Ktoś zagrywa na ciebie „Dziurawą rurę” za 1 ciśnienia. Z „Nie z nami!” nic ci się nie dzieje, a jego ciśnienie jest wydane. Ze „Zwrotem do nadawcy” traci jeszcze 2.',
    X28: 'Torpeda (11.9). Pojazd oddalony o 4 pola jest za blisko, oddalony o 17 za daleko; od 5 do 16 zostaje trafiony, z przodu albo z tyłu.',
    X32: 'Balon się przesuwa (12.6–12.8). Wypuszczasz go do przodu. Na początku każdej z następnych tur, czyjakolwiek jest, przesuwasz go o jedno pole. Na czwartym spotyka pojazd i wybucha.',
    X35: '„Balon gazowy” (13.7, 13.8, 13.14). Zamontowany w obozie za 2 PA sprawia, że trzy następne ruchy kosztują po 1. Trzeci wjeżdża do innego obozu: działanie się kończy. Zakrywasz go; odnowienie kosztuje tam znów 2 PA.',
    X36: '„Sprężyny” (6.6, 13.11). Przeskakujesz o 2 pola. Do obozu pomiędzy się nie wjeżdża, więc nie kończy on balonu gazowego i nikogo nie zatrzymuje.',
    X39: 'Dobieranie (14.5). Masz jedną kartę obozu i trzy karty podróży: możesz dobrać tylko kartę podróży.',
    X42: 'Ostatni w rundzie (15.3, 15.4). Ostatni gracz rundy jako pierwszy wjeżdża na własne pole startu. Gra kończy się w tej chwili, niezależnie od pozostałych PA.',
    X54: 'Dwoje naraz (9.6). Pytani gracze odpowiadają w tajemnicy: jeden z lewej „Dziurawą rurą”, drugi dalej też. Liczy się bliższy, zgodnie z ruchem wskazówek zegara od gracza, który ma turę; druga odpowiedź przepada niewidziana i wszystkich pyta się od nowa.',
  },
  reference: {
    'REF-1':
      'Dlaczego węgiel nie dał mi PA? Węgiel podnosi ciśnienie; w twojej następnej turze zamieni się ono w PA (7.3, 4.4).',
    'REF-2':
      'Dlaczego ten ruch kosztuje 2, skoro moje ulepszenie jest od terenu, na którym stoję? Liczy się teren, na który wjeżdżasz (6.3).',
    'REF-3':
      'Dlaczego mój przewodnik jest od innego terenu? „Miejscowy przewodnik”, „Dobra droga” i „Burza” biorą teren następnego pola (3.13).',
    'REF-4': 'Dlaczego nie mogę strzelić? Przy 0 PA nic nie można, nawet za darmo (5.6).',
    'REF-5': 'Dlaczego nie mogę trafić pojazdu obok? Torpeda wymaga odległości co najmniej 5 (11.9).',
    'REF-6':
      'Dlaczego nie mogę tego zamontować? Pojazd już jedno takie ma. Najpierw je odrzuć, to nic nie kosztuje (13.3, 5.7).',
    'REF-7': 'Dlaczego nie mogę zagrać utrudnienia? Ciśnienie spadłoby ci poniżej 2 (9.4).',
    'REF-8': '„Mgła” zagrana. Dlaczego nic się nie dzieje? Czeka na następną turę ofiary (9.9).',
    'REF-9': 'Dlaczego nie mogę dobrać karty obozu? Masz już jedną na ręce (14.5).',
    'REF-10': 'Dlaczego nie mogę znów użyć sprężyn? Raz na turę, razem z rakietami wspomagającymi (13.12).',
    'REF-11': 'Dlaczego mój własny balon trafił mnie? Wybucha pod każdym pojazdem (12.9).',
    'REF-12':
      'Mam już metę za sobą. Dlaczego nie mam kolejnej tury? Runda się kończy, a potem wygrywa ten, kto jest najdalej (15.2, 15.7).',
    'REF-13':
      'Dlaczego moje ulepszenie nie pomaga na kartach startu? To ojczyzna. Pomagają tam tylko balon gazowy, „Miejscowy przewodnik”, „Dobra droga” i „Nawigator” (3.4, 6.5).',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook('pl', text, { ...names, ...effects });
