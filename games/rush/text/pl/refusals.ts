/** Messages: why something is refused, and what is possible instead, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = {
  'refusal.OTHER_STEP': 'To nie ten moment; odpowiedz na to, o co gra pyta.',
  'refusal.DECISION_WAITS': 'Najpierw dokończ kartę, którą zagrywasz.',
  'refusal.ATTACK_IS_ONE_PIECE':
    'Twój atak trwa: dokończ go, zanim zrobisz coś innego. Wybierz atakującego i cel.',
  'refusal.MEDALS_FIRST': 'Najpierw weź swoje Medale.',
  'refusal.CANNOT_END_YET': 'Nie możesz zakończyć tury, dopóki czeka decyzja.',
  'refusal.ATTACK_NOT_OVER': 'Ataku nie można przerwać: każdy atakujący, który ma jeszcze cel, musi uderzyć.',
  'refusal.BAD_DECISION': 'To nie jest pełny ruch. Wybierz jeden z proponowanych.',
  'refusal.UNREADABLE':
    'Tego ruchu nie da się odczytać. Napisz na przykład „buy ussr-t-28 with engineer, engineer”, „play technician”, „deploy ussr-t-28 on S1.2”, „attack with ussr-su-100” albo „end”.',
  'refusal.NO_SUCH_CARD': 'Nie ma karty „{card}”.',
  'refusal.NO_DISCARDS':
    'W środku tury nie można wyrzucać kart; niezagrane trafią do Składu, gdy zakończysz turę.',
  'refusal.ALL_ABILITIES':
    'Zdolności działają wszystkie, w wydrukowanej kolejności – albo żadna, a karta tylko broni.',

  'refusal.BASE_CARD':
    'Zdobytej Bazy nie można zagrać w żaden sposób: {card:card}. Daje tylko punkty na koniec.',
  'refusal.NOT_IN_HAND': 'Można zagrywać tylko karty z ręki, a tej tam nie ma: {card:card}.',
  'refusal.PLAYED_ALREADY':
    '{card:card}: Pojazd był już zagrany w tej turze. Można to zrobić raz na turę, nawet jeśli wróci na rękę.',
  'refusal.ENGINEER_ONLY_PAYS': 'Inżynier może tylko płacić: 1 punkt przy zakupie Pojazdu.',
  'refusal.ONLY_FOR_ABILITY':
    '{card:card}: tę kartę zagrywa się tylko dla jej zdolności; nie broni i nie atakuje.',
  'refusal.MEDAL_ONLY_PAYS': 'Medal może tylko płacić: 1 punkt, podwójny 2.',

  'refusal.NO_RESOURCE_VALUE':
    '{card:card}: ta karta nie ma wartości Zasobów, więc nie może płacić. Mogą Inżynierowie, Medale i Pojazdy.',
  'refusal.ONE_PURCHASE': 'Jeden zakup na turę. Aby kupić więcej, zagraj najpierw kartę z Poborem.',
  'refusal.PAY_SOMETHING':
    'Nic nie jest za darmo: zagraj co najmniej jedną kartę z wartością Zasobów, choćby 0.',
  'refusal.OTHER_NATIONS_RESOURCES':
    'Zasoby narodowe innej nacji tu nie pomogą. Nacja tego Pojazdu: {nation:nation}. Zapłać zwykłymi Zasobami albo Zasobami narodowymi tej samej nacji.',
  'refusal.NO_CARD_SERVES':
    'Żadną z kart zapłaconych w tej turze nie można płacić za Pojazd tej nacji ({nation:nation}). Dodaj kartę ze zwykłymi Zasobami albo z Zasobami narodowymi tej samej nacji.',
  'refusal.NOT_IN_RESERVE': 'Kupować można tylko Pojazdy z Rezerwy, a tego tam nie ma: {card:card}.',
  'refusal.NOT_ENOUGH': {
    by: 'short',
    one: '{card:card}: brakuje {short} punktu. Dodaj kartę albo wybierz tańszy Pojazd.',
    few: '{card:card}: brakuje {short} punktów. Dodaj karty albo wybierz tańszy Pojazd.',
    many: '{card:card}: brakuje {short} punktów. Dodaj karty albo wybierz tańszy Pojazd.',
    other: '{card:card}: brakuje {short} punktu. Dodaj karty albo wybierz tańszy Pojazd.',
  },
  'refusal.HAND_NOT_ENOUGH':
    '{card:card}: koszt {cost}. Nie wybrano nic do zapłaty, a wszystkie twoje karty razem płacą o {short} za mało. Wybierz tańszy Pojazd.',
  'refusal.ACCOUNT_SHORT': {
    by: 'short',
    one: '{card:card}: wszystkie zakupy tej tury kosztowałyby o {short} punkt więcej, niż płacisz. Dodaj kartę.',
    few: '{card:card}: wszystkie zakupy tej tury kosztowałyby o {short} punkty więcej, niż płacisz. Dodaj karty.',
    many: '{card:card}: wszystkie zakupy tej tury kosztowałyby o {short} punktów więcej, niż płacisz. Dodaj karty.',
    other:
      '{card:card}: wszystkie zakupy tej tury kosztowałyby o {short} punktu więcej, niż płacisz. Dodaj karty.',
  },
  'refusal.NATIONAL_POINTS_BOUND': {
    by: 'short',
    one: 'Zasoby narodowe służą tylko swojej nacji. {card:card}: brakuje {short} zwykłego punktu.',
    few: 'Zasoby narodowe służą tylko swojej nacji. {card:card}: brakuje {short} zwykłych punktów.',
    many: 'Zasoby narodowe służą tylko swojej nacji. {card:card}: brakuje {short} zwykłych punktów.',
    other: 'Zasoby narodowe służą tylko swojej nacji. {card:card}: brakuje {short} zwykłego punktu.',
  },

  'refusal.NO_ABILITY':
    '{card:card}: brak zdolności, której można użyć. Zapłać tą kartą, broń nią albo atakuj.',
  'refusal.NO_DEFENCE': '{card:card}: brak punktów Obrony, więc nie można położyć tej karty na Bazie.',
  'refusal.NO_BASE_LEFT': 'Nie masz już Bazy, której można by bronić.',
  'refusal.NOT_YOUR_BASE': 'Wybierz jedną ze swoich Baz, które jeszcze stoją.',
  'refusal.UNDEFENDED_FIRST':
    '{base:base} jest już broniona. Dopóki masz Bazę niebronioną, wybierz właśnie ją.',

  'refusal.ONE_ATTACK': 'Jeden atak na turę, a swój masz już za sobą.',
  'refusal.NO_ATTACKER': 'Do ataku potrzebny jest co najmniej jeden Pojazd z ręki.',
  'refusal.NO_ATTACK_POINTS': '{card:card}: brak punktów Ataku. Atakuj kartami, które mają 1 lub 2.',
  'refusal.ONE_NATION': 'Wszystkie atakujące Pojazdy muszą być jednej nacji.',
  'refusal.NO_VEHICLE_TO_HIT':
    'Te karty atakują tylko Pojazdy (RUSH-6.41), a żadnej wrogiej Bazy nie broni Pojazd.',
  'refusal.NO_BASE_TO_HIT': 'Te karty atakują tylko Bazy (RUSH-6.40), a każda wroga Baza jest broniona.',
  'refusal.NOTHING_TO_HIT':
    'Żadna z tych kart nie ma teraz celu. Celem jest Pojazd na wrogiej Bazie albo niebroniona wroga Baza.',
  'refusal.NOT_DECLARED': '{card:card}: tej karty nie ma wśród atakujących, którzy mają jeszcze uderzyć.',
  'refusal.OTHERS_CAN_STRIKE': '{card:card} nie ma teraz celu; najpierw uderz tym atakującym, który go ma.',
  'refusal.ATTACKS_BASES_ONLY': '{card:card} atakuje tylko Bazy. Wybierz niebronioną wrogą Bazę.',
  'refusal.ATTACKS_VEHICLES_ONLY': '{card:card} atakuje tylko Pojazdy. Wybierz Pojazd na wrogiej Bazie.',
  'refusal.NO_TARGET':
    'To nie jest cel. Wybierz Pojazd na wrogiej Bazie albo niebronioną wrogą Bazę, która jeszcze stoi.',
  'refusal.DEFENDED':
    '{base:base}: broni jej {card:card}. Najpierw zniszcz obrońcę; bronionej Bazy dosięga tylko Oblężenie.',

  'refusal.AUXILIARY_SAFE':
    'Jednostki pomocniczej nie można wybrać do Oblężenia. Wybierz samą Bazę ({base:base}) albo inny cel.',
  'refusal.NO_SIEGE_TARGET': 'Oblężenie wybiera wrogą Bazę, która jeszcze stoi, albo Pojazd bojowy na niej.',
  'refusal.RESEARCH_IS_FIXED': 'Badań nie można wzmocnić innymi kartami. Aby nimi zapłacić, dokonaj zakupu.',
  'refusal.RESEARCH_LIMIT':
    '{card:card}: tego nie można zdobyć. Wybierz z Rezerwy Pojazd o koszcie najwyżej {n}.',
  'refusal.REPAIR_AT_LEAST_ONE': 'Wybierz co najmniej jedną kartę ze swojego Składu.',
  'refusal.REPAIR_AT_MOST_TWO': 'Naprawa usuwa najwyżej dwie karty.',
  'refusal.NOT_IN_DEPOT': 'Wybierz karty leżące w twoim Składzie. Tej tam nie ma: {card:card}.',
  'refusal.GIVE_ONE_CARD': 'Sabotaż: odrzuć dokładnie jedną kartę z ręki.',
  'refusal.NOT_A_PAYOUT':
    'Weź tyle punktów w Medalach, ile stos może wypłacić, w pojedynczych lub podwójnych; podwójny liczy się za dwa zniszczone Pojazdy.',
  'refusal.EXPOSE_AN_ATTACKER':
    '{card:card} nie może się odsłonić. Wybierz jeden z Pojazdów tego ataku o Obronie powyżej 0.',
  'refusal.NO_RESERVE_QUESTION': 'Teraz nie decyduje się o Rezerwie.',
} satisfies SameKeys<typeof english>;
