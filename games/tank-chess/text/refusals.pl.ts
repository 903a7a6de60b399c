/** Why Tank Chess refuses something, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { refusals as english } from './refusals.en.ts';

export const refusals = {
  'refusal.STALE_PLY': 'Ten ruch był na półruch {ply}, a partia jest przy {now}.',
  'refusal.PIECE_DESTROYED': 'Na {square} leży wrak; już nigdzie nie pojedzie.',
  'refusal.NO_PIECE': 'Na {square} nie ma czołgu.',
  'refusal.NOT_YOUR_PIECE': 'Czołg na {square} nie jest twój.',
  'refusal.WRONG_LETTER': 'Na {square} stoi {expected:tank}, a nie {letter:tank}.',
  'refusal.EMPTY_PATH': 'Czołg na {square} musi zrobić co najmniej jeden krok; bez ruchu nie ma strzału.',
  'refusal.BAD_PATH': '„{step}” to nie krok: F naprzód, L i R obrót w lewo i w prawo, B wstecz.',
  'refusal.REVERSE_COMBINED': 'Krok wstecz to cała tura; nie łączy się z innymi krokami.',
  'refusal.TOO_MANY_STEPS':
    'Potrzeba kroków: {steps}; czołg na {square} ma {speed}. Każdy obrót o 45° to jeden krok.',
  'refusal.STEPS_AFTER_EXIT': 'Czołg opuścił już planszę z {square}.',
  'refusal.OFF_BOARD':
    'Krok {step}, z {square} na {direction:direction}, wychodzi poza planszę; wolno to tylko czołgowi dowodzenia, przez przeciwległą krawędź.',
  'refusal.BLOCKED': 'Krok {step}, z {square}, blokuje to, co stoi na {by}.',
  'refusal.EXIT_WRONG_EDGE':
    'Czołg dowodzenia wyjeżdża tylko przez przeciwległą krawędź, a nie na {direction:direction} z {square}.',
  'refusal.EXIT_THROUGH_CORNER':
    'Przez róg nie można wyjechać: krok {step} z {square} prowadzi na {direction:direction}.',
  'refusal.EXIT_OFF': 'W tej partii ucieczka się nie liczy.',
  'refusal.REVERSE_EXIT_OFF': 'W tej partii nie można uciec na wstecznym.',
  'refusal.NULL_MOVE': 'Czołg na {square} musi zmienić pole albo zwrot.',
  // Without a facing, the board was to be left.
  'refusal.NOT_REACHABLE': {
    by: 'facing',
    zero: 'Czołg na {square} nie może tam zakończyć tury ({to}).',
    other:
      'Czołg na {square} nie może tam zakończyć tury ({to} {facing:direction}): kroków ma {speed}, każdy obrót o 45° to jeden krok, a droga musi być wolna.',
  },
  'refusal.SHOT_AFTER_EXIT': 'Czołg dowodzenia, który opuścił planszę, nie strzela.',
  'refusal.SHOT_OWN_PIECE': 'Czołg na {square} jest twój.',
  'refusal.SHOT_NO_TARGET': 'Na {square} nie ma wrogiego czołgu, do którego można strzelić.',
  'refusal.SHOT_NOT_IN_LINE': 'Cel {square} nie leży na linii ognia ({letter:tank}): obróć kadłub.',
  'refusal.NO_LINE_THIS_TURN':
    'Z żadnego pola, na które może wjechać w tej turze, nie ma linii ognia do {square}.',
  'refusal.SHOT_OUT_OF_RANGE': 'Moździerz sięga od {min} do {max} pól; do {square} jest {distance}.',
  'refusal.SHOT_TOO_CLOSE': '{square} jest za blisko: między czołgami musi być co najmniej jedno puste pole.',
  'refusal.SHOT_BLOCKED': 'Liczy się tylko pierwsza przeszkoda na linii: przed {square} jest {by}.',
  'refusal.SHOT_NO_EFFECT':
    'Strzał w {square} nie miałby skutku: działo {cannon:roman} musi przebić {side:side} {armour:roman}.',
  'refusal.CLAIM_INVALID': 'Remis możesz zgłosić tylko w swojej turze, gdy pozycja wystąpiła trzy razy.',
  'refusal.BAD_DECISION': 'Tura to jeden przejazd i najwyżej jeden strzał.',
  'refusal.RATED_SCENARIO': 'Tego scenariusza nie można użyć w partii rankingowej ({because}).',
  'refusal.SUFFIX_MISMATCH': 'Ruch oznaczono „{found}”, a powinno być „{expected}”.',

  'refusal.TCN_SYNTAX':
    'To nie jest ruch: przy znaku {column} w „{text}” oczekiwano czegoś innego ({expected}).',
  'refusal.TCP_SYNTAX': 'To nie jest zapis pozycji ({field}{found}{row}{column}).',
  'refusal.TCP_ROW_COUNT': 'Pozycja ma rzędów: {found}, a powinno być {expected}.',
  'refusal.TCP_ROW_WIDTH': 'Rząd {row} pozycji ma pól: {found}, a powinno być {expected}.',
  'refusal.TCP_SIDE': 'Strona, na którą przypada kolej, to w albo b, a nie „{found}”.',
  'refusal.TCP_COUNTER': 'Licznik pozycji jest błędny: „{found}”.',
  'refusal.TCP_COMMAND_COUNT':
    'Każda strona ma jeden sprawny czołg dowodzenia, a po przegranej żadnego; tu są: {white} i {black}.',

  'refusal.NO_RECORD': 'Ta partia nie ma zapisu: nie zaczyna się od pozycji, którą zapis może podać.',
  'refusal.TCG_SYNTAX': 'Wiersz {line} zapisu partii: oczekiwano {expected}.',
  'refusal.TCG_TAG_TWICE': 'Wiersz {line}: znacznik {tag} występuje dwa razy.',
  'refusal.TCG_TAG_MISSING': 'W zapisie partii brakuje znacznika {tag}.',
  'refusal.TCG_TURN_NUMBER': 'Wiersz {line}: numer tury {found} zamiast {expected}.',
  'refusal.TCG_TOO_LONG': 'Zapis partii jest za długi; limit to {max}.',
  'refusal.TCG_RESULT': 'Znacznik wyniku mówi {tag}, a ruchy kończą się {found}.',
  'refusal.TCG_TERMINATION': 'Partia nie może się tak zakończyć: „{found}”.',
  'refusal.TCG_OPTION': 'Opcja {option} nie może mieć wartości „{value}”.',
  'refusal.TCG_SCENARIO_UNKNOWN': 'Scenariusz {scenario} nie jest tu znany.',
  'refusal.TCG_TERMINATION_MISMATCH': 'Zapis podaje {found}, a partia zakończyła się inaczej: {expected}.',
  'refusal.TCG_RESULT_MISMATCH': 'Zapis podaje {found}, a wynik to {expected}.',

  'refusal.SCENARIO_JSON_SYNTAX': 'Wiersz {line}, kolumna {column}: to nie jest JSON.',
  'refusal.SCENARIO_JSON_DUPLICATE': 'Wiersz {line}, kolumna {column}: to pole występuje dwa razy.',
  'refusal.SCENARIO_JSON_TOO_DEEP': 'Wiersz {line}, kolumna {column}: zbyt głębokie zagnieżdżenie.',
  'refusal.SCENARIO_JSON_TOO_LONG': 'Wiersz {line}, kolumna {column}: plik jest za długi.',
  'refusal.SCENARIO_NOT_OBJECT': 'Wiersz {line}: plik scenariusza to jeden obiekt JSON.',
  'refusal.SCENARIO_FIELD_MISSING': 'Wiersz {line}: brakuje pola „{field}”.',
  'refusal.SCENARIO_FIELD_TYPE': 'Wiersz {line}: pole „{field}” musi być typu {expected}.',
  'refusal.SCENARIO_FIELD_VALUE':
    'Wiersz {line}: pole „{field}” nie może mieć wartości „{found}”; dozwolone: {expected}.',
  'refusal.SCENARIO_FORMAT': 'Wiersz {line}: format „{found}” to nie „{expected}”.',
  'refusal.SCENARIO_ID':
    'Wiersz {line}: „{found}” nie może być identyfikatorem; użyj małych liter, cyfr i łączników.',
  'refusal.SCENARIO_MAP_ROWS': 'Wiersz {line}: mapa ma rzędów: {found}, a powinno być {expected}.',
  'refusal.SCENARIO_MAP_WIDTH': 'Wiersz {line}: rząd {row} mapy ma pól: {found}, a powinno być {expected}.',
  'refusal.SCENARIO_MAP_CHARACTER': 'Wiersz {line}: rząd {row}, kolumna {column}: „{found}” nic nie oznacza.',
  'refusal.SCENARIO_FACING_SQUARE': 'Wiersz {line}: na {square} nie ma czołgu, który mógłby mieć zwrot.',
  'refusal.SCENARIO_FACING_NAME': 'Wiersz {line}: {square} nie może mieć zwrotu „{found}”.',
  'refusal.SIZE': 'Wartość {field} to {found}; plansza ma od {min} do {max}.',
  'refusal.COMMAND_COUNT':
    'Każda strona musi mieć dokładnie jeden czołg dowodzenia; {side:colour} mają {found}.',
  'refusal.TOO_MANY_TANKS': '{side:colour}: czołgów jest {found}; limit to {max}.',
  'refusal.ARMY_LIMIT': '{side:colour}: czołgów typu {type} jest {found}; w pudełku jest {max}.',
  'refusal.ARMY_MISMATCH': 'Obie strony muszą mieć takie same czołgi; typu {type} jest {white} i {black}.',
  'refusal.SYMMETRY': 'Plansza nie jest symetryczna ({symmetry}): różnych pól jest {found}.',
  'refusal.DENSITY': 'Przeszkód jest {obstacles} na {squares} polach; dozwolone od {min}% do {max}%.',
  'refusal.DISCONNECTED': 'Plansza rozpada się na obszary: {regions}.',
  'refusal.GOAL_WIDTH': 'Ostatni rząd ({side:colour}) ma pól: {found}; potrzeba {expected}.',
  'refusal.DISTANCE': 'Odległość między armiami to {found}; potrzeba {expected}.',
  'refusal.OPENING_SHOT':
    '{side:colour}: w pierwszej turze można zniszczyć czołg: {turn} (takich ruchów: {turns}).',
  'refusal.OPENING_THREAT': '{side:colour} zaczynają od groźby: {threat}.',
  'refusal.EXIT_DISTANCE':
    '{side:colour}: liczba tur do ucieczki czołgu dowodzenia to {found}; potrzeba co najmniej {expected}.',
  'refusal.STUCK_PIECE': 'Czołgi, które nie mogą opuścić swojego pola: {found}.',
  'refusal.ORTHO_POCKET': 'Obszary połączone tylko na ukos: {pockets}.',
  'refusal.FLAG_SQUARE': 'Pola flag {white} i {black} muszą być dwoma wolnymi polami planszy.',
} satisfies SameKeys<typeof english>;
