/** Runs before every test file: its deals depend on its name, not on the files that ran before it. */
import { relative } from 'node:path';
import { expect } from 'vitest';
import { fixChance } from './fixed-chance.ts';

fixChance(relative(process.cwd(), expect.getState().testPath!));
