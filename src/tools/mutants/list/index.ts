/** Every mutant, place by place: each file beside this one is a herd. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { gameIds } from '../../../games';
import type { Herd } from '../types';

const load = createRequire(__filename);

/** Games in the order of the shelf, the engine first. */
const place = (name: string): number => (gameIds() as string[]).indexOf(name);

export const HERDS: readonly Herd[] = readdirSync(__dirname)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index')
  .sort((one, other) => place(one) - place(other))
  .map((name) => (load(join(__dirname, name)) as Record<string, Herd>)[name] as Herd);
