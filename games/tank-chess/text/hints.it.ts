import type { SameKeys } from '#engine/text.ts';
import type { en } from './hints.en.ts';

export const it = {
  'hint.moved': 'Un bot porterebbe questo {tank:tank} in {to}, rivolto a {facing:direction}.',
  'hint.turned': 'Un bot girerebbe questo {tank:tank} verso {facing:direction}.',
  'hint.out': 'Un bot porterebbe questo carro di comando fuori dalla mappa.',
  'hint.fires': 'Sparerebbe a {square}.',
  'hint.set': 'Scegli «{button}», o annulla.',
  'because.wins': 'Perché vince subito.',
  'because.averts': 'Perché impedisce al nemico di vincere nel prossimo turno.',
  'because.forces': 'Perché porta alla vittoria, qualunque cosa faccia il nemico.',
  'because.delays': 'Perché resiste più a lungo.',
  'because.destroys': 'Perché distrugge un {tank:tank}.',
  'because.saves': 'Perché salva un carro che potrebbe essere distrutto nel prossimo turno.',
  'because.place': 'Perché lì il tuo carro è messo meglio.',
  'because.runs': 'Perché il tuo carro di comando si avvicina alla fuga.',
  'because.bars': 'Perché rende più difficile la fuga del carro di comando nemico.',
  'because.presses': 'Perché avvicina i tuoi carri al carro di comando nemico.',
  'because.shelters': 'Perché così il tuo carro di comando è meno esposto.',
  'because.ahead': 'Perché ogni altro turno va peggio, fin dove un bot riesce a prevedere.',
} satisfies SameKeys<typeof en>;
