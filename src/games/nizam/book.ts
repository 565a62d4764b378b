/** This game for the rulebook, the log and the refusals: everything but the rules themselves. */
import { bookOf } from '../bookOf';
import { contradicts } from '../grid/contradicts';
import * as chapters from './clauses';
import { flies, lingers } from './lingers';
import { text } from './text';

export const book = bookOf(text, chapters, { lingers, flies, contradicts });
