/** Слова стола «Делёжа» по-русски. */
import { and, cards, points } from '../../../../text/lexicon/ru';
import { counted } from '../../../../text/lexicon/forms';
import type { Wording } from '../../../../text/define';
import { slavic } from '../../../../text/plural';
import type { uk } from '../uk/table';

const jokers = counted(slavic, 'джокер', 'джокера', 'джокеров');

const NEW: Readonly<Record<number, string>> = {
  2: 'две новые',
  3: 'три новые',
  4: 'четыре новые',
};

const ORDINALS = [
  'первая',
  'вторая',
  'третья',
  'четвёртая',
  'пятая',
  'шестая',
  'седьмая',
  'восьмая',
  'девятая',
  'десятая',
];

export const ru: Wording<typeof uk> = {
  part: ['Белая', 'Голубая', 'Чёрная'],
  partFor: ['белую', 'голубую', 'чёрную'],
  joker: 'джокер',
  someCard: 'карта',
  and,
  save: 'Сохранить исправление',
  round: (n, of) => `Раунд ${n} из ${of}`,
  leads: (name) => `ведёт ${name}`,
  deckLeft: (n) => `в колоде ${cards(n)}`,

  row: 'Ряд',
  rowPart: (name, content) => `${name.toLowerCase()}: ${content}`,
  fateTaken: (name, content) => `берёт ${name}: ${content}`,
  fateDiscard: (content) => `в сбросе: ${content}`,
  fateOpen: (content) => `лежит: ${content}`,

  piles: 'Стопки',
  ownPiles: 'Твои стопки',
  noPiles: 'стопок ещё нет',
  pile: (value, count, wild) =>
    `стопка ${value}: ${cards(count)}${wild > 0 ? `, из них ${jokers(wild)}` : ''}`,
  pileLeads: 'больше всех',
  waiting: (n) => `${n === 1 ? 'джокер ждёт' : `${jokers(n)} ждут`} стопки`,
  points: (n) => `${points(n)}`,
  pointsNow: (name, n) => `${name}: сейчас ${points(n)}. Почему?`,

  cutTitle: (name) => `Делит ${name}`,
  cutRow: 'весь ряд на три части',
  cutPart: (n) => `спорную часть: ${cards(n)}`,
  cutHalf: 'две спорные карты пополам',
  cutHint: 'Тяни разделители или двигай их стрелками.',
  cutForced: 'Другого деления здесь нет.',
  cutEmpty: 'Одна из частей пуста.',
  peg: ['Первый разделитель', 'Второй разделитель'],
  pegAfter: (n) => (n === 0 ? 'перед рядом' : `после ${n}-й карты`),
  pegLeft: (peg) => `${peg}: влево`,
  pegRight: (peg) => `${peg}: вправо`,
  cutButton: (sizes) => `Разделить: ${sizes.join(' · ')}`,
  halveButton: 'Разделить пополам',

  voteTitle: (name) => `Голосует ${name}`,
  voteSecret: 'тайно: остальные не видят',
  voteExtra: 'дополнительное голосование за спорную часть',
  voteChoice: 'Какую часть взять',
  votePick: 'Выбери часть',
  voteButton: (part) => `Голос за ${part}`,
  votesIn: (n, of) => `Проголосовали ${n} из ${of}`,
  votesDown: 'голоса лежат рубашкой вверх, откроем вместе',
  voteReady: 'готово',
  voteThinks: 'думает',
  voteYours: 'это ты',
  ownVote: (part) => `Твой голос: ${part.toLowerCase()}`,
  ownVoteNote: 'видно только тебе',
  votesTogether: 'Кто за что, покажем всем в одно мгновение.',
  voteContent: (name, content) => `${name} часть: ${content}`,
  gain: (have, add) => {
    if (have === 0) return add === 1 ? 'новая стопка' : (NEW[add] ?? `${add} новых`);
    return add === 1 && have < 10 ? `будет ${ORDINALS[have]}` : `станет ${have + add}`;
  },
  jokerChoice: 'на выбор',
  jokerWaits: 'будет ждать',
  jokerTo: (value) => `к ${value}`,
  votedSoFar: (n, of) => `Проголосовали ${n} из ${of}.`,
  hasVoted: (name) => `${name}: голос есть`,
  votesNow: (name) => `${name}: сейчас`,
  willVote: (name) => `${name}: ещё нет`,
  now: 'сейчас',

  votesTitle: 'Кто что выбрал',
  votesSub: 'все открывают карты выбора вместе',
  votesSubExtra: (names) => `дополнительно голосуют: ${names}`,
  votesButton: 'Раздать по голосам',
  votesMissing: (names) => `Ещё без выбора: ${names}`,
  voteOf: (name, part) => `${name}: ${part.toLowerCase()}`,
  voteStored: 'голос есть',
  notVoting: 'не голосует',

  revealed: 'Голоса открыты',
  takes: (name, n) => `берёт ${name}: ${cards(n)}`,
  nobody: 'никто не выбрал — в сброс',
  disputed: 'спор',
  disputedAgain: 'снова спор, по договорённости — в сброс',
  disputedGone: 'спорная карта — в сброс',
  contend: (names) => `Претендуют ${names}.`,
  nextRow: (name) => `Дальше ведёт ${name}.`,
  nextRowButton: (n) => `Выложить ряд: ${cards(n)}`,
  goOn: 'Дальше',
  toCount: 'К итогу',
  shuffled: 'Колода перетасована.',

  rowTitle: (name) => `Ряд кладёт ${name}`,
  rowSub: (n) => `${cards(n)} слева направо`,
  rowButton: 'Ряд на столе',
  rowMissing: (n) => `Ещё ${cards(n)}`,
  slot: (n, card) => `место ${n}: ${card}`,
  slotEmpty: 'пусто',
  key: (card, left) => `${card}, в колоде ещё ${left}`,
  erase: 'Стереть карту',

  jokerTitle: (name) => `Джокера кладёт ${name}`,
  jokerSub: (left) => (left > 1 ? `один из ${left}` : 'к одной из своих стопок'),
  jokerPick: 'Выбери стопку',
  jokerPile: (value, count) => `стопка ${value}: ${cards(count)}, можно`,
  jokerNoPile: (value) => `стопки ${value} нет`,
  jokerButton: (value) => `Джокера — к ${value}`,
  jokerWorth: (before, after) =>
    before === after ? `очков по-прежнему ${after}` : `очки: ${before} → ${after}`,

  countTitle: 'Карт в стопках',
  countHint: 'Касание выбранной стопки добавляет карту. Джокеров считай вместе со стопкой.',
  cell: (name, value, count) =>
    `${name}, стопка ${value}: ${count === null ? 'ещё не вписано' : count === 0 ? 'нет' : cards(count)}`,
  activeCell: (name, value) => `${name} · стопка ${value}`,
  digit: (n) => `Записать ${n}`,
  oneMore: 'Добавить карту',
  oneLess: 'Убрать карту',
  audit: (value, count, copies) => `Стопки ${value}: всего ${cards(count)}, в коробке ${copies}`,
  jokersNeeded: (n, all) => `Джокеров не меньше ${n} из ${all}`,
  total: 'Очки',
  countButton: 'Подсчитать',
  countEmpty: 'Стопки пока пусты.',
  countWrong: 'Сначала исправь отмеченное.',
  countMissing: (names) => `Стопки ещё не вписаны: ${names}.`,
  wins: (names, points, shared) => `${shared ? 'общая победа:' : 'побеждает'} ${names}, ${points}`,
  noHolder: (value) => `стопка ${value}: пока никому`,

  majority: 'Кто что оставляет',
  majorityRow: (value, who) => `Стопка ${value}: ${who}`,
  majorityNone: 'ни у кого нет',
  holderCount: (name, count) => `${name} — ${cards(count)}`,
  tieTitle: 'Очков поровну',
  tieCards: (list) => `Смотрим, у кого больше оставленных карт: ${list}.`,
  tieDecided: (name) => `Значит, побеждает ${name}.`,
  tieShared: 'И карт поровну, так что победа общая.',
};
