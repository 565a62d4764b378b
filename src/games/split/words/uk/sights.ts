/** Приклади про те, що видно: що твердить кожен, за шляхом у вигляді. */
import { slavic } from '../../../../text/plural';
import { field, filledPlaces, seatOf, type Sights } from '../../../sights';

const fates: Readonly<Record<string, string>> = { discard: 'скинуто', open: 'ще на столі' };

export const uk: Sights = {
  'table.deck': ({ value }) =>
    `У колоді ще ${String(value)} ${slavic(Number(value), 'карта', 'карти', 'карт')}`,
  own: ({ viewer, value }) => `${viewer ?? 'Стіл'} знає цей голос: частина ${Number(value) + 1}`,
  voted: () => 'Видно лише те, хто вже проголосував',
  'table.ballot.votes': () => 'Голоси відкрито всі разом',
  'table.row.#': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(field(value, 'fate'))] ?? ''}`,
  'table.row.#.fate': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(value)] ?? ''}`,
  'table.fronts.#.numbers': (look) =>
    `${look.say.name(seatOf(look))}: стопка ${filledPlaces(look.value).join(', ')}`,
  'table.fronts.#.loose': (look) =>
    `${look.say.name(seatOf(look))}: джокерів окремо — ${String(look.value)}`,
  'table.fronts.#': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежить у стопці ${filledPlaces(field(look.value, 'jokers')).join(', ')}`,
  'table.fronts.#.jokers': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежить у стопці ${filledPlaces(look.value).join(', ')}`,
};
