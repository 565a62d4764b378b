/** The six games without the generator behind `createRng`, so that the bundle also runs in a bare Hermes. */
import type { GameRules } from '../../../engine/types';
import { nizam } from '../../../games/nizam';
import { perlyna } from '../../../games/perlyna';
import { promin } from '../../../games/promin';
import { qwinto } from '../../../games/qwinto';
import { split } from '../../../games/split';
import { veselka } from '../../../games/veselka';

export interface Subject {
  rules: GameRules;
  /** Where a match is cut whose rules set no end («Веселка», «Перлина Сходу»). */
  limit: number;
}

export const SUBJECTS: readonly Subject[] = [
  { rules: promin as GameRules, limit: 1000 },
  { rules: split as GameRules, limit: 1000 },
  { rules: veselka as GameRules, limit: 300 },
  { rules: qwinto as GameRules, limit: 2000 },
  { rules: nizam as GameRules, limit: 2000 },
  { rules: perlyna as GameRules, limit: 300 },
];
