import type { Message } from '#engine/text.ts';
import type { CoachKey } from './coach.en.ts';

export const pl = {
  'coach.welcome':
    'Witaj! Zniszcz czołg dowodzenia przeciwnika – ten z chorągiewką – albo wyjedź swoim za przeciwległą krawędź. Dotknij swojego czołgu: na podświetlone pola może wjechać.',
  'coach.welcome.short': 'Cel: trafić dowódcę albo uciec',
  'coach.win': 'Możesz wygrać już w tej turze: poszukaj strzału w czołg dowodzenia albo drogi za planszę.',
  'coach.win.short': 'Możesz wygrać w tej turze!',
  'coach.check':
    'W następnej turze twój czołg dowodzenia może zostać zniszczony. Odjedź nim, zasłoń linię albo zniszcz napastnika. „Pokaż” rysuje zagrożenie.',
  'coach.check.short': 'Twój dowódca jest zagrożony',
  'coach.escape':
    'W następnej turze czołg dowodzenia przeciwnika może opuścić planszę i wygrać. Zagrodź mu drogę albo go zniszcz.',
  'coach.escape.short': 'Przeciwnik zaraz ucieknie',
  'coach.lost': 'Tracisz czołg. Wrak zostaje jako ściana. Bok i tył są słabe: pokazuj przeciwnikowi przód.',
  'coach.lost.short': 'Przodem do przeciwnika',
  'coach.outgunned':
    'Tracisz czołg trafiony w przód: tamto działo było silniejsze. Wrak zostaje jako ściana. Lekkie czołgi trzymaj z dala od linii silnych dział.',
  'coach.outgunned.short': 'To działo przebija twój przód',
  'coach.bounced':
    'Twój strzał się odbił: działo musi być silniejsze niż trafiony pancerz. „Pancerze” – w telefonie pod „Więcej” – pokazuje, co niszczy co.',
  'coach.bounced.short': 'Odbiło się: spróbuj z boku',
  'coach.hit':
    'W tej turze możesz zniszczyć czołg. Dotknij swojego czołgu, potem wroga: pola do strzału są zaznaczone.',
  'coach.hit.short': 'Możesz teraz zniszczyć czołg',
  'coach.bounce': 'W tej turze odbiłby się każdy twój strzał. Nie atakuj przodu: zajedź z boku albo od tyłu.',
  'coach.bounce.short': 'Teraz każdy strzał się odbije',
  'coach.threat':
    'W następnej turze przeciwnik może zniszczyć twój czołg: {squares}. Obróć go przodem, odjedź albo zasłoń linię.',
  'coach.threat.short': 'Zagrożony czołg: {squares}',
  'coach.wreck': 'Wrak jest ścianą do końca partii. Zatrzymuje strzały bezpośrednie, twoje też.',
  'coach.wreck.short': 'Wraki to ściany',
  'coach.mortar':
    'Moździerz strzela ponad wszystkim, ale tylko prosto przed siebie, na 3–5 pól. Bliżej jest bezbronny.',
  'coach.mortar.short': 'Moździerz: 3–5 pól, na wprost',
  'coach.fixed':
    'Niszczyciel czołgów nie ma wieży: strzela tylko prosto przed siebie. Celuje się, obracając kadłub.',
  'coach.fixed.short': 'Niszczyciel celuje kadłubem',
  'coach.facing':
    'Obrót o 45° kosztuje krok, tak jak pole. Zaplanuj zwrot czołgu: od niego zależy, dokąd strzela i gdzie jest mocny.',
  'coach.facing.short': 'Każde 45° kosztuje krok',
  'coach.reverse':
    'Krok wstecz to cała tura, ale po nim można strzelić. Często daje odstęp potrzebny do strzału.',
  'coach.reverse.short': 'Wstecz: jeden krok i strzał',
  'coach.danger':
    '„Ryzyko” – w telefonie pod „Więcej” – pokazuje pola, na których twój czołg dowodzenia mógłby zostać zniszczony. Spójrz, zanim nim ruszysz.',
  'coach.danger.short': 'Sprawdź niebezpieczne pola',
} satisfies Readonly<Record<CoachKey, Message>>;
