import { slavic } from '../../../../src/text/plural';

export const uk = {
  title: 'Вписати партію',
  subtitle: 'зіграно без «Арбітра»',
  chooseGame: 'Яка гра',
  totals: 'Підсумки',
  order: 'Хто за ким',
  orderHint: 'Перше місце — зверху.',
  addPlayer: 'гравець',
  people: 'Хто грав',
  done: 'Готово',
  wins: 'перемагає',
  shares: 'ділить перемогу',
  total: (name: string) => `Підсумок: ${name}`,
  less: (name: string) => `Менше: ${name}`,
  more: (name: string) => `Більше: ${name}`,
  place: (n: number) => `${n}-е місце`,
  moveUp: (name: string) => `Місцем вище: ${name}`,
  moveDown: (name: string) => `Місцем нижче: ${name}`,
  nothingToCheck:
    'Ходи не записано, тож перевіряти нема чого. В історії буде позначка «вписано згодом», перемога піде у статистику.',
  seats: (game: string, min: number, max: number) =>
    `${game}, ${min}–${max} ${slavic(max, 'гравець', 'гравці', 'гравців')}`,
  save: 'Записати',
  saveWinner: (name: string) => `Записати: перемагає ${name}`,
  saveShared: 'Записати: спільна перемога',
  missing: (names: string) => `Впиши підсумок: ${names}.`,
  impossible: (name: string) => `Такого підсумку в цій грі не буває: ${name}.`,
  tooFew: (min: number) =>
    `Треба щонайменше ${min} ${slavic(min, 'гравець', 'гравці', 'гравців')}.`,
  tooMany: (max: number) =>
    `У цю гру грають щонайбільше ${max} ${slavic(max, 'гравець', 'гравці', 'гравців')}.`,
  byTurns: 'Вписати хід за ходом',
  byTurnsNote: 'Записи перевіримо за правилами, як завжди',
  saved: 'Партію вписано.',
  corrected: 'Виправлено.',
  correcting: 'Виправляєш підсумок',
  failed: 'Не вдалося зберегти. Спробуй ще раз.',
};
