/** The world a table stands in, on a real machine. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

import { BOT_VERSION } from '../bots/kit/types';
import { gameOf } from '../games';
import type { TableStore } from '../net/table/store';
import type { Surroundings } from '../net/table/table';

/** SQLite says nothing of the kind; the one of many tables has a network before it. */
export function realWorld(
  store: TableStore,
  isAway: Surroundings['isAway'] = () => false,
): Surroundings {
  return {
    store,
    isAway,
    async gameOf(id) {
      const game = gameOf(id);
      const [rules, flow, bot] = await Promise.all([game.rules(), game.flow(), game.bot()]);
      return { id, rules, flow, bot, botVersion: BOT_VERSION };
    },
    now: Date.now,
    hex: (bytes) => randomBytes(bytes).toString('hex'),
    below: (n) => randomInt(n),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    later: (run, ms) => void setTimeout(run, ms).unref(),
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
