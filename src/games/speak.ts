/**
 * The one way from what the rules say to a sentence, for every game and language: refusals, moves and score lines.
 * Typed: a sentence reads only facts that the rules give with its clause. Total: an unknown clause, a move of an old log
 * or any JSON instead of the facts gets words too. Holds no sentence itself.
 */
import type { Setup } from '../engine/types';
import type { Chapters } from './clauses';
import type { ClauseWords, GameWords, HouseWords, RulingWords, Say } from './words';

/** By clause, the sentence made of the facts that come with it; a language without one does not compile. */
export type FactSentences<Facts> = {
  readonly [C in keyof Facts]: (facts: Facts[C], say: Say) => string;
};

/** By type, the line of a move. */
export type MoveSentences<Move extends { type: string }> = {
  readonly [T in Move['type']]: (
    move: Extract<Move, { type: T }>,
    say: Say,
    setup: Setup,
  ) => string;
};

/** What one game's rules can say, as types. */
export interface Subject {
  /** Facts by clause; by their `why` where several clauses refuse for the same reason. */
  refusals: object;
  move: { type: string };
  /** Facts of score lines by clause. */
  lines: object;
  phase: string;
  chapters: Chapters;
}

/** For a refusal, move or score line that nobody has words for; each language has one, in its lexicon. */
export type Unknown = Readonly<Record<'refusal' | 'move' | 'line', string>>;

type Clause<S extends Subject> = S['chapters']['CLAUSES'][number];

/** What one language says about a game. */
export interface Spoken<S extends Subject> extends Pick<
  GameWords,
  'title' | 'also' | 'facts' | 'counts' | 'stage' | 'stageName' | 'turns'
> {
  phases: Record<S['phase'], string>;
  groups: Record<Clause<S>['group'], string>;
  clauses: Record<Clause<S>['id'], ClauseWords>;
  rulings: Record<S['chapters']['RULINGS'][number]['id'], RulingWords>;
  house: {
    [R in keyof S['chapters']['HOUSE']]: HouseWords & {
      readings: Record<S['chapters']['HOUSE'][R][number], string>;
    };
  };
  unknown: Unknown;
  refusals: FactSentences<S['refusals']>;
  moves: MoveSentences<S['move']>;
  /** Moves of which more is said once they lie open for all. */
  told?: Partial<MoveSentences<S['move']>>;
  /** Moves of which more is said once the match is over and nobody's memory is tested. */
  over?: Partial<MoveSentences<S['move']>>;
  /** Moves that are said otherwise when they were refused: neither entered nor paid. */
  tried?: Partial<MoveSentences<S['move']>>;
  /** Moves that need fewer words beside their drawing. */
  briefly?: Partial<MoveSentences<S['move']>>;
  lines: FactSentences<S['lines']>;
  /** Lines that are drawn: what is said beside the drawing. */
  beside?: Partial<FactSentences<S['lines']>>;
}

export function speak<S extends Subject>(spoken: Spoken<S>): GameWords<S['move']> {
  const { unknown, refusals, moves, told, over, tried, briefly, lines, beside, ...words } = spoken;
  const rule = (clause: string): ClauseWords | undefined => own(words.clauses, clause);
  const telling =
    (sentences: object): GameWords<S['move']>['move'] =>
    (move, say, setup) =>
      said(say, (names) => own(sentences, move.type)?.(move, names, setup), unknown.move);
  return {
    ...words,
    refusal: ({ clause, facts }, say) =>
      said(
        say,
        (names) => (own(refusals, facts.why) ?? own(refusals, clause))?.(facts, names),
        rule(clause)?.words ?? unknown.refusal,
      ),
    move: telling(moves),
    ...(told && { told: telling({ ...moves, ...told }) }),
    ...(over && { over: telling({ ...moves, ...told, ...over }) }),
    ...(tried && { tried: telling({ ...moves, ...tried }) }),
    ...(briefly && {
      brief: (move, say, setup) =>
        said(say, (names) => own(briefly, move.type)?.(move, names, setup), ''),
    }),
    line: ({ clause, facts }, say) =>
      said(say, (names) => own(lines, clause)?.(facts, names), rule(clause)?.title ?? unknown.line),
    ...(beside && {
      besideDrawn: ({ clause, facts }, say) =>
        said(say, (names) => own(beside, clause)?.(facts, names), ''),
    }),
  };
}

type Sentence = (...given: unknown[]) => unknown;

/** Ids come from records: `toString` is nobody's clause. */
export function own<Entry = Sentence>(table: object, id: unknown): Entry | undefined {
  const known = typeof id === 'string' && Object.hasOwn(table, id);
  return known ? (table as Record<string, Entry>)[id] : undefined;
}

/** What a template shows where a fact is missing or of another kind, and where it shows nothing at all. */
const HOLE = /\b(undefined|null|NaN)\b|\[object|[{}]|^$|^\s|\s$|\s[\s.,)]/;

/** Facts of another version may lack what a sentence relies on: then it breaks or has a hole, and saying little is better. */
export function said(say: Say, sentence: (say: Say) => unknown, otherwise: string): string {
  const names: string[] = [];
  const asked: Say = {
    name(seat) {
      if (!Number.isInteger(seat)) throw new RangeError('no seat');
      const name = say.name(seat);
      names.push(name);
      return name;
    },
  };
  try {
    const text = sentence(asked);
    if (typeof text !== 'string') return otherwise;
    // Somebody may be called «null».
    const itself = names.reduce((rest, name) => rest.replace(name, '…'), text);
    return HOLE.test(itself) ? otherwise : text;
  } catch {
    return otherwise;
  }
}
