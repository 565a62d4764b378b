import { spoken } from '../../src/engine/chair';

describe('what a chair can say', () => {
  test('its own moves, and entries without a seat, as they are', () => {
    const vote = { type: 'vote', seat: 1, part: 2 };
    expect(spoken(1, vote, [])).toBe(vote);
    const stop = { type: 'stop' };
    expect(spoken(1, stop, [])).toBe(stop);
  });

  test('nothing in another’s name, nor in that of a seat that is none', () => {
    for (const seat of [0, 2, '1', null, 1.5, [1]])
      expect(spoken(1, { type: 'vote', seat, part: 2 }, [])).toBeNull();
  });

  test('not what the app draws', () => {
    expect(spoken(1, { type: 'roll', values: [6] }, ['roll'])).toBeNull();
    expect(spoken(1, { type: 'roll', values: [6] }, [])).toEqual({ type: 'roll', values: [6] });
  });

  test.each([null, 7, 'stop', [], [{ type: 'stop' }], true])('%j is nothing to say', (choice) => {
    expect(spoken(0, choice, [])).toBeNull();
  });
});
