/** The gallery of the table kit: `/kit` of the development server. */
import '../src/style/faces.css';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import { isLanguage } from '#engine/text.ts';
import { i18n } from '#kit/i18n.svelte.ts';
import { queueIdle } from '#kit/yielding-queue.ts';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const [light, language] = [query.get('light'), query.get('lang') ?? 'en'];
if (light !== null) document.documentElement.dataset.theme = light;

// A program that takes pictures waits until everything that is drawn in pieces is drawn.
Object.assign(globalThis, { queueIdle });
/** Messages as a game would have them. */
const SAMPLES = {
  'player.2': 'Anna',
  'player.3': 'Bo',
  'digest.lost': '{name} captured your base.',
  'gain.bought': 'two cards',
  'gain.won': '{n} points',
  'lead.ahead': 'you lead by {n}',
  'lead.level': 'tied for the lead',
  'lead.behind': '{n} behind',
  'sample.awards': 'Awards',
  'sample.road': 'Longest road',
  'sample.fleet': 'Largest fleet',
  'sample.coins': 'Coins',
  'sample.total': 'Total',
  'coach.sample': 'Destroy what is damaged first: one more hit is enough.',
  'coach.sample.short': 'One more hit is enough',
};
const show = async (): Promise<void> => {
  i18n.addSource('gallery', async () => SAMPLES);
  await i18n.setLanguage(isLanguage(language) ? language : 'en');
  // All faces first: what measures its text would measure it twice, and pictures would differ from run to run. Stand-ins
  // from the device's own fonts may be missing.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const target = document.getElementById('app');
  if (!target) throw new Error('The document has no place for the gallery');
  mount(Gallery, { target, props: { query } });
};
void show();
