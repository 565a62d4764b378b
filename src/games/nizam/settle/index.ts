/** Questions about «Нізам» that can be settled without a match. */
import type { Question } from '../../settle';
import { cost } from './cost';
import { runs } from './runs';
import { solo } from './solo';

export const QUESTIONS = [runs, cost, solo] as unknown as readonly Question[];
