/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Ряд ділять на три частини, і кожен таємно обирає одну. Хто обрав без суперників, забирає її карти.',
    turn: {
      score:
        'Після гри впиши стопки: скільки карт кожного числа в кожного гравця. Одне торкання — одна стопка.',
      referee: 'Впиши ряд, постав роздільники й зазнач, хто що обрав. Хто що бере, скажу я.',
      virtual:
        'Ведучий ставить роздільники, тоді телефон іде по колу: кожен обирає таємно, відкриваємо разом.',
    },
    end: 'Для кожного числа рахують, у кого найбільше карт: той лишає одну й має стільки очок, скільки на ній.',
  },
  ru: {
    aim: 'Ряд делят на три части, и каждый тайно выбирает одну. Кто выбрал без соперников, забирает её карты.',
    turn: {
      score:
        'После игры впиши стопки: сколько карт каждого числа у каждого игрока. Одно касание — одна стопка.',
      referee:
        'Впиши ряд, поставь разделители и отметь, кто что выбрал. Кому что достаётся, скажу я.',
      virtual:
        'Ведущий ставит разделители, потом телефон идёт по кругу: каждый выбирает тайно, открываем вместе.',
    },
    end: 'Для каждого числа считают, у кого больше карт: он оставляет одну и получает столько очков, сколько на ней.',
  },
  en: {
    aim: 'A row is cut into three parts and everyone secretly picks one. Whoever picked alone takes its cards.',
    turn: {
      score:
        'After the game enter the piles: how many cards of each number every player has. One tap a pile.',
      referee:
        'Enter the row, set the dividers and say who picked what. I tell who takes which cards.',
      virtual:
        'The leader sets the dividers, then the phone goes round: everyone picks in secret, all is revealed together.',
    },
    end: 'Number by number, whoever has most cards of it keeps one and scores what stands on it.',
  },
});
