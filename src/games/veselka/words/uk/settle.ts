/** «Розсудити» для «Веселки» українською. */
import { and, cards, cardsTaken, points } from '../../../../text/lexicon/uk';
import { capital, counted } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';
import { settleWords, type Sentences } from '../../../settleWords';
import { colours, coloursOf } from './rules';
import type { Said } from '../../settle/remarks';

const inColours = counted(slavic, 'колір', 'кольори', 'кольорів');
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
/** «синю», «червону». */
const her = (kind: Kind): string => colours[kind].replace(/а$/, 'у').replace(/я$/, 'ю');

const sentences: Sentences<Said> = {
  'run.top': () => 'Вкажи, яка карта лежить зверху ігрової колоди.',
  'run.cards': () => 'Виклади карти комбінації по черзі.',
  'run.is': ({ points: n }) => `Так, це комбінація на ${points(n)}`,
  'run.isNot': () => 'Ні, це не комбінація',
  'run.length': ({ length, shortest, longest }) =>
    `Тут ${cards(length)}; у комбінації має бути від ${shortest} до ${longest}.`,
  'run.lengthWrong': ({ length, shortest, longest }) =>
    `Тут ${cards(length)}, а в комбінації має бути від ${shortest} до ${longest}.`,
  'run.neighbours': ({ top, neighbours }) =>
    `Зверху ${colours[top]}. Її сусідки на колі — ${and(neighbours.map((kind) => colours[kind]))}.`,
  'run.starts': ({ card }) => `Перша карта — ${colours[card]}, сусідка верхньої.`,
  'run.startsWrong': ({ top, card }) =>
    card === top
      ? `Перша карта теж ${colours[card]}, а той самий колір — не сусідній.`
      : `Перша карта — ${colours[card]}, і вона не сусідка.`,
  'run.goesOn': ({ cards: laid }) => `Далі колом в один бік, без пропусків: ${list(laid)}.`,
  'run.breaks': ({ position, card, after, expected }) =>
    `Карта ${position} не на місці: після ${coloursOf[after]} в цей бік іде ${colours[expected]}, а лежить ${colours[card]}.`,
  'run.pays': ({ length, points: n }) => `За ${cardsTaken(length)} — ${points(n)}.`,

  'keep.card': () => 'Вкажи, яку карту викладено останньою.',
  'keep.twice': ({ kind }) => `У веселці двічі ${colours[kind]}, а кожен колір там лише один.`,
  'keep.may': ({ kind }) => `Так, ${her(kind)} можна взяти`,
  'keep.mayNot': ({ kind }) => `Ні, ${her(kind)} взяти не можна`,
  'keep.last': ({ kind }) => `Остання карта комбінації — ${colours[kind]}.`,
  'keep.missing': ({ kind, have }) =>
    have === 0
      ? 'Веселка ще порожня, тож цього кольору в ній немає.'
      : `У веселці ще немає ${coloursOf[kind]}.`,
  'keep.has': ({ kind }) => `У веселці вже є ${colours[kind]}.`,
  'keep.swap': () => 'Це була заміна: карту беруть лише після викладеної комбінації.',
  'keep.choice': () => 'Брати не обов’язково. Якщо взяти, зверху лишається попередня карта.',
  'keep.stays': ({ kind }) => `${capital(colours[kind])} лишається зверху ігрової колоди.`,

  'rainbows.none': ({ seat }, name) => `${name(seat)}: скільки кольорів у веселці?`,
  'rainbows.tooMany': ({ seat, colours: n, all }, name) =>
    `${name(seat)}: ${inColours(n)}. Кольорів на колі лише ${all}.`,
  // A name and its points stay on one line.
  'rainbows.worth': ({ points: all }, name) =>
    all.map((n, seat) => `${name(seat)}\u00a0—\u00a0${n}`).join(', '),
  'rainbows.one': ({ seat, colours: n, points: worth }, name) =>
    `${name(seat)}: ${inColours(n)} — ${points(worth)}.`,
  'rainbows.full': ({ seats }, name) =>
    `${seats.length === 1 ? 'Повну веселку має' : 'Повні веселки мають'} ${and(seats.map(name))}: партія добігає кінця.`,
  'rainbows.lap': () =>
    'Після першої повної веселки кожен має ще один хід, зокрема й той, хто її зібрав (A-V7).',

  'lap.finisher': () => 'Вкажи, хто першим зібрав веселку.',
  'lap.order': ({ order }, name) =>
    order.length === 0
      ? 'Більше ніхто не ходить'
      : order.length === 1
        ? `Ще ходить ${name(order[0] ?? 0)}`
        : `Ще ходять: ${order.map(name).join(', ')}`,
  'lap.full': ({ seat }, name) => `Повну веселку має ${name(seat)}: починається останнє коло.`,
  'lap.moved': ({ seats }, name) => `Останній хід уже зроблено: ${seats.map(name).join(', ')}.`,
  'lap.everyone': ({ seat }, name) =>
    `В останньому колі кожен має один хід, зокрема й ${name(seat)}, і цей хід останній.`,
  'lap.others': ({ seat }, name) => `Стіл домовився: ${name(seat)} більше не ходить (A-V7).`,
  'lap.noMore': ({ seat }, name) =>
    `${name(seat)} ще може викласти комбінацію, але карт у веселку вже не бере.`,
  'lap.once': () => 'Друга повна веселка нового кола не починає, лише дає свої 10 очок.',
  'lap.mayAgree': () => 'На початку партії стіл може домовитися, що ходять лише інші (A-V7).',
  'lap.app': () => 'У партії застосунок сам веде останнє коло й завершує її.',

  'swap.count': () => 'Вкажи, скільки карт міняють.',
  'swap.may': ({ count }) => `Так, ${cardsTaken(count)} можна поміняти`,
  'swap.mayNot': () => 'Ні, треба поміняти хоча б одну',
  'swap.pass': () => 'Так, хід можна пропустити',
  'swap.range': ({ most }) => `Міняти можна будь-скільки карт руки, а в ній їх ${most}.`,
  'swap.draws': ({ count }) =>
    `Скинь ${cardsTaken(count)} і добери з колоди стільки само. На цьому хід закінчується.`,
  'swap.literal': () => 'Нуль карт — не заміна: у свій хід треба щось зробити (A-V4).',
  'swap.agreed': () => 'Стіл домовився: поміняти нуль карт означає пропустити хід (A-V4).',
  'swap.app': () =>
    'У партії застосунок приймає нуль карт лише тоді, коли так домовилися на початку.',
};

export const uk = settleWords(
  {
    run: {
      title: 'Чи це комбінація?',
      hint: 'Верхня карта колоди, потім карти по черзі.',
      also: 'чи можна так викласти, неправильна комбінація, порядок кольорів, який колір після, змінити напрямок, скільки очок за карти',
    },
    keep: {
      title: 'Чи можна взяти карту?',
      hint: 'Кольори веселки й остання карта.',
      also: 'забрати карту у веселку, взяти останню карту, такий колір уже є',
    },
    rainbows: {
      title: 'Скільки за веселки?',
      hint: 'Скільки кольорів зібрав кожен.',
      also: 'скільки очок за веселку, бали за кольори, неповна веселка, хто виграв',
    },
    lap: {
      title: 'Хто ще ходить?',
      hint: 'Хто першим зібрав веселку.',
      also: 'останнє коло, останній хід, хто ще ходить, чи ходить той хто зібрав веселку, кінець гри, ще один хід',
    },
    swap: {
      title: 'Скільки карт міняти?',
      hint: 'Скільки карт хочуть поміняти.',
      also: 'скільки карт можна поміняти, поміняти нуль карт, пропустити хід, пас, нічого не робити, заміна карт, поміняти всі',
    },
  },
  sentences,
  'Про це немає що сказати.',
);
