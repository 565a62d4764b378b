/**
 * Search in short texts, in one language, with inflected words and slips of the finger. Knows nothing
 * about games or screens: a text is a key and its lines.
 */
import type { Locale } from '../text/define';
import { retyped, spelledIn } from './alphabets';
import { corpusOf, rank, worthShowing, type Asked, type Corpus, type Line } from './rank';
import { numbered, tokens, type Token } from './tokens';
import { Words, type Meaning } from './vocabulary';
import { isAsking, worthOf } from './worth';

export interface SearchLine {
  text: string;
  /** What a word found here counts. */
  weight: number;
  /** Nobody reads it: its words need no marks. */
  unseen?: boolean;
}

export interface SearchText {
  key: string;
  /** Comes first when it is typed as it is: «N-3.1»; so does the whole first line. */
  id?: string;
  /** The title comes first. */
  lines: readonly SearchLine[];
}

export type Range = readonly [from: number, to: number];

export interface Hit {
  key: string;
  /** By line that is read: the places of the words that were meant. */
  marks: readonly (readonly Range[])[];
}

export interface Found {
  /** Best first. */
  hits: readonly Hit[];
  /** Nothing was found: the three that look most like it, best first. */
  nearest: readonly Hit[];
  /** Keys of what would have been found outside of `within`. */
  beyond: readonly string[];
}

export interface SearchIndex {
  /** `within` leaves only texts that may be shown. */
  search(query: string, within?: (key: string) => boolean): Found;
}

interface Indexed {
  text: SearchText;
  lines: readonly (readonly (Token & { stem: number })[])[];
}

export interface SearchBuilder {
  /** Texts may come in helpings: a whole book at once is felt on a slow phone. */
  add(texts: readonly SearchText[]): void;
  finish(): SearchIndex;
}

export function searchBuilder(locale: Locale): SearchBuilder {
  const words = new Words(locale);
  const lines: Line[] = [];
  const indexed: Indexed[] = [];
  return {
    add(texts) {
      for (const text of texts) indexed.push(indexText(text, indexed.length, words, lines));
    },
    finish: () => searchIn(indexed, corpusOf(words.finish(), lines, indexed.length), locale),
  };
}

export function createSearch(texts: readonly SearchText[], locale: Locale): SearchIndex {
  const builder = searchBuilder(locale);
  builder.add(texts);
  return builder.finish();
}

function searchIn(indexed: readonly Indexed[], corpus: Corpus, locale: Locale): SearchIndex {
  const texts = indexed.map(({ text }) => text);
  const named = namesOf(texts);

  function search(query: string, within: (key: string) => boolean = () => true): Found {
    const asked = askedOf(query, corpus, locale);
    const allowed = (i: number) => within(texts[i]?.key ?? '');
    const ranked = rank(asked, corpus);
    const first = named(query);
    const found = [
      ...first.filter(allowed),
      ...worthShowing(ranked.filter(({ text }) => allowed(text) && !first.includes(text))),
    ];
    const hits = found.map((i) => hitOf(indexed[i], asked));
    const beyond = [...new Set([...first, ...worthShowing(ranked)])]
      .filter((i) => !allowed(i))
      .map((i) => texts[i]?.key ?? '');
    const nearest = hits.length > 0 || asked.length === 0 ? [] : nearestTo(asked, allowed);
    return { hits, nearest, beyond };
  }

  function nearestTo(asked: readonly AskedWord[], allowed: (i: number) => boolean): Hit[] {
    const resembling = asked.map(({ word }) => ({
      meaning: corpus.words.resembling(word),
      worth: 1,
    }));
    const near = rank(resembling, corpus).map(({ text }) => text);
    return [...new Set([...near, ...texts.keys()])]
      .filter(allowed)
      .slice(0, 3)
      .map((i) => hitOf(indexed[i], []));
  }
  return { search };
}

/** The texts whose number or whole title was typed. */
function namesOf(texts: readonly SearchText[]): (query: string) => readonly number[] {
  const ids = texts.map(({ id }) => (id ? numbered(id) : null));
  const titles = texts.map(({ lines }) => nameOf(lines[0]?.text ?? ''));
  return (query) => {
    const [id, title] = [numbered(query), nameOf(query)];
    return texts.flatMap((_, i) => (ids[i] === id || titles[i] === title ? [i] : []));
  };
}

function indexText(text: SearchText, at: number, words: Words, lines: Line[]): Indexed {
  const own = text.lines.map(({ text: said, weight }) => {
    const line = lines.length;
    const found = tokens(said).map((token) => ({
      ...token,
      stem: words.add(token.word, line, at),
    }));
    lines.push({ text: at, weight, stems: found.map(({ stem }) => stem) });
    return found;
  });
  return { text, lines: own };
}

interface AskedWord extends Asked {
  word: string;
  asking: boolean;
}

/** As it was typed, or as the other keyboard would have written it, where that says more. */
function askedOf(query: string, corpus: Corpus, locale: Locale): AskedWord[] {
  let asked = readAs(query, corpus, locale);
  let known = surenessOf(asked);
  for (const other of retyped(query, locale)) {
    const read = readAs(other, corpus, locale);
    const sure = surenessOf(read);
    if (sure > known) [asked, known] = [read, sure];
  }
  return asked;
}

function readAs(query: string, corpus: Corpus, locale: Locale): AskedWord[] {
  return tokens(query).map(({ word }) => {
    let asked = askedWord(word, corpus, locale);
    for (const spelling of spelledIn(word, locale)) {
      const other = askedWord(spelling, corpus, locale);
      if (surest(other) > surest(asked)) asked = other;
    }
    return asked;
  });
}

function askedWord(word: string, { words }: Corpus, locale: Locale): AskedWord {
  return {
    word,
    asking: isAsking(word, locale),
    worth: worthOf(word, locale),
    meaning: words.meaningOf(word),
  };
}

/** A word that asks is known, whether or not a text has it. */
function surest({ asking, meaning }: AskedWord): number {
  return asking ? 1 : Math.max(0, ...meaning.values());
}

function surenessOf(asked: readonly AskedWord[]): number {
  return asked.reduce((sum, word) => sum + surest(word), 0) / Math.max(1, asked.length);
}

function nameOf(text: string): string {
  return text.trim().toLowerCase();
}

/** Question words are only marked where there is nothing else. */
function hitOf(text: Indexed | undefined, asked: readonly AskedWord[]): Hit {
  const naming = asked.filter(({ asking }) => !asking);
  const meanings = (naming.length > 0 ? naming : asked).map(({ meaning }): Meaning => meaning);
  const read = (text?.lines ?? []).filter((_, i) => !text?.text.lines[i]?.unseen);
  const marks = read.map((line) =>
    line
      .filter((token) => meanings.some((meaning) => meaning.has(token.stem)))
      .map(({ from, to }): Range => [from, to]),
  );
  return { key: text?.text.key ?? '', marks };
}
