import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

const wins = (n: number) => `${n} ${slavic(n, 'победа', 'победы', 'побед')}`;
const matches = (n: number) => `${n} ${slavic(n, 'партия', 'партии', 'партий')}`;

export const ru: Wording<typeof uk> = {
  title: 'Статистика',
  open: 'Вся статистика',
  chooseGame: 'Какая игра?',
  allGames: 'Все игры',
  matches,
  percent: (n) => `${n}\u00a0%`,
  evenly: (n) => `${matches(n)} · пунктир — если бы поровну`,
  wins: 'Победы',
  winsOf: (won, played) => `${wins(won)}, ${matches(played)}`,
  openPlayer: (name, record) => `${name}. ${record}. Открыть`,
  nobody: 'Как только закончится первая партия, здесь появятся цифры.',
  noMatches: 'Здесь ещё нет законченных партий.',
  noSuchPlayer: 'Такого игрока здесь нет.',
  start: 'Начать партию',
  toEveryone: 'Ко всем игрокам',
  toAllGames: 'Показать все игры',

  figures: 'Цифры',
  played: 'Сыграно',
  playedAlone: (n) => `и ещё ${n} в одиночку`,
  won: 'Победы',
  wonNote: (won, shared) =>
    shared > 0
      ? `${wins(won)}, из них ${shared} ${slavic(shared, 'общая', 'общие', 'общих')}`
      : wins(won),
  pointsAMatch: 'Очки за партию',
  onAverage: 'в среднем',
  playedNote: 'партий завершено',
  average: 'В среднем',
  averageNote: 'очков за партию',
  best: 'Лучшая партия',
  worst: 'Худшая партия',
  openMatch: (what, points, date) => `${what}: ${points}, ${date}. Открыть партию`,
  streak: 'Самая длинная серия',
  streakNote: (n) => slavic(n, 'победа подряд', 'победы подряд', 'побед подряд'),
  current: 'Сейчас подряд',
  currentNote: (n) => slavic(n, 'победа', 'победы', 'побед'),
  drought: 'Дольше всего без победы',
  droughtNote: (n) => slavic(n, 'партия', 'партии', 'партий'),

  form: 'Доля побед',
  formNote: 'за десять последних партий, в процентах',
  byGame: 'По играм',
  gameRecord: (played, won, share) => `${matches(played)}, ${wins(won)} (${share})`,
  gameAlone: (n) => `${matches(n)} в одиночку`,
  openGame: (game, record) => `${game}: ${record}. Открыть`,
  againstBots: 'Против ботов',
  againstBotsNote: (won, played) => `побед ${won} из ${played}`,
  rivals: 'За одним столом',
  rivalsNote: 'кто стоит выше после партии',
  rival: (ahead, behind, level) =>
    `выше ${ahead}, ниже ${behind}${level > 0 ? `, наравне ${level}` : ''}`,
  openRival: (name, record) => `${name}: ${record}. Сравнить`,
  moreRivals: (n) => `Показать ещё ${n}`,

  course: 'Последние партии',
  courseNote: 'очки',
  spread: 'Распределение очков',
  spreadColumn: (from, to) => (from === to ? from : `${from}–${to}`),
  solo: 'В одиночку',
  soloNote: 'очки и личный рекорд',
  soloRecord: 'Рекорд',
  soloRuns: 'Партия',

  versus: 'Один на один',
  meetings: (n) => `${n} ${slavic(n, 'встреча', 'встречи', 'встреч')}`,
  score: 'Счёт',
  level: (n) => `наравне ${n}`,
  balance: 'Кто чаще выше',
  balanceNote: 'с накоплением',
  averages: (mine, theirs) => `в среднем ${mine}\u00a0:\u00a0${theirs}`,
  latest: 'Последние встречи',
  never: 'За одним столом они ещё не играли.',
};
