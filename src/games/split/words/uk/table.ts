/** Слова столу «Поділу» українською. */
import { and, cards, points } from '../../../../text/lexicon/uk';
import { counted } from '../../../../text/lexicon/forms';
import { slavic } from '../../../../text/plural';

const jokers = counted(slavic, 'джокер', 'джокери', 'джокерів');

const NEW: Readonly<Record<number, string>> = { 2: 'дві нові', 3: 'три нові', 4: 'чотири нові' };

const ORDINALS = [
  'перша',
  'друга',
  'третя',
  'четверта',
  'п’ята',
  'шоста',
  'сьома',
  'восьма',
  'дев’ята',
  'десята',
];

export const uk = {
  part: ['Біла', 'Блакитна', 'Чорна'],
  partFor: ['білу', 'блакитну', 'чорну'],
  joker: 'джокер',
  someCard: 'карта',
  and,
  save: 'Зберегти виправлення',
  round: (n: number, of: number) => `Раунд ${n} з ${of}`,
  leads: (name: string) => `веде ${name}`,
  deckLeft: (n: number) => `у колоді ${cards(n)}`,

  // Ряд
  row: 'Ряд',
  rowPart: (name: string, content: string) => `${name.toLowerCase()}: ${content}`,
  fateTaken: (name: string, content: string) => `бере ${name}: ${content}`,
  fateDiscard: (content: string) => `у скиді: ${content}`,
  fateOpen: (content: string) => `лежить: ${content}`,

  // Стопки
  piles: 'Стопки',
  ownPiles: 'Твої стопки',
  noPiles: 'стопок ще немає',
  pile: (value: number, count: number, wild: number) =>
    `стопка ${value}: ${cards(count)}${wild > 0 ? `, з них ${jokers(wild)}` : ''}`,
  pileLeads: 'найбільше',
  waiting: (n: number) => `${n === 1 ? 'джокер чекає' : `${jokers(n)} чекають`} на стопку`,
  points: (n: number) => `${points(n)}`,
  pointsNow: (name: string, n: number) => `${name}: зараз ${points(n)}. Чому?`,

  // Поділ
  cutTitle: (name: string) => `Ділить ${name}`,
  cutRow: 'увесь ряд на три частини',
  cutPart: (n: number) => `спірну частину: ${cards(n)}`,
  cutHalf: 'дві спірні карти навпіл',
  cutHint: 'Тягни роздільники або пересувай стрілками.',
  cutForced: 'Іншого поділу тут немає.',
  cutEmpty: 'Одна з частин порожня.',
  peg: ['Перший роздільник', 'Другий роздільник'],
  pegAfter: (n: number) => (n === 0 ? 'перед рядом' : `після ${n}-ї карти`),
  pegLeft: (peg: string) => `${peg}: ліворуч`,
  pegRight: (peg: string) => `${peg}: праворуч`,
  cutButton: (sizes: readonly number[]) => `Поділити: ${sizes.join(' · ')}`,
  halveButton: 'Розділити навпіл',

  // Голосування
  voteTitle: (name: string) => `Голосує ${name}`,
  voteSecret: 'таємно: решта не бачить',
  voteExtra: 'додаткове голосування за спірну частину',
  voteChoice: 'Яку частину взяти',
  votePick: 'Обери частину',
  voteButton: (part: string) => `Голос за ${part}`,
  votesIn: (n: number, of: number) => `Проголосували ${n} з ${of}`,
  votesDown: 'голоси лежать долілиць, відкриємо разом',
  voteReady: 'готово',
  voteThinks: 'думає',
  voteYours: 'це ти',
  ownVote: (part: string) => `Твій голос: ${part.toLowerCase()}`,
  ownVoteNote: 'видно лише тобі',
  votesTogether: 'Хто за що, покажемо всім в одну мить.',
  voteContent: (name: string, content: string) => `${name} частина: ${content}`,
  gain: (have: number, add: number) => {
    if (have === 0) return add === 1 ? 'нова стопка' : (NEW[add] ?? `${add} нових`);
    return add === 1 && have < 10 ? `буде ${ORDINALS[have]}` : `стане ${have + add}`;
  },
  jokerChoice: 'на вибір',
  jokerWaits: 'чекатиме',
  jokerTo: (value: number) => `до ${value}`,
  votedSoFar: (n: number, of: number) => `Проголосували ${n} з ${of}.`,
  hasVoted: (name: string) => `${name}: голос є`,
  votesNow: (name: string) => `${name}: зараз`,
  willVote: (name: string) => `${name}: ще ні`,
  now: 'зараз',

  // Суддя: голоси за столом
  votesTitle: 'Хто що обрав',
  votesSub: 'усі відкривають карти вибору разом',
  votesSubExtra: (names: string) => `додатково голосують: ${names}`,
  votesButton: 'Роздати за голосами',
  votesMissing: (names: string) => `Ще без вибору: ${names}`,
  voteOf: (name: string, part: string) => `${name}: ${part.toLowerCase()}`,
  voteStored: 'голос є',
  notVoting: 'не голосує',

  // Відкриті голоси
  revealed: 'Голоси відкрито',
  takes: (name: string, n: number) => `бере ${name}: ${cards(n)}`,
  nobody: 'ніхто не обрав — у скид',
  disputed: 'спір',
  disputedAgain: 'знову спір, за домовленістю — у скид',
  disputedGone: 'спірна карта — у скид',
  contend: (names: string) => `Претендують ${names}.`,
  nextRow: (name: string) => `Далі веде ${name}.`,
  nextRowButton: (n: number) => `Викласти ряд: ${cards(n)}`,
  goOn: 'Далі',
  toCount: 'До підсумку',
  shuffled: 'Колоду перетасовано.',

  // Суддя: новий ряд
  rowTitle: (name: string) => `Ряд викладає ${name}`,
  rowSub: (n: number) => `${cards(n)} зліва направо`,
  rowButton: 'Ряд на столі',
  rowMissing: (n: number) => `Ще ${cards(n)}`,
  slot: (n: number, card: string) => `місце ${n}: ${card}`,
  slotEmpty: 'порожньо',
  key: (card: string, left: number) => `${card}, у колоді ще ${left}`,
  erase: 'Стерти карту',

  // Джокер
  jokerTitle: (name: string) => `Джокера кладе ${name}`,
  jokerSub: (left: number) => (left > 1 ? `один із ${left}` : 'до однієї зі своїх стопок'),
  jokerPick: 'Обери стопку',
  jokerPile: (value: number, count: number) => `стопка ${value}: ${cards(count)}, можна`,
  jokerNoPile: (value: number) => `стопки ${value} немає`,
  jokerButton: (value: number) => `Джокера — до ${value}`,
  jokerWorth: (before: number, after: number) =>
    before === after ? `очок і далі ${after}` : `очки: ${before} → ${after}`,

  // Рахунок
  countTitle: 'Карт у стопках',
  countHint: 'Дотик до обраної стопки додає карту. Джокерів рахуй разом зі стопкою.',
  cell: (name: string, value: number, count: number | null) =>
    `${name}, стопка ${value}: ${count === null ? 'ще не вписано' : count === 0 ? 'немає' : cards(count)}`,
  activeCell: (name: string, value: number) => `${name} · стопка ${value}`,
  digit: (n: number) => `Записати ${n}`,
  oneMore: 'Додати карту',
  oneLess: 'Забрати карту',
  audit: (value: number, count: number, copies: number) =>
    `Стопки ${value}: разом ${cards(count)}, у коробці ${copies}`,
  jokersNeeded: (n: number, all: number) => `Джокерів щонайменше ${n} з ${all}`,
  total: 'Очки',
  countButton: 'Порахувати',
  countEmpty: 'Стопки ще порожні.',
  countWrong: 'Спершу виправ позначене.',
  countMissing: (names: string) => `Ще не вписано стопок: ${names}.`,
  wins: (names: string, points: number, shared: boolean) =>
    `${shared ? 'спільна перемога:' : 'перемагає'} ${names}, ${points}`,
  noHolder: (value: number) => `стопка ${value}: поки нікому`,

  // Кінець
  majority: 'Хто що лишає',
  majorityRow: (value: number, who: string) => `Стопка ${value}: ${who}`,
  majorityNone: 'ні в кого немає',
  holderCount: (name: string, count: number) => `${name} — ${cards(count)}`,
  tieTitle: 'Очок порівну',
  tieCards: (list: string) => `Дивимося, у кого більше залікових карт: ${list}.`,
  tieDecided: (name: string) => `Отже, перемагає ${name}.`,
  tieShared: 'І карт порівну, тож перемога спільна.',
};
