// Stores the compressed bodies of the built page, so that a server need not compress them. Part of scripts/page.mjs.

import { join } from 'node:path';
import { storeCompressed } from '../server/http/compression.ts';
import { root } from './bootstrap.mjs';

await storeCompressed(join(root, 'dist', 'web'));
