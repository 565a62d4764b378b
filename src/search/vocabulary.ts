/** The words of all texts: which lines each stands in, and what a typed word may mean. Knows nothing about ranking. */
import type { Locale } from '../text/define';
import { distance, slips } from './distance';
import { gramIndex, type GramIndex } from './grams';
import { familyOf } from './families';
import { stem } from './stem';

/** In shorter words two letters change places too easily into another word. */
const SHORTEST_SWAPPED = 3;

/** So many of the words that look alike are compared letter by letter. */
const LIKELY = 24;

/** One word of the query: the stems it may mean, and how surely (1 is the very word). */
export type Meaning = ReadonlyMap<number, number>;

export interface Vocabulary {
  /** By stem: the lines it stands in, each once, in order. */
  lines: readonly (readonly number[])[];
  /** By stem: in how many texts it or its family stands. */
  textsWith(number: number): number;
  meaningOf(word: string): Meaning;
  /** Whatever looks like the word at all: for queries that mean nothing. */
  resembling(word: string): Meaning;
}

interface Beginning {
  spelling: string;
  stem: number;
}

interface Kin {
  stems: number[];
  texts: number;
  lastText: number;
}

export class Words {
  private readonly stems: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly met = new Map<string, number>();
  private readonly forms: string[][] = [];
  private readonly lines: number[][] = [];
  /** By stem: what is counted together, itself or its family. */
  private readonly kin: Kin[] = [];
  private readonly families = new Map<string, Kin>();

  constructor(private readonly locale: Locale) {}

  /** Lines and texts are added in order. Gives the stem's number. */
  add(word: string, line: number, text: number): number {
    const number = this.numberOf(word);
    const lines = this.lines[number];
    if (lines && lines.at(-1) !== line) lines.push(line);
    const kin = this.kin[number];
    if (kin && kin.lastText !== text) {
      kin.lastText = text;
      kin.texts += 1;
    }
    return number;
  }

  /** Most words come again: each is cut once. */
  private numberOf(word: string): number {
    const met = this.met.get(word);
    if (met !== undefined) return met;
    const number = this.numberOfStem(word);
    this.met.set(word, number);
    this.forms[number]?.push(word);
    return number;
  }

  private numberOfStem(word: string): number {
    const key = stem(word, this.locale);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.stems.push(key) - 1;
    this.numbers.set(key, number);
    this.forms.push([]);
    this.lines.push([]);
    this.kin.push(this.kinOf(word, number));
    return number;
  }

  private kinOf(word: string, number: number): Kin {
    const family = familyOf(word, this.locale);
    const known = family === null ? undefined : this.families.get(family);
    if (known) {
      known.stems.push(number);
      return known;
    }
    const kin = { stems: [number], texts: 0, lastText: -1 };
    if (family !== null) this.families.set(family, kin);
    return kin;
  }

  finish(): Vocabulary {
    const { stems, numbers, forms, locale, kin, families } = this;
    const beginnings = alphabetical(stems, forms);
    const alike = gramIndex(stems);
    return {
      lines: this.lines,
      textsWith: (number) => kin[number]?.texts ?? 0,
      resembling: (word) => alike.alike(stem(word, locale)),
      meaningOf(word) {
        const key = stem(word, locale);
        const meant = new Map<number, number>();
        const exact = numbers.get(key);
        const typed = /\d/.test(key) ? [] : [word, key];
        for (const number of beginningWith(typed, beginnings)) meant.set(number, BEGUN);
        const family = families.get(familyOf(word, locale) ?? '');
        for (const number of family?.stems ?? []) meant.set(number, AKIN);
        if (exact !== undefined) meant.set(exact, 1);
        else if (!family) {
          for (const other of confusions(word)) {
            const number = numbers.get(stem(other, locale));
            if (number !== undefined && !meant.has(number)) meant.set(number, CONFUSED);
          }
          addSlips(word, key, meant, { stems, forms, alike });
        }
        return meant;
      },
    };
  }
}

/** Another word of the family is nearly as sure as the very word; one that begins as typed is less so. */
const AKIN = 0.8;
const BEGUN = 0.6;
/** One letter for another that sounds like it, or two that changed places: one slip, looked for in short words, too. */
const CONFUSED = 0.5;

const SOUND_ALIKE: Readonly<Record<string, string>> = {
  и: 'іеы',
  і: 'ие',
  ы: 'и',
  е: 'ию',
  о: 'а',
  а: 'о',
  у: 'ю',
  ю: 'у',
};

function confusions(word: string): string[] {
  const out: string[] = [];
  for (let i = 0; i < word.length; i += 1) {
    const [before, letter, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)];
    for (const other of SOUND_ALIKE[letter] ?? '') out.push(before + other + after);
    if (word.length > SHORTEST_SWAPPED && after !== '')
      out.push(before + after.charAt(0) + letter + after.slice(1));
  }
  return out;
}

function alphabetical(
  stems: readonly string[],
  forms: readonly (readonly string[])[],
): Beginning[] {
  return stems
    .flatMap((key, stem) => [key, ...(forms[stem] ?? [])].map((spelling) => ({ spelling, stem })))
    .sort((a, b) => (a.spelling < b.spelling ? -1 : 1));
}

/** Words still being typed. Two letters, or a stem of three, begin too many words to mean them. */
function beginningWith(starts: readonly string[], beginnings: readonly Beginning[]): number[] {
  const out: number[] = [];
  starts.forEach((start, i) => {
    if (start.length < (i === 0 ? 3 : 4)) return;
    let at = firstNotBefore(start, beginnings);
    for (; beginnings[at]?.spelling.startsWith(start); at += 1) out.push(beginnings[at]?.stem ?? 0);
  });
  return out;
}

function firstNotBefore(start: string, list: readonly Beginning[]): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.spelling ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Known {
  stems: readonly string[];
  forms: readonly (readonly string[])[];
  alike: GramIndex;
}

/** A word nobody knows is taken for one a slip or two away. */
function addSlips(word: string, key: string, meant: Map<number, number>, known: Known): void {
  const likely = [...known.alike.alike(key)].filter(
    ([i, likeness]) => likeness > 0.2 && !meant.has(i),
  );
  likely.sort((a, b) => b[1] - a[1]);
  for (const [i] of likely.slice(0, LIKELY)) {
    const off = slip(word, key, known.stems[i] ?? '', known.forms[i]);
    if (off > 0) meant.set(i, off === 1 ? 0.5 : 0.3);
  }
}

/** How many slips lie between what was typed and this word or one of its forms; 0 for too many. */
function slip(
  word: string,
  key: string,
  candidate: string,
  forms: readonly string[] | undefined,
): number {
  const most = slips(word.length);
  if (most === 0) return 0;
  let least = Math.min(distance(key, candidate, slips(key.length)), most + 1);
  if (slips(key.length) === 0) least = most + 1;
  for (const form of forms ?? []) least = Math.min(least, distance(word, form, most));
  return least > most ? 0 : Math.max(1, least);
}
