/**
 * Words that are one word to whoever asks: forms a list of endings cannot bring together («беру» — «взяв»,
 * «хід» — «піти»), numbers in words and figures («четвертій» — «4»), and everyday doubles («бали» — «очки»,
 * «масть» — «колір»). What is said of one rule only stands beside that rule, not here.
 *
 * A line is a family: its key, a colon, how its words begin; «$» closes a whole word. The longest beginning wins,
 * and a beginning with the key «-» keeps its words out of every family.
 */
import type { Locale } from '../text/define';

const UKRAINIAN = `
-: пятикут пятн одинок четверг коштовн картин писк слідкув роздум здатн рядов сплатн
1: один$ одна$ одне$ одну$ одного$ одній$ одному$ одним$ однією$ одної$
2: два$ дві$ двох$ двом$ двома$ двоє$ двічі$ вдвох$ удвох$ друга$ другий$ друге$ другу$ другої$ другому$ другій$ вдруге$ удруге$ двійк двійок$ обидва$ обидві$ обоє$ обох$
3: три$ трьо троє$ тричі$ утрьох$ втрьох$ трет трійк трійок$
4: чотир учотирьох$ вчотирьох$ четвер
5: пять$ пяти$ пятьо пятеро$ пятьма$ пятий$ пята$ пяту$ пятої$ пятій$ пятірк пятірок$ впятьох$ упятьох$
6: шість$ шести$ шістьо шестеро$ шост шістк шісток$ вшістьох$ ушістьох$
7: сім$ семи$ семеро$ сімом сімох сьом сімк сімок$
8: вісім$ восьм вісьм вісімк вісімок$
9: девят
10: десят
11: одинадц
12: дванадц
взятка: взятк взяток
взяти: взят взяв взял взял візьм беру бере бери$ беремо брати$ брав$ брала$ брали$ брать$ забра забер забир отрим діста дістан
добрати: добра добер добир добір тягн тягт витяг набра
обрати: обра обер обир вибр вибер вибир вибор вибір
класти: кладу кладе клади кладі клад$ класт клав$ клала$ клали$ покла
викласти: викла
кидати: кида кидо кидк кину кинь кину кине
перекинути: перекин перекид перекинь
скинути: скин скид скідк викин викид відби
міняти: міня поміня обмін замін змін переміня
кінець: кінец кінц закінч скінч кінч доігр
писати: писа пиш впис впиш запис запиш
зсув: зсу зсов посун пересун сува сунут двига рух
хід: хід ход йти$ іти$ йде$ йду$ іде$ піти$ піде$ піду$ пішов пішл похо заход заходи
бачити: бачи бачу побач видн дивит дивл подив підди погля загля пігля підгля підгле угле перегля огля гляну
перемога: перемо перемі вигра виграш
рахувати: раху порах підрах рахун
очки: очок очк очка бал$ бали$ балів$ балами$ балам$ бала$ поінт
ряд: ряд
стовпець: стовп стовб колон
кубик: кубик кубік кубок$ кості$ кость$ кісток кістк кісточ дайс
завдання: завда задан задач ціль$ цілі$ цілей$ цілю$ квест місі
камінь: камен камін каме самоцв рубін рубин сердол топаз хризол смараг аквамар сапф аметист
карта: карт
колір: колір кольор колор маст
гравець: гравц гравец гравч людин люди$ людей$ осіб учасник чоловік
роздача: роздач роздав розда здач здає здав здати$ здали$ здавати$ сдач сдат перезда перерозда
перший: перш поча почин почне спочатк старт
сусід: сусід сосід сосед
суперник: суперни супротивни противни опонент ворог
помилка: помил неправильн невірн хиб крив косяк наплута переплута перепута
ціна: ціна ціну ціни плат плач опла запла сплат сплач кошту варт
голос: голос проголос переголос
ставка: ставк ставок замов торг
пас: пас$ паси пасу пропус скіп
нічия: нічи порівн рівність
штраф: штраф мінус
порожній: порожн пуст
клітинка: клітин кліток клітк
тасувати: тасу тасо перетас переміша мішат мішаю заміша
блок: блок заблок розблок
щит: щит
комбінація: комбін комбо
лінія: ліні
джокер: джок
самому: сам$ самому$ сама$ самій$ соло наодинц
більше: більш найбіль
менше: менш найменш
край: край краю крає краї крайн скраю
діагональ: діагон навскіс
купка: купк купок куп$ стопк стопок стопц стос
роздільник: роздільн розділюв перегород палич
число: числ чисел цифр циферк
однаковий: однаков одинаков тотожн
брак: вистач хвата стачи стачає бракув бракує бракл забрак
намистина: намист бусин бусік
виконати: викон закрит закрив закри
скасувати: скасу відмін відмот відкат верну верта поверн поверт
ніхто: ніхто$ нікому$ нікого$ ніким$ никто$ никому$
потрібний: потріб треб нужн
`;

const RUSSIAN = `
-: пятиуг пятн одинок четверг наход стоп рядом
1: один$ одна$ одно$ одну$ одного$ одной$ одному$ одним$ единиц
2: два$ две$ двух$ двум$ двумя$ двое$ двоих$ дважды$ вдвоем$ второй$ вторая$ вторую$ второе$ второго$ двойк двоек$ оба$ обе$ обоих$
3: три$ трех$ трем$ тремя$ трое$ троих$ трижды$ втроем$ трет тройк троек$
4: четыр четвер вчетвером$
5: пять$ пяти$ пятеро$ пятерых$ пятью$ пятый$ пятая$ пятую$ пятой$ пятого$ пятерк пятерок$ впятером$
6: шесть$ шести$ шестью$ шестеро$ шестерых$ шесто шеста шестой шестерк шестерок$ вшестером$
7: семь$ семи$ семеро$ семерых$ семью$ седьм семерк семерок$ всемером$
8: восьм восем
9: девят
10: десят
11: одиннадц
12: двенадц
взятка: взятк взяток
взять: взят взял возьм беру бери берет берут брать$ брал$ брала$ брали$ забра забер забир получ доста
добрать: добра добер добир добор тяну тянут вытя набра
выбрать: выбр выбер выбир выбор избр
класть: класт кладу кладе клади кладу клал$ положи полож поклас покла
выложить: вылож выклад выкла
бросать: брос кида кину кинь
перебросить: перебр перекин перекид
сбросить: сброс скин скид выкин выкид отбо
менять: меня поменя обмен замен смен измен
конец: конец конц законч закан конч кончи оканч
писать: писа пиш впис впиш запис запиш
сдвиг: сдви двиг двин подви передви толка
ход: ход идти$ идет$ иду$ идут$ пойти$ пойд пошел$ пошла$ пошли$ пох походи
видеть: вид увид смотр посмо подсм просм гляд подгл загл пригл
победа: побед побеж выигр выигра
считать: счит счет посчит подсч сосчит засчит
очки: очко очки очков очка балл поинт
ряд: ряд строк строч
столбец: столб колон
кубик: кубик кость$ кости$ костей$ костями$ дайс
задание: задан задач
камень: камен камн каме самоцв рубин сердол топаз хризол изумр аквамар сапф аметист
карта: карт
цвет: цвет маст
игрок: игрок человек людей$ люди$ участник
раздача: раздач разда сдач сдает сдал сдава сдать$ пересда
первый: перв нача начин начн старт сначал
сосед: сосед
соперник: соперн противн оппонент враг
ошибка: ошиб неправильн невер крив косяк напута перепута
цена: цена цену цены плат плач опла запла стоит$ стоят$ стоим
голос: голос проголос переголос
ставка: ставк ставок заказ торг
пас: пас$ паса пасо пасу пропус скип
ничья: ничь поровн равенств
штраф: штраф минус
промах: промах промаз неудачн
пустой: пуст
клетка: клет клеток
тасовать: тасо тасу перетас перемеш мешат меша замеш
блок: блок заблок разблок
жемчужина: жемчу
комбинация: комбин комбо
линия: лини
джокер: джок
одному: одиноч соло сам$ самому$ сама$
больше: больш
меньше: меньш
край: край края крае краю крайн
диагональ: диагон наиск
кучка: кучк кучек куча$ стопк стопок$ стопки$
разделитель: разделит перегород палоч
число: числ чисел цифр циферк
одинаковый: одинаков тождеств
щит: щит
выполнить: выполн закрыт закрыл закро закрыв
нехватка: хвата хвати недоста
бусина: бусин бус$ бусы$ бисер
отменить: отмен отмот откат откаты верну верни возвра
никто: никто$ никому$ никого$ никем$
полный: полон$ полная$ полный$ полного$ полную$ полные$ полных$ заполнен дозаполн неполн
`;

const ENGLISH = `
1: one$ once$ single$
2: two$ twice$ second$ pair$ pairs$ both$ twos$
3: three$ third$ thrice$ threes$
4: four$ fourth$ fours$
5: five$ fifth$ fives$
6: six$ sixth$ sixes$
7: seven$ seventh$ sevens$
8: eight$ eighth$ eights$
9: nine$ ninth$ nines$
10: ten$ tenth$ tens$
11: eleven$ eleventh$
12: twelve$ twelfth$
dice: dice$ die$ dices$
roll: roll$ rolls$ rolled$ rolling$ throw$ throws$ threw$ thrown$ throwing$ toss
reroll: reroll rethrow
bid: bid$ bids$ bidding$ bidder$ bet$ bets$ betting$ bettor$ wager
take: take$ takes$ taking$ took$ taken$ grab receive
choose: choos chose pick$ picks$ picked$ picking$ select choice$ choices$
pay: pay$ pays$ paid$ paying$ payment$ payments$ cost$ costs$ price$ prices$ worth$ expens
shift: shift slide slid$ sliding$ push move$ moves$ moved$ moving$
colour: colour color suit$ suits$
player: player people person$ persons$
opponent: opponent rival enemy enemies$
gem: gem$ gems$ stone$ stones$ jewel ruby$ rubies$ carnelian topaz peridot emerald aquamarin sapphir amethyst
finish: finish end$ ends$ ended$ ending$
complete: complet
win: win$ wins$ winner$ winning$ won$ victor
tie: tie$ ties$ tied$ tiebreak
draw: draw$ draws$ drawing$ drew$ drawn$
swap: swap exchang trade$ trading$
write: write$ writes$ wrote$ written$ writing$ enter$ fill$ filled$ filling$
mistake: mistake error wrong$ incorrect invalid illegal
pass: pass$ passes$ passed$ passing$ skip
vote: vote$ votes$ voted$ voting$
part: part$ parts$ section portion
task: task$ tasks$ goal$ goals$ mission quest
cross: cross$ crosses$ misthrow fail
penalty: penal minus$ punish
cell: cell$ cells$ box$ boxes$ field$ square
empty: empty$ blank$
block: block$ blocks$ blocked$ blocking$
pearl: pearl
joker: joker
combination: combin combo
deal: deal$ deals$ dealt$ dealing$ dealer$ redeal misdeal
reshuffle: shuffl reshuff
see: see$ sees$ saw$ seen$ look$ looks$ looked$ looking$ peek
half: half$ halv
same: same$ identical$ duplicat
solo: solo$ alone$ solitaire$
place: place$ placed$ put$ puts$ lay$ lays$ laid$
line: line$ lines$
start: start$ starts$ started$ starting$ begin begun$ first$
points: point$ points$ score$ scores$ scored$ scoring$
several: several$ multiple$ many$
amount: number$ amount$ quantit
undo: undo$ undoing revert rewind cancel
run: run$ runs$ sequence straight$ straights$ chain
`;

interface Family {
  beginning: string;
  whole: boolean;
  key: string | null;
}

/** By the first two letters: the longest beginning first. */
function bucketsOf(list: string): ReadonlyMap<string, readonly Family[]> {
  const buckets = new Map<string, Family[]>();
  for (const line of list.trim().split('\n')) {
    const [key = '', words = ''] = line.split(': ');
    for (const word of words.trim().split(/\s+/)) {
      const beginning = word.replace('$', '');
      const family = { beginning, whole: word.endsWith('$'), key: key === '-' ? null : key };
      const start = beginning.slice(0, 2);
      buckets.set(start, [...(buckets.get(start) ?? []), family]);
    }
  }
  for (const bucket of buckets.values())
    bucket.sort(
      (a, b) => Number(b.whole) - Number(a.whole) || b.beginning.length - a.beginning.length,
    );
  return buckets;
}

const FAMILIES: Readonly<Record<Locale, ReadonlyMap<string, readonly Family[]>>> = {
  uk: bucketsOf(UKRAINIAN),
  ru: bucketsOf(RUSSIAN),
  en: bucketsOf(ENGLISH),
};

/** The key of the word's family; null for a word that stands alone. */
export function familyOf(word: string, locale: Locale): string | null {
  const bucket = FAMILIES[locale].get(word.slice(0, 2)) ?? [];
  const family = bucket.find(({ beginning, whole }) =>
    whole ? word === beginning : word.startsWith(beginning),
  );
  return family?.key ?? null;
}
