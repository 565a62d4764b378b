/** «Rules of this moment» begins with what the phase is about, in every game. */
import { clausesNow, rulesNow } from '../../app/screens/match/clausesNow';
import type { GameBook } from '../../src/games';
import { book as nizam } from '../../src/games/nizam/book';
import { book as perlyna } from '../../src/games/perlyna/book';
import { book as promin } from '../../src/games/promin/book';
import { book as qwinto } from '../../src/games/qwinto/book';
import { book as split } from '../../src/games/split/book';
import { book as veselka } from '../../src/games/veselka/book';

const first = ({ clauses }: Pick<GameBook, 'clauses'>, ...phases: string[]) =>
  phases.map((phase) => clausesNow(clauses, phase)[0]?.id);

test('the rules of a moment begin with what it is about, not with how the table was laid', () => {
  expect({
    promin: first(promin, 'bid', 'play'),
    split: first(split, 'row', 'cut', 'vote', 'joker'),
    veselka: first(veselka, 'act'),
    qwinto: first(qwinto, 'dice', 'keep', 'write'),
    nizam: first(nizam, 'act', 'refill'),
    perlyna: first(perlyna, 'act'),
  }).toEqual({
    // At a real table the cards are dealt while bids are awaited; how to bid is asked first.
    promin: ['P-3.1', 'P-4.1'],
    split: ['S-2.1', 'S-2.1', 'S-3.1', 'S-5.1'],
    veselka: ['V-2.0'],
    qwinto: ['Q-3.1', 'Q-3.2', 'Q-2.1'],
    nizam: ['N-2.0', 'N-4.5'],
    perlyna: ['E-2.1'],
  });
});

test('every clause of the phase is there once', () => {
  const now = clausesNow(promin.clauses, 'play').map(({ id }) => id);
  expect(now.slice().sort()).toEqual(
    promin.clauses
      .filter(({ phases }) => (phases as readonly string[]).includes('play'))
      .map(({ id }) => id as string)
      .sort(),
  );
});

test('in the middle of a game six rules are read at most, the first ones first', () => {
  for (const { clauses } of [nizam, perlyna, promin, qwinto, split, veselka] as Pick<
    GameBook,
    'clauses'
  >[])
    for (const phase of new Set(clauses.flatMap(({ phases }) => phases))) {
      const now = rulesNow(clauses, phase);
      expect(now.length).toBeLessThanOrEqual(6);
      expect(now).toEqual(clausesNow(clauses, phase).slice(0, now.length));
    }
});
