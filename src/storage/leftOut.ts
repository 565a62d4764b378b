/**
 * Matches whose rows are what was written and still make no sense: lists and files go on without them, and they are
 * named. When one is first met it passes for damage, because a repair may help; what makes no sense afterwards either
 * is left out.
 */
import type { Row } from './driver';
import { troubleOf } from './errors';
import type { LeftOutMatch } from './types';

export interface LeftOut {
  matches(): readonly LeftOutMatch[];
  /** What can be made of each; `records` are rows of the table of matches. */
  read<T>(records: readonly Row[], work: (record: Row) => T): T[];
  forget(id: string): void;
}

export function createLeftOut(onChange: () => void): LeftOut {
  const repaired = new Set<string>();
  let matches: readonly LeftOutMatch[] = [];

  function leave({ id, game, created_at }: Row): void {
    if (matches.some((one) => one.id === String(id))) return;
    matches = [...matches, { id: String(id), game: String(game), at: Number(created_at) }];
    onChange();
  }

  return {
    matches: () => matches,
    read(records, work) {
      const readable: ReturnType<typeof work>[] = [];
      const damage: unknown[] = [];
      for (const record of records)
        try {
          readable.push(work(record));
        } catch (error) {
          const id = String(record['id']);
          if (troubleOf(error) !== 'damage' || repaired.has(id)) leave(record);
          else {
            repaired.add(id);
            damage.push(error);
          }
        }
      if (damage.length > 0) throw damage[0];
      return readable;
    },
    forget(id) {
      matches = matches.filter((one) => one.id !== id);
      onChange();
    },
  };
}
