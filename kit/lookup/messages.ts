/** The words around what is looked up, loaded when the first of them is said. */
import { i18n } from '../i18n.svelte.ts';

i18n.addSeldom('lookup', 'lookup', async (language) => {
  if (language === 'it') return (await import('./text/it.ts')).it;
  if (language === 'pl') return (await import('./text/pl.ts')).pl;
  return (await import('./text/en.ts')).en;
});
