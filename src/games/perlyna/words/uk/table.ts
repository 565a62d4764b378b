/** Слова столу «Перлини Сходу»: завдання, стоси, кнопки, назви для читача екрана. */
import { claims } from './claims';
import { counted } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { grid } from '../../../gems/words/uk/rules';
import { closedBy } from './closedBy';

const { name } = grid;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => name[kind]).join(', потім ');
/** «друге» завдання за порядком. */
const NTH = ['', '1-ше', '2-ге', '3-тє', '4-те', '5-те', '6-те', '7-ме', '8-ме'];
const nth = (order: number): string => NTH[order] ?? String(order);
const shifts = counted(slavic, 'зсув', 'зсуви', 'зсувів');

export const uk = {
  piles: {
    title: 'Виконані завдання',
    count: (n: number) => `${n} з 8`,
    spoken: (who: string, n: number, top: Kind | null) =>
      `${who}: виконано ${n} з 8${top === null ? '' : `, зверху ${name[top]}`}`,
    closes: 'закриває для тих, хто ходить',
  },
  task: {
    title: 'Завдання',
    done: 'є',
    top: 'зверху',
    blocked: 'закрито',
    open: 'можна',
    pearl: 'з перлиною',
    later: 'ще ні',
    chosen: nth,
    spoken: (kind: Kind, what: string) => `${name[kind]}: ${what}`,
    spokenBlocked: (by: readonly string[]) =>
      `закрито, лежить зверху чужого стосу. ${closedBy(by)}`,
    spokenChosen: (order: number) => `обрано, ${nth(order)}`,
    lifted: 'Глухий кут: за домовленістю столу закриття не діє.',
    closing: closedBy,
  },
  score: {
    ask: 'Які завдання виконано?',
    order: 'Торкайся в тому порядку, в якому карти лягають на стос.',
  },
  action: {
    claim: (tasks: readonly Kind[]) => `Виконати: ${list(tasks)}`,
    none: 'Хід без завдань',
    end: 'Завершити хід',
    endNote: 'завдань не виконано',
    toTasks: 'До завдань',
    toTasksNote: (all: readonly Kind[], one: readonly Kind[]) => `можна: ${claims(all, one)}`,
    moreShifts: 'Ще зсув',
    tasks: 'Завдання',
  },
  claim: {
    ask: 'Що виконуєш?',
    nothing: 'Нічого не виконати: заверши хід або зсунь ще.',
    shifts: (n: number) => `${shifts(n)} зроблено`,
    made: (who: string, tasks: readonly Kind[]) => `${who}. Виконано: ${list(tasks)}`,
  },
  lines: {
    open: (kind: Kind, where: string) => `${where}: ${name[kind]}, завдання можна виконати`,
    pearl: (kind: Kind, where: string) =>
      `${where}: ${name[kind]} з перлиною, завдання можна виконати`,
    blocked: (kind: Kind, where: string) => `${where}: ${name[kind]}, закрито`,
    done: (kind: Kind, where: string) => `${where}: ${name[kind]}, уже виконано`,
    where: (line: 'row' | 'column', index: number) =>
      line === 'row' ? `рядок ${index + 1}` : `стовпець ${index + 1}`,
  },
  stop: {
    open: 'Завершити за згодою столу',
    title: 'Завершити партію?',
    message: 'Якщо так вирішив увесь стіл, перемагає той, хто виконав найбільше завдань.',
    confirm: 'Завершити',
    cancel: 'Грати далі',
  },
  ending: {
    all: 'Усі вісім завдань виконано.',
    deadlock:
      'Далі ніхто нічого не виконає: усе, чого бракує, закрите верхніми картами. Рахують виконане.',
    stopped: 'Стіл домовився завершити: перемагає той, у кого завдань найбільше.',
    shared: 'Завдань порівну, тож перемогу ділять.',
    none: 'ще жодного',
  },
  settle: {
    or: 'або',
    free: 'Стіл домовився: три карти платять завжди',
    piles: 'Стоси',
    acts: 'ходить',
    actsNow: 'Ходить саме цей гравець',
    shifted: 'Цього ходу вже був зсув',
    pileHint: (who: string) => `${who}: торкайся виконаних завдань знизу догори.`,
    takeBack: 'Забрати верхню карту',
    deadlockOpens: 'Стіл домовився: у глухому куті закриття не діє',
  },
};
