/** Книга правил: слова екрана. Самі правила — у кожної гри свої. */
import { slavic } from '../../../../src/text/plural';

export const uk = {
  title: 'Правила',
  choose: 'Гра',
  search: 'Шукати в правилах',
  searchIn: (game: string) => `Шукати: ${game}`,
  noClause: 'Такого пункту тут немає.',
  clear: 'Стерти пошук',
  clauses: (n: number) => `${n} ${slavic(n, 'пункт', 'пункти', 'пунктів')}`,
  nothing: 'Тут такого слова немає.',
  nearest: 'Такого слова в правилах немає. Найближче за написанням:',
  everywhere: (n: number) => `В інших іграх: ${n}`,
  settle: 'Розсудити, хто має рацію',
  openSettle: (question: string) => `Розсудити: ${question}`,
  openQuestions: 'Відкриті питання',
  openQuestionsHint:
    'Тут друковані правила мовчать або кажуть двояко. Ось як судить Арбітр і чому.',
  refinement: (id: string) => `уточнення ${id}`,
  readRefinement: (id: string) => `Прочитати уточнення ${id}`,
  reason: 'Чому так',
  otherwise: 'Стіл може домовитися інакше',
  touches: 'Стосується пунктів',
  share: (id: string) => `Поділитися пунктом ${id}`,
  copied: 'Посилання скопійовано',
  spokenClause: (id: string, title: string) => `Пункт ${id}. ${title}`,
  spokenRuling: (id: string, question: string) => `Уточнення ${id}. ${question}`,
  verdicts: {
    play: { accepted: 'Так можна', refused: 'Так не можна' },
    setup: { accepted: 'Так можна', refused: 'Так не можна' },
    count: { accepted: 'Так рахують', refused: 'Так не рахують' },
    view: { accepted: 'Так і є', refused: 'Так не буває' },
  },
  before: 'Перед тим',
  moment: 'Правила цієї миті',
  players: ['Оля', 'Тарас', 'Іра', 'Марко', 'Соня', 'Лев'],
};
