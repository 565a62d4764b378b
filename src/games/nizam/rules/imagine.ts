/** A state that one chair cannot tell from the real one: everything open as it is, other hands and the deck dealt anew. */
import type { Rng, Seat } from '../../../engine/types';
import { minus, ofEach } from '../../gems/rules/counts';
import { COPIES } from '../../gems/rules/kinds';
import { countsOn, fieldOf } from '../../gems/rules/field';
import { shiftsOf } from '../../gems/rules/grid';
import { imagineCards } from '../../gems/rules/imagine';
import type { NizamState, NizamView, OnTable, Table, TableView } from './types';

/** Nobody's turn is shown when it is over, and nothing depends on whose it was. */
const NOBODY: Seat = 0;

export function imagine(view: NizamView, _seat: Seat, rng: Rng): NizamState {
  const table = agreedIn(view);
  if (view.mode === 'score') {
    const { phase, toPlay, sheets } = view;
    return { mode: 'score', phase, table, toPlay: toPlay ?? NOBODY, sheets };
  }
  if (view.phase === 'deal') {
    const { mode, phase, first } = view;
    return { mode, phase, table, first };
  }
  return playing(view, onTable(view, table, rng));
}

function agreedIn({ seats, house }: NizamView): Table {
  return { seats, freeThree: house.includes('A-N1'), drawToLimit: house.includes('A-N20') };
}

function onTable(view: TableView, table: Table, rng: Rng): OnTable {
  const { mode, toPlay, sheets, outs, moves } = view;
  const grid = fieldOf(view.grid);
  const inPlay = minus(ofEach(COPIES), countsOn(grid));
  const { hands, stock } = imagineCards(view, inPlay, rng);
  return { mode, table, toPlay: toPlay ?? NOBODY, grid, stock, hands, sheets, outs, moves };
}

function playing({ phase, made }: TableView, cards: OnTable): NizamState {
  return phase === 'act' ? { ...cards, phase, made: shiftsOf(made) } : { ...cards, phase };
}
