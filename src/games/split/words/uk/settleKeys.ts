/** Слова над клавішами «Розсудити» українською. */
export const uk = {
  row: 'Які карти',
  size: 'Карт у ряді',
  once: 'Стіл домовився: удруге спірне скидають',
  votes: 'Голоси',
  what: 'Що вписати',
  extra: 'Додаткове голосування',
  card: (card: string) => `Карта: ${card}`,
  piles: 'Стопки перед гравцем',
  pile: (value: number) => `Стопка ${value}`,
  joker: 'Джокера кладуть',
  to: (value: number) => `до ${value}`,
  toKey: (value: number) => `Джокера до ${value}`,
  aside: 'окремо, без стопки',
  none: 'чисел ще немає',
};
