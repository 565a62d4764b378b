/** What the end of any game says of the move that decided it. */
import { defineText } from '../text/define';
import { english, minus, slavic } from '../text/plural';

export const keepsakeText = defineText({
  uk: {
    before: (name: string, theirs: number, own: number) =>
      `До того попереду ${name}: ${minus(theirs)} проти ${minus(own)}`,
    always: 'Попереду від самого початку',
    turns: (n: number) => `${n} ${slavic(n, 'хід', 'ходи', 'ходів')}`,
    decidedByTurn: (turn: number, points: string) => `Вирішив хід ${turn}: ${points}`,
  },
  ru: {
    before: (name, theirs, own) => `До того впереди ${name}: ${minus(theirs)} против ${minus(own)}`,
    always: 'Впереди с самого начала',
    turns: (n) => `${n} ${slavic(n, 'ход', 'хода', 'ходов')}`,
    decidedByTurn: (turn, points) => `Решил ход ${turn}: ${points}`,
  },
  en: {
    before: (name, theirs, own) =>
      `${name} was ahead until then: ${minus(theirs)} to ${minus(own)}`,
    always: 'Ahead from the very start',
    turns: (n) => `${n} ${english(n, 'turn', 'turns')}`,
    decidedByTurn: (turn, points) => `Decided by turn ${turn}: ${points}`,
  },
});
