/** Questions about Qwinto that can be settled without a match. */
import type { Question } from '../../settle';
import { cell } from './cell';
import { now } from './now';
import { score } from './score';
import { valid } from './valid';

export const QUESTIONS = [cell, valid, score, now] as unknown as readonly Question[];
