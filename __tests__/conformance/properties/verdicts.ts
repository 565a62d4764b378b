/** Verdicts: total over any JSON value, and in the order turn, form, rules. */
import * as fc from 'fast-check';

import type { Mode } from '../../../src/engine/types';
import { malformations } from '../broken';
import type { Entry, Kit } from '../kit';
import { FC, MATCHES, anyMatch, everyMatch, momentAt, momentsOf, where } from '../moments';
import type { Matches, Moment } from '../moments';
import { expectPlain } from './purity';

export function describeVerdicts(kit: Kit, mode: Mode, at: Matches): void {
  const { rules } = kit;

  function verdictOf(moment: Moment, move: unknown): string {
    const verdict = rules.judge(moment.state, move);
    if (verdict.ok) return 'ok';
    const known = ['turn', 'form'].includes(verdict.clause) || kit.clauses.has(verdict.clause);
    if (!known) throw new Error(`${where(moment)}: no such clause ${verdict.clause}`);
    expectPlain(verdict.facts);
    return verdict.clause;
  }

  test('any JSON value gets a verdict, and what is no move is called so', () => {
    fc.assert(
      fc.property(anyMatch, fc.nat(), fc.jsonValue(), (seed, step, value) => {
        const match = at(seed);
        const moment = momentAt(kit, match, step % match.states.length);
        expect(['form', 'turn']).toContain(verdictOf(moment, value));
      }),
      { ...FC, numRuns: MATCHES * 20 },
    );
  });

  test('a known type with anything at all beside it gets a verdict', () => {
    const types = fc.constantFrom(...Object.keys(kit.occasions));
    const odd = fc.record({ type: types, seat: fc.oneof(fc.nat(6), fc.jsonValue()) });
    const move = fc.tuple(odd, fc.dictionary(fc.constantFrom(...fieldsOf(at)), fc.jsonValue()));
    fc.assert(
      fc.property(anyMatch, fc.nat(), move, (seed, step, [start, rest]) => {
        const match = at(seed);
        const moment = momentAt(kit, match, step % match.states.length);
        verdictOf(moment, { ...rest, ...start });
      }),
      { ...FC, numRuns: MATCHES * 20 },
    );
  });

  test('a legal move with a key too many, a key too few or a value of another type is malformed', () => {
    everyMatch(at, (match, seed) => {
      for (const moment of momentsOf(kit, match, seed)) {
        const move = match.moves[moment.index];
        if (move === undefined) continue;
        for (const { broken, allowed } of malformations(move, kit.optional?.(move) ?? [])) {
          const clause = verdictOf(moment, broken);
          if (!allowed.includes(clause))
            throw new Error(`${where(moment)}: ${JSON.stringify(broken)} gets ${clause}`);
        }
      }
    });
  });

  test('first the turn, then the form, then the rules', () => {
    fc.assert(
      fc.property(
        anyMatch,
        fc.array(kit.seated(mode), { minLength: 20, maxLength: 20 }),
        (seed, moves) => {
          for (const moment of momentsOf(kit, at(seed), seed))
            for (const move of [...moves, ...moment.match.moves.slice(0, 30)])
              expectOrder(kit, moment, move, verdictOf(moment, { ...move, щось: 1 }));
        },
      ),
      { ...FC, numRuns: Math.ceil(MATCHES / 2) },
    );
  });
}

/** A move with a key that no table gives it: out of turn it is `turn`, in turn it is `form`. */
function expectOrder(kit: Kit, moment: Moment, move: Entry, clause: string): void {
  const occasion = kit.occasions[move.type];
  const { turn, match } = moment;
  const exists =
    occasion?.modes.includes(match.setup.mode) === true && occasion.phases.includes(turn.phase);
  const inTurn = exists && (move.seat === undefined || turn.actors.includes(move.seat));
  // Optional entries (colours, once a deal) may be out of turn although their phase is right.
  const allowed = inTurn ? (move.seat === undefined ? ['form', 'turn'] : ['form']) : ['turn'];
  if (!allowed.includes(clause))
    throw new Error(`${where(moment)}: ${JSON.stringify(move)} with a key too many gets ${clause}`);
}

/** The field names of this game’s moves, and one that no move has. */
function fieldsOf(at: Matches): string[] {
  const names = new Set(['__proto__', 'length', 'constructor']);
  for (const move of at(0).moves) for (const key of Object.keys(move)) names.add(key);
  names.delete('type');
  names.delete('seat');
  return [...names];
}
