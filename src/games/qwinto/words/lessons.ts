/** One sentence for each clause that a first match of Qwinto teaches. */
import { defineText } from '../../../text/define';
import { slavic } from '../../../text/plural';
import type { Taught } from '../lessons';

type Sentences = { [C in keyof Taught]: (facts: Taught[C]) => string };

const uk: Sentences = {
  'Q-3.1': () =>
    'Кидаєш ти: обери від одного до трьох кубиків, писати можна буде лише в ряди їхніх кольорів.',
  'Q-3.3': ({ sum }) =>
    `Випало ${sum}. Не подобається — кинь ті самі кубики ще раз, але вже остаточно.`,
  'Q-3.5': ({ sum }) => `Впиши ${sum} в одне поле ряду, чий кубик кинули, або не пиши зовсім.`,
  'Q-3.6': () => 'Кидок твій: не впишеш — ставиш хрестик, а це мінус п’ять.',
  'Q-5.2': ({ misthrows }) => `У когось хрестиків уже ${misthrows}: четвертий закінчить гру.`,
  'Q-5.1': () => 'У когось повний ряд: щойно їх стане два, гру закінчено.',
  'Q-2.3': ({ sum }) => `Число ${sum} в тебе вже є: у тому самому стовпчику вдруге його не пишуть.`,
  'Q-2.2': () => 'У ряді числа зростають зліва направо: лиши місце для менших і більших.',
  'Q-6.2': ({ numbers }) =>
    `У ряді вже ${numbers} ${slavic(numbers, 'число', 'числа', 'чисел')}: повний дасть стільки, скільки крайнє праве.`,
  'Q-6.3': () => 'П’ятикутник дає своє число, коли заповнено весь його стовпчик.',
  'Q-2.1': () => 'Починати зліва не треба: пиши в будь-яке вільне поле.',
};

const ru: Sentences = {
  'Q-3.1': () =>
    'Бросаешь ты: выбери от одного до трёх кубиков, писать можно будет только в ряды их цветов.',
  'Q-3.3': ({ sum }) =>
    `Выпало ${sum}. Не нравится — брось те же кубики ещё раз, но уже окончательно.`,
  'Q-3.5': ({ sum }) => `Впиши ${sum} в одно поле ряда, чей кубик бросили, или не пиши вовсе.`,
  'Q-3.6': () => 'Бросок твой: не впишешь — ставишь крестик, а это минус пять.',
  'Q-5.2': ({ misthrows }) => `У кого-то крестиков уже ${misthrows}: четвёртый закончит игру.`,
  'Q-5.1': () => 'У кого-то полный ряд: как только их станет два, игра закончена.',
  'Q-2.3': ({ sum }) => `Число ${sum} у тебя уже есть: в том же столбце второй раз его не пишут.`,
  'Q-2.2': () => 'В ряду числа растут слева направо: оставь место для меньших и больших.',
  'Q-6.2': ({ numbers }) =>
    `В ряду уже ${numbers} ${slavic(numbers, 'число', 'числа', 'чисел')}: полный даст столько, сколько крайнее правое.`,
  'Q-6.3': () => 'Пятиугольник даёт своё число, когда заполнен весь его столбец.',
  'Q-2.1': () => 'Начинать слева не нужно: пиши в любое свободное поле.',
};

const en: Sentences = {
  'Q-3.1': () =>
    'You throw: choose one to three dice, you may write only in rows of their colours.',
  'Q-3.3': ({ sum }) =>
    `It is ${sum}. If you do not like it, throw the same dice again, and that one counts.`,
  'Q-3.5': ({ sum }) =>
    `Write ${sum} into one cell of a row whose die was thrown, or do not write at all.`,
  'Q-3.6': () => 'It is your throw: if you do not write, you get a cross, minus five.',
  'Q-5.2': ({ misthrows }) => `Somebody has ${misthrows} crosses: the fourth ends the game.`,
  'Q-5.1': () => 'Somebody has a full row: two of them end the game.',
  'Q-2.3': ({ sum }) => `You have a ${sum} already: it cannot stand twice in the same column.`,
  'Q-2.2': () => 'Numbers rise from left to right in a row: leave room for lower and higher ones.',
  'Q-6.2': ({ numbers }) => `A row has ${numbers} numbers: full, it scores its rightmost one.`,
  'Q-6.3': () => 'A pentagon scores its number once its whole column is filled.',
  'Q-2.1': () => 'You need not begin on the left: write into any free cell.',
};

export const lessonWords = defineText({ uk, ru, en });
