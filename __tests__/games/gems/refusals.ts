/** The refusals of the two grid games: those of their examples, and one for every reason they share. */
import type { GameRules, Refusal } from '../../../src/engine/types';
import type { Example } from '../../../src/games/example';
import type { GridFacts } from '../../../src/games/gems/rules/facts';
import { reached } from '../../support/reached';

const END = { line: 'column', index: 2, edge: 'end' } as const;

/** Keyed by `why`, so that a new reason without a row is a compile error. */
const ROWS: { [Why in GridFacts['why']]: Extract<GridFacts, { why: Why }>[] } = {
  price: [
    { why: 'price', needs: 'red', paid: [] },
    { why: 'price', needs: 'green', paid: ['blue', 'blue'], house: 'A-N1' },
  ],
  held: [{ why: 'held', needs: 'orange', held: 2 }],
  pearl: [
    { why: 'pearl', paid: ['blue'] },
    { why: 'pearl', paid: [] },
  ],
  hand: [
    { why: 'hand', kind: 'sky', paid: 1, held: 0 },
    { why: 'hand', kind: 'violet', paid: 3, held: 2 },
  ],
  size: [{ why: 'size', paid: 3, hand: 1 }],
  lacked: [{ why: 'lacked', kind: 'lime', paid: 4, drawn: 3, move: 17, ...END }],
  box: [
    { why: 'box', kind: 'yellow', copies: 12, seen: 13 },
    { why: 'box', kind: 'pearl', copies: 1, seen: 2 },
  ],
  number: [{ why: 'number', given: 2, count: 3 }],
  notThere: [{ why: 'notThere', kind: 'red' }],
  nothingLeft: [{ why: 'nothingLeft' }],
  shifting: [{ why: 'shifting', shifts: 2 }],
  able: (['take', 'shift', 'done'] as const).map((can) => ({ why: 'able', can })),
  noShift: [{ why: 'noShift' }],
  gridSize: [{ why: 'gridSize', given: 24, count: 25 }],
  hands: [{ why: 'hands', given: [3, 2], seats: 2, each: 3 }],
};

export function sharedRefusals(clause: string, phases: readonly string[]): Refusal[] {
  return [
    ...Object.values(ROWS)
      .flat()
      .map((facts): Refusal => ({ ok: false, clause, facts: { ...facts } })),
    ...phases.map((phase): Refusal => ({ ok: false, clause: 'turn', facts: { phase } })),
    { ok: false, clause: 'turn', facts: { turnOf: [1] } },
    { ok: false, clause: 'form', facts: {} },
  ];
}

/** The refusals that the examples lead to. */
export function refusalsOf<State, Move>(
  rules: GameRules<State, Move>,
  examples: readonly Example<Move>[],
): Refusal[] {
  return examples.flatMap((example) => {
    if (example.kind !== 'play') return [];
    const verdict = rules.judge(reached(rules, example.setup, example.before), example.tried);
    return verdict.ok ? [] : [verdict];
  });
}

/** Both games pick their sentence by the reason. */
export function kindOf({ clause, facts }: Refusal): string {
  return typeof facts.why === 'string' ? facts.why : clause;
}

export const GRID_KINDS = [...Object.keys(ROWS), 'turn', 'form'];
