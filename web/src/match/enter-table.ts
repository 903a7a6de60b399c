/**
 * Nothing has the focus when a page has just been loaded. An arrow key or Home goes to the table then, so that nobody has
 * to find it by Tab first. Only where the page fits into the window: else these keys scroll it.
 */
import { ARROWS } from '#kit/arrow-keys.ts';

/** Hands the key to the table. @returns whether it did */
export const entersTable = ({ key, target }: KeyboardEvent): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (target !== document.body || scrollHeight > clientHeight || !(ARROWS[key] || key === 'Home'))
    return false;
  if (document.querySelector(':modal')) return false;
  const table = document.querySelector<HTMLElement>('.board [role=application]');
  table?.focus({ preventScroll: true });
  table?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return table !== null;
};
