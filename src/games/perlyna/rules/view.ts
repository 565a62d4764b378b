/** What one viewer may know, built up from nothing. Task decks hold no secret: one of each kind minus the done. */
import type { Viewer } from '../../../engine/types';
import { listKinds } from '../../gems/rules/counts';
import { KINDS } from '../../gems/rules/kinds';
import { gridOf } from '../../gems/rules/field';
import { viewHands } from '../../gems/rules/view';
import { taskLines } from './lines';
import { blockedBy, blockLifted } from './position';
import type { PerlynaState, PerlynaView, Playing, Scoring, TableView } from './types';

export function view(state: PerlynaState, viewer: Viewer): PerlynaView {
  const { seats } = state.table;
  const house = houseOf(state);
  if (state.phase === 'deal') {
    const { phase, mode, first } = state;
    return { phase, mode, seats, first, house };
  }
  const tasks = {
    seats,
    toPlay: state.phase === 'over' ? null : state.toPlay,
    piles: state.piles,
    blocked: state.phase === 'over' ? [] : viewBlocked(state),
    lifted: state.phase !== 'over' && blockLifted(state),
    house,
  };
  if (state.mode === 'score') return { ...tasks, phase: state.phase, mode: 'score' };
  return {
    ...tasks,
    phase: state.phase,
    mode: state.mode,
    grid: gridOf(state.grid),
    hands: viewHands(state.hands, viewer),
    deck: state.stock.size,
    discard: listKinds(state.stock.discard),
    shifts: state.phase === 'act' ? state.shifts : 0,
    moves: state.moves,
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
