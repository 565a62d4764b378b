/** Who the bot of Qwinto is tried against. */
import type { Rng, Seat } from '../../../engine/types';
import { qwinto } from '../../../games/qwinto/rules';
import { columnOf, numberAt, ROW_LENGTH, WIDTH } from '../../../games/qwinto/rules/sheet';
import type { Move, Row, Sheet, View } from '../../../games/qwinto/rules/types';
import { ROWS } from '../../../games/qwinto/rules/types';
import { player, type Player } from '../player';
import { pick } from '../seeded';

type Write = Extract<Move, { type: 'write' }>;

function offersOf(view: View, seat: Seat, rng: Rng): readonly Move[] {
  return qwinto.offers(qwinto.imagine(view, seat, rng), seat);
}

/** How far the number stands from where an even row would have it. */
function misfit(sheet: Sheet, { row, column }: Write, sum: number): number {
  let low = 0;
  let high = 19;
  let from = -1;
  let to = ROW_LENGTH;
  let place = 0;
  for (let i = 0; i < ROW_LENGTH; i += 1) {
    const at = columnOf(row, i);
    if (at === column) place = i;
    const number = numberAt(sheet, row, at);
    if (number === null) continue;
    if (at < column) {
      low = number;
      from = i;
    } else if (at > column && high === 19) {
      high = number;
      to = i;
    }
  }
  const ideal = low + ((high - low) * (place - from)) / (to - from);
  return Math.abs(ideal - sum);
}

function greedyWrite(view: View, seat: Seat, rng: Rng, tolerance: number): Move {
  const sheet = view.sheets[seat] as Sheet;
  const writes = offersOf(view, seat, rng).filter((move): move is Write => move.type === 'write');
  let best: Move = { type: 'pass', seat };
  let least = view.active === seat ? 99 : tolerance;
  for (const write of writes) {
    const off = misfit(sheet, write, view.sum as number);
    if (off < least) {
      least = off;
      best = write;
    }
  }
  return best;
}

/** Writes where the number fits best; throws as many dice as it has rows to fill. */
export const greedyFit: Player = player<View>('greedy fit', (view, seat, rng) => {
  const sheet = view.sheets[seat] as Sheet;
  if (view.phase === 'dice') {
    const open = ROWS.filter((row) => sheet[row].some((number) => number === null));
    return { type: 'dice', seat, dice: rng.below(3) === 0 ? open.slice(0, 2) : open };
  }
  if (view.phase === 'keep') {
    const writes = writesOf(view, seat);
    const best = Math.min(99, ...writes.map((write) => misfit(sheet, write, view.sum as number)));
    return { type: best <= 2.5 ? 'keep' : 'reroll', seat };
  }
  return greedyWrite(view, seat, rng, 3);
});

/** The rules offer writes in `write` only. */
function writesOf(view: View, seat: Seat): Write[] {
  const writing = { ...view, phase: 'write' as const, entries: view.sheets.map(() => null) };
  const state = qwinto.imagine(writing, seat, { below: () => 0, shuffle: (xs) => xs.slice() });
  return qwinto.offers(state, seat).filter((move): move is Write => move.type === 'write');
}

/** Fills columns: the number with most neighbours above and below, if it fits at all well. */
export const columnBuilder: Player = player<View>('column builder', (view, seat, rng) => {
  const sheet = view.sheets[seat] as Sheet;
  if (view.phase === 'dice') {
    const open = ROWS.filter((row) => sheet[row].some((number) => number === null));
    return { type: 'dice', seat, dice: open.length > 2 ? open.slice(rng.below(2)) : open };
  }
  if (view.phase === 'keep')
    return { type: writesOf(view, seat).length > 3 ? 'keep' : 'reroll', seat };
  const worth = (write: Write): number => {
    const around = ROWS.filter((row) => numberAt(sheet, row, write.column) !== null).length;
    return 2 * around - misfit(sheet, write, view.sum as number);
  };
  const writes = writesOf(view, seat).sort((x, y) => worth(y) - worth(x));
  const best = writes[0];
  return best && (view.active === seat || worth(best) > -3) ? best : { type: 'pass', seat };
});

/** One row after the other, dice of that row and one beside it. */
export const rowByRow: Player = player<View>('row by row', (view, seat) => {
  const sheet = view.sheets[seat] as Sheet;
  const open = ROWS.filter((row) => sheet[row].some((number) => number === null));
  const filled = (row: Row): number => sheet[row].filter((number) => number !== null).length;
  const byFilling = open.slice().sort((x, y) => filled(y) - filled(x));
  if (view.phase === 'dice')
    return { type: 'dice', seat, dice: ROWS.filter((row) => byFilling.slice(0, 2).includes(row)) };
  if (view.phase === 'keep') {
    const off = writesOf(view, seat).map((write) => misfit(sheet, write, view.sum as number));
    return { type: Math.min(99, ...off) < 2 ? 'keep' : 'reroll', seat };
  }
  const writes = writesOf(view, seat).sort(
    (x, y) =>
      misfit(sheet, x, view.sum as number) -
      0.3 * filled(x.row) -
      (misfit(sheet, y, view.sum as number) - 0.3 * filled(y.row)),
  );
  const best = writes[0];
  const fine = best && misfit(sheet, best, view.sum as number) < WIDTH / 4;
  return best && (fine || view.active === seat) ? best : { type: 'pass', seat };
});

/** Always the two dice of its emptiest rows; writes as the greedy one does. */
export const twoDice: Player = player<View>('two dice', (view, seat, rng) => {
  if (view.phase !== 'dice') return greedyFit.choose(view, seat, null, rng);
  const sheet = view.sheets[seat] as Sheet;
  const empty = (row: Row): number => sheet[row].filter((number) => number === null).length;
  const two = ROWS.slice()
    .sort((x, y) => empty(y) - empty(x))
    .slice(0, 2);
  return { type: 'dice', seat, dice: ROWS.filter((row) => two.includes(row)) };
});

/** Anything legal, but no cross where it can be helped. */
export const careless: Player = player<View>('careless', (view, seat, rng) => {
  const offers = offersOf(view, seat, rng);
  const writes = offers.filter(({ type }) => type !== 'pass');
  return pick(rng, writes.length > 0 ? writes : offers);
});
