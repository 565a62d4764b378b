/** Every clause, ruling, refusal, log line and score line of a game has words in three languages, and they read well. */
import { replay } from '../../../src/engine/replay';
import { MODES, type Facts, type Refusal, type Setup } from '../../../src/engine/types';
import { LOCALES, type Locale } from '../../../src/text/define';
import type { EveryGame } from '../everyGame';
import { quickRng } from '../quickRng';
import { NAMES, SAY } from '../sentences';
import { anything, disturbed, pick } from '../settleLinks';

const CLAUSE_ID = /\b[A-Z]-[A-Z]?\d+(\.\d+)?/g;
const NAMED = new RegExp(NAMES.join('|'), 'g');
/** What a fact that is missing, or of another kind, leaves in a sentence. */
const HOLE = /undefined|null|NaN|\[object|[{}]|\s{2,}|^\s|\s$/;
/** Broken records a clause and language. */
const RECORDS = 40;
const TABLE: Setup = { seats: 2, first: 0, mode: 'referee' };

/** What an old log or another version may bring: nobody knows these, and all of them get words. */
const STRANGE_CLAUSES = ['turn', 'form', 'X-9', 'nowhere', 'toString', 'constructor', '__proto__'];
const STRANGE_FACTS = [
  {},
  { why: 'lacked' },
  { why: 'toString' },
  { phase: 'lunch' },
  { turnOf: [] },
  { turnOf: 1 },
  { turnOf: 3, seats: null },
  { mode: 'x' },
  { in: 'stacks' },
  { kind: 'pearl' },
  { card: 7 },
  { led: 'x', held: 1, seat: 0 },
  { cells: [4], row: 7, turnOf: 1 },
];
const STRANGE_MOVES = [
  { type: 'shift' },
  { type: 'dance' },
  { type: 'pass', seat: 0 },
  { type: 'tricks' },
  { type: 'play', seat: 0, card: 'z1' },
];

/** Nothing can be done any more. */
const OVER =
  /ходів більше немає|ходов больше нет|no more|last turn|останнього ходу|последнего хода/;
/** What to do instead, or what is right, so that whoever is refused knows how to go on. */
const WAY_ON: Readonly<Record<Locale, RegExp>> = {
  uk: /(?:^|[^а-яіїєґ])(?:обери|виправ|перевір|впиши|введи|вкажи|внеси|додай|зміни|заплати|заверши|завершуй|зачекай|дочекайся|чекаємо|забери|залиш|прибери|перелічи|почни|починай|роздай|скористайся|бери|зсувай|зсунь|виклади|заповни|кинь|спершу|треба|потрібні|має|мають|можна лише|виправити|постав|добери|грай|клади|доступн|зараз|тепер|рахує сам|голосують|кладуть до)/i,
  ru: /(?:^|[^а-яё])(?:выбери|исправь|проверь|впиши|введи|укажи|внеси|добавь|измени|заплати|заверши|завершай|дождись|ждём|забери|оставь|убери|пересчитай|начни|начинай|раздай|воспользуйся|бери|сдвигай|сдвинь|выложи|заполни|брось|сначала|нужно|нужны|должн|можно только|исправить|поставь|добери|играй|клади|доступн|сейчас|теперь|считает сам|голосуют|кладут в)/i,
  en: /\b(?:choose|correct|check|enter|add|change|pay|finish|wait|take|leave|keep|remove|recount|start|deal|use|shift|lay|fill|throw|first|must|should|needs?|play|now|bet|write|name|give|draw|swap|itself|voting|not entered|still to|joins|discard|place)\b/i,
};

/** Nothing left open, nothing of the code, and only letters of the language itself. */
function wrongWith(locale: Locale, sentence: string, latin?: RegExp): string[] {
  const rest = sentence.replace(CLAUSE_ID, '').replace(NAMED, '');
  const own = latin ? rest.replace(latin, '') : rest;
  const found = [
    /undefined|null|NaN|\[object|[{}$]|\s{2,}|^\s|\s$|['"]/.exec(sentence),
    /-\d/.exec(rest),
    locale === 'en' ? /[а-яіїєґё]/i.exec(own) : /[a-z]/i.exec(own),
    locale === 'uk' ? /[ыэъё]/i.exec(own) : null,
    locale === 'ru' ? /[іїєґ’]/i.exec(own) : null,
  ];
  const wrong = found.flatMap((match) => (match ? [`«${match[0]}» in «${sentence}»`] : []));
  return sentence.length > 2 ? wrong : [...wrong, `«${sentence}» is too short`];
}

/** All texts in a part of a catalogue. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** The lines of every position that an example counts. */
function countedLines({ rules, examples }: EveryGame) {
  return examples.flatMap((example) =>
    example.kind === 'count'
      ? rules.standing(replay(rules, example.setup, example.before).state).lines
      : [],
  );
}

export function describeWords(game: EveryGame): void {
  const { id, book, sentences } = game;
  describe(id, () => {
    const { refusals, moves, phases, latin } = sentences;
    const lines = [...sentences.lines, ...countedLines(game)];

    test('every kind of refusal that the rules give is among those below, and no other', () => {
      expect(new Set(refusals.map(sentences.kinds.of))).toEqual(new Set(sentences.kinds.all));
    });

    describe.each(LOCALES)('in %s', (locale) => {
      const words = book.words[locale];
      const expectReadable = (all: readonly string[]): void =>
        expect(all.flatMap((sentence) => wrongWith(locale, sentence, latin))).toEqual([]);

      test('every clause, ruling, phase, group and house reading has words, and nothing else has', () => {
        expect(Object.keys(words.clauses)).toEqual(book.clauses.map(({ id }) => id));
        expect(Object.keys(words.rulings)).toEqual(book.rulings.map(({ id }) => id));
        expect(new Set(Object.keys(words.groups))).toEqual(
          new Set(book.clauses.map(({ group }) => group)),
        );
        expect(Object.keys(words.phases).sort()).toEqual([...phases].sort());
        for (const { phases: its } of book.clauses)
          expect(phases).toEqual(expect.arrayContaining([...its]));
        expect(Object.keys(words.house)).toEqual(Object.keys(book.house));
        for (const [id, readings] of Object.entries(book.house))
          expect(Object.keys(words.house[id]?.readings ?? {})).toEqual(readings);
        const { title, facts, clauses, rulings, groups, house } = words;
        expectReadable(
          textsIn([
            title,
            facts,
            words.counts ?? [],
            clauses,
            rulings,
            words.phases,
            groups,
            house,
          ]),
        );
      });

      test('every refusal is one readable sentence of its own, which does not cite', () => {
        const said = refusals.map((refusal) => words.refusal(refusal, SAY));
        expectReadable(said);
        const general = words.refusal({ ok: false, clause: 'nowhere', facts: {} }, SAY);
        refusals.forEach(({ clause }, i) => {
          expect(said[i]).toMatch(/[.!?]$/);
          expect(said[i]).not.toBe(general);
          expect(said[i]).not.toBe(words.clauses[clause]?.words);
          if (!['turn', 'form'].includes(clause)) expect(said[i]).not.toContain(clause);
        });
        const stuck = said.filter((each) => !OVER.test(each) && !WAY_ON[locale].test(each));
        expect(stuck).toEqual([]);
        expect(said).toMatchSnapshot();
      });

      test('every move has a log line, and every score line says what it is for', () => {
        const log = moves.map(([setup, move]) => words.move(move, SAY, setup));
        const scores = lines.map((line) => words.line(line, SAY));
        expectReadable([...log, ...scores]);
        for (const [setup, move, like] of sentences.tells)
          expect(words.move(move, SAY, setup)).toMatch(like);
        expect({ log, scores: [...new Set(scores)] }).toMatchSnapshot();
      });

      test('the log keeps secret what is secret', () => {
        for (const { setup, moves: secret, without } of sentences.alike) {
          const told = new Set(secret.map((move) => words.move(move, SAY, setup)));
          expect(told.size).toBe(1);
          if (without) expect([...told][0]).not.toMatch(without);
        }
      });

      test('clauses, facts, moves and lines that nobody knows still get words', () => {
        const clauses = [...STRANGE_CLAUSES, ...book.clauses.map(({ id }) => id)];
        const strange: Refusal[] = clauses.flatMap((clause) =>
          STRANGE_FACTS.map((facts): Refusal => ({ ok: false, clause, facts })),
        );
        expectReadable([
          ...strange.map((refusal) => words.refusal(refusal, SAY)),
          ...STRANGE_MOVES.map((move) => words.move(move, SAY, TABLE)),
          ...clauses.map((clause) => words.line({ seat: 0, clause, points: 1, facts: {} }, SAY)),
        ]);
      });

      test('whatever JSON a record brings, every clause, move and line gets words without a hole', () => {
        const rng = quickRng(20_261_117);
        const clauses = ['turn', 'form', ...book.clauses.map(({ id }) => id)];
        const broken = <T>(all: readonly T[]): T =>
          disturbed(rng, all.length ? pick(rng, all) : {}, 1 + rng.below(6)) as T;
        const said: string[] = [];
        for (const clause of clauses)
          for (let i = 0; i < RECORDS; i += 1) {
            const near = broken(refusals.filter((refusal) => refusal.clause === clause));
            const facts = (rng.below(3) ? (near?.facts ?? near) : anything(rng, 0)) as Facts;
            said.push(words.refusal({ ok: false, clause, facts }, SAY));
            said.push(words.line({ seat: 0, clause, points: 1, facts }, SAY));
          }
        for (let i = 0; i < RECORDS * 10; i += 1) {
          const move: unknown = rng.below(4)
            ? broken(moves.map(([, known]) => known))
            : anything(rng, 0);
          const setup = { ...TABLE, mode: pick(rng, MODES) };
          for (const tell of [words.move, words.told, words.tried])
            if (tell) said.push(tell(move, SAY, setup));
          const line = pick(rng, lines);
          said.push(words.line({ ...line, facts: disturbed(rng, line.facts, 2) as Facts }, SAY));
        }
        expect(
          said.filter((text) => typeof text !== 'string' || !(text.length > 2) || HOLE.test(text)),
        ).toEqual([]);
      });
    });

    test('sentences in Ukrainian read like this', () => {
      const { uk } = book.words;
      const { reads } = sentences;
      for (const [refusal, said] of reads.refusals ?? [])
        expect(uk.refusal(refusal, SAY)).toBe(said);
      for (const [setup, move, said] of reads.moves ?? [])
        expect(uk.move(move, SAY, setup)).toBe(said);
      for (const [line, said] of reads.lines ?? []) expect(uk.line(line, SAY)).toBe(said);
    });
  });
}
