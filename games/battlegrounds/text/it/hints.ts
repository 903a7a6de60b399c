/** Messages: what a hint advises, and why. They are loaded with the first hint. */
import type { SameKeys } from '#engine/text.ts';
import type { hints as english } from '../en/hints.ts';

export const hints = {
  'hint.turn': 'Un bot sceglierebbe: {turn}.',

  'advice.place': 'Metti il carro in {square}',
  'advice.go': 'Vai in {square}',
  'advice.reveal': 'Gira il gettone in {square}',
  'advice.collect': 'Prendi la coppia in {squares}',
  'advice.change': 'Cambia carro: {tank}',
  'advice.activate': 'Guida {tank}',
  'advice.draft': 'Prendi {tank}',
  'advice.keep': 'Tieni {tank}',
  'advice.cards': 'Scegli {tanks}',
  'advice.assign': '{kind:kind} per {tank}',
  'advice.enter': 'Rientra con {tank} in {square}',
  'advice.base': 'Parti dall’angolo {corner:corner}',

  'because.win': 'Perché così vinci la partita.',
  'because.target': 'Perché ti porta vicino al traguardo.',
  'because.pair': 'Perché completa una coppia.',
  'because.destroys': 'Perché un carro distrutto vale punti vittoria.',
  'because.collects': 'Perché ti dà un gettone che può diventare una coppia.',
  'because.special': 'Perché ti avvicina a un gettone speciale.',
  'because.extra': 'Perché adesso un’azione in più vale molto.',
  'because.extraTank': 'Perché un carro integro in riserva ti risparmia una pausa.',
  'because.upgrade': 'Perché un potenziamento rende più forte quel carro.',
  'because.denies': 'Perché toglie qualcosa agli avversari.',
  'because.shelter': 'Perché lì il tuo carro è più al sicuro.',
  'because.hunt': 'Perché da lì minacci carri nemici.',
  'because.position': 'Perché poi sei più vicino a quello che ti serve.',
  'because.card': 'Perché è la carta carro più adatta alla posizione.',
  'because.silences': 'Perché toglie punti all’artiglieria.',
  'because.explore': 'Perché può scoprire una coppia.',
  'because.lesser': 'Perché tutto il resto è peggio.',
} satisfies SameKeys<typeof english>;
