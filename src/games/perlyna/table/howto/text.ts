/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Складай три однакові самоцвіти поспіль, щоб виконати завдання; перлина замінює будь-який.',
    turn: {
      score:
        'Торкнись виконаних завдань у тому порядку, як карти лягають на стос. Верхня закриває це завдання іншим.',
      referee:
        'Торкнись стрілки біля лінії й чим сплачено, тоді — виконаних завдань. Закриті позначено.',
      virtual: 'Торкнись стрілки, сплати картами з руки, тоді обери завдання, які виконуєш.',
    },
    end: 'Хто першим виконає всі вісім завдань, перемагає одразу.',
  },
  ru: {
    aim: 'Складывай три одинаковых самоцвета подряд, чтобы выполнить задание; жемчужина заменяет любой.',
    turn: {
      score:
        'Коснись выполненных заданий в том порядке, как карты ложатся на стопку. Верхняя закрывает это задание другим.',
      referee:
        'Коснись стрелки у линии и чем уплачено, потом — выполненных заданий. Закрытые отмечены.',
      virtual: 'Коснись стрелки, заплати картами с руки, потом выбери задания, которые выполняешь.',
    },
    end: 'Кто первым выполнит все восемь заданий, побеждает сразу.',
  },
  en: {
    aim: 'Line up three equal gems to complete a task; the pearl stands for any of them.',
    turn: {
      score:
        'Tap the completed tasks in the order the cards go onto the pile. The top one blocks that task for the others.',
      referee:
        'Tap the arrow at a line and what was paid, then the completed tasks. Blocked ones are marked.',
      virtual: 'Tap an arrow, pay from the hand, then choose the tasks you complete.',
    },
    end: 'The first to complete all eight tasks wins at once.',
  },
});
