/** One sentence for each clause that a first match of «Перлина Сходу» teaches. */
import { defineText } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { Taught } from '../lessons';

type Sentences = { [C in keyof Taught]: (facts: Taught[C]) => string };

const uk: Sentences = {
  'E-2.1': () => 'За хід роблять одне з двох: беруть три карти або зсувають ряди.',
  'E-2.2': ({ cards }) =>
    `У тебе ${cards} ${slavic(cards, 'карта', 'карти', 'карт')}: бракує на гарний хід — візьми ще три, і хід закінчено.`,
  'E-3.1': () =>
    'Скинь карту такого виду, як на краю ряду, — і цей край перейде на протилежний бік.',
  'E-3.3': () =>
    'Зсувати за хід можна скільки завгодно, аби стало карт: за кожен зсув окрема плата.',
  'E-3.4': () => 'Нема карти потрібного виду — заплати за зсув трьома будь-якими.',
  'E-3.5': () => 'Перлина на краю: щоб перейшла саме вона, плати трьома будь-якими картами.',
  'E-3.6': () => 'Зсувай далі або завершуй: завдання виконують лише після зсувів.',
  'E-4.1': () =>
    'Три однакові поспіль виконують завдання цього виду: завершуй, щоб покласти його карту.',
  'E-4.2': () => 'Перлина заміняє будь-який камінь, тож тут комбінація вже є.',
  'E-4.6': ({ kinds }) =>
    `Верхні карти на стосах суперників закривають для тебе ці види: їх тепер ${kinds}.`,
  'E-5.1': ({ done }) =>
    `Хтось виконав уже ${done} з восьми: хто перший виконає всі, той і переміг.`,
};

const ru: Sentences = {
  'E-2.1': () => 'За ход делают одно из двух: берут три карты или сдвигают ряды.',
  'E-2.2': ({ cards }) =>
    `У тебя ${cards} ${slavic(cards, 'карта', 'карты', 'карт')}: не хватает на хороший ход — возьми ещё три, и ход окончен.`,
  'E-3.1': () =>
    'Сбрось карту того же вида, что на краю ряда, — и этот край перейдёт на противоположную сторону.',
  'E-3.3': () =>
    'Сдвигать за ход можно сколько угодно, лишь бы хватило карт: за каждый сдвиг своя плата.',
  'E-3.4': () => 'Нет карты нужного вида — заплати за сдвиг тремя любыми.',
  'E-3.5': () => 'Жемчужина на краю: чтобы перешла именно она, плати тремя любыми картами.',
  'E-3.6': () => 'Сдвигай дальше или завершай: задания выполняют только после сдвигов.',
  'E-4.1': () =>
    'Три одинаковые подряд выполняют задание этого вида: завершай, чтобы положить его карту.',
  'E-4.2': () => 'Жемчужина заменяет любой камень, так что комбинация здесь уже есть.',
  'E-4.6': ({ kinds }) =>
    `Верхние карты на стопках соперников закрывают для тебя эти виды: их сейчас ${kinds}.`,
  'E-5.1': ({ done }) =>
    `Кто-то выполнил уже ${done} из восьми: кто первым выполнит все, тот и победил.`,
};

const en: Sentences = {
  'E-2.1': () => 'A turn is one of two things: take three cards, or shift lines.',
  'E-2.2': ({ cards }) =>
    `You have ${cards} ${english(cards, 'card', 'cards')}: too few for a good turn? Take three more, and the turn is over.`,
  'E-3.1': () =>
    'Discard a card of the kind at the edge of a line, and that edge goes round to the other end.',
  'E-3.3': () => 'Shift as often as you have cards for: every shift is paid for by itself.',
  'E-3.4': () => 'No card of that kind? Pay for the shift with any three.',
  'E-3.5': () => 'The pearl is at the edge: to move it round, pay with any three cards.',
  'E-3.6': () => 'Shift on, or end here: tasks are done only after the shifts.',
  'E-4.1': () =>
    'Three equal ones in a row do the task of that kind: end the shifts to lay its card.',
  'E-4.2': () => 'The pearl stands for any gem, so there is a line here already.',
  'E-4.6': ({ kinds }) =>
    `The top cards of the others’ piles close these kinds to you: ${kinds} of them now.`,
  'E-5.1': ({ done }) =>
    `Somebody has done ${done} of eight: whoever does all of them first has won.`,
};

export const lessonWords = defineText({ uk, ru, en });
