/** Примеры о том, что видно: что утверждает каждый, по пути в виде. */
import { slavic } from '../../../../text/plural';
import { numbers, seatOf, type Look, type Sights } from '../../../sights';

const points = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'очко', 'очка', 'очков')}`;
const handCard = ({ viewer, say, at }: Look): string =>
  `${viewer ?? 'Стол'} видит: карта № ${(at[1] ?? 0) + 1} у игрока ${say.name(at[0] ?? 0)} такая`;

export const ru: Sights = {
  holder: ({ say, value }) => `Карта первого игрока: ${say.name(Number(value))}`,
  'won.#': (look) => `${look.say.name(seatOf(look))}: взяток — ${String(look.value)}`,
  'hands.#.#': handCard,
  'pad.#.points.#': (look) =>
    `${look.say.name(seatOf(look, 1))} получает ${points(look.value)} за раздачу`,
  'trick.cards.#.card': () => 'Сыгранная карта лежит на столе значением вверх',
  'trick.led': () => 'Ведущий цвет взятки такой',
  won: ({ value }) => `Все видят, сколько у кого взяток: ${numbers(value)}`,
  'trick.cards': () => 'Карты забранной взятки можно рассматривать дальше',
  dealer: ({ say, value }) => `Следующую раздачу раздаёт ${say.name(Number(value))}`,
  winner: ({ say, value }) => `Побеждает ${say.name(Number(value))}`,
};
