/** Questions about «Перлина Сходу» that can be settled without a match. */
import type { Question } from '../../settle';
import { blocked } from './blocked';
import { pearl } from './pearl';
import { tasks } from './tasks';

export const QUESTIONS = [tasks, blocked, pearl] as unknown as readonly Question[];
