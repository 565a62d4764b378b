/** What a strong player weighs in Qwinto, in words. */
import type { Catalogues } from '../../../text/define';
import { english, slavic } from '../../../text/plural';
import type { BotFacts, BotWords } from '../../botWords';
import type { ClauseId } from '../rules/clauses';

interface Sums {
  sums: number;
  of: number;
}
interface Again extends Sums {
  sum: number;
}
interface Passed {
  sum: number;
  misthrows: number;
}
interface Between {
  sum: number;
  left: number | null;
  right: number | null;
}

const facts: BotFacts & { clauses: Record<string, ClauseId> } = {
  sight: { others: 'sheets', own: 'sheets', table: 'dice', next: 'throw' },
  clauses: { writable: 'Q-2.2', again: 'Q-3.3', pass: 'Q-3.6', between: 'Q-2.2' },
};

const uk: BotWords = {
  ...facts,
  sees: ['аркуші всіх', 'кубики на столі', 'чия черга'],
  hidden: ['записів, поки пишуть усі', 'наступного кидка', 'зерна жеребу', 'твоїх думок'],
  reasons: {
    writable: ({ sums, of }: Sums) => `Із ${of} можливих сум є куди вписати ${sums}.`,
    again: ({ sum, sums, of }: Again) =>
      `Випало ${sum}; після нового кидка є куди вписати ${sums} з ${of} сум.`,
    pass: ({ sum, misthrows }: Passed) =>
      `Сума ${sum} зіпсувала б ряд; хибних кидків поки ${misthrows}.`,
    between: ({ sum, left, right }: Between) =>
      left === null && right === null
        ? `${sum} — перше число ряду.`
        : left === null
          ? `${sum} стає перед ${right ?? ''}.`
          : right === null
            ? `${sum} стає після ${left}.`
            : `${sum} стає між ${left} і ${right}.`,
  },
};

const ru: BotWords = {
  ...facts,
  sees: ['листы всех', 'кубики на столе', 'чья очередь'],
  hidden: ['записей, пока пишут все', 'следующего броска', 'зерна жребия', 'твоих мыслей'],
  reasons: {
    writable: ({ sums, of }: Sums) => `Из ${of} возможных сумм есть куда вписать ${sums}.`,
    again: ({ sum, sums, of }: Again) =>
      `Выпало ${sum}; после нового броска есть куда вписать ${sums} из ${of} сумм.`,
    pass: ({ sum, misthrows }: Passed) =>
      `Сумма ${sum} испортила бы ряд; ${slavic(misthrows, 'неудачный бросок', 'неудачных броска', 'неудачных бросков')} пока ${misthrows}.`,
    between: ({ sum, left, right }: Between) =>
      left === null && right === null
        ? `${sum} — первое число ряда.`
        : left === null
          ? `${sum} встаёт перед ${right ?? ''}.`
          : right === null
            ? `${sum} встаёт после ${left}.`
            : `${sum} встаёт между ${left} и ${right}.`,
  },
};

const en: BotWords = {
  ...facts,
  sees: ['everyone’s sheets', 'the dice on the table', 'whose turn it is'],
  hidden: ['what is being written', 'the next roll', 'the seed', 'your thoughts'],
  reasons: {
    writable: ({ sums, of }: Sums) => `Of ${of} possible sums ${sums} can be written.`,
    again: ({ sum, sums, of }: Again) =>
      `It is ${sum}; after another throw ${sums} of ${of} sums can be written.`,
    pass: ({ sum, misthrows }: Passed) =>
      `A ${sum} would spoil a row; ${misthrows} ${english(misthrows, 'misthrow', 'misthrows')} so far.`,
    between: ({ sum, left, right }: Between) =>
      left === null && right === null
        ? `${sum} is the first number of its row.`
        : left === null
          ? `${sum} stands before ${right ?? ''}.`
          : right === null
            ? `${sum} stands after ${left}.`
            : `${sum} stands between ${left} and ${right}.`,
  },
};

export const botWords: Catalogues<BotWords> = { uk, ru, en };
