/** What somebody on one chair can say, and what he knows of a second throw. */
import type { Mode } from '../../../src/engine/types';
import { qwinto } from '../../../src/games/qwinto/rules';
import type { Move, State } from '../../../src/games/qwinto/rules/types';
import { quickRng } from '../../support/quickRng';

const THROWN: Move[] = [
  { type: 'dice', seat: 0, dice: ['orange', 'yellow'] },
  { type: 'roll', values: [1, 1] },
  { type: 'reroll', seat: 0 },
];

function after(mode: Mode, moves: readonly Move[]): State {
  let state = qwinto.begin({ seats: 2, first: 0, mode });
  for (const move of moves) state = qwinto.apply(state, move);
  return state;
}

test('the dice of a dealt match are nothing a chair can say; real ones anyone may enter', () => {
  const roll = { type: 'roll', values: [3, 4] };
  expect(qwinto.meant(after('virtual', THROWN), 0, roll)).toBeNull();
  expect(qwinto.meant(after('referee', THROWN), 1, roll)).toEqual(roll);
  expect(qwinto.meant(after('score', THROWN), 1, roll)).toEqual(roll);
});

test('[Q-3.3] a chair knows that the second throw is awaited: one die is too few there', () => {
  const state = after('referee', THROWN);
  const imagined = qwinto.imagine(qwinto.view(state, 1), 1, quickRng(1));
  expect(imagined).toEqual(state);
  const one = { type: 'roll', values: [3] };
  expect(qwinto.judge(imagined, qwinto.meant(imagined, 1, one))).toMatchObject({
    clause: 'Q-3.3',
  });
});
