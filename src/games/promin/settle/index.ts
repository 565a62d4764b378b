/** The questions people ask about «Промінь», in the order of the keys. */
import type { Question } from '../../settle';
import { bid } from './bid';
import { now } from './now';
import { opener } from './opener';
import { play } from './play';
import { tie } from './tie';
import { trick } from './trick';

export const QUESTIONS = [trick, play, bid, opener, tie, now] as readonly Question[];
