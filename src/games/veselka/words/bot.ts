/** What a strong player weighs in «Веселка», in words. */
import type { Catalogues } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { BotFacts, BotWords } from '../../botWords';
import type { ClauseId } from '../rules/clauses';

interface Run {
  points: number;
  length: number;
  keep: boolean;
  rainbow: number;
}
interface Swap {
  cards: number;
  colours: number;
}

const facts: BotFacts & { clauses: Record<string, ClauseId> } = {
  sight: { others: 'backs', own: 'faces', table: 'card', next: 'deck' },
  clauses: { run: 'V-2.5', swap: 'V-3.1' },
};

const uk: BotWords = {
  ...facts,
  sees: ['свої карти', 'веселки всіх', 'верхню карту скиду'],
  hidden: ['карт інших', 'карт у колоді', 'зерна жеребу', 'твоїх думок'],
  reasons: {
    run: ({ points, length, keep, rainbow }: Run) =>
      `Комбінація з ${length} дає ${points} ${slavic(points, 'очко', 'очки', 'очок')}${keep ? `; у веселці поки ${rainbow}, і вона росте` : ''}.`,
    swap: ({ cards, colours }: Swap) =>
      `У руці ${colours} ${slavic(colours, 'колір', 'кольори', 'кольорів')}; міняти варто ${cards} ${slavic(cards, 'карту', 'карти', 'карт')}.`,
  },
};

const ru: BotWords = {
  ...facts,
  sees: ['свои карты', 'радуги всех', 'верхнюю карту сброса'],
  hidden: ['карт других', 'карт в колоде', 'зерна жребия', 'твоих мыслей'],
  reasons: {
    run: ({ points, length, keep, rainbow }: Run) =>
      `Комбинация из ${length} даёт ${points} ${slavic(points, 'очко', 'очка', 'очков')}${keep ? `; в радуге пока ${rainbow}, и она растёт` : ''}.`,
    swap: ({ cards, colours }: Swap) =>
      `На руке ${colours} ${slavic(colours, 'цвет', 'цвета', 'цветов')}; менять стоит ${cards} ${slavic(cards, 'карту', 'карты', 'карт')}.`,
  },
};

const en: BotWords = {
  ...facts,
  sees: ['its own cards', 'everyone’s rainbows', 'the top of the discard'],
  hidden: ['the others’ cards', 'cards in the deck', 'the seed', 'your thoughts'],
  reasons: {
    run: ({ points, length, keep, rainbow }: Run) =>
      `A run of ${length} brings ${points} ${english(points, 'point', 'points')}${keep ? `; the rainbow has ${rainbow} so far and grows` : ''}.`,
    swap: ({ cards, colours }: Swap) =>
      `The hand has ${colours} ${english(colours, 'colour', 'colours')}; ${cards} ${english(cards, 'card is', 'cards are')} worth swapping.`,
  },
};

export const botWords: Catalogues<BotWords> = { uk, ru, en };
