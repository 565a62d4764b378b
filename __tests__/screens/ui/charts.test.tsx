import { fireEvent, screen } from '@testing-library/react-native';

import { BarChart, ColumnChart, LineChart } from '../../../src/ui/charts';
import { spreadEnds, spreadNames } from '../../../src/ui/charts/LineChart';
import { renderUi } from './harness';

const layout = { nativeEvent: { layout: { x: 0, y: 0, width: 320, height: 240 } } };

test('a LineChart tells every series in words', () => {
  renderUi(
    <LineChart
      label="Хід партії"
      ticks={['', '1', '2']}
      series={[
        { name: 'Оля', colour: 1, values: [0, 10, 20] },
        { name: 'Тарас', colour: 2, values: [0, -10, null] },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Хід партії. Оля: 0, 10, 20. Тарас: 0, −10.' });
  fireEvent(chart, 'layout', layout);
  expect(chart).toBeOnTheScreen();
});

test('a LineChart without a single round does not break', () => {
  renderUi(
    <LineChart label="Хід партії" ticks={[]} series={[{ name: 'Оля', colour: 1, values: [] }]} />,
  );
  const chart = screen.getByRole('img', { name: /Хід партії/ });
  fireEvent(chart, 'layout', layout);
  expect(chart).toBeOnTheScreen();
});

test('tokens at the end of lines do not cover each other', () => {
  const ends = spreadEnds([
    { x: 100, y: 50 },
    { x: 100, y: 52 },
    { x: 100, y: 120 },
  ]);
  expect(ends[0]).toEqual({ x: 100, y: 50 });
  expect(ends[1]?.x).toBeGreaterThan(120);
  expect(ends[2]).toEqual({ x: 100, y: 120 });
});

test('a BarChart is a list that reads each bar', () => {
  renderUi(
    <BarChart
      label="Перемоги"
      mark={5}
      bars={[
        { name: 'Тарас', colour: 2, value: 40, valueText: '40 %', spoken: '10 партій' },
        { name: 'Євген', colour: 4, value: 0, valueText: '0 %' },
      ]}
    />,
  );
  expect(screen.getByLabelText('Перемоги')).toBeOnTheScreen();
  expect(screen.getByLabelText('Тарас — 40 %, 10 партій')).toBeOnTheScreen();
  expect(screen.getByLabelText('Євген — 0 %')).toBeOnTheScreen();
  // Its own round scale, from nought.
  expect(screen.getByText('0', { includeHiddenElements: true })).toBeTruthy();
});

test('a ColumnChart tells every column in words, ranges by their spoken name', () => {
  renderUi(
    <ColumnChart
      label="Очки"
      edges={['0', '5', '10']}
      columns={[
        { label: '0', spoken: '0–4', value: 3 },
        { label: '5', spoken: '5–9', value: 0 },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Очки. 0–4 — 3. 5–9 — 0.' });
  fireEvent(chart, 'layout', layout);
  expect(chart).toBeOnTheScreen();
});

test('names at the ends of lines push each other apart and stay within the chart', () => {
  expect(spreadNames([50, 150], 11, 229)).toEqual([50, 150]);
  const close = spreadNames([100, 101, 99, 102], 11, 229);
  const sorted = [...close].sort((a, b) => a - b);
  sorted.slice(1).forEach((y, i) => expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(27));
  // In the order of the lines themselves.
  expect(close.map((_, i) => i).sort((a, b) => (close[a] ?? 0) - (close[b] ?? 0))).toEqual([
    2, 0, 1, 3,
  ]);
  expect(Math.max(...spreadNames([225, 228], 11, 229))).toBeLessThanOrEqual(229);
});
