/** One sentence for each clause that a first match of «Промінь» teaches. */
import { defineText } from '../../../text/define';
import { minus, signed, slavic } from '../../../text/plural';
import type { Taught } from '../lessons';
import type { Colour } from '../rules/cards';

type Sentences = { [C in keyof Taught]: (facts: Taught[C]) => string };

/** «із синьої», «одна синя», «три сині», «п’ять синіх». */
type Forms = readonly [from: string, one: string, few: string, many: string];

const UK: Record<Colour, Forms> = {
  r: ['червоної', 'червона', 'червоні', 'червоних'],
  y: ['жовтої', 'жовта', 'жовті', 'жовтих'],
  g: ['зеленої', 'зелена', 'зелені', 'зелених'],
  b: ['синьої', 'синя', 'сині', 'синіх'],
  p: ['фіолетової', 'фіолетова', 'фіолетові', 'фіолетових'],
};
const RU: Record<Colour, Forms> = {
  r: ['красной', 'красная', 'красные', 'красных'],
  y: ['жёлтой', 'жёлтая', 'жёлтые', 'жёлтых'],
  g: ['зелёной', 'зелёная', 'зелёные', 'зелёных'],
  b: ['синей', 'синяя', 'синие', 'синих'],
  p: ['фиолетовой', 'фиолетовая', 'фиолетовые', 'фиолетовых'],
};
const EN: Record<Colour, string> = {
  r: 'red',
  y: 'yellow',
  g: 'green',
  b: 'blue',
  p: 'purple',
};

const uk: Sentences = {
  'P-3.2': () =>
    'Чисел на своїх картах ти не бачиш: прикинь за кольорами, скільки з десяти взяток візьмеш.',
  'P-5.3': ({ points, won }) =>
    `Узято ${won}, саме те, що в ставці: ${signed(points)}, і з кожною роздачею це дорожчає.`,
  'P-5.4': ({ points, beads, won }) =>
    `У ставці ${beads}, а взято ${won}: мінус п’ять за кожну взятку різниці, разом ${minus(points)}.`,
  'P-3.6': ({ own }) =>
    own
      ? 'У четвертій роздачі починає той, хто попереду, тобто ти.'
      : 'У четвертій роздачі починає той, у кого найбільше очок.',
  'P-3.3': () =>
    'Не певен — додай щит: підійде й на одну взятку більше, але очок буде вдвічі менше.',
  'P-4.4': ({ led, held }) => {
    const [from, one, few, many] = UK[led];
    return held === 1
      ? `Почали з ${from}, а в тебе ${one} лише одна: мусиш покласти її.`
      : `Почали з ${from}, а ${slavic(held, one, few, many)} в тебе ${held}: мусиш покласти одну з них.`;
  },
  'P-4.5': ({ led }) => `Почали з ${UK[led][0]}, а в тебе таких нема: клади будь-яку, хоч козир.`,
  'P-1.6': ({ value }) => `На столі жовта ${value}, козир: її поб’є лише старша жовта.`,
  'P-4.3': () => 'Ти починаєш взятку: який колір покладеш, такого всі й триматимуться.',
  'P-3.4': ({ beads, shield }) =>
    shield
      ? `Твої взятки вже є: ${beads}. Щит пробачить ще одну, не більше.`
      : `Твої взятки вже є: ${beads}. Кожна наступна зіпсує ставку.`,
  'P-4.9': () => 'Хто взяв взятку, той починає наступну.',
  'P-4.2': () => 'Число на своїй карті ти дізнаєшся, коли вона ляже на стіл.',
};

const ru: Sentences = {
  'P-3.2': () =>
    'Чисел на своих картах ты не видишь: прикинь по цветам, сколько из десяти взяток возьмёшь.',
  'P-5.3': ({ points, won }) =>
    `Взято ${won}, ровно как в ставке: ${signed(points)}, и с каждой раздачей это дороже.`,
  'P-5.4': ({ points, beads, won }) =>
    `В ставке ${beads}, а взято ${won}: минус пять за каждую взятку разницы, всего ${minus(points)}.`,
  'P-3.6': ({ own }) =>
    own
      ? 'В четвёртой раздаче начинает тот, кто впереди, то есть ты.'
      : 'В четвёртой раздаче начинает тот, у кого больше всех очков.',
  'P-3.3': () =>
    'Сомневаешься — добавь щит: подойдёт и на одну взятку больше, но очков будет вдвое меньше.',
  'P-4.4': ({ led, held }) => {
    const [from, one, few, many] = RU[led];
    return held === 1
      ? `Начали с ${from}, а у тебя ${one} только одна: положить нужно её.`
      : `Начали с ${from}, а ${slavic(held, one, few, many)} у тебя ${held}: положить нужно одну из них.`;
  },
  'P-4.5': ({ led }) => `Начали с ${RU[led][0]}, а у тебя таких нет: клади любую, хоть козырь.`,
  'P-1.6': ({ value }) => `На столе жёлтая ${value}, козырь: её побьёт только старшая жёлтая.`,
  'P-4.3': () => 'Ты начинаешь взятку: какой цвет положишь, такого все и будут держаться.',
  'P-3.4': ({ beads, shield }) =>
    shield
      ? `Твои взятки уже есть: ${beads}. Щит простит ещё одну, не больше.`
      : `Твои взятки уже есть: ${beads}. Каждая следующая испортит ставку.`,
  'P-4.9': () => 'Кто взял взятку, тот начинает следующую.',
  'P-4.2': () => 'Число на своей карте ты узнаешь, когда она ляжет на стол.',
};

const en: Sentences = {
  'P-3.2': () =>
    'You cannot see the numbers on your own cards: judge by colour how many of ten tricks you will take.',
  'P-5.3': ({ points, won }) =>
    `You took ${won}, just as you bet: ${signed(points)}, and it is worth more with every deal.`,
  'P-5.4': ({ points, beads, won }) =>
    `You bet ${beads} and took ${won}: minus five for every trick apart, ${minus(points)} in all.`,
  'P-3.6': ({ own }) =>
    own
      ? 'In deal four the leader opens, and that is you.'
      : 'In deal four whoever has most points opens.',
  'P-3.3': () => 'Not sure? Add a shield: one trick more will do as well, but for half the points.',
  'P-4.4': ({ led, held }) =>
    held === 1
      ? `The lead is ${EN[led]} and you have one ${EN[led]} card: you must play it.`
      : `The lead is ${EN[led]} and you have ${held} ${EN[led]} cards: you must play one of them.`,
  'P-4.5': ({ led }) => `The lead is ${EN[led]} and you have none: play any card, even a trump.`,
  'P-1.6': ({ value }) => `A yellow ${value} lies there, a trump: only a higher yellow beats it.`,
  'P-4.3': () => 'You lead this trick: everyone has to follow the colour you play.',
  'P-3.4': ({ beads, shield }) =>
    shield
      ? `You have your ${beads} already. The shield forgives one more, no further.`
      : `You have your ${beads} already. Every further trick spoils the bet.`,
  'P-4.9': () => 'Whoever took the trick leads the next one.',
  'P-4.2': () => 'You learn the number on your own card when it lies on the table.',
};

export const lessonWords = defineText({ uk, ru, en });
