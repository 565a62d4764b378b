/** One sentence for each clause that a first match of «Нізам» teaches. */
import { defineText } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { Taught } from '../lessons';

type Sentences = { [C in keyof Taught]: (facts: Taught[C]) => string };

const uk: Sentences = {
  'N-2.0': () => 'За хід роблять одне з двох: беруть три карти або зсувають ряди.',
  'N-2.1': ({ cards }) =>
    `У тебе ${cards} ${slavic(cards, 'карта', 'карти', 'карт')}: бракує на гарний хід — візьми ще три, і хід закінчено.`,
  'N-3.1': () =>
    'Скинь карту такого виду, як на краю ряду, — і цей край перейде на протилежний бік.',
  'N-3.4': () =>
    'Зсувати за хід можна скільки завгодно, аби стало карт: за кожен зсув окрема плата.',
  'N-3.5': () => 'Нема карти потрібного виду — заплати за зсув трьома будь-якими.',
  'N-3.6': () => 'Зсувай далі або завершуй: після цього поле активують, один раз за хід.',
  'N-4.1': () => 'Мета — три однакові карти поспіль у рядку чи стовпці.',
  'N-4.2': ({ length, points }) =>
    `Є ${length} ${slavic(length, 'однакова', 'однакові', 'однакових')} поспіль: завершиш хід зараз — матимеш ${points} ${slavic(points, 'очко', 'очки', 'очок')}.`,
  'N-4.3': ({ count, points }) =>
    `Комбінацій уже ${count}: за кожну понад першу додають очко, разом ${points}.`,
  'N-4.4': () => 'Те, що вже лежить поспіль, очок не дасть: рахується лише змінене зсувами.',
  'N-5.1': ({ outs, outsToEnd }) =>
    `Колода скінчилася: ${outs} з ${outsToEnd}. Скінчиться востаннє — і партії кінець.`,
};

const ru: Sentences = {
  'N-2.0': () => 'За ход делают одно из двух: берут три карты или сдвигают ряды.',
  'N-2.1': ({ cards }) =>
    `У тебя ${cards} ${slavic(cards, 'карта', 'карты', 'карт')}: не хватает на хороший ход — возьми ещё три, и ход окончен.`,
  'N-3.1': () =>
    'Сбрось карту того же вида, что на краю ряда, — и этот край перейдёт на противоположную сторону.',
  'N-3.4': () =>
    'Сдвигать за ход можно сколько угодно, лишь бы хватило карт: за каждый сдвиг своя плата.',
  'N-3.5': () => 'Нет карты нужного вида — заплати за сдвиг тремя любыми.',
  'N-3.6': () => 'Сдвигай дальше или завершай: после этого поле активируют, один раз за ход.',
  'N-4.1': () => 'Цель — три одинаковые карты подряд в строке или столбце.',
  'N-4.2': ({ length, points }) =>
    `Подряд лежат одинаковые, их ${length}: завершишь ход сейчас — получишь ${points} ${slavic(points, 'очко', 'очка', 'очков')}.`,
  'N-4.3': ({ count, points }) =>
    `Комбинаций уже ${count}: за каждую сверх первой добавляют очко, всего ${points}.`,
  'N-4.4': () => 'То, что уже лежит подряд, очков не даст: считается только изменённое сдвигами.',
  'N-5.1': ({ outs, outsToEnd }) =>
    `Колода кончилась: ${outs} из ${outsToEnd}. Кончится в последний раз — и партии конец.`,
};

const en: Sentences = {
  'N-2.0': () => 'A turn is one of two things: take three cards, or shift lines.',
  'N-2.1': ({ cards }) =>
    `You have ${cards} ${english(cards, 'card', 'cards')}: too few for a good turn? Take three more, and the turn is over.`,
  'N-3.1': () =>
    'Discard a card of the kind at the edge of a line, and that edge goes round to the other end.',
  'N-3.4': () => 'Shift as often as you have cards for: every shift is paid for by itself.',
  'N-3.5': () => 'No card of that kind? Pay for the shift with any three.',
  'N-3.6': () => 'Shift on, or end here: then the field is activated, once a turn.',
  'N-4.1': () => 'The aim: three equal cards in a row or column, side by side.',
  'N-4.2': ({ length, points }) =>
    `There are ${length} equal cards in a row: end the turn now for ${points} ${english(points, 'point', 'points')}.`,
  'N-4.3': ({ count, points }) =>
    `That makes ${count} combinations: each beyond the first adds a point, ${points} in all.`,
  'N-4.4': () => 'What lies in a row already scores nothing: only what shifts have changed counts.',
  'N-5.1': ({ outs, outsToEnd }) =>
    `Times the deck has run out: ${outs}. The match goes on until it is ${outsToEnd}.`,
};

export const lessonWords = defineText({ uk, ru, en });
