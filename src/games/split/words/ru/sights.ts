/** Примеры о том, что видно: что утверждает каждый, по пути в виде. */
import { field, filledPlaces, seatOf, type Sights } from '../../../sights';

const fates: Readonly<Record<string, string>> = { discard: 'сброшена', open: 'ещё на столе' };

export const ru: Sights = {
  'table.deck': ({ value }) => `В колоде ещё карт: ${String(value)}`,
  own: ({ viewer, value }) => `${viewer ?? 'Стол'} знает этот голос: часть ${Number(value) + 1}`,
  voted: () => 'Видно только то, кто уже проголосовал',
  'table.ballot.votes': () => 'Голоса открыты все вместе',
  'table.row.#': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(field(value, 'fate'))] ?? ''}`,
  'table.row.#.fate': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(value)] ?? ''}`,
  'table.fronts.#.numbers': (look) =>
    `${look.say.name(seatOf(look))}: стопка ${filledPlaces(look.value).join(', ')}`,
  'table.fronts.#.loose': (look) =>
    `${look.say.name(seatOf(look))}: джокеров отдельно — ${String(look.value)}`,
  'table.fronts.#': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежит в стопке ${filledPlaces(field(look.value, 'jokers')).join(', ')}`,
  'table.fronts.#.jokers': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежит в стопке ${filledPlaces(look.value).join(', ')}`,
};
