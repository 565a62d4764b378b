/** Приклади про те, що видно: що твердить кожен, за шляхом у вигляді. */
import { slavic } from '../../../../text/plural';
import { numbers, seatOf, type Look, type Sights } from '../../../sights';

const points = (n: unknown): string => `${String(n)} ${slavic(Number(n), 'очко', 'очки', 'очок')}`;
const handCard = ({ viewer, say, at }: Look): string =>
  `${viewer ?? 'Стіл'} бачить: карта № ${(at[1] ?? 0) + 1} у гравця ${say.name(at[0] ?? 0)} така`;

export const uk: Sights = {
  holder: ({ say, value }) => `Карта першого гравця: ${say.name(Number(value))}`,
  'won.#': (look) => `${look.say.name(seatOf(look))}: взяток — ${String(look.value)}`,
  'hands.#.#': handCard,
  'pad.#.points.#': (look) =>
    `${look.say.name(seatOf(look, 1))} отримує ${points(look.value)} за роздачу`,
  'trick.cards.#.card': () => 'Зіграна карта лежить на столі значенням догори',
  'trick.led': () => 'Основний колір взятки такий',
  won: ({ value }) => `Усі бачать, скільки в кого взяток: ${numbers(value)}`,
  'trick.cards': () => 'Карти забраної взятки можна роздивлятися далі',
  dealer: ({ say, value }) => `Наступну роздачу роздає ${say.name(Number(value))}`,
  winner: ({ say, value }) => `Перемагає ${say.name(Number(value))}`,
};
