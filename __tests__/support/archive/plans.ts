/** Which matches an archive holds: every game in every mode, once to its end and once to its middle. */
import { games } from '../../../src/games/rules';
import { MODES, type Mode, type Setup } from '../../../src/engine/types';
import { type GameId, gameIds } from '../../../src/games';
import { KITS } from '../../conformance/kits';

export const STATES = ['finished', 'middle'] as const;
export type State = (typeof STATES)[number];

export interface Plan {
  /** Of its files, and where its ids and its seed come from. */
  name: string;
  game: GameId;
  state: State;
  setup: Setup;
  players: readonly string[];
  words: readonly string[];
  /** The plan this match is a rematch of. */
  rematchOf: string | null;
  /** The app deals or rolls. */
  drawn: boolean;
  began: number;
  number: number;
}

const FIRST_EVENING = Date.UTC(2026, 9, 1, 18);
const DAY = 86_400_000;
const PEOPLE = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Іра'] as const;
/** Turns out to be Оля when all matches are in one database. */
export const TWIN = 'Женя';

/** 1–6; the twin has Оля's. */
export const colourOf = (name: string): number =>
  1 + Math.max(0, PEOPLE.indexOf(name as (typeof PEOPLE)[number]));

const WORDS = ['кавун', 'п’ять хвилин', 'ґанок 🌈'] as const;

/** How far from the fewest seats a mode and state sits; a rematch has the seats of its match. */
const MORE_SEATS: Readonly<Record<Mode, readonly [number, number]>> = {
  virtual: [0, 0],
  referee: [1, 2],
  score: [3, 4],
};

function setupOf(game: GameId, mode: Mode, state: State, number: number): Setup {
  const { min, max } = games[game].seats;
  const seats = min + ((MORE_SEATS[mode][STATES.indexOf(state)] ?? 0) % (max - min + 1));
  const first = (state === 'middle' ? number + 1 : number) % seats;
  const setup: Setup = { seats, first, mode };
  const house = houseOf(game, mode, state);
  return house ? { ...setup, house } : setup;
}

/** One reading where the app deals, the other at a refereed table, none elsewhere. */
function houseOf(game: GameId, mode: Mode, state: State): Record<string, string> | null {
  const readings = Object.entries(KITS[game].house);
  const one = mode === 'virtual' ? readings.pop() : mode === 'referee' && readings.shift();
  if (!one || (mode === 'referee' && state === 'finished')) return null;
  return { [one[0]]: String(one[1][0]) };
}

function planOf(game: GameId, mode: Mode, state: State, index: number): Plan {
  const number = index - STATES.indexOf(state);
  const setup = setupOf(game, mode, state, number);
  const isTwin = number % 4 === 2;
  const virtual = mode === 'virtual';
  return {
    name: `${game}-${mode}-${state}`,
    game,
    state,
    setup,
    players: [isTwin ? TWIN : PEOPLE[0], ...PEOPLE.slice(1)].slice(0, setup.seats),
    words: virtual ? WORDS.slice(0, (gameIds().indexOf(game) + STATES.indexOf(state)) % 4) : [],
    rematchOf: virtual && state === 'middle' ? `${game}-${mode}-finished` : null,
    // Beside the cards of dealt matches the app rolls dice for whoever has none: so in two of these four.
    drawn: virtual || (game === 'qwinto' && (mode === 'referee') === (state === 'middle')),
    began: FIRST_EVENING + index * DAY,
    number: index,
  };
}

export function plans(): Plan[] {
  return gameIds().flatMap((game, g) =>
    MODES.flatMap((mode, m) =>
      STATES.map((state, s) =>
        planOf(game, mode, state, (g * MODES.length + m) * STATES.length + s),
      ),
    ),
  );
}

/** Played, finished and then deleted; only where all matches are together. */
export function deletedPlan(): Plan {
  const setup: Setup = { seats: 3, first: 1, mode: 'virtual' };
  const number = plans().length;
  return {
    name: 'deleted',
    game: 'nizam',
    state: 'finished',
    setup,
    players: PEOPLE.slice(0, 3),
    words: [],
    rematchOf: null,
    drawn: true,
    began: FIRST_EVENING + number * DAY,
    number,
  };
}

export const LAST_EVENING = FIRST_EVENING + 45 * DAY;
