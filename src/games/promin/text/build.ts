/**
 * Turns one language's phrases into the game's words. Holds no sentence itself; makes every function
 * total, whatever facts or moves come from an old log.
 */
import type { Facts, Refusal, ScoreLine, Setup } from '../../../engine/types';
import type { ClauseWords, GameWords, RulingWords, Say, TurnWords } from '../../words';
import type { CLAUSES, ClauseId, RulingId } from '../clauses';
import type { Move, Refusals, State } from '../types';

export type Sentences = { [C in keyof Refusals]: (facts: Refusals[C], say: Say) => string };

export interface Phrases {
  title: string;
  tagline: string;
  phases: Record<State['phase'], string>;
  turns: TurnWords;
  groups: Record<(typeof CLAUSES)[number]['group'], string>;
  clauses: Record<ClauseId, ClauseWords>;
  rulings: Record<RulingId, RulingWords>;
  /** For a refusal, move or line that nobody has words for. */
  unknown: string;
  refusals: Sentences;
  dealt: string;
  coloursEntered: string;
  bid: (name: string, beads: number, shield: boolean) => string;
  /** A card that the log must not show: collected tricks stay closed (A-P17). */
  laid: (name: string) => string;
  /** A card entered from the real table, `card` as in the move. */
  played: (name: string, card: string, stands: boolean) => string;
  closed: (won: readonly string[]) => string;
  /** What was refused is not yet done: neither entered nor closed. */
  tried: { colours: string; tricks: (won: readonly string[]) => string };
  line: (deal: number, beads: number, shield: boolean, won: number) => string;
}

export function build(phrases: Phrases): GameWords<Move> {
  const { title, tagline, phases, turns, groups, clauses, rulings, unknown } = phrases;
  const sentences: Record<string, ((facts: never, say: Say) => string) | undefined> =
    phrases.refusals;
  return {
    title,
    tagline,
    phases,
    turns,
    groups,
    clauses,
    rulings,
    house: {},
    refusal({ clause, facts }: Refusal, say: Say): string {
      const sentence = Object.hasOwn(sentences, clause) ? sentences[clause] : undefined;
      return sentence === undefined ? unknown : said(() => sentence(facts as never, say), unknown);
    },
    move: (move, say, setup) => said(() => logLine(phrases, move, say, setup), unknown),
    tried: (move, say, setup) => said(() => triedLine(phrases, move, say, setup), unknown),
    line: (line: ScoreLine) => said(() => scoreLine(phrases, line.facts), unknown),
  };
}

/** Facts of an old log may lack what a sentence relies on; saying little is better than breaking the log. */
function said(sentence: () => string | undefined, otherwise: string): string {
  try {
    return sentence() ?? otherwise;
  } catch {
    return otherwise;
  }
}

function logLine(phrases: Phrases, move: Move, say: Say, setup: Setup): string {
  switch (move.type) {
    case 'deal':
      return phrases.dealt;
    case 'colours':
      return phrases.coloursEntered;
    case 'bid':
      return phrases.bid(say.name(move.seat), move.beads, move.shield);
    case 'play':
      return setup.mode === 'virtual'
        ? phrases.laid(say.name(move.seat))
        : phrases.played(say.name(move.seat), move.card, move.stands === true);
    case 'tricks':
      return phrases.closed(wonBy(move.won, say));
    default:
      return phrases.unknown;
  }
}

function wonBy(won: readonly number[], say: Say): string[] {
  return won.map((tricks, seat) => `${say.name(seat)} ${tricks}`);
}

function triedLine(phrases: Phrases, move: Move, say: Say, setup: Setup): string {
  if (move.type === 'colours') return phrases.tried.colours;
  if (move.type === 'tricks') return phrases.tried.tricks(wonBy(move.won, say));
  return logLine(phrases, move, say, setup);
}

function scoreLine(phrases: Phrases, { deal, beads, shield, won }: Facts): string {
  if (typeof deal !== 'number' || typeof beads !== 'number' || typeof won !== 'number')
    return phrases.unknown;
  return phrases.line(deal, beads, shield === true, won);
}
