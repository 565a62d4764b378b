/** Examples: what each of them claims. The mark beside it says yes or no. */
import type { Wording } from '../../../../../src/text/define';
import { english } from '../../../../../src/text/plural';
import { describe, field, filledPlaces, numbers, seatOf, type Look, type Sights } from './seen';
import type { uk } from './uk';

const points = (n: unknown): string => `${String(n)} ${english(Number(n), 'point', 'points')}`;
const turns = (n: unknown): string => `${String(n)} ${english(Number(n), 'turn', 'turns')}`;
const handCard = ({ viewer, say, at }: Look): string =>
  `${viewer ?? 'The table'} sees: card ${(at[1] ?? 0) + 1} in the hand of ${say.name(at[0] ?? 0)} is this one`;
const fates: Readonly<Record<string, string>> = {
  discard: 'discarded',
  open: 'still on the table',
};

const SIGHTS: Sights = {
  'promin:holder': ({ say, value }) => `First-player card: ${say.name(Number(value))}`,
  'promin:won.#': (look) => `${look.say.name(seatOf(look))}: tricks — ${String(look.value)}`,
  'promin:hands.#.#': handCard,
  'promin:pad.#.points.#': (look) =>
    `${look.say.name(seatOf(look, 1))} gets ${points(look.value)} for the deal`,
  'promin:trick.cards.#.card': () => 'A played card lies on the table with its value up',
  'promin:trick.led': () => 'The lead colour of the trick is this one',
  'promin:won': ({ value }) => `Everybody sees how many tricks each has: ${numbers(value)}`,
  'promin:trick.cards': () => 'The cards of a finished trick may still be looked at',
  'promin:dealer': ({ say, value }) => `${say.name(Number(value))} deals next`,
  'promin:winner': ({ say, value }) => `${say.name(Number(value))} wins`,
  'split:table.deck': ({ value }) => `Cards left in the deck: ${String(value)}`,
  'split:own': ({ viewer, value }) =>
    `${viewer ?? 'The table'} knows this vote: part ${Number(value) + 1}`,
  'split:voted': () => 'Only who has voted can be seen',
  'split:table.ballot.votes': () => 'All votes are revealed together',
  'split:table.row.#': ({ at, value }) =>
    `Card ${(at[0] ?? 0) + 1}: ${fates[String(field(value, 'fate'))] ?? ''}`,
  'split:table.row.#.fate': ({ at, value }) =>
    `Card ${(at[0] ?? 0) + 1}: ${fates[String(value)] ?? ''}`,
  'split:table.fronts.#.numbers': (look) =>
    `${look.say.name(seatOf(look))}: a pile of value ${filledPlaces(look.value).join(', ')}`,
  'split:table.fronts.#.loose': (look) =>
    `${look.say.name(seatOf(look))}: jokers lying apart — ${String(look.value)}`,
  'split:table.fronts.#': (look) =>
    `${look.say.name(seatOf(look))}: the joker lies on the pile of value ${filledPlaces(field(look.value, 'jokers')).join(', ')}`,
  'split:table.fronts.#.jokers': (look) =>
    `${look.say.name(seatOf(look))}: the joker lies on the pile of value ${filledPlaces(look.value).join(', ')}`,
  'veselka:lap': ({ value }) => `The last lap is on, ${turns(field(value, 'left'))} left`,
  'veselka:winners': ({ say, value }) =>
    `${say.name(Number(Array.isArray(value) ? value[0] : 0))} wins`,
  'qwinto:sum': ({ value }) => `Sum of the roll: ${String(value)}`,
  'qwinto:sheets.#.orange.#': (look) =>
    `${look.viewer ?? 'The table'} sees the sheet of ${look.say.name(seatOf(look))}: ${String(look.value)} stands here`,
  'qwinto:entries.#': (look) =>
    `${look.viewer ?? 'The table'} sees where ${look.say.name(seatOf(look))} writes while all are choosing`,
  'nizam:grid.#': () => 'This card now lies on the marked place',
  'nizam:grid': () => 'The field after the shift is this',
  'nizam:runs.#.scores': () => 'This combination scores',
  'nizam:discard': () => 'These cards are in the discard pile',
  'nizam:sheets.#.threes': (look) =>
    `${look.say.name(seatOf(look))}: combinations of three cards — ${String(look.value)}`,
  'perlyna:grid.#': () => 'This card still lies on the marked place',
  'perlyna:grid': () => 'The field after the shift is this',
  'perlyna:discard': () => 'These cards are in the discard pile',
};

export const en: Wording<typeof uk> = {
  seats: (n) => `${n} ${english(n, 'player', 'players')} at the table`,
  firstSeat: (n, first) =>
    `${n} ${english(n, 'player', 'players')} at the table, number ${first} is first`,
  gets: (name, gain) => `${name}: ${gain}`,
  instead: (lines) => `In truth ${lines}`,
  seen: (...look) => describe(SIGHTS, ...look),
};
