/**
 * The tournaments of the bots, with fixed seeds and rotated seats: each line is one player against copies of another. Then
 * four easy ones at a table, which are to finish, and what is asked of every thought. Asserts nothing; ✗ marks what misses its demand.
 */
import { isLevel, type Bot } from '../../bots/kit/types';
import type { GameId } from '../../games';
import { games } from '../../games/rules';
import { printTable } from '../bench/engine/table';
import { honesty } from './honesty';
import { agreementsOf, BOTS, GAME_IDS } from './ours';
import { seatedBot, type Player } from './player';
import { TOURNAMENTS, type Pairing } from './tables';
import { playMatch, tournament } from './tournament';

const MATCHES = 400;
const EASY_TABLES = 40;
const POSITIONS = 1000;

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
  console.log(easyTables(id, bot));
  const { positions, faults } = honesty(games[id], bot, POSITIONS, agreementsOf(id));
  console.log(`honest on ${positions} positions: ${faults.length} faults`);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
}

function easyTables(id: GameId, bot: Bot): string {
  const easy = seatedBot(bot, 'easy');
  const most = games[id].seats.max;
  let unfinished = 0;
  let longest = 0;
  for (let i = 0; i < EASY_TABLES; i += 1) {
    const seats = Math.min(4, most);
    const players = Array.from({ length: seats }, () => easy);
    const { over, moves } = playMatch(games[id], players, i % seats, 77_000 + i);
    if (!over) unfinished += 1;
    longest = Math.max(longest, moves);
  }
  return `four easy ones: ${EASY_TABLES - unfinished} of ${EASY_TABLES} matches finished, the longest after ${longest} moves`;
}

function main(asked: readonly string[]): void {
  const matches = Number(asked.find((word) => /^\d+$/.test(word)) ?? MATCHES);
  const wanted = GAME_IDS.filter((id) => asked.includes(id));
  for (const id of wanted.length > 0 ? wanted : GAME_IDS) playGame(id, matches);
}

main(process.argv.slice(2));
