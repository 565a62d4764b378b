/** What one viewer may know, built up from nothing. Task decks hold no secret: one of each kind minus the done. */
import type { Viewer } from '../../engine/types';
import { KINDS, listKinds } from '../gems';
import { viewHands } from '../grid/view';
import { taskLines } from './lines';
import { blockedBy, blockLifted } from './position';
import type { PerlynaState, PerlynaView, Playing, Scoring, TableView } from './types';

export function view(state: PerlynaState, viewer: Viewer): PerlynaView {
  const { seats } = state.table;
  if (state.phase === 'deal') return { phase: 'deal', mode: state.mode, seats };
  const tasks = {
    seats,
    toPlay: state.phase === 'over' ? null : state.toPlay,
    piles: state.piles,
    blocked: state.phase === 'over' ? [] : viewBlocked(state),
    lifted: state.phase !== 'over' && blockLifted(state),
    house: houseOf(state),
  };
  if (state.mode === 'score') return { ...tasks, phase: state.phase, mode: 'score' };
  return {
    ...tasks,
    phase: state.phase,
    mode: state.mode,
    grid: state.grid,
    hands: viewHands(state.hands, viewer),
    deck: state.stock.size,
    discard: listKinds(state.stock.discard),
    shifts: state.phase === 'act' ? state.shifts : 0,
    lines: taskLines(state.grid),
  };
}

function viewBlocked(state: Playing | Scoring): TableView['blocked'] {
  return KINDS.map((kind) => ({ kind, by: blockedBy(state, kind) })).filter(
    ({ by }) => by.length > 0,
  );
}

function houseOf(state: PerlynaState): string[] {
  const agreed: string[] = [];
  if (state.table.deadlockOpens) agreed.push('A-E10');
  if (state.table.freeThree) agreed.push('A-E12');
  return agreed;
}
