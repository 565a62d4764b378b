/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Зсувайте рядки й стовпці, щоб три однакові самоцвіти або більше стали поспіль.',
    turn: {
      score:
        'Торкніться довжини кожної зібраної комбінації: 3, 4 чи 5. Нічого не зібрано — «Хід без очок».',
      referee:
        'Торкніться стрілки біля лінії, тоді чим сплачено. Що зійшлося і чи рахується, видно одразу.',
      virtual:
        'Торкніться стрілки й сплатіть картою з руки: такою, як на краю, або трьома будь-якими.',
    },
    end: 'Колода скінчилася стільки разів, скільки гравців, — кінець. Найбільше очок — перемога.',
  },
  ru: {
    aim: 'Сдвигайте ряды и столбцы, чтобы три одинаковых самоцвета или больше встали подряд.',
    turn: {
      score:
        'Коснитесь длины каждой собранной комбинации: 3, 4 или 5. Ничего не собрано — «Ход без очков».',
      referee:
        'Коснитесь стрелки у линии, потом чем уплачено. Что сошлось и считается ли, видно сразу.',
      virtual: 'Коснитесь стрелки и заплатите картой с руки: такой, как на краю, или тремя любыми.',
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
