/** Examples of what is seen: what each claims, by its path in the view. */
import { field, filledPlaces, seatOf, type Sights } from '../../../sights';

const fates: Readonly<Record<string, string>> = {
  discard: 'discarded',
  open: 'still on the table',
};

export const en: Sights = {
  'table.deck': ({ value }) => `Cards left in the deck: ${String(value)}`,
  own: ({ viewer, value }) => `${viewer ?? 'The table'} knows this vote: part ${Number(value) + 1}`,
  voted: () => 'Only who has voted can be seen',
  'table.ballot.votes': () => 'All votes are revealed together',
  'table.row.#': ({ at, value }) =>
    `Card ${(at[0] ?? 0) + 1}: ${fates[String(field(value, 'fate'))] ?? ''}`,
  'table.row.#.fate': ({ at, value }) => `Card ${(at[0] ?? 0) + 1}: ${fates[String(value)] ?? ''}`,
  'table.fronts.#.numbers': (look) =>
    `${look.say.name(seatOf(look))}: a pile of ${filledPlaces(look.value).join(', ')}`,
  'table.fronts.#.loose': (look) =>
    `${look.say.name(seatOf(look))}: jokers lying apart — ${String(look.value)}`,
  'table.fronts.#': (look) =>
    `${look.say.name(seatOf(look))}: the joker lies on the pile of ${filledPlaces(field(look.value, 'jokers')).join(', ')}`,
  'table.fronts.#.jokers': (look) =>
    `${look.say.name(seatOf(look))}: the joker lies on the pile of ${filledPlaces(look.value).join(', ')}`,
};
