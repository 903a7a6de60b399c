import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = {
  'refusal.OTHERS_ARE_ASKED': 'Gra stoi: inni są pytani, czy utrudniają lub reagują.',
  'refusal.OTHER_QUESTION': 'Teraz pytanie jest inne.',
  'refusal.BAD_DECISION': 'Takiej decyzji nie ma.',
  'refusal.UNREADABLE': 'Tego nie da się odczytać. Przykłady: move, shovel coal-2, play fog on P2, end.',

  'refusal.NATION_TAKEN': 'W barwach tego kraju jedzie już ktoś inny.',
  'refusal.NOT_YOUR_TERRAIN': 'Tej karty terenu nie masz na ręce.',
  'refusal.NO_SUCH_SLOT': 'Takiego miejsca nie ma: między dwie karty startu trafia zawsze tyle samo kart.',
  'refusal.SLOT_FILLED': 'Tam już leży karta. Kart się nie przesuwa i nie wciska pomiędzy inne.',
  'refusal.NO_NEIGHBOUR': 'Karta terenu musi dotykać karty, która już leży na stole.',
  'refusal.BESIDE_OWN_START': 'Pierwsza karta trafia tuż obok karty startu gracza, który zaczyna.',

  'refusal.NOT_ENOUGH_AP': 'To kosztuje {cost} PA; masz {ap}.',
  'refusal.NO_AP': 'Nie masz już PA, więc twoje akcje się skończyły.',
  'refusal.NO_AP_FOR_FREE_ACTION':
    'Przy 0 PA nie można już nic zrobić, nawet za darmo. Strzelaj, zanim wydasz ostatni PA.',
  'refusal.EMPTY_SLOT': 'W tym miejscu nie ma czego odrzucić.',
  'refusal.NOT_IN_HAND': 'Nie masz na ręce karty „{card:card}”.',
  'refusal.HALTED': 'Zatrzymali cię celnicy: w tej turze już nie pojedziesz.',

  'refusal.NOT_COAL': 'Do kotła dorzuca się tylko węgiel.',
  'refusal.BOILER_FULL': 'Kocioł jest pełny: ciśnienie wynosi już 9.',
  'refusal.SHOVEL_FORBIDDEN': 'Twój węgiel jest mokry: w tej turze go nie dorzucisz.',

  'refusal.TURN_START_ONLY': 'Tę kartę zagrywa się na początku tury, przed każdą inną akcją.',
  'refusal.PRESSURE_FULL': 'Twoje ciśnienie wynosi już 9; karta by się zmarnowała.',
  'refusal.AP_FULL': 'Masz już 9 PA; karta by się zmarnowała.',
  'refusal.NO_CONVERSION': 'Ciśnienie musi zostać między 2 a 9, a PA między 0 a 9.',
  'refusal.NO_SWAP': 'Na każdej karcie terenu stoi pojazd albo balon.',
  'refusal.START_CARD': 'Karty startu zostają na miejscu.',
  'refusal.CARD_OCCUPIED': 'Na tej karcie stoi pojazd albo balon.',
  'refusal.NOT_IN_RESERVE': 'Tej karty terenu nie ma w rezerwie.',
  'refusal.NOTHING_TO_DRAW': 'Nie ma już kart podróży do dobrania.',
  'refusal.NOTHING_TO_SALVAGE': 'Nie ma żadnej odrzuconej karty obozu.',
  'refusal.CREW_ABOARD': 'Na pojeździe jest już członek załogi. Najpierw go odrzuć; to nic nie kosztuje.',

  'refusal.NO_SUCH_ORDER': 'Takiego polecenia nie ma.',
  'refusal.LIES_ON_VEHICLE': 'Działa sama tam, gdzie leży, przez całą turę.',
  'refusal.NOT_AT_ONESELF': 'Nie możesz wybrać siebie.',
  'refusal.NO_SUCH_PLAYER': 'Takiego gracza nie ma.',
  'refusal.NO_AP_TO_INTERFERE':
    'We własnej turze za utrudnienie płaci się PA, nigdy ciśnieniem; nie masz już PA.',
  'refusal.PRESSURE_TOO_LOW':
    'Poza turą kosztuje to {price} z twojego ciśnienia {pressure}, a musi zostać 2.',
  'refusal.NOTHING_TO_REMOVE': 'Nie ma tam niczego, co ta karta mogłaby zabrać.',
  'refusal.NO_HAND_TO_SPY': 'Na tej ręce nie ma kart.',
  'refusal.ONLY_IN_RESPONSE': 'Reakcje zagrywa się tylko wtedy, gdy ktoś cię atakuje.',
  'refusal.DOES_NOT_FIT': 'Ta reakcja nie pasuje do takiego ataku.',
  'refusal.ONLY_AGAINST_DAMAGE': 'To pomaga tylko na obrażenia; tutaj ma zostać zniszczona karta.',

  'refusal.NO_WEAPON': 'Na twoim pojeździe nie ma broni.',
  'refusal.OUT_OF_RANGE': 'Odległość {distance}: ta broń sięga najwyżej na {most}.',
  'refusal.TOO_NEAR': 'Odległość {distance}: za blisko, ta broń wymaga co najmniej {least}.',
  'refusal.NOTHING_TO_DESTROY': 'Cel nie ma niczego w tym miejscu.',
  'refusal.BALLOON_IS_LAUNCHED': 'Balonem się nie strzela: wypuszcza się go na pole przed sobą albo za sobą.',
  'refusal.IS_NO_BALLOON': 'Wypuszcza się tylko balon wybuchowy; z tej broni strzela się do pojazdu.',
  'refusal.FIRED_ALREADY': 'Balon jest już w powietrzu.',
  'refusal.NOT_A_VICTIM': 'Ten wybuch nie może trafić tego pojazdu.',

  'refusal.NOT_AT_CAMP': 'Aby montować i odnawiać, trzeba stać w obozie.',
  'refusal.SLOT_TAKEN':
    'Na pojeździe już coś jest: {slot:slot}. Najpierw odrzuć tę kartę; to nic nie kosztuje.',
  'refusal.NOTHING_TO_REARM': 'Nie masz zakrytego ulepszenia.',
  'refusal.NOTHING_TO_USE': 'Twój pojazd nie ma sprężyn ani rakiet wspomagających do użycia.',
  'refusal.COVERED': 'To ulepszenie jest zakryte. Odnów je w obozie.',
  'refusal.USED_THIS_TURN': 'Sprężyn lub rakiet wspomagających używa się raz na turę.',

  'refusal.NOT_IN_THEIR_HAND': 'Tej karty nie ma na tej ręce.',
  'refusal.NO_BASE_CAMP_CARD_NOW':
    'Masz już kartę obozu. Następną dobiera się tylko wtedy, gdy nie masz żadnej.',
  'refusal.NOTHING_TO_REPLACE': 'Od ostatniego dobierania żadna karta obozu nie opuściła twojej ręki.',
  'refusal.DECK_OUT': 'Ta talia i jej odrzucone karty są puste.',
  'refusal.HAND_IS_FULL': 'Twoja ręka jest pełna.',
} satisfies SameKeys<typeof english>;
