/** Слова столу «Нізаму»: комбінації, колоди, кнопки, назви для читача екрана. */
import { counted } from '../../../../text/lexicon/forms';
import { dotted } from '../../../../text/format';
import { slavic } from '../../../../text/plural';
import type { LineEnd } from '../../../gems/rules/grid';
import type { Kind } from '../../../gems/rules/kinds';
import { cards, points } from '../../../../text/lexicon/uk';
import { grid } from '../../../gems/words/uk/rules';

const combinations = counted(slavic, 'комбінація', 'комбінації', 'комбінацій');
const where = ({ line, index }: Pick<LineEnd, 'line' | 'index'>): string =>
  line === 'row' ? `рядок ${index + 1}` : `стовпець ${index + 1}`;

/** «за другу й кожну наступну: +1 × 3»: кожна така комбінація дає одне очко. */
const further = (n: number): string => `за другу й кожну наступну: +1${n > 1 ? ` × ${n}` : ''}`;

export const uk = {
  points,
  scored: (who: string, n: number) => `${who}: +${points(n)}`,
  track: {
    title: 'Рахунок',
    made: (threes: number, fours: number, fives: number, extra: number) =>
      [
        dotted([
          threes > 0 ? `3 поспіль × ${threes}` : '',
          fours > 0 ? `4 поспіль × ${fours}` : '',
          fives > 0 ? `5 поспіль × ${fives}` : '',
        ]),
        extra > 0 ? further(extra) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    none: 'комбінацій ще немає',
    standing: (name: string, n: number) => `${name}: ${points(n)}`,
    total: (name: string, n: number) => `${name}: ${points(n)}`,
    spoken: (name: string, n: number) => `${name}: ${points(n)}. Чому?`,
  },
  score: {
    ask: 'Які комбінації зібрано?',
    add: (length: number, worth: number) => `Додати комбінацію з ${length} карт: ${points(worth)}`,
    inRow: 'поспіль',
    none: 'Карти взято або комбінацій немає',
    remove: (length: number) => `Прибрати комбінацію з ${length} карт`,
    list: 'Комбінації цього ходу',
    extra: further,
    save: (worth: number) => `Записати +${points(worth)}`,
    saveNone: 'Хід без очок',
  },
  outs: {
    title: 'Колоди',
    count: (outs: number, all: number) => `Колода скінчилася: ${outs} з ${all}`,
    spoken: (outs: number, all: number) =>
      `Колода скінчилася: ${outs} з ${all}; після цього партії кінець`,
    ran: 'Колода скінчилася',
    back: 'Ні, колода ще не скінчилася',
    end: 'Завершити партію',
    asked: 'Остання колода скінчилася?',
    message: 'Партія завершується одразу.',
    messageTyped: 'Партія завершується одразу; набране для цього ходу запишемо спершу.',
    cancel: 'Ще граємо',
    solo: (limit: number) => `Соло: у руці не більше ${cards(limit)}`,
  },
  runs: {
    scoring: (
      run: { line: 'row' | 'column'; index: number; length: number; kind: Kind },
      n: number,
    ) => `Комбінація, ${where(run)}: ${run.length} × ${grid.name[run.kind]}, ${points(n)}`,
    lying: (run: { line: 'row' | 'column'; index: number; length: number; kind: Kind }) =>
      `Комбінація лежить без змін, ${where(run)}: ${run.length} × ${grid.name[run.kind]}, без очок`,
    still: (n: number) =>
      `${combinations(n)} без змін: очок ${slavic(n, 'не дає', 'не дають', 'не дають')}`,
    sum: (n: number) => `Разом ${points(n)}`,
  },
  action: {
    done: (gain: number) => (gain > 0 ? `Готово, +${points(gain)}` : 'Готово, без очок'),
    refill: 'Покласти карти',
    refillBack: 'Забрати останню',
  },
  refill: {
    title: 'Які карти лягають на порожні місця?',
    how: 'Зліва направо, згори вниз. Торкайся каменів у порядку колоди.',
    left: (n: number) => `Лишилося ${cards(n)}`,
  },
  solo: { limit: (hand: number, limit: number) => `у руці ${hand} з ${limit}` },
  ending: {
    shared: 'Очок порівну, тож перемогу ділять.',
    decks: (outs: number) =>
      `Колода скінчилася ${outs} ${slavic(outs, 'раз', 'рази', 'разів')}: по разу на гравця.`,
  },
  settle: {
    free: 'Стіл домовився: три карти платять завжди',
    hand: 'Карт у руці',
    inHand: (n: number) => `У руці: ${n}`,
    upTo: 'Стіл домовився: добирають до восьми',
  },
};
