/** Why a shift costs what it costs: one card of the edge's kind, three for want of it, three for the pearl. */
import { missingCards, paysWithOne, priceBy } from '../../../src/games/gems/rules/because';
import {
  noPointsClause,
  priceClause as nizamPrice,
  turnSum,
} from '../../../src/games/nizam/rules/because';
import {
  blockClause,
  howEnded,
  pearlClause,
  pileClause,
  priceClause as perlynaPrice,
} from '../../../src/games/perlyna/rules/because';
import { KINDS } from '../../../src/games/gems/rules/kinds';

const CLAUSES = { one: 'one', three: 'three' } as const;

test('[N-3.1] [E-3.1] a card of the edge’s kind pays alone', () => {
  expect(paysWithOne('red', ['red'])).toBe(true);
  expect(priceBy(CLAUSES, 'red', ['red'])).toBe('one');
  expect(nizamPrice('red', ['red'])).toBe('N-3.1');
  expect(perlynaPrice('red', ['red'])).toBe('E-3.1');
});

test('[N-3.5] [E-3.4] any other payment is the one of three cards', () => {
  expect(paysWithOne('red', ['blue'])).toBe(false);
  expect(paysWithOne('red', ['red', 'red'])).toBe(false);
  expect(priceBy(CLAUSES, 'red', ['blue', 'sky', 'lime'])).toBe('three');
  expect(nizamPrice('red', ['blue'])).toBe('N-3.5');
  expect(perlynaPrice('red', [])).toBe('E-3.4');
});

test('[E-3.5] the pearl costs three whatever is paid', () => {
  expect(perlynaPrice('pearl', ['red'])).toBe('E-3.5');
  expect(perlynaPrice('pearl', ['red', 'blue', 'sky'])).toBe('E-3.5');
});

test('[N-3.5] [E-3.4] what is surely missing from a payment', () => {
  const [named, fromHand] = [false, true];
  for (const known of [named, fromHand]) {
    expect(missingCards('red', ['red'], known)).toBe(0);
    expect(missingCards('red', ['blue', 'sky'], known)).toBe(1);
    expect(missingCards('pearl', ['red'], known)).toBe(2);
    expect(missingCards('pearl', [], known)).toBe(3);
    expect(missingCards('red', ['blue', 'sky', 'lime'], known)).toBe(0);
  }
  // One wrong gem that is named is judged: N-3.1 says more than a count. Out of a hand it is the first of three.
  expect(missingCards('red', ['blue'], named)).toBe(0);
  expect(missingCards('red', ['blue'], fromHand)).toBe(2);
});

test('[N-4.2] one combination brings its own points, [N-4.3] each further one a point more', () => {
  expect(turnSum([4])).toEqual({ each: [5], extra: null, whole: 5 });
  expect(turnSum([4, 3])).toEqual({
    each: [5, 3],
    extra: { clause: 'N-4.3', points: 1 },
    whole: 9,
  });
});

test('[N-4.4] what lay there before scores nothing, [N-4.1] nor does what is no combination', () => {
  expect(noPointsClause(1)).toBe('N-4.4');
  expect(noPointsClause(0)).toBe('N-4.1');
});

test('[E-4.6] an opponent’s top blocks the player to move, [E-4.1] other piles are tasks done', () => {
  const piles = [['red'], ['blue'], []] as const;
  expect(pileClause({ piles, toPlay: 0 }, 1)).toBe('E-4.6');
  expect(pileClause({ piles, toPlay: 0 }, 0)).toBe('E-4.1');
  expect(pileClause({ piles, toPlay: 0 }, 2)).toBe('E-4.1');
  expect(pileClause({ piles, toPlay: null }, 1)).toBe('E-4.1');
});

test('[A-E10] where blocks are lifted a top blocks nothing', () => {
  const piles = [['red'], ['blue']] as const;
  expect(pileClause({ piles, toPlay: 0, lifted: true }, 1)).toBe('E-4.1');
  expect(blockClause({ lifted: true, blocked: [{ by: [1] }] })).toBe('A-E10');
});

test('[E-4.6] tasks are closed by those whose tops lie on them; nothing is said where none is', () => {
  expect(blockClause({ lifted: false, blocked: [{ by: [1] }] })).toBe('E-4.6');
  expect(blockClause({ lifted: false, blocked: [] })).toBeNull();
});

test('[E-5.1] all tasks end the match, [E-5.2] so do a deadlock and an agreement', () => {
  expect(howEnded([KINDS, []])).toEqual({ is: 'all', clause: 'E-5.1' });
  const [first, second] = [KINDS.slice(0, -1), KINDS.slice(1)];
  const stuck = [
    [...first.slice(1), 'red'],
    [...second.slice(0, -1), 'violet'],
  ] as const;
  expect(howEnded(stuck)).toEqual({ is: 'deadlock', clause: 'E-5.2' });
  expect(howEnded([['red'], []])).toEqual({ is: 'stopped', clause: 'E-5.2' });
});

test('[E-4.2] the pearl completes one kind, [E-4.3] of several it stands for one', () => {
  expect(pearlClause(1)).toBe('E-4.2');
  expect(pearlClause(0)).toBe('E-4.2');
  expect(pearlClause(2)).toBe('E-4.3');
});
