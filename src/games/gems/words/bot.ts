/** What a strong player weighs on the field of both gem games, in words. */
import { english, slavic } from '../../../text/plural';
import type { BotWords } from '../../botWords';

interface Hand {
  hand: number;
  deck: number;
}

export const fieldReasons: Record<'uk' | 'ru' | 'en', BotWords['reasons']> = {
  uk: {
    take: ({ hand, deck }: Hand) =>
      `У руці ${hand} ${slavic(hand, 'карта', 'карти', 'карт')}, у колоді ${deck}: варто добрати.`,
    pass: ({ hand, deck }: Hand) => `У руці ${hand}, у колоді ${deck}: більше нічого не можна.`,
  },
  ru: {
    take: ({ hand, deck }: Hand) =>
      `На руке ${hand} ${slavic(hand, 'карта', 'карты', 'карт')}, в колоде ${deck}: стоит добрать.`,
    pass: ({ hand, deck }: Hand) => `На руке ${hand}, в колоде ${deck}: больше ничего нельзя.`,
  },
  en: {
    take: ({ hand, deck }: Hand) =>
      `${hand} ${english(hand, 'card', 'cards')} in hand, ${deck} in the deck: worth taking more.`,
    pass: ({ hand, deck }: Hand) =>
      `${hand} in hand, ${deck} in the deck: nothing else is possible.`,
  },
};
