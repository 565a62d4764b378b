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
}

function read(value: unknown): LapPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['seats', 'finisher', 'others'])) return null;
  const { seats, finisher, others } = value;
  if (!isWhole(seats, veselka.seats.min, veselka.seats.max)) return null;
  if (finisher !== null && !isWhole(finisher, 0, seats - 1)) return null;
  return typeof others === 'boolean' ? { seats, finisher, others } : null;
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
  const { finisher, others } = position;
  if (finisher === null) return { kind: 'incomplete', remark: remark('lap.finisher', {}, 'V-4.1') };
  const order = turnsAfter(position, finisher);
  return {
    kind: 'settled',
    ruling: 'told',
    headline: remark('lap.order', { order }),
    clause: 'V-4.2',
    steps: [
      remark('lap.full', { seat: finisher }, 'V-4.1'),
      remark(others ? 'lap.others' : 'lap.everyone', { seat: finisher }, 'V-4.2'),
      ...(others ? [] : [remark('lap.noMore', { seat: finisher }, 'V-2.6')]),
      remark('lap.once', {}, 'V-4.2'),
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
    const { phase, players, finisherRests } = seen as VeselkaView;
    if (phase === 'deal') return null;
    const full = players.findIndex(({ rainbow }) => rainbow.length === KINDS.length);
    return { seats: players.length, finisher: full < 0 ? null : full, others: finisherRests };
  },
};
