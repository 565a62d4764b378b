/** The games' components for the match screen: one line a game, each loaded when first opened or fetched ahead. */
import type { GameId, Mode } from '../engine/types';
import { part, type Part } from './parts/part';
import type {
  AftermathProps,
  BoxPieceProps,
  EndingProps,
  HowToProps,
  OnCurtainProps,
  TableProps,
  TriedProps,
} from './table';

export const TABLES: Readonly<Record<GameId, Part<TableProps<unknown, unknown>>>> = {
  promin: part(() => import('./promin/table')),
  split: part(() => import('./split/table')),
  veselka: part(() => import('./veselka/table')),
  qwinto: part(() => import('./qwinto/table')),
  nizam: part(() => import('./nizam/table')),
  perlyna: part(() => import('./perlyna/table')),
};

export const ENDINGS: Readonly<Record<GameId, Part<EndingProps<unknown>>>> = {
  promin: part(() => import('./promin/table/Ending')),
  split: part(() => import('./split/table/Ending')),
  veselka: part(() => import('./veselka/table/Ending')),
  qwinto: part(() => import('./qwinto/table/Ending')),
  nizam: part(() => import('./nizam/table/Ending')),
  perlyna: part(() => import('./perlyna/table/Ending')),
};

/** For the games whose book says that a move lingers. */
export const AFTERMATHS: Readonly<Partial<Record<GameId, Part<AftermathProps<unknown, unknown>>>>> =
  {
    promin: part(() => import('./promin/table/Aftermath')),
    split: part(() => import('./split/table/Aftermath')),
    nizam: part(() => import('./nizam/table/Aftermath')),
    perlyna: part(() => import('./perlyna/table/Aftermath')),
  };

export const ON_CURTAIN: Readonly<Partial<Record<GameId, Part<OnCurtainProps<unknown>>>>> = {
  promin: part(() => import('./promin/table/OnCurtain')),
  split: part(() => import('./split/table/OnCurtain')),
  veselka: part(() => import('./veselka/table/OnCurtain')),
  nizam: part(() => import('./nizam/table/OnCurtain')),
  perlyna: part(() => import('./perlyna/table/OnCurtain')),
};

export const TRIED: Readonly<Partial<Record<GameId, Part<TriedProps<unknown, unknown>>>>> = {
  promin: part(() => import('./promin/table/Tried')),
  split: part(() => import('./split/table/Tried')),
  veselka: part(() => import('./veselka/table/Tried')),
  qwinto: part(() => import('./qwinto/table/Tried')),
  nizam: part(() => import('./grid/table/Tried')),
  perlyna: part(() => import('./grid/table/Tried')),
};

/** One line a box of `./boxes`. */
export const BOX_PIECES: Readonly<Partial<Record<GameId, Part<BoxPieceProps>>>> = {
  promin: part(() => import('./promin/table/BoxPiece')),
  split: part(() => import('./split/table/BoxPiece')),
  qwinto: part(() => import('./qwinto/table/BoxPiece')),
  perlyna: part(() => import('./grid/table/BoxPiece')),
};

export const HOW_TOS: Readonly<Record<GameId, Part<HowToProps>>> = {
  promin: part(() => import('./promin/table/howto')),
  split: part(() => import('./split/table/howto')),
  veselka: part(() => import('./veselka/table/howto')),
  qwinto: part(() => import('./qwinto/table/howto')),
  nizam: part(() => import('./nizam/table/howto')),
  perlyna: part(() => import('./perlyna/table/howto')),
};

/** What a match of this kind will show sooner or later, so that nobody waits for it when it comes. */
export function fetchParts(game: GameId, mode: Mode): void {
  const virtual = mode === 'virtual';
  const ahead = [
    ENDINGS[game],
    ...(virtual ? [AFTERMATHS[game], ON_CURTAIN[game]] : []),
    ...(mode === 'score' ? [] : [TRIED[game]]),
  ];
  for (const piece of ahead) piece?.fetch();
}
