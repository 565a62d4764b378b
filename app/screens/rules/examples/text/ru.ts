/** Примеры: что утверждает каждый из них. «Да» или «нет» говорит значок рядом. */
import type { Wording } from '../../../../../src/text/define';
import { slavic } from '../../../../../src/text/plural';
import { describe, field, filledPlaces, numbers, seatOf, type Look, type Sights } from './seen';
import type { uk } from './uk';

const points = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'очко', 'очка', 'очков')}`;
const turns = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'ход', 'хода', 'ходов')}`;
const handCard = ({ viewer, say, at }: Look): string =>
  `${viewer ?? 'Стол'} видит: карта № ${(at[1] ?? 0) + 1} у игрока ${say.name(at[0] ?? 0)} такая`;
const fates: Readonly<Record<string, string>> = { discard: 'сброшена', open: 'ещё на столе' };

const SIGHTS: Sights = {
  'promin:holder': ({ say, value }) => `Карта первого игрока: ${say.name(Number(value))}`,
  'promin:won.#': (look) => `${look.say.name(seatOf(look))}: взяток — ${String(look.value)}`,
  'promin:hands.#.#': handCard,
  'promin:pad.#.points.#': (look) =>
    `${look.say.name(seatOf(look, 1))} получает ${points(look.value)} за раздачу`,
  'promin:trick.cards.#.card': () => 'Сыгранная карта лежит на столе значением вверх',
  'promin:trick.led': () => 'Ведущий цвет взятки такой',
  'promin:won': ({ value }) => `Все видят, сколько у кого взяток: ${numbers(value)}`,
  'promin:trick.cards': () => 'Карты забранной взятки можно рассматривать дальше',
  'promin:dealer': ({ say, value }) => `Следующую раздачу раздаёт ${say.name(Number(value))}`,
  'promin:winner': ({ say, value }) => `Побеждает ${say.name(Number(value))}`,
  'split:table.deck': ({ value }) => `В колоде ещё карт: ${String(value)}`,
  'split:own': ({ viewer, value }) =>
    `${viewer ?? 'Стол'} знает этот голос: часть ${Number(value) + 1}`,
  'split:voted': () => 'Видно только то, кто уже проголосовал',
  'split:table.ballot.votes': () => 'Голоса открыты все вместе',
  'split:table.row.#': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(field(value, 'fate'))] ?? ''}`,
  'split:table.row.#.fate': ({ at, value }) =>
    `Карта № ${(at[0] ?? 0) + 1}: ${fates[String(value)] ?? ''}`,
  'split:table.fronts.#.numbers': (look) =>
    `${look.say.name(seatOf(look))}: стопка номинала ${filledPlaces(look.value).join(', ')}`,
  'split:table.fronts.#.loose': (look) =>
    `${look.say.name(seatOf(look))}: джокеров отдельно — ${String(look.value)}`,
  'split:table.fronts.#': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежит в стопке номинала ${filledPlaces(field(look.value, 'jokers')).join(', ')}`,
  'split:table.fronts.#.jokers': (look) =>
    `${look.say.name(seatOf(look))}: джокер лежит в стопке номинала ${filledPlaces(look.value).join(', ')}`,
  'veselka:lap': ({ value }) => `Идёт последний круг, осталось ${turns(field(value, 'left'))}`,
  'veselka:winners': ({ say, value }) =>
    `Побеждает ${say.name(Number(Array.isArray(value) ? value[0] : 0))}`,
  'qwinto:sum': ({ value }) => `Сумма броска: ${String(value)}`,
  'qwinto:sheets.#.orange.#': (look) =>
    `${look.viewer ?? 'Стол'} видит лист игрока ${look.say.name(seatOf(look))}: здесь ${String(look.value)}`,
  'qwinto:entries.#': (look) =>
    `${look.viewer ?? 'Стол'} видит, куда пишет ${look.say.name(seatOf(look))}, пока выбирают все`,
  'nizam:grid.#': () => 'На отмеченном месте теперь эта карта',
  'nizam:grid': () => 'Поле после сдвига такое',
  'nizam:runs.#.scores': () => 'Эта комбинация даёт очки',
  'nizam:discard': () => 'Эти карты в сбросе',
  'nizam:sheets.#.threes': (look) =>
    `${look.say.name(seatOf(look))}: комбинаций из трёх карт — ${String(look.value)}`,
  'perlyna:grid.#': () => 'На отмеченном месте по-прежнему эта карта',
  'perlyna:grid': () => 'Поле после сдвига такое',
  'perlyna:discard': () => 'Эти карты в сбросе',
};

export const ru: Wording<typeof uk> = {
  seats: (n) => `За столом ${n} ${slavic(n, 'игрок', 'игрока', 'игроков')}`,
  firstSeat: (n, first) =>
    `За столом ${n} ${slavic(n, 'игрок', 'игрока', 'игроков')}, первый — № ${first}`,
  gets: (name, gain) => `${name}: ${gain}`,
  instead: (lines) => `На самом деле ${lines}`,
  seen: (...look) => describe(SIGHTS, ...look),
};
