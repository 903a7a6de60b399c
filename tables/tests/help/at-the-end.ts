/** Cleaning up after a test, in reverse order. */
import { afterEach } from 'vitest';

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

export const atTheEnd = (clean: () => Promise<void> | void): void => {
  cleanups.push(clean);
};
