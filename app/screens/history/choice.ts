/** What is asked of the history: read from the address, written to it, and turned into the store's filter. */
import { MODES, type Mode } from '../../../src/engine/types';
import { type GameId, gameIds } from '../../../src/games';
import type { MatchFilter, Player } from '../../../src/storage';
import { firstOfMonth, firstOfYear, nextDay, readDay, writeDay } from './days';

export const STATES = ['all', 'finished', 'open', 'deleted'] as const;
export type State = (typeof STATES)[number];

export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** Both days belong to it; null leaves that end open. */
export interface Span {
  from: number | null;
  to: number | null;
}

export interface Choice {
  game: GameId | null;
  /** All of them sat at the table. */
  people: readonly string[];
  mode: Mode | null;
  when: Period | Span | null;
  state: State;
  /** A part of somebody's name. */
  find: string;
}

/** As they stand in the address. */
export type HistoryParams = Partial<
  Record<'game' | 'people' | 'mode' | 'when' | 'state' | 'find', string | undefined>
>;

export const EVERYTHING: Choice = {
  game: null,
  people: [],
  mode: null,
  when: null,
  state: 'all',
  find: '',
};

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | null =>
  known.find((one) => one === text) ?? null;

export function readChoice(params: HistoryParams = {}): Choice {
  return {
    game: oneOf(gameIds(), params.game),
    people: params.people?.split(',').filter((id) => id !== '') ?? [],
    mode: oneOf(MODES, params.mode),
    when: readWhen(params.when),
    state: oneOf(STATES, params.state) ?? 'all',
    find: params.find ?? '',
  };
}

function readWhen(text: string | undefined): Choice['when'] {
  const period = oneOf(PERIODS, text);
  if (period || !text?.includes('~')) return period;
  const [from = '', to = ''] = text.split('~');
  const span = { from: readDay(from), to: readDay(to) };
  return span.from === null && span.to === null ? null : span;
}

/** Every name is given, so that what is no longer asked leaves the address. */
export function toParams(choice: Choice): Record<keyof HistoryParams, string | undefined> {
  const { when } = choice;
  const day = (at: number | null): string => (at === null ? '' : writeDay(at));
  return {
    game: choice.game ?? undefined,
    people: choice.people.join(',') || undefined,
    mode: choice.mode ?? undefined,
    when:
      when !== null && typeof when === 'object'
        ? `${day(when.from)}~${day(when.to)}`
        : (when ?? undefined),
    state: choice.state === 'all' ? undefined : choice.state,
    find: choice.find || undefined,
  };
}

export function isEverything(choice: Choice): boolean {
  return Object.values(toParams(choice)).every((value) => value === undefined);
}

/** The first moment that counts and the first that no longer does. */
export function boundsOf(when: Choice['when'], now: number): { from?: number; until?: number } {
  if (when === null) return {};
  if (when === 'month') return { from: firstOfMonth(now) };
  if (when === 'year') return { from: firstOfYear(now) };
  return {
    ...(when.from === null ? {} : { from: when.from }),
    ...(when.to === null ? {} : { until: nextDay(when.to) }),
  };
}

export function filterOf(choice: Choice, players: readonly Player[], now: number): MatchFilter {
  const { game, people, mode, state } = choice;
  const wanted = choice.find.trim().toLocaleLowerCase();
  return {
    ...(game ? { game } : {}),
    ...(mode ? { mode } : {}),
    ...(people.length > 0 ? { players: people } : {}),
    ...(wanted
      ? {
          anyPlayer: players
            .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
            .map(({ id }) => id),
        }
      : {}),
    ...boundsOf(choice.when, now),
    ...(state === 'finished' ? { finished: true } : {}),
    ...(state === 'open' ? { finished: false } : {}),
    ...(state === 'deleted' ? { deleted: true } : {}),
  };
}
