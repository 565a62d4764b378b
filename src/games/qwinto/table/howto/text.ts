/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Заповнюй три ряди: зліва направо числа лише зростають, у стовпчику не повторюються.',
    turn: {
      score:
        'Обери кубики й кидай тут, а суму пиши на папері. Наприкінці впиши аркуші: перевірю й порахую.',
      referee:
        'Кидай справжні кубики, впиши, що випало, і торкнись поля на своєму аркуші. Дозволені світяться.',
      virtual:
        'Обери кубики, кинь, лиши або кинь ще раз. Тоді кожен торкається поля на своєму аркуші.',
    },
    end: 'Два повні ряди або чотири хибні кидки — кінець. Повні ряди й стовпчики цінні, хибний кидок — мінус 5.',
  },
  ru: {
    aim: 'Заполняй три ряда: слева направо числа только растут, в столбце не повторяются.',
    turn: {
      score:
        'Выбери кубики и бросай здесь, а сумму пиши на бумаге. В конце впиши листы: проверю и посчитаю.',
      referee:
        'Бросай настоящие кубики, впиши, что выпало, и коснись поля на своём листе. Разрешённые светятся.',
      virtual:
        'Выбери кубики, брось, оставь или брось ещё раз. Потом каждый касается поля на своём листе.',
    },
    end: 'Два полных ряда или четыре неудачных броска — конец. Полные ряды и столбцы ценны, неудачный бросок — минус 5.',
  },
  en: {
    aim: 'Fill three rows: numbers rise from left to right and never repeat in a column.',
    turn: {
      score:
        'Choose dice and throw them here, write the sum on paper. At the end enter the sheets: I check and count them.',
      referee:
        'Throw real dice, enter what they show, and tap a cell on your sheet. The allowed ones glow.',
      virtual:
        'Choose dice, throw, keep or throw once more. Then everyone taps a cell on their own sheet.',
    },
    end: 'Two full rows or four misthrows end it. Full rows and columns are worth most, a misthrow costs 5.',
  },
});
