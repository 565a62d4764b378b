/** «Розсудити» для «Променя» українською. */
import { minus, signed, slavic } from '../../../../text/plural';
import { capital, listed, settleWords, type Sentences } from '../../../settleWords';
import type { Colour } from '../../cards';
import { card, COLOUR } from '../../text/uk';
import type { Said } from '../remarks';

const cards = (n: number): string => `${n} ${slavic(n, 'карта', 'карти', 'карт')}`;
const points = (n: number): string => `${minus(n)} ${slavic(n, 'очко', 'очки', 'очок')}`;
const names = (cardTexts: readonly string[]): string =>
  listed(
    cardTexts.map((text) => card(text, 1)),
    'і',
  );
const ofColour = (n: number, colour: Colour): string => {
  const [, she, , , few, many] = COLOUR[colour];
  return `${n} ${slavic(n, `${she} карта`, `${few} карти`, `${many} карт`)}`;
};
const ROUNDS = ['', 'першій', 'другій', 'третій', 'четвертій'];
const AFTER = ['', 'одну роздачу', 'дві роздачі', 'три роздачі', 'чотири роздачі'];
const TABLE: Readonly<Record<number, string>> = { 3: 'утрьох', 4: 'учотирьох', 5: 'уп’ятьох' };

const sentences: Sentences<Said> = {
  'trick.more': ({ seat, left }, name) =>
    `Бракує ще ${left === 1 ? 'однієї карти' : `карт: ${left}`}. Далі кладе ${name(seat)}.`,
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

  'play.hand': () => 'Вкажи, карти яких кольорів на руці.',
  'play.card': () => 'Вкажи, карту якого кольору хочуть зіграти.',
  'play.handTooLarge': ({ count, size }) => `На руці ${cards(count)}, а роздають по ${size}.`,
  'play.colourTooMany': ({ colour, count, highest, led }) =>
    led
      ? `${capital(COLOUR[colour][5])} карт на руці ${count} і ще одна на столі, а в колоді їх лише ${highest}.`
      : `${capital(COLOUR[colour][5])} карт на руці ${count}, а в колоді їх лише ${highest}.`,
  'play.notHeld': ({ colour }) =>
    `На руці немає ${COLOUR[colour][3]} карти, тож зіграти її неможливо.`,
  'play.may': ({ colour }) => `Так, ${COLOUR[colour][2]} можна`,
  'play.mayNot': ({ colour }) => `Ні, ${COLOUR[colour][2]} не можна`,
  'play.leads': () => 'Ця карта починає взятку: можна будь-яку.',
  'play.led': ({ led }) => `Взятку почали з карти, чий колір ${COLOUR[led][0]}: він основний.`,
  'play.holds': ({ led, held }) => `На руці є основний колір: ${ofColour(held, led)}.`,
  'play.lacks': ({ led }) => `На руці жодної ${COLOUR[led][3]} карти.`,
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
  'bid.scores': ({ points: n }) => `${signed(n)} ${slavic(n, 'очко', 'очки', 'очок')}`,
  'bid.target': ({ beads, shield, targets }) =>
    `Ставка ${beads}${shield ? ' зі щитом' : ' без щита'}: треба взяти ${listed(targets, 'або')}.`,
  'bid.made': ({ won }) => `Взято ${won}: ставка зіграла.`,
  'bid.missed': ({ won, beads, off }) =>
    won < beads
      ? `Узято ${won} замість ${beads}: бракує ${off} ${slavic(off, 'взятки', 'взяток', 'взяток')}.`
      : `Узято ${won} замість ${beads}: ${off} ${slavic(off, 'зайва взятка', 'зайві взятки', 'зайвих взяток')}.`,
  'bid.pays': ({ deal, rate, shield, points: n }) =>
    `У ${ROUNDS[deal] ?? ''} роздачі${shield ? ' зі щитом' : ''} це ${rate} × ${deal} = ${points(n)}.`,
  'bid.costs': ({ off, points: n }) =>
    `Кожна взятка різниці коштує 5 очок у будь-якій роздачі: 5 × ${off}, тобто ${signed(n)}.`,

  'points.missing': ({ seat }, name) => `Бракує очок: ${name(seat)}.`,
  'points.never': ({ seat, points: n, deals }, name) =>
    `${name(seat)}: ${points(n)}. За ${AFTER[deals] ?? ''} стільки набрати неможливо.`,
  'points.lastMissing': ({ seat }, name) =>
    `Порівну. Вирішує четверта роздача: скільки в ній має ${name(seat)}?`,
  'points.lastNever': ({ seat, points: n }, name) =>
    `${name(seat)}: ${signed(n)} у четвертій роздачі з такою сумою бути не може.`,
  'points.most': ({ seats, points: n }, name) =>
    seats.length === 1
      ? `Найбільше очок має ${name(seats[0] ?? 0)}: ${minus(n)}.`
      : `Найбільше очок, ${minus(n)}, мають: ${listed(seats.map(name), 'і')}.`,
  'points.holder': ({ seat }, name) =>
    `${name(seat)} має карту першого гравця, а серед рівних вирішує вона.`,
  'points.nearest': ({ holder, seat }, name) =>
    `Карту першого гравця має ${name(holder)}. За годинниковою стрілкою перший із рівних — ${name(seat)}.`,
  'opener.opens': ({ seat }, name) => `Відкриває ${name(seat)}`,
  'opener.leads': ({ seat }, name) =>
    `У четвертій роздачі першу ставку робить і першу взятку починає ${name(seat)}.`,
  'tie.wins': ({ seat }, name) => `Перемагає ${name(seat)}`,
  'tie.lastDeal': ({ seats, points: last }, name) =>
    `За рівних сум дивляться на четверту роздачу: ${seats
      .map((seat, i) => `${name(seat)} ${signed(last[i] ?? 0)}`)
      .join(', ')}.`,
  'tie.lastMost': ({ seat, points: n }, name) =>
    `У четвертій роздачі найбільше має ${name(seat)}: ${signed(n)}.`,
  'tie.lastSame': ({ seats, points: n }, name) =>
    `І там порівну, ${signed(n)}: ${listed(seats.map(name), 'і')}.`,
};

export const uk = settleWords(
  {
    trick: {
      title: 'Хто бере взятку?',
      hint: 'Карти по черзі. Починав хтось інший? Торкнись імені.',
    },
    play: { title: 'Чи можна так?', hint: 'Основний колір, кольори руки й карта.' },
    bid: { title: 'Скільки за ставку?', hint: 'Роздача, ставка і взяті взятки.' },
    opener: {
      title: 'Хто відкриває четверту?',
      hint: 'Очки після трьох роздач і карта першого гравця.',
    },
    tie: {
      title: 'Хто перемагає?',
      hint: 'Очки за всю партію, а за рівних — ще й за четверту роздачу.',
    },
  },
  sentences,
  'Про це немає що сказати.',
);
