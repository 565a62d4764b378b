/** «And now?»: a revoke (P-4.4, A-P18), a changed bet (P-3.1, A-P22), a card out of turn (P-4.1, A-P29). */
import { casesQuestion } from '../../settleCases';

export const CASES = { revoke: 'P-4.4', late: 'P-4.4', bet: 'P-3.1', turn: 'P-4.1' } as const;
export type NowCase = keyof typeof CASES;

export const now = casesQuestion<NowCase>(CASES, []);
