/** What the inputs of every game's Settle questions say: keys that all of them have. */
import { defineText } from '../../../text/define';
import { slavic, english } from '../../../text/plural';

export const settleKeys = defineText({
  uk: {
    seats: 'Скільки гравців',
    players: (n: number) => `${n} ${slavic(n, 'гравець', 'гравці', 'гравців')}`,
    erase: 'Стерти',
    digit: (n: number) => `Цифра ${n}`,
    minus: 'Змінити знак',
    unset: 'не вказано',
  },
  ru: {
    seats: 'Сколько игроков',
    players: (n: number) => `${n} ${slavic(n, 'игрок', 'игрока', 'игроков')}`,
    erase: 'Стереть',
    digit: (n: number) => `Цифра ${n}`,
    minus: 'Сменить знак',
    unset: 'не указано',
  },
  en: {
    seats: 'How many players',
    players: (n: number) => `${n} ${english(n, 'player', 'players')}`,
    erase: 'Erase',
    digit: (n: number) => `Digit ${n}`,
    minus: 'Change the sign',
    unset: 'not set',
  },
});
