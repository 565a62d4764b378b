/**
 * What is being entered, as the one number a question's input and tray share: the gem that paints the
 * field (0–8), or from 10 on another stage of the question.
 */
import { KINDS } from '../../rules/kinds';
import { type Gem, PEARL } from '../../rules/grid';

const STAGE = 10;

/** The stages of a question whose field is painted first. */
export const PAINT = 0;
export const NEXT = 1;
const GEMS: readonly Gem[] = [...KINDS, PEARL];

export function brushOf(focus: number): Gem {
  return GEMS[focus % STAGE] ?? 'red';
}

export function focusOn(gem: Gem): number {
  return GEMS.indexOf(gem);
}

/** 0 while the field is painted, else the number of the stage. */
export function stageOf(focus: number): number {
  return Math.floor(focus / STAGE);
}

/** A field that is already painted, from a match or a link: what comes after it is asked first. */
export function afterPainting(grid: readonly (Gem | null)[]): number {
  return grid.every((gem) => gem !== null) ? STAGE : 0;
}

/** Remembers the brush for the way back. */
export function atStage(focus: number, stage: number): number {
  return stage * STAGE + (focus % STAGE);
}
