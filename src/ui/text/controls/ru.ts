import type { Wording } from '../../../text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  less: 'меньше',
  more: 'больше',
  close: 'Закрыть',
  clause: (id) => `Правило ${id}`,
  seal: { brand: 'Печать «Арбитра»', verdict: 'Печать решения', broken: 'Сломанная печать' },
};
