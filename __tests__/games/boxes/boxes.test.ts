/** What a box with missing pieces is still good for: nothing missing, some counts left, none left. */
import { GAME_IDS } from '../../../src/engine/types';
import { boxIdOf, countsLeft, missingFrom, SHELF } from '../../../src/games/boxes';
import { gameEntry } from '../../../src/games/catalogue';

test.each(GAME_IDS)('%s: a full box is good for everyone the game seats', (game) => {
  const { min, max } = gameEntry(game).seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  expect(countsLeft(game, {})).toEqual(all);
  expect(missingFrom(boxIdOf(game), {})).toBe(0);
});

describe('«Промінь»', () => {
  test.each([
    [{ r12: 1 }, [3, 4]],
    [{ r11: 1, p12: 1 }, [3, 4]],
    [{ g9: 1 }, [3]],
    [{ g10: 1, y12: 1 }, [3]],
    [{ b8: 1 }, []],
    [{ y1: 1 }, []],
  ])('P-1.1 without %j it can be played by %j', (promin, counts) => {
    expect(countsLeft('promin', { promin })).toEqual(counts);
  });
});

describe('«Поділ»', () => {
  test('S-1.3 three play with three sets of choice cards', () => {
    expect(countsLeft('split', { split: { black: 1 } })).toEqual([3]);
    expect(countsLeft('split', { split: { black: 1, white: 1 } })).toEqual([3]);
    expect(countsLeft('split', { split: { black: 2 } })).toEqual([]);
  });

  test('S-1.2 every number and every joker is played', () => {
    expect(countsLeft('split', { split: { '10': 1 } })).toEqual([]);
    expect(countsLeft('split', { split: { joker: 1 } })).toEqual([]);
  });
});

describe('the box of gems', () => {
  test('is one box for three games', () => {
    const gems = SHELF.find(({ id }) => id === boxIdOf('veselka'));
    expect(gems?.games).toEqual(['veselka', 'nizam', 'perlyna']);
    expect(SHELF).toHaveLength(4);
    expect(gems?.box.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(97);
  });

  test('a missing gem is missed by all three, a missing pearl only by «Перлина Сходу»', () => {
    const gem = { [boxIdOf('nizam')]: { lime: 1 } };
    const pearl = { [boxIdOf('nizam')]: { pearl: 1 } };
    for (const game of ['veselka', 'nizam', 'perlyna'] as const)
      expect(countsLeft(game, gem)).toEqual([]);
    expect(countsLeft('veselka', pearl)).toEqual([2, 3, 4, 5]);
    expect(countsLeft('nizam', pearl)).toEqual([1, 2, 3, 4, 5]);
    expect(countsLeft('perlyna', pearl)).toEqual([]);
    expect(missingFrom(boxIdOf('nizam'), pearl)).toBe(1);
  });
});

test('Qwinto: without a die nobody can throw real ones', () => {
  expect(countsLeft('qwinto', { qwinto: { purple: 1 } })).toEqual([]);
});

test('what another version of the app called missing and no box has changes nothing', () => {
  expect(countsLeft('promin', { promin: { z99: 1 } })).toEqual([3, 4, 5]);
});
