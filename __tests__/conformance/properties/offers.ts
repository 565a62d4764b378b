/** Offers: all that is offered is accepted, and nothing else that is well formed. */
import * as fc from 'fast-check';

import type { Mode } from '../../../src/engine/types';
import { canonical } from '../../support/playout';
import type { Match } from '../../support/playout';
import { pick, quickRng } from '../../support/quickRng';
import type { Entry, Kit } from '../kit';
import {
  FC,
  MATCHES,
  anyMatch,
  everyMatch,
  momentAt,
  momentsOf,
  offersOf,
  seatsOf,
  where,
} from '../moments';
import type { Matches, Moment } from '../moments';

export function describeOffers(kit: Kit, mode: Mode, at: Matches): void {
  const { rules } = kit;

  test('what is offered is accepted, once each, to those whose turn it is', () => {
    everyMatch(at, (match, seed) => {
      for (const moment of momentsOf(kit, match, seed))
        for (const seat of seatsOf(match)) {
          const offers = offersOf(kit, moment.state, seat);
          const wrong = offers.filter(
            (move) => !rules.judge(moment.state, move).ok || move.seat !== seat,
          );
          expect({ at: where(moment), wrong }).toEqual({ at: where(moment), wrong: [] });
          expect(new Set(offers.map((move) => canonical(kit, move))).size).toBe(offers.length);
          if (!moment.turn.actors.includes(seat)) expect(offers).toEqual([]);
        }
    });
  });

  test('whoever is to act has something to do', () => {
    everyMatch(at, (match, seed) => {
      for (const { state, turn, index } of momentsOf(kit, match, seed))
        for (const seat of turn.actors) {
          const possible = offersOf(kit, state, seat).length > 0 || canOnlyClose(kit, match, index);
          expect(possible).toBe(true);
        }
    });
  });

  test('a well-formed move that is not offered is refused', () => {
    fc.assert(
      fc.property(
        anyMatch,
        fc.array(kit.seated(mode), { minLength: 40, maxLength: 40 }),
        (seed, moves) => {
          const match = at(seed);
          for (const moment of momentsOf(kit, match, seed + moves.length)) {
            const offered = offeredTexts(kit, moment);
            const tried = [
              ...moves,
              ...nearMisses(kit, moment, moves),
              ...otherMoments(kit, moment),
            ];
            for (const move of tried) {
              const { ok } = rules.judge(moment.state, move);
              const listed = offered.has(canonical(kit, move));
              if (ok !== listed)
                throw new Error(
                  `${where(moment)}: ${JSON.stringify(move)} is ${ok ? 'accepted' : 'refused'} and ${listed ? 'offered' : 'not offered'}`,
                );
            }
          }
        },
      ),
      { ...FC, numRuns: MATCHES },
    );
  });
}

/** A referee who lets pass what cannot be known may run out of cards to expect: only an entry helps. */
function canOnlyClose(kit: Kit, match: Match, index: number): boolean {
  if (match.setup.mode !== 'referee') return false;
  const { state, turn } = momentAt(kit, match, index);
  const proposals = kit.entries(match.setup, turn, match.moves.slice(0, index), quickRng(index));
  return proposals.some((entry) => kit.rules.judge(state, entry).ok);
}

function offeredTexts(kit: Kit, { match, state }: Moment): Set<string> {
  const texts = new Set<string>();
  for (const seat of seatsOf(match))
    for (const move of offersOf(kit, state, seat)) texts.add(canonical(kit, move));
  return texts;
}

/** Offered moves with one field taken from another well-formed move of the same type. */
function nearMisses(kit: Kit, { match, state, index }: Moment, moves: readonly Entry[]): Entry[] {
  const offered = seatsOf(match).flatMap((seat) => offersOf(kit, state, seat));
  if (offered.length === 0) return [];
  const rng = quickRng(index);
  return moves.flatMap((other) => {
    const base = pick(rng, offered);
    if (base.type !== other.type) return [];
    const keys = Object.keys(other).filter((key) => key !== 'type');
    const key = pick(rng, keys);
    return [{ ...base, [key]: other[key] } as Entry];
  });
}

/** Moves of the same match, out of their time: seats and shapes right, the moment wrong or right. */
function otherMoments(kit: Kit, { match, index }: Moment): Entry[] {
  return match.moves
    .slice(Math.max(0, index - 12), index + 12)
    .filter((move) => move.seat !== undefined)
    .filter((move) => !kit.optional?.(move).some((key) => key in move));
}
