/** Spoken names of drawings and charts. */
import { slavic } from '../../text/plural';

export const uk = {
  glass: {
    r: 'червона, вогонь',
    y: 'жовта, сонце',
    g: 'зелена, листок',
    b: 'синя, хвиля',
    p: 'фіолетова, місяць',
  },
  glassMotif: {
    r: 'вогонь',
    y: 'сонце, козир',
    g: 'листок',
    b: 'хвиля',
    p: 'місяць',
  },
  glassCard: (colour: string, value: number) => `${value}, ${colour}`,
  glassBack: (colour: string) => `сорочкою догори: ${colour}`,
  glassPlus: 'картка «плюс»',
  gem: {
    red: 'червоний рубін',
    orange: 'помаранчевий сердолік',
    yellow: 'жовтий топаз',
    lime: 'салатовий хризоліт',
    green: 'зелений смарагд',
    sky: 'блакитний аквамарин',
    blue: 'синій сапфір',
    violet: 'фіолетовий аметист',
  },
  pearl: 'перлина',
  gemBack: 'карта сорочкою догори',
  splitCard: (value: number) => `карта ${value}`,
  joker: 'джокер',
  splitPart: { white: 'біла частина', lightBlue: 'блакитна частина', black: 'чорна частина' },
  divider: {
    first: 'роздільник між білою і блакитною',
    second: 'роздільник між блакитною і чорною',
  },
  die: {
    orange: 'помаранчевий кубик',
    yellow: 'жовтий кубик',
    purple: 'фіолетовий кубик',
  },
  dieShows: (die: string, value: number) => `${die}: ${value}`,
  row: { orange: 'помаранчевий ряд', yellow: 'жовтий ряд', purple: 'фіолетовий ряд' },
  bet: 'намистина ставки',
  shield: 'намистина щита',
  beads: (bets: number, shield: boolean) =>
    `${bets} ${slavic(bets, 'намистина', 'намистини', 'намистин')}${shield ? ' і щит' : ''}`,
  empty: 'порожньо',
  chart: {
    rising: (name: string, values: string) => `${name}: ${values}`,
    bar: (name: string, value: string) => `${name} — ${value}`,
  },
};
