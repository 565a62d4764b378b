/** Слова столу «Веселки»: підказки, кнопки, назви для читача екрана. */
import { cards, cardsTaken, points } from '../../../../text/lexicon/uk';
import { slavic } from '../../../../text/plural';
import type { Kind } from '../../../gems/rules/kinds';

const colours: Record<Kind, string> = {
  red: 'червона',
  orange: 'помаранчева',
  yellow: 'жовта',
  lime: 'салатова',
  green: 'зелена',
  sky: 'блакитна',
  blue: 'синя',
  violet: 'фіолетова',
};

/** «Фіолетову — у веселку». */
const taken: Record<Kind, string> = {
  red: 'Червону',
  orange: 'Помаранчеву',
  yellow: 'Жовту',
  lime: 'Салатову',
  green: 'Зелену',
  sky: 'Блакитну',
  blue: 'Синю',
  violet: 'Фіолетову',
};

const list = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(', ');
const either = (kinds: readonly Kind[]): string => kinds.map((kind) => colours[kind]).join(' або ');

export const uk = {
  colours,
  circle: {
    top: 'верхня',
    whole: (top: Kind, run: readonly Kind[]) =>
      `Коло кольорів. Зверху ${colours[top]}${run.length > 0 ? `, комбінація: ${list(run)}` : ''}`,
    choose: 'Коло кольорів',
    node: (kind: Kind, place: { top: boolean; order: number; possible: boolean }) =>
      [
        colours[kind],
        place.top ? 'верхня карта' : '',
        place.order > 0 ? `у комбінації ${place.order}` : '',
        place.possible ? 'можна' : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
  },
  onCurtain: (top: Kind) => `На столі зверху ${colours[top]} карта`,
  stock: {
    deck: 'колода',
    discard: 'скид',
    spoken: (deck: number, discard: number) => `У колоді ${cards(deck)}, у скиді ${discard}`,
  },
  run: {
    points: 'очки',
    empty: 'Комбінація ще порожня',
    laid: (run: readonly Kind[]) => `Комбінація: ${list(run)}`,
    takeBack: (kind: Kind) => `Забрати назад останню: ${colours[kind]}`,
  },
  hint: {
    start: (kinds: readonly Kind[]) => `Перша — ${either(kinds)}`,
    startFree: 'Викладай від 3 до 8 карт',
    noRun: 'Комбінації немає: міняй карти',
    next: (kinds: readonly Kind[]) => `Далі — ${either(kinds)}`,
    laid: (n: number) => `У комбінації ${cards(n)}`,
    done: 'Комбінацію зібрано',
    stuck: 'До трьох карт не вистачає',
    swap: 'Які карти скинути?',
    swapCount: 'Скільки карт міняють?',
    drawing: 'Добір карт',
    dealing: 'Роздача',
    watching: (name: string) => `Ходить ${name}`,
    brought: (n: number) => `Нові карти: ${n}`,
    drawAfter: (n: number) => `Потім добрати ${cardsTaken(n)}`,
    deckEnds:
      'Колода на цьому закінчиться: перемішай скинуті карти з ігровою колодою, крім верхньої',
  },
  keep: {
    toggle: (kind: Kind) => `${taken[kind]} — у веселку`,
    will: (n: number, worth: number) => `буде ${n} із 8, у кінці це ${points(worth)}`,
    owned: (kind: Kind) => `${colours[kind]} у веселці вже є`,
    ask: 'Карта у веселку',
    none: 'не беруть',
    choice: (kind: Kind, owned: boolean) =>
      owned ? `${colours[kind]}, у веселці вже є` : `${colours[kind]} у веселку`,
  },
  rainbow: {
    title: 'Веселки',
    of: (n: number) => `${n} із 8`,
    atEnd: (worth: number) => `у кінці +${worth}`,
    spoken: (name: string, total: number, kinds: readonly Kind[]) =>
      `${name}: ${points(total)}, веселка ${kinds.length} із 8${kinds.length > 0 ? `: ${list(kinds)}` : ''}`,
    row: (kinds: readonly Kind[]) =>
      kinds.length > 0 ? `Веселка: ${list(kinds)}` : 'Веселка порожня',
    total: (name: string, total: number) => `${name}: ${points(total)}`,
    whyRainbow: (n: number, worth: number) => `Веселка ${n} із 8, у кінці ${points(worth)}. Чому?`,
  },
  lap: {
    left: (n: number) => `Останнє коло: ще ${n} ${slavic(n, 'хід', 'ходи', 'ходів')}`,
    full: (names: string) => `Веселка зібрана: ${names}`,
  },
  score: {
    ask: 'Скільки викладено?',
    length: (n: number, worth: number) => `${cards(n)}, ${points(worth)}`,
    save: (worth: number) => `Записати +${worth}`,
    saveSpoken: (n: number, worth: number) => `Записати ${cardsTaken(n)}, +${worth}`,
    choose: 'Записати комбінацію',
    wasSwap: 'Записано заміну',
  },
  action: {
    lay: (gain: number) => `Викласти, +${gain}`,
    layPlain: 'Викласти',
    swap: 'Заміна',
    backToRun: 'Назад до комбінації',
    swapCards: (n: number) => `Поміняти ${cardsTaken(n)}`,
    swapNothing: 'Поміняти карти',
    pass: 'Пропустити хід',
    all: (n: number) => `Усі ${n}`,
    clear: 'Забрати все',
    correct: 'Зберегти виправлення',
    wasSwap: 'Була заміна',
    openTop: (kind: Kind) => `Почати: зверху ${colours[kind]}`,
    openTopPlain: 'Почати партію',
  },
  deal: {
    ask: 'Яка карта лежить зверху?',
    how: 'Роздай кожному по 8 карт і відкрий верхню карту колоди',
    choose: 'Торкнись її кольору в колі',
  },
  card: {
    held: (kind: Kind, possible: boolean) =>
      possible ? `${colours[kind]}, можна викласти` : colours[kind],
    chosen: (kind: Kind) => `${colours[kind]}, піде у скид`,
    own: (kind: Kind, isFresh: boolean) =>
      isFresh ? `${colours[kind]}, нова карта` : colours[kind],
    hand: 'Твоя рука',
    count: (n: number) => cards(n),
  },
  stop: {
    open: 'Завершити за згодою столу',
    title: 'Завершити партію зараз?',
    message:
      'Якщо всі за столом згодні, веселки зараховуються як є, і партію закінчено. Хід можна буде скасувати.',
    confirm: 'Завершити й порахувати',
    cancel: 'Грати далі',
  },
  dealtAlready: 'У розданій партії хід не переписують: скасуй його на столі.',
  ending: {
    stopped: 'Веселку не зібрано: партію завершено за згодою столу.',
    shared: 'Суми рівні, тож перемога спільна.',
    line: (n: number, worth: number) => `${n} із 8, +${worth}`,
  },
};
