/** The titles that the first cards of every game share. */
import { defineText } from '../../text/define';

export const howToText = defineText({
  uk: {
    enter: 'Як це вписати?',
    play: 'Як грати?',
    aim: 'Мета',
    turn: 'Хід',
    end: 'Кінець',
    done: 'Граймо',
  },
  ru: {
    enter: 'Как это записать?',
    play: 'Как играть?',
    aim: 'Цель',
    turn: 'Ход',
    end: 'Конец',
    done: 'Играем',
  },
  en: {
    enter: 'How do I enter this?',
    play: 'How do I play?',
    aim: 'The aim',
    turn: 'A turn',
    end: 'The end',
    done: 'Play',
  },
});
