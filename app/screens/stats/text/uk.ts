/** Words of the statistics. */
import { slavic } from '../../../../src/text/plural';

const wins = (n: number) => `${n} ${slavic(n, 'перемога', 'перемоги', 'перемог')}`;
const matches = (n: number) => `${n} ${slavic(n, 'партія', 'партії', 'партій')}`;

export const uk = {
  title: 'Статистика',
  open: 'Уся статистика',
  chooseGame: 'Яка гра?',
  allGames: 'Усі ігри',
  matches,
  percent: (n: number) => `${n}\u00a0%`,
  evenly: (n: number) => `${matches(n)} · пунктир — якби порівну`,
  wins: 'Перемоги',
  winsOf: (won: number, played: number) => `${wins(won)}, ${matches(played)}`,
  openPlayer: (name: string, record: string) => `${name}. ${record}. Відкрити`,
  nobody: 'Щойно завершиться перша партія, тут з’являться цифри.',
  noMatches: 'Тут ще немає завершених партій.',
  noSuchPlayer: 'Такого гравця тут немає.',
  start: 'Почати партію',
  toEveryone: 'До всіх гравців',
  toAllGames: 'Показати всі ігри',

  figures: 'Цифри',
  played: 'Зіграно',
  playedAlone: (n: number) => `і ще ${n} наодинці`,
  won: 'Перемоги',
  wonNote: (won: number, shared: number) =>
    shared > 0
      ? `${wins(won)}, з них ${shared} ${slavic(shared, 'спільна', 'спільні', 'спільних')}`
      : wins(won),
  pointsAMatch: 'Очки за партію',
  onAverage: 'у середньому',
  playedNote: 'партій завершено',
  average: 'У середньому',
  averageNote: 'очок за партію',
  best: 'Найкраща партія',
  worst: 'Найгірша партія',
  openMatch: (what: string, points: string, date: string) =>
    `${what}: ${points}, ${date}. Відкрити партію`,
  streak: 'Найдовша серія',
  streakNote: (n: number) => slavic(n, 'перемога поспіль', 'перемоги поспіль', 'перемог поспіль'),
  current: 'Зараз поспіль',
  currentNote: (n: number) => slavic(n, 'перемога', 'перемоги', 'перемог'),
  drought: 'Найдовше без перемоги',
  droughtNote: (n: number) => slavic(n, 'партія', 'партії', 'партій'),

  form: 'Частка перемог',
  formNote: 'за десять останніх партій, у відсотках',
  byGame: 'За іграми',
  gameRecord: (played: number, won: number, share: string) =>
    `${matches(played)}, ${wins(won)} (${share})`,
  gameAlone: (n: number) => `${matches(n)} наодинці`,
  openGame: (game: string, record: string) => `${game}: ${record}. Відкрити`,
  againstBots: 'Проти ботів',
  againstBotsNote: (won: number, played: number) => `перемог ${won} з ${played}`,
  rivals: 'За одним столом',
  rivalsNote: 'хто стоїть вище після партії',
  rival: (ahead: number, behind: number, level: number) =>
    `вище ${ahead}, нижче ${behind}${level > 0 ? `, нарівні ${level}` : ''}`,
  openRival: (name: string, record: string) => `${name}: ${record}. Порівняти`,
  moreRivals: (n: number) => `Показати ще ${n}`,

  course: 'Останні партії',
  courseNote: 'очки',
  spread: 'Розподіл очок',
  spreadColumn: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  solo: 'Наодинці',
  soloNote: 'очки і власний рекорд',
  soloRecord: 'Рекорд',
  soloRuns: 'Партія',

  versus: 'Один проти одного',
  meetings: (n: number) => `${n} ${slavic(n, 'зустріч', 'зустрічі', 'зустрічей')}`,
  score: 'Рахунок',
  level: (n: number) => `нарівні ${n}`,
  balance: 'Хто частіше вище',
  balanceNote: 'з накопиченням',
  averages: (mine: string, theirs: string) => `у середньому ${mine}\u00a0:\u00a0${theirs}`,
  latest: 'Останні зустрічі',
  never: 'Разом вони ще не грали.',
};
