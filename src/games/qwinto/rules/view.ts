/** What a viewer may know, built up from nothing. Sheets are open; a fresh entry may not be (A-Q14). */
import type { Viewer } from '../../../engine/types';
import type { State, View, Writing } from './types';

export function view(state: State, viewer: Viewer): View {
  const { mode, phase, active, sheets, rolls } = state;
  const chosen = phase === 'dice' || phase === 'over' ? [] : state.dice;
  const values = phase === 'keep' || phase === 'write' ? state.values : [];
  const sum = values.length > 0 ? values.reduce((a, b) => a + b, 0) : null;
  const entries = phase === 'write' ? entriesFor(state, viewer) : [];
  const again = phase === 'roll' && state.again;
  return { mode, phase, active, sheets, dice: chosen, values, sum, again, entries, rolls };
}

/** At a real table the pencils have already written: only the app's own sheets reveal together. */
function entriesFor(state: Writing, viewer: Viewer): View['entries'] {
  if (state.mode === 'referee') return state.entries;
  return state.entries.map((entry, seat) => (entry === null || seat === viewer ? entry : 'secret'));
}
