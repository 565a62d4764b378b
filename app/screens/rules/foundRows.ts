/** What a search found as rows: by game, the game with the best hit first. */
import { type GameId, isGameId } from '../../../src/games';
import type { Hit, SearchIndex } from '../../../src/search';
import { questionKey, type Row } from './rows';

/** How Settle's question is called. */
type Titled = (game: GameId, question: string) => string;

/** A question further down than this among a game's hits is not what was meant. */
const MEANT = 5;

export function foundRows(
  index: SearchIndex,
  query: string,
  game: GameId | null,
  titled: Titled,
): Row[] {
  const inGame = (key: string) => !game || gameOf(key) === game;
  const { hits, beyond } = index.search(query, inGame);
  const others = beyond.filter((key) => isRule({ key })).length;
  const rows = byGame(hits, titled);
  if (rows.length > 0) return others > 0 ? [...rows, everywhere(others)] : rows;
  if (others > 0) return [{ kind: 'nothing', key: 'nothing' }, everywhere(others)];
  const near = index.search(query, (key) => isRule({ key }) && inGame(key)).nearest;
  if (near.length === 0) return [{ kind: 'nothing', key: 'nothing' }];
  return [{ kind: 'nearest', key: 'nearest' }, ...near.flatMap(rowOf)];
}

function everywhere(count: number): Row {
  return { kind: 'everywhere', key: 'everywhere', count };
}

function byGame(hits: readonly Hit[], titled: Titled): Row[] {
  const groups = new Map<GameId, Hit[]>();
  for (const hit of hits) {
    const game = gameOf(hit.key);
    if (!game) continue;
    const group = groups.get(game);
    if (group) group.push(hit);
    else groups.set(game, [hit]);
  }
  return [...groups].flatMap(([game, found]): Row[] => {
    const rules = found.filter(isRule);
    return [
      { kind: 'game', key: game, game, clauses: rules.length },
      ...settleRow(game, found, titled),
      ...rules.flatMap(rowOf),
    ];
  });
}

/** The question that would settle the dispute, if one is among the best hits. */
function settleRow(game: GameId, found: readonly Hit[], titled: Titled): Row[] {
  const meant = found.slice(0, MEANT).find((hit) => !isRule(hit));
  const question = meant ? idOf(meant.key) : '';
  if (!question) return [];
  const key = questionKey(game, question);
  return [{ kind: 'settle', key, game, question, title: titled(game, question) }];
}

function gameOf(key: string): GameId | null {
  const game = key.split('/')[0];
  return isGameId(game) ? game : null;
}

const idOf = (key: string): string => key.split('/').at(-1) ?? '';

const isRule = ({ key }: Pick<Hit, 'key'>): boolean => key.split('/').length === 2;

function rowOf({ key, marks }: Hit): Row[] {
  const game = gameOf(key);
  const id = idOf(key);
  if (!game || !id) return [];
  return [{ kind: id.startsWith('A-') ? 'ruling' : 'clause', key, game, id, marks }];
}
