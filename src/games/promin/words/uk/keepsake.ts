/** Слова завершеної партії: що вирішило і що видно у вікні. */
import { slavic } from '../../../../text/plural';

export const uk = {
  lasted: (n: number) => `${n} ${slavic(n, 'роздача', 'роздачі', 'роздач')}`,
  decided: (deal: number, points: string) => `Вирішила роздача ${deal}: ${points}`,
  tied: (points: number) => `По ${points}: важить остання роздача`,
  stillTied: (points: number) => `По ${points}, і остання порівну: важить карта першого гравця`,
  legend:
    '40 шибок — 40 взяток: колір того, хто взяв. Світла пелюстка — зіграна ставка, темна — ні.',
  made: 'зіграно',
  missed: '−5 за взятку',
};
