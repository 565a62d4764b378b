/** `npm run bench search`: what a key stroke in the rulebook's search costs, as a share of a frame on a phone four times slower. */
import { bookSearch, HELPING, questionFor } from '../../../../app/screens/rules/bookSearch';
import { foundRows } from '../../../../app/screens/rules/foundRows';
import { CHAPTERS, QUESTIONS } from '../../../../__tests__/search/chapters';
import { QUERIES } from '../../../../__tests__/search/queries';
import { LOCALES, type Locale } from '../../../text/define';
import { median, microseconds, warmUp } from '../engine/clock';
import { printTable } from '../engine/table';

const FRAME_US = 16_000;
const SLOWER = 4;
/** Every query is typed in letter by letter; of so many queries, to keep the bench short. */
const EVERY = 12;

const share = (us: number): string => `${((100 * us * SLOWER) / FRAME_US).toFixed(1)} %`;

const SETTLING = { titled: () => '', decidedIn: questionFor(CHAPTERS) };

function strokesOf(locale: Locale): (() => void)[] {
  const index = bookSearch(CHAPTERS, QUESTIONS, locale);
  return QUERIES[locale]
    .filter((_, i) => i % EVERY === 0)
    .flatMap(([query, game]) =>
      Array.from(query, (_, i) => () => {
        foundRows(index, query.slice(0, i + 1), game, SETTLING);
      }),
    );
}

export function benchSearch(): void {
  const texts = CHAPTERS.reduce((n, { book }) => n + book.clauses.length + book.rulings.length, 0);
  const rows = LOCALES.map((locale) => {
    const strokes = strokesOf(locale);
    warmUp(() => strokes.forEach((stroke) => stroke()));
    const times = strokes.map((stroke) => microseconds(stroke, 2));
    const make = microseconds(() => void bookSearch(CHAPTERS, QUESTIONS, locale), 2);
    return [
      locale,
      String(strokes.length),
      share(median(times)),
      share(Math.max(...times)),
      share((make * HELPING) / texts),
    ];
  });
  const head = ['language', 'key strokes', 'median', 'slowest', 'a helping of the index'];
  printTable(`search: share of a frame (16 ms) on a processor ${SLOWER} times slower`, head, rows);
}
