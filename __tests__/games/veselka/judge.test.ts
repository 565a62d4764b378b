/** The order of checks, malformed moves, and what each mode knows. */
import { veselka } from '../../../src/games/veselka/rules';
import {
  collected,
  draw,
  evenDeal,
  run,
  swap,
  swapCount,
  tally,
  topCard,
} from '../../../src/games/veselka/examples';
import { parseCards } from '../../../src/games/veselka/rules/notation';
import type { VeselkaMove } from '../../../src/games/veselka/rules/types';
import { played, referee, ruling, score, verdict, virtual } from './play';

const GREEN = [topCard('g')];

describe('turn first, then form, then the rules', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'form'],
    ['a number', 7, 'form'],
    ['a list', [run(0, 'sbv')], 'form'],
    ['an empty object', {}, 'form'],
    ['a move of another game', { type: 'roll', values: [1] }, 'form'],
    ['a type that every object has', { type: 'toString' }, 'form'],
    ['a type hidden in __proto__', JSON.parse('{"__proto__":{"type":"stop"}}'), 'form'],
    ['a malformed move of the wrong seat', { type: 'run', seat: 1, cards: 'sbv' }, 'turn'],
    ['a seat that is not at the table', run(9, 'sbv'), 'turn'],
    ['a negative seat', run(-1, 'sbv'), 'turn'],
    ['a seat of the wrong type', { ...run(0, 'sbv'), seat: '0' }, 'form'],
    ['half a seat', { ...run(0, 'sbv'), seat: 0.5 }, 'form'],
    ['no seat', { type: 'run', cards: ['sky', 'blue', 'violet'], keep: true }, 'form'],
    ['a bad run of the wrong seat', run(1, 'rr'), 'turn'],
    ['a deal after the deal', topCard('g'), 'turn'],
    ['a draw with real cards', draw('rgb'), 'turn'],
    ['a tally in a refereed game', tally(0, 3), 'turn'],
    ['no keep', { type: 'run', seat: 0, cards: ['sky', 'blue', 'violet'] }, 'form'],
    ['keep as a colour', { ...run(0, 'sbv'), keep: 'violet' }, 'form'],
    ['an unknown key', { ...run(0, 'sbv'), note: 1 }, 'form'],
    ['an own __proto__ key', JSON.parse('{"type":"stop","__proto__":1}'), 'form'],
    ['a pearl in the run', { ...run(0, 'sbv'), cards: ['sky', 'blue', 'pearl'] }, 'form'],
    ['cards that are no list', { ...run(0, 'sbv'), cards: { length: 3 } }, 'form'],
    ['swapped cards where only a count is known', swap(0, 'r'), 'form'],
    ['half a card', swapCount(0, 1.5), 'form'],
    ['minus one card', swapCount(0, -1), 'form'],
    ['endlessly many cards', { type: 'swap', seat: 0, count: 1e300 }, 'V-3.1'],
    ['no number of cards', { type: 'swap', seat: 0, count: NaN }, 'form'],
    ['nine cards', swapCount(0, 9), 'V-3.1'],
    ['eight cards', swapCount(0, 8), 'ok'],
    ['a stop with a seat', { type: 'stop', seat: 0 }, 'form'],
    ['a stop', { type: 'stop' }, 'ok'],
  ])('refereed, on green: %s', (_, tried, expected) => {
    expect(ruling(referee(2), GREEN, tried)).toBe(expected);
  });

  test.each<[string, unknown, string]>([
    ['both too short and not beside the top', run(0, 'rv'), 'V-2.1'],
    ['both not beside the top and crooked', run(0, 'rgr'), 'V-2.3'],
    ['both crooked and kept twice', run(0, 'sglyov', true), 'V-2.4'],
    ['kept twice', run(0, 'sglyorv', true), 'V-2.6'],
  ])('a run that is %s', (_, tried, expected) => {
    const before = [...GREEN, run(0, 'sbv', true), swapCount(1, 1)];
    expect(ruling(referee(2), before, tried)).toBe(expected);
  });

  test('a run with cards not held is refused before its colours are looked at', () => {
    const deal: VeselkaMove = {
      type: 'deal',
      top: 'green',
      hands: [parseCards('rrrrrrrr'), parseCards('oylgsbvo')],
    };
    expect(verdict(virtual(2), [deal], run(0, 'bvr'))).toEqual({
      ok: false,
      clause: 'V-2.1',
      facts: { kind: 'blue', held: 0, shown: 1 },
    });
    expect(ruling(virtual(2), [deal], run(0, 'rrr'))).toBe('V-2.3');
  });

  test.each<[string, unknown, string]>([
    ['without hands', topCard('r'), 'form'],
    ['with hands for three', evenDeal(3), 'form'],
    ['with a pearl on top', { ...evenDeal(2), top: 'pearl' }, 'form'],
    ['with a hand that is a word', { ...evenDeal(2), hands: ['oylgsbvr', 'oylgsbvr'] }, 'form'],
    [
      'with nine cards',
      { ...evenDeal(2), hands: [parseCards('oylgsbvrr'), parseCards('oylgsbvr')] },
      'V-1.3',
    ],
    ['with eight cards each', evenDeal(2), 'ok'],
  ])('a virtual deal %s', (_, tried, expected) => {
    expect(ruling(virtual(2), [], tried)).toBe(expected);
  });

  test('a refereed deal shows no hands', () => {
    expect(ruling(referee(2), [], evenDeal(2))).toBe('form');
    expect(ruling(referee(2), [], topCard('v'))).toBe('ok');
  });

  test.each<[string, unknown, string]>([
    ['a run', run(1, 'oyl'), 'turn'],
    ['one card', draw('r'), 'V-3.2'],
    ['three cards', draw('ryb'), 'V-3.2'],
    ['two cards as a word', { type: 'draw', cards: 'ry' }, 'form'],
    ['two cards by a seat', { ...draw('ry'), seat: 0 }, 'form'],
    ['two cards', draw('ry'), 'ok'],
  ])('after a swap of two: %s', (_, tried, expected) => {
    expect(ruling(virtual(2), [evenDeal(2), swap(0, 'vb')], tried)).toBe(expected);
  });

  test('a swap names its cards in any order', () => {
    for (const letters of ['rgv', 'vgr', 'grv'])
      expect(ruling(virtual(2), [evenDeal(2)], swap(0, letters))).toBe('ok');
    expect(ruling(virtual(2), [evenDeal(2)], swapCount(0, 3))).toBe('form');
  });

  test('a refusal says whose turn it is, or what has to happen first', () => {
    expect(verdict(referee(2), GREEN, run(1, 'sbv'))).toMatchObject({ facts: { turnOf: [0] } });
    expect(verdict(referee(2), [], run(0, 'sbv'))).toMatchObject({ facts: { phase: 'deal' } });
    expect(verdict(virtual(2), [evenDeal(2), swap(0, 'r')], run(0, 'oyl'))).toMatchObject({
      facts: { phase: 'draw' },
    });
    expect(verdict(score(2), [], run(0, 'sbv'))).toMatchObject({ facts: { mode: 'score' } });
  });

  test('apply throws on what judge refuses, in every phase', () => {
    const refused: [ReturnType<typeof played>, VeselkaMove][] = [
      [played(referee(2), []), run(0, 'sbv')],
      [played(referee(2), GREEN), run(0, 'sb')],
      [played(virtual(2), [evenDeal(2), swap(0, 'r')]), draw('rr')],
      [played(score(2), [{ type: 'stop' }]), tally(0, 3)],
    ];
    for (const [state, move] of refused) expect(() => veselka.apply(state, move)).toThrow();
  });
});

describe('score mode', () => {
  test.each<[unknown, string]>([
    [tally(0, 0), 'ok'],
    [tally(0, 1), 'V-2.1'],
    [tally(0, 2), 'V-2.1'],
    [tally(0, 3), 'ok'],
    [tally(0, 8, 'v'), 'ok'],
    [tally(0, 9), 'V-2.1'],
    [tally(0, -3), 'form'],
    [tally(0, 3.5), 'form'],
    [tally(0, 0, 'v'), 'V-2.6'],
    [tally(0, 3, 'r'), 'V-2.6'],
    [tally(0, 2, 'r'), 'V-2.1'],
    [tally(1, 3), 'turn'],
    [{ ...tally(0, 3), keep: 'pearl' }, 'form'],
    [{ ...tally(0, 3), keep: false }, 'form'],
    [{ type: 'tally', seat: 0, length: 3 }, 'form'],
    [run(0, 'sbv'), 'turn'],
    [swapCount(0, 2), 'turn'],
    [topCard('g'), 'turn'],
  ])('with red in the rainbow, %j is %s', (tried, expected) => {
    expect(ruling(score(2), collected('r'), tried)).toBe(expected);
  });
});

describe('what a referee counts', () => {
  // From violet, «roy» and «orv» in turn: each lays one red and one orange and leaves yellow or violet.
  const laps = (n: number): VeselkaMove[] => [
    topCard('v'),
    ...Array.from({ length: n }, (_, i) => run(i % 2, i % 2 === 0 ? 'roy' : 'orv')),
  ];
  const swaps = (counts: number[]) => counts.map((count, i) => swapCount(i % 2, count));

  test('[V-1.2] a thirteenth red since the last reshuffle is an entry error', () => {
    expect(ruling(referee(2), laps(11), run(1, 'orv'))).toBe('ok');
    expect(verdict(referee(2), laps(12), run(0, 'roy'))).toEqual({
      ok: false,
      clause: 'V-1.2',
      facts: { kind: 'red', shown: 13, left: 12 },
    });
  });

  test('[V-1.2] what is in rainbows counts as well, the top card too', () => {
    const kept = laps(10);
    // The eleventh and twelfth red: seat 0 keeps one, so it lies in a rainbow and no more in the pile.
    const before = [...kept, run(0, 'royl'), run(1, 'yor', true)];
    expect(ruling(referee(2), before, run(0, 'rvb'))).toBe('V-1.2');
  });

  test('[V-2.8] after the reshuffle the pile counts anew: 79 − 36 − 40 = 3', () => {
    const before = [...laps(12), ...swaps([8, 8, 8, 8, 8])];
    expect(ruling(referee(2), [...before, swapCount(1, 2)], run(0, 'roy'))).toBe('V-1.2');
    expect(ruling(referee(2), [...before, swapCount(1, 3)], run(0, 'roy'))).toBe('ok');
    expect(veselka.view(played(referee(2), [...before, swapCount(1, 3)]), 'table')).toMatchObject({
      top: 'violet',
      pile: 1,
      discard: 0,
      // 43 swapped cards and the pile of 37 without its top.
      deck: 79,
      seen: [0, 0, 0, 0, 0, 0, 0, 1],
    });
  });

  test('[V-1.2] runs that cannot be are not offered', () => {
    const offered = veselka.offers(played(referee(2), laps(12)), 0);
    // Violet on top: «bsg…» reaches back to orange exclusive (bsgly: 3, 4, 5 cards, kept or not), «roy» is gone.
    expect(offered.filter(({ type }) => type === 'run')).toHaveLength(6);
    expect(offered.filter(({ type }) => type === 'swap')).toHaveLength(8);
  });
});

test('[V-1.1] tables that cannot be are refused', () => {
  const impossible: unknown[] = [
    { seats: 1, first: 0, mode: 'virtual' },
    { seats: 6, first: 0, mode: 'virtual' },
    { seats: 2, first: 2, mode: 'virtual' },
    { seats: 2, first: 0, mode: 'solo' },
    { seats: 2, first: 0, mode: 'score', house: { 'A-V4': 'some' } },
    { seats: 2, first: 0, mode: 'score', house: { 'A-V1': 'any' } },
  ];
  for (const setup of impossible) expect(() => veselka.begin(setup as never)).toThrow(RangeError);
});
