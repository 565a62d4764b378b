/** What a search found as rows: by game, the game with the best hit first. */
import { isGameId } from '../../../src/games/catalogue';
import type { GameId } from '../../../src/engine/types';
import type { Hit, SearchIndex } from '../../../src/search';
import type { Row } from './rows';

export function foundRows(index: SearchIndex, query: string, game: GameId | null): Row[] {
  const { hits, nearest } = index.search(query);
  const here = game ? hits.filter(({ key }) => gameOf(key) === game) : hits;
  const rows = byGame(here);
  if (here.length > 0) {
    if (here.length < hits.length) {
      rows.push({ kind: 'everywhere', key: 'everywhere', count: hits.length - here.length });
    }
    return rows;
  }
  if (hits.length > 0) {
    return [
      { kind: 'nothing', key: 'nothing' },
      { kind: 'everywhere', key: 'everywhere', count: hits.length },
    ];
  }
  const near = game ? index.search(query, (key) => gameOf(key) === game).nearest : nearest;
  if (near.length === 0) return [{ kind: 'nothing', key: 'nothing' }];
  return [{ kind: 'nearest', key: 'nearest' }, ...near.flatMap(rowOf)];
}

function byGame(hits: readonly Hit[]): Row[] {
  const groups = new Map<GameId, Hit[]>();
  for (const hit of hits) {
    const game = gameOf(hit.key);
    if (!game) continue;
    const group = groups.get(game);
    if (group) group.push(hit);
    else groups.set(game, [hit]);
  }
  return [...groups].flatMap(([game, found]): Row[] => [
    { kind: 'game', key: game, game, clauses: found.length },
    ...found.flatMap(rowOf),
  ]);
}

function gameOf(key: string): GameId | null {
  const game = key.split('/')[0];
  return isGameId(game) ? game : null;
}

function rowOf({ key, marks }: Hit): Row[] {
  const game = gameOf(key);
  const id = key.split('/')[1];
  if (!game || !id) return [];
  return [{ kind: id.startsWith('A-') ? 'ruling' : 'clause', key, game, id, marks }];
}
