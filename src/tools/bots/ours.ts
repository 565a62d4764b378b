/** All bots at once for Node and Hermes, as ../../games/rules has all rules: the app's registry brings the screens along. */
import type { Bot } from '../../bots/kit/types';
import type { GameId } from '../../games';
import { bot as nizam } from '../../games/nizam/bot';
import { bot as perlyna } from '../../games/perlyna/bot';
import { bot as promin } from '../../games/promin/bot';
import { bot as qwinto } from '../../games/qwinto/bot';
import { bot as split } from '../../games/split/bot';
import { bot as veselka } from '../../games/veselka/bot';

export const BOTS = { promin, split, veselka, qwinto, nizam, perlyna } as Readonly<
  Record<GameId, unknown>
> as Readonly<Record<GameId, Bot>>;

export const GAME_IDS = Object.keys(BOTS) as GameId[];
