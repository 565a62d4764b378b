import { slavic } from '../../../../src/text/plural';

/** From Sunday, as calendars of computers count. */
const DAYS = ['неділі', 'понеділка', 'вівторка', 'середи', 'четверга', 'п’ятниці', 'суботи'];
const FEW = ['', 'одна', 'дві', 'три'];
const said = (n: number): string => FEW[n] ?? String(n);

export const uk = {
  title: (weekday: number) => `Вечір ${DAYS[weekday] ?? ''}`,
  open: 'Вечір цієї партії',
  evenings: 'Вечори',
  eveningsOf: (month: string) => `Вечори: ${month}`,
  latest: 'Останній вечір',
  openEvening: (evening: string) => `${evening}. Відкрити вечір`,
  openMatch: (game: string, winners: string) => `${game}, ${winners}. Відкрити партію`,
  medals: 'Медалі',
  medalsNote: 'місця 1–3',
  wins: (n: number) => `${said(n)} ${slavic(n, 'перемога', 'перемоги', 'перемог')}`,
  medalCount: (n: number) =>
    n === 0 ? 'без медалей' : `${said(n)} ${slavic(n, 'медаль', 'медалі', 'медалей')}`,
  places: (name: string, places: readonly number[]) =>
    `${name}: ${places.length === 0 ? 'без медалей' : `місця ${places.join(', ')}`}`,
  moments: 'Миті вечора',
  record: (game: string) => `Рекорд столу: ${game}`,
  recordWas: (points: string, name: string, day: string) => `було ${points}, ${name}, ${day}`,
  closest: 'Найщільніший фініш',
  level: 'Порівну, а перемога одна',
  ahead: (first: string, second: string) => `попереду ${first}, далі ${second}`,
  share: 'Поділитися вечором',
  none: 'Вечір складається з партій, зіграних між 16:00 і 5:00. Тут такої немає.',
  toHistory: 'До історії',
};
