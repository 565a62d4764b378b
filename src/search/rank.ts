/** Which texts answer a query, best first. Knows lines, their weights and words; no spelling. */
import type { Meaning, Vocabulary } from './vocabulary';

export interface Line {
  text: number;
  weight: number;
  /** Its words by stem. */
  stems: readonly number[];
}

export interface Asked {
  meaning: Meaning;
  /** What it counts before its rarity. */
  worth: number;
}

export interface Scored {
  text: number;
  score: number;
}

/** Words found elsewhere in the text than in its best line. */
const ELSEWHERE = 1.3;
/** A word that comes again and again in a text is what the text is about: half of its worth at this many. */
const OFTEN = 0.6;
/** A line with all of the words is worth more than two with half of them. */
const WHOLE = 2.8;
/** How much of a line's worth hangs on how much of it was asked. */
const TO_THE_POINT = 0.9;
/** How far rare words go before common ones. */
const RARE = 0.4;
/** A text this much weaker than the best one only shares a common word with the query. */
const WORTH_SHOWING = 0.35;

export interface Corpus {
  words: Vocabulary;
  lines: readonly Line[];
  texts: number;
  /** By line: what it would be worth if all of it were asked. */
  worths: Float64Array;
}

export function corpusOf(words: Vocabulary, lines: readonly Line[], texts: number): Corpus {
  const worths = Float64Array.from(lines, ({ stems }) =>
    stems.reduce((sum, number) => sum + rarity(number, words, texts), 0),
  );
  return { words, lines, texts, worths };
}

/** Every text that has a word of the query, best first. */
export function rank(asked: readonly Asked[], corpus: Corpus): Scored[] {
  const { byLine, byText, all } = sums(asked, corpus);
  const best = new Float64Array(corpus.texts);
  corpus.lines.forEach(({ text, weight }, line) => {
    const found = byLine[line] ?? 0;
    if (found === 0) return;
    const point = found / Math.max(found, corpus.worths[line] ?? 0);
    const worth = (found / all) ** WHOLE * weight * (1 - TO_THE_POINT + TO_THE_POINT * point);
    if (worth > (best[text] ?? 0)) best[text] = worth;
  });
  const scores: Scored[] = [];
  best.forEach((worth, text) => {
    if (worth > 0) scores.push({ text, score: worth + (ELSEWHERE * (byText[text] ?? 0)) / all });
  });
  return scores.sort((a, b) => b.score - a.score || a.text - b.text);
}

/** Those that answer the query about as well as the best of them. */
export function worthShowing(scores: readonly Scored[]): number[] {
  const least = (scores[0]?.score ?? 0) * WORTH_SHOWING;
  return scores.filter(({ score }) => score >= least).map(({ text }) => text);
}

/** Rare words tell more, but not much more: with few texts, rarity is often chance. */
function rarity(number: number, words: Vocabulary, texts: number): number {
  return Math.log(1 + texts / Math.max(1, words.textsWith(number))) ** RARE;
}

interface Sums {
  /** What was found of the query in each line, and in each text. */
  byLine: Float64Array;
  byText: Float64Array;
  /** What all of it is worth. */
  all: number;
}

/** Arrays, not maps: this runs with every key stroke. */
function sums(asked: readonly Asked[], corpus: Corpus): Sums {
  const { lines, words, texts } = corpus;
  const byLine = new Float64Array(lines.length);
  const byText = new Float64Array(texts);
  const sureness = new Float64Array(lines.length);
  const often = new Float64Array(texts);
  let all = 0;
  for (const { meaning, worth: own } of asked) {
    let rare = 0;
    for (const [number, sure] of meaning) {
      rare = Math.max(rare, sure * rarity(number, words, texts));
      for (const line of words.lines[number] ?? [])
        if (sure > (sureness[line] ?? 0)) sureness[line] = sure;
    }
    const worth = own * rare;
    all += worth;
    lines.forEach(({ text, weight }, line) => {
      const sure = sureness[line] ?? 0;
      if (sure === 0) return;
      byLine[line] = (byLine[line] ?? 0) + worth * sure;
      often[text] = (often[text] ?? 0) + sure * weight;
    });
    often.forEach((count, text) => {
      if (count > 0) byText[text] = (byText[text] ?? 0) + (worth * count) / (count + OFTEN);
    });
    sureness.fill(0);
    often.fill(0);
  }
  return { byLine, byText, all };
}
