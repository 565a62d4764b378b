import type { Wording } from '../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Рассудить',
  notYet:
    'Здесь можно будет выложить любую позицию и спросить, кто прав. Пока ответ есть в правилах.',
  toRules: 'К правилам',
};
