/** What only one game counts, from its facts: some figures and a chart. Facts: each game's `facts.ts`. */
import type { GameId } from '../../../src/engine/types';
import type { FactTotals, GameStats } from '../../../src/stats';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import type { ColumnChartProps } from '../../../src/ui/charts';
import type { Figure } from './Figures';
import { statsText } from './text';
import { useNumbers, type Numbers } from './useNumbers';

export interface GameFigures {
  title: string;
  figures: Figure[];
  chart: Pick<ColumnChartProps, 'label' | 'columns' | 'max'> | null;
}

type Words = (typeof statsText)['uk']['games'];

interface Source {
  words: Words;
  say: Numbers;
  /** Sum of a fact over all matches, and the number of matches that knew it. */
  sum(key: string): number;
  matches(key: string): number;
  facts: FactTotals;
  stats: GameStats;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** Nothing over nothing is nought: the figure then says so itself. */
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const DEALS = 4;
/** Shares under this are drawn on a scale up to it: a small one must not look like all. */
const LEAST_SCALE = 50;

type Chart = NonNullable<GameFigures['chart']>;

function scaled(chart: Chart): Chart {
  return { ...chart, max: Math.max(LEAST_SCALE, ...chart.columns.map(({ value }) => value)) };
}

function promin({ words: { promin: words }, say, sum, matches }: Source): GameFigures {
  const played = matches('made.1');
  const made = range(1, DEALS).reduce((n, deal) => n + sum(`made.${deal}`), 0);
  const shields = sum('shields');
  const miss = ratio(sum('off'), sum('missed'));
  const beads = ratio(sum('beads'), DEALS * played);
  return {
    title: words.title,
    figures: [
      { name: words.made, value: say.share(made, DEALS * played) },
      shields > 0
        ? { name: words.shield, value: say.share(sum('shields.made'), shields) }
        : { name: words.shield, value: '—', note: words.shieldNone },
      { name: words.miss, value: say.number(miss), note: words.missNote(rounded(miss)) },
      { name: words.beads, value: say.number(beads), note: words.beadsNote(rounded(beads)) },
    ],
    chart: scaled({
      label: words.chart,
      columns: range(1, DEALS).map((deal) => ({
        label: String(deal),
        spoken: words.column(deal),
        value: 100 * ratio(sum(`made.${deal}`), played),
        valueText: say.share(sum(`made.${deal}`), played),
      })),
    }),
  };
}

function split({ words: { split: words }, say, sum, matches }: Source): GameFigures {
  const played = matches('values');
  const values = sum('values');
  return {
    title: words.title,
    figures: [
      { name: words.values, value: say.number(ratio(values, played)), note: words.valuesNote },
      { name: words.alone, value: say.share(sum('alone'), values), note: words.aloneNote },
    ],
    chart: scaled({
      label: words.chart,
      columns: range(1, 10).map((value) => ({
        label: String(value),
        spoken: words.column(value),
        value: 100 * ratio(sum(`value.${value}`), played),
        // Ten columns on a phone have no room for the sign as well.
        valueText: String(Math.round(100 * ratio(sum(`value.${value}`), played))),
      })),
    }),
  };
}

function veselka({ words: { veselka: words }, say, sum, matches }: Source): GameFigures {
  const played = matches('rainbow');
  const lengths = range(3, 8);
  const cards = lengths.reduce((n, length) => n + length * sum(`run.${length}`), 0);
  const average = ratio(cards, sum('runs'));
  return {
    title: words.title,
    figures: [
      { name: words.runs, value: say.number(ratio(sum('runs'), played)) },
      {
        name: words.length,
        value: say.number(average),
        note: words.lengthNote(rounded(average)),
      },
      { name: words.rainbow, value: say.number(ratio(sum('rainbow'), played)) },
      { name: words.full, value: say.number(sum('rainbow.full')) },
    ],
    chart: {
      label: words.chart,
      columns: lengths.map((length) => ({
        label: String(length),
        spoken: words.column(length),
        value: sum(`run.${length}`),
      })),
    },
  };
}

const EXPECTED_PIPS = 3.5;

function qwinto({ words: { qwinto: words }, say, sum, matches }: Source): GameFigures {
  const played = matches('rows');
  const each = (name: string, key: string): Figure => ({
    name,
    value: say.number(ratio(sum(key), played)),
    note: words.perMatch,
  });
  const figures = [
    each(words.rows, 'rows'),
    each(words.misthrows, 'misthrows'),
    each(words.bonus, 'bonus'),
  ];
  const dice = sum('dice');
  if (dice > 0) {
    const pips = sum('pips') / dice;
    const note = words.luckNote(say.difference(pips - EXPECTED_PIPS));
    figures.push({ name: words.luck, value: say.number(pips), note });
  }
  return {
    title: words.title,
    figures,
    chart: {
      label: words.chart,
      max: 9,
      columns: (['orange', 'yellow', 'purple'] as const).map((row) => {
        const value = ratio(sum(`row.${row}`), played);
        return { label: words.rowNames[row], value, valueText: say.number(value) };
      }),
    },
  };
}

function nizam({ words: { nizam: words }, say, sum, facts, stats }: Source): GameFigures {
  const record = stats.solo.at(-1)?.record;
  const lengths = ['three', 'four', 'five'];
  return {
    title: words.title,
    figures: [
      { name: words.perTurn, value: say.number(ratio(sum('scored'), sum('turns'))) },
      { name: words.biggest, value: say.number(facts['biggest']?.most ?? 0) },
      ...(record === undefined ? [] : [{ name: words.record, value: minus(record) }]),
    ],
    chart: {
      label: words.chart,
      columns: lengths.map((name, i) => ({
        label: String(i + 3),
        spoken: words.column(i + 3),
        value: sum(name),
      })),
    },
  };
}

function perlyna({ words: { perlyna: words }, say, sum, matches, facts }: Source): GameFigures {
  const eight = facts['eight'];
  const times = eight?.matches ?? 0;
  const figures: Figure[] = [
    { name: words.times, value: String(times), note: words.timesNote(times) },
    { name: words.turns, value: say.number(ratio(sum('turns'), matches('turns'))) },
  ];
  if (eight)
    figures.push(
      { name: words.eight, value: say.number(eight.sum / times), note: words.eightNote },
      { name: words.fastest, value: String(eight.least), note: words.fastestNote(eight.least) },
    );
  return { title: words.title, figures, chart: null };
}

const OF_GAME: Readonly<Record<GameId, (source: Source) => GameFigures>> = {
  promin,
  split,
  veselka,
  qwinto,
  nizam,
  perlyna,
};

/** As it is shown, so that the noun beside it fits. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

export function useGameFigures(game: GameId, stats: GameStats): GameFigures {
  const words = useText(statsText).games;
  const say = useNumbers();
  const { facts } = stats;
  const sum = (key: string): number => facts[key]?.sum ?? 0;
  const matches = (key: string): number => facts[key]?.matches ?? 0;
  return OF_GAME[game]({ words, say, sum, matches, facts, stats });
}
