/** The questions people ask about «Веселка», in the order of the keys. */
import type { Question } from '../../settle';
import { keep } from './keep';
import { lap } from './lap';
import { rainbows } from './rainbows';
import { run } from './run';
import { swap } from './swap';

export const QUESTIONS = [run, keep, rainbows, lap, swap] as readonly Question[];
