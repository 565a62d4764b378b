/** «Рассудить» для «Луча» по-русски. */
import { minus, signed, slavic } from '../../../../text/plural';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import type { Colour } from '../../cards';
import { card, COLOUR } from '../../text/ru';
import type { Said } from '../remarks';

const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карты', 'карт')}`;
const points = (n: number): string => `${minus(n)} ${slavic(n, 'очко', 'очка', 'очков')}`;
const names = (cardTexts: readonly string[]): string =>
  listed(
    cardTexts.map((text) => card(text, 1)),
    'и',
  );
const ofColour = (n: number, colour: Colour): string => {
  const [, she, , , few, many] = COLOUR[colour];
  return `${n} ${slavic(n, `${she} карта`, `${few} карты`, `${many} карт`)}`;
};
const ROUNDS = ['', 'первой', 'второй', 'третьей', 'четвёртой'];
const AFTER = ['', 'одну раздачу', 'две раздачи', 'три раздачи', 'четыре раздачи'];
const TABLE: Readonly<Record<number, string>> = { 3: 'втроём', 4: 'вчетвером', 5: 'впятером' };

const sentences: Sentences<Said> = {
  'trick.more': ({ seat, left }, name) =>
    `Не хватает ещё ${left === 1 ? 'одной карты' : `карт: ${left}`}. Дальше кладёт ${name(seat)}.`,
  'card.beyond': (f) =>
    `${capital(card(f.card, 1))} не из этой колоды: ${TABLE[f.seats] ?? ''} играют картами 1–${f.highest}.`,
  'card.twice': (f) => `${capital(card(f.card, 1))} лежит дважды, а в колоде она одна.`,
  'trick.takes': (f, name) => `Берёт ${card(f.card, 1)} — ${name(f.seat)}`,
  'trick.led': (f, name) =>
    `Начинает ${name(f.seat)}: ${card(f.card, 1)}. Ведущий цвет — ${COLOUR[f.card.charAt(0) as Colour][0]}.`,
  'trick.noTrump': ({ led }) => `Козырей (жёлтых) нет, поэтому считаются только ${COLOUR[led][4]}.`,
  'trick.ledAlone': (f) => `Ведущего цвета только ${card(f.card, 1)}.`,
  'trick.ledCards': (f) => `Ведущего цвета карты: ${names(f.cards)}.`,
  'trick.trump': (f) => `Жёлтый — козырь, и козырь здесь один: ${card(f.card, 1)}.`,
  'trick.trumps': (f) => `Жёлтый — козырь. Козыри здесь: ${names(f.cards)}.`,
  'trick.highest': (f, name) => `Старшая из них — ${card(f.card, 1)}, её кладёт ${name(f.seat)}.`,
  'trick.alone': ({ seat }, name) => `Она и берёт взятку: ${name(seat)}.`,
  'trick.leadsNext': ({ seat }, name) => `Следующую взятку начинает ${name(seat)}.`,

  'play.hand': () => 'Укажи, карты каких цветов на руке.',
  'play.card': () => 'Укажи, карту какого цвета хотят сыграть.',
  'play.handTooLarge': ({ count, size }) => `На руке ${cards(count)}, а раздают по ${size}.`,
  'play.colourTooMany': ({ colour, count, highest, led }) =>
    led
      ? `${capital(COLOUR[colour][5])} карт на руке ${count} и ещё одна на столе, а в колоде их только ${highest}.`
      : `${capital(COLOUR[colour][5])} карт на руке ${count}, а в колоде их только ${highest}.`,
  'play.notHeld': ({ colour }) =>
    `На руке нет ${COLOUR[colour][3]} карты, так что сыграть её невозможно.`,
  'play.may': ({ colour }) => `Да, ${COLOUR[colour][2]} можно`,
  'play.mayNot': ({ colour }) => `Нет, ${COLOUR[colour][2]} нельзя`,
  'play.leads': () => 'Эта карта начинает взятку: можно любую.',
  'play.led': ({ led }) => `Взятку начали с карты, чей цвет ${COLOUR[led][0]}: он ведущий.`,
  'play.holds': ({ led, held }) => `На руке есть ведущий цвет: ${ofColour(held, led)}.`,
  'play.lacks': ({ led }) => `На руке ни одной ${COLOUR[led][3]} карты.`,
  'play.follows': ({ colour }) => `${capital(COLOUR[colour][1])} — ведущего цвета, как и нужно.`,
  'play.free': ({ colour }) =>
    `Ведущего цвета нет, поэтому можно любую карту, и ${COLOUR[colour][2]} тоже.`,
  'play.mustFollow': ({ led, colour }) =>
    `Имея ${COLOUR[led][2]}, нужно сыграть ${COLOUR[led][2]}, а не ${COLOUR[colour][2]}.`,

  'bid.beads': () => 'Укажи, сколько бусин в ставке.',
  'bid.won': () => 'Укажи, сколько взяток взято.',
  'bid.tooMany': ({ beads, most }) => `Взяток в раздаче ${most}, ставки ${beads} не бывает.`,
  'bid.wonTooMany': ({ won, tricks: all }) => `Взяток в раздаче ${all}, взять ${won} невозможно.`,
  'bid.scores': ({ points: n }) => `${signed(n)} ${slavic(n, 'очко', 'очка', 'очков')}`,
  'bid.target': ({ beads, shield, targets }) =>
    `Ставка ${beads}${shield ? ' со щитом' : ' без щита'}: нужно взять ${listed(targets, 'или')}.`,
  'bid.made': ({ won }) => `Взято ${won}: ставка сыграла.`,
  'bid.missed': ({ won, beads, off }) =>
    won < beads
      ? `Взято ${won} вместо ${beads}: не хватает ${off} ${slavic(off, 'взятки', 'взяток', 'взяток')}.`
      : `Взято ${won} вместо ${beads}: ${off} ${slavic(off, 'лишняя взятка', 'лишние взятки', 'лишних взяток')}.`,
  'bid.pays': ({ deal, rate, shield, points: n }) =>
    `В ${ROUNDS[deal] ?? ''} раздаче${shield ? ' со щитом' : ''} это ${rate} × ${deal} = ${points(n)}.`,
  'bid.costs': ({ off, points: n }) =>
    `Каждая взятка разницы стоит 5 очков в любой раздаче: 5 × ${off}, то есть ${signed(n)}.`,

  'points.missing': ({ seat }, name) => `Не хватает очков: ${name(seat)}.`,
  'points.never': ({ seat, points: n, deals }, name) =>
    `${name(seat)}: ${points(n)}. За ${AFTER[deals] ?? ''} столько набрать невозможно.`,
  'points.lastMissing': ({ seat }, name) =>
    `Поровну. Решает четвёртая раздача: сколько в ней имеет ${name(seat)}?`,
  'points.lastNever': ({ seat, points: n }, name) =>
    `${name(seat)}: ${signed(n)} в четвёртой раздаче при такой сумме быть не может.`,
  'points.most': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Больше всех очков имеет ${name(seats[0] ?? 0)}: ${minus(n)}.`
      : `Больше всех очков, ${minus(n)}, имеют: ${listed(seats.map(name), 'и')}.`,
  'points.holder': ({ seat }, name) =>
    `${name(seat)} имеет карту первого игрока, а среди равных решает она.`,
  'points.nearest': ({ holder, seat }, name) =>
    `Карту первого игрока имеет ${name(holder)}. По часовой стрелке первый из равных — ${name(seat)}.`,
  'opener.opens': ({ seat }, name) => `Открывает ${name(seat)}`,
  'opener.leads': ({ seat }, name) =>
    `В четвёртой раздаче первую ставку делает и первую взятку начинает ${name(seat)}.`,
  'tie.wins': ({ seat }, name) => `Побеждает ${name(seat)}`,
  'tie.lastDeal': ({ seats, points: last }, name) =>
    `При равных суммах смотрят на четвёртую раздачу: ${seats
      .map((seat, i) => `${name(seat)} ${signed(last[i] ?? 0)}`)
      .join(', ')}.`,
  'tie.lastMost': ({ seat, points: n }, name) =>
    `В четвёртой раздаче больше всех имеет ${name(seat)}: ${signed(n)}.`,
  'tie.lastSame': ({ seats, points: n }, name) =>
    `И там поровну, ${signed(n)}: ${listed(seats.map(name), 'и')}.`,
};

export const ru = settleWords(
  {
    trick: {
      title: 'Кто берёт взятку?',
      hint: 'Карты по очереди. Начинал кто-то другой? Коснись имени.',
    },
    play: { title: 'Можно ли так?', hint: 'Ведущий цвет, цвета руки и карта.' },
    bid: { title: 'Сколько за ставку?', hint: 'Раздача, ставка и взятые взятки.' },
    opener: {
      title: 'Кто открывает четвёртую?',
      hint: 'Очки после трёх раздач и карта первого игрока.',
    },
    tie: {
      title: 'Кто побеждает?',
      hint: 'Очки за всю партию, а при равных — ещё и за четвёртую раздачу.',
    },
  },
  sentences,
  'Об этом нечего сказать.',
);
