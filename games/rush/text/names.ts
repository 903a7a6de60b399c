/** Names that are the same in every language, except for the word for a Base. */
import { BASES_PER_SEAT, MAX_SEATS } from '../content/cards.ts';
import { VEHICLES } from '../content/vehicles.ts';

type Named<Prefix extends string> = Readonly<Record<`${Prefix}.${string}`, string>>;

/** Vehicles have their historical names (RUSH, Content), in Latin letters. */
export const vehicleNames = Object.fromEntries(VEHICLES.map((one) => [`card.${one.id}`, one.name])) as Named<
  'card.ussr' | 'card.germany' | 'card.usa' | 'card.france'
>;

/** Two messages for each Base: its place (`base.S2.1`) and its captured card (`card.base-s2-1`). */
export const baseNames = (nameOf: (seat: number, base: number) => string): Named<'base' | 'card.base'> => {
  const names: Record<string, string> = {};
  for (let seat = 1; seat <= MAX_SEATS; seat++)
    for (let base = 1; base <= BASES_PER_SEAT; base++) {
      names[`base.S${seat}.${base}`] = nameOf(seat, base);
      names[`card.base-s${seat}-${base}`] = nameOf(seat, base);
    }
  return names;
};
