/** What the revealed votes mean, part by part, in words to come. What became of the cards is given. */
import { at } from '../../../engine/arrays';
import type { Remark, Settled } from '../../settle';
import { partClause } from '../rules/because';
import type { Card, Fate, VotePhase } from '../rules/types';
import { remark } from './remarks';

interface Part {
  part: number;
  cards: readonly (Card | null)[];
  claimed: readonly number[];
  fate: Fate;
}

interface Voted {
  cards: readonly (Card | null)[];
  votes: readonly (number | null)[];
}

function partsOf({ cards, votes }: Voted, voting: VotePhase, fates: readonly Fate[]): Part[] {
  const ends = [0, ...voting.at, cards.length];
  return ends.slice(1).map((to, part) => {
    const from = at(ends, part);
    const claimed = voting.part.contenders.filter((seat) => votes[seat] === part);
    return { part, cards: cards.slice(from, to), claimed, fate: at(fates, from) };
  });
}

export function settledVotes(voted: Voted, voting: VotePhase, fates: readonly Fate[]): Settled {
  const parts = partsOf(voted, voting, fates);
  const steps = parts.map(stepOf);
  const served = parts.flatMap(({ fate }) => (typeof fate === 'number' ? [fate] : []));
  const open = parts.filter(({ fate }) => fate === 'open');
  const again = open.flatMap(({ claimed }) => claimed);
  const first = open[0];
  if (open.length > 1 && first) steps.push(remark('votes.order', { part: first.part }, 'S-4.6'));
  if (served.length > 0 && again.length > 0)
    steps.push(remark('votes.out', { seats: served }, 'S-4.8'));
  // What people argue about: a contested part, else a contested card that is gone, else the parts taken.
  const decisive =
    first ??
    parts.find(({ claimed }) => claimed.length > 1) ??
    parts.find(({ claimed }) => claimed.length > 0);
  return {
    kind: 'settled',
    ruling: 'told',
    headline: headline(parts),
    clause: decisive ? clauseOf(decisive) : 'S-4.1',
    steps,
  };
}

function headline(parts: readonly Part[]): Remark {
  return remark('votes.who', {
    takes: parts.flatMap(({ part, fate }) =>
      typeof fate === 'number' ? [{ part, seat: fate }] : [],
    ),
    disputes: parts.flatMap(({ part, claimed, fate }) =>
      fate === 'open' ? [{ part, seats: claimed }] : [],
    ),
    gone: parts.flatMap(({ part, claimed, fate }) =>
      fate === 'discard' && claimed.length > 1 ? [part] : [],
    ),
  });
}

const clauseOf = ({ cards, claimed }: Part) => partClause(claimed.length, cards.length);

function stepOf(share: Part): Remark {
  const { part, cards, claimed, fate } = share;
  const clause = clauseOf(share);
  if (typeof fate === 'number') return remark('votes.sole', { part, cards, seat: fate }, clause);
  const facts = { part, cards, seats: claimed };
  if (clause === 'S-4.1') return remark('votes.unclaimed', { part, cards }, clause);
  if (clause === 'S-4.5') return remark('votes.single', facts, clause);
  if (fate === 'discard') return remark('votes.again', facts, clause);
  return remark(clause === 'S-4.4' ? 'votes.halved' : 'votes.contested', facts, clause);
}
