/** What 50 to 500 tables cost one process, drawn: one panel a figure, and how far it is from a straight line. */

export interface Point {
  tables: number;
  movesPerSecond: number;
  /** Milliseconds. */
  cpuPerMove: number;
  heapPerTableKb: number;
  seatedSeconds: number;
}

const WIDTH = 300;
const HEIGHT = 200;
const LEFT = 52;
const BOTTOM = 34;
const TOP = 30;

const PANELS: { title: string; of(point: Point): number }[] = [
  { title: 'processor, s a second', of: (p) => (p.cpuPerMove * p.movesPerSecond) / 1000 },
  { title: 'heap of the tables, MB', of: (p) => (p.heapPerTableKb * p.tables) / 1024 },
  { title: 'all seated after, s', of: (p) => p.seatedSeconds },
];

/** By how much, of itself, the straight line from the fewest to the most is missed in between: the worst of all panels. */
export function bendOf(points: readonly Point[]): number {
  const [few, many] = [points[0] as Point, points[points.length - 1] as Point];
  const misses = PANELS.flatMap(({ of }) =>
    points.map((point) => {
      const share = (point.tables - few.tables) / (many.tables - few.tables);
      const straight = of(few) + share * (of(many) - of(few));
      return Math.abs(of(point) - straight) / straight;
    }),
  );
  return Math.round(Math.max(...misses) * 100) / 100;
}

export function plotOf(points: readonly Point[]): string {
  const panels = PANELS.map((panel, i) => panelOf(panel, points, i * WIDTH));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * PANELS.length} ${HEIGHT}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function panelOf({ title, of }: (typeof PANELS)[number], points: readonly Point[], x: number) {
  const [few, many] = [points[0] as Point, points[points.length - 1] as Point];
  const most = many.tables;
  const top = Math.max(...points.map(of)) * 1.1 || 1;
  const across = (tables: number): number =>
    Math.round(x + LEFT + (tables / most) * (WIDTH - LEFT - 20));
  const up = (value: number): number =>
    Math.round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP));
  const dots = points
    .map((point) => {
      const [cx, cy] = [across(point.tables), up(of(point))];
      const label = `<text x="${cx}" y="${cy - 7}" text-anchor="middle">${short(of(point))}</text>`;
      return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="#1b6e5a"/>${label}`;
    })
    .join('');
  const ticks = points
    .map(
      ({ tables }) =>
        `<text x="${across(tables)}" y="${HEIGHT - 18}" text-anchor="middle">${tables}</text>`,
    )
    .join('');
  return `<g><text x="${x + LEFT}" y="16" font-weight="bold">${title}</text>
<path d="M${across(0)} ${up(0)}H${x + WIDTH - 12}M${across(0)} ${up(0)}V${TOP - 8}" stroke="#777" fill="none"/>
<path d="M${across(few.tables)} ${up(of(few))}L${across(most)} ${up(of(many))}" stroke="#b9542c" stroke-dasharray="4 3"/>
${dots}${ticks}<text x="${x + LEFT}" y="${HEIGHT - 4}" fill="#555">tables; dashed: a straight line</text></g>`;
}

function short(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toFixed(2);
}
