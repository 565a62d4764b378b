/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Викладай сусідні кольори кола один за одним і збирай веселку з восьми кольорів.',
    turn: {
      score:
        'Торкнись довжини комбінації й кольору, що пішов у веселку. Мінялися карти — кнопка «Заміна».',
      referee:
        'Торкайся кольорів кола, як лягають карти. Чи можна так і скільки це очок, видно одразу.',
      virtual:
        'Телефон роздає. Торкайся карт руки від верхньої карти стосу далі по колу, тоді виклади.',
    },
    end: 'Хтось зібрав усі вісім кольорів — кожен ходить ще раз. Додаємо очки за веселки; найбільше — перемога.',
  },
  ru: {
    aim: 'Выкладывай соседние цвета круга один за другим и собирай радугу из восьми цветов.',
    turn: {
      score:
        'Коснись длины комбинации и цвета, который ушёл в радугу. Менялись карты — кнопка «Замена».',
      referee:
        'Касайся цветов круга, как ложатся карты. Можно ли так и сколько это очков, видно сразу.',
      virtual:
        'Телефон раздаёт. Касайся карт руки от верхней карты стопки дальше по кругу, потом выложи.',
    },
    end: 'Кто-то собрал все восемь цветов — каждый ходит ещё раз. Добавляем очки за радуги; больше всех — победа.',
  },
  en: {
    aim: 'Lay neighbouring colours of the circle one after another and collect a rainbow of eight colours.',
    turn: {
      score:
        'Tap the length of the run and the colour that went into the rainbow. Cards swapped: the “Swap” button.',
      referee:
        'Tap the colours of the circle as the cards are laid. Whether it is allowed and what it scores shows at once.',
      virtual:
        'The phone deals. Tap cards of the hand onwards round the circle from the top card, then lay them.',
    },
    end: 'Somebody has all eight colours: everyone has one more turn. Rainbow points are added; most points win.',
  },
});
