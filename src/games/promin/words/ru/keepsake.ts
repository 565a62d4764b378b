import { slavic } from '../../../../text/plural';
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/keepsake';

export const ru: Wording<typeof uk> = {
  lasted: (n) => `${n} ${slavic(n, 'раздача', 'раздачи', 'раздач')}`,
  decided: (deal, points) => `Решила раздача ${deal}: ${points}`,
  tied: (points) => `По ${points}: важна последняя раздача`,
  stillTied: (points) => `По ${points}, и последняя поровну: важна карта первого игрока`,
  legend:
    '40 стёкол — 40 взяток: цвет того, кто взял. Светлый лепесток — ставка сыграла, тёмный — нет.',
  made: 'сыграно',
  missed: '−5 за взятку',
};
