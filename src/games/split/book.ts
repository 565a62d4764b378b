/** This game for the rulebook, the log and the refusals: everything but the rules themselves. */
import { bookOf } from '../bookOf';
import * as chapters from './clauses';
import { lingers } from './lingers';
import { text } from './text';

export const book = bookOf(text, chapters, { lingers });
