/** What the three languages share: from a refusal to its sentence, checked against the facts it needs. */
import type { Refusal } from '../../../engine/types';
import type { Say } from '../../words';
import type { CutFacts, SplitRefusals } from '../types';

export type RefusalWords = {
  [C in keyof SplitRefusals]: (facts: SplitRefusals[C], say: Say) => string;
};

type Kind = 'number' | 'string' | 'list' | 'card';
type Shape = Readonly<Record<string, Kind>>;

const CUT: Shape = { size: 'number', wanted: 'number', used: 'number', at: 'list' };
const COUNT: Shape = { cards: 'number', count: 'number' };

/** The facts each sentence reads; several shapes where a clause refuses different things. */
const SHAPES: { readonly [C in keyof SplitRefusals]: readonly Shape[] } = {
  turn: [{ phase: 'string', turnOf: 'list', seat: 'number', reason: 'string' }],
  form: [{ type: 'string' }],
  'S-1.2': [
    { in: 'string', card: 'card', copies: 'number', seen: 'number', shown: 'number' },
    { in: 'string', jokers: 'number', copies: 'number', values: 'list' },
  ],
  'S-2.2': [COUNT],
  'S-2.3': [CUT],
  'S-4.3': [CUT],
  'S-4.4': [CUT, { part: 'number' }],
  'S-5.2': [
    { in: 'string', value: 'number', piles: 'list' },
    { in: 'string', value: 'number', piles: 'number', copies: 'number', seats: 'list' },
  ],
  'S-7.2': [COUNT],
};

export const REFUSING = Object.keys(SHAPES) as readonly (keyof SplitRefusals)[];

function is(value: unknown, kind: Kind): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'card') return value === 'joker' || typeof value === 'number';
  return typeof value === kind;
}

function fits(facts: Readonly<Record<string, unknown>>, shape: Shape): boolean {
  return Object.keys(shape).every((key) => is(facts[key], shape[key] as Kind));
}

/** Total: a clause or facts that this game never gives get the general sentence. */
export function sayRefusal(
  words: RefusalWords,
  refusal: Refusal,
  say: Say,
  otherwise: string,
): string {
  const clause = REFUSING.find((known) => known === refusal.clause);
  if (!clause || !SHAPES[clause].some((shape) => fits(refusal.facts, shape))) return otherwise;
  const sentence = words[clause] as (facts: Refusal['facts'], say: Say) => string;
  return sentence(refusal.facts, say);
}

/** Too many or too few separators, or one that leaves a part without cards. */
export function isMiscounted(facts: CutFacts): boolean {
  return facts.used !== facts.wanted;
}

/** «1, 3 and 10» with the language's own «and». */
export function listed(items: readonly (string | number)[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${String(items.at(-1))}`;
}
