/** Стол «Луча» по-русски. */
import { cards, tricks } from '../../../../text/lexicon/ru';
import type { Wording } from '../../../../text/define';
import { minus, signed, slavic } from '../../../../text/plural';
import type { Colour } from '../../rules/cards';
import type { uk } from '../uk/table';

/** Цвет в формах: какая карта, какую кладут, пять каких; сам цвет; две какие. */
const COLOUR: Record<Colour, readonly [string, string, string, string, string]> = {
  r: ['красная', 'красную', 'красных', 'красный', 'красные'],
  y: ['жёлтая', 'жёлтую', 'жёлтых', 'жёлтый', 'жёлтые'],
  g: ['зелёная', 'зелёную', 'зелёных', 'зелёный', 'зелёные'],
  b: ['синяя', 'синюю', 'синих', 'синий', 'синие'],
  p: ['фиолетовая', 'фиолетовую', 'фиолетовых', 'фиолетовый', 'фиолетовые'],
};

const OF_TWO = [
  '',
  '',
  'двух',
  'трёх',
  'четырёх',
  'пяти',
  'шести',
  'семи',
  'восьми',
  'девяти',
  'десяти',
];
const ORDINAL = [
  '',
  'самую младшую',
  'вторую',
  'третью',
  'четвёртую',
  'пятую',
  'шестую',
  'седьмую',
  'восьмую',
  'девятую',
];

const need = (from: number, to: number) => (from === to ? `нужно ${from}` : `нужно ${from}–${to}`);

/** «младшую», «старшую», «третью»: место карты среди карт её цвета. */
function place(rank: number, count: number): string {
  if (count === 2) return rank === 0 ? 'младшую' : 'старшую';
  if (rank === count - 1) return 'самую старшую';
  return ORDINAL[rank + 1] ?? '';
}

export const ru: Wording<typeof uk> = {
  deal: (n) => `Раздача ${n} из 4`,
  dealAndTrick: (deal, trick) => `Раздача ${deal} из 4, взятка ${trick} из 10`,
  dealer: 'раздаёт',
  opener: 'открывает',
  whyOpener: {
    leader: (name, points) => `Раздачу 4 открывает ${name}: больше всего очков, ${minus(points)}.`,
    holder: (name, points, leaders) =>
      `${minus(points)} у ${OF_TWO[leaders] ?? ''}. Раздачу 4 открывает ${name}: первый игрок среди равных.`,
    nearest: (name, points, leaders) =>
      `${minus(points)} у ${OF_TWO[leaders] ?? ''}. Раздачу 4 открывает ${name}: первый из равных слева от карты первого игрока.`,
  },
  need,
  spokenBid: (beads, shield, from, to) =>
    `ставка ${beads}${shield ? ' со щитом' : ''}, ${need(from, to)}`,
  won: (n) => `взято ${n}`,
  saveCorrection: 'Сохранить исправление',
  bids: {
    title: 'Ставки',
    ask: (name) => `Ставит ${name}`,
    hint: 'Сколько взяток? Щит разрешает на одну больше.',
    number: (n) => `ставка ${n}`,
    choose: 'сначала число',
    plain: (n) => (n === null ? 'Без щита' : `Ставка ${n}`),
    shielded: (n) => (n === null ? 'Со щитом' : `${n} и щит`),
    bidding: 'ставит',
    waiting: 'ждёт',
    supply: (left, all) => `В коробке осталось бусин: ${left} из ${all}`,
    runOut: (asked, all) =>
      `На ставки нужно ${asked} ${slavic(asked, 'бусину', 'бусины', 'бусин')}, а в коробке их ${all}. Правила этого не запрещают: отметь недостающие чем-нибудь другим.`,
  },
  tricks: {
    left: (n) => slavic(n, 'осталась', 'остались', 'осталось'),
    over: 'лишние',
    spokenLeft: (n) => `Из 10 взяток осталось вписать: ${n}`,
    ask: (name) => `${name}: сколько взяток?`,
    number: (name, n) => `${name}: ${tricks(n)}`,
    label: (name) => `Взятки, ${name}`,
    edit: (name) => `Вписать взятки: ${name}`,
    whose: (n) =>
      n === 1
        ? 'Осталась 1 взятка. Кто её взял?'
        : `${slavic(n, 'Осталась', 'Остались', 'Осталось')} ${tricks(n)}. Кто их взял?`,
    ready: 'Все десять взяток вписаны.',
    tooMany: (sum) => `Вписано ${tricks(sum)}, а их десять.`,
    close: 'Закрыть раздачу',
    finish: 'Закрыть раздачу и партию',
  },
  points: {
    made: 'ставка сыграла',
    madeShield: 'сыграла со щитом',
    short: (n) => `не хватает ${n} ${slavic(n, 'взятки', 'взяток', 'взяток')}`,
    extra: (n) => `${n} ${slavic(n, 'лишняя взятка', 'лишние взятки', 'лишних взяток')}`,
    spoken: (name, points, why, total) =>
      `${name}: ${signed(points)}, ${why}, всего ${minus(total)}. Почему?`,
  },
  pad: {
    title: 'Лист очков',
    corner: 'раздача',
    total: 'всего',
    toCome: (deal) => `раздача ${deal}: ещё не сыграна`,
    cell: (name, line, points) => `${name}, ${line}: ${signed(points)}. Почему?`,
    wrong: (name, line, points) => `${name}, ${line}: ${signed(points)}. Исправить`,
    sum: (name, points) => `${name}, всего ${minus(points)}`,
  },
  referee: {
    ask: (name) => `Ходит ${name}`,
    leads: 'Начинает взятку: любая карта.',
    follow: (colour) => `Ведущий цвет — ${COLOUR[colour][3]}.`,
    stuck:
      'Ни одна карта не согласуется с показанными. Пусть одна останется по согласию, отмени прежний ход или впиши взятки.',
    colours: 'Цвет карты',
    values: (colour) => `Значение, ${COLOUR[colour][3]} цвет`,
    colour: (colour) => COLOUR[colour][3],
    card: (colour, value) => `${COLOUR[colour][0]} ${value}`,
    notPlayable: (card) => `${card}, сейчас нельзя`,
    enterColours: 'Вписать цвета рук',
    enterColoursNote: 'тогда нарушение видно сразу',
    closeByTricks: 'Вписать взятки без карт',
    backToCards: 'Назад к картам',
    coloursTitle: 'Цвета рук после передачи',
    coloursAsk: (name, colour) => `${name}: сколько ${COLOUR[colour][2]}?`,
    coloursCell: (name, colour, count) => `${name}, ${COLOUR[colour][3]}: ${count}`,
    coloursKey: (colour, n) =>
      `${n} ${slavic(n, COLOUR[colour][0], COLOUR[colour][4], COLOUR[colour][2])}`,
    coloursUnset: 'не вписано',
    coloursHint: 'Пятый цвет считаем сами: на руке десять карт.',
    coloursReady: 'У каждого по десять карт.',
    saveColours: 'Записать цвета',
    skipColours: 'Без цветов',
    handOf: (name, hand) => `${name}, осталось на руке: ${hand}`,
    left: (colour, n) => `${COLOUR[colour][3]} ${n}`,
  },
  trick: {
    title: (n) => `Взятка ${n}`,
    led: 'ведущий',
    spokenLed: (colour) => `ведущий цвет ${COLOUR[colour][3]}`,
    here: 'сюда',
    slot: (name, card) => `${name}: ${card}`,
    waiting: (name) => `${name}: карты ещё нет`,
    turn: (name) => `${name}: ходит`,
    taken: (name) => `Взятку берёт ${name}`,
    goOn: 'Дальше',
  },
  virtual: {
    dealing: 'Раздаём карты…',
    dealingNote: 'Каждый получает десять карт и передаёт их влево.',
    ask: (name) => `Ходит ${name}`,
    others: 'Руки соперников',
    hands: 'Руки всех за столом',
    handOf: (name, cards) => `${name}: ${cards}`,
    emptyHand: 'карт нет',
    ownHand: 'Твоя рука рубашками к тебе, старшие ближе к плюсу',
    ownCard: (colour, rank, count) =>
      count === 1
        ? `${COLOUR[colour][0]}, одна`
        : `${COLOUR[colour][0]}, ${rank + 1} из ${count}, считая с младшей`,
    playable: 'можно сыграть',
    notPlayable: 'сейчас нельзя',
    choose: 'Выбери карту',
    leadHint: 'Начинаешь взятку: можно любую карту.',
    mustFollow: (colour) => `Есть ${COLOUR[colour][0]} — играй ${COLOUR[colour][1]}.`,
    free: (colour) => `Нет ${COLOUR[colour][2]}: можно любую карту.`,
    play: (colour, rank, count) =>
      count === 1
        ? `Сыграть ${COLOUR[colour][1]}`
        : count === 2
          ? `Сыграть ${place(rank, count)} ${COLOUR[colour][1]}`
          : `Сыграть ${place(rank, count)}`,
    outOf: (count) => `из ${OF_TWO[count] ?? String(count)}`,
    spokenPlay: (colour, rank, count) =>
      count === 1
        ? `Сыграть ${COLOUR[colour][1]}`
        : `Сыграть ${place(rank, count)} ${COLOUR[colour][1]}${count > 2 ? ` из ${OF_TWO[count] ?? String(count)}` : ''}`,
    range: (values) => `Это может быть ${values}.`,
    surely: (value) => `Это точно ${value}.`,
    or: 'или',
    previous: 'Предыдущая возможная карта',
    following: 'Следующая возможная карта',
    passOn: (name) => `Передай телефон: дальше ${name}.`,
    onTable: (n, ahead) => `На столе ${cards(n)}, пока ведёт ${ahead}.`,
  },
  ending: {
    title: 'Кто побеждает при равных очках',
    tied: (points) =>
      `По ${minus(points)} ${slavic(points, 'очку', 'очка', 'очков')}. Решает раздача 4:`,
    stillTied: (points, last) =>
      `По ${minus(points)} ${slavic(points, 'очку', 'очка', 'очков')}, и в раздаче 4 тоже поровну: ${signed(last)}.`,
    openerFirst: (winner, opener) =>
      winner === opener
        ? `Стол договорился: при равенстве первый — кто открывал четвёртую раздачу. Побеждает ${winner}.`
        : `Стол договорился: при равенстве первый — кто открывал четвёртую раздачу, то есть ${opener}. По часовой стрелке первый из равных — ${winner}.`,
    holderWins: (name) => `Побеждает ${name}: держит карту первого игрока.`,
    nearestWins: (winner, holder) =>
      `Карту первого игрока держит ${holder}. По часовой стрелке первый из равных — ${winner}.`,
    against: 'против',
    lastDeal: (name, points) => `${name}: ${signed(points)} в раздаче 4`,
  },
};
