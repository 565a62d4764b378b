import type { Wording } from '../../../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Учебная партия',
  leave: 'Выйти',
  first: 'впервые в этой партии',
  why: 'Почему так',
  met: (n) => `правил встретили: ${n}`,
  spoken: (n, of) => `Правил встретили: ${n} из ${of}`,
  ask: 'Выйти из обучения?',
  askNote: 'Партию можно играть дальше без пояснений или убрать.',
  keep: 'Играть дальше без пояснений',
  drop: 'Убрать партию',
  stay: 'Учиться дальше',
  failed: 'Не удалось сохранить. Попробуй ещё раз.',
};
