/**
 * Backup files taken in by the app's own modules in Node: what came of each and how long it took. As a program it takes
 * in all hostile files and so many honest matches, and prints the rows.
 */
import { openBackup, type Taken } from '../../../src/match/backup';
import { testPlace } from '../sqlite/openTestStore';
import { HOSTILE_FILES, honestFiles } from './hostileFiles';

export interface ImportRow {
  file: string;
  outcome: string;
  ms: number;
  /** Of the processor: other people's work on the same machine does not count. */
  cpuMs: number;
  /** In the browser. */
  longestTask?: number;
}

/** In a store that is used again some are here already. */
const outcomeOf = ({ taken, known, aside }: Taken): string =>
  [`${taken + known} here`, ...aside.map(({ trouble }) => `aside: ${trouble}`)].join(', ');

const refusalOf = (error: unknown): string => {
  if (!(error instanceof Error) || error.name !== 'BackupError') throw error;
  return `refused: ${(error as Error & { trouble: string }).trouble}`;
};

/** Into a new store, one file after another. */
export async function importInNode(
  file: string,
  ...files: readonly Uint8Array[]
): Promise<ImportRow> {
  const place = testPlace();
  const store = await place.open();
  const started = performance.now();
  const before = process.cpuUsage();
  try {
    const outcomes: string[] = [];
    for (const bytes of files)
      outcomes.push(
        await openBackup(store, bytes)
          .then(({ take }) => take())
          .then(outcomeOf, refusalOf),
      );
    const ms = Math.round(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    return {
      file,
      outcome: outcomes.join(', '),
      ms,
      cpuMs: Math.round((user + system) / 1000),
    };
  } finally {
    await store.close();
    place.remove();
  }
}

async function main(honest: number): Promise<void> {
  const rows: ImportRow[] = [];
  for (const { name, bytes } of HOSTILE_FILES) rows.push(await importInNode(name, bytes()));
  rows.push(await importInNode(`${honest} honest matches`, ...honestFiles(honest)));
  console.log(JSON.stringify(rows));
}

if (require.main === module) void main(Number(process.argv[2]));
