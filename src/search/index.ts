/**
 * Search in short texts, in one language, with inflected words and slips of the finger. Knows nothing
 * about games or screens: a text is a key and its fields, the heavier ones first.
 */
import type { Locale } from '../text/define';
import { distance, slips } from './distance';
import { gramIndex, type GramIndex } from './grams';
import { stem } from './stem';
import { tokens, type Token } from './tokens';

export interface SearchText {
  key: string;
  /** Comes first when it is typed as it is: «N-3.1»; so does a whole title. */
  id: string;
  /** The first is the title: a word in it counts more. */
  fields: readonly string[];
}

export type Range = readonly [from: number, to: number];

export interface Hit {
  key: string;
  /** By field: the places of the words that were meant. */
  marks: readonly (readonly Range[])[];
}

export interface Found {
  /** Best first. */
  hits: readonly Hit[];
  /** Nothing was found: the three that look most like it, best first. */
  nearest: readonly Hit[];
}

export interface SearchIndex {
  /** `within` leaves only texts that may be shown. */
  search(query: string, within?: (key: string) => boolean): Found;
}

const TITLE_WEIGHT = 2.5;
/** A text this much weaker than the best one only shares a common word with the query. */
const WORTH_SHOWING = 0.2;
/** So many of the words that look alike are compared letter by letter. */
const LIKELY = 24;

/** The texts a stem stands in, each with its weight there. */
type Places = Map<number, number>;

interface Vocabulary {
  /** Stems by number, the whole words each was cut from, and the texts they stand in with their weight. */
  stems: string[];
  numbers: Map<string, number>;
  forms: Set<string>[];
  places: Places[];
  /** Every stem and whole word in alphabetical order, for words that are still being typed. */
  beginnings: { spelling: string; stem: number }[];
}

interface Indexed {
  text: SearchText;
  tokens: readonly (readonly (Token & { stem: number })[])[];
}

/** One word of the query: the stems it may mean, and how surely (1 is the very word). */
type Meaning = ReadonlyMap<number, number>;

export function createSearch(texts: readonly SearchText[], locale: Locale): SearchIndex {
  const words: Vocabulary = {
    stems: [],
    numbers: new Map(),
    forms: [],
    places: [],
    beginnings: [],
  };
  const indexed = texts.map((text, i) => indexText(text, i, words, locale));
  words.beginnings = alphabetical(words);
  const alike = gramIndex(words.stems);
  const lengths = indexed.map(lengthOf);

  function search(query: string, within: (key: string) => boolean = () => true): Found {
    const asked = telling(tokens(query));
    const named = byName(texts, query, within);
    if (asked.length === 0) return { hits: named, nearest: [] };
    const meanings = asked.map(({ word }) => meaningOf(word, words, alike, locale));
    const allowed = (i: number) => within(texts[i]?.key ?? '');
    const ranked = rank(meanings, words, lengths).filter(allowed);
    const hits = [
      ...named,
      ...ranked
        .map((i) => hitOf(indexed[i], meanings))
        .filter(({ key }) => !named.some((hit) => hit.key === key)),
    ];
    if (hits.length > 0) return { hits, nearest: [] };
    const resembling = asked.map(({ word }) => alike.alike(stem(word, locale)));
    const near = rank(resembling, words, lengths).filter(allowed);
    const filler = indexed.map((_, i) => i).filter((i) => allowed(i) && !near.includes(i));
    const nearest = [...near, ...filler].slice(0, 3);
    return { hits, nearest: nearest.map((i) => hitOf(indexed[i], [])) };
  }
  return { search };
}

/** «я в колоді» asks for the deck: words of one or two letters count only where there is nothing else. */
function telling(asked: readonly Token[]): readonly Token[] {
  const longer = asked.filter(({ word }) => word.length > 2 || /\d/.test(word));
  return longer.length > 0 ? longer : asked;
}

function indexText(text: SearchText, at: number, words: Vocabulary, locale: Locale): Indexed {
  const fields = text.fields.map((field, f) =>
    tokens(field).map((token) => {
      const number = numberOf(stem(token.word, locale), words);
      words.forms[number]?.add(token.word);
      const places = words.places[number];
      places?.set(at, (places.get(at) ?? 0) + (f === 0 ? TITLE_WEIGHT : 1));
      return { ...token, stem: number };
    }),
  );
  return { text, tokens: fields };
}

function numberOf(key: string, words: Vocabulary): number {
  const known = words.numbers.get(key);
  if (known !== undefined) return known;
  const number = words.stems.push(key) - 1;
  words.numbers.set(key, number);
  words.forms.push(new Set());
  words.places.push(new Map());
  return number;
}

function lengthOf({ tokens: fields }: Indexed): number {
  return fields.reduce((sum, field) => sum + field.length, 0);
}

function byName(
  texts: readonly SearchText[],
  query: string,
  within: (key: string) => boolean,
): Hit[] {
  const wanted = query.trim().toLowerCase();
  return texts
    .filter(({ id, key, fields }) => {
      const named = id.toLowerCase() === wanted || fields[0]?.toLowerCase() === wanted;
      return named && within(key);
    })
    .map(({ key, fields }) => ({ key, marks: fields.map(() => []) }));
}

/** The very word; else one that begins so (it is still being typed); else one a slip or two away. */
function meaningOf(word: string, words: Vocabulary, alike: GramIndex, locale: Locale): Meaning {
  const key = stem(word, locale);
  const meant = new Map<number, number>();
  const exact = words.numbers.get(key);
  if (exact !== undefined) meant.set(exact, 1);
  for (const number of beginningWith(word.length < 3 ? [] : [word, key], words)) {
    if (number !== exact) meant.set(number, 0.6);
  }
  if (exact !== undefined) return meant;
  const likely = [...alike.alike(key)].filter(([i, likeness]) => likeness > 0.2 && !meant.has(i));
  likely.sort((a, b) => b[1] - a[1]);
  for (const [i] of likely.slice(0, LIKELY)) {
    const off = slip(word, key, words.stems[i] ?? '', words.forms[i]);
    if (off > 0) meant.set(i, off === 1 ? 0.5 : 0.3);
  }
  return meant;
}

function alphabetical({ stems, forms }: Vocabulary): Vocabulary['beginnings'] {
  return stems
    .flatMap((key, stem) => [key, ...(forms[stem] ?? [])].map((spelling) => ({ spelling, stem })))
    .sort((a, b) => (a.spelling < b.spelling ? -1 : 1));
}

/** A stem of three letters begins too many words to mean them. */
function beginningWith(starts: readonly string[], { beginnings }: Vocabulary): number[] {
  const out: number[] = [];
  starts.forEach((start, i) => {
    if (i > 0 && start.length < 4) return;
    let at = firstNotBefore(start, beginnings);
    for (; beginnings[at]?.spelling.startsWith(start); at += 1) out.push(beginnings[at]?.stem ?? 0);
  });
  return out;
}

function firstNotBefore(start: string, list: Vocabulary['beginnings']): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.spelling ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many slips lie between what was typed and this word or one of its forms; 0 for too many. */
function slip(
  word: string,
  key: string,
  candidate: string,
  forms: ReadonlySet<string> | undefined,
): number {
  const most = slips(word.length);
  if (most === 0) return 0;
  let least = Math.min(distance(key, candidate, slips(key.length)), most + 1);
  if (slips(key.length) === 0) least = most + 1;
  for (const form of forms ?? []) least = Math.min(least, distance(word, form, most));
  return least > most ? 0 : Math.max(1, least);
}

/** Rare words weigh more, long texts less, and a text with every asked word comes before one with some. */
function rank(
  meanings: readonly Meaning[],
  words: Vocabulary,
  lengths: readonly number[],
): number[] {
  const scores = new Map<number, { sum: number; words: number }>();
  for (const meaning of meanings) {
    const best = new Map<number, number>();
    for (const [number, sureness] of meaning) {
      const places = words.places[number];
      if (!places) continue;
      const rarity = Math.log(1 + lengths.length / places.size);
      for (const [at, weight] of places) {
        const gain = (sureness * rarity * (weight * 2.2)) / (weight + 1.2);
        best.set(at, Math.max(best.get(at) ?? 0, gain));
      }
    }
    for (const [at, gain] of best) {
      const score = scores.get(at) ?? { sum: 0, words: 0 };
      scores.set(at, { sum: score.sum + gain, words: score.words + 1 });
    }
  }
  const average = lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length);
  const total = ([at, score]: [number, { sum: number; words: number }]): number => {
    const coverage = (score.words / meanings.length) ** 2;
    return (score.sum * coverage) / (0.8 + (0.2 * (lengths[at] ?? 0)) / average);
  };
  const ranked = [...scores]
    .map((entry) => [entry[0], total(entry)] as const)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const least = (ranked[0]?.[1] ?? 0) * WORTH_SHOWING;
  return ranked.filter(([, score]) => score >= least).map(([at]) => at);
}

function hitOf(text: Indexed | undefined, meanings: readonly Meaning[]): Hit {
  const marks = (text?.tokens ?? []).map((field) =>
    field
      .filter((token) => meanings.some((meaning) => meaning.has(token.stem)))
      .map(({ from, to }): Range => [from, to]),
  );
  return { key: text?.text.key ?? '', marks };
}
