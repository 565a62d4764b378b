/** This game’s first cards in three languages: the aim, a turn by mode, the end. */
import { defineText } from '../../../../text/define';

export const howToWords = defineText({
  uk: {
    aim: 'Кожен бачить карти всіх, крім своїх. Намистинами обіцяють, скільки взяток візьмуть; щит дозволяє на одну більше.',
    turn: {
      score:
        'Спершу ставки: торкнись числа, тоді кнопки зі щитом чи без. Після роздачі — одне число на гравця: скільки взяток.',
      referee:
        'Ставки, а далі карта за картою: колір і число. Не той колір чи карта, що вже була, — скажу одразу.',
      virtual:
        'Телефон роздає й ходить по руках. Чужі карти видно, свої — лише спинками: обери й зіграй.',
    },
    end: 'Чотири роздачі, вдала ставка коштує дедалі більше. Найбільше очок — перемога.',
  },
  ru: {
    aim: 'Каждый видит карты всех, кроме своих. Бусинами обещают, сколько взяток возьмут; щит позволяет на одну больше.',
    turn: {
      score:
        'Сначала ставки: коснись числа, затем кнопки со щитом или без. После раздачи — одно число на игрока: сколько взяток.',
      referee:
        'Ставки, а дальше карта за картой: цвет и число. Не тот цвет или карта, что уже была, — скажу сразу.',
      virtual:
        'Телефон раздаёт и ходит по рукам. Чужие карты видны, свои — только рубашкой: выбери и сыграй.',
    },
    end: 'Четыре раздачи, удачная ставка стоит всё больше. Больше всех очков — победа.',
  },
  en: {
    aim: 'Everyone sees all cards but their own. Beads promise how many tricks you will take; a shield allows one more.',
    turn: {
      score:
        'Bids first: tap a number, then the button with or without the shield. After the deal, one number a player: tricks taken.',
      referee:
        'Bids, then card by card: colour and number. A wrong colour or a card seen before is caught at once.',
      virtual:
        'The phone deals and goes from hand to hand. You see the others’ cards and only the backs of your own: choose one and play it.',
    },
    end: 'Four deals, and a kept promise pays more each time. Most points win.',
  },
});
