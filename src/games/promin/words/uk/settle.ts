/** «Розсудити» для «Променя» українською. */
import { and, cards, cardsLacking, or, points } from '../../../../text/lexicon/uk';
import { capital } from '../../../../text/lexicon/forms';
import { minus, signed, slavic } from '../../../../text/plural';
import { settleWords, type Sentences } from '../../../settleWords';
import type { Colour } from '../../rules/cards';
import { card, COLOUR } from './rules';
import type { Said } from '../../settle/remarks';

const names = (cardTexts: readonly string[]): string => and(cardTexts.map((text) => card(text, 1)));
const ofColour = (n: number, colour: Colour): string => {
  const [, she, , , few, many] = COLOUR[colour];
  return `${n} ${slavic(n, `${she} карта`, `${few} карти`, `${many} карт`)}`;
};
const ROUNDS = ['', 'першій', 'другій', 'третій', 'четвертій'];
const AFTER = ['', 'одну роздачу', 'дві роздачі', 'три роздачі', 'чотири роздачі'];
const TABLE: Readonly<Record<number, string>> = { 3: 'втрьох', 4: 'вчотирьох', 5: 'вп’ятьох' };

const sentences: Sentences<Said> = {
  'trick.more': ({ seat, left }, name) =>
    `Бракує ще ${left === 1 ? 'однієї карти' : cardsLacking(left)}. Далі кладе ${name(seat)}.`,
  'card.beyond': (f) =>
    `${capital(card(f.card, 1))} не з цієї колоди: ${TABLE[f.seats] ?? ''} грають картами 1–${f.highest}.`,
  'card.twice': (f) => `${capital(card(f.card, 1))} лежить двічі, а в колоді вона одна.`,
  'trick.takes': (f, name) => `Бере ${card(f.card, 1)} — ${name(f.seat)}`,
  'trick.led': (f, name) =>
    `Починає ${name(f.seat)}: ${card(f.card, 1)}. Основний колір — ${COLOUR[f.card.charAt(0) as Colour][0]}.`,
  'trick.noTrump': ({ led }) => `Козирів (жовтих) немає, тож рахуються лише ${COLOUR[led][4]}.`,
  'trick.ledAlone': (f) => `Основного кольору тільки ${card(f.card, 1)}.`,
  'trick.ledCards': (f) => `Основного кольору карти: ${names(f.cards)}.`,
  'trick.trump': (f) => `Жовтий — козир, і козир тут один: ${card(f.card, 1)}.`,
  'trick.trumps': (f) => `Жовтий — козир. Козирі тут: ${names(f.cards)}.`,
  'trick.highest': (f, name) => `Найстарша з них — ${card(f.card, 1)}, її кладе ${name(f.seat)}.`,
  'trick.alone': ({ seat }, name) => `Вона й бере взятку: ${name(seat)}.`,
  'trick.leadsNext': ({ seat }, name) => `Наступну взятку починає ${name(seat)}.`,

  'play.hand': () => 'Вкажи, карти яких кольорів у руці.',
  'play.card': () => 'Вкажи, карту якого кольору хочуть зіграти.',
  'play.handTooLarge': ({ count, size }) => `У руці ${cards(count)}, а роздають по ${size}.`,
  'play.colourTooMany': ({ colour, count, highest, led }) =>
    led
      ? `${capital(COLOUR[colour][5])} карт у руці ${count} і ще одна на столі, а в колоді їх лише ${highest}.`
      : `${capital(COLOUR[colour][5])} карт у руці ${count}, а в колоді їх лише ${highest}.`,
  'play.notHeld': ({ colour }) =>
    `У руці немає ${COLOUR[colour][3]} карти, тож зіграти її неможливо.`,
  'play.may': ({ colour }) => `Так, ${COLOUR[colour][2]} можна`,
  'play.mayNot': ({ colour }) => `Ні, ${COLOUR[colour][2]} не можна`,
  'play.leads': () => 'Ця карта починає взятку: можна будь-яку.',
  'play.led': ({ led }) => `Почали із ${COLOUR[led][3]}: основний колір — ${COLOUR[led][0]}.`,
  'play.holds': ({ led, held }) => `У руці є основний колір: ${ofColour(held, led)}.`,
  'play.lacks': ({ led }) => `У руці жодної ${COLOUR[led][3]} карти.`,
  'play.follows': ({ colour }) => `${capital(COLOUR[colour][1])} — основного кольору, як і треба.`,
  'play.free': ({ colour }) =>
    `Основного кольору немає, тож можна будь-яку карту, і ${COLOUR[colour][2]} теж.`,
  'play.mustFollow': ({ led, colour }) =>
    `Маючи ${COLOUR[led][2]}, мусиш зіграти ${COLOUR[led][2]}, а не ${COLOUR[colour][2]}.`,

  'bid.beads': () => 'Вкажи, скільки намистин у ставці.',
  'bid.won': () => 'Вкажи, скільки взяток узято.',
  'bid.tooMany': ({ beads, most }) => `Взяток у роздачі ${most}, тож ставки ${beads} не буває.`,
  'bid.wonTooMany': ({ won, tricks: all }) =>
    `Взяток у роздачі ${all}, тож узяти ${won} неможливо.`,
  'bid.scores': ({ points: n }) => `${points(n, signed(n))}`,
  'bid.target': ({ beads, shield, targets }) =>
    `Ставка ${beads}${shield ? ' зі щитом' : ' без щита'}: треба взяти ${or(targets)}.`,
  'bid.made': ({ won }) => `Взято ${won}: ставка зіграла.`,
  'bid.missed': ({ won, beads, off }) =>
    won < beads
      ? `Узято ${won} замість ${beads}: бракує ${off} ${slavic(off, 'взятки', 'взяток', 'взяток')}.`
      : `Узято ${won} замість ${beads}: ${off} ${slavic(off, 'зайва взятка', 'зайві взятки', 'зайвих взяток')}.`,
  'bid.pays': ({ deal, rate, shield, points: n }) =>
    `У ${ROUNDS[deal] ?? ''} роздачі${shield ? ' зі щитом' : ''} це ${rate} × ${deal} = ${points(n)}.`,
  'bid.costs': ({ off, points: n }) =>
    `Кожна взятка різниці коштує 5 очок у будь-якій роздачі: 5 × ${off}, тобто ${signed(n)}.`,

  'points.missing': ({ seat }, name) => `Впиши очки: ${name(seat)}.`,
  'points.never': ({ seat, points: n, deals }, name) =>
    `${name(seat)}: ${points(n)}. За ${AFTER[deals] ?? ''} стільки набрати неможливо.`,
  'points.lastMissing': ({ seat }, name) =>
    `Порівну. Вирішує четверта роздача: скільки в ній має ${name(seat)}?`,
  'points.lastNever': ({ seat, points: n }, name) =>
    `${name(seat)}: ${signed(n)} у четвертій роздачі з такою сумою бути не може.`,
  'points.most': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Найбільше очок має ${name(seats[0] ?? 0)}: ${minus(n)}.`
      : `Найбільше очок, ${minus(n)}, мають: ${and(seats.map(name))}.`,
  'points.holder': ({ seat }, name) =>
    `${name(seat)} має карту першого гравця, а серед рівних вирішує вона.`,
  'points.nearest': ({ holder, seat }, name) =>
    `Карту першого гравця має ${name(holder)}. За годинниковою стрілкою перший із рівних — ${name(seat)}.`,
  'opener.opens': ({ seat }, name) => `Відкриває ${name(seat)}`,
  'opener.leads': ({ seat }, name) =>
    `У четвертій роздачі першу ставку робить і першу взятку починає ${name(seat)}.`,
  'tie.wins': ({ seat }, name) => `Перемагає ${name(seat)}`,
  'tie.opener': ({ opener, seat }, name) =>
    opener === seat
      ? `${name(seat)} відкриває четверту роздачу, а стіл домовився, що серед рівних вирішує це (A-P11).`
      : `Стіл домовився рахувати від того, хто відкриває четверту роздачу (A-P11). Її відкриває ${name(opener)}; за годинниковою стрілкою перший із рівних — ${name(seat)}.`,
  'tie.lastDeal': ({ seats, points: last }, name) =>
    `За рівних сум дивляться на четверту роздачу: ${seats
      .map((seat, i) => `${name(seat)} ${signed(last[i] ?? 0)}`)
      .join(', ')}.`,
  'tie.lastMost': ({ seat, points: n }, name) =>
    `У четвертій роздачі найбільше має ${name(seat)}: ${signed(n)}.`,
  'tie.lastSame': ({ seats, points: n }, name) =>
    `І там порівну, ${signed(n)}: ${and(seats.map(name))}.`,

  'now.which': () => 'Обери, що сталося.',
  'now.revoke.what': () => 'Не той колір, взятка ще на столі',
  'now.revoke.ruling': () => 'Карту беруть назад',
  'now.revoke.rule': () => 'Маючи основний колір, мусиш його зіграти.',
  'now.revoke.table': () => 'Поки взятку не зібрано, карту просто міняють.',
  'now.revoke.app': () =>
    'За вписаними кольорами рук застосунок відмовить одразу; без них карту можна виправити.',
  'now.late.what': () => 'Не той колір, взятку вже зібрано',
  'now.late.ruling': () => 'Стіл вирішує: грати далі чи перездати',
  'now.late.rule': () =>
    'Маючи основний колір, треба було зіграти його, а про наслідки правила мовчать (A-P18).',
  'now.late.table': () => 'Стіл домовляється: лишити, виправити запис або перездати. Штрафу немає.',
  'now.late.app': () =>
    'Застосунок покаже взятку, дасть виправити її або лишити за згодою; позначить карту в журналі й більше не спитає.',
  'now.bet.what': () => 'Хтось хоче змінити ставку',
  'now.bet.ruling': () => 'Ні, якщо наступний уже поставив',
  'now.bet.rule': () => 'Ставлять по черзі й відкрито, тож пізніша зміна була б перевагою (A-P22).',
  'now.bet.table': () => 'Доки наступний не поставив, ставку можна змінити.',
  'now.bet.app': () =>
    'Застосунок приймає ставки лише по черзі; помилку запису виправляють у журналі, і все перераховується.',
  'now.turn.what': () => 'Хтось походив не у свою чергу',
  'now.turn.ruling': () => 'Карту беруть назад',
  'now.turn.rule': () => 'Кладуть по черзі, за годинниковою стрілкою (A-P29).',
  'now.turn.table': () => 'Хто поклав зарано, забирає карту; покази її не карають.',
  'now.turn.app': () => 'Застосунок приймає карту лише від того, чия черга.',
};

export const uk = settleWords(
  {
    trick: {
      title: 'Хто бере взятку?',
      hint: 'Карти по черзі. Починав хтось інший? Торкнись імені.',
      also: 'чия взятка, хто забирає карти, чия карта старша, хто виграв взятку, яка карта б’є, козир побив',
    },
    play: {
      title: 'Чи можна так?',
      hint: 'Основний колір, кольори руки й карта.',
      also: 'не та масть, чи можна покласти цю карту, не в масть, мушу класти колір, нема масті, чи правильно пішов, ренонс',
    },
    bid: {
      title: 'Скільки за ставку?',
      hint: 'Роздача, ставка і взяті взятки.',
      also: 'скільки очок за ставку, щит пригодився, замовив три взяв п’ять, штраф за ставку, недобір, перебір, вгадав взятки',
    },
    opener: {
      title: 'Хто відкриває четверту?',
      hint: 'Очки після трьох роздач. Хто має карту першого гравця? Торкнись імені.',
      also: 'хто перший ходить у четвертій роздачі, хто починає останню роздачу, двоє лідерів, хто відкриває',
    },
    tie: {
      title: 'Хто перемагає?',
      hint: 'Очки за всю партію, за рівних — і за четверту. Карта першого в іншого? Торкнись імені.',
      also: 'нічия, порівну очок хто виграв, рівний рахунок, хто переміг, однаково очок у кінці',
    },
    now: {
      title: 'А тепер що?',
      hint: 'Обери, що сталося.',
      also: 'поклав не ту масть і що тепер, запізно помітили, змінити ставку, передумав зі ставкою, походив не в свою чергу, поза чергою, ренонс знайшли пізніше, штраф за порушення',
    },
  },
  sentences,
  'Про це немає що сказати.',
);
