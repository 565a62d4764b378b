/** Розсуд у «Перлині Сходу» українською. */
import { or } from '../../../../text/lexicon/uk';
import { capital } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { grid, many } from '../../../gems/words/uk/rules';
import { costSentences } from '../../../gems/words/uk/cost';
import { type Sentences, settleWords } from '../../../settleWords';
import type { TaskLine } from '../../rules/types';
import type { Remarks } from '../../settle/remarks';
import { claims } from './claims';
import { closedBy } from './closedBy';

const { name: gem } = grid;
const where = ({ line, index }: TaskLine): string =>
  line === 'row' ? `Рядок ${index + 1}` : `Стовпець ${index + 1}`;
const gems = (kinds: readonly Kind[]): string => or(kinds.map((kind) => gem[kind]));

const sentences: Sentences<Remarks> = {
  ...costSentences('A-E12'),
  needField: () => 'Внеси поле після зсувів: досить спірних ліній.',
  needPearl: () => 'Поклади на поле перлину й каміння поруч із нею.',
  needTask: () => 'Обери завдання, про яке йдеться.',
  tooMany: ({ kind, copies, seen }) =>
    kind === 'pearl'
      ? `Перлина одна, а тут їх ${seen}: такого поля не може бути.`
      : `${capital(many(kind))} на полі завжди ${copies}, а тут їх ${seen}: такого не може бути.`,
  taskTwice: ({ kind, seat }, name) =>
    `${name(seat)}: завдання «${gem[kind]}» у стосі двічі, а воно в кожного одне.`,
  finished: ({ seat }, name) => `${name(seat)} має всі вісім завдань, тож партію завершено.`,

  mayClaim: ({ all, one }) =>
    all.length === 0 ? capital(claims(all, one)) : `Можна виконати: ${claims(all, one)}`,
  claimsNothing: () => 'Жодного завдання не виконати',
  shiftFirst: () => 'Спершу треба зсунути лінію',
  noShift: () => 'Завдання виконують після зсувів, а зсуву цього ходу ще не було.',
  natural: (line) => `${where(line)}: ${gem[line.kind]} тричі поспіль без перлини.`,
  withPearl: (line) => `${where(line)}: ${gem[line.kind]} двічі, а третій камінь заміняє перлина.`,
  alreadyDone: ({ kind }) => `Завдання «${gem[kind]}» уже виконано, вдруге його немає.`,
  blocked: ({ kind, by }, name) =>
    `Але «${gem[kind]}» закрито, така карта лежить зверху. ${closedBy(by.map(name))}.`,
  onePearl: ({ tasks }) => `За хід перлина заміняє лише один вид: ${gems(tasks)}, а не все разом.`,
  anyOrder: () => 'Кілька завдань виконують за один хід, а порядок на стосі обирає гравець.',
  noLines: () => 'Трьох однакових поспіль немає в жодній лінії, навіть із перлиною.',
  lifted: () => 'Глухий кут: стіл домовився, що тоді закриття не діє (A-E10).',
  deadlock: () =>
    'Глухий кут: усе, чого комусь бракує, закрито. Партію завершено, рахують виконане (A-E10).',
  unpainted: ({ cells }) =>
    `${cells} ${slavic(cells, 'клітинку', 'клітинки', 'клітинок')} не внесено: у них нічого не складеться.`,

  isBlocked: ({ kind, by }, name) => `${capital(gem[kind])}: закрито. ${closedBy(by.map(name))}`,
  isOpen: ({ kind }) => `${capital(gem[kind])}: не закрито`,
  isDone: ({ kind }) => `${capital(gem[kind])}: уже виконано`,
  top: ({ seat, top }, name) =>
    top === null
      ? `${name(seat)}: стос порожній, нічого не закриває.`
      : `${name(seat)}: зверху ${gem[top]}, закрито тільки його.`,
  topBlocks: ({ seat, kind }, name) => `${name(seat)}: зверху ${gem[kind]}, тож його закрито.`,
  covered: ({ seat, kind }, name) =>
    `${name(seat)}: ${gem[kind]} у стосі накрито іншою картою, тому вже не закриває.`,
  ownTop: () => 'Власна верхня карта закриває завдання лише суперникам.',

  standsFor: ({ kinds }) => `Перлина може бути: ${gems(kinds)}`,
  standsForNothing: () => 'Перлина зараз нічого не доповнює',
  enoughWithout: (line) =>
    `${where(line)}: ${gem[line.kind]} і так тричі поспіль, перлина лишається вільною.`,
  oneKind: ({ kinds }) => `За хід обирають щось одне: ${gems(kinds)}.`,
  needsTwo: () => 'Поруч із перлиною в лінії мають бути два однакові камені, яким бракує третього.',
};

export const uk = settleWords<Remarks>(
  {
    tasks: {
      title: 'Що можна виконати?',
      hint: 'Внеси поле після зсувів і стоси гравців.',
      also: 'яке завдання можна виконати, скільки завдань за хід, три однакові підряд, чи виконане завдання, рубін чи сапфір',
    },
    blocked: {
      title: 'Чи закрите завдання?',
      hint: 'Обери завдання й внеси стоси гравців.',
      also: 'заблоковане завдання, блокує суперник, закрите завдання, у суперника таке саме зверху',
    },
    pearl: {
      title: 'Чим може бути перлина?',
      hint: 'Внеси перлину й каміння довкола.',
      also: 'чим може бути перлина, перлина за два різних, перлина двічі, перлина для двох завдань, перлина замість каменю',
    },
    cost: {
      title: 'Скільки коштує зсув?',
      hint: 'Крайня карта, стрілка зсуву й рука, якщо її видно.',
      also: 'скільки коштує зсув, чим платити, немає потрібної карти, заплатити трьома, ціна зсуву, скільки карт за перлину, зсунути перлину, перлина скраю ряду',
    },
  },
  sentences,
  'Правила «Перлини Сходу» цього не передбачають.',
);
