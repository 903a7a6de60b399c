/**
 * The folder where Node processes that tests start keep their compiled code: with it, a server or a command starts with
 * half of the processor's time. It is filled by the first processes that end by themselves.
 */

import { join } from 'node:path';
import { root } from './bootstrap.mjs';

export const COMPILE_CACHE: string = join(root, 'node_modules', '.cache', 'compiled');
