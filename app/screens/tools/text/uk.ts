import { slavic } from '../../../../src/text/plural';

export const uk = {
  dice: {
    title: 'Кубики',
    howMany: 'Скільки кубиків',
    sides: 'Граней на кубику',
    sidesOf: (n: number) => `${n} ${slavic(n, 'грань', 'грані', 'граней')}`,
    throw: 'Кинути',
    throwAgain: 'Кинути ще',
    sum: 'Сума',
    rolled: (values: string, total: number) => `Випало ${values}, разом ${total}`,
    notYet: 'Кубики чекають. Натисни «Кинути» або струсни телефон.',
    last: (n: number) =>
      n === 1 ? 'Останній кидок' : `Останні ${n} ${slavic(n, 'кидок', 'кидки', 'кидків')}`,
    forget: 'Забути кидки',
    histogram: 'Як випадали грані',
    face: (face: number, times: number) =>
      `${face}: ${times} ${slavic(times, 'раз', 'рази', 'разів')}`,
    chi: (value: string, limit: string) => `χ² = ${value}; підозріло було б від ${limit}`,
    chiFine: 'Відхилення звичайне для чесних кубиків.',
    chiOdd: 'Таке з чесними кубиками трапляється рідше, ніж раз на сто таких серій.',
    chiFew: 'Кидків ще замало, щоб судити.',
    source: 'Числа дає криптографічний генератор пристрою, без перекосу.',
  },
  whoStarts: {
    title: 'Хто перший',
    hint: 'Познач, хто за столом, і тягни жереб на очах у всіх.',
    draw: 'Тягнути жереб',
    drawAgain: 'Ще раз',
    drawing: 'Тягнемо…',
    first: (name: string) => `Перший хід: ${name}`,
    tooFew: 'Познач щонайменше двох.',
    howMany: 'Скільки за столом',
    nobody: 'Гравців ще немає: обери лише, скільки гравців.',
    seat: (n: number) => `Місце ${n}`,
  },
};
