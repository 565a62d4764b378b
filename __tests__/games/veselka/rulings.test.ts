/** Every ruling of §5 that changes an outcome, and the worked example of §7. */
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
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
import { LETTERS, formatCards, parseCards } from '../../../src/games/veselka/rules/notation';
import type { VeselkaMove } from '../../../src/games/veselka/rules/types';
import {
  UNSHUFFLED,
  cardsOf,
  everyRedHeld,
  played,
  referee,
  ruling,
  score,
  verdict,
  virtual,
} from './play';

const GREEN = [topCard('g')];
const top = (moves: readonly VeselkaMove[]) => veselka.view(played(referee(2), moves), 'table').top;
const points = (moves: readonly VeselkaMove[]) =>
  veselka.standing(played(referee(2), moves)).points;

describe('runs', () => {
  test.each(['sbvr', 'lyor'])(
    '[§7] on green, %s may be laid and both ways reach red',
    (letters) => {
      expect(ruling(referee(2), GREEN, run(0, letters))).toBe('ok');
      expect(points([...GREEN, run(0, letters)])).toEqual([5, 0]);
    },
  );

  test.each([...LETTERS])('[V-2.3] on %s exactly its two neighbours may begin', (letter) => {
    const at = LETTERS.indexOf(letter);
    const ring = (i: number) => LETTERS[(i + 16) % 8] as string;
    const first = [...LETTERS].filter((start) => {
      const i = LETTERS.indexOf(start);
      return [1, -1].some(
        (way) =>
          ruling(
            referee(2),
            [topCard(letter)],
            run(0, start + ring(i + way) + ring(i + 2 * way)),
          ) === 'ok',
      );
    });
    expect(first.sort()).toEqual([ring(at + 1), ring(at - 1)].sort());
  });

  test('[A-V1] a run does not turn back, not even at its end', () => {
    expect(ruling(referee(2), GREEN, run(0, 'sgl'))).toBe('V-2.4');
    expect(ruling(referee(2), GREEN, run(0, 'sbvb'))).toBe('V-2.4');
  });

  test('[A-V2] the colour of the top card may not begin', () => {
    expect(verdict(referee(2), GREEN, run(0, 'gsb'))).toEqual({
      ok: false,
      clause: 'V-2.3',
      facts: { top: 'green', card: 'green', neighbours: ['sky', 'lime'] },
    });
  });

  test('[A-V3] three of eight possible cards may be laid', () => {
    expect(ruling(virtual(2), [evenDeal(2)], run(0, 'oyl'))).toBe('ok');
    expect(ruling(virtual(2), [evenDeal(2)], run(0, 'oylgsbvr'))).toBe('ok');
  });

  test.each([
    ['', 'V-2.1'],
    ['s', 'V-2.1'],
    ['sb', 'V-2.1'],
    ['sbv', 'ok'],
    ['sbvroylg', 'ok'],
    ['lyorvbsg', 'ok'],
    ['sbvroylgs', 'V-2.1'],
  ])('[V-2.1] a run of «%s» is %s', (letters, expected) => {
    expect(ruling(referee(2), GREEN, run(0, letters))).toBe(expected);
  });

  test.each([
    [3, 3],
    [4, 5],
    [5, 7],
    [6, 10],
    [7, 10],
    [8, 10],
  ])('[V-2.5] a run of %i gives %i points in every mode', (length, expected) => {
    const letters = 'oylgsbvr'.slice(0, length);
    expect(points([topCard('r'), run(0, letters)])).toEqual([expected, 0]);
    const virtually = played(virtual(2), [evenDeal(2), run(0, letters)]);
    expect(veselka.standing(virtually).points).toEqual([expected, 0]);
    expect(veselka.standing(played(score(2), [tally(0, length)])).points).toEqual([expected, 0]);
  });

  test('[A-V20] points go on past any track', () => {
    const rounds = Array.from({ length: 30 }, () => [tally(0, 8), tally(1, 0)]).flat();
    expect(veselka.standing(played(score(2), rounds)).points).toEqual([300, 0]);
  });
});

describe('the rainbow', () => {
  test('[A-V11] the card beneath a kept one is the new top', () => {
    expect(top([...GREEN, run(0, 'sbv', true)])).toBe('blue');
    expect(ruling(referee(2), [...GREEN, run(0, 'sbv', true)], run(1, 'vro'))).toBe('ok');
    expect(ruling(referee(2), [...GREEN, run(0, 'sbv', true)], run(1, 'roy'))).toBe('V-2.3');
  });

  test('[A-V12] a card may be left, and then it is the top', () => {
    expect(top([...GREEN, run(0, 'sbv')])).toBe('violet');
    expect(ruling(referee(2), [...GREEN, run(0, 'sbv')], run(1, 'roy'))).toBe('ok');
  });

  test('[V-2.6] only the own rainbow counts', () => {
    const before = [...GREEN, run(0, 'sbv', true)];
    expect(ruling(referee(2), before, run(1, 'sglyorv', true))).toBe('ok');
    expect(ruling(referee(2), [...before, swapCount(1, 1)], run(0, 'sglyorv', true))).toBe('V-2.6');
    expect(ruling(referee(2), [...before, swapCount(1, 1)], run(0, 'sglyorv'))).toBe('ok');
  });

  test('[A-V21] everyone sees every rainbow', () => {
    const state = played(virtual(2), [evenDeal(2), run(0, 'oyl', true)]);
    for (const viewer of [0, 1, 'table'] as const)
      expect(veselka.view(state, viewer).players[0]?.rainbow).toEqual(['lime']);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 3],
    [6, 5],
    [7, 7],
  ])('[V-4.3, A-V9] %i colours give %i points at the end', (colours, expected) => {
    const state = played(score(2), [...collected(LETTERS.slice(0, colours)), { type: 'stop' }]);
    expect(veselka.standing(state).lines.filter(({ clause }) => clause === 'V-4.3')).toEqual([
      { seat: 0, clause: 'V-4.3', points: expected, facts: { colours } },
      { seat: 1, clause: 'V-4.3', points: 0, facts: { colours: 0 } },
    ]);
  });

  test('[V-4.3] before the end a rainbow gives nothing yet', () => {
    expect(veselka.standing(played(score(2), collected(LETTERS))).points).toEqual([24, 0]);
  });
});

describe('swapping and drawing', () => {
  test('[A-V4] a swap of none is refused, in every mode that swaps', () => {
    expect(ruling(virtual(2), [evenDeal(2)], swap(0, ''))).toBe('V-3.1');
    expect(ruling(referee(2), GREEN, swapCount(0, 0))).toBe('V-3.1');
  });

  test('[A-V4] by house reading it passes the turn and draws nothing', () => {
    const house = { 'A-V4': 'none' };
    expect(veselka.turn(played(virtual(2, house), [evenDeal(2), swap(0, '')]))).toEqual({
      phase: 'act',
      actors: [1],
      chance: false,
    });
    const state = played(referee(2, house), [...GREEN, swapCount(0, 0)]);
    expect(veselka.view(state, 'table')).toMatchObject({ toAct: 1, deck: 79, discard: 0 });
  });

  test('[A-V14] a kept card counts for the draw: the hand is eight again', () => {
    const drawing = played(virtual(2), [evenDeal(2), run(0, 'oylg', true)]);
    expect(veselka.turn(drawing).count).toBe(4);
    expect(veselka.view(drawing, 'table').players[0]?.hand).toBe(4);
    const after = veselka.view(veselka.apply(drawing, draw('rrrr')), 0);
    expect(formatCards(after.hand ?? [])).toBe('rrrrrsbv');
  });

  test('[A-V5] the deck is rebuilt when it reaches 0, not when the next card is needed', () => {
    // Two fewer than the seven left: the deck lives on with two.
    const five = played(virtual(5), [...SEVEN_LEFT, swap(1, 'oylgs'), draw('oylgs')]);
    expect(veselka.view(five, 'table')).toMatchObject({ deck: 2, discard: 53, pile: 1 });
    // Exactly the seven: all 55 discards are the new deck at once.
    const seven = played(virtual(5), [...SEVEN_LEFT, swap(1, 'oylgsbv'), draw('oylgsbv')]);
    expect(veselka.view(seven, 'table')).toMatchObject({ deck: 55, discard: 0, pile: 1 });
  });

  test('[A-V5] in a refereed game the sizes follow: 55 − 6·8 = 7, and the next swap rebuilds', () => {
    const swaps = [0, 1, 2, 3, 4, 0].map((seat) => swapCount(seat, 8));
    const before = [topCard('r'), ...swaps];
    const shown = (move: VeselkaMove) =>
      veselka.view(played(referee(5), [...before, move]), 'table');
    expect(shown(swapCount(1, 6))).toMatchObject({ deck: 1, discard: 54, pile: 1 });
    expect(shown(swapCount(1, 7))).toMatchObject({ deck: 55, discard: 0, pile: 1 });
    expect(shown(swapCount(1, 8))).toMatchObject({ deck: 55, discard: 0, pile: 1 });
    // A run of 8 with its last card kept: 48 discards and 8 of 8 laid − 1 kept + the old top − the new top, less one drawn.
    expect(shown(run(1, 'oylgsbvr', true))).toMatchObject({
      deck: 54,
      discard: 0,
      pile: 1,
      top: 'violet',
    });
  });

  test('[A-V6] a card just swapped may come back through the reshuffle', () => {
    const state = played(virtual(2), everyRedHeld());
    expect(veselka.view(state, 'table')).toMatchObject({ deck: 3, toAct: 1 });
    const others = (veselka.view(state, 1).hand ?? []).slice(4);
    const redBack = (swapped: readonly Kind[]) => {
      const drawing = veselka.apply(state, { type: 'swap', seat: 1, cards: swapped });
      const cards = cardsOf(veselka.chance(drawing, UNSHUFFLED));
      return veselka.judge(drawing, { type: 'draw', cards: [...cards.slice(0, 3), 'red'] });
    };
    expect(redBack([...others.slice(0, 3), 'red'])).toEqual({ ok: true });
    expect(redBack(others)).toMatchObject({
      clause: 'V-3.3',
      facts: { kind: 'red', held: 0, deck: 'new' },
    });
  });

  test('[A-V15] a kept card is never reshuffled', () => {
    // Twelve reds: the top, one in each of five hands, six drawn. Seat 1 lays and keeps red; 54 cards make the deck.
    const state = played(virtual(5), [...SEVEN_LEFT, run(1, 'oylgsbvr', true), draw('oylgsbvo')]);
    const { deck, seen } = veselka.view(state, 'table');
    expect(deck).toBe(54);
    expect(seen).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('[V-1.2] the deck gives no more of a colour than it has', () => {
    const reds: VeselkaMove = {
      type: 'deal',
      top: 'red',
      hands: [parseCards('rrrrrrrr'), parseCards('rroylgsb')],
    };
    const before = [reds, swap(0, 'rr')];
    expect(verdict(virtual(2), before, draw('rr'))).toEqual({
      ok: false,
      clause: 'V-1.2',
      facts: { kind: 'red', shown: 2, left: 1 },
    });
    expect(ruling(virtual(2), before, draw('ro'))).toBe('ok');
  });
});

describe('the end', () => {
  const complete = [...collected('roylgsb'), tally(0, 3, 'v')];

  test('[A-V7] everybody has one more turn and the finisher plays last', () => {
    expect(veselka.turn(played(score(2), complete)).actors).toEqual([1]);
    expect(veselka.turn(played(score(2), [...complete, tally(1, 0)])).actors).toEqual([0]);
    const over = played(score(2), [...complete, tally(1, 0), tally(0, 5)]);
    expect(veselka.standing(over)).toMatchObject({ points: [41, 0], over: true, winners: [0] });
  });

  test('[A-V7] the finisher may score a run but take no more cards', () => {
    const last = [...complete, tally(1, 0)];
    for (const letter of LETTERS) expect(ruling(score(2), last, tally(0, 3, letter))).toBe('V-2.6');
    expect(ruling(score(2), last, tally(0, 3))).toBe('ok');
  });

  test('[A-V7] by house reading the finisher has no last turn, and the refusal says whose rule it is', () => {
    const house = { 'A-V7': 'others' };
    const moves = [...complete, tally(1, 0)];
    const over = played(score(2, house), moves);
    expect(veselka.standing(over)).toMatchObject({ points: [34, 0], over: true });
    expect(veselka.judge(over, tally(0, 3))).toEqual({
      ok: false,
      clause: 'turn',
      facts: { phase: 'over', house: 'A-V7' },
    });
  });

  test('[A-V7] three at the table: two turns after the finisher, or three', () => {
    const round = [...'roylgsb'].flatMap((l) => [tally(0, 3, l), tally(1, 0), tally(2, 0)]);
    const done = [...round, tally(0, 3, 'v'), tally(1, 0), tally(2, 0)];
    expect(veselka.turn(played(score(3), done)).actors).toEqual([0]);
    expect(veselka.turn(played(score(3, { 'A-V7': 'others' }), done)).phase).toBe('over');
  });

  test('[A-V8] a second rainbow in the last lap starts no new one and gives 10', () => {
    const both = [...'roylgsb'].flatMap((l) => [tally(0, 3, l), tally(1, 3, l)]);
    const over = played(score(2), [...both, tally(0, 3, 'v'), tally(1, 3, 'v'), tally(0, 0)]);
    expect(veselka.turn(over).phase).toBe('over');
    // 8 · 3 + 10 each. A-V10: they share the victory.
    expect(veselka.standing(over)).toMatchObject({ points: [34, 34], winners: [0, 1] });
  });

  test('[A-V10] a larger rainbow does not break a tie', () => {
    const before = [tally(0, 3, 'r'), tally(1, 3), { type: 'stop' } as const];
    expect(veselka.standing(played(score(2), before))).toMatchObject({
      points: [3, 3],
      winners: [0, 1],
    });
  });

  test('[A-V16] the last lap begins after the finisher has drawn', () => {
    // Every run starts beside the card left beneath the one kept before; red, violet, blue … are kept.
    const runs = ['oylgsbvr', 'bsglyorv', 'oylgsb', 'bvroylg', 'yorvbs', 'sgl', 'lyo'];
    const moves = runs.flatMap((letters, i) => [
      run(0, letters, true),
      draw(letters),
      swap(1, LETTERS[i] as string),
      draw(LETTERS[i] as string),
    ]);
    const eighth = run(0, 'lgsbvroy', true);
    const lap = (more: readonly VeselkaMove[]) =>
      veselka.view(played(virtual(2), [evenDeal(2), ...moves, ...more]), 'table').lap;
    expect(lap([])).toBeNull();
    expect(lap([eighth])).toBeNull();
    expect(lap([eighth, draw('lgsbvroy')])).toEqual({ left: 2 });
  });

  test('[A-V18] the table may stop at any moment of a turn, but not in the middle of a draw', () => {
    const stop = { type: 'stop' };
    expect(ruling(virtual(2), [], stop)).toBe('turn');
    expect(ruling(virtual(2), [evenDeal(2)], stop)).toBe('ok');
    expect(ruling(virtual(2), [evenDeal(2), swap(0, 'r')], stop)).toBe('turn');
    expect(ruling(referee(2), GREEN, stop)).toBe('ok');
    expect(ruling(score(2), [], stop)).toBe('ok');
    expect(ruling(score(2), [{ type: 'stop' }], stop)).toBe('turn');
  });
});
