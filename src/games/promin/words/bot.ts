/** What a strong player weighs in «Промінь», in words. */
import type { Catalogues } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { BotFacts, BotWords } from '../../botWords';
import type { Colour } from '../rules/cards';
import type { ClauseId } from '../rules/clauses';

interface Trumps {
  own: number;
  others: number;
  highest: number | null;
}
interface Bets {
  beads: number;
  tricks: number;
}
interface Need {
  beads: number;
  shield: boolean;
  won: number;
  left: number;
}
interface Seen {
  colour: Colour;
  others: number;
  highest: number | null;
}
type Play = { type: string; colour: Colour; rank: number };

function played(choice: unknown): Play | null {
  const said = choice as Play;
  return said.type === 'play' ? said : null;
}

const UK: Record<Colour, readonly [string, string]> = {
  r: ['Червона', 'червоних'],
  y: ['Жовта, козир', 'жовтих'],
  g: ['Зелена', 'зелених'],
  b: ['Синя', 'синіх'],
  p: ['Фіолетова', 'фіолетових'],
};
const RU: Record<Colour, readonly [string, string]> = {
  r: ['Красная', 'красных'],
  y: ['Жёлтая, козырь', 'жёлтых'],
  g: ['Зелёная', 'зелёных'],
  b: ['Синяя', 'синих'],
  p: ['Фиолетовая', 'фиолетовых'],
};
const EN: Record<Colour, string> = {
  r: 'Red',
  y: 'Yellow, trump',
  g: 'Green',
  b: 'Blue',
  p: 'Purple',
};

const facts: BotFacts & { clauses: Record<string, ClauseId> } = {
  sight: { others: 'faces', own: 'backs', table: 'card', next: 'deck' },
  clauses: { trumps: 'P-4.6', bets: 'P-3.1', need: 'P-3.4', colour: 'P-4.6' },
};

const uk: BotWords = {
  ...facts,
  sees: ['карти інших', 'кольори своїх', 'стіл і ставки', 'усе, що впало'],
  hidden: ['чисел на своїх', 'карт осторонь', 'зерна жеребу', 'твоїх думок'],
  choice(choice) {
    const play = played(choice);
    if (!play) return null;
    const [name] = UK[play.colour];
    return play.rank === 0 ? `${name}: наймолодша` : `${name}: ${play.rank + 1}-а від молодшої`;
  },
  reasons: {
    trumps: ({ own, others, highest }: Trumps) =>
      highest === null
        ? `Козирів у руці ${own}, в інших жодного.`
        : `Козирів у руці ${own}, в інших ${others}, найстарший ${highest}.`,
    bets: ({ beads, tricks }: Bets) =>
      `Уже замовлено ${beads} з ${tricks} ${slavic(tricks, 'взятки', 'взяток', 'взяток')}.`,
    need: ({ beads, shield, won, left }: Need) =>
      `Ставка ${beads}${shield ? ' зі щитом' : ''}, взято ${won}, лишилося ${left} ${slavic(left, 'взятка', 'взятки', 'взяток')}.`,
    colour: ({ colour, others, highest }: Seen) =>
      highest === null
        ? `Більше ${UK[colour][1]} ні в кого нема.`
        : `В інших ${UK[colour][1]}: ${others}, найстарша ${highest}.`,
  },
};

const ru: BotWords = {
  ...facts,
  sees: ['карты других', 'цвета своих', 'стол и ставки', 'всё, что упало'],
  hidden: ['чисел на своих', 'карт в стороне', 'зерна жребия', 'твоих мыслей'],
  choice(choice) {
    const play = played(choice);
    if (!play) return null;
    const [name] = RU[play.colour];
    return play.rank === 0 ? `${name}: самая младшая` : `${name}: ${play.rank + 1}-я от младшей`;
  },
  reasons: {
    trumps: ({ own, others, highest }: Trumps) =>
      highest === null
        ? `Козырей на руке ${own}, у других ни одного.`
        : `Козырей на руке ${own}, у других ${others}, старший ${highest}.`,
    bets: ({ beads, tricks }: Bets) =>
      `Уже заказано ${beads} из ${tricks} ${slavic(tricks, 'взятки', 'взяток', 'взяток')}.`,
    need: ({ beads, shield, won, left }: Need) =>
      `Ставка ${beads}${shield ? ' со щитом' : ''}, взято ${won}, осталось ${left} ${slavic(left, 'взятка', 'взятки', 'взяток')}.`,
    colour: ({ colour, others, highest }: Seen) =>
      highest === null
        ? `Больше ${RU[colour][1]} ни у кого нет.`
        : `У других ${RU[colour][1]}: ${others}, старшая ${highest}.`,
  },
};

const en: BotWords = {
  ...facts,
  sees: ['the others’ cards', 'the colours of its own', 'table and bets', 'all that has fallen'],
  hidden: ['numbers on its own', 'cards set aside', 'the seed', 'your thoughts'],
  choice(choice) {
    const play = played(choice);
    if (!play) return null;
    const name = EN[play.colour];
    return play.rank === 0 ? `${name}: the lowest` : `${name}: number ${play.rank + 1} from below`;
  },
  reasons: {
    trumps: ({ own, others, highest }: Trumps) =>
      highest === null
        ? `${own} ${english(own, 'trump', 'trumps')} in hand, the others hold none.`
        : `${own} ${english(own, 'trump', 'trumps')} in hand, the others hold ${others}, the highest is ${highest}.`,
    bets: ({ beads, tricks }: Bets) => `${beads} of ${tricks} tricks are bet already.`,
    need: ({ beads, shield, won, left }: Need) =>
      `Bet ${beads}${shield ? ' with a shield' : ''}, won ${won}, ${left} ${english(left, 'trick', 'tricks')} left.`,
    colour: ({ colour, others, highest }: Seen) =>
      highest === null
        ? `Nobody else holds ${EN[colour].toLowerCase()} any more.`
        : `The others hold ${others} of this colour, the highest is ${highest}.`,
  },
};

export const botWords: Catalogues<BotWords> = { uk, ru, en };
