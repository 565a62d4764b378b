/** A state that one chair cannot tell from the real one: everything open as it is, other hands and the deck dealt anew. */
import type { Rng, Seat } from '../../../engine/types';
import { ofEach } from '../../gems/rules/counts';
import { fieldOf } from '../../gems/rules/field';
import { imagineCards } from '../../gems/rules/imagine';
import { poolCopies } from './position';
import type { OnTable, PerlynaState, PerlynaView, Table, TableView } from './types';

/** Nobody's turn is shown when it is over, and nothing depends on whose it was. */
const NOBODY: Seat = 0;

export function imagine(view: PerlynaView, _seat: Seat, rng: Rng): PerlynaState {
  const table = agreedIn(view);
  if (view.phase === 'deal') {
    const { mode, phase, first } = view;
    return { mode, phase, table, first };
  }
  if (view.mode === 'score') {
    const { phase, toPlay, piles } = view;
    return { mode: 'score', phase, table, toPlay: toPlay ?? NOBODY, piles };
  }
  const { phase, shifts } = view;
  const cards = onTable(view, table, rng);
  return phase === 'act' ? { ...cards, phase, shifts } : { ...cards, phase };
}

function agreedIn({ seats, house }: PerlynaView): Table {
  return { seats, freeThree: house.includes('A-E12'), deadlockOpens: house.includes('A-E10') };
}

function onTable(view: TableView, table: Table, rng: Rng): OnTable {
  const { mode, toPlay, piles, moves, seats } = view;
  const grid = fieldOf(view.grid);
  const { hands, stock } = imagineCards(view, ofEach(poolCopies(seats)), rng);
  return { mode, table, toPlay: toPlay ?? NOBODY, grid, stock, hands, piles, moves };
}
