/** What a strong player weighs in «Поділ», in words. */
import type { Catalogues } from '../../../text/define';
import { slavic } from '../../../text/plural';
import type { BotFacts, BotWords } from '../../botWords';
import type { ClauseId } from '../rules/clauses';
import type { Card } from '../rules/types';

interface Part {
  cards: readonly Card[];
  voters: number;
}
interface Cut {
  sizes: readonly number[];
  voters: number;
}
interface Mixed {
  parts: number;
}
interface Pile {
  own: number;
  most: number;
}

const listed = (cards: readonly Card[], joker: string): string =>
  cards.map((card) => (card === 'joker' ? joker : String(card))).join(', ');

const facts: BotFacts & { clauses: Record<string, ClauseId> } = {
  sight: { others: 'faces', own: 'faces', table: 'row', next: 'deck' },
  clauses: { part: 'S-4.2', mixed: 'S-3.1', cut: 'S-3.1', pile: 'S-7.3' },
};

const uk: BotWords = {
  ...facts,
  sees: ['ряд карт', 'поділ на частини', 'стопки перед усіма'],
  hidden: ['чужих голосів до відкриття', 'карт у колоді', 'зерна жеребу', 'твоїх думок'],
  reasons: {
    part: ({ cards, voters }: Part) =>
      `У цій частині ${listed(cards, 'джокер')}; обирають ${voters}.`,
    mixed: ({ parts }: Mixed) =>
      `Варті майже однаково: ${parts}. Котру з них обрати, вирішує жереб, щоб ніхто не вгадав.`,
    cut: ({ sizes, voters }: Cut) => `Частини по ${sizes.join(', ')}, голосів буде ${voters}.`,
    pile: ({ own, most }: Pile) => `Своїх таких ${own}, найбільше в іншого ${most}.`,
  },
};

const ru: BotWords = {
  ...facts,
  sees: ['ряд карт', 'деление на части', 'стопки перед всеми'],
  hidden: ['чужих голосов до открытия', 'карт в колоде', 'зерна жребия', 'твоих мыслей'],
  reasons: {
    part: ({ cards, voters }: Part) =>
      `В этой части ${listed(cards, 'джокер')}; выбирают ${voters}.`,
    mixed: ({ parts }: Mixed) =>
      `Почти одинаково хороши: ${parts}. Какую из них выбрать, решает жребий, чтобы никто не угадал.`,
    cut: ({ sizes, voters }: Cut) =>
      `Части по ${sizes.join(', ')}, ${slavic(voters, 'голос', 'голоса', 'голосов')} будет ${voters}.`,
    pile: ({ own, most }: Pile) => `Своих таких ${own}, больше всего у другого ${most}.`,
  },
};

const en: BotWords = {
  ...facts,
  sees: ['the row of cards', 'how it is split', 'everyone’s piles'],
  hidden: ['votes before they are shown', 'cards in the deck', 'the seed', 'your thoughts'],
  reasons: {
    part: ({ cards, voters }: Part) =>
      `This part has ${listed(cards, 'a joker')}; ${voters} are choosing.`,
    mixed: ({ parts }: Mixed) =>
      `${parts} parts are worth nearly the same: chance decides between them, so that nobody can guess.`,
    cut: ({ sizes, voters }: Cut) => `Parts of ${sizes.join(', ')}, and ${voters} will vote.`,
    pile: ({ own, most }: Pile) => `${own} of these already, the most anybody else has is ${most}.`,
  },
};

export const botWords: Catalogues<BotWords> = { uk, ru, en };
