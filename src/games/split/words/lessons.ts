/** One sentence for each clause that a first match of «Поділ» teaches. */
import { defineText } from '../../../text/define';
import type { Taught } from '../lessons';

type Sentences = { [C in keyof Taught]: (facts: Taught[C]) => string };

const uk: Sentences = {
  'S-5.2': () =>
    'Джокер лягає лише до стопки, у якій уже є число, і лишається там: обери, до якої.',
  'S-4.4': () => 'Спірних карт дві: їх ділять навпіл, ліва біла, права блакитна.',
  'S-4.3': ({ size, cuts }) =>
    cuts
      ? `Цю частину обрали кілька гравців: поділи її карти (${size}) ще раз на три.`
      : `Не лише ти хочеш цю частину: її карти (${size}) поділено знову, обирай удруге.`,
  'S-2.3': () =>
    'Ти ведучий: двома роздільниками поділи ряд на три частини, у кожній хоча б одна карта.',
  'S-3.1': () =>
    'Обери частину потайки: дістанеться вона тобі відразу, лише якщо більше ніхто її не обере.',
  'S-7.1': () => 'Колода закінчилася: дограємо цей раунд, і кінець.',
  'S-4.1': () => 'Частину, якої не обере ніхто, скинуть.',
  'S-7.3': () =>
    'Наприкінці стопка дає очки лише тому, у кого в ній найбільше карт: дивись, що збирають інші.',
  'S-1.2': () => 'Карт кожного числа стільки, скільки воно саме: десяток десять, одиниця одна.',
  'S-4.5': () =>
    'Тут є частина з однієї карти: оберуть її двоє — скинуть, і не дістанеться нікому.',
};

const ru: Sentences = {
  'S-5.2': () =>
    'Джокер ложится только в стопку, где уже есть число, и остаётся там: выбери, в какую.',
  'S-4.4': () => 'Спорных карт две: их делят пополам, левая белая, правая голубая.',
  'S-4.3': ({ size, cuts }) =>
    cuts
      ? `Эту часть выбрали несколько игроков: раздели её карты (${size}) ещё раз на три.`
      : `Не только ты хочешь эту часть: её карты (${size}) поделены снова, выбирай второй раз.`,
  'S-2.3': () =>
    'Ты ведущий: двумя разделителями раздели ряд на три части, в каждой хотя бы одна карта.',
  'S-3.1': () =>
    'Выбери часть втайне: сразу она достанется тебе, только если больше никто её не выберет.',
  'S-7.1': () => 'Колода закончилась: доигрываем этот раунд, и конец.',
  'S-4.1': () => 'Часть, которую не выберет никто, сбросят.',
  'S-7.3': () =>
    'В конце стопка даёт очки только тому, у кого в ней больше всех карт: смотри, что собирают другие.',
  'S-1.2': () => 'Карт каждого числа столько, каково оно само: десяток десять, единица одна.',
  'S-4.5': () =>
    'Здесь есть часть из одной карты: выберут её двое — сбросят, и не достанется никому.',
};

const en: Sentences = {
  'S-5.2': () => 'A joker only goes to a pile that has a number, and stays there: choose which.',
  'S-4.4': () =>
    'Two cards are contested: they are split in half, left is white, right is light blue.',
  'S-4.3': ({ size, cuts }) =>
    cuts
      ? `Several players chose this part: split its ${size} cards into three once more.`
      : `You are not the only one who wants this part: its ${size} cards were split again, choose once more.`,
  'S-2.3': () =>
    'You lead: with two separators split the row into three parts, at least one card in each.',
  'S-3.1': () => 'Choose a part in secret: it is yours at once only if nobody else chooses it.',
  'S-7.1': () => 'The deck has run out: this round is played to its end, and that is all.',
  'S-4.1': () => 'A part that nobody chooses is discarded.',
  'S-7.3': () =>
    'In the end a pile scores only for whoever has most cards in it: watch what the others gather.',
  'S-1.2': () => 'There are as many cards of a number as it says: ten tens, one one.',
  'S-4.5': () =>
    'There is a part of one card: if two choose it, it is discarded and nobody gets it.',
};

export const lessonWords = defineText({ uk, ru, en });
