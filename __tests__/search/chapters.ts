/** The six chapters and their questions without waiting: plain node under jest knows no dynamic import. */
import { questionFor } from '../../app/screens/rules/bookSearch';
import type { Chapter } from '../../app/screens/rules/chapters';
import type { Settling } from '../../app/screens/rules/foundRows';
import type { GameQuestions } from '../../app/screens/rules/questions';
import type { GameBook } from '../../src/games';
import { book as nizam } from '../../src/games/nizam/book';
import { EXAMPLES as nizamExamples } from '../../src/games/nizam/examples';
import { settleText as nizamQuestions } from '../../src/games/nizam/words/settle';
import { book as perlyna } from '../../src/games/perlyna/book';
import { EXAMPLES as perlynaExamples } from '../../src/games/perlyna/examples';
import { settleText as perlynaQuestions } from '../../src/games/perlyna/words/settle';
import { book as promin } from '../../src/games/promin/book';
import { EXAMPLES as prominExamples } from '../../src/games/promin/examples';
import { settleText as prominQuestions } from '../../src/games/promin/words/settle';
import { book as qwinto } from '../../src/games/qwinto/book';
import { EXAMPLES as qwintoExamples } from '../../src/games/qwinto/examples';
import { settleText as qwintoQuestions } from '../../src/games/qwinto/words/settle';
import { book as split } from '../../src/games/split/book';
import { EXAMPLES as splitExamples } from '../../src/games/split/examples';
import { settleText as splitQuestions } from '../../src/games/split/words/settle';
import { book as veselka } from '../../src/games/veselka/book';
import { EXAMPLES as veselkaExamples } from '../../src/games/veselka/examples';
import { settleText as veselkaQuestions } from '../../src/games/veselka/words/settle';

export const CHAPTERS: readonly Chapter[] = [
  { game: 'promin', book: promin as GameBook, examples: prominExamples },
  { game: 'split', book: split as GameBook, examples: splitExamples },
  { game: 'veselka', book: veselka as GameBook, examples: veselkaExamples },
  { game: 'qwinto', book: qwinto as GameBook, examples: qwintoExamples },
  { game: 'nizam', book: nizam as GameBook, examples: nizamExamples },
  { game: 'perlyna', book: perlyna as GameBook, examples: perlynaExamples },
];

export const QUESTIONS: readonly GameQuestions[] = [
  { game: 'promin', words: prominQuestions },
  { game: 'split', words: splitQuestions },
  { game: 'veselka', words: veselkaQuestions },
  { game: 'qwinto', words: qwintoQuestions },
  { game: 'nizam', words: nizamQuestions },
  { game: 'perlyna', words: perlynaQuestions },
];

/** Questions are called by their ids. */
export const SETTLING: Settling = {
  titled: (_, question) => question,
  decidedIn: questionFor(CHAPTERS),
};
