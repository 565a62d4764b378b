/** The record of a match: every kind of entry is read, bounded, folded, and refused where it does not fit. */
import {
  BOUNDS,
  BrokenLog,
  closingFingerprint,
  fold,
  isAbout,
  isNewer,
  payloadOf,
  type Entry,
  type EntryKind,
  type Json,
} from '../../src/match/record';

type Short = [Entry['kind'], Json];

const PEOPLE = ['Олена', 'Тарас', 'Марко'].map((name, i) => ({ id: `p${i}`, name, colour: i + 1 }));
const BEGUN = {
  game: 'promin',
  rulesVersion: 2,
  setup: { seats: 3, first: 0, mode: 'virtual' },
  players: PEOPLE,
  seed: 'ab',
  commitment: 'cd',
  words: [],
  parent: null,
};

function logOf(begun: Json, items: readonly Short[]): Entry[] {
  const all: Short[] = [['begun', begun], ...items];
  return all.map(([kind, payload], seq) => ({ seq, kind, payload, at: seq, hash: '', prev: '' }));
}

const log1 = (...items: Short[]): Entry[] => logOf(BEGUN, items);
const log2 = (...items: Short[]): Entry[] => logOf({ format: 2, ...BEGUN }, items);

const did = (move: string): Short => ['happened', { move }];
const drew = (move: string): Short => ['happened', { move, drawn: true }];
const botDid = (move: string): Short => [
  'happened',
  { move, bot: { level: 'strong', version: 1 } },
];
const forced = (move: string): Short => ['happened', { move, forced: true }];
const undone = (act: number): Short => ['undone', { act }];
const redone = (act: number): Short => ['redone', { act }];
const undoneTo = (to: number): Short => ['undone', { to }];
const redoneTo = (to: number): Short => ['redone', { to }];
const corrected = (from: number, ...then: Json[]): Short => ['corrected', { from, then }];
const seated = (seat: number, player: Json, bot?: string): Short => [
  'seated',
  bot === undefined ? { seat, player } : { seat, player, bot },
];
const ended: Short = ['ended', {}];

const counting = (entries: Entry[]): unknown[] => fold(entries).moves.map(({ move }) => move);
const MARIA = { id: 'p9', name: 'Марія', colour: 4 };

describe('format 1 is read for ever', () => {
  test('moves count in the order they happened', () => {
    expect(counting(log1(did('a'), did('b')))).toEqual(['a', 'b']);
  });

  test('undo takes moves away, redo brings the same back, a new move forgets them', () => {
    const entries = log1(did('a'), did('b'), did('c'), undoneTo(1), redoneTo(2), did('d'));
    expect(counting(entries)).toEqual(['a', 'b', 'd']);
    expect(fold(entries).undone).toEqual([]);
    expect(counting(log1(did('a'), did('b'), undoneTo(0), redoneTo(1)))).toEqual(['a']);
  });

  test('undo in steps can be redone in steps', () => {
    const two = [did('a'), did('b'), undoneTo(1), undoneTo(0)];
    expect(fold(log1(...two)).undone.map(({ act }) => act.seq)).toEqual([2, 1]);
    expect(counting(log1(...two, redoneTo(1)))).toEqual(['a']);
  });

  test('a correction changes the move in its place and remembers what was first entered', () => {
    const entries = log1(
      did('a'),
      did('b'),
      ['corrected', { seq: 1, move: 'A' }],
      ['corrected', { seq: 1, move: 'AA' }],
    );
    expect(fold(entries).moves).toMatchObject([
      { seq: 1, move: 'AA', drawn: false, original: 'a' },
      { seq: 2, move: 'b', drawn: false, original: null },
    ]);
  });

  test('a correction that drops later moves keeps those before', () => {
    const entries = log1(did('a'), did('b'), did('c'), [
      'corrected',
      { seq: 2, move: 'B', keep: 2 },
    ]);
    expect(counting(entries)).toEqual(['a', 'B']);
    expect(fold(entries).about.get(4)).toEqual([2, 3]);
  });

  test('a log of format 1 goes on in format 2: its moves are acts, its corrections stand', () => {
    const old: Short[] = [
      did('a'),
      drew('d'),
      did('b'),
      ['corrected', { seq: 1, move: 'A' }],
      undoneTo(2),
    ];
    expect(counting(log1(...old, redone(3)))).toEqual(['A', 'd', 'b']);
    expect(counting(log1(...old, undone(1)))).toEqual([]);
    expect(counting(log1(...old, undone(1), redone(1), redone(3)))).toEqual(['A', 'd', 'b']);
  });
});

describe('an act is a decision with everything that followed from it', () => {
  test('undo takes back what chance, opponents and the app made of a decision', () => {
    const entries = [did('a'), did('b'), drew('d'), botDid('x'), forced('y'), drew('e')];
    expect(counting(log2(...entries, undone(2)))).toEqual(['a']);
    expect(counting(log2(...entries, undone(2), redone(2)))).toEqual([
      'a',
      'b',
      'd',
      'x',
      'y',
      'e',
    ]);
    expect(counting(log2(...entries, undone(2), undone(1)))).toEqual([]);
  });

  test('what chance did before anyone decided is an act of its own', () => {
    expect(counting(log2(drew('deal'), did('a'), undone(2)))).toEqual(['deal']);
    expect(counting(log2(drew('deal'), undone(1)))).toEqual([]);
  });

  test('a correction is taken back with everything it changed, and brought back', () => {
    const entries = [did('a'), did('b'), did('c'), corrected(1, { seq: 1, move: 'A' }, 3)];
    expect(counting(log2(...entries))).toEqual(['A', 'c']);
    expect(fold(log2(...entries)).about.get(4)).toEqual([1, 2]);
    expect(counting(log2(...entries, drew('d')))).toEqual(['A', 'c', 'd']);
    expect(counting(log2(...entries, drew('d'), undone(4)))).toEqual(['a', 'b', 'c']);
    expect(counting(log2(...entries, drew('d'), undone(4), redone(4)))).toEqual(['A', 'c', 'd']);
    expect([...fold(log2(...entries, undone(4))).takenBack]).toEqual([4]);
  });

  test('a correction puts entries into another order', () => {
    expect(counting(log2(did('a'), did('b'), did('c'), corrected(2, 3, 2)))).toEqual([
      'a',
      'c',
      'b',
    ]);
  });

  test('a chair changes hands and back', () => {
    const entries = [did('a'), seated(1, null, 'easy'), botDid('x')];
    expect(fold(log2(...entries)).chairs[1]).toEqual({
      player: PEOPLE[1],
      away: true,
      bot: 'easy',
    });
    expect(fold(log2(...entries, undone(2))).chairs[1]).toMatchObject({ away: false, bot: null });
    expect(counting(log2(...entries, undone(2)))).toEqual(['a']);
    expect(fold(log2(...entries, seated(1, MARIA))).chairs[1]).toEqual({
      player: MARIA,
      away: false,
      bot: null,
    });
  });

  test('an opponent may have had its chair from the beginning', () => {
    const begun = {
      format: 2,
      ...BEGUN,
      players: [{ ...MARIA, bot: 'medium' }, ...PEOPLE.slice(1)],
    };
    expect(fold(logOf(begun, [])).chairs[0]).toEqual({ player: MARIA, away: false, bot: 'medium' });
  });

  test('the table ends a match early; that can be taken back, and entries still be corrected', () => {
    expect(fold(log2(did('a'), ended)).ended).toEqual({});
    expect(fold(log2(did('a'), ended, undone(2))).ended).toBeNull();
    expect(counting(log2(did('a'), ended, undone(2), did('b')))).toEqual(['a', 'b']);
    expect(counting(log2(did('a'), ended, corrected(1, { seq: 1, move: 'A' })))).toEqual(['A']);
  });

  test('who asked for advice, who made a move, who undid it and who agreed is kept', () => {
    const entries = log2(
      ['happened', { move: 'a', hinted: true }],
      botDid('x'),
      ['undone', { act: 1, by: 2, agreed: [0, 1] }],
      ['redone', { act: 1 }],
    );
    expect(fold(entries).moves).toMatchObject([
      { hinted: true, bot: null },
      { hinted: false, bot: { level: 'strong', version: 1 } },
    ]);
  });
});

const NOT_A_LOG: [string, Entry[]][] = [
  ['an undo that takes nothing back', log1(did('a'), undoneTo(1))],
  ['a redo of nothing', log1(did('a'), redoneTo(2))],
  ['a redo after a new move', log1(did('a'), undoneTo(0), did('b'), redoneTo(2))],
  ['a correction of what is not there', log1(['corrected', { seq: 9, move: 'x' }])],
  [
    'a correction of what was taken back',
    log1(did('a'), undoneTo(0), ['corrected', { seq: 1, move: 'x' }]),
  ],
  ['a correction of what was drawn', log1(drew('d'), ['corrected', { seq: 1, move: 'x' }])],
  ...[0, -5, 0.5, 1, 4, 1e9].map((keep): [string, Entry[]] => [
    `a correction that keeps ${keep} moves`,
    log1(did('a'), did('b'), did('c'), ['corrected', { seq: 2, move: 'B', keep }]),
  ]),
  ['an undo of an act that is not the last', log2(did('a'), did('b'), undone(1))],
  ['an undo of what was drawn alone', log2(did('a'), drew('d'), undone(2))],
  ['an undo of nothing', log2(undone(1))],
  ['a redo of another act', log2(did('a'), did('b'), undone(2), redone(1))],
  ['a redo after something new', log2(did('a'), undone(1), did('b'), redone(1))],
  ['moves counted as in format 1', log2(did('a'), undoneTo(0))],
  ['one move corrected as in format 1', log2(did('a'), ['corrected', { seq: 1, move: 'x' }])],
  ['format 1 after format 2', log1(did('a'), undone(1), redone(1), undoneTo(0))],
  ['a correction from nowhere', log2(did('a'), corrected(7))],
  ['a correction that counts an entry twice', log2(did('a'), did('b'), corrected(1, 2, 2))],
  ['a correction that counts what lies before it', log2(did('a'), did('b'), corrected(2, 1))],
  ['a correction of what the app drew', log2(drew('d'), corrected(1, { seq: 1, move: 'x' }))],
  ['a correction of what an opponent did', log2(botDid('b'), corrected(1, { seq: 1, move: 'x' }))],
  ['a seat that is not there', log2(seated(3, MARIA))],
  ['one person on two chairs', log2(seated(1, PEOPLE[0] as Json))],
  ['a move after the table has ended it', log2(did('a'), ended, did('b'))],
  ['a change of chair after the end', log2(ended, seated(1, MARIA))],
  ['an end after the end', log2(ended, ended)],
  ['an undo by someone who is not there', log2(did('a'), ['undone', { act: 1, by: 3 }])],
  ['agreement said twice', log2(did('a'), ['undone', { act: 1, agreed: [1, 1] }])],
  ['an end by someone who is not there', log2(['ended', { by: 5 }])],
  [
    'a move that was drawn and forced',
    log2(['happened', { move: 'a', drawn: true, forced: true }]),
  ],
  ['a second beginning', [...log2(), { ...(log2()[0] as Entry), seq: 1 }]],
  ['more people than chairs', logOf({ ...BEGUN, players: PEOPLE.slice(1) }, [])],
  ['somebody there twice', logOf({ ...BEGUN, players: PEOPLE.map(() => MARIA) }, [])],
];

test.each(NOT_A_LOG)('%s is not a log', (_what, entries) => {
  expect(() => fold(entries)).toThrow(BrokenLog);
});

const deep = (depth: number): Json => (depth === 0 ? 1 : [deep(depth - 1)]);

const FIT: [string, EntryKind, Json][] = [
  ['a beginning of format 1', 'begun', BEGUN],
  ['a beginning of format 2', 'begun', { format: 2, ...BEGUN }],
  [
    'a beginning with agreed readings',
    'begun',
    { ...BEGUN, setup: { ...BEGUN.setup, house: { 'A-N20': 'upTo', 'A-V4': true } } },
  ],
  ['a move that is nothing', 'happened', { move: null }],
  ['a drawn move', 'happened', { move: { type: 'roll', values: [6] }, drawn: true }],
  ['the deepest move', 'happened', { move: deep(BOUNDS.depth) }],
  ['an undo by number of moves', 'undone', { to: 0 }],
  ['an undo that was agreed', 'undone', { act: 1, by: 0, agreed: [1, 2] }],
  ['a redo of the last possible act', 'redone', { act: BOUNDS.entries }],
  ['a correction that takes everything out', 'corrected', { from: 1, then: [] }],
  ['a correction of format 1', 'corrected', { seq: 1, move: {}, keep: 1 }],
  ['an empty chair', 'seated', { seat: 5, player: null }],
  ['an opponent with a name', 'seated', { seat: 0, player: MARIA, bot: 'strong' }],
  ['an early end', 'ended', {}],
];

test.each(FIT)('%s is an entry', (_what, kind, payload) => {
  expect(payloadOf(kind, payload)).toBe(payload);
});

const UNFIT: [string, EntryKind, Json][] = [
  ['a beginning that says it is of format 1', 'begun', { ...BEGUN, format: 1 }],
  ['a game that does not exist', 'begun', { ...BEGUN, game: 'chess' }],
  ['a seed that is no number', 'begun', { ...BEGUN, seed: 'g' }],
  ['a key nobody knows', 'begun', { ...BEGUN, secret: 1 }],
  ['half a version', 'begun', { ...BEGUN, rulesVersion: 0.5 }],
  ['too many words', 'begun', { ...BEGUN, words: new Array<string>(BOUNDS.words + 1).fill('') }],
  ['an opponent in format 1', 'begun', { ...BEGUN, players: [{ ...MARIA, bot: 'easy' }] }],
  ['seven chairs', 'begun', { ...BEGUN, setup: { ...BEGUN.setup, seats: 7 } }],
  ['a mode that does not exist', 'begun', { ...BEGUN, setup: { ...BEGUN.setup, mode: 'net' } }],
  ['a parent that is a path', 'begun', { ...BEGUN, parent: '../x' }],
  ['no move', 'happened', {}],
  ['a mark that says no', 'happened', { move: 1, drawn: false }],
  ['a fraction', 'happened', { move: 1.5 }],
  ['an unsafe number', 'happened', { move: 2 ** 53 }],
  ['an endless text', 'happened', { move: 'x'.repeat(BOUNDS.textLength + 1) }],
  ['a move too deep', 'happened', { move: deep(BOUNDS.depth + 1) }],
  ['a move too large', 'happened', { move: new Array<number>(BOUNDS.values).fill(0) }],
  ['a level that does not exist', 'happened', { move: 1, bot: { level: 'god', version: 1 } }],
  ['an opponent without a level', 'happened', { move: 1, bot: true }],
  ['an undo of nothing', 'undone', {}],
  ['an undo to less than nothing', 'undone', { to: -1 }],
  ['an undo of the beginning', 'undone', { act: 0 }],
  ['an undo of both formats', 'undone', { act: 1, to: 0 }],
  ['a redo beyond every log', 'redone', { act: BOUNDS.entries + 1 }],
  ['a correction that does not say what counts', 'corrected', { from: 1 }],
  ['a correction that counts the beginning', 'corrected', { from: 1, then: [0] }],
  ['a correction without its move', 'corrected', { from: 1, then: [{ seq: 1 }] }],
  ['a correction that keeps nothing', 'corrected', { seq: 1, move: 1, keep: 0 }],
  ['a chair for somebody unsaid', 'seated', { seat: 0 }],
  ['a seventh chair', 'seated', { seat: 6, player: null }],
  ['a colour that does not exist', 'seated', { seat: 0, player: { ...MARIA, colour: 7 } }],
  [
    'an endless name',
    'seated',
    { seat: 0, player: { ...MARIA, name: 'x'.repeat(BOUNDS.nameLength + 1) } },
  ],
  ['an end by nobody’s seat', 'ended', { by: -1 }],
  ['an end that says nothing at all', 'ended', null],
];

test.each(UNFIT)('%s is no entry', (_what, kind, payload) => {
  expect(payloadOf(kind, payload)).toBeNull();
});

test('what a prototype answers is not in the entry', () => {
  expect(payloadOf('happened', Object.create({ move: 1 }))).toBeNull();
  expect(payloadOf('ended', JSON.parse('{"__proto__": {"by": 1}}'))).toBeNull();
});

test('a kind or format that does not exist yet is from a newer app, nonsense is not', () => {
  expect(isNewer('voted', {})).toBe(true);
  expect(isNewer('begun', { format: 3 })).toBe(true);
  expect(isNewer('begun', { format: 2 })).toBe(false);
  expect(isNewer('begun', { format: '3' })).toBe(false);
  expect(isNewer('happened', {})).toBe(false);
  expect(isNewer('<script>', {})).toBe(false);
  expect(isNewer(7, {})).toBe(false);
});

test('what is said beside the log is bounded too', () => {
  expect(isAbout({})).toBe(true);
  expect(isAbout({ when: 0, place: 'Львів', note: 'дощ' })).toBe(true);
  expect(isAbout({ when: BOUNDS.time + 1 })).toBe(false);
  expect(isAbout({ when: 1.5 })).toBe(false);
  expect(isAbout({ note: 'x'.repeat(BOUNDS.noteLength + 1) })).toBe(false);
  expect(isAbout({ mood: 'good' })).toBe(false);
});

test('the closing fingerprint is the first sixty bits of the last hash, in letters nobody mistakes', () => {
  expect(closingFingerprint('0'.repeat(64))).toBe('2222-2222-2222');
  expect(closingFingerprint(`${'f'.repeat(15)}0`)).toBe('ZZZZ-ZZZZ-ZZZZ');
  // 00001 00010 00011 …: the first twelve letters of the alphabet after its first.
  expect(closingFingerprint('08864298e84a96c')).toBe('3456-789A-BCDE');
  expect(closingFingerprint('ab'.repeat(32))).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
});
