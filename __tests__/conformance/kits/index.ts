/** The kit of every game, found by its name beside this file: a game without one breaks whoever asks. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { type GameId, gameIds } from '../../../src/games';
import type { Kit } from '../kit';

const load = createRequire(__filename);

export const KITS = Object.fromEntries(
  gameIds().map((id) => [id, (load(join(__dirname, id)) as { kit: Kit }).kit]),
) as Readonly<Record<GameId, Kit>>;
