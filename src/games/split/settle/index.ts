/** The questions people ask about Split, in the order of the keys. */
import type { Question } from '../../settle';
import { joker } from './joker';
import { majority } from './majority';
import { votes } from './votes';

export const QUESTIONS = [votes, joker, majority] as readonly Question[];
