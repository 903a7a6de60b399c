/** What a hint of Tank Chess says, and why; loaded with the first one. English is the type of the other languages. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'hint.moved': 'A bot would drive this {tank:tank} to {to}, facing {facing:direction}.',
  'hint.turned': 'A bot would turn this {tank:tank} to face {facing:direction}.',
  'hint.out': 'A bot would drive this command tank off the board.',
  'hint.fires': 'It would shoot at {square}.',
  'hint.set': 'Choose “{button}”, or cancel.',
  'because.wins': 'Because it wins at once.',
  'because.averts': 'Because it stops the enemy from winning next turn.',
  'because.forces': 'Because it wins by force, whatever the enemy does.',
  'because.delays': 'Because it holds out longest.',
  'because.destroys': 'Because it destroys a {tank:tank}.',
  'because.saves': 'Because it saves a tank that could be destroyed next turn.',
  'because.place': 'Because your tank stands better there.',
  'because.runs': 'Because your command tank comes nearer to its escape.',
  'because.bars': 'Because it makes the escape of the enemy command tank harder.',
  'because.presses': 'Because it brings your tanks nearer to the enemy command tank.',
  'because.shelters': 'Because your command tank is less exposed then.',
  'because.ahead': 'Because every other turn comes out worse, as far as a bot can look ahead.',
} satisfies Messages;
