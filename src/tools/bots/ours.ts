/** All bots at once for Node and Hermes, as ../../games/rules has all rules: the app's registry brings the screens along. */
import type { Bot } from '../../bots/kit/types';
import type { GameId } from '../../games';
import type { HouseReadings } from '../../games/clauses';
import { HOUSE as nizamHouse } from '../../games/nizam/rules/clauses';
import { HOUSE as perlynaHouse } from '../../games/perlyna/rules/clauses';
import { HOUSE as prominHouse } from '../../games/promin/rules/clauses';
import { HOUSE as qwintoHouse } from '../../games/qwinto/rules/clauses';
import { HOUSE as splitHouse } from '../../games/split/rules/clauses';
import { HOUSE as veselkaHouse } from '../../games/veselka/rules/clauses';
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

const HOUSES: Readonly<Record<GameId, HouseReadings>> = {
  promin: prominHouse,
  split: splitHouse,
  veselka: veselkaHouse,
  qwinto: qwintoHouse,
  nizam: nizamHouse,
  perlyna: perlynaHouse,
};

/** What tables may agree on: nothing, each other reading by itself, and the first of every ruling together. */
export function agreementsOf(id: GameId): (Record<string, string> | undefined)[] {
  const rulings = Object.entries(HOUSES[id]);
  const each = rulings.flatMap(([ruling, readings]) =>
    readings.map((reading) => ({ [ruling]: reading })),
  );
  const all = Object.fromEntries(rulings.map(([ruling, [first]]) => [ruling, first as string]));
  return [undefined, ...each, ...(rulings.length > 1 ? [all] : [])];
}
