/**
 * What everybody new asks, whatever the game: by topic, its answers in each game (none where it does not arise) and
 * how it is asked. Every phrase is tried in every game that answers it.
 */
import { gameIds, type GameId } from '../../../src/games';
import type { Locale } from '../../../src/text/define';
import type { Query } from './types';

interface Topic {
  answers: Partial<Readonly<Record<GameId, readonly string[]>>>;
  asked: Readonly<Record<Locale, readonly string[]>>;
}

const TOPICS: readonly Topic[] = [
  {
    answers: {
      promin: ['P-1.1'],
      split: ['S-1.1', 'A-S1'],
      veselka: ['V-1.1'],
      qwinto: ['A-Q1'],
      nizam: ['N-1.1'],
      perlyna: ['E-1.1'],
    },
    asked: {
      uk: ['скільки гравців', 'на скількох розрахована', 'чи можна вдвох', 'нас шестеро'],
      ru: ['сколько игроков', 'можно ли играть вдвоём', 'на скольких игра'],
      en: ['how many players', 'can two play', 'how many can play'],
    },
  },
  {
    answers: {
      promin: ['P-2.1'],
      split: ['S-2.2'],
      veselka: ['V-1.3'],
      nizam: ['N-1.3'],
      perlyna: ['E-1.2'],
    },
    asked: {
      uk: ['скільки карт роздавати', 'по скільки карт кожному', 'скільки карток на початку'],
      ru: ['сколько карт раздавать', 'по сколько карт на руки', 'сколько карт в начале'],
      en: ['how many cards do we start with', 'cards per player', 'starting hand size'],
    },
  },
  {
    answers: {
      promin: ['P-1.5', 'P-2.6', 'P-3.1', 'P-4.1', 'A-P6'],
      split: ['S-1.5', 'S-2.1'],
      veselka: ['V-1.5'],
      qwinto: ['Q-3.1', 'Q-3.7'],
      nizam: ['N-1.4'],
      perlyna: ['E-1.4'],
    },
    asked: {
      uk: ['хто починає', 'хто перший', 'чий перший хід', 'кому ходити спочатку'],
      ru: ['кто начинает', 'кто первый ходит', 'чей первый ход'],
      en: ['who starts', 'who goes first', 'first player'],
    },
  },
  {
    answers: {
      promin: ['P-6.1', 'P-1.7', 'P-4.10'],
      split: ['S-7.1', 'S-7.2'],
      veselka: ['V-4.1', 'V-4.2'],
      qwinto: ['Q-5.1', 'Q-5.2', 'A-Q4'],
      nizam: ['N-5.1', 'A-N14'],
      perlyna: ['E-5.1', 'E-5.2'],
    },
    asked: {
      uk: ['коли кінець', 'як закінчується гра', 'до яких пір грати', 'скільки ще грати'],
      ru: ['когда конец', 'как заканчивается игра', 'до каких пор играем'],
      en: ['when does it end', 'how long is the game', 'when is it over'],
    },
  },
  {
    answers: {
      promin: ['P-6.1'],
      split: ['S-7.6', 'S-7.7'],
      veselka: ['V-4.4'],
      qwinto: ['Q-6.5'],
      nizam: ['N-6.1'],
      perlyna: ['E-5.1'],
    },
    asked: {
      uk: ['хто виграв', 'як виграти', 'яка мета гри', 'хто переможець'],
      ru: ['кто победил', 'как выиграть', 'цель игры'],
      en: ['who won', 'how do i win', 'goal of the game'],
    },
  },
  {
    answers: {
      promin: ['P-6.2', 'P-6.3', 'A-P30'],
      split: ['S-7.7', 'A-S16'],
      veselka: ['A-V10'],
      qwinto: ['A-Q9'],
      nizam: ['A-N19'],
      perlyna: ['A-E10', 'E-5.1', 'E-5.2'],
    },
    asked: {
      uk: ['нічия', 'однакова кількість очок', 'порівну в двох'],
      ru: ['ничья', 'одинаковое количество очков', 'поровну у двоих'],
      en: ['tie', 'same points', 'what if we are level'],
    },
  },
  {
    answers: {
      split: ['A-S9', 'S-3.1'],
      veselka: ['A-V4', 'V-2.0', 'V-3.1'],
      qwinto: ['Q-3.6', 'Q-3.5'],
      nizam: ['A-N3', 'A-N24', 'N-2.0'],
      perlyna: ['E-2.1', 'A-E9', 'A-E2'],
    },
    asked: {
      uk: ['пас', 'можна пропустити хід', 'не хочу нічого робити'],
      ru: ['пас', 'можно пропустить ход', 'не хочу ничего делать'],
      en: ['pass', 'can i skip', 'do nothing this turn'],
    },
  },
  {
    answers: {
      promin: ['A-P18', 'A-P22', 'A-P29'],
      split: ['A-S21', 'S-5.4', 'A-S22'],
      veselka: ['A-V17'],
      qwinto: ['Q-4.1', 'Q-4.2'],
      nizam: ['A-N29'],
      perlyna: ['A-E22'],
    },
    asked: {
      uk: ['передумав', 'взяти назад', 'помилився, що робити'],
      ru: ['передумал', 'взять назад', 'ошибся что делать'],
      en: ['changed my mind', 'take it back', 'i made a mistake'],
    },
  },
  {
    answers: {
      promin: ['P-5.3', 'P-5.1', 'P-5.2', 'P-5.4'],
      split: ['S-7.3', 'S-7.5'],
      veselka: ['V-2.5', 'V-4.3'],
      qwinto: ['Q-6.1', 'Q-6.2', 'Q-6.3', 'Q-6.5'],
      nizam: ['N-4.2', 'N-4.3'],
    },
    asked: {
      uk: ['як рахувати очки', 'за що дають бали', 'підрахунок'],
      ru: ['как считать очки', 'за что дают баллы', 'подсчёт'],
      en: ['how does scoring work', 'what gives points', 'scoring'],
    },
  },
  {
    answers: {
      promin: ['P-4.1', 'P-3.1', 'P-2.4', 'P-4.9', 'P-4.11'],
      split: ['S-2.1', 'S-4.7', 'A-S8'],
      veselka: ['V-1.5', 'V-2.9', 'V-3.4'],
      qwinto: ['Q-3.7'],
      nizam: ['N-1.4', 'N-4.8'],
      perlyna: ['E-1.4', 'E-4.7'],
    },
    asked: {
      uk: ['за годинниковою стрілкою чи проти', 'хто наступний', 'в який бік передавати хід'],
      ru: ['по часовой или против', 'кто следующий', 'в какую сторону ходят'],
      en: ['clockwise or not', 'who is next', 'which direction do we go'],
    },
  },
  {
    answers: {
      split: ['S-7.1', 'S-7.2', 'A-S20'],
      veselka: ['V-2.8', 'V-3.3', 'A-V5'],
      nizam: ['N-2.2', 'N-5.1', 'A-N13'],
      perlyna: ['E-2.2', 'A-E9', 'A-E18'],
    },
    asked: {
      uk: ['колода закінчилась', 'карти скінчилися', 'нема чого тягнути'],
      ru: ['колода закончилась', 'карты кончились', 'нечего тянуть'],
      en: ['deck is empty', 'out of cards', 'no cards left to draw'],
    },
  },
  {
    answers: {
      promin: ['P-1.1', 'P-1.3', 'P-1.4', 'P-1.5', 'A-P1'],
      split: ['S-1.2', 'S-1.3', 'S-1.4', 'S-1.5'],
      veselka: ['V-1.2', 'V-1.3', 'V-1.4'],
      nizam: ['N-1.1', 'N-1.2', 'N-1.3'],
      perlyna: ['E-1.3', 'E-1.2'],
    },
    asked: {
      uk: ['що потрібно з коробки', 'підготовка до гри', 'як розкласти гру'],
      ru: ['что нужно из коробки', 'подготовка к игре', 'как разложить игру'],
      en: ['setup', 'what do we need from the box', 'how to set up'],
    },
  },
  {
    answers: {
      promin: ['P-4.2', 'P-2.5', 'P-1.2', 'A-P28', 'A-P20', 'P-4.8'],
      split: ['S-3.1', 'S-3.2'],
      veselka: ['A-V19'],
      qwinto: ['Q-4.3'],
    },
    asked: {
      uk: ['чи можна показувати карти', 'підглядати можна', 'що можна бачити'],
      ru: ['можно показывать карты', 'подглядывать можно', 'что видно другим'],
      en: ['may i show my cards', 'peeking', 'what can others see'],
    },
  },
];

const asked = (locale: Locale): readonly Query[] =>
  TOPICS.flatMap(({ answers, asked: phrases }) =>
    gameIds().flatMap((game) =>
      phrases[locale].flatMap((phrase): Query[] => {
        const own = answers[game];
        return own ? [[phrase, game, ...own]] : [];
      }),
    ),
  );

export const NEWCOMERS: Readonly<Record<Locale, readonly Query[]>> = {
  uk: asked('uk'),
  ru: asked('ru'),
  en: asked('en'),
};
