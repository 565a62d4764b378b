/** Qwinto beside people who write on paper: a bot's sheet follows from the rolls, and the rules find nothing wrong with it. */
import type { Seat } from '../../src/engine/types';
import { LEVELS, type Level } from '../../src/bots/kit/types';
import { bot, sheetOf } from '../../src/games/qwinto/bot';
import { qwinto } from '../../src/games/qwinto/rules';
import { endClauses } from '../../src/games/qwinto/rules/because';
import type { Move, State } from '../../src/games/qwinto/rules/types';
import { thoughtOf } from '../../src/tools/bots/player';
import { seeded } from '../../src/tools/bots/seeded';

/** Rolls at a table of such bots, until one of the sheets ends the game. */
function played(levels: readonly Level[], seed: number): State {
  const rng = seeded(seed);
  let state = qwinto.begin({ seats: levels.length, first: 0, mode: 'score' });
  const isOver = (): boolean =>
    levels.some(
      (level, seat) => endClauses(sheetOf(qwinto.view(state, seat), seat, level).sheet).length > 0,
    );
  for (let i = 0; i < 400 && (state.phase !== 'dice' || !isOver()); i += 1) {
    const { chance, actors } = qwinto.turn(state);
    const seat: Seat = actors[0] ?? 0;
    const choose = (): unknown =>
      thoughtOf(bot as never, qwinto.view(state, seat), seat, null, rng, {
        level: levels[seat] as Level,
      }).choice;
    const move = chance ? qwinto.chance(state, rng) : qwinto.meant(state, seat, choose());
    state = qwinto.apply(state, move as Move);
  }
  return state;
}

test.each(LEVELS)(
  '%s: the audit of paper sheets lets it through, and the same rolls give the same sheet',
  (level) => {
    for (const seats of [2, 4]) {
      const levels = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? level : (LEVELS[seat % 3] as Level),
      );
      const state = played(levels, seats + level.length);
      const view = qwinto.view(state, 'table');
      const sheets = levels.map((one, seat) => sheetOf(view, seat, one).sheet);
      expect(sheetOf(JSON.parse(JSON.stringify(view)) as typeof view, 0, level).sheet).toEqual(
        sheets[0],
      );
      expect(qwinto.judge(state, { type: 'sheets', sheets })).toEqual({ ok: true });
      expect(endClauses(sheets.find((sheet) => endClauses(sheet).length > 0)!)).not.toEqual([]);
    }
  },
);

test('on paper it decides about dice only when it is its turn, and never writes', () => {
  const state = qwinto.begin({ seats: 2, first: 0, mode: 'score' });
  const ask = (seat: Seat): unknown =>
    thoughtOf(bot as never, qwinto.view(state, seat), seat, null, seeded(1), { level: 'strong' })
      .choice;
  expect(ask(0)).toMatchObject({ type: 'dice', seat: 0 });
  expect(() => ask(1)).toThrow(RangeError);
});
