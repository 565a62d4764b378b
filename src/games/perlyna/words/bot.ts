/** What a strong player weighs in «Перлина Сходу», in words. */
import type { Catalogues } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { BotFacts, BotWords } from '../../botWords';
import { fieldReasons } from '../../gems/words/bot';
import type { ClauseId } from '../rules/clauses';

interface Plan {
  shifts: readonly unknown[];
  tasks: number;
  cards: number;
}
interface Claim {
  tasks: readonly unknown[];
  shifts: number;
  done: number;
}

const facts: BotFacts & { clauses: Record<string, ClauseId> } = {
  sight: { others: 'backs', own: 'faces', table: 'pearl', next: 'deck' },
  clauses: { plan: 'E-3.3', claim: 'E-4.1', take: 'E-2.2', pass: 'E-2.1' },
};

const uk: BotWords = {
  ...facts,
  sees: ['поле', 'свої карти', 'завдання всіх', 'скільки карт в інших'],
  hidden: ['карт інших', 'карт у колоді', 'зерна жеребу', 'твоїх думок'],
  scale: 'завдання понад решту столу, вуса — похибка',
  reasons: {
    ...fieldReasons.uk,
    plan: ({ shifts, tasks, cards }: Plan) =>
      `Задум: зсувів ${shifts.length} за ${cards} ${slavic(cards, 'карту', 'карти', 'карт')}, ${slavic(tasks, 'завдання', 'завдання', 'завдань')}: ${tasks}.`,
    claim: ({ tasks, shifts, done }: Claim) =>
      `Після ${shifts} ${slavic(shifts, 'зсуву', 'зсувів', 'зсувів')} виконано ${tasks.length}, досі було ${done}.`,
  },
};

const ru: BotWords = {
  ...facts,
  sees: ['поле', 'свои карты', 'задания всех', 'сколько карт у других'],
  hidden: ['карт других', 'карт в колоде', 'зерна жребия', 'твоих мыслей'],
  scale: 'задания сверх остального стола, усы — погрешность',
  reasons: {
    ...fieldReasons.ru,
    plan: ({ shifts, tasks, cards }: Plan) =>
      `Замысел: сдвигов ${shifts.length} за ${cards} ${slavic(cards, 'карту', 'карты', 'карт')}, ${slavic(tasks, 'задание', 'задания', 'заданий')}: ${tasks}.`,
    claim: ({ tasks, shifts, done }: Claim) =>
      `После ${shifts} ${slavic(shifts, 'сдвига', 'сдвигов', 'сдвигов')} выполнено ${tasks.length}, до сих пор было ${done}.`,
  },
};

const en: BotWords = {
  ...facts,
  sees: ['the field', 'its own cards', 'everyone’s tasks', 'how many cards others hold'],
  hidden: ['the others’ cards', 'cards in the deck', 'the seed', 'your thoughts'],
  scale: 'tasks above the rest of the table, whiskers: spread',
  reasons: {
    ...fieldReasons.en,
    plan: ({ shifts, tasks, cards }: Plan) =>
      `The plan: ${shifts.length} ${english(shifts.length, 'shift', 'shifts')} for ${cards} ${english(cards, 'card', 'cards')}, ${tasks} ${english(tasks, 'task', 'tasks')} done.`,
    claim: ({ tasks, shifts, done }: Claim) =>
      `After ${shifts} ${english(shifts, 'shift', 'shifts')} ${tasks.length} ${english(tasks.length, 'task is', 'tasks are')} done, ${done} until now.`,
  },
};

export const botWords: Catalogues<BotWords> = { uk, ru, en };
