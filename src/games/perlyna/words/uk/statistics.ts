/** Слова власних цифр гри у статистиці. */
import { slavic } from '../../../../text/plural';

export const uk = {
  title: 'Завдання',
  eight: 'Ходів до восьми',
  eightNote: 'у середньому',
  fastest: 'Найшвидше',
  fastestNote: (n: number) => slavic(n, 'хід', 'ходи', 'ходів'),
  times: 'Усі вісім',
  timesNote: (n: number) => slavic(n, 'раз', 'рази', 'разів'),
  turns: 'Ходів за партію',
};
