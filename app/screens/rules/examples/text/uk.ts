/** Приклади: що твердить кожен із них. Слово «так» чи «ні» каже позначка поруч. */
import type { GameId, Viewer } from '../../../../../src/engine/types';
import type { Say } from '../../../../../src/games/words';
import { slavic } from '../../../../../src/text/plural';
import { describe, field, filledPlaces, numbers, seatOf, type Look, type Sights } from './seen';

const points = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'очко', 'очки', 'очок')}`;
const turns = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'хід', 'ходи', 'ходів')}`;
const handCard = ({ viewer, say, at }: Look): string =>
  `${viewer ?? 'Стіл'} бачить: карта № ${(at[1] ?? 0) + 1} у гравця ${say.name(at[0] ?? 0)} така`;
const fates: Readonly<Record<string, string>> = { discard: 'скинуто', open: 'ще на столі' };

const SIGHTS: Sights = {
  'promin:holder': ({ say, value }) => `Карта першого гравця: ${say.name(Number(value))}`,
  'promin:won.#': (look) => `${look.say.name(seatOf(look))}: взяток — ${String(look.value)}`,
  'promin:hands.#.#': handCard,
  'promin:pad.#.points.#': (look) =>
    `${look.say.name(seatOf(look, 1))} отримує ${points(look.value)} за роздачу`,
  'promin:trick.cards.#.card': () => 'Зіграна карта лежить на столі значенням догори',
  'promin:trick.led': () => 'Основний колір взятки такий',
  'promin:won': ({ value }) => `Усі бачать, скільки в кого взяток: ${numbers(value)}`,
  'promin:trick.cards': () => 'Карти забраної взятки можна роздивлятися далі',
  'promin:dealer': ({ say, value }) => `Наступну роздачу роздає ${say.name(Number(value))}`,
  'promin:winner': ({ say, value }) => `Перемагає ${say.name(Number(value))}`,
  'split:table.deck': ({ value }) =>
    `У колоді ще ${String(value)} ${slavic(Number(value), 'карта', 'карти', 'карт')}`,
  'split:own': ({ viewer, value }) =>
    `${viewer ?? 'Стіл'} знає цей голос: частина ${Number(value) + 1}`,
  'split:voted': () => 'Видно лише те, хто вже проголосував',
  'split:table.ballot.votes': () => 'Голоси відкрито всі разом',
  'split:table.row.#': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(field(value, 'fate'))] ?? ''}`,
  'split:table.row.#.fate': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(value)] ?? ''}`,
  'split:table.fronts.#.numbers': (look) =>
    `${look.say.name(seatOf(look))}: стопка номіналу ${filledPlaces(look.value).join(', ')}`,
  'split:table.fronts.#.loose': (look) =>
    `${look.say.name(seatOf(look))}: джокерів окремо — ${String(look.value)}`,
  'split:table.fronts.#': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежить у стопці номіналу ${filledPlaces(field(look.value, 'jokers')).join(', ')}`,
  'split:table.fronts.#.jokers': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежить у стопці номіналу ${filledPlaces(look.value).join(', ')}`,
  'veselka:lap': ({ value }) => `Іде останнє коло, лишилося ${turns(field(value, 'left'))}`,
  'veselka:winners': ({ say, value }) =>
    `Перемагає ${say.name(Number(Array.isArray(value) ? value[0] : 0))}`,
  'qwinto:sum': ({ value }) => `Сума кидка: ${String(value)}`,
  'qwinto:sheets.#.orange.#': (look) =>
    `${look.viewer ?? 'Стіл'} бачить аркуш гравця ${look.say.name(seatOf(look))}: тут ${String(look.value)}`,
  'qwinto:entries.#': (look) =>
    `${look.viewer ?? 'Стіл'} бачить, куди пише ${look.say.name(seatOf(look))}, поки обирають усі`,
  'nizam:grid.#': () => 'На позначеному місці тепер ця карта',
  'nizam:grid': () => 'Поле після зсуву таке',
  'nizam:runs.#.scores': () => 'Ця комбінація дає очки',
  'nizam:discard': () => 'Ці карти у скиді',
  'nizam:sheets.#.threes': (look) =>
    `${look.say.name(seatOf(look))}: комбінацій із трьох карт — ${String(look.value)}`,
  'perlyna:grid.#': () => 'На позначеному місці й далі ця карта',
  'perlyna:grid': () => 'Поле після зсуву таке',
  'perlyna:discard': () => 'Ці карти у скиді',
};

export const uk = {
  seats: (n: number) => `За столом ${n} ${slavic(n, 'гравець', 'гравці', 'гравців')}`,
  firstSeat: (n: number, first: number) =>
    `За столом ${n} ${slavic(n, 'гравець', 'гравці', 'гравців')}, перший — № ${first}`,
  gets: (name: string, gain: string) => `${name}: ${gain}`,
  instead: (lines: string) => `Насправді ${lines}`,
  seen: (
    game: GameId,
    path: readonly (string | number)[],
    value: unknown,
    viewer: Viewer,
    say: Say,
  ): string => describe(SIGHTS, game, path, value, viewer, say),
};
