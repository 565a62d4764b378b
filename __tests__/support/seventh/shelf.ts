/**
 * The games of our own browser build (metro.config.js puts this file in the registry's place): the six, and a seventh
 * where the page asks for it. The app that ships has no trace of it.
 */
import { GAMES, type Game } from '../../../src/games/index';
import { drabynka } from './game';

export * from '../../../src/games/index';

if (globalThis.localStorage?.getItem(drabynka.id) === 'on') (GAMES as Game[]).push(drabynka);
