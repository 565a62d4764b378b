/**
 * Refusals and score lines read once for all languages: clause and facts in, the situation that a sentence
 * describes out. Facts that do not fit become `rule`, so that every refusal gets a sentence.
 */
import { isWhole } from '../../../engine/form';
import type { Facts, Refusal, ScoreLine, Seat } from '../../../engine/types';
import { isKind } from '../../gems';
import type { Kind } from '../../gems';

export type Why =
  | { why: 'turnOf'; seat: Seat }
  | { why: 'otherMode' }
  | { why: 'dealFirst' }
  | { why: 'drawFirst' }
  | { why: 'over' }
  | { why: 'finisherRests' }
  | { why: 'form' }
  | { why: 'box'; kind: Kind; left: number }
  | { why: 'hand'; seat: Seat; cards: number; needed: number }
  | { why: 'length'; length: number }
  | { why: 'notHeld'; kind: Kind; held: number }
  | { why: 'neighbour'; top: Kind; card: Kind; one: Kind; other: Kind }
  | { why: 'direction'; card: Kind; after: Kind; expected: Kind }
  | { why: 'kept'; kind: Kind }
  | { why: 'keptAfterSwap' }
  | { why: 'drawCount'; count: number; drawn: number }
  | { why: 'oldDeck'; kind: Kind; left: number }
  | { why: 'newDeck'; kind: Kind; held: number }
  | { why: 'swapNone' }
  | { why: 'swapTooMany'; count: number; hand: number }
  | { why: 'rule'; clause: string };

/** One sentence for each situation; a language without one does not compile. */
export type WhySentences<Say> = {
  readonly [W in Why['why']]: (facts: Extract<Why, { why: W }>, say: Say) => string;
};

export function whyOf(refusal: Refusal): Why {
  const { clause, facts } = refusal;
  return situation(clause, facts) ?? { why: 'rule', clause };
}

function situation(clause: string, f: Facts): Why | null {
  switch (clause) {
    case 'turn':
      return turnSituation(f);
    case 'form':
      return { why: 'form' };
    case 'V-1.2':
      return isKind(f.kind) && isCount(f.left) ? { why: 'box', kind: f.kind, left: f.left } : null;
    case 'V-1.3':
      return isCount(f.seat) && isCount(f.cards) && isCount(f.needed)
        ? { why: 'hand', seat: f.seat, cards: f.cards, needed: f.needed }
        : null;
    case 'V-2.1':
      return isCount(f.length) ? { why: 'length', length: f.length } : notHeld(f);
    case 'V-2.3':
      return neighbour(f);
    case 'V-2.4':
      return isKind(f.card) && isKind(f.after) && isKind(f.expected)
        ? { why: 'direction', card: f.card, after: f.after, expected: f.expected }
        : null;
    case 'V-2.6':
      if (f.swap === true) return { why: 'keptAfterSwap' };
      return isKind(f.kind) ? { why: 'kept', kind: f.kind } : null;
    case 'V-2.7':
    case 'V-3.2':
      return isCount(f.count) && isCount(f.drawn)
        ? { why: 'drawCount', count: f.count, drawn: f.drawn }
        : null;
    case 'V-2.8':
    case 'V-3.3':
      return rebuilt(f);
    case 'V-3.1':
      return swap(f);
    default:
      return null;
  }
}

function isCount(value: unknown): value is number {
  return isWhole(value, 0, Infinity);
}

function turnSituation(f: Facts): Why | null {
  if (f.phase === 'deal') return { why: 'dealFirst' };
  if (f.phase === 'draw') return { why: 'drawFirst' };
  if (f.phase === 'over') return { why: f.house === 'A-V7' ? 'finisherRests' : 'over' };
  if (f.mode !== undefined) return { why: 'otherMode' };
  const seat: unknown = Array.isArray(f.turnOf) ? f.turnOf[0] : undefined;
  return isCount(seat) ? { why: 'turnOf', seat } : null;
}

function notHeld(f: Facts): Why | null {
  return isKind(f.kind) && isCount(f.held) ? { why: 'notHeld', kind: f.kind, held: f.held } : null;
}

function neighbour(f: Facts): Why | null {
  const [one, other]: unknown[] = Array.isArray(f.neighbours) ? f.neighbours : [];
  if (!isKind(f.top) || !isKind(f.card) || !isKind(one) || !isKind(other)) return null;
  return { why: 'neighbour', top: f.top, card: f.card, one, other };
}

function rebuilt(f: Facts): Why | null {
  if (!isKind(f.kind) || !isCount(f.left) || !isCount(f.held)) return null;
  return f.deck === 'old'
    ? { why: 'oldDeck', kind: f.kind, left: f.left }
    : { why: 'newDeck', kind: f.kind, held: f.held };
}

function swap(f: Facts): Why | null {
  if (f.count === 0) return { why: 'swapNone' };
  if (isCount(f.count) && isCount(f.hand))
    return { why: 'swapTooMany', count: f.count, hand: f.hand };
  return notHeld(f);
}

export type Counted =
  | { what: 'runs'; length: number; times: number }
  | { what: 'rainbow'; colours: number }
  | { what: 'other' };

export function countedOf(line: ScoreLine): Counted {
  const { length, times, colours } = line.facts;
  if (line.clause === 'V-2.5' && isCount(length) && isCount(times))
    return { what: 'runs', length, times };
  if (line.clause === 'V-4.3' && isCount(colours)) return { what: 'rainbow', colours };
  return { what: 'other' };
}
