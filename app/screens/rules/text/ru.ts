/** Книга правил: слова экрана. Сами правила — у каждой игры свои. */
import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Правила',
  choose: 'Игра',
  search: 'Искать в правилах',
  searchIn: (game: string) => `Искать: ${game}`,
  noClause: 'Такого пункта здесь нет.',
  clear: 'Стереть поиск',
  clauses: (n: number) => `${n} ${slavic(n, 'пункт', 'пункта', 'пунктов')}`,
  nothing: 'Здесь такого слова нет.',
  nearest: 'Такого слова в правилах нет. Ближе всего по написанию:',
  everywhere: (n: number) => `В других играх: ${n}`,
  settle: 'Рассудить, кто прав',
  openSettle: (question: string) => `Рассудить: ${question}`,
  openQuestions: 'Открытые вопросы',
  openQuestionsHint:
    'Здесь печатные правила молчат или говорят двояко. Вот как судит Арбитр и почему.',
  refinement: (id: string) => `уточнение ${id}`,
  readRefinement: (id: string) => `Прочитать уточнение ${id}`,
  reason: 'Почему так',
  otherwise: 'Стол может договориться иначе',
  touches: 'Относится к пунктам',
  share: (id: string) => `Поделиться пунктом ${id}`,
  copied: 'Ссылка скопирована',
  spokenClause: (id, title) => `Пункт ${id}. ${title}`,
  spokenRuling: (id, question) => `Уточнение ${id}. ${question}`,
  verdicts: {
    play: { accepted: 'Так можно', refused: 'Так нельзя' },
    setup: { accepted: 'Так можно', refused: 'Так нельзя' },
    count: { accepted: 'Так считают', refused: 'Так не считают' },
    view: { accepted: 'Так и есть', refused: 'Так не бывает' },
  },
  before: 'Перед этим',
  moment: 'Правила на этот момент',
  players: ['Оля', 'Тарас', 'Ира', 'Марко', 'Соня', 'Лев'],
};
