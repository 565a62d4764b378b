/** Стіл «Променя» українською. */
import { cards, tricks } from '../../../../text/lexicon/uk';
import { minus, signed, slavic } from '../../../../text/plural';
import type { Colour } from '../../rules/cards';

/** Колір у формах: яка карта, яку кладе, дві які, п’ять яких; сам колір. */
const COLOUR: Record<Colour, readonly [string, string, string, string, string]> = {
  r: ['червона', 'червону', 'червоні', 'червоних', 'червоний'],
  y: ['жовта', 'жовту', 'жовті', 'жовтих', 'жовтий'],
  g: ['зелена', 'зелену', 'зелені', 'зелених', 'зелений'],
  b: ['синя', 'синю', 'сині', 'синіх', 'синій'],
  p: ['фіолетова', 'фіолетову', 'фіолетові', 'фіолетових', 'фіолетовий'],
};

const OF_TWO = [
  '',
  '',
  'двох',
  'трьох',
  'чотирьох',
  'п’яти',
  'шести',
  'семи',
  'восьми',
  'дев’яти',
  'десяти',
];
const ORDINAL = [
  '',
  'наймолодшу',
  'другу',
  'третю',
  'четверту',
  'п’яту',
  'шосту',
  'сьому',
  'восьму',
  'дев’яту',
];

const need = (from: number, to: number) => (from === to ? `треба ${from}` : `треба ${from}–${to}`);

/** «молодшу», «старшу», «третю»: місце карти серед карт її кольору. */
function place(rank: number, count: number): string {
  if (count === 2) return rank === 0 ? 'молодшу' : 'старшу';
  if (rank === count - 1) return 'найстаршу';
  return ORDINAL[rank + 1] ?? '';
}

export const uk = {
  deal: (n: number) => `Роздача ${n} з 4`,
  dealAndTrick: (deal: number, trick: number) => `Роздача ${deal} з 4, взятка ${trick} з 10`,
  dealer: 'роздає',
  opener: 'відкриває',
  whyOpener: {
    leader: (name: string, points: number) =>
      `Роздачу 4 відкриває ${name}: найбільше очок, ${minus(points)}.`,
    holder: (name: string, points: number, leaders: number) =>
      `${minus(points)} у ${OF_TWO[leaders] ?? ''}. Роздачу 4 відкриває ${name}: перший гравець серед рівних.`,
    nearest: (name: string, points: number, leaders: number) =>
      `${minus(points)} у ${OF_TWO[leaders] ?? ''}. Роздачу 4 відкриває ${name}: перший із рівних ліворуч від карти першого гравця.`,
  },
  need,
  spokenBid: (beads: number, shield: boolean, from: number, to: number) =>
    `ставка ${beads}${shield ? ' зі щитом' : ''}, ${need(from, to)}`,
  won: (n: number) => `взято ${n}`,
  saveCorrection: 'Зберегти виправлення',
  bids: {
    title: 'Ставки',
    ask: (name: string) => `Ставить ${name}`,
    hint: 'Скільки взяток? Щит дозволяє на одну більше.',
    number: (n: number) => `ставка ${n}`,
    choose: 'спершу число',
    plain: (n: number | null) => (n === null ? 'Без щита' : `Ставка ${n}`),
    shielded: (n: number | null) => (n === null ? 'Зі щитом' : `${n} і щит`),
    bidding: 'ставить',
    waiting: 'чекає',
    supply: (left: number, all: number) => `У коробці лишилося намистин: ${left} з ${all}`,
    runOut: (asked: number, all: number) =>
      `На ставки треба ${asked} ${slavic(asked, 'намистину', 'намистини', 'намистин')}, а в коробці їх ${all}. Правила не забороняють: познач нестачу чимось іншим.`,
  },
  tricks: {
    left: (n: number) => slavic(n, 'лишилась', 'лишилися', 'лишилося'),
    over: 'забагато',
    spokenLeft: (n: number) => `З 10 взяток лишилося вписати: ${n}`,
    ask: (name: string) => `${name}: скільки взяток?`,
    number: (name: string, n: number) => `${name}: ${tricks(n)}`,
    label: (name: string) => `Взятки, ${name}`,
    edit: (name: string) => `Вписати взятки: ${name}`,
    whose: (n: number) =>
      n === 1
        ? 'Лишилась 1 взятка. Хто її взяв?'
        : `${slavic(n, 'Лишилась', 'Лишилися', 'Лишилося')} ${tricks(n)}. Хто їх узяв?`,
    ready: 'Усі десять взяток вписано.',
    tooMany: (sum: number) => `Вписано ${tricks(sum)}, а їх десять.`,
    close: 'Закрити роздачу',
    finish: 'Закрити роздачу й партію',
  },
  points: {
    made: 'ставка зіграла',
    madeShield: 'зіграла зі щитом',
    short: (n: number) => `бракує ${n} ${slavic(n, 'взятки', 'взяток', 'взяток')}`,
    extra: (n: number) => `${n} ${slavic(n, 'зайва взятка', 'зайві взятки', 'зайвих взяток')}`,
    spoken: (name: string, points: number, why: string, total: number) =>
      `${name}: ${signed(points)}, ${why}, разом ${minus(total)}. Чому?`,
  },
  pad: {
    title: 'Аркуш очок',
    corner: 'роздача',
    total: 'разом',
    toCome: (deal: number) => `роздача ${deal}: ще не зіграна`,
    cell: (name: string, line: string, points: number) =>
      `${name}, ${line}: ${signed(points)}. Чому?`,
    wrong: (name: string, line: string, points: number) =>
      `${name}, ${line}: ${signed(points)}. Виправити`,
    sum: (name: string, points: number) => `${name}, разом ${minus(points)}`,
  },
  referee: {
    ask: (name: string) => `Ходить ${name}`,
    leads: 'Починає взятку: будь-яка карта.',
    follow: (colour: Colour) => `Основний колір — ${COLOUR[colour][4]}.`,
    stuck:
      'Жодна карта не узгоджується з показаними. Хай одна лишиться за згодою, скасуй раніший хід або впиши взятки.',
    colours: 'Колір карти',
    values: (colour: Colour) => `Значення, ${COLOUR[colour][4]} колір`,
    colour: (colour: Colour) => COLOUR[colour][4],
    card: (colour: Colour, value: number) => `${COLOUR[colour][0]} ${value}`,
    notPlayable: (card: string) => `${card}, зараз не можна`,
    enterColours: 'Вписати кольори рук',
    enterColoursNote: 'тоді порушення видно одразу',
    closeByTricks: 'Вписати взятки без карт',
    backToCards: 'Назад до карт',
    coloursTitle: 'Кольори рук після передачі',
    coloursAsk: (name: string, colour: Colour) => `${name}: скільки ${COLOUR[colour][3]}?`,
    coloursCell: (name: string, colour: Colour, count: string) =>
      `${name}, ${COLOUR[colour][4]}: ${count}`,
    coloursKey: (colour: Colour, n: number) =>
      `${n} ${slavic(n, COLOUR[colour][0], COLOUR[colour][2], COLOUR[colour][3])}`,
    coloursUnset: 'не вписано',
    coloursHint: 'П’ятий колір рахуємо самі: у руці десять карт.',
    coloursReady: 'У кожного по десять карт.',
    saveColours: 'Записати кольори',
    skipColours: 'Без кольорів',
    handOf: (name: string, hand: string) => `${name}, лишилося у руці: ${hand}`,
    left: (colour: Colour, n: number) => `${COLOUR[colour][4]} ${n}`,
  },
  trick: {
    title: (n: number) => `Взятка ${n}`,
    led: 'основний',
    spokenLed: (colour: Colour) => `основний колір ${COLOUR[colour][4]}`,
    here: 'сюди',
    slot: (name: string, card: string) => `${name}: ${card}`,
    waiting: (name: string) => `${name}: карти ще немає`,
    turn: (name: string) => `${name}: ходить`,
    taken: (name: string) => `Взятку бере ${name}`,
    goOn: 'Далі',
  },
  virtual: {
    dealing: 'Роздаємо карти…',
    dealingNote: 'Кожен отримує десять карт і передає їх ліворуч.',
    ask: (name: string) => `Ходить ${name}`,
    others: 'Руки суперників',
    hands: 'Руки всіх за столом',
    handOf: (name: string, cards: string) => `${name}: ${cards}`,
    emptyHand: 'карт немає',
    ownHand: 'Твоя рука сорочками до тебе, старші ближче до плюса',
    ownCard: (colour: Colour, rank: number, count: number) =>
      count === 1
        ? `${COLOUR[colour][0]}, одна`
        : `${COLOUR[colour][0]}, ${rank + 1} з ${count}, рахуючи від молодшої`,
    playable: 'можна зіграти',
    notPlayable: 'зараз не можна',
    choose: 'Обери карту',
    leadHint: 'Починаєш взятку: можна будь-яку карту.',
    mustFollow: (colour: Colour) =>
      `Маєш ${COLOUR[colour][1]} — мусиш зіграти ${COLOUR[colour][1]}.`,
    free: (colour: Colour) => `Немає ${COLOUR[colour][3]}: можна будь-яку карту.`,
    play: (colour: Colour, rank: number, count: number) =>
      count === 1
        ? `Зіграти ${COLOUR[colour][1]}`
        : count === 2
          ? `Зіграти ${place(rank, count)} ${COLOUR[colour][1]}`
          : `Зіграти ${place(rank, count)}`,
    outOf: (count: number) => `з ${OF_TWO[count] ?? String(count)}`,
    spokenPlay: (colour: Colour, rank: number, count: number) =>
      count === 1
        ? `Зіграти ${COLOUR[colour][1]}`
        : `Зіграти ${place(rank, count)} ${COLOUR[colour][1]}${count > 2 ? ` з ${OF_TWO[count] ?? String(count)}` : ''}`,
    range: (values: string) => `Це може бути ${values}.`,
    surely: (value: number) => `Це точно ${value}.`,
    or: 'або',
    previous: 'Попередня можлива карта',
    following: 'Наступна можлива карта',
    passOn: (name: string) => `Передай телефон: далі ${name}.`,
    onTable: (n: number, ahead: string) => `На столі ${cards(n)}, поки веде ${ahead}.`,
  },
  ending: {
    title: 'Хто перемагає за рівних очок',
    tied: (points: number) =>
      `По ${minus(points)} ${slavic(points, 'очку', 'очки', 'очок')}. Вирішує роздача 4:`,
    stillTied: (points: number, last: number) =>
      `По ${minus(points)} ${slavic(points, 'очку', 'очки', 'очок')}, і в роздачі 4 теж порівну: ${signed(last)}.`,
    openerFirst: (winner: string, opener: string) =>
      winner === opener
        ? `Стіл домовився: за рівності перший — хто відкривав четверту роздачу. Перемагає ${winner}.`
        : `Стіл домовився: за рівності перший — хто відкривав четверту роздачу, тобто ${opener}. За годинниковою стрілкою перший із рівних — ${winner}.`,
    holderWins: (name: string) => `Перемагає ${name}: має карту першого гравця.`,
    nearestWins: (winner: string, holder: string) =>
      `Карту першого гравця має ${holder}. За годинниковою стрілкою перший із рівних — ${winner}.`,
    against: 'проти',
    lastDeal: (name: string, points: number) => `${name}: ${signed(points)} у роздачі 4`,
  },
};
