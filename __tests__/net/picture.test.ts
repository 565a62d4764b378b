/** What a window that only looks on is shown of a match, without anybody near to touch it. */
import { gameOf } from '../../src/games';
import { matchSourceOf } from '../../src/net/client/picture';
import { TableSeat } from '../../src/net/client/seat';
import { making, playOn, settled, sitDown } from '../support/net/desk';
import { clearTable, here } from '../support/net/inMemory';

jest.mock('../../src/net/client/connection', () => jest.requireActual('../support/net/inMemory'));

beforeEach(() => {
  clearTable();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date'] });
});
afterEach(() => jest.useRealTimers());

test('split: the last votes lie open on the open table for a moment, then it shows the end by itself', async () => {
  const { table, phones } = await sitDown(here.world, making('split', 3));
  here.table = table;
  const watching = new TableSeat('', table.code, { watch: true }, () => undefined);
  await settled();
  const [rules, flow] = await Promise.all([gameOf('split').rules(), gameOf('split').flow()]);
  const source = matchSourceOf(watching, { rules, flow });
  const isOver = (): boolean => phones[0]?.sight?.standing.over === true;
  source.subscribe(() => void source.now());
  source.now();
  await playOn(phones, 'split', { seed: 5, rounds: 200, until: isOver });
  expect(isOver()).toBe(true);
  await settled();
  expect(source.now().look).not.toBeNull();
  jest.advanceTimersByTime(2000);
  expect(source.now().look).not.toBeNull();
  jest.advanceTimersByTime(10_000);
  expect(source.now().look).toBeNull();
  expect(source.now().standing.over).toBe(true);
});
