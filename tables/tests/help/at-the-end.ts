/** What a test leaves behind is cleared away when it is over, last first. */
import { afterEach } from 'vitest';

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

export const atTheEnd = (clean: () => Promise<void> | void): void => {
  cleanups.push(clean);
};
