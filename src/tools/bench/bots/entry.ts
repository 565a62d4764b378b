/** What runs inside Hermes: how long the strong bots think, as one line of JSON. */
import type { GameId } from '../../../games';
import { games } from '../../../games/rules';
import { BOTS } from '../../bots/ours';
import { timed, type Timed } from './measure';

declare const print: (line: string) => void;
declare const WANTED: { games: string[]; decisions: number };

const result: Record<string, Timed> = {};
for (const id of WANTED.games)
  result[id] = timed(games[id as GameId], BOTS[id as GameId], WANTED.decisions);
print(JSON.stringify(result));
