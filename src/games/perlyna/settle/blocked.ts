/** Is this task blocked, and by whom? Only the piles matter. */
import { hasKeys, isRecord } from '../../../engine/form';
import type { Seat } from '../../../engine/types';
import { isKind, type Kind } from '../../gems/rules/kinds';
import type { Answer, Question, Remark } from '../../settle';
import { incomplete } from '../../settleWords';
import { pilesBefore } from '../rules/disputed';
import { blockedBy } from '../rules/position';
import type { PerlynaView, Piles } from '../rules/types';
import { deadlockSteps, readPiles, readSeat, wrongPiles } from './form';
import { remark } from './remarks';

export interface BlockedPosition {
  piles: Piles;
  /** Who wants to complete it. */
  seat: Seat;
  task: Kind | null;
  /** House reading of A-E10: a deadlock lifts the block. */
  open: boolean;
}

function answer({ piles, seat, task, open }: BlockedPosition): Answer {
  const wrong = wrongPiles(piles);
  if (wrong) return wrong;
  if (task === null) return incomplete(remark('needTask', {}));
  if (piles[seat]?.includes(task)) return doneAlready(piles, seat, task);
  const by = blockedBy(pilesBefore({ piles, seat, open }), task);
  return {
    kind: 'settled',
    ruling: by.length > 0 ? 'no' : 'yes',
    headline:
      by.length > 0 ? remark('isBlocked', { kind: task, by }) : remark('isOpen', { kind: task }),
    clause: 'E-4.6',
    steps: [...opponents(piles, seat, task), ...deadlockSteps(piles, open)],
  };
}

function doneAlready(piles: Piles, seat: Seat, kind: Kind): Answer {
  const pile = piles[seat] ?? [];
  const own = pile[pile.length - 1] === kind ? [remark('ownTop', { kind }, 'E-4.6')] : [];
  return {
    kind: 'settled',
    ruling: 'no',
    headline: remark('isDone', { kind }),
    clause: 'E-4.1',
    steps: [remark('alreadyDone', { kind }, 'E-4.1'), ...own],
  };
}

/** Each opponent's pile, in seat order. */
function opponents(piles: Piles, seat: Seat, kind: Kind): Remark[] {
  return piles.flatMap((pile, other) => {
    if (other === seat) return [];
    const top = pile[pile.length - 1] ?? null;
    if (top === kind) return [remark('topBlocks', { seat: other, kind }, 'E-4.6')];
    if (pile.includes(kind)) return [remark('covered', { seat: other, kind }, 'E-4.6')];
    return [remark('top', { seat: other, top }, 'E-4.6')];
  });
}

function read(value: unknown): BlockedPosition | null {
  if (!isRecord(value) || !hasKeys(value, ['piles', 'seat', 'task', 'open'])) return null;
  const { task, open } = value;
  const piles = readPiles(value['piles']);
  const seat = piles && readSeat(value['seat'], piles);
  if (!piles || seat === null || typeof open !== 'boolean') return null;
  return task === null || isKind(task) ? { piles, seat, task, open } : null;
}

function fromView(value: unknown): BlockedPosition | null {
  const view = value as PerlynaView;
  if (view.phase === 'deal' || view.toPlay === null) return null;
  const { piles, toPlay, house } = view;
  return { piles, seat: toPlay, task: null, open: house.includes('A-E10') };
}

export const blocked: Question<BlockedPosition> = {
  id: 'blocked',
  empty: { piles: [[], []], seat: 0, task: null, open: false },
  read,
  answer,
  fromView,
};
