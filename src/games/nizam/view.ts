/** What one viewer may know, built up from nothing. */
import type { Viewer } from '../../engine/types';
import { listKinds } from '../gems';
import { LINES, runIn } from '../grid/grid';
import { viewHands } from '../grid/view';
import { scoringLines, SOLO_LIMIT } from './position';
import type { Ended, NizamState, NizamView, Playing, RunView } from './types';

export function view(state: NizamState, viewer: Viewer): NizamView {
  const { seats } = state.table;
  if (state.mode === 'score') {
    const { phase, sheets } = state;
    return { phase, mode: 'score', seats, toPlay: phase === 'over' ? null : state.toPlay, sheets };
  }
  const { mode, phase } = state;
  if (phase === 'deal') return { phase, mode, seats };
  const made = phase === 'act' ? (state.shifting?.made ?? []) : [];
  return {
    phase,
    mode,
    seats,
    toPlay: phase === 'over' ? null : state.toPlay,
    grid: state.grid,
    hands: viewHands(state.hands, viewer),
    deck: state.stock.size,
    discard: listKinds(state.stock.discard),
    outs: state.outs,
    outsToEnd: seats,
    handLimit: seats === 1 ? SOLO_LIMIT : null,
    shifts: made.length,
    made,
    runs: viewRuns(state),
    sheets: state.sheets,
    house: houseOf(state),
  };
}

function viewRuns(state: Playing | Ended): RunView[] {
  const scoring = state.phase === 'act' ? scoringLines(state.grid, state.shifting) : [];
  const runs: RunView[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const run = runIn(state.grid, line);
    if (run !== null) runs.push({ ...run, scores: scoring.includes(line) });
  }
  return runs;
}

function houseOf(state: Playing | Ended): string[] {
  const agreed: string[] = [];
  if (state.table.freeThree) agreed.push('A-N1');
  if (state.table.drawToLimit) agreed.push('A-N20');
  return agreed;
}
