/** What a box with missing pieces is still good for: nothing missing, some counts left, none left. */
import { boxesOnShelf, boxIdOf, gameEntry, type GameId, gameIds, gameOf } from '../../../src/games';
import {
  countsLeft,
  goneOf,
  missingFrom,
  type GameBox,
  type Missing,
} from '../../../src/games/box';

const boxOf = (game: GameId): Promise<GameBox> => gameOf(game).box();

async function seatsLeft(game: GameId, gone: Missing): Promise<number[]> {
  return countsLeft(await boxOf(game), gameEntry(game).seats, gone);
}

test.each(gameIds())('%s: a full box is good for everyone the game seats', async (game) => {
  const { min, max } = gameEntry(game).seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  expect(await seatsLeft(game, {})).toEqual(all);
  expect(missingFrom(await boxOf(boxIdOf(game)))).toBe(0);
});

describe('«Промінь»', () => {
  test.each([
    [{ r12: 1 }, [3, 4]],
    [{ r11: 1, p12: 1 }, [3, 4]],
    [{ g9: 1 }, [3]],
    [{ g10: 1, y12: 1 }, [3]],
    [{ b8: 1 }, []],
    [{ y1: 1 }, []],
  ])('P-1.1 without %j it can be played by %j', async (promin, counts) => {
    expect(await seatsLeft('promin', promin as Missing)).toEqual(counts);
  });
});

describe('«Поділ»', () => {
  test('S-1.3 three play with three sets of choice cards', async () => {
    expect(await seatsLeft('split', { black: 1 })).toEqual([3]);
    expect(await seatsLeft('split', { black: 1, white: 1 })).toEqual([3]);
    expect(await seatsLeft('split', { black: 2 })).toEqual([]);
  });

  test('S-1.2 every number and every joker is played', async () => {
    expect(await seatsLeft('split', { '10': 1 })).toEqual([]);
    expect(await seatsLeft('split', { joker: 1 })).toEqual([]);
  });
});

describe('the box of gems', () => {
  test('is one box for three games', async () => {
    const gems = boxesOnShelf().find(({ id }) => id === boxIdOf('veselka'));
    expect(gems?.games).toEqual(['veselka', 'nizam', 'perlyna']);
    expect(boxesOnShelf()).toHaveLength(4);
    expect((await boxOf('perlyna')).cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(97);
  });

  test('a missing gem is missed by all three, a missing pearl only by «Перлина Сходу»', async () => {
    const gem = { lime: 1 };
    const pearl = { pearl: 1 };
    for (const game of ['veselka', 'nizam', 'perlyna'] as const)
      expect(await seatsLeft(game, gem)).toEqual([]);
    expect(await seatsLeft('veselka', pearl)).toEqual([2, 3, 4, 5]);
    expect(await seatsLeft('nizam', pearl)).toEqual([1, 2, 3, 4, 5]);
    expect(await seatsLeft('perlyna', pearl)).toEqual([]);
    expect(missingFrom(await boxOf(boxIdOf('nizam')), pearl)).toBe(1);
  });
});

test('Qwinto: without a die nobody can throw real ones', async () => {
  expect(await seatsLeft('qwinto', { purple: 1 })).toEqual([]);
});

test('what another version of the app called missing and no box has changes nothing', async () => {
  expect(await seatsLeft('promin', { z99: 1 })).toEqual([3, 4, 5]);
});

test('more of it than there was cannot be missing, whatever a file says', async () => {
  const box = await boxOf('split');
  const joker = box.cards.find(({ id }) => id === 'joker');
  expect(joker && goneOf(joker, { joker: 1e300 })).toBe(joker?.copies);
  expect(missingFrom(box, { joker: 1e300, '10': 3 })).toBe((joker?.copies ?? 0) + 3);
});
