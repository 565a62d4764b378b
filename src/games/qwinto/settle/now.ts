/** «And now?»: an error found on a sheet, at once or later, and which of two numbers it is (A-Q5). */
import { casesQuestion } from '../../settleCases';

export const CASES = { atOnce: 'Q-4.1', later: 'Q-4.2', which: 'Q-4.2', end: 'Q-4.2' } as const;
export type NowCase = keyof typeof CASES;

export const now = casesQuestion<NowCase>(CASES, []);
