import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Рассудить',
  noQuestion: 'Такого вопроса здесь нет.',
  titleOf: (game) => `Рассудить: ${game}`,
  chooseGame: 'Другая игра',
  gameIs: (game) => `Игра: ${game}. Выбрать другую`,
  questions: 'О чём вопрос',
  position: 'Позиция',
  answer: 'Ответ',
  impossible: 'Так не бывает',
  incomplete: 'Ещё не всё',
  broken: 'Эта ссылка повреждена, поэтому позиция пуста. Выложи её вручную.',
  fromMatch: 'Позиция взята из партии. Меняй что угодно: партии это не коснётся.',
  openRule: 'Открыть правило',
  another: 'Другая позиция',
  decidedBy: 'По каким правилам',
  steps: 'Почему',
  clear: 'Начать сначала',
  share: 'Поделиться решением',
  copied: 'Решение со ссылкой скопировано',
  notYet: 'Для этой игры вопросов ещё нет. Ответ есть в правилах.',
  toRules: 'К правилам',
  shelf: 'Выбери игру и вопрос, выложи позицию — и вот решение с пунктом правил.',
};
