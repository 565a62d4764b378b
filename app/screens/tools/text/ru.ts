import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  dice: {
    title: 'Кубики',
    howMany: 'Сколько кубиков',
    sides: 'Граней на кубике',
    sidesOf: (n) => `${n} ${slavic(n, 'грань', 'грани', 'граней')}`,
    throw: 'Бросить',
    throwAgain: 'Бросить ещё',
    sum: 'Сумма',
    rolled: (values, total) => `Выпало ${values}, всего ${total}`,
    notYet: 'Кубики ждут. Нажми «Бросить» или встряхни телефон.',
    last: (n) =>
      n === 1 ? 'Последний бросок' : `Последние ${n} ${slavic(n, 'бросок', 'броска', 'бросков')}`,
    forget: 'Забыть броски',
    histogram: 'Как выпадали грани',
    face: (face, times) => `${face}: ${times} ${slavic(times, 'раз', 'раза', 'раз')}`,
    chi: (value, limit) => `χ² = ${value}; подозрительно было бы от ${limit}`,
    chiFine: 'Отклонение обычное для честных кубиков.',
    chiOdd: 'Такое с честными кубиками случается реже, чем раз на сто таких серий.',
    chiFew: 'Бросков ещё мало, чтобы судить.',
    source: 'Числа даёт криптографический генератор устройства, без перекоса.',
  },
  whoStarts: {
    title: 'Кто первый',
    hint: 'Отметь, кто за столом, и тяни жребий у всех на глазах.',
    draw: 'Тянуть жребий',
    drawAgain: 'Ещё раз',
    drawing: 'Тянем…',
    first: (name) => `Первый ход: ${name}`,
    tooFew: 'Отметь хотя бы двоих.',
    howMany: 'Сколько за столом',
    nobody: 'Игроков ещё нет: выбери только, сколько игроков.',
    seat: (n) => `Место ${n}`,
  },
};
