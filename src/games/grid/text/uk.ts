/** Слова про поле 5 × 5, спільні для «Нізаму» та «Перлини Сходу». */
import { slavic } from '../../../text/plural';
import type { Kind } from '../../gems';
import type { LineEnd } from '../grid';
import { grouped, type GridWords } from './compose';

/** Один, два, п’ять; чого немає. */
const FORMS: Record<Kind, readonly [string, string, string, string]> = {
  red: ['рубін', 'рубіни', 'рубінів', 'рубіна'],
  orange: ['сердолік', 'сердоліки', 'сердоліків', 'сердоліка'],
  yellow: ['топаз', 'топази', 'топазів', 'топаза'],
  lime: ['хризоліт', 'хризоліти', 'хризолітів', 'хризоліта'],
  green: ['смарагд', 'смарагди', 'смарагдів', 'смарагда'],
  sky: ['аквамарин', 'аквамарини', 'аквамаринів', 'аквамарина'],
  blue: ['сапфір', 'сапфіри', 'сапфірів', 'сапфіра'],
  violet: ['аметист', 'аметисти', 'аметистів', 'аметиста'],
};

const name: GridWords['name'] = {
  red: 'рубін',
  orange: 'сердолік',
  yellow: 'топаз',
  lime: 'хризоліт',
  green: 'смарагд',
  sky: 'аквамарин',
  blue: 'сапфір',
  violet: 'аметист',
  pearl: 'перлина',
};

export const counted = (n: number, kind: Kind): string => {
  const [one, few, many] = FORMS[kind];
  return `${n} ${slavic(n, one, few, many)}`;
};
export const many = (kind: Kind): string => FORMS[kind][2];
export const none = (kind: Kind): string => FORMS[kind][3];

export const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карти', 'карт')}`;
export const cardsTaken = (n: number): string => `${n} ${slavic(n, 'карту', 'карти', 'карт')}`;

function gems(list: readonly Kind[]): string {
  const parts = grouped(list).map(({ kind, count }) =>
    count === 1 ? name[kind] : counted(count, kind),
  );
  return parts.join(', ');
}

function shift({ line, index, edge }: LineEnd): string {
  if (line === 'row') return `рядок ${index + 1} ${edge === 'start' ? 'вліво' : 'вправо'}`;
  return `стовпець ${index + 1} ${edge === 'start' ? 'вгору' : 'вниз'}`;
}

const ABLE = {
  take: 'можна взяти карти',
  shift: 'є чим оплатити зсув',
  done: 'зсуви можна завершити',
};

export const grid: GridWords = {
  name,
  gems,
  shift,
  why: {
    price: ({ needs, paid, house }) =>
      `На краю ${name[needs]}: платять одним таким каменем ${
        house === undefined ? `або, якщо ${none(needs)} немає, трьома` : 'або трьома'
      } будь-якими картами, а не так, як тут: ${paid.length === 0 ? 'нічого' : gems(paid)}.`,
    held: ({ needs }) =>
      `Три карти замість однієї платить лише той, хто потрібного каменя не має, а ${name[needs]} тут є. Заплати ним одним.`,
    pearl: ({ paid }) =>
      `На інший край переходить перлина, а за неї платять рівно трьома будь-якими картами. Тут ${cards(paid.length)}.`,
    hand: ({ kind, paid, held }) =>
      held === 0
        ? `У руці немає ${none(kind)}. Обери карти, які тримаєш.`
        : `У руці лише ${counted(held, kind)}, а для цієї плати треба ${paid}. Обери інші карти.`,
    size: ({ paid, hand }) =>
      `У руці ${cards(hand)}, а для цієї плати треба ${paid}. Перевір запис або зсувай інший ряд.`,
    lacked: ({ kind, paid, drawn, line, index, edge }) =>
      `Зсув «${shift({ line, index, edge })}» було оплачено трьома картами, бо ${none(kind)} нібито немає. Відтоді взято ${cardsTaken(drawn)}, а ${many(kind)} сплачено вже ${paid}. Виправ той запис або цю плату.`,
    box: ({ kind, copies, seen }) =>
      kind === 'pearl'
        ? `Перлина в грі одна, а тут їх ${seen}. Перевір поле.`
        : `${upper(many(kind))} тут може бути щонайбільше ${copies}, а виходить ${seen}. Перевір введені карти.`,
    number: ({ given, count }) => `Має прийти ${cards(count)}, а введено ${given}.`,
    notThere: ({ kind }) => `Стільки ${many(kind)} в колоді немає. Перевір, що витягнуто.`,
    nothingLeft: () => 'Колода й скид порожні, тож узяти нічого. Зсувай ряди.',
    shifting: () => 'Цього ходу вже зсунуто ряди, а дія за хід одна. Заверши зсуви.',
    able: ({ can }) =>
      `Хід пропускають, лише коли нічого іншого не лишилося, а зараз ${ABLE[can]}.`,
    noShift: () => 'Спершу зсунь хоча б один рядок або стовпець: без зсуву завершувати нічого.',
    gridSize: ({ given, count }) => `На полі має лежати ${cards(count)}, а введено ${given}.`,
    hands: ({ seats, each }) =>
      `Роздай по ${cards(each)} кожному, всього рук — ${seats}. Тут вийшло інакше.`,
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const turnWords = {
  turnOf: (who: string) => `Зараз ходить ${who}. Зачекай на свою чергу.`,
  house: 'Так домовився цей стіл.',
  other: (clause: string) => `Правило ${clause} цього не дозволяє. Обери інший хід.`,
};
