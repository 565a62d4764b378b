/**
 * The short form of `npm run bots`: a few matches with fixed seeds, so the same every time. Each share is below what the
 * whole tournament reaches and far above an equal player's 1; a bot that has lost its wits fails here.
 */
import type { GameId } from '../../src/games';
import { games } from '../../src/games/rules';
import * as nizam from '../../src/tools/bots/opponents/nizam';
import * as perlyna from '../../src/tools/bots/opponents/perlyna';
import * as promin from '../../src/tools/bots/opponents/promin';
import * as qwinto from '../../src/tools/bots/opponents/qwinto';
import * as split from '../../src/tools/bots/opponents/split';
import * as veselka from '../../src/tools/bots/opponents/veselka';
import { BOTS } from '../../src/tools/bots/ours';
import { seatedBot, type Player } from '../../src/tools/bots/player';
import { TOURNAMENTS } from '../../src/tools/bots/tables';
import { tournament } from '../../src/tools/bots/tournament';

const SHORT: readonly [GameId, Player, number, number, number][] = [
  ['promin', promin.rulePlayer, 4, 12, 2],
  ['qwinto', qwinto.greedyFit, 4, 12, 2.5],
  ['nizam', nizam.planner(2), 4, 8, 2.5],
  ['split', split.softmax(2), 4, 24, 1.5],
  ['split', split.softmax(2), 3, 24, 1.1],
  ['perlyna', perlyna.planner(2), 4, 12, 1],
  ['veselka', veselka.collector, 4, 24, 1.5],
];

test.each(SHORT)('%s: strong against %o', (id, opponent, seats, matches, least) => {
  const strong = seatedBot(BOTS[id], 'strong');
  const { share, unfinished } = tournament(games[id], strong, opponent, seats, matches, 5);
  expect(unfinished).toBe(0);
  expect(share).toBeGreaterThanOrEqual(least);
});

test('every game is tried against three differently built opponents, and its levels against each other', () => {
  for (const pairings of Object.values(TOURNAMENTS)) {
    const opponents = pairings.flatMap(({ against }) =>
      typeof against === 'string' ? [] : [against.name],
    );
    expect(new Set(opponents).size).toBeGreaterThanOrEqual(3);
    expect(pairings.filter(({ against }) => typeof against === 'string')).toHaveLength(2);
  }
});
