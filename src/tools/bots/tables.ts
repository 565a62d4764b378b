/** Which tournaments are played, and what is demanded of them (shared/design/bots.md). */
import type { GameId } from '../../games';
import type { Level } from '../../bots/kit/types';
import * as nizam from './opponents/nizam';
import * as perlyna from './opponents/perlyna';
import * as promin from './opponents/promin';
import * as qwinto from './opponents/qwinto';
import * as split from './opponents/split';
import * as veselka from './opponents/veselka';
import type { Player } from './player';

export interface Pairing {
  one: Level;
  against: Level | Player;
  seats: number;
  /** Win share × seats that the lower end of the interval is to reach. */
  demand: number;
  /** Times as many matches, where chance is wide. */
  times?: number;
}

const strong = (against: Player, demand: number, seats = 4, times = 1): Pairing => ({
  one: 'strong',
  against,
  seats,
  demand,
  times,
});

const levels = (ratio: number, times = 1): Pairing[] => [
  { one: 'strong', against: 'medium', seats: 4, demand: ratio, times },
  { one: 'medium', against: 'easy', seats: 4, demand: ratio, times },
];

/** The first of each game are those of the customer's table; the others are built otherwise, and no strong bot loses to one. */
export const TOURNAMENTS: Readonly<Record<GameId, readonly Pairing[]>> = {
  promin: [
    strong(promin.rulePlayer, 2.5),
    strong(promin.monteCarlo(200), 1),
    strong(promin.shieldPlayer, 1),
    strong(promin.counter, 1),
    strong(promin.always(2, true), 1),
    strong(promin.always(0, false), 1),
    ...levels(1.3),
  ],
  qwinto: [
    strong(qwinto.greedyFit, 2.5),
    strong(qwinto.columnBuilder, 1),
    strong(qwinto.rowByRow, 1),
    strong(qwinto.twoDice, 1),
    strong(qwinto.careless, 1),
    ...levels(1.3),
  ],
  nizam: [
    strong(nizam.planner(2), 3.5),
    strong(nizam.planner(3), 1.6),
    strong(nizam.hoarder, 1),
    strong(nizam.saver, 1),
    strong(nizam.plain, 1),
    ...levels(1.3),
  ],
  split: [
    strong(split.softmax(2), 2),
    strong(split.softmax(2), 1.25, 3),
    strong(split.uniform, 1),
    strong(split.contrarian, 1),
    strong(split.oneStep, 1),
    strong(split.greedy, 1),
    ...levels(1.3),
  ],
  perlyna: [
    strong(perlyna.planner(2), 1.2),
    strong(perlyna.planner(3), 1),
    strong(perlyna.hoarder, 1),
    strong(perlyna.saver, 1),
    strong(perlyna.plain, 1),
    ...levels(1.3),
  ],
  veselka: [
    strong(veselka.longestRun, 1.05, 4, 4),
    strong(veselka.chain, 1),
    strong(veselka.collector, 1),
    strong(veselka.patient, 1),
    ...levels(1.05, 4),
  ],
};
