/** The questions people ask about «Веселка», in the order of the keys. */
import type { Question } from '../../settle';
import { keep } from './keep';
import { rainbows } from './rainbows';
import { run } from './run';

export const QUESTIONS = [run, keep, rainbows] as readonly Question[];
