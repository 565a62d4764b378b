import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Здесь ничего нет',
  sentence: 'Такой страницы у Арбитра нет.',
  action: 'К столу',
};
