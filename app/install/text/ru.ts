import type { Wording } from '../../../src/text/define';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  title: 'Арбитр под рукой',
  gain: {
    ask: 'Среди приложений, на весь экран, и без сети.',
    share: 'На весь экран, без сети, и браузер не сотрёт партий.',
  },
  byShare: 'Коснись «Поделиться», затем — «На экран „Домой“».',
  install: 'Установить',
  later: 'Не сейчас',
  seen: 'Понятно',
};
