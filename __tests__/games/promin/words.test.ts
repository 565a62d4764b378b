/** Every refusal, move, line, clause and ruling has words in the three languages. */
import type { Mode, Refusal, Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin';
import { CLAUSES, RULINGS } from '../../../src/games/promin/clauses';
import { bids, colours, deal, plays, won } from '../../../src/games/promin/examples';
import { text } from '../../../src/games/promin/text';
import { uk } from '../../../src/games/promin/text/uk';
import type { Move } from '../../../src/games/promin/types';
import { LOCALES } from '../../../src/text/define';
import { reach } from './support';

const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген'];
const say = { name: (seat: number) => NAMES[seat] ?? `№${seat}` };
const at = (mode: Mode): Setup => ({ seats: 4, first: 0, mode });
const OPENED = bids(4, 1, '1 1 1 1');
const HANDS = deal(
  'r2 r5 r9 y3 y8 g1 g6 b4 b7 p2',
  'r4 r8 y1 y10 g2 g9 b3 b10 p5 p7',
  'r1 r3 y2 y9 g4 g10 b2 b5 b8 p3',
  'r6 r10 y4 y5 y6 y7 g5 g8 b6 p8',
);
const twice = deal(
  ...HANDS.hands.map((hand, s) => [s === 3 ? 'r2' : hand[0], ...hand.slice(1)].join(' ')),
);
const short = deal(...HANDS.hands.map((hand, s) => hand.slice(s === 3 ? 1 : 0).join(' ')));
const SAID = colours('32221 13222 03322 22222');
const FOUR = [1, 2, 3, 0].flatMap((opener) => [...bids(4, opener, '3 3 3 3'), won('4 2 2 2')]);

const play = (seat: number, card: string) => ({ type: 'play', seat, card });

/** Every kind of refusal the rules can give, by the front door. */
const REFUSED: [Mode, Move[], unknown][] = [
  ['virtual', [], null],
  ['score', [], { type: 'bid', seat: 3, beads: 1, shield: false }],
  ['referee', OPENED, play(3, 'r1')],
  ['virtual', [HANDS], SAID],
  ['referee', [], HANDS],
  ['score', OPENED, play(1, 'r1')],
  ['virtual', [], OPENED[0]],
  ['referee', [], play(1, 'r1')],
  ['score', OPENED, OPENED[0]],
  ['score', FOUR, OPENED[0]],
  ['referee', bids(4, 1, '1'), SAID],
  ['referee', [SAID], SAID],
  ['referee', OPENED, play(1, 'p11')],
  ['referee', [...OPENED, ...plays(4, 1, 'b7')], play(2, 'b7')],
  ['virtual', [], twice],
  ['referee', [], colours('32221 33211 32221 22222')],
  ['referee', [SAID, ...OPENED, ...plays(4, 1, 'r9')], play(2, 'r8')],
  [
    'referee',
    [SAID, ...OPENED, ...plays(4, 1, 'r9 y1 r2 r3'), ...plays(4, 2, 'b1 b2 b3 b4')],
    play(1, 'r8'),
  ],
  ['score', OPENED, won('3 3 3 2')],
  ['virtual', [], short],
  ['score', [], { type: 'bid', seat: 1, beads: 12, shield: true }],
  ['virtual', [HANDS, ...OPENED], play(1, 'r7')],
  ['virtual', [HANDS, ...OPENED, ...plays(4, 1, 'b10')], play(2, 'g4')],
  ['virtual', [HANDS, ...OPENED, ...plays(4, 1, 'p7')], play(2, 'g4')],
  ['referee', [...OPENED, ...plays(4, 1, 'g9 p1 g1 g2'), ...plays(4, 1, 'b1')], play(2, 'g8')],
  ['referee', [...OPENED, ...plays(4, 1, 'g9 p1 g1 g2')], won('4 0 3 3')],
];

const REFUSALS: Refusal[] = REFUSED.filter(([, , tried]) => tried !== undefined).map(
  ([mode, before, tried]) => {
    const verdict = promin.judge(reach(at(mode), before), tried);
    if (verdict.ok) throw new Error(`accepted: ${JSON.stringify(tried)}`);
    return verdict;
  },
);

/** Latin letters in uk and ru are those of clause ids; names and numbers are the sentence's own. */
function isClean(locale: string, sentence: string): boolean {
  if (sentence === '' || /undefined|null|NaN|\[object|[{}$]/.test(sentence)) return false;
  return locale === 'en' || !/[A-Za-z]/.test(sentence.replace(/\b[PA]-P?\d+(\.\d+)?\b/g, ''));
}

test('the list of refusals has every clause that the rules refuse with', () => {
  expect([...new Set(REFUSALS.map(({ clause }) => clause))].sort()).toEqual(
    Object.keys(uk.refusals).sort(),
  );
});

test.each(LOCALES)('refusals in %s', (locale) => {
  const sentences = REFUSALS.map((refusal) => text[locale].refusal(refusal, say));
  for (const sentence of sentences) {
    expect([sentence, isClean(locale, sentence)]).toEqual([sentence, true]);
    expect(sentence).toMatch(/[.]$/);
  }
  expect(sentences).toMatchSnapshot();
});

const LOG: [Mode, Move][] = [
  ['virtual', HANDS],
  ['referee', SAID],
  ['score', { type: 'bid', seat: 0, beads: 3, shield: true }],
  ['score', { type: 'bid', seat: 1, beads: 0, shield: false }],
  ['virtual', { type: 'play', seat: 0, card: 'r7' }],
  ['referee', { type: 'play', seat: 0, card: 'r7' }],
  ['referee', { type: 'play', seat: 2, card: 'b12', stands: true }],
  ['score', { type: 'tricks', won: [4, 3, 2, 1] }],
];

test.each(LOCALES)('log and score lines in %s', (locale) => {
  const words = text[locale];
  const log = LOG.map(([mode, move]) => words.move(move, say, at(mode)));
  const lines = promin.standing(
    reach(at('score'), [...bids(4, 1, '3+ 1 2 2'), won('2 4 3 1')]),
  ).lines;
  const scores = lines.map((line) => words.line(line, say));
  for (const line of [...log, ...scores])
    expect([line, isClean(locale, line)]).toEqual([line, true]);
  expect({ log, scores }).toMatchSnapshot();
});

test('[P-4.8] A-P17: the log of a virtual match names no card', () => {
  for (const locale of LOCALES) {
    const lines = ['r7', 'y1'].map((card) =>
      text[locale].move({ type: 'play', seat: 0, card: card as 'r7' }, say, at('virtual')),
    );
    expect(lines[0]).toBe(lines[1]);
  }
});

test.each(LOCALES)('clauses, rulings, groups and phases in %s', (locale) => {
  const words = text[locale];
  expect(Object.keys(words.clauses)).toEqual(CLAUSES.map(({ id }) => id));
  expect(Object.keys(words.rulings)).toEqual(RULINGS.map(({ id }) => id));
  expect(Object.keys(words.groups)).toEqual([...new Set(CLAUSES.map(({ group }) => group))]);
  expect(Object.keys(words.phases)).toEqual(['deal', 'bid', 'play', 'over']);
  const all = [
    words.clauses,
    words.rulings,
    words.groups,
    words.phases,
    [words.title, words.tagline],
  ].flatMap((part) =>
    Object.values(part).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    ),
  );
  expect(all.filter((sentence) => !isClean(locale, sentence as string))).toEqual([]);
});

test('rulings point at clauses that exist', () => {
  const ids: string[] = CLAUSES.map(({ id }) => id);
  for (const { id, clauses } of RULINGS)
    expect([id, clauses.filter((c) => !ids.includes(c))]).toEqual([id, []]);
});

test('words never throw, whatever an old log holds', () => {
  for (const locale of LOCALES) {
    const words = text[locale];
    for (const clause of [...Object.keys(uk.refusals), 'P-9.9', '__proto__', 'toString'])
      for (const facts of [
        {},
        { card: 7 },
        { led: 'x', held: 1, seat: 0 },
        { turnOf: 1 },
        { mode: 'x' },
      ])
        expect(typeof words.refusal({ ok: false, clause, facts }, say)).toBe('string');
    const strange = [
      { type: 'pass' },
      { type: 'tricks' },
      { type: 'play', seat: 0, card: 'z1' },
    ] as unknown as Move[];
    for (const move of strange) expect(words.move(move, say, at('referee'))).toBeTruthy();
    expect(words.line({ seat: 0, clause: 'P-5.3', points: 1, facts: {} }, say)).toBeTruthy();
  }
});
