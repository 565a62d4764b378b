/** What the check says and puts side by side, without a screen: the first piece that differs, the verdict, the report. */
import { verifyText } from '../../app/screens/verify/text';
import { compare } from '../../app/screens/verify/compare';
import { mismatchOf } from '../../app/screens/verify/differing';
import { drawsOf, reportOf, verdictOf } from '../../app/screens/verify/report';
import type { StoredCheck } from '../../src/match/checkStored';
import type { KeptInfo } from '../../src/match/types';

const words = verifyText.uk;

describe('the first piece that differs', () => {
  test('a card that has no business in a hand comes before one that lies in another place', () => {
    const said = {
      type: 'deal',
      hands: [
        ['b6', 'y1', 'r9'],
        ['g2', 'g3', 'g4'],
      ],
    };
    const due = {
      type: 'deal',
      hands: [
        ['y1', 'b6', 'r3'],
        ['g2', 'g3', 'g4'],
      ],
    };
    expect(mismatchOf(said, due, 2)).toEqual({
      said: 'r9',
      due: 'r3',
      place: { at: 3, of: 3 },
      seat: 0,
      isOrderOnly: false,
    });
  });

  test('a card that went over to another hand is shown in that hand', () => {
    const said = { type: 'deal', hands: [['b6'], ['y1']] };
    const due = { type: 'deal', hands: [['y1'], ['b6']] };
    expect(mismatchOf(said, due, 2)).toMatchObject({ said: 'b6', seat: 0, isOrderOnly: false });
  });

  test('the same cards in another order are said to be that', () => {
    const said = { type: 'row', cards: ['joker', 6, 5] };
    const due = { type: 'row', cards: [6, 'joker', 5] };
    expect(mismatchOf(said, due, 3)).toEqual({
      said: 'joker',
      due: 6,
      place: { at: 1, of: 3 },
      seat: null,
      isOrderOnly: true,
    });
  });

  test('one die alone has no place', () => {
    const roll = (value: number) => ({ type: 'roll', values: [value] });
    expect(mismatchOf(roll(6), roll(2), 2)).toMatchObject({ said: 6, due: 2, place: null });
  });

  test('where the shapes differ there is nothing to put side by side', () => {
    expect(
      mismatchOf({ type: 'roll', values: [1] }, { type: 'roll', values: [1, 2] }, 2),
    ).toBeNull();
    expect(mismatchOf('deal', null, 2)).toBeNull();
  });
});

const CHECK: StoredCheck = {
  faults: [],
  forged: false,
  standing: { over: true, points: [7, -5], winners: [0], lines: [] },
  entries: 20,
  moves: 12,
  draws: 4,
  undoneDraws: 0,
  bots: 0,
  rethought: 0,
  otherVersion: 0,
  closing: '7K2Q-X9AB-3MN4',
  ownClosing: null,
};

const INFO = {
  commitment: 'ab'.repeat(32),
  forged: false,
  players: [
    { seat: 0, name: 'Оля', colour: 1 },
    { seat: 1, name: 'Тарас', colour: 2 },
  ],
} as unknown as KeptInfo;

const verdict = (check: StoredCheck, typed = '') =>
  verdictOf({ check, compared: compare(check, typed) }, words);

describe('the verdict', () => {
  test('all agrees; half a code changes nothing, the whole one confirms', () => {
    expect(verdict(CHECK)).toMatchObject({ title: 'Усе сходиться', holds: true });
    expect(verdict(CHECK, '7K2Q-X9')).toMatchObject({ holds: true });
    expect(verdict(CHECK, '7k2q x9ab 3mn4')).toMatchObject({ holds: true });
  });

  test('all by the rules, but not what the own history or the picture has: the seal breaks', () => {
    const beside = { ...CHECK, ownClosing: '2222-3333-4444' };
    expect(verdict(beside)).toEqual({
      title: 'Відбиток інший',
      sentence: words.differs.history,
      holds: false,
    });
    expect(verdict(CHECK, '2222-3333-4444')).toMatchObject({
      sentence: words.differs.picture,
      holds: false,
    });
  });

  test('a match that goes on is no proof yet, whatever is typed', () => {
    const going = { ...CHECK, standing: { over: false, points: [0, 0], winners: [], lines: [] } };
    expect(verdict(going)).toMatchObject({ title: 'Поки все сходиться', holds: true });
  });

  test('a fault at the very start is not said to be at entry 0', () => {
    const seed = { ...CHECK, faults: [{ kind: 'seed', seq: 0 }] } as const;
    expect(verdict(seed)).toMatchObject({
      title: 'Партію змінено',
      sentence: 'Не те вже на початку',
    });
  });
});

test('what was entered by hand is no deal of the seed’s, and with another seed none is', () => {
  const byHand = { kind: 'byHand', seq: 3 } as const;
  expect(drawsOf({ ...CHECK, faults: [byHand, byHand] })).toEqual({ right: 4, all: 6 });
  expect(drawsOf({ ...CHECK, faults: [{ kind: 'seed', seq: 0 }] })).toEqual({ right: 0, all: 4 });
});

test('the report has everything: each difference with both sides, figures, both fingerprints, what is not proven', () => {
  const check: StoredCheck = {
    ...CHECK,
    faults: [
      {
        kind: 'draw',
        seq: 3,
        said: { type: 'roll', values: [6] },
        due: { type: 'roll', values: [2] },
      },
      {
        kind: 'draw',
        seq: 9,
        said: { type: 'roll', values: [5] },
        due: { type: 'roll', values: [1] },
      },
    ],
    forged: true,
    ownClosing: '2222-3333-4444',
  };
  const compared = compare(check, '');
  const report = reportOf(
    { check, compared, info: INFO, heading: 'Qwinto, 14 листопада', isDice: true },
    words,
  );
  expect(report.split('\n')).toEqual([
    'Перевірити партію: Qwinto, 14 листопада',
    'Партію змінено. Перше не те: запис 3 із 20.',
    'Запис 3 із 20: Карти чи кубики тут не ті, що дав жереб.',
    '  у записі: {"type":"roll","values":[6]}',
    '  за жеребом: {"type":"roll","values":[2]}',
    'Запис 9 із 20: Карти чи кубики тут не ті, що дав жереб.',
    '  у записі: {"type":"roll","values":[5]}',
    '  за жеребом: {"type":"roll","values":[1]}',
    '',
    'Кидки доведено: 2 із 4',
    'Скасованих кидків: 0',
    'Ходи за правилами: 12',
    'Оля: 7, Тарас: −5',
    '',
    'Відбиток наприкінці',
    '– у цьому записі: 7K2Q-X9AB-3MN4',
    '– у твоїй історії: 2222-3333-4444',
    `Відбиток на початку: ${'abab '.repeat(16).trim()}`,
    '',
    'Чого це не доводить:',
    ...words.unprovenList.map((line) => `– ${line}`),
    '',
    'В історії буде «змінено», у статистику не йде.',
  ]);
});
