/** What only one game counts in the statistics: shapes, and arithmetic that several games share. */

export interface Figure {
  name: string;
  value: string;
  note?: string;
}

export interface GameFigures {
  title: string;
  figures: Figure[];
  chart: FigureChart | null;
  /** The figure that is worth a chart of everyone, where there is one; null while it is not known of this player. */
  compared?: Compared | null;
}

/** With its number, for the bar. */
export interface Compared extends Figure {
  amount: number;
}

/** Upright columns. */
export interface FigureChart {
  label: string;
  columns: { label: string; spoken?: string; value: number; valueText?: string }[];
  /** Left out: the largest value. */
  max?: number;
}

/** Numbers as the language writes them. */
export interface FigureNumbers {
  number(value: number): string;
  difference(value: number): string;
  share(part: number, whole: number): string;
}

/** One fact over all matches of a player. */
export interface FactTotal {
  sum: number;
  matches: number;
  most: number;
  least: number;
}

export interface FigureSource {
  say: FigureNumbers;
  /** Sum of a fact over all matches, and the number of matches that knew it. */
  sum(key: string): number;
  matches(key: string): number;
  facts: Readonly<Record<string, FactTotal>>;
  /** The best run alone, where there was one. */
  soloRecord: number | undefined;
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Nothing over nothing is nought: the figure then says so itself. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** As it is shown, so that the noun beside it fits. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Shares under this are drawn on a scale up to it: a small one must not look like all. */
const LEAST_SCALE = 50;

export function scaled(chart: FigureChart): FigureChart {
  return { ...chart, max: Math.max(LEAST_SCALE, ...chart.columns.map(({ value }) => value)) };
}
