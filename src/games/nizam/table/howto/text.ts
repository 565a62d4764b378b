/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Зсувай рядки й стовпці, щоб три однакові самоцвіти або більше стали поспіль.',
    turn: {
      score:
        'Торкнись довжини кожної зібраної комбінації: 3, 4 чи 5. Нічого не зібрано — «Хід без очок».',
      referee:
        'Торкнись стрілки біля лінії, тоді чим сплачено. Що зійшлося і чи рахується, видно одразу.',
      virtual: 'Торкнись стрілки й сплати картою з руки: такою, як на краю, або трьома будь-якими.',
    },
    end: 'Колода скінчилася стільки разів, скільки гравців, — кінець. Найбільше очок — перемога.',
  },
  ru: {
    aim: 'Сдвигай ряды и столбцы, чтобы три одинаковых самоцвета или больше встали подряд.',
    turn: {
      score:
        'Коснись длины каждой собранной комбинации: 3, 4 или 5. Ничего не собрано — «Ход без очков».',
      referee:
        'Коснись стрелки у линии, потом чем уплачено. Что сошлось и считается ли, видно сразу.',
      virtual: 'Коснись стрелки и заплати картой с руки: такой, как на краю, или тремя любыми.',
    },
    end: 'Колода кончилась столько раз, сколько игроков, — конец. Больше всех очков — победа.',
  },
  en: {
    aim: 'Shift rows and columns until three or more equal gems lie in succession.',
    turn: {
      score:
        'Tap the length of every combination made: 3, 4 or 5. Nothing made: “No points this turn”.',
      referee:
        'Tap the arrow at a line, then what was paid. What lines up and whether it scores shows at once.',
      virtual: 'Tap an arrow and pay from the hand: a card like the one at the edge, or any three.',
    },
    end: 'The deck has run out as many times as there are players: the end. Most points win.',
  },
});
