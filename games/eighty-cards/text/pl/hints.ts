/** Messages: why a bot advises something. They are loaded with the first hint. */
import type { SameKeys } from '#engine/text.ts';
import type { hints as english } from '../en/hints.ts';

export const hints = {
  'because.finish': 'Bo w ten sposób przekraczasz metę.',
  'because.drive': 'Bo wygrywa się przejechanymi polami.',
  'because.steam': 'Bo ciśnienie teraz to punkty akcji w każdej następnej turze.',
  'because.road': 'Bo droga przed tobą będzie wtedy tańsza.',
  'because.crew': 'Bo członek załogi pomaga tura po turze.',
  'because.refit': 'Bo pojazd będzie wtedy gotowy na to, co przed nim.',
  'because.hurt': 'Bo groźnego rywala kosztuje to więcej niż ciebie.',
  'because.delay': 'Bo spowalnia rywala na całą turę.',
  'because.shield': 'Bo atak kosztowałby cię więcej, niż warta jest karta.',
  'because.cards': 'Bo na ręce zostają wtedy lepsze karty.',
  'because.points': 'Bo w tej turze masz więcej do zrobienia niż punktów akcji.',
  'because.room': 'Bo wolne miejsce jest dla ciebie cenniejsze.',
  'because.save': 'Bo to, co zatrzymasz, będzie później więcej warte.',
  'because.done': 'Bo w tej turze nie zostało nic lepszego.',
  'because.world': 'Bo tam teren najbardziej ci służy.',
  'because.drift': 'Bo tam balon stoi najlepiej.',
  'because.duel': 'Bo z tą talią szanse są największe.',
  'because.nation': 'Kraje różnią się tylko nazwą i flagą: weź ten, który ci się podoba.',
} satisfies SameKeys<typeof english>;
