/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Складайте три однакові самоцвіти поспіль, щоб виконати завдання; перлина замінює будь-який.',
    turn: {
      score:
        'Торкніться виконаних завдань у тому порядку, як карти лягають на стос. Верхня закриває це завдання іншим.',
      referee:
        'Торкніться стрілки біля лінії й чим сплачено, тоді — виконаних завдань. Закриті позначено.',
      virtual: 'Торкніться стрілки, сплатіть картами з руки, тоді оберіть завдання, які виконуєте.',
    },
    end: 'Хто першим виконає всі вісім завдань, перемагає одразу.',
  },
  ru: {
    aim: 'Складывайте три одинаковых самоцвета подряд, чтобы выполнить задание; жемчужина заменяет любой.',
    turn: {
      score:
        'Коснитесь выполненных заданий в том порядке, как карты ложатся на стопку. Верхняя закрывает это задание другим.',
      referee:
        'Коснитесь стрелки у линии и чем уплачено, потом — выполненных заданий. Закрытые отмечены.',
      virtual:
        'Коснитесь стрелки, заплатите картами с руки, потом выберите задания, которые выполняете.',
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
