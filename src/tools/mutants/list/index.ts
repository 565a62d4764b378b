/** Every mutant, place by place. */
import type { Herd } from '../types';
import { engine } from './engine';
import { nizam } from './nizam';
import { perlyna } from './perlyna';
import { promin } from './promin';
import { qwinto } from './qwinto';
import { split } from './split';
import { veselka } from './veselka';

export const HERDS: readonly Herd[] = [engine, promin, split, veselka, qwinto, nizam, perlyna];
