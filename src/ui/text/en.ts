import type { Wording } from '../../text/define';
import { english } from '../../text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  glass: {
    r: 'red, flame',
    y: 'yellow, sun',
    g: 'green, leaf',
    b: 'blue, wave',
    p: 'purple, moon',
  },
  glassMotif: {
    r: 'flame',
    y: 'sun, trump',
    g: 'leaf',
    b: 'wave',
    p: 'moon',
  },
  glassCard: (colour, value) => `${value}, ${colour}`,
  glassBack: (colour) => `face down: ${colour}`,
  glassPlus: '“plus” card',
  gem: {
    red: 'red ruby',
    orange: 'orange carnelian',
    yellow: 'yellow topaz',
    lime: 'lime chrysolite',
    green: 'green emerald',
    sky: 'sky aquamarine',
    blue: 'blue sapphire',
    violet: 'violet amethyst',
  },
  pearl: 'pearl',
  gemBack: 'card face down',
  splitCard: (value) => `card ${value}`,
  joker: 'joker',
  splitPart: { white: 'white part', lightBlue: 'light-blue part', black: 'black part' },
  divider: {
    first: 'separator between white and light blue',
    second: 'separator between light blue and black',
  },
  die: {
    orange: 'orange die',
    yellow: 'yellow die',
    purple: 'purple die',
  },
  dieShows: (die, value) => `${die}: ${value}`,
  row: { orange: 'orange row', yellow: 'yellow row', purple: 'purple row' },
  bet: 'bet bead',
  shield: 'shield bead',
  beads: (bets, shield) =>
    `${bets} ${english(bets, 'bead', 'beads')}${shield ? ' and a shield' : ''}`,
  empty: 'empty',
  chart: {
    rising: (name, values) => `${name}: ${values}`,
    bar: (name, value) => `${name} — ${value}`,
  },
};
