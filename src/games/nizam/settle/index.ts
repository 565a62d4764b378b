/** Questions about «Нізам» that can be settled without a match. */
import type { Question } from '../../settle';
import { cost } from './cost';
import { runs } from './runs';

export const QUESTIONS = [runs, cost] as unknown as readonly Question[];
