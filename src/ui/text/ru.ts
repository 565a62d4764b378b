import type { Wording } from '../../text/define';
import { slavic } from '../../text/plural';
import type { uk } from './uk';

export const ru: Wording<typeof uk> = {
  glass: {
    r: 'красная, огонь',
    y: 'жёлтая, солнце',
    g: 'зелёная, лист',
    b: 'синяя, волна',
    p: 'фиолетовая, месяц',
  },
  glassMotif: {
    r: 'огонь',
    y: 'солнце, козырь',
    g: 'лист',
    b: 'волна',
    p: 'месяц',
  },
  glassCard: (colour, value) => `${value}, ${colour}`,
  glassBack: (colour) => `рубашкой вверх: ${colour}`,
  glassPlus: 'карточка «плюс»',
  gem: {
    red: 'красный рубин',
    orange: 'оранжевый сердолик',
    yellow: 'жёлтый топаз',
    lime: 'салатовый хризолит',
    green: 'зелёный изумруд',
    sky: 'голубой аквамарин',
    blue: 'синий сапфир',
    violet: 'фиолетовый аметист',
  },
  pearl: 'жемчужина',
  gemBack: 'карта рубашкой вверх',
  splitCard: (value) => `карта ${value}`,
  joker: 'джокер',
  splitPart: { white: 'белая часть', lightBlue: 'голубая часть', black: 'чёрная часть' },
  divider: {
    first: 'разделитель между белой и голубой',
    second: 'разделитель между голубой и чёрной',
  },
  die: {
    orange: 'оранжевый кубик',
    yellow: 'жёлтый кубик',
    purple: 'фиолетовый кубик',
  },
  dieShows: (die, value) => `${die}: ${value}`,
  row: { orange: 'оранжевый ряд', yellow: 'жёлтый ряд', purple: 'фиолетовый ряд' },
  bet: 'бусина ставки',
  shield: 'бусина щита',
  beads: (bets, shield) =>
    `${bets} ${slavic(bets, 'бусина', 'бусины', 'бусин')}${shield ? ' и щит' : ''}`,
  empty: 'пусто',
  chart: {
    rising: (name, values) => `${name}: ${values}`,
    bar: (name, value) => `${name} — ${value}`,
  },
};
