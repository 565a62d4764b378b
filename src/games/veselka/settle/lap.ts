/** Who still moves in the last lap? Played through on a score-keeper's table (V-4.1, V-4.2, A-V7). */
import { hasKeys, isRecord, isWhole } from '../../../engine/form';
import type { Seat } from '../../../engine/types';
import { KINDS } from '../../gems/rules/kinds';
import type { Answer, Question } from '../../settle';
import { veselka } from '../rules';
import { SHORTEST_RUN } from '../rules/circle';
import { lastColourMissing } from '../rules/disputed';
import type { VeselkaState, VeselkaView } from '../rules/types';
import { remark } from './remarks';

export interface LapPosition {
  seats: number;
  /** Whoever completed the rainbow first. */
  finisher: Seat | null;
  /** House reading of A-V7: only the others have another turn. */
  others: boolean;
  /** So many of the lap's turns are over. */
  moved?: number;
}

function read(value: unknown): LapPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'finisher', 'others'], ['moved'])) return null;
  const { seats, finisher, others, moved = 0 } = value;
  if (!isWhole(seats, veselka.seats.min, veselka.seats.max)) return null;
  if (finisher !== null && !isWhole(finisher, 0, seats - 1)) return null;
  if (typeof others !== 'boolean' || !isWhole(moved, 0, seats)) return null;
  return { seats, finisher, others, ...(moved > 0 ? { moved } : {}) };
}

/** Whose turns follow, in order, until the match is over. */
function turnsAfter({ seats, others }: LapPosition, finisher: Seat): Seat[] {
  const order: Seat[] = [];
  const keep = KINDS[0];
  let state: VeselkaState = veselka.apply(lastColourMissing(seats, finisher, others), {
    type: 'tally',
    seat: finisher,
    length: SHORTEST_RUN,
    keep,
  });
  for (let [seat] = veselka.turn(state).actors; seat !== undefined;) {
    order.push(seat);
    state = veselka.apply(state, { type: 'tally', seat, length: 0, keep: null });
    [seat] = veselka.turn(state).actors;
  }
  return order;
}

function answer(position: LapPosition): Answer {
  const { finisher, others, moved = 0 } = position;
  if (finisher === null) return { kind: 'incomplete', remark: remark('lap.finisher', {}, 'V-4.1') };
  const order = turnsAfter(position, finisher);
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('lap.order', { order: order.slice(moved) }),
    clause: 'V-4.2',
    steps: [
      remark('lap.full', { seat: finisher }, 'V-4.1'),
      ...(moved > 0 ? [remark('lap.moved', { seats: order.slice(0, moved) }, 'V-4.2')] : []),
      remark(others ? 'lap.others' : 'lap.everyone', { seat: finisher }, 'V-4.2'),
      ...(others ? [] : [remark('lap.noMore', { seat: finisher }, 'V-2.6')]),
      remark('lap.once', {}, 'V-4.2'),
      ...(others ? [] : [remark('lap.mayAgree', {}, 'V-4.2')]),
      remark('lap.app', {}),
    ],
  };
}

export const lap: Question<LapPosition> = {
  id: 'lap',
  empty: { seats: 3, finisher: null, others: false },
  read,
  answer,
  fromView(seen) {
    const { phase, players, finisherRests: others, lap: running, toAct } = seen as VeselkaView;
    if (phase === 'deal') return null;
    const seats = players.length;
    if (running === null || toAct === null) {
      const full = players.findIndex(({ rainbow }) => rainbow.length === KINDS.length);
      return { seats, finisher: full < 0 ? null : full, others };
    }
    // A rainbow completed within the lap is nobody's lap (A-V8): whoever began it is told by who still moves.
    const turns = others ? seats - 1 : seats;
    const moved = turns - running.left;
    const finisher = (toAct + running.left + seats - (others ? 0 : 1)) % seats;
    return { seats, finisher, others, ...(moved > 0 ? { moved } : {}) };
  },
};
