/** Every clause, ruling, refusal and log line has words in three languages, and they read well. */
import type { Refusal, Setup } from '../../../src/engine/types';
import { LOCALES } from '../../../src/text/define';
import type { Say } from '../../../src/games/words';
import { veselka } from '../../../src/games/veselka';
import { CLAUSES, HOUSE, RULINGS } from '../../../src/games/veselka/clauses';
import {
  SEVEN_LEFT,
  collected,
  draw,
  evenDeal,
  run,
  swap,
  swapCount,
  tally,
  topCard,
} from '../../../src/games/veselka/examples';
import { LETTERS, parseCards } from '../../../src/games/veselka/notation';
import { text } from '../../../src/games/veselka/text';
import { whyOf } from '../../../src/games/veselka/text/why';
import type { Why } from '../../../src/games/veselka/text/why';
import type { VeselkaMove } from '../../../src/games/veselka/types';
import {
  UNSHUFFLED,
  cardsOf,
  everyRedHeld,
  played,
  referee,
  score,
  verdict,
  virtual,
} from './play';

const say: Say = { name: (seat) => ['Олена', 'Тарас', 'Соломія'][seat] ?? 'Гість' };
const GREEN = [topCard('g')];
const REDS: VeselkaMove = {
  type: 'deal',
  top: 'green',
  hands: [parseCards('rrrrrrrr'), parseCards('rrrroylg')],
};

/** Four cards but no red go, three others come, and then a red that no heap of the new deck has. */
const RED_HELD = everyRedHeld();
const afterReds = played(virtual(2), RED_HELD);
const OTHERS_SWAPPED: VeselkaMove = {
  type: 'swap',
  seat: 1,
  cards: (veselka.view(afterReds, 1).hand ?? []).slice(4),
};
const drawnThen = veselka.chance(veselka.apply(afterReds, OTHERS_SWAPPED), UNSHUFFLED);
const RED_DRAWN = {
  type: 'draw',
  cards: [...cardsOf(drawnThen).slice(0, 3), 'red'],
};

type Attempt = [Why['why'], Setup, readonly VeselkaMove[], unknown];

const ATTEMPTS: Attempt[] = [
  ['turnOf', referee(2), GREEN, run(1, 'sbv')],
  ['otherMode', score(2), [], run(0, 'sbv')],
  ['dealFirst', referee(2), [], run(0, 'sbv')],
  ['drawFirst', virtual(2), [evenDeal(2), swap(0, 'r')], run(1, 'oyl')],
  ['over', score(2), [{ type: 'stop' }], tally(0, 3)],
  ['finisherRests', score(2, { 'A-V7': 'others' }), collected(LETTERS), tally(0, 3)],
  ['form', score(2), [], { type: 'jump' }],
  ['box', virtual(2), [], { ...REDS, top: 'red' }],
  ['box', virtual(2), [REDS, swap(0, 'r')], draw('r')],
  [
    'hand',
    virtual(2),
    [],
    { type: 'deal', top: 'red', hands: [parseCards('o'), parseCards('oylgsbvr')] },
  ],
  ['length', referee(2), GREEN, run(0, 's')],
  ['notHeld', virtual(2), [evenDeal(2)], run(0, 'ooo')],
  ['notHeld', virtual(2), [REDS], swap(0, 'b')],
  ['neighbour', referee(2), GREEN, run(0, 'rvb')],
  ['neighbour', referee(2), GREEN, run(0, 'gsb')],
  ['direction', referee(2), GREEN, run(0, 'sbr')],
  ['kept', score(2), collected('r'), tally(0, 3, 'r')],
  ['keptAfterSwap', score(2), [], tally(0, 0, 'r')],
  ['drawCount', virtual(2), [evenDeal(2), run(0, 'oyl')], draw('r')],
  ['drawCount', virtual(2), [evenDeal(2), swap(0, 'o')], draw('rr')],
  ['oldDeck', virtual(5), [...SEVEN_LEFT, run(1, 'oylgsbvr')], draw('roylgsbv')],
  ['newDeck', virtual(2), [...RED_HELD, OTHERS_SWAPPED], RED_DRAWN],
  ['swapNone', referee(2), GREEN, swapCount(0, 0)],
  ['swapTooMany', referee(2), GREEN, swapCount(0, 11)],
];

function refused([, setup, before, tried]: Attempt): Refusal {
  const given = verdict(setup, before, tried);
  if (given.ok) throw new Error(`accepted: ${JSON.stringify(tried)}`);
  return given;
}

function expectReadable(sentence: string, locale: string): void {
  expect(sentence.length).toBeGreaterThan(3);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{|[{}]/);
  expect(sentence).not.toMatch(/ {2}|'/);
  if (locale !== 'en') expect(sentence).not.toMatch(/[A-Za-z]/);
  if (locale === 'uk') expect(sentence).not.toMatch(/[ыэёъ]/i);
  if (locale === 'ru') expect(sentence.replace(/Соломія/g, '')).not.toMatch(/[іїєґ]/i);
}

describe.each(LOCALES)('in %s', (locale) => {
  const words = text[locale];

  test.each(ATTEMPTS)('the refusal «%s» is one clear sentence', (...attempt) => {
    const refusal = refused(attempt);
    expect(whyOf(refusal).why).toBe(attempt[0]);
    expectReadable(words.refusal(refusal, say), locale);
  });

  test('a refusal with facts from elsewhere still gets a sentence', () => {
    for (const { id } of CLAUSES)
      expectReadable(words.refusal({ ok: false, clause: id, facts: {} }, say), locale);
    for (const clause of ['turn', 'form', 'X-9', 'toString', '__proto__'])
      expectReadable(words.refusal({ ok: false, clause, facts: { kind: 'pearl' } }, say), locale);
  });

  test('every clause, group, phase, ruling and house reading has words', () => {
    for (const { id, group, phases } of CLAUSES) {
      const clause = (words.clauses as Record<string, { title: string; words: string }>)[id];
      expectReadable(clause?.title ?? '', locale);
      expectReadable(clause?.words ?? '', locale);
      expect(words.groups).toHaveProperty(group);
      for (const phase of phases) expect(words.phases).toHaveProperty(phase);
    }
    expect(Object.keys(words.clauses)).toEqual(CLAUSES.map(({ id }) => id));
    expect(Object.keys(words.rulings)).toEqual(RULINGS.map(({ id }) => id));
    for (const ruling of Object.values(words.rulings))
      for (const sentence of Object.values(ruling)) expectReadable(sentence, locale);
    expect(Object.keys(words.house)).toEqual(Object.keys(HOUSE));
    for (const [id, house] of Object.entries(words.house)) {
      expect(Object.keys(house.readings)).toEqual(HOUSE[id]);
      for (const sentence of [house.standard, ...Object.values(house.readings)])
        expectReadable(sentence, locale);
    }
  });

  test.each<VeselkaMove>([
    topCard('g'),
    evenDeal(2),
    run(0, 'sbv', true),
    run(1, 'lyorv'),
    run(1, 'ly'),
    swap(2, 'r'),
    swap(2, ''),
    swapCount(0, 5),
    draw('rgbv'),
    tally(0, 0),
    tally(0, 5),
    tally(0, 8, 'v'),
    { type: 'stop' },
  ])('the log tells of %j', (move) => {
    expectReadable(words.move(move, say, referee(2)), locale);
  });

  test('[A-V19] the log keeps hands, draws and swapped cards secret', () => {
    const told = (move: VeselkaMove) => words.move(move, say, virtual(2));
    expect(told(swap(0, 'rg'))).toBe(told(swap(0, 'bv')));
    expect(told(draw('rg'))).toBe(told(draw('bv')));
    expect(told(REDS)).toBe(told({ ...evenDeal(2), top: 'green' } as VeselkaMove));
  });

  test('every score line says what it is for', () => {
    const moves = [
      tally(0, 3, 'r'),
      tally(1, 8),
      tally(0, 3),
      tally(1, 0),
      { type: 'stop' } as const,
    ];
    const { lines } = veselka.standing(played(score(2), moves));
    expect(lines).toHaveLength(4);
    for (const line of lines) expectReadable(words.line(line, say), locale);
    expectReadable(words.line({ seat: 0, clause: 'V-9', points: 1, facts: {} }, say), locale);
  });
});

test('every kind of refusal was tried but the spare one', () => {
  const tried = new Set(ATTEMPTS.map(([why]) => why));
  expect([...tried].sort()).toEqual(
    [
      ...['turnOf', 'otherMode', 'dealFirst', 'drawFirst', 'over', 'finisherRests', 'form', 'box'],
      ...[
        'hand',
        'length',
        'notHeld',
        'neighbour',
        'direction',
        'kept',
        'keptAfterSwap',
        'drawCount',
      ],
      ...['oldDeck', 'newDeck', 'swapNone', 'swapTooMany'],
    ].sort(),
  );
});

test.each<[Why['why'], string]>([
  ['turnOf', 'Зараз ходить Олена. Дочекайся своєї черги.'],
  ['neighbour', 'Зверху зелена, а червона їй не сусідка. Перша карта — блакитна або салатова.'],
  [
    'direction',
    'Після синьої в цьому напрямку йде фіолетова, а не червона. Забери всю комбінацію й виклади іншу.',
  ],
  ['kept', 'У веселці вже є червона. Залиш цю карту зверху ігрової колоди.'],
])('the refusal «%s» reads: %s', (why, sentence) => {
  const attempt = ATTEMPTS.find(([tried]) => tried === why) as Attempt;
  expect(text.uk.refusal(refused(attempt), say)).toBe(sentence);
});

test('log and score lines read like this', () => {
  const told = (move: VeselkaMove) => text.uk.move(move, say, virtual(2));
  expect(told(run(0, 'oyl', true))).toBe(
    'Олена викладає: помаранчева, жовта, салатова (+3); остання йде у веселку',
  );
  expect(told(swap(1, 'rgb'))).toBe('Тарас міняє 3 карти');
  expect(told(tally(0, 5, 'v'))).toBe('Олена викладає 5 карт (+7); у веселку йде фіолетова');
  const line = { seat: 0, clause: 'V-2.5', points: 10, facts: { length: 4, times: 2 } };
  expect(text.uk.line(line, say)).toBe('2 комбінації по 4 карти');
});
