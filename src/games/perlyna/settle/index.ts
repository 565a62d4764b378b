/** Questions about «Перлина Сходу» that can be settled without a match. */
import type { Question } from '../../settle';
import { blocked } from './blocked';
import { cost } from './cost';
import { pearl } from './pearl';
import { tasks } from './tasks';

export const QUESTIONS = [tasks, blocked, pearl, cost] as unknown as readonly Question[];
