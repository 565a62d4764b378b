/** «Рассудить» для «Луча» по-русски. */
import { and, cards, cardsLacking, or, points } from '../../../../text/lexicon/ru';
import { capital } from '../../../../text/lexicon/forms';
import { minus, signed, slavic } from '../../../../text/plural';
import { settleWords, type Sentences } from '../../../settleWords';
import type { Colour } from '../../rules/cards';
import { card, COLOUR } from './rules';
import type { Said } from '../../settle/remarks';

const names = (cardTexts: readonly string[]): string => and(cardTexts.map((text) => card(text, 1)));
const ofColour = (n: number, colour: Colour): string => {
  const [, she, , , few, many] = COLOUR[colour];
  return `${n} ${slavic(n, `${she} карта`, `${few} карты`, `${many} карт`)}`;
};
const ROUNDS = ['', 'первой', 'второй', 'третьей', 'четвёртой'];
const AFTER = ['', 'одну раздачу', 'две раздачи', 'три раздачи', 'четыре раздачи'];
const TABLE: Readonly<Record<number, string>> = { 3: 'втроём', 4: 'вчетвером', 5: 'впятером' };

const sentences: Sentences<Said> = {
  'trick.more': ({ seat, left }, name) =>
    `Не хватает ещё ${left === 1 ? 'одной карты' : cardsLacking(left)}. Дальше кладёт ${name(seat)}.`,
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
  'play.led': ({ led }) => `Начали с ${COLOUR[led][3]}: ведущий цвет — ${COLOUR[led][0]}.`,
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
  'bid.scores': ({ points: n }) => `${points(n, signed(n))}`,
  'bid.target': ({ beads, shield, targets }) =>
    `Ставка ${beads}${shield ? ' со щитом' : ' без щита'}: нужно взять ${or(targets)}.`,
  'bid.made': ({ won }) => `Взято ${won}: ставка сыграла.`,
  'bid.missed': ({ won, beads, off }) =>
    won < beads
      ? `Взято ${won} вместо ${beads}: не хватает ${off} ${slavic(off, 'взятки', 'взяток', 'взяток')}.`
      : `Взято ${won} вместо ${beads}: ${off} ${slavic(off, 'лишняя взятка', 'лишние взятки', 'лишних взяток')}.`,
  'bid.pays': ({ deal, rate, shield, points: n }) =>
    `В ${ROUNDS[deal] ?? ''} раздаче${shield ? ' со щитом' : ''} это ${rate} × ${deal} = ${points(n)}.`,
  'bid.costs': ({ off, points: n }) =>
    `Каждая взятка разницы стоит 5 очков в любой раздаче: 5 × ${off}, то есть ${signed(n)}.`,

  'points.missing': ({ seat }, name) => `Впиши очки: ${name(seat)}.`,
  'points.never': ({ seat, points: n, deals }, name) =>
    `${name(seat)}: ${points(n)}. За ${AFTER[deals] ?? ''} столько набрать невозможно.`,
  'points.lastMissing': ({ seat }, name) =>
    `Поровну. Решает четвёртая раздача: сколько очков за неё? ${name(seat)}.`,
  'points.lastNever': ({ seat, points: n }, name) =>
    `${name(seat)}: ${signed(n)} в четвёртой раздаче при такой сумме быть не может.`,
  'points.most': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Больше всех очков — ${name(seats[0] ?? 0)}: ${minus(n)}.`
      : `Больше всех очков — ${and(seats.map(name))}: по ${minus(n)}.`,
  'points.holder': ({ seat }, name) =>
    `${name(seat)} держит карту первого игрока, а среди равных решает она.`,
  'points.nearest': ({ holder, seat }, name) =>
    `Карту первого игрока держит ${name(holder)}. По часовой стрелке первый из равных — ${name(seat)}.`,
  'opener.opens': ({ seat }, name) => `Открывает ${name(seat)}`,
  'opener.leads': ({ seat }, name) =>
    `В четвёртой раздаче первую ставку делает и первую взятку начинает ${name(seat)}.`,
  'tie.wins': ({ seat }, name) => `Побеждает ${name(seat)}`,
  'tie.opener': ({ opener, seat }, name) =>
    opener === seat
      ? `${name(seat)} открывает четвёртую раздачу, а стол договорился, что среди равных решает это (A-P11).`
      : `Стол договорился считать от того, кто открывает четвёртую раздачу (A-P11). Её открывает ${name(opener)}; по часовой стрелке первый из равных — ${name(seat)}.`,
  'tie.lastDeal': ({ seats, points: last }, name) =>
    `При равных суммах смотрят на четвёртую раздачу: ${seats
      .map((seat, i) => `${name(seat)} ${signed(last[i] ?? 0)}`)
      .join(', ')}.`,
  'tie.lastMost': ({ seat, points: n }, name) =>
    `В четвёртой раздаче больше всех очков — ${name(seat)}: ${signed(n)}.`,
  'tie.lastSame': ({ seats, points: n }, name) =>
    `И там поровну, ${signed(n)}: ${and(seats.map(name))}.`,

  'now.which': () => 'Выбери, что случилось.',
  'now.revoke.what': () => 'Не тот цвет, взятка ещё на столе',
  'now.revoke.ruling': () => 'Карту берут назад',
  'now.revoke.rule': () => 'Имея ведущий цвет, нужно сыграть его.',
  'now.revoke.table': () => 'Пока взятку не собрали, карту просто меняют.',
  'now.revoke.app': () =>
    'По вписанным цветам рук приложение откажет сразу; без них карту можно исправить.',
  'now.late.what': () => 'Не тот цвет, взятку уже собрали',
  'now.late.ruling': () => 'Стол решает: играть дальше или пересдать',
  'now.late.rule': () =>
    'Имея ведущий цвет, нужно было сыграть его, а о последствиях правила молчат (A-P18).',
  'now.late.table': () =>
    'Стол договаривается: оставить, исправить запись или пересдать. Штрафа нет.',
  'now.late.app': () =>
    'Приложение покажет взятку, даст исправить её или оставить по согласию; отметит карту в журнале и больше не спросит.',
  'now.bet.what': () => 'Кто-то хочет изменить ставку',
  'now.bet.ruling': () => 'Нет, если следующий уже поставил',
  'now.bet.rule': () =>
    'Ставят по очереди и открыто, так что поздняя перемена была бы преимуществом (A-P22).',
  'now.bet.table': () => 'Пока следующий не поставил, ставку можно изменить.',
  'now.bet.app': () =>
    'Приложение принимает ставки только по очереди; ошибку записи исправляют в журнале, и всё пересчитывается.',
  'now.turn.what': () => 'Кто-то сходил не в свою очередь',
  'now.turn.ruling': () => 'Карту берут назад',
  'now.turn.rule': () => 'Кладут по очереди, по часовой стрелке (A-P29).',
  'now.turn.table': () => 'Кто положил рано, забирает карту; за показ не наказывают.',
  'now.turn.app': () => 'Приложение принимает карту только от того, чья очередь.',
};

export const ru = settleWords(
  {
    trick: {
      title: 'Кто берёт взятку?',
      hint: 'Карты по очереди. Начинал кто-то другой? Коснись имени.',
      also: 'чья взятка, кто забирает карты, чья карта старше, кто выиграл взятку, какая карта бьёт, козырь побил',
    },
    play: {
      title: 'Можно ли так?',
      hint: 'Ведущий цвет, цвета руки и карта.',
      also: 'не та масть, можно ли положить эту карту, не в масть, обязан класть цвет, нет масти, правильно ли пошёл, ренонс',
    },
    bid: {
      title: 'Сколько за ставку?',
      hint: 'Раздача, ставка и взятые взятки.',
      also: 'сколько очков за ставку, щит пригодился, заказал три взял пять, штраф за ставку, недобор, перебор, угадал взятки',
    },
    opener: {
      title: 'Кто открывает четвёртую?',
      hint: 'Очки после трёх раздач. У кого карта первого игрока? Коснись имени.',
      also: 'кто первый ходит в четвёртой раздаче, кто начинает последнюю раздачу, два лидера, кто открывает',
    },
    tie: {
      title: 'Кто побеждает?',
      hint: 'Очки за всю партию, при равных — и за четвёртую. Карта первого у другого? Коснись имени.',
      also: 'ничья, поровну очков кто выиграл, равный счёт, кто победил, одинаково очков в конце',
    },
    now: {
      title: 'А теперь что?',
      hint: 'Выбери, что случилось.',
      also: 'положил не ту масть и что теперь, поздно заметили, изменить ставку, передумал со ставкой, сходил не в свою очередь, вне очереди, ренонс нашли позже, штраф за нарушение',
    },
  },
  sentences,
  'Об этом нечего сказать.',
);
