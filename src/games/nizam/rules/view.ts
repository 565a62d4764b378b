/** What one viewer may know, built up from nothing. */
import type { Viewer } from '../../../engine/types';
import { listKinds } from '../../gems/rules/counts';
import { gridOf, runIn } from '../../gems/rules/field';
import { LINES, listShifts } from '../../gems/rules/grid';
import { viewHands } from '../../gems/rules/view';
import { scoringLines, SOLO_LIMIT } from './position';
import type { Ended, NizamState, NizamView, Playing, RunView } from './types';

export function view(state: NizamState, viewer: Viewer): NizamView {
  const { seats } = state.table;
  const house = houseOf(state);
  if (state.mode === 'score') {
    const { phase, sheets } = state;
    const toPlay = phase === 'over' ? null : state.toPlay;
    return { phase, mode: 'score', seats, toPlay, sheets, house };
  }
  const { mode, phase } = state;
  if (phase === 'deal') return { phase, mode, seats, first: state.first, house };
  const made = phase === 'act' ? listShifts(state.made) : [];
  return {
    phase,
    mode,
    seats,
    toPlay: phase === 'over' ? null : state.toPlay,
    grid: gridOf(state.grid),
    hands: viewHands(state.hands, viewer),
    deck: state.stock.size,
    discard: listKinds(state.stock.discard),
    outs: state.outs,
    moves: state.moves,
    outsToEnd: seats,
    handLimit: seats === 1 ? SOLO_LIMIT : null,
    shifts: made.length,
    made,
    runs: viewRuns(state),
    sheets: state.sheets,
    house,
  };
}

function viewRuns(state: Playing | Ended): RunView[] {
  const scoring = state.phase === 'act' ? scoringLines(state.grid, state.made) : [];
  const runs: RunView[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const run = runIn(state.grid, line);
    if (run !== null) runs.push({ ...run, scores: scoring.includes(line) });
  }
  return runs;
}

function houseOf(state: NizamState): string[] {
  const agreed: string[] = [];
  if (state.table.freeThree) agreed.push('A-N1');
  if (state.table.drawToLimit) agreed.push('A-N20');
  return agreed;
}
