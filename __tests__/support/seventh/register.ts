/** A seventh game on the shelf: the one line in each of the two registries that a new game costs. Imported first. */
import type { GameRules } from '../../../src/engine/types';
import { GAMES, type Game } from '../../../src/games';
import { games } from '../../../src/games/rules';
import { drabynka } from './game';
import { drabynka as rules } from './rules';

(GAMES as Game[]).push(drabynka);
(games as Record<string, GameRules>)[rules.id] = rules as GameRules;
