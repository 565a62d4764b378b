/**
 * The tournaments of the bots, with fixed seeds and rotated seats: each line is one player against copies of another. Then
 * four of a level at a table, which are to finish, how steady the coach is in «Промінь», and what is asked of every thought.
 * Asserts nothing; ✗ marks what misses its demand.
 */
import { isLevel, LEVELS, type Bot, type Level } from '../../bots/kit/types';
import type { GameId } from '../../games';
import { games } from '../../games/rules';
import { printTable } from '../bench/engine/table';
import { honesty } from './honesty';
import { agreementsOf, BOTS, GAME_IDS } from './ours';
import { seatedBot, type Player } from './player';
import { steadiness } from './steadiness';
import { TOURNAMENTS, type Pairing } from './tables';
import { playMatch, tournament } from './tournament';

const MATCHES = 400;
const TABLES: Readonly<Record<Level, number>> = { easy: 40, medium: 12, strong: 4 };
const POSITIONS = 1000;
/** Each is weighed twice, ten times as closely as at the table. */
const STEADY_POSITIONS = 200;
const STEADY_DEMAND = 0.9;

function seated(bot: Bot, who: Pairing['against']): Player {
  return isLevel(who) ? seatedBot(bot, who) : (who as Player);
}

function playGame(id: GameId, matches: number): void {
  const bot = BOTS[id];
  const rows: string[][] = [];
  for (const { one, against, seats, demand, times = 1 } of TOURNAMENTS[id]) {
    const other = seated(bot, against);
    const result = tournament(games[id], seatedBot(bot, one), other, seats, matches * times);
    const low = result.share - result.within;
    rows.push([
      `${one} against ${other.name}`,
      String(seats),
      String(result.matches),
      result.share.toFixed(2),
      `${low.toFixed(2)}–${(result.share + result.within).toFixed(2)}`,
      `≥ ${demand}${low >= demand ? '' : ' ✗'}`,
      result.ahead.toFixed(1),
    ]);
  }
  printTable(
    `${id}: win share × seats (1 is an equal player), 95 % interval, points above the others’ average`,
    ['who', 'seats', 'matches', 'share', 'interval', 'demand', 'ahead'],
    rows,
  );
  for (const level of LEVELS) console.log(fourOf(level, id, bot));
  if (id === 'promin') console.log(steady(id, bot));
  const { positions, faults } = honesty(games[id], bot, POSITIONS, agreementsOf(id));
  console.log(`honest on ${positions} positions: ${faults.length} faults`);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
}

function fourOf(level: Level, id: GameId, bot: Bot): string {
  const { [level]: matches } = TABLES;
  const one = seatedBot(bot, level);
  const seats = Math.min(4, games[id].seats.max);
  const players = Array.from({ length: seats }, () => one);
  const played = Array.from({ length: matches }, (_, i) =>
    playMatch(games[id], players, i % seats, 77_000 + i),
  );
  const finished = played.filter(({ over }) => over).length;
  const longest = Math.max(...played.map(({ moves }) => moves));
  return `four ${level} ones: ${finished} of ${matches} matches finished, the longest after ${longest} moves`;
}

function steady(id: GameId, bot: Bot): string {
  const { positions, agree, sameCost } = steadiness(games[id], bot, STEADY_POSITIONS);
  const share = (n: number): string =>
    `${((100 * n) / positions).toFixed(1)} %${n >= STEADY_DEMAND * positions ? '' : ' ✗'}`;
  return `coach, two seeds on ${positions} positions: advice within half a point ${share(agree)}, cost of what was played ${share(sameCost)} (≥ 90 %)`;
}

function main(asked: readonly string[]): void {
  const matches = Number(asked.find((word) => /^\d+$/.test(word)) ?? MATCHES);
  const wanted = GAME_IDS.filter((id) => asked.includes(id));
  for (const id of wanted.length > 0 ? wanted : GAME_IDS) playGame(id, matches);
}

main(process.argv.slice(2));
