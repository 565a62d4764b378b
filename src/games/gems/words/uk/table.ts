/** Слова столу 5 × 5, спільні для «Нізаму» та «Перлини Сходу»: підказки, кнопки, назви для читача екрана. */
import type { Kind } from '../../rules/kinds';
import type { Gem, LineEnd } from '../../rules/grid';
import { cards, cardsTaken } from '../../../../text/lexicon/uk';
import { grid } from './rules';

const more = (n: number): string => `ще ${cardsTaken(n)}`;

export const uk = {
  gem: grid.name,
  gems: grid.gems,
  shiftOf: grid.shift,
  cards,
  field: {
    title: 'Поле',
    cell: (row: number, column: number, gem: Gem | null) =>
      `рядок ${row}, стовпець ${column}: ${gem === null ? 'порожньо' : grid.name[gem]}`,
  },
  handle: {
    /** На краю лежить камінь; `price` — скільки карт коштує зсув для того, хто ходить. */
    label: (end: LineEnd, edge: Gem, price: 1 | 3 | null) =>
      `Зсунути ${grid.shift(end)}: на краю ${grid.name[edge]}${
        price === null ? '' : `, ціна ${cards(price)}`
      }`,
    dear: 'заплатити нема чим',
  },
  stock: {
    deck: 'колода',
    discard: 'скид',
    spoken: (deck: number, discard: number) => `У колоді ${cards(deck)}, у скиді ${discard}`,
    hand: (name: string, size: number) => `${name}: у руці ${cards(size)}`,
  },
  hint: {
    choose: 'Зсунь лінію або бери карти',
    poor: 'Зсув оплатити нема чим: бери карти',
    more: 'Ще зсув — торкнись стрілки',
    watching: (name: string) => `Ходить ${name}`,
    dealing: 'Роздача',
    drawing: 'Карти з колоди',
    hand: 'Твоя рука',
    emptyHand: 'Рука порожня',
    brought: (n: number) => `Нові карти: ${n}`,
    own: (kind: Kind, isFresh: boolean) =>
      isFresh ? `${grid.name[kind]}, нова карта` : grid.name[kind],
    noCards: 'Зсувати нема чим і брати нема чого: хід пропускають',
  },
  pay: {
    one: (edge: Gem) => `На краю ${grid.name[edge]}: платять ним`,
    three: (edge: Gem) => `На краю ${grid.name[edge]}: платять трьома картами`,
    either: (edge: Gem) => `На краю ${grid.name[edge]}. Чим сплачено?`,
    eitherHint: 'Не таким каменем, а трьома іншими? Торкнись їх.',
    pearlHint: 'За перлину платять трьома будь-якими картами. Торкнись їх.',
    title: 'Плата',
    paid: (pay: readonly Kind[]) => `Плата: ${pay.length === 0 ? 'нічого' : grid.gems(pay)}`,
    remove: (kind: Kind) => `Забрати з плати: ${grid.name[kind]}`,
    lacking: (n: number) => `Обери ${more(n)}`,
    card: (kind: Kind, chosen: boolean) =>
      chosen ? `${grid.name[kind]}, у платі` : grid.name[kind],
    stack: (kind: Kind, count: number, paid: number) =>
      [
        grid.name[kind],
        ...(count > 1 ? [cards(count)] : []),
        ...(paid > 0 ? [`у платі ${paid}`] : []),
      ].join(', '),
  },
  action: {
    correct: 'Зберегти виправлення',
    take: 'Взяти карти',
    takeNote: 'і закінчити хід',
    pass: 'Пропустити хід',
    shift: (end: LineEnd) => `Зсунути ${grid.shift(end)}`,
    cancel: 'Скасувати вибір',
    goOn: 'Далі',
    passOn: 'Передати',
  },
  palette: {
    title: 'Самоцвіти',
    gem: (gem: Gem, count: number, most: number) =>
      `${grid.name[gem]}: на полі ${cards(count)}, найбільше ${most}`,
    plain: (gem: Gem) => grid.name[gem],
  },
  paint: {
    title: 'Яке поле на столі?',
    how: 'Як вносити',
    brush: 'Камінь, тоді місця',
    turnwise: 'По черзі',
    brushHint: 'Обери камінь і торкайся його місць або веди по них пальцем.',
    turnwiseHint: 'Торкайся каменів у порядку поля: зліва направо, згори вниз.',
    left: (n: number) => `Лишилося ${cards(n)}`,
    done: 'Усі 25 на місці',
    back: 'Забрати останню',
    clear: 'Очистити поле',
    save: 'Почати з цього поля',
  },
  settle: {
    entering: 'Що вносиш',
    field: 'Поле',
    shifts: 'Зсуви',
    shift: 'Зсув і плата',
    paintHint: 'Обери камінь і торкайся його місць. Ще один дотик стирає.',
    shiftHint: 'Торкайся стрілок у тому порядку, в якому зсували.',
    made: 'Зсуви по черзі',
    noneMade: 'Зсувів ще немає',
    undo: 'Забрати останній зсув',
    pull: (end: LineEnd) => `Зсунути ${grid.shift(end)}`,
    hand: 'Рука того, хто платить',
    handHint: 'Торкнись карт у руці, якщо її показали.',
    remove: (kind: Kind) => `Забрати з руки: ${grid.name[kind]}`,
  },
  correctionLocked: 'Карти роздавав застосунок, тож цей хід уже не переписати.',
};
