/** Розсуд у «Нізамі» українською. */
import { capital } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Run } from '../../../gems/rules/grid';
import { cardsTaken, points } from '../../../../text/lexicon/uk';
import { counted, many } from '../../../gems/words/uk/rules';
import { costSentences } from '../../../gems/words/uk/cost';
import { type Sentences, settleWords } from '../../../settleWords';
import type { Line, Remarks } from '../../settle/remarks';

const where = ({ line, index }: Line): string =>
  capital(line === 'row' ? `рядок ${index + 1}` : `стовпець ${index + 1}`);
const run = (found: Run): string => `${where(found)}: ${counted(found.length, found.kind)} поспіль`;
const sentences: Sentences<Remarks> = {
  ...costSentences('A-N1'),
  needField: () => 'Внеси поле, яким воно було на початку ходу: досить спірних ліній.',
  needShift: () => 'Тепер торкнись зсувів у тому порядку, в якому їх робили.',
  tooMany: ({ kind, copies, seen }) =>
    `${capital(many(kind))} у коробці ${copies}, а тут їх ${seen}: такого не може бути.`,

  points: ({ points: n, combinations }) =>
    `${points(n)}: ${combinations} ${slavic(combinations, 'комбінація', 'комбінації', 'комбінацій')}`,
  nothing: () => 'Очок немає: комбінації лежать без змін',
  nothingLies: () => 'Очок немає: жодної комбінації',
  made: (found) => `${run(found)}, на початку ходу їх тут не було. ${points(found.points)}.`,
  resized: (found) =>
    `${run(found)}, на початку ходу було ${found.was}: кількість змінилася. ${points(found.points)}.`,
  rejoined: (found) =>
    `${run(found)}: комбінацію розірвали й зібрали знову, тож вона рахується. ${points(found.points)}.`,
  extra: ({ combinations, points: n }) =>
    `Комбінацій за хід ${combinations}: за кожну понад першу +1, разом +${n}.`,
  sum: ({ terms, points: n }) => `Разом ${terms.join(' + ')} = ${n}.`,
  shared: () => 'Спільна карта рядка й стовпця рахується в обох, а у скид іде один раз.',
  still: (found) => `${run(found)}, але цього ходу цих карт не чіпали: очок немає.`,
  slid: (found) =>
    `${run(found)}, але їх увесь хід було стільки само: зсунути чи замінити карту на таку саму — не зміна.`,
  broken: (line) => `${where(line)}: комбінація тут була, але наприкінці ходу її немає.`,
  passing: (line) =>
    `${where(line)}: комбінація склалася посеред ходу й зникла, а рахують один раз, наприкінці.`,
  scattered: ({ kind, count, ...line }) =>
    `${where(line)}: ${counted(count, kind)}, але не поспіль, тож це не комбінація.`,
  unpainted: ({ cells }) =>
    `${cells} ${slavic(cells, 'клітинку', 'клітинки', 'клітинок')} не внесено: їх узято за інші камені.`,

  'solo.hand': () => 'Вкажи, скільки карт у руці.',
  'solo.take': ({ cards }) => `Так, бери ${cardsTaken(cards)}`,
  'solo.full': () => 'Ні, карт брати не можна: зсувай',
  'solo.limit': ({ limit, take }) =>
    `Наодинці беруть теж ${cardsTaken(take)}, але в руці їх може бути не більше ${limit}.`,
  'solo.literal': ({ limit, take }) =>
    `Беруть рівно ${take}: якщо разом стане понад ${limit}, не беруть жодної (A-N20).`,
  'solo.agreed': ({ limit }) => `Стіл домовився: добирають до ${limit}, хоча б одну карту (A-N20).`,
  'solo.shift': ({ take }) =>
    `Стількох карт на зсув завжди вистачить: без потрібної платять ${take} будь-які.`,
  'solo.mayAgree': ({ limit }) =>
    `На початку партії можна обрати інше: добирати до ${limit}, хоча б одну карту (A-N20).`,
  'solo.app': () => 'У партії на одного застосунок сам стежить за лімітом.',
};

export const uk = settleWords<Remarks>(
  {
    runs: {
      title: 'Що дає очки?',
      hint: 'Внеси поле на початку ходу, тоді зсуви по черзі.',
      also: 'чи рахується комбінація, скільки очок за комбінацію, комбінація вже лежала, стара комбінація, кілька комбінацій, розібрав і зібрав',
    },
    cost: {
      title: 'Скільки коштує зсув?',
      hint: 'Крайня карта, стрілка зсуву й рука, якщо її видно.',
      also: 'скільки коштує зсув, чим платити, немає потрібної карти, заплатити трьома, ціна зсуву',
    },
    solo: {
      title: 'Чи можна взяти карти?',
      hint: 'Партія на одного: скільки карт у руці.',
      also: 'соло, наодинці, граю сам, скільки карт можна тримати, ліміт карт у руці, вісім карт, повна рука, чи можна брати карти, добрати до восьми',
    },
  },
  sentences,
  'Правила «Нізаму» цього не передбачають.',
);
