/**
 * The headline is all that a phone shows. For random positions of every question its facts alone are read as a player would
 * read the sentence, and what they imply is compared with what the law says of the whole position; and no two answers that
 * differ are told in the same words.
 */
import { gameIds } from '../../src/games';
import type { Question, Settled, SettleWords } from '../../src/games/settle';
import { type Catalogues, LOCALES } from '../../src/text/define';
import { NIZAM, PERLYNA } from '../support/headlines/gems';
import { PROMIN } from '../support/headlines/promin';
import type { Properties } from '../support/headlines/property';
import { QWINTO } from '../support/headlines/qwinto';
import { SPLIT } from '../support/headlines/split';
import { VESELKA } from '../support/headlines/veselka';
import { quickRng } from '../support/quickRng';

const RUNS = 300;
/** Of so many positions at least this share has an answer. */
const ENOUGH = RUNS / 5;

const GAMES: Readonly<Record<string, Properties>> = {
  promin: PROMIN,
  split: SPLIT,
  veselka: VESELKA,
  qwinto: QWINTO,
  nizam: NIZAM,
  perlyna: PERLYNA,
};

const ASKED = gameIds().flatMap((game) => {
  const { QUESTIONS } = jest.requireActual<{ QUESTIONS: readonly Question[] }>(
    `../../src/games/${game}/settle`,
  );
  const { settleText } = jest.requireActual<{ settleText: Catalogues<SettleWords> }>(
    `../../src/games/${game}/words/settle`,
  );
  return QUESTIONS.map((question) => ({
    name: `${game}/${question.id}`,
    question,
    words: settleText,
    property: GAMES[game]?.[question.id],
  }));
});

const settledOf = (question: Question, position: unknown): Settled | null => {
  const read = question.read(JSON.parse(JSON.stringify(position)));
  if (read === null) throw new Error(`not read: ${JSON.stringify(position)}`);
  const answer = question.answer(read);
  return answer.kind === 'settled' ? answer : null;
};

test.each(ASKED)(
  '$name: the headline alone implies the answer',
  ({ question, words, property }) => {
    if (!property) throw new Error('a question whose headline is held to nothing');
    const rng = quickRng(19);
    const told = new Map<string, string>();
    const outcomes = new Set<string>();
    const wrong: string[] = [];
    let answered = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const position = property.position(rng);
      const settled = settledOf(question, position);
      if (!settled) continue;
      answered += 1;
      const { headline } = settled;
      const implied = property.implies(headline);
      const truth = property.truth(position);
      outcomes.add(truth);
      if (implied !== truth) wrong.push(`${JSON.stringify(position)}: ${implied}, not ${truth}`);
      const heard = property.heard?.(headline) ?? implied;
      for (const locale of LOCALES) {
        const sentence = `${locale}: ${words[locale].say(headline, (seat) => `№${seat}`)}`;
        const before = told.get(sentence) ?? heard;
        if (before !== heard) wrong.push(`«${sentence}» for ${before} and for ${heard}`);
        told.set(sentence, heard);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(answered).toBeGreaterThan(ENOUGH);
    expect(outcomes.size).toBeGreaterThan(1);
  },
);

/** Read once beside the law: a clause that moves to another sentence is seen here. */
test.each(ASKED)(
  '$name: each sentence stands on the clause that says it',
  ({ question, property }) => {
    if (!property) throw new Error('a question whose headline is held to nothing');
    const rng = quickRng(20);
    const stands = new Map<string, Set<string>>();
    const note = (id: string, clause: string | undefined) =>
      stands.set(id, (stands.get(id) ?? new Set()).add(clause ?? '—'));
    for (let run = 0; run < RUNS; run += 1) {
      const settled = settledOf(question, property.position(rng));
      if (!settled) continue;
      note(settled.headline.id, settled.clause);
      for (const { id, clause } of settled.steps) note(id, clause);
    }
    const lines = [...stands].map(([id, clauses]) => `${id}: ${[...clauses].sort().join(' ')}`);
    expect(lines.sort()).toMatchSnapshot();
  },
);
