/** The titles that the first cards of every game share. */
import { defineText } from '../../text/define';

export const howToText = defineText({
  uk: { title: 'Як це вписати?', aim: 'Мета', turn: 'Хід', end: 'Кінець', done: 'Граймо' },
  ru: { title: 'Как это записать?', aim: 'Цель', turn: 'Ход', end: 'Конец', done: 'Играем' },
  en: {
    title: 'How do I enter this?',
    aim: 'The aim',
    turn: 'A turn',
    end: 'The end',
    done: 'Play',
  },
});
