/** The one way to speak: sentences typed by what the rules give, and total over what records bring. */
import type { Setup } from '../../src/engine/types';
import { refusing } from '../../src/engine/verdict';
import type { NizamWords } from '../../src/games/nizam/words/spoken';
import type { PerlynaWords } from '../../src/games/perlyna/words/spoken';
import type { ProminWords } from '../../src/games/promin/words/spoken';
import type { QwintoWords } from '../../src/games/qwinto/words/spoken';
import { speak, type Spoken } from '../../src/games/speak';
import type { SplitWords } from '../../src/games/split/words/spoken';
import type { VeselkaWords } from '../../src/games/veselka/words/spoken';

interface Chapters {
  CLAUSES: readonly { id: 'T-1'; group: 'all'; phases: readonly string[] }[];
  RULINGS: readonly never[];
  HOUSE: Record<string, never>;
}

interface Refusals {
  turn: { turnOf: readonly number[] };
  'T-1': { held: number };
  /** Given by whatever clause. */
  tooMany: { why: 'tooMany'; most: number };
}
type Move = { type: 'lay'; seat: number; card: string } | { type: 'pass'; seat: number };
type Toy = Spoken<{
  refusals: Refusals;
  move: Move;
  lines: { 'T-1': { cards: number } };
  phase: 'act';
  chapters: Chapters;
}>;

const toy: Toy = {
  title: 'Toy',
  also: 'plaything',
  facts: 'A toy',
  phases: { act: 'Turn' },
  groups: { all: 'All' },
  clauses: { 'T-1': { title: 'One card', words: 'Lay one card.', also: 'put a card down' } },
  rulings: {},
  house: {},
  unknown: { refusal: 'Not allowed.', move: 'Move', line: 'points' },
  refusals: {
    turn: ({ turnOf }, say) => `It is the turn of ${turnOf.map((seat) => say.name(seat)).join()}.`,
    'T-1': ({ held }) => `There are ${held} cards.`,
    tooMany: ({ most }) => `At most ${most}.`,
  },
  moves: {
    lay: ({ seat }, say) => `${say.name(seat)} lays a card`,
    pass: ({ seat }, say, { mode }) => `${say.name(seat)} passes (${mode})`,
  },
  told: { lay: ({ seat, card }, say) => `${say.name(seat)} lays ${card}` },
  lines: { 'T-1': ({ cards }) => `${cards} cards` },
};
const words = speak(toy);

const NAMES = ['Ann', 'null'];
const SAY = { name: (seat: number): string => NAMES[seat] ?? '' };
const TABLE: Setup = { seats: 2, first: 0, mode: 'referee' };
const refused = (clause: string, facts: unknown): string =>
  words.refusal({ ok: false, clause, facts: facts as Record<string, unknown> }, SAY);

test('a refusal is said by its clause, or by its reason where several clauses have the same', () => {
  expect(refused('T-1', { held: 3 })).toBe('There are 3 cards.');
  expect(refused('T-1', { why: 'tooMany', most: 2 })).toBe('At most 2.');
  expect(refused('turn', { turnOf: [0] })).toBe('It is the turn of Ann.');
});

test('where the facts do not carry the sentence, the rule speaks; where there is no rule, the language', () => {
  for (const facts of [{}, null, [], 'x', { held: null }, { held: {} }, { why: 'toString' }])
    expect(refused('T-1', facts)).toBe('Lay one card.');
  for (const facts of [{}, { turnOf: [] }, { turnOf: ['x'] }, { turnOf: 1 }])
    expect(refused('turn', facts)).toBe('Not allowed.');
  for (const clause of ['X-9', 'toString', '__proto__'])
    expect(refused(clause, { held: 3 })).toBe('Not allowed.');
});

test('somebody may be called like a hole', () => {
  expect(refused('turn', { turnOf: [1] })).toBe('It is the turn of null.');
});

test('moves are said by their type; what is told later tells more; a game without own words for tried plays has none', () => {
  const lay: Move = { type: 'lay', seat: 0, card: 'r7' };
  expect(words.move(lay, SAY, TABLE)).toBe('Ann lays a card');
  expect(words.told?.(lay, SAY, TABLE)).toBe('Ann lays r7');
  expect(words.told?.({ type: 'pass', seat: 0 }, SAY, TABLE)).toBe('Ann passes (referee)');
  expect(words.tried).toBeUndefined();
  const strange: unknown[] = [
    null,
    {},
    { type: 'toString' },
    { type: 'pass' },
    { type: 'pass', seat: '0' },
  ];
  for (const move of strange) expect(words.move(move as Move, SAY, TABLE)).toBe('Move');
});

test('a score line is said by its clause, else named by it', () => {
  const line = (clause: string, facts: Record<string, unknown>): string =>
    words.line({ seat: 0, clause, points: 1, facts }, SAY);
  expect(line('T-1', { cards: 4 })).toBe('4 cards');
  expect(line('T-1', {})).toBe('One card');
  expect(line('X-9', {})).toBe('points');
});

test('a fact that the rules do not give does not compile, nor does a clause without its facts or words', () => {
  const no = refusing<Refusals>();
  const typed = [
    // @ts-expect-error: T-1 comes with `held`
    no('T-1', { most: 2 }),
    // @ts-expect-error: no such clause
    no('T-2', { held: 2 }),
  ];
  const asking: Toy['refusals'] = {
    ...toy.refusals,
    // @ts-expect-error: nobody gives `colour` with T-1
    'T-1': ({ colour }) => `${String(colour)}`,
  };
  // @ts-expect-error: `turn` has no sentence
  const short: Toy['refusals'] = { 'T-1': () => '', tooMany: () => '' };
  // @ts-expect-error: a pass has no card
  const wrong: Toy['moves'] = { lay: () => '', pass: ({ card }) => String(card) };
  // @ts-expect-error: T-1 has no words
  const bare: Toy = { ...toy, clauses: {} };
  expect([...typed, asking, short, wrong, bare]).toHaveLength(6);
});

test('so it is in every game', () => {
  const wrong = [
    // @ts-expect-error: nobody says by whom a bet is too high
    ((facts) => String(facts.seat)) satisfies ProminWords['refusals']['P-3.2'],
    // @ts-expect-error: a gap has no number
    ((facts) => String(facts.number)) satisfies QwintoWords['refusals']['Q-2.4'],
    // @ts-expect-error: a draw of the wrong length names no colour
    ((facts) => String(facts.kind)) satisfies VeselkaWords['refusals']['V-2.7'],
    // @ts-expect-error: the last row has no seat
    ((facts) => String(facts.seat)) satisfies SplitWords['refusals']['S-7.2'],
    // @ts-expect-error: the limit of a hand has no kind
    ((facts) => String(facts.kind)) satisfies NizamWords['refusals']['limit'],
    // @ts-expect-error: a task that is done was done by nobody in particular
    ((facts) => String(facts.by)) satisfies PerlynaWords['refusals']['alreadyDone'],
  ];
  expect(wrong).toHaveLength(6);
});
