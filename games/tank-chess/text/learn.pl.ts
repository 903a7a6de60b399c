import type { Message } from '#engine/text.ts';
import type { LearnKey } from './learn.en.ts';

export const pl = {
  'learn.goal': 'Zniszcz czołg dowodzenia przeciwnika albo wyjedź swoim za przeciwległą krawędź.',
  'learn.aim':
    'Wygrać można na dwa sposoby: zniszczyć czołg dowodzenia przeciwnika albo wyjechać własnym za przeciwległą krawędź. Czołgi dowodzenia mają chorągiewkę; oba są zaznaczone.',
  'learn.move':
    'W turze jedzie jeden czołg. Wybierz swój czołg lekki na d2, potem zaznaczone pole d5, potem zwrot – i „Gotowe”.',
  'learn.move.done': 'Każde pole kosztuje jeden krok. Czołg lekki ma ich pięć, ciężki tylko trzy.',
  'learn.facing':
    'Obrót też kosztuje: jeden krok za każde 45°. Pojedź znów na d5, ale ze zwrotem na wschód: trzy pola i dwa obroty.',
  'learn.facing.done':
    'Pięć kroków, wszystkie zużyte. Od zwrotu czołgu zależy, dokąd strzela i gdzie ma cienki pancerz.',
  'learn.capture':
    'Po jeździe ten sam czołg może strzelić: prosto przed siebie albo pod kątem 45° w lewo lub w prawo. Pomiędzy musi być co najmniej jedno puste pole. Zniszcz czołg lekki na g5.',
  'learn.capture.done': 'Zniszczony! Wrak zostaje na swoim polu: odtąd jest ścianą.',
  'learn.bounce':
    'Na początku myli się tu każdy: strzel do czołgu średniego na d7 prosto od przodu i zobacz, co się stanie.',
  'learn.bounce.done':
    'Odbiło się: działo II nie przebija przodu II. Musi być silniejsze. A potem była już tura Czarnych …',
  'learn.side': 'Jeszcze raz, ale z boku: tam pancerz to tylko I. Zniszcz czołg na d7.',
  'learn.side.done': 'Działo II przebija bok I. Tył jest jeszcze cieńszy: objeżdżaj, nie taranuj.',
  'learn.win':
    'Czarne zaraz trafią twój czołg dowodzenia na d6, ale do przeciwległej krawędzi są tylko trzy kroki. Wyjedź nim za planszę i wygraj!',
  'learn.win.done': 'Ucieczka i wygrana! Tyle wystarczy na pierwszą partię.',

  'learn.sideShot.title': 'Znajdź bok',
  'learn.sideShot': 'Zniszcz w tej turze czołg średni na e7. Przód ma II, bok tylko I.',
  'learn.sideShot.done': 'Czołg średni niszczy inny czołg średni z boku, nigdy od przodu.',
  'learn.mortar.title': 'Od trzech do pięciu',
  'learn.mortar':
    'Moździerz strzela ponad wszystkim, ale tylko prosto przed siebie i tylko na 3–5 pól. Zniszcz czołg ciężki na e6.',
  'learn.mortar.done': 'Za blisko? Krok wstecz i odległość się zgadza. Jazda wstecz to cała osobna tura.',
  'learn.noBounce.title': 'Bez rykoszetu',
  'learn.noBounce':
    'Twój czołg średni może w tej turze trafić trzech przeciwników, ale zniszczyć tylko jednego. Którego?',
  'learn.noBounce.done':
    'Czołg lekki ginie nawet trafiony od przodu: działo II przebija I. Pozostałym dwóm nic by się nie stało.',
  'learn.escape.title': 'Za planszę',
  'learn.escape':
    'Droga na wprost jest zamknięta. Wyjedź w tej turze czołgiem dowodzenia za przeciwległą krawędź: liczą się też kroki na ukos, również między przeszkodami.',
  'learn.escape.done':
    'Czołg przeciska się na ukos między dwiema przeszkodami i na ukos też opuszcza planszę – byle nie przez róg.',
  'learn.block.title': 'Zasłoń linię',
  'learn.block':
    'Czołg ciężki na e9 zagraża twojemu czołgowi dowodzenia, który nie ma dokąd uciec. Spraw, żeby Czarne nie mogły go zniszczyć w następnej turze.',
  'learn.block.done': 'Czołg na linii zatrzymuje każdy strzał – nawet jego wrak by to zrobił.',
  'learn.check.title': 'Daj SZACHA',
  'learn.check': 'Zakończ turę tak, by w następnej móc zniszczyć czołg dowodzenia na e10.',
  'learn.check.done': 'SZACH! Czarne nie muszą odpowiadać, ale lepiej, żeby to zrobiły.',

  'learn.wrong.tank': 'To był inny czołg. Chodzi o ten: {wanted:tank}.',
  'learn.wrong.square': 'Stoi teraz na {to}. Zaznaczone pole to {square}.',
  'learn.wrong.facing':
    'Stoi na {square}, ale jego zwrot to {facing:direction}, a miał być {wanted:direction}.',
  'learn.wrong.noShot': 'Strzału nie było. Należy on do tej samej tury: wybierz „Ogień”, nie „Nie strzelaj”.',
  'learn.wrong.bounced': 'Działo musi być silniejsze niż pancerz tej strony, w którą trafia.',
  'learn.wrong.other': 'Dobry strzał, ale chodzi o czołg na {square}.',
  'learn.wrong.front': 'Ten jeden raz spróbuj od przodu: zostań w kolumnie d, podjedź i strzel.',
  'learn.wrong.stays': 'Twój czołg dowodzenia jest wciąż na planszy. Przeciwległa krawędź to ta na górze.',
  'learn.wrong.stillHit': 'Czarne wciąż mogłyby zniszczyć twój czołg dowodzenia: {turn}.',
  'learn.wrong.noCheck':
    'To nie SZACH: stamtąd żaden twój czołg nie zniszczyłby w następnej turze czołgu dowodzenia.',
} satisfies Readonly<Record<LearnKey, Message>>;
