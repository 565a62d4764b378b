/** The rulebook as a flat list of rows in playing order. Knows nothing about drawing them. */
import type { GameId } from '../../../src/games';
import type { Range } from '../../../src/search';
import type { Locale } from '../../../src/text/define';
import type { Chapter } from './chapters';

export type Row =
  | { kind: 'game'; key: string; game: GameId; clauses: number }
  | { kind: 'group'; key: string; title: string }
  | { kind: 'questions'; key: string }
  | RuleRow
  /** Settle's question that answers what was searched for. */
  | { kind: 'settle'; key: string; game: GameId; question: string; title: string }
  /** Said instead of, before and after what a search found. */
  | { kind: 'nothing' | 'nearest'; key: string }
  | { kind: 'everywhere'; key: string; count: number };

export interface RuleRow {
  kind: 'clause' | 'ruling';
  key: string;
  game: GameId;
  id: string;
  /** By field, when it was searched for. */
  marks?: readonly (readonly Range[])[];
}

export function bookRows(chapters: readonly Chapter[], locale: Locale): Row[] {
  return chapters.flatMap((chapter) => chapterRows(chapter, locale));
}

function chapterRows({ game, book }: Chapter, locale: Locale): Row[] {
  const names = book.words[locale].groups;
  const rows: Row[] = [{ kind: 'game', key: game, game, clauses: book.clauses.length }];
  let group = '';
  for (const clause of book.clauses) {
    if (clause.group !== group) {
      group = clause.group;
      rows.push({ kind: 'group', key: `${game}/${group}/${clause.id}`, title: names[group] ?? '' });
    }
    rows.push({ kind: 'clause', key: rowKey(game, clause.id), game, id: clause.id });
  }
  if (book.rulings.length > 0) rows.push({ kind: 'questions', key: `${game}/questions` });
  for (const { id } of book.rulings) {
    rows.push({ kind: 'ruling', key: rowKey(game, id), game, id });
  }
  return rows;
}

export function rowKey(game: GameId, id: string): string {
  return `${game}/${id}`;
}

/** Three parts, so that no clause has the same. */
export function questionKey(game: GameId, question: string): string {
  return `${game}/settle/${question}`;
}

/** A clause or a ruling by its number, however the link was typed. */
export function findRow(rows: readonly Row[], game: GameId, id: string): number {
  const wanted = rowKey(game, id).toLowerCase();
  return rows.findIndex((row) => row.key.toLowerCase() === wanted);
}
