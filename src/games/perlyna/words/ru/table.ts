/** Слова стола «Жемчужины Востока». */
import { claims } from './claims';
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/ru/rules';
import type { uk } from '../uk/table';
import { closedBy } from './closedBy';

const { name } = grid;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => name[kind]).join(', потом ');

export const ru: Wording<typeof uk> = {
  piles: {
    title: 'Выполненные задания',
    count: (n) => `${n} из 8`,
    spoken: (who, n, top) =>
      `${who}: выполнено ${n} из 8${top === null ? '' : `, сверху ${name[top]}`}`,
    closes: 'закрывает для тех, кто ходит',
  },
  task: {
    title: 'Задания',
    done: 'есть',
    top: 'сверху',
    blocked: 'закрыто',
    open: 'можно',
    pearl: 'с жемчужиной',
    later: 'ещё нет',
    chosen: (order) => `${order}-е`,
    spoken: (kind, what) => `${name[kind]}: ${what}`,
    spokenBlocked: (by) => `закрыто, лежит сверху другой стопки. ${closedBy(by)}`,
    spokenChosen: (order) => `выбрано, ${order}-е`,
    lifted: 'Тупик: по договорённости стола закрытие не действует.',
    closing: closedBy,
  },
  score: {
    ask: 'Какие задания выполнены?',
    order: 'Касайся в том порядке, в каком карты ложатся на стопку.',
  },
  action: {
    claim: (tasks) => `Выполнить: ${list(tasks)}`,
    none: 'Ход без заданий',
    end: 'Завершить ход',
    endNote: 'задания не выполнены',
    toTasks: 'К заданиям',
    toTasksNote: (all, one) => `можно: ${claims(all, one)}`,
    moreShifts: 'Ещё сдвиг',
    tasks: 'Задания',
  },
  claim: {
    ask: 'Что выполняешь?',
    nothing: 'Выполнить нечего: заверши ход или сдвинь ещё.',
    shifts: (n) => `Сделано: ${n} ${slavic(n, 'сдвиг', 'сдвига', 'сдвигов')}`,
    made: (who, tasks) => `${who}. Выполнено: ${list(tasks)}`,
  },
  lines: {
    open: (kind, where) => `${where}: ${name[kind]}, задание можно выполнить`,
    pearl: (kind, where) => `${where}: ${name[kind]} с жемчужиной, задание можно выполнить`,
    blocked: (kind, where) => `${where}: ${name[kind]}, закрыто`,
    done: (kind, where) => `${where}: ${name[kind]}, уже выполнено`,
    where: (line, index) => (line === 'row' ? `ряд ${index + 1}` : `столбец ${index + 1}`),
  },
  stop: {
    open: 'Завершить по согласию стола',
    title: 'Завершить партию?',
    message: 'Если так решил весь стол, побеждает тот, кто выполнил больше всего заданий.',
    confirm: 'Завершить',
    cancel: 'Играть дальше',
  },
  ending: {
    all: 'Все восемь заданий выполнены.',
    deadlock:
      'Дальше никто ничего не выполнит: всё, чего не хватает, закрыто верхними картами. Считают выполненное.',
    stopped: 'Стол договорился завершить: побеждает тот, у кого их больше.',
    shared: 'Заданий поровну, поэтому победу делят.',
    none: 'пока ни одного',
  },
  settle: {
    or: 'или',
    free: 'Стол договорился: тремя картами можно платить всегда',
    piles: 'Стопки',
    acts: 'ходит',
    actsNow: 'Ходит именно этот игрок',
    shifted: 'В этот ход уже был сдвиг',
    pileHint: (who) => `${who}: касайся выполненных заданий снизу вверх.`,
    takeBack: 'Убрать верхнюю карту',
    deadlockOpens: 'Стол договорился: в тупике закрытие не действует',
  },
};
