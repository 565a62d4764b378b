/** boardgame.io’s own reducer over the logs of our matches, move for move. */
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

import { rowsFor } from './boardgameRows';
import { tricksFor } from './boardgameTricks';
import { perSecond } from './measure';
import type { Recorded } from './playouts';

interface Action {
  type: 'MAKE_MOVE';
  payload: { type: string; args: unknown[]; playerID: string; credentials?: string };
}

interface Prepared {
  start: State;
  reduce: (state: State, action: Action) => State;
  actions: Action[];
}

/** The fields of a move in the order in which the moves above take them. */
const ARGUMENTS: Record<string, readonly string[]> = {
  deal: ['hands'],
  bid: ['seat', 'beads', 'shield'],
  play: ['seat', 'card'],
  dice: ['seat', 'dice'],
  roll: ['values'],
  reroll: ['seat'],
  keep: ['seat'],
  write: ['seat', 'row', 'column'],
  pass: ['seat'],
};

function actionOf(move: Record<string, unknown>): Action {
  const type = String(move.type);
  const args = (ARGUMENTS[type] ?? []).map((key) => move[key]);
  return { type: 'MAKE_MOVE', payload: { type, args, playerID: String(move.seat ?? 0) } };
}

function prepare(
  { setup, moves }: Recorded,
  gameFor: (seats: number, first: number) => Game,
): Prepared {
  const game = gameFor(setup.seats, setup.first);
  const reduce = CreateGameReducer({ game, isClient: false }) as unknown as Prepared['reduce'];
  const start = InitializeGame({ game, numPlayers: setup.seats });
  return { start, reduce, actions: moves.map((move) => actionOf(move as Record<string, unknown>)) };
}

function replay({ start, reduce, actions }: Prepared): State {
  let state = start;
  for (const action of actions) state = reduce(state, action);
  return state;
}

export interface OnBoardgame {
  /** Moves a second. */
  perSecond: number;
  /** Where each match stands afterwards: the two engines must agree. */
  ends: unknown[];
}

function measure(
  matches: readonly Recorded[],
  gameFor: (seats: number, first: number) => Game,
): OnBoardgame {
  const prepared = new Map(matches.map((match) => [match, prepare(match, gameFor)]));
  const replayed = (match: Recorded): State => replay(prepared.get(match) as Prepared);
  const ends = matches.map((match) => replayed(match).G as unknown);
  return { perSecond: perSecond(matches, replayed, 3), ends };
}

export function tricksOnBoardgame(matches: readonly Recorded[]): OnBoardgame {
  return measure(matches, tricksFor as (seats: number, first: number) => Game);
}

export function rowsOnBoardgame(matches: readonly Recorded[]): OnBoardgame {
  return measure(matches, rowsFor as (seats: number, first: number) => Game);
}
