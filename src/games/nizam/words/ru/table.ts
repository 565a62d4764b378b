/** Слова стола «Низама». */
import { counted } from '../../../../text/lexicon/forms';
import type { Wording } from '../../../../text/define';
import { dotted } from '../../../../text/format';
import { slavic } from '../../../../text/plural';
import { cards, points } from '../../../../text/lexicon/ru';
import { grid } from '../../../gems/words/ru/rules';
import type { uk } from '../uk/table';

const combinations = counted(slavic, 'комбинация', 'комбинации', 'комбинаций');
const where = ({ line, index }: { line: 'row' | 'column'; index: number }): string =>
  line === 'row' ? `ряд ${index + 1}` : `столбец ${index + 1}`;

/** «за вторую и каждую следующую: +1 × 3»: каждая такая комбинация даёт одно очко. */
const further = (n: number): string => `за вторую и каждую следующую: +1${n > 1 ? ` × ${n}` : ''}`;

export const ru: Wording<typeof uk> = {
  points,
  scored: (who, n) => `${who}: +${points(n)}`,
  track: {
    title: 'Счёт',
    made: (threes, fours, fives, extra) =>
      [
        dotted([
          threes > 0 ? `3 подряд × ${threes}` : '',
          fours > 0 ? `4 подряд × ${fours}` : '',
          fives > 0 ? `5 подряд × ${fives}` : '',
        ]),
        extra > 0 ? further(extra) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    none: 'комбинаций пока нет',
    standing: (name, n) => `${name}: ${points(n)}`,
    total: (name, n) => `${name}: ${points(n)}`,
    spoken: (name, n) => `${name}: ${points(n)}. Почему?`,
  },
  score: {
    ask: 'Какие комбинации собраны?',
    add: (length, worth) => `Добавить комбинацию из ${length} карт: ${points(worth)}`,
    inRow: 'подряд',
    none: 'Взяты карты или комбинаций нет',
    remove: (length) => `Убрать комбинацию из ${length} карт`,
    list: 'Комбинации этого хода',
    extra: further,
    save: (worth) => `Записать +${points(worth)}`,
    saveNone: 'Ход без очков',
  },
  outs: {
    title: 'Колоды',
    count: (outs, all) => `Колода кончилась: ${outs} из ${all}`,
    spoken: (outs, all) => `Колода кончилась: ${outs} из ${all}; после этого партии конец`,
    ran: 'Колода кончилась',
    back: 'Нет, колода ещё не кончилась',
    end: 'Завершить партию',
    asked: 'Кончилась последняя колода?',
    message: 'Партия завершается сразу.',
    messageTyped: 'Партия завершается сразу; набранное для этого хода запишем сначала.',
    cancel: 'Ещё играем',
    solo: (limit) => `Соло: на руке не больше ${cards(limit)}`,
  },
  runs: {
    scoring: (run, n) =>
      `Комбинация, ${where(run)}: ${run.length} × ${grid.name[run.kind]}, ${points(n)}`,
    lying: (run) =>
      `Комбинация лежит без изменений, ${where(run)}: ${run.length} × ${grid.name[run.kind]}, без очков`,
    still: (n) =>
      `${combinations(n)} без изменений: очков ${slavic(n, 'не даёт', 'не дают', 'не дают')}`,
    sum: (n) => `Всего ${points(n)}`,
  },
  action: {
    done: (gain) => (gain > 0 ? `Готово, +${points(gain)}` : 'Готово, без очков'),
    refill: 'Положить карты',
    refillBack: 'Убрать последнюю',
  },
  refill: {
    title: 'Какие карты ложатся на пустые места?',
    how: 'Слева направо, сверху вниз. Касайся камней в порядке колоды.',
    left: (n) => `Осталось ${cards(n)}`,
  },
  solo: { limit: (hand, limit) => `на руке ${hand} из ${limit}` },
  ending: {
    shared: 'Очков поровну, поэтому победу делят.',
    decks: (outs) =>
      `Колода кончилась ${outs} ${slavic(outs, 'раз', 'раза', 'раз')}: по разу на игрока.`,
  },
  settle: {
    free: 'Стол договорился: тремя картами можно платить всегда',
    hand: 'Карт на руке',
    inHand: (n) => `На руке: ${n}`,
    upTo: 'Стол договорился: добирают до восьми',
  },
};
