/** Рассуждение в «Низаме» по-русски. */
import { capital } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Run } from '../../../gems/rules/grid';
import { cardsTaken, points } from '../../../../text/lexicon/ru';
import { counted, many } from '../../../gems/words/ru/rules';
import { costSentences } from '../../../gems/words/ru/cost';
import { type Sentences, settleWords } from '../../../settleWords';
import type { Line, Remarks } from '../../settle/remarks';

const where = ({ line, index }: Line): string =>
  capital(line === 'row' ? `ряд ${index + 1}` : `столбец ${index + 1}`);
const run = (found: Run): string => `${where(found)}: ${counted(found.length, found.kind)} подряд`;
const sentences: Sentences<Remarks> = {
  ...costSentences('A-N1'),
  needField: () => 'Внеси поле таким, каким оно было в начале хода: хватит спорных линий.',
  needShift: () => 'Теперь коснись сдвигов в том порядке, в котором их делали.',
  tooMany: ({ kind, copies, seen }) =>
    `${capital(many(kind))} в коробке ${copies}, а здесь их ${seen}: такого быть не может.`,

  points: ({ points: n, combinations }) =>
    `${points(n)}: ${combinations} ${slavic(combinations, 'комбинация', 'комбинации', 'комбинаций')}`,
  nothing: () => 'Очков нет: комбинации лежат без изменений',
  nothingLies: () => 'Очков нет: ни одной комбинации',
  made: (found) => `${run(found)}, в начале хода их здесь не было. ${points(found.points)}.`,
  resized: (found) =>
    `${run(found)}, в начале хода было ${found.was}: количество изменилось. ${points(found.points)}.`,
  rejoined: (found) =>
    `${run(found)}: комбинацию разорвали и собрали снова, поэтому она считается. ${points(found.points)}.`,
  extra: ({ combinations, points: n }) =>
    `Комбинаций за ход ${combinations}: за каждую сверх первой +1, всего +${n}.`,
  sum: ({ terms, points: n }) => `Всего ${terms.join(' + ')} = ${n}.`,
  shared: () => 'Общая карта ряда и столбца считается в обоих, а в сброс идёт один раз.',
  still: (found) => `${run(found)}, но в этот ход этих карт не трогали: очков нет.`,
  slid: (found) =>
    `${run(found)}, но их весь ход было столько же: сдвинуть или заменить карту такой же — не изменение.`,
  broken: (line) => `${where(line)}: комбинация здесь была, но в конце хода её нет.`,
  passing: (line) =>
    `${where(line)}: комбинация сложилась посреди хода и исчезла, а считают один раз, в конце.`,
  scattered: ({ kind, count, ...line }) =>
    `${where(line)}: ${counted(count, kind)}, но не подряд, так что это не комбинация.`,
  unpainted: ({ cells }) => `Не внесено клеток: ${cells}. Они приняты за другие камни.`,

  'solo.hand': () => 'Укажи, сколько карт на руке.',
  'solo.take': ({ cards }) => `Да, бери ${cardsTaken(cards)}`,
  'solo.full': () => 'Нет, карты брать нельзя: сдвигай',
  'solo.limit': ({ limit, take }) =>
    `В одиночку берут тоже ${cardsTaken(take)}, но на руке их может быть не больше ${limit}.`,
  'solo.literal': ({ limit, take }) =>
    `Берут ровно ${take}: если вместе станет больше ${limit}, не берут ни одной (A-N20).`,
  'solo.agreed': ({ limit }) =>
    `Стол договорился: добирают до ${limit}, хотя бы одну карту (A-N20).`,
  'solo.shift': ({ take }) =>
    `Столько карт всегда хватает на сдвиг: за любой можно заплатить ${take}, если нужной нет.`,
  'solo.mayAgree': ({ limit }) =>
    `В начале партии можно выбрать иное: добирать до ${limit}, хотя бы одну карту (A-N20).`,
  'solo.app': () => 'В партии на одного приложение само следит за лимитом.',
};

export const ru = settleWords<Remarks>(
  {
    runs: {
      title: 'Что даёт очки?',
      hint: 'Внеси поле в начале хода, затем сдвиги по порядку.',
      also: 'считается ли комбинация, сколько очков за комбинацию, комбинация уже лежала, старая комбинация, несколько комбинаций, разобрал и собрал',
    },
    cost: {
      title: 'Сколько стоит сдвиг?',
      hint: 'Крайняя карта, стрелка сдвига и рука, если её видно.',
      also: 'сколько стоит сдвиг, чем платить, нет нужной карты, заплатить тремя, цена сдвига',
    },
    solo: {
      title: 'Можно ли взять карты?',
      hint: 'Партия на одного: сколько карт на руке.',
      also: 'соло, в одиночку, играю один, сколько карт можно держать, лимит карт в руке, восемь карт, полная рука, можно ли брать карты, добрать до восьми',
    },
  },
  sentences,
  'Правила «Низама» этого не предусматривают.',
);
