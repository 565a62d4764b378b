/** Qwinto: the three dice. Sheets can be drawn on any paper. */
import { wholeBox } from '../box';
import { ROWS } from './rules/types';

export const box = wholeBox(ROWS.map((id) => ({ id, copies: 1 })));
