/** What a search found as rows: by game, the game with the best hit first. */
import { type GameId, isGameId } from '../../../src/games';
import type { Hit, SearchIndex } from '../../../src/search';
import { questionKey, type Row } from './rows';

export interface Settling {
  /** How Settle's question is called. */
  titled(game: GameId, question: string): string;
  /** The question that decides by this rule. */
  decidedIn(game: GameId, rule: string): string | null;
}

/** A question further down than this among a game's hits is not what was meant. */
const MEANT = 5;
/** So many questions may stand before a game's rules; only one where it is the best hit of all. */
const MOST_QUESTIONS = 2;

export function foundRows(
  index: SearchIndex,
  query: string,
  game: GameId | null,
  settling: Settling,
): Row[] {
  const inGame = (key: string) => !game || gameOf(key) === game;
  const { hits, beyond } = index.search(query, inGame);
  const others = beyond.filter((key) => isRule({ key })).length;
  const rows = byGame([...hits, ...rulesBeside(hits, index, query, inGame)], settling);
  if (rows.length > 0) return others > 0 ? [...rows, everywhere(others)] : rows;
  if (others > 0) return [{ kind: 'nothing', key: 'nothing' }, everywhere(others)];
  const near = index.search(query, (key) => isRule({ key }) && inGame(key)).nearest;
  if (near.length === 0) return [{ kind: 'nothing', key: 'nothing' }];
  return [{ kind: 'nearest', key: 'nearest' }, ...near.flatMap(rowOf)];
}

/** Where a question alone is told in those very words, the rules that come nearest to them: they decide it. */
function rulesBeside(
  hits: readonly Hit[],
  index: SearchIndex,
  query: string,
  inGame: (key: string) => boolean,
): readonly Hit[] {
  if (hits.length === 0 || hits.some(isRule)) return [];
  const games = new Set(hits.map(({ key }) => gameOf(key)));
  const beside = (key: string) => isRule({ key }) && inGame(key) && games.has(gameOf(key));
  return index.search(query, beside).hits;
}

function everywhere(count: number): Row {
  return { kind: 'everywhere', key: 'everywhere', count };
}

function byGame(hits: readonly Hit[], settling: Settling): Row[] {
  const groups = new Map<GameId, Hit[]>();
  for (const hit of hits) {
    const game = gameOf(hit.key);
    if (!game) continue;
    const group = groups.get(game);
    if (group) group.push(hit);
    else groups.set(game, [hit]);
  }
  return [...groups].flatMap(([game, found], place): Row[] => {
    const rules = found.filter(isRule);
    const named = questionsAmong(found);
    const asked = named.length > 0 || place > 0 ? named : decidedIn(game, rules[0], settling);
    return [
      { kind: 'game', key: game, game, clauses: rules.length },
      ...asked.map((question): Row => {
        const title = settling.titled(game, question);
        return { kind: 'settle', key: questionKey(game, question), game, question, title };
      }),
      ...rules.flatMap(rowOf),
    ];
  });
}

/** The questions that would settle the dispute, if some are among the best hits. */
function questionsAmong(found: readonly Hit[]): string[] {
  const meant = found.slice(0, MEANT).filter((hit) => !isRule(hit));
  const most = meant[0] === found[0] ? 1 : MOST_QUESTIONS;
  return meant.slice(0, most).map(({ key }) => idOf(key));
}

/** Where no question was named as the dispute is told: the one that decides by the rule found first. */
function decidedIn(game: GameId, first: Hit | undefined, settling: Settling): string[] {
  const question = first ? settling.decidedIn(game, idOf(first.key)) : null;
  return question === null ? [] : [question];
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
