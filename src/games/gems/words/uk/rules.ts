/** Слова про поле 5 × 5, спільні для «Нізаму» та «Перлини Сходу». */
import { capital } from '../../../../text/lexicon/forms';
import { cards, cardsTaken } from '../../../../text/lexicon/uk';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../rules/kinds';
import type { LineEnd } from '../../rules/grid';
import { grouped, type GridWords } from '../spoken';

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

/** Після вердикту, що спирається на домовленість цього столу. */
export const agreed = (house: string | undefined): string =>
  house === undefined ? '' : ' Так домовився цей стіл.';

export const grid: GridWords = {
  name,
  gems,
  shift,
  turn: (now) => (facts, say) =>
    'turnOf' in facts
      ? `Зараз ходить ${say.name(facts.turnOf[0])}. Зачекай на свою чергу.`
      : now[facts.phase],
  now: {
    act: 'Зараз беруть карти або зсувають ряди, а такого запису тут немає.',
    draw: 'Спершу треба взяти карти з колоди.',
    over: 'Партію завершено, ходів більше немає.',
  },
  why: {
    price: ({ needs, paid, house }) =>
      `На краю ${name[needs]}: платять одним таким каменем ${
        house === undefined ? `або, якщо ${none(needs)} немає, трьома` : 'або трьома'
      } будь-якими картами. ${paid.length === 0 ? 'А тут плати немає. Додай її.' : `А тут ${gems(paid)}. Зміни плату.`}${agreed(house)}`,
    held: ({ needs }) =>
      `Три карти замість однієї платить лише той, хто потрібного каменя не має, а ${name[needs]} тут є. Заплати ним одним.`,
    pearl: ({ paid }) =>
      `На інший край переходить перлина, а за неї платять рівно трьома будь-якими картами. Тут ${cards(paid.length)}. Зміни плату.`,
    hand: ({ kind, paid, held }) =>
      held === 0
        ? `У руці немає ${none(kind)}. Обери карти, які тримаєш.`
        : `У руці лише ${counted(held, kind)}, а для цієї плати треба ${paid}. Обери інші карти.`,
    size: ({ paid, hand }) =>
      hand === 0
        ? 'У руці немає жодної карти, тож платити нема чим. Бери карти, а якщо вже зсунуто ряд, завершуй.'
        : `У руці ${cards(hand)}, а для цієї плати треба ${paid}. Перевір запис або обери інший ряд.`,
    lacked: ({ kind, paid, drawn, line, index, edge }) =>
      `Зсув «${shift({ line, index, edge })}» було оплачено трьома картами, бо ${none(kind)} нібито не було. Відтоді взято ${cardsTaken(drawn)}, а ${many(kind)} сплачено вже ${paid}. Виправ той запис або цю плату.`,
    box: ({ kind, copies, seen }) =>
      kind === 'pearl'
        ? `Перлина в грі одна, а тут їх ${seen}. Перевір поле.`
        : `${capital(many(kind))} тут може бути щонайбільше ${copies}, а виходить ${seen}. Перевір введені карти.`,
    number: ({ given, count, house }) =>
      `Треба ввести ${cardsTaken(count)}, а введено ${given}. Виправ це.${agreed(house)}`,
    notThere: ({ kind }) => `Стількох ${many(kind)} у колоді немає. Перевір, що витягнуто.`,
    nothingLeft: () => 'Колода й скид порожні, тож узяти нема чого. Зсувай ряди.',
    shifting: () => 'Цього ходу вже зсунуто ряди, а дія за хід одна. Заверши зсуви.',
    able: ({ can }) =>
      `Хід пропускають, лише коли нічого іншого не лишилося, а зараз ${ABLE[can]}.`,
    noShift: () => 'Спершу зсунь хоча б один рядок або стовпець: без зсуву завершувати нема чого.',
    gridSize: ({ given, count }) =>
      `На полі має лежати ${cards(count)}, а введено ${given}. Перевір поле.`,
    hands: ({ seats, each }) =>
      `Кожному роздають по ${cards(each)}, і рук має бути ${seats}, а тут інакше. Перевір роздачу.`,
  },
  moves: {
    deal: ({ hands }) => (hands ? 'Поле викладено, карти роздано' : 'Поле викладено'),
    take: ({ seat }, say) => `${say.name(seat)} бере карти з колоди`,
    draw: ({ cards: drawn }) => `З колоди взято ${cardsTaken(drawn.length)}`,
    shift: ({ seat, pay, stands, ...end }, say) =>
      `${say.name(seat)} зсуває ${shift(end)}; плата: ${gems(pay)}${stands ? ' — за згодою столу' : ''}`,
    pass: ({ seat }, say) => `${say.name(seat)} пропускає хід`,
  },
  briefly: { shift: (end) => capital(shift(end)) },
};
