/** Phrases that were read aloud at a table and found wrong or stiff: they stand in no catalogue any more. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { matchText } from '../../app/screens/match/text';
import { newMatchText } from '../../app/screens/newMatch/text';
import { LOCALES, type Locale } from '../../src/text/define';
import { everyGame } from '../support/everyGame';
import { SAY } from '../support/sentences';

const ROOT = path.join(__dirname, '../..');

/** `…` is what a sentence fills in: a name, a number. */
const REJECTED: Readonly<Record<Locale, readonly (string | RegExp)[]>> = {
  uk: [
    'коштує дедалі більше',
    '`Закривають: ',
    'за кілька',
    "'самому'",
    "'удвох'",
    "'утрьох'",
    'Починає й роздає',
    'Догратих',
    /(?:ати|яти|увати|ити) (?:тут )?нічого[.:?'`]/,
    'нічого скасовувати',
    'наростаючим підсумком',
    'Як у пристрою',
    'Перемога порівну',
    "'Нічия'",
    'протокол',
    'ще не сидять',
    'ще не грає',
    'Як часто скільки',
    'самоті',
    'пунктир — порівну',
    '`скінчилася …',
    '`Уціліло …',
    'слушність',
    'а ні —',
    'скидання',
    'пошкоджений дорогою',
    'нічого не складають',
    'зі столу',
    '…, порівну — …',
    'Частину вже має',
    'без голосу',
    'підходить сюди',
    'можна вписати: …',
    'чий колір',
    'Бракує очок',
    'Разом: …`).join',
    '`Разом: … …',
    '`У веселці …, і',
    'у коробці …: раніше',
    'ще один роздільник',
    "modes: { score: 'Рахую очки', referee: 'Суддя', virtual: 'Роздай карти' }",
    'зсувай інший ряд',
    // Terms: «стопка» in Split, «очки» in every game, «ти» for whoever reads.
    /номінал/i,
    '`Число …:',
    /(?<![а-яіїєґ’])бал(?:и|ів|а|ами)?(?![а-яіїєґ’])/i,
    /(?<![а-яіїєґ’])(?:ви|вас|вами?|ваш[а-яіїєґ’]*)(?![а-яіїєґ’])/i,
    /[а-яіїєґ’](?:йте|ьте)(?![а-яіїєґ’])/,
    'щось неможливе',
    /(?:уєте|аєте|ієте|юєте|теся)(?![а-яіїєґ’])/,
    'Для кожного числа',
    'число дає очки',
    'стоси перед',
    'вичерпалася разів',
    'торкання',
    /[Нн]а руці/,
    '`Ряд із …',
    // «обери» wherever one thing of several is taken.
    /[Вв]иб(?:ра[тнв]|ер(?:и|еш|у|іть))/,
    '; з з',
  ],
  ru: [
    '`Закрывают: ',
    'за несколько',
    "'одному'",
    'Начинает и раздаёт',
    'Как часто сколько',
    'пунктир — поровну',
    "'Промахов'",
    'что-то невозможное',
    'протокол',
    /име(?:ет|ют) \$?…|име(?:ет|ют)[ :]/,
    'чей цвет',
    'Не хватает очков',
    'ничего не складывают.',
    "'Ничья'",
    'ещё один разделитель',
    /номинал/i,
    '`Число …:',
    /(?<![а-яё])балл(?:ы|ов|а|ами)?(?![а-яё])/i,
    /(?<![а-яё])(?:вы|вас|вами?|ваш[а-яё]*)(?![а-яё])/i,
    /[а-яё](?:йте|ьте)(?![а-яё])/,
    /(?:аете|уете|ваете|йтесь|итесь)(?![а-яё])/,
    'стоит всё больше',
    // Of Qwinto; «Средний промах» of «Луч» is something else.
    /[`'][Пп]ромахи?(?:'|:| …)|(?:поля|крестик|пятый|четыре) промах/,
    /(?:ложн|ошибочн)[а-яё]+ брос/,
    'пробел',
    'Для каждого числа',
    'число даёт очки',
    'кончилась раз:',
    'собственный рекорд',
    'Карта первого игрока здесь',
    'обязательно играть',
    'взяток розданы',
    "'поровну' : 'побеждает'",
    ' в руке',
    '`Ряд из …',
    'Согласие,',
  ],
  en: [
    'own record',
    /'going on'/i,
    "'Go on'",
    'Go on from here',
    '`Place …',
    'Course of the match',
    /[Pp]oints a match|'(?:Runs|Turns) a match'|'a match'/,
    /\bBids?\b|bids first|are bid /,
    /\bdividers?(?!:)\b/,
    /\bstacks(?!:)\b/,
    'Record alone',
    'most of it keeps one',
    "'Looks'",
    'As the device',
    /\bTouch\b/,
    'another touch',
    'The lot falls on',
    'Start with …`),',
    'does not count, try again',
    'dotted: even',
    'sat at one table',
    'as ever',
    'has a sign as well',
    'they vote again, only they',
    "'A draw'",
    /`[Vv]alue …/,
    "'with two'",
    "'Agreed, take it back'",
  ],
};

/** Every file of one language, `words/uk/rules.ts`, `makeText/uk.ts`, and those that have all three, `words/lessons.ts`. */
function catalogueOf(locale: Locale): string[] {
  const own = new RegExp(
    `/${locale}(?:/|\\.ts$)|words/[a-zA-Z]+\\.ts$|(?:[Tt]ext|text/deck)\\.ts$`,
  );
  return ['src', 'app'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => own.test(file) && file.endsWith('.ts')),
  );
}

/** What is said: no remarks, nothing that only the search reads, and `…` for what is filled in. */
function said(file: string): string {
  let text = readFileSync(path.join(ROOT, file), 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^\s*also:.*$/gm, '');
  // Inner braces first: a sentence may be filled in with a sentence.
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, '…');
  }
  return text;
}

describe.each(LOCALES)('in %s', (locale) => {
  const catalogue = catalogueOf(locale).map((file) => ({ file, text: said(file) }));

  test('the catalogues of every game and screen are looked at', () => {
    expect(catalogue.length).toBeGreaterThan(40);
  });

  test.each(REJECTED[locale])('nobody is told «%s»', (phrase) => {
    const found = catalogue.flatMap(({ file, text }) => {
      const at = typeof phrase === 'string' ? text.indexOf(phrase) : text.search(phrase);
      return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    });
    expect(found).toEqual([]);
  });
});

describe('what depends on how many there are', () => {
  const nizam = everyGame().find(({ id }) => id === 'nizam')?.book.words;
  const made = (locale: Locale, count: number) =>
    nizam?.[locale].line(
      { seat: 0, clause: 'N-4.2', points: 5 * count, facts: { length: 5, count } },
      SAY,
    );

  test('one combination is of five cards, several have five each', () => {
    expect([made('uk', 1), made('uk', 2)]).toEqual([
      '1 комбінація з 5 карт',
      '2 комбінації по 5 карт',
    ]);
    expect(made('ru', 1)).toBe('1 комбинация из 5 карт');
  });

  test.each([
    [1, 'Уцілів 1 запис; далі журнал пошкоджено.'],
    [2, 'Уціліли 2 записи; далі журнал пошкоджено.'],
    [5, 'Уціліло 5 записів; далі журнал пошкоджено.'],
  ])('of a damaged log so many survived: %i', (n, sentence) => {
    expect(matchText.uk.damagedSentence(n)).toBe(sentence);
  });

  test('a match is started alone, by two or by three, as one says it', () => {
    expect([1, 2, 3].map(newMatchText.uk.start)).toEqual([
      'Почати наодинці',
      'Почати вдвох',
      'Почати втрьох',
    ]);
    expect(newMatchText.ru.start(1)).toBe('Начать в одиночку');
    expect(newMatchText.en.start(4)).toBe('Start with 4 players');
  });

  test('places are counted 1st, 2nd, 3rd, 4th', () => {
    expect([1, 2, 3, 4].map(matchText.en.rank)).toEqual([
      '1st place',
      '2nd place',
      '3rd place',
      '4th place',
    ]);
  });
});
