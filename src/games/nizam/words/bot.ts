/** What a strong player weighs in «Нізам», in words. */
import type { Catalogues } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { BotFacts, BotWords } from '../../botWords';
import { fieldReasons } from '../../gems/words/bot';
import type { ClauseId } from '../rules/clauses';

interface Plan {
  shifts: readonly unknown[];
  points: number;
  cards: number;
}
interface Score {
  runs: number;
  shifts: number;
}

const facts: BotFacts & { clauses: Record<string, ClauseId> } = {
  sight: { others: 'backs', own: 'faces', table: 'field', next: 'deck' },
  clauses: { plan: 'N-3.4', score: 'N-4.4', take: 'N-2.1', pass: 'N-2.0' },
};

const uk: BotWords = {
  ...facts,
  sees: ['поле', 'свої карти', 'скільки карт в інших', 'скільки в колоді'],
  hidden: ['карт інших', 'карт у колоді', 'зерна жеребу', 'твоїх думок'],
  reasons: {
    ...fieldReasons.uk,
    plan: ({ shifts, points, cards }: Plan) =>
      `Задум: зсувів ${shifts.length} за ${cards} ${slavic(cards, 'карту', 'карти', 'карт')}, разом ${points} ${slavic(points, 'очко', 'очки', 'очок')}.`,
    score: ({ runs, shifts }: Score) =>
      `Зсувів зроблено ${shifts}; ${slavic(runs, 'комбінація', 'комбінації', 'комбінацій')} на полі: ${runs}.`,
  },
};

const ru: BotWords = {
  ...facts,
  sees: ['поле', 'свои карты', 'сколько карт у других', 'сколько в колоде'],
  hidden: ['карт других', 'карт в колоде', 'зерна жребия', 'твоих мыслей'],
  reasons: {
    ...fieldReasons.ru,
    plan: ({ shifts, points, cards }: Plan) =>
      `Замысел: сдвигов ${shifts.length} за ${cards} ${slavic(cards, 'карту', 'карты', 'карт')}, вместе ${points} ${slavic(points, 'очко', 'очка', 'очков')}.`,
    score: ({ runs, shifts }: Score) =>
      `Сдвигов сделано ${shifts}; ${slavic(runs, 'комбинация', 'комбинации', 'комбинаций')} на поле: ${runs}.`,
  },
};

const en: BotWords = {
  ...facts,
  sees: ['the field', 'its own cards', 'how many cards others hold', 'how many are left'],
  hidden: ['the others’ cards', 'cards in the deck', 'the seed', 'your thoughts'],
  reasons: {
    ...fieldReasons.en,
    plan: ({ shifts, points, cards }: Plan) =>
      `The plan: ${shifts.length} ${english(shifts.length, 'shift', 'shifts')} for ${cards} ${english(cards, 'card', 'cards')}, ${points} ${english(points, 'point', 'points')} in all.`,
    score: ({ runs, shifts }: Score) =>
      `${shifts} ${english(shifts, 'shift', 'shifts')} made; ${runs} ${english(runs, 'combination', 'combinations')} on the field.`,
  },
};

export const botWords: Catalogues<BotWords> = { uk, ru, en };
