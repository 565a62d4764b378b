/** One sentence for each clause that a first match of «Веселка» teaches. */
import { defineText } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { Taught } from '../lessons';

type Sentences = { [C in keyof Taught]: (facts: Taught[C]) => string };

const uk: Sentences = {
  'V-4.2': () => 'Останнє коло: кожен ходить іще раз, тоді рахуємо.',
  'V-3.1': () => 'Комбінації зараз не скласти: скинь будь-скільки карт, щонайменше одну.',
  'V-2.3': () => 'Почни з кольору, що в колі стоїть поруч із верхньою картою, з будь-якого боку.',
  'V-2.5': ({ length, points }) =>
    `Найдовша комбінація тут — ${length} ${slavic(length, 'карта', 'карти', 'карт')}: це ${points} ${slavic(points, 'очко', 'очки', 'очок')}.`,
  'V-2.6': ({ own }) =>
    `Останню викладену карту можна забрати у веселку, якщо такого кольору там нема (є ${own} з восьми).`,
  'V-2.4': () => 'Далі йди колом в один бік: кожна карта — наступний колір.',
  'V-4.1': ({ colours }) =>
    `У когось уже ${colours} з восьми кольорів: збере всі — почнеться останнє коло.`,
  'V-4.3': ({ colours }) =>
    `У твоїй веселці ${colours}: наприкінці п’ять кольорів дадуть 3 очки, усі вісім — 10.`,
  'V-3.2': () => 'Скільки карт скинеш, стільки й добереш: лиши ті, що стоять у колі поруч.',
};

const ru: Sentences = {
  'V-4.2': () => 'Последний круг: каждый ходит ещё раз, потом считаем.',
  'V-3.1': () => 'Комбинации сейчас не сложить: сбрось сколько угодно карт, хотя бы одну.',
  'V-2.3': () => 'Начни с цвета, который в круге стоит рядом с верхней картой, с любой стороны.',
  'V-2.5': ({ length, points }) =>
    `Самая длинная комбинация здесь — ${length} ${slavic(length, 'карта', 'карты', 'карт')}: это ${points} ${slavic(points, 'очко', 'очка', 'очков')}.`,
  'V-2.6': ({ own }) =>
    `Последнюю выложенную карту можно забрать в радугу, если такого цвета там нет (есть ${own} из восьми).`,
  'V-2.4': () => 'Дальше иди по кругу в одну сторону: каждая карта — следующий цвет.',
  'V-4.1': ({ colours }) =>
    `У кого-то уже ${colours} из восьми цветов: соберёт все — начнётся последний круг.`,
  'V-4.3': ({ colours }) =>
    `В твоей радуге ${colours}: в конце пять цветов дадут 3 очка, все восемь — 10.`,
  'V-3.2': () => 'Сколько карт сбросишь, столько и доберёшь: оставь те, что стоят в круге рядом.',
};

const en: Sentences = {
  'V-4.2': () => 'The last lap: everyone has one more turn, then we count.',
  'V-3.1': () => 'There is no run to lay now: swap as many cards as you like, at least one.',
  'V-2.3': () => 'Begin with a colour next to the top card in the circle, on either side.',
  'V-2.5': ({ length, points }) =>
    `The longest run here has ${length} cards: that is ${points} ${english(points, 'point', 'points')}.`,
  'V-2.6': ({ own }) =>
    `You may keep the last card you lay for your rainbow if it lacks that colour (${own} of eight so far).`,
  'V-2.4': () => 'Go on round the circle one way: every card is the next colour.',
  'V-4.1': ({ colours }) =>
    `Somebody has ${colours} of eight colours: all of them start the last lap.`,
  'V-4.3': ({ colours }) =>
    `Your rainbow has ${colours}: in the end five colours bring 3 points, all eight 10.`,
  'V-3.2': () => 'You draw as many as you swap away: keep those that are neighbours in the circle.',
};

export const lessonWords = defineText({ uk, ru, en });
