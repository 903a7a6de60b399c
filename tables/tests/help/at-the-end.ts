/**
 * Cleaning up after the running test, in reverse order. A hook of this file (`afterEach`) would belong only to the first
 * of the test files that share a process.
 */
import { onTestFinished } from 'vitest';

export const atTheEnd = (clean: () => Promise<void> | void): void => onTestFinished(clean);
