/** Messages: the opening and the exercises. They are loaded when somebody wants to learn the game. */
import type { SameKeys } from '#engine/text.ts';
import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.goal': 'Objedź świat dookoła i zajedź za własną metę dalej niż wszyscy inni.',
  'learn.aim':
    'Wszyscy jadą zgodnie z ruchem wskazówek zegara, od swojej flagi z powrotem do niej: 48 pól. Pierwsze przekroczenie mety zaczyna ostatnią rundę, a na jej końcu wygrywa ten, kto jest najdalej.',
  'learn.drive': 'Para to wszystko. Masz 5 punktów akcji (PA), a ruch kosztuje 2. Przejedź jedno pole.',
  'learn.drive.done': 'Zostały ci 3 PA. Czego nie wydasz w tej turze, przepada.',
  'learn.steam':
    'Ciśnienie mówi, ile PA dostaniesz w następnej turze, i co turę spada o 1. Węgiel kosztuje 1 PA i je podnosi. Wybieraj węgiel z ręki, aż będzie 6 lub więcej.',
  'learn.steam.done':
    'Węgiel nie daje nic teraz, ale następnym razem turę z 6 PA. Większość tur zaczyna się od węgla.',
  'learn.refit':
    'Stoisz w obozie, a przed tobą trzy pola pustyni. Zamontuj to, co obniża koszt pustyni, a potem dojedź do jej końca.',
  'learn.refit.done':
    '„Płozy” kosztowały 2 PA, a oszczędziły 3. Zawsze liczy się teren, na który wjeżdżasz, nie ten, który opuszczasz.',
  'learn.shot':
    'Gracz 2 jest 9 pól przed tobą: w zasięgu twojej torpedy. Masz 2 PA i chcesz też jechać. Strzel do gracza 2!',
  'learn.shot.done':
    'Strzał nic nie kosztuje, ale nie przy 0 PA. To najczęstszy błąd: najpierw strzel, potem wydaj ostatni PA.',
  'learn.hit':
    'Prowadzi gracz 3. Utrudnienie we własnej turze kosztuje PA i trafia, kogo chcesz. Zagraj graczowi 3 „Dziurawą rurę”.',
  'learn.hit.done': 'Jeśli gracz 3 nie ma reakcji, traci 2 ciśnienia: dwa PA mniej, tura po turze.',
  'learn.window':
    'Teraz tura należy do kogoś innego: gracz 2 właśnie zaczyna, 4 pola od mety, z 8 PA. Możesz zagrać utrudnienie za 1 własnego ciśnienia albo spasować: raz lub na całą turę. Zagraj „Mgłę” na gracza 2.',
  'learn.window.done':
    'Na początku tury „Mgła” działa od razu. Zagrana później czekałaby na następną turę ofiary.',
  'learn.finish': 'Brakuje trzech pól, a masz 7 PA. Przekrocz swoją metę.',
  'learn.finish.done':
    'Meta za tobą! Runda toczy się teraz do końca, więc jedź dalej za to, co zostało. Wiesz dość na pierwszą grę.',

  'learn.customs.title': 'Obok celników',
  'learn.customs':
    'Na twoim pojeździe leży „Kontrola celna”, a tuż przed tobą jest obóz: wjazd do niego by cię zatrzymał. Omiń go.',
  'learn.customs.done': 'Przy skoku liczy się tylko pole lądowania.',
  'learn.sender.title': 'Zwrot przesyłki',
  'learn.sender':
    'Gracz 2 zagrywa na ciebie „Dziurawą rurę”. Masz dwie reakcje, które pomagają. Użyj tej, przez którą ciśnienie straci gracz 2.',
  'learn.sender.done': 'Reakcja nic nie kosztuje. Ale na atak odpowiada tylko jedna, a potem już jej nie ma.',

  'learn.wrong.moved': 'Pojazd ruszył dalej, a to było jeszcze do zrobienia.',
  'learn.wrong.ended': 'Twoja tura się skończyła, a to było jeszcze do zrobienia.',
  'learn.wrong.shovelled': 'Węgiel jest na następną turę; tym razem trzeba było jechać.',
  'learn.wrong.install': '„{card:card}”: na pustyni to nie pomaga.',
  'learn.wrong.bare': 'Bez pomocy każde pole pustyni kosztuje 2 PA. Najpierw coś zamontuj.',
  'learn.wrong.lastAp': 'Nie masz już PA, a przy 0 PA nie można strzelać. Najpierw strzał.',
  'learn.wrong.threw': 'Wyrzucone zostało to, co było potrzebne: „{card:card}”.',
  'learn.wrong.target': 'Trafienie: {seat:player}. Chodziło o kogoś innego.',
  'learn.wrong.passed': 'Pas. Teraz gracz 2 jedzie przy dobrej pogodzie.',
  'learn.wrong.late': 'Węgiel jest na następną turę, a teraz pora jechać.',
  'learn.wrong.halted': 'Pojazd wjechał do obozu i zatrzymali go celnicy.',
  'learn.wrong.undefended': 'Bez reakcji twoje ciśnienie spada.',
  'learn.wrong.cancelled': 'Tobie nic się nie dzieje, ale graczowi 2 też nie.',

  'event.interfered.you': 'Zagrywasz kartę „{card:card}”. Cel: {target:player}.',
  'event.interrupted.you': 'Zagrywasz za {price} ciśnienia utrudnienie „{card:card}”. Cel: {target:player}.',
  'event.reacted.you': 'Reagujesz na kartę „{against:card}” kartą „{card:card}”.',
  'event.reflected.you': 'Odsyłasz kartę „{card:card}”. Cel: {target:player}.',
  'event.fired.you': 'Strzelasz kartą „{card:card}” ({mode:aim}). Cel: {target:player}.',
  'event.halted.you': 'Celnicy zatrzymują cię w obozie (pole {at}).',
  'event.pressure.you': 'Twoje ciśnienie: {from} → {to}.',
} satisfies SameKeys<typeof english>;
