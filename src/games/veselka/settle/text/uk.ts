/** «Розсудити» для «Веселки» українською. */
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import { colours, coloursOf } from '../../text/uk';
import type { Said } from '../remarks';

const points = (n: number): string => `${n} ${slavic(n, 'очко', 'очки', 'очок')}`;
const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карти', 'карт')}`;
const cardsTaken = (n: number): string => `${n} ${slavic(n, 'карту', 'карти', 'карт')}`;
const inColours = (n: number): string => `${n} ${slavic(n, 'колір', 'кольори', 'кольорів')}`;
const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
/** «синю», «червону». */
const her = (kind: Kind): string => colours[kind].replace(/а$/, 'у').replace(/я$/, 'ю');

const sentences: Sentences<Said> = {
  'run.top': () => 'Вкажи, яка карта лежить зверху ігрової колоди.',
  'run.cards': () => 'Виклади карти комбінації по черзі.',
  'run.tooManyInHand': ({ length, hand }) =>
    `На руках лише ${hand} карт, тож викласти ${length} неможливо.`,
  'run.is': ({ points: n }) => `Так, це комбінація на ${points(n)}`,
  'run.isNot': () => 'Ні, це не комбінація',
  'run.length': ({ length, shortest, longest }) =>
    `Тут ${cards(length)}; у комбінації має бути від ${shortest} до ${longest}.`,
  'run.lengthWrong': ({ length, shortest, longest }) =>
    `Тут лише ${cards(length)}, а в комбінації має бути від ${shortest} до ${longest}.`,
  'run.neighbours': ({ top, neighbours }) =>
    `Зверху ${colours[top]}. Її сусідки на колі — ${listed(
      neighbours.map((kind) => colours[kind]),
      'і',
    )}.`,
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
      : `У веселці ${inColours(have)}, і ${coloursOf[kind]} серед них немає.`,
  'keep.has': ({ kind }) => `У веселці вже є ${colours[kind]}.`,
  'keep.swap': () => 'Це була заміна: карту беруть лише після викладеної комбінації.',
  'keep.choice': () => 'Брати не обов’язково. Якщо взяти, зверху лишається попередня карта.',
  'keep.stays': ({ kind }) => `${capital(colours[kind])} лишається зверху ігрової колоди.`,

  'rainbows.none': ({ seat }, name) => `Скільки кольорів у веселці: ${name(seat)}?`,
  'rainbows.tooMany': ({ seat, colours: n, all }, name) =>
    `${name(seat)}: ${inColours(n)}. Кольорів на колі лише ${all}.`,
  'rainbows.worth': ({ points: all }) => `Веселки: ${all.join(', ')}`,
  'rainbows.one': ({ seat, colours: n, points: worth }, name) =>
    `${name(seat)}: ${inColours(n)} — ${points(worth)}.`,
  'rainbows.full': ({ seats }, name) =>
    `Повна веселка завершує гру: ${listed(seats.map(name), 'і')}. Далі в кожного ще один хід.`,
};

export const uk = settleWords(
  {
    run: { title: 'Чи це комбінація?', hint: 'Верхня карта колоди, потім карти по черзі.' },
    keep: { title: 'Чи можна взяти карту?', hint: 'Кольори веселки й остання карта.' },
    rainbows: { title: 'Скільки за веселки?', hint: 'Скільки кольорів зібрав кожен.' },
  },
  sentences,
  'Про це немає що сказати.',
);
