import type { Wording } from '../../../../src/text/define';
import { slavic } from '../../../../src/text/plural';
import type { uk } from './uk';

const DAYS = ['воскресенья', 'понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы'];
const FEW = ['', 'одна', 'две', 'три'];
const said = (n: number): string => FEW[n] ?? String(n);

export const ru: Wording<typeof uk> = {
  title: (weekday) => `Вечер ${DAYS[weekday] ?? ''}`,
  open: 'Вечер этой партии',
  evenings: 'Вечера',
  eveningsOf: (month) => `Вечера: ${month}`,
  latest: 'Последний вечер',
  openEvening: (evening) => `${evening}. Открыть вечер`,
  openMatch: (game, winners) => `${game}, ${winners}. Открыть партию`,
  medals: 'Медали',
  medalsNote: 'места 1–3',
  wins: (n) => `${said(n)} ${slavic(n, 'победа', 'победы', 'побед')}`,
  medalCount: (n) =>
    n === 0 ? 'без медалей' : `${said(n)} ${slavic(n, 'медаль', 'медали', 'медалей')}`,
  places: (name, places) =>
    `${name}: ${places.length === 0 ? 'без медалей' : `места ${places.join(', ')}`}`,
  moments: 'Мгновения вечера',
  record: (game) => `Рекорд стола: ${game}`,
  recordWas: (points, name, day) => `было ${points}, ${name}, ${day}`,
  closest: 'Самый плотный финиш',
  level: 'Поровну, а победа одна',
  ahead: (first, second) => `впереди ${first}, дальше ${second}`,
  share: 'Поделиться вечером',
  none: 'Вечер складывается из партий, сыгранных между 16:00 и 5:00. Здесь такой нет.',
  toHistory: 'К истории',
};
