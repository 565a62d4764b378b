/** The table of «Нізам» in its three modes, pressed by role and label, on the real rules. */
import { fireEvent, screen, within } from '@testing-library/react-native';

import { take, shift, stop } from '../../../src/games/gems/rules/shorthand';
import { nizam } from '../../../src/games/nizam/rules';
import { APART, dealt, done, field, refill, tally } from '../../../src/games/nizam/examples';
import Table from '../../../src/games/nizam/table';
import { text } from '../../../src/games/nizam/words';
import type { NizamMove, NizamState } from '../../../src/games/nizam/rules/types';
import { press, settle, tableOf, touch, type PlayedTable } from '../../support/tableHarness';

const show = tableOf(nizam, Table, text);

async function touchLast(name: string): Promise<void> {
  const found = screen.getAllByRole('button', { name });
  fireEvent.press(found[found.length - 1] as (typeof found)[number]);
  await settle();
}

const points = (played: PlayedTable<NizamState, NizamMove>): number[] =>
  nizam.standing(played.state()).points.slice();

describe('score', () => {
  test('two combinations of a turn are two taps and one more point', async () => {
    const played = show({ mode: 'score' });
    await press('button', 'Додати комбінацію з 4 карт: 5 очок');
    await press('button', 'Додати комбінацію з 3 карт: 3 очки');
    expect(screen.getByLabelText('Разом 9 очок')).toBeOnTheScreen();
    await press('button', 'Записати +9 очок');
    expect(played.tried).toEqual([tally(0, 4, 3)]);
    expect(points(played)).toEqual([9, 0]);
    expect(screen.getByLabelText('Оля: 9 очок. Чому?')).toBeOnTheScreen();
    // The next player starts with an empty list.
    await press('button', 'Хід без очок');
    expect(played.tried[1]).toEqual(tally(1));
  });

  test('a combination tapped by mistake is taken away again', async () => {
    const played = show({ mode: 'score' });
    await press('button', 'Додати комбінацію з 5 карт: 7 очок');
    await press('button', 'Додати комбінацію з 3 карт: 3 очки');
    await press('button', 'Прибрати комбінацію з 5 карт');
    await press('button', 'Записати +3 очки');
    expect(played.tried).toEqual([tally(0, 3)]);
  });

  test('an eleventh combination is refused where it was entered, and nothing is lost', async () => {
    const played = show({ mode: 'score' });
    for (let n = 0; n < 11; n += 1) await touch('Додати комбінацію з 3 карт: 3 очки');
    expect(screen.getByText(/щонайбільше 10 комбінацій/)).toBeOnTheScreen();
    expect(screen.getAllByLabelText('Прибрати комбінацію з 3 карт')).toHaveLength(11);
    await touch('Прибрати комбінацію з 3 карт');
    expect(screen.queryByText(/щонайбільше 10 комбінацій/)).toBeNull();
    expect(played.tried).toEqual([]);
  });

  test('deck-outs are counted, and the last one ends the match after a question', async () => {
    const played = show({ mode: 'score' });
    await press('button', 'Колода скінчилася');
    expect(
      screen.getByLabelText('Колода скінчилася: 1 з 2; після цього партії кінець'),
    ).toBeOnTheScreen();
    await press('button', 'Колода скінчилася. Завершити партію');
    expect(played.tried).toEqual([]);
    // The last button of that name is the dialog's.
    await touchLast('Завершити партію');
    expect(played.tried).toEqual([stop]);
    expect(nizam.standing(played.state()).over).toBe(true);
  });

  test('the last deck-out does not end the match over what is typed: it is written first', async () => {
    const played = show({ mode: 'score' });
    await press('button', 'Колода скінчилася');
    await press('button', 'Додати комбінацію з 4 карт: 5 очок');
    await press('button', 'Колода скінчилася. Завершити партію');
    await press('button', 'Записати +5 очок і завершити');
    expect(played.tried).toEqual([tally(0, 4), stop]);
    expect(points(played)).toEqual([5, 0]);
    expect(nizam.standing(played.state()).over).toBe(true);
  });

  test('alone the hand limit stands by, and the first deck is the last', async () => {
    const played = show({ mode: 'score', seats: 1 });
    expect(screen.getByText('Соло: у руці не більше 8 карт')).toBeOnTheScreen();
    await press('link', /N-7\.1/);
    expect(played.opened).toEqual(['N-7.1']);
    expect(screen.getByRole('button', { name: /Завершити партію/ })).toBeOnTheScreen();
  });

  test('a correction starts from what was entered', async () => {
    const played = show({ mode: 'score', draft: tally(0, 5) });
    await press('button', 'Додати комбінацію з 3 карт: 3 очки');
    await press('button', 'Зберегти виправлення. Записати +11 очок');
    expect(played.tried).toEqual([tally(0, 5, 3)]);
  });
});

const GEMS: Record<string, string> = {
  r: 'рубін',
  o: 'сердолік',
  y: 'топаз',
  l: 'хризоліт',
  g: 'смарагд',
  s: 'аквамарин',
  b: 'сапфір',
  v: 'аметист',
};

describe('referee', () => {
  test('the field is entered gem by gem in reading order', async () => {
    const played = show({ mode: 'referee' });
    await press('radio', 'По черзі');
    for (const letter of APART.replace(/\//g, ''))
      await touch(new RegExp(`^${GEMS[letter] ?? ''}: на полі`));
    await press('button', 'Почати з цього поля');
    expect(played.tried).toEqual([field(APART)]);
    expect(played.refused).toEqual([]);
  });

  test('a chosen gem paints the cells that are touched, and the census counts along', async () => {
    show({ mode: 'referee' });
    await touch(/^топаз: на полі/);
    await touch('рядок 1, стовпець 3: порожньо');
    await touch('рядок 2, стовпець 1: порожньо');
    expect(screen.getByLabelText('рядок 1, стовпець 3: топаз')).toBeOnTheScreen();
    expect(screen.getByLabelText(/^топаз: на полі 2 карти/)).toBeOnTheScreen();
    expect(screen.getByText('Лишилося 23 карти')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Почати з цього поля' })).toBeDisabled();
  });

  test('thirteen of a kind are refused before the match begins', async () => {
    const played = show({ mode: 'referee' });
    await press('radio', 'По черзі');
    for (const letter of 'rrrrrrrrrrrrrogylgsbvsoyl')
      await touch(new RegExp(`^${GEMS[letter] ?? ''}: на полі`));
    expect(screen.getByText(/Рубінів тут може бути щонайбільше 12/)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Почати з цього поля' })).toBeDisabled();
    expect(played.tried).toEqual([]);
  });

  test('a shift is two taps; what scores is shown, counted and refilled', async () => {
    const played = show({ mode: 'referee', moves: [field(APART)] });
    await touch('Зсунути рядок 1 вправо: на краю рубін');
    await press('button', 'Зсунути рядок 1 вправо. Плата: рубін');
    expect(played.tried).toEqual([shift(0, 'r0R', 'r')]);
    expect(screen.getByLabelText('Комбінація, рядок 1: 3 × рубін, 3 очки')).toBeOnTheScreen();
    await press('button', 'Готово, +3 очки');
    expect(points(played)).toEqual([3, 0]);
    await touch('аметист');
    await touch('аметист');
    expect(screen.getByText('Лишилося 1 карта')).toBeOnTheScreen();
    await touch('сапфір');
    await press('button', /^Покласти карти/);
    expect(played.tried.slice(1)).toEqual([done(0), refill('vvb')]);
    expect(screen.getByLabelText('рядок 1, стовпець 1: аметист')).toBeOnTheScreen();
  });

  test('three other gems pay for the shift as well', async () => {
    const played = show({ mode: 'referee', moves: [field(APART)] });
    await touch('Зсунути рядок 1 вправо: на краю рубін');
    await touch('топаз');
    await touch('топаз');
    expect(screen.getByText('Обери ще 1 карту')).toBeOnTheScreen();
    await touch('сапфір');
    await press('button', /^Зсунути рядок 1 вправо\. Плата/);
    expect(played.tried).toEqual([shift(0, 'r0R', 'yyb')]);
    expect(played.refused).toEqual([]);
  });

  test('[N-3.1] one wrong gem is refused with its clause', async () => {
    const played = show({ mode: 'referee', moves: [field(APART)] });
    await touch('Зсунути рядок 1 вправо: на краю рубін');
    await touch('топаз');
    await press('button', /^Зсунути рядок 1 вправо\. Плата/);
    expect(played.refused).toEqual(['N-3.1']);
  });

  test('three cards with the needed gem among them are refused, and the handle is marked', async () => {
    const played = show({ mode: 'referee', moves: [field(APART)] });
    await touch('Зсунути рядок 1 вправо: на краю рубін');
    await touch('топаз');
    await touch('топаз');
    await touch('рубін');
    await press('button', /^Зсунути рядок 1 вправо\. Плата/);
    expect(played.refused).toEqual(['N-3.5']);
    // What was entered stays.
    expect(screen.getByLabelText('Плата: 2 топази, рубін')).toBeOnTheScreen();
  });

  test('taking cards is one tap', async () => {
    const played = show({ mode: 'referee', moves: [field(APART)] });
    await press('button', 'Взяти карти. і закінчити хід');
    expect(played.tried).toEqual([take(0)]);
    expect(screen.getByLabelText(/Оля: у руці 6 карт/)).toBeOnTheScreen();
  });

  test('a correction starts with the shift and its payment', async () => {
    const played = show({
      mode: 'referee',
      moves: [field(APART)],
      draft: shift(0, 'r0R', 'yyb'),
    });
    expect(screen.getByLabelText('Плата: 2 топази, сапфір')).toBeOnTheScreen();
    await press('button', /^Зберегти виправлення/);
    expect(played.tried).toEqual([shift(0, 'r0R', 'yyb')]);
  });

  test('a corrected payment that is refused says why on the table', async () => {
    show({ mode: 'referee', moves: [field(APART)], draft: shift(0, 'r0R', 'yyr') });
    await press('button', /^Зберегти виправлення/);
    expect(screen.getByText(/потрібного каменя не має/)).toBeOnTheScreen();
  });
});

describe('virtual', () => {
  const TABLE = [dealt(APART, 'rgb', 'yyv')];

  test('handles tell their price, the only way to pay is chosen', async () => {
    const played = show({ mode: 'virtual', moves: TABLE });
    expect(
      screen.getByLabelText('Зсунути рядок 1 вліво: на краю рубін, ціна 1 карта'),
    ).toBeOnTheScreen();
    await touch('Зсунути рядок 2 вліво: на краю аквамарин, ціна 3 карти');
    await press('button', 'Зсунути рядок 2 вліво. Плата: рубін, смарагд, сапфір');
    expect(played.tried).toEqual([shift(0, 'r1L', 'rgb')]);
  });

  test('the preview says what the turn brings before it is finished', async () => {
    const played = show({ mode: 'virtual', moves: TABLE });
    await touch('Зсунути рядок 1 вправо: на краю рубін, ціна 1 карта');
    await press('button', 'Зсунути рядок 1 вправо. Плата: рубін');
    expect(screen.getByLabelText('Разом 3 очки')).toBeOnTheScreen();
    await press('button', 'Готово, +3 очки');
    expect(played.tried).toEqual([shift(0, 'r0R', 'r'), done(0)]);
  });

  test('cards in the payment can be changed by hand', async () => {
    const played = show({
      mode: 'virtual',
      moves: [
        dealt(APART, 'rgb', 'yyv'),
        take(0),
        { type: 'draw', cards: ['red', 'lime', 'sky'] },
        take(1),
        { type: 'draw', cards: ['red', 'lime', 'sky'] },
      ],
    });
    await touch('Зсунути стовпець 1 вниз: на краю смарагд, ціна 1 карта');
    await touch('смарагд, у платі');
    expect(screen.getByText('Обери ще 3 карти')).toBeOnTheScreen();
    await touch('хризоліт');
    await touch('сапфір');
    await touch('аквамарин');
    await press('button', /^Зсунути стовпець 1 вниз\. Плата/);
    expect(played.refused).toEqual(['N-3.5']);
  });

  test('a large hand lies in stacks by kind, each with its count; a touch pays one card of it', async () => {
    const more: NizamMove[] = [
      take(0),
      { type: 'draw', cards: ['red', 'lime', 'sky'] },
      take(1),
      { type: 'draw', cards: ['violet', 'orange', 'yellow'] },
    ];
    show({
      mode: 'virtual',
      moves: [dealt(APART, 'rgb', 'yyv'), ...more, ...more, ...more, ...more],
    });
    expect(screen.getByLabelText('рубін, 5 карт')).toBeOnTheScreen();
    expect(screen.getByLabelText('хризоліт, 4 карти')).toBeOnTheScreen();
    expect(screen.getByLabelText('смарагд')).toBeOnTheScreen();
    // Not held: drawn as an outline, said by nobody.
    expect(screen.queryByLabelText(/^топаз/)).toBeNull();
    await touch('Зсунути стовпець 1 вниз: на краю смарагд, ціна 1 карта');
    await touch('смарагд, у платі 1');
    expect(screen.getByText('Обери ще 3 карти')).toBeOnTheScreen();
    await touch('хризоліт, 4 карти');
    await touch('хризоліт, 4 карти, у платі 1');
    expect(screen.getByLabelText('хризоліт, 4 карти, у платі 2')).toBeOnTheScreen();
    await touch('рубін, 5 карт');
    // The last place is filled: another touch gives all of the kind back.
    await touch('хризоліт, 4 карти, у платі 2');
    expect(screen.getByLabelText('хризоліт, 4 карти')).toBeOnTheScreen();
    expect(screen.getByLabelText('рубін, 5 карт, у платі 1')).toBeOnTheScreen();
  });

  test('who can pay for no shift is told to take cards', () => {
    show({ mode: 'virtual', moves: [dealt(APART, 'rgb', 'yyv')] });
    expect(screen.getByText('Зсунь лінію або бери карти')).toBeOnTheScreen();
    screen.unmount();
    show({
      mode: 'virtual',
      moves: [
        dealt(APART, 'rgb', 'yyv'),
        shift(0, 'r1L', 'rgb'),
        done(0),
        take(1),
        { type: 'draw', cards: ['red', 'lime', 'sky'] },
      ],
    });
    expect(screen.getByText('Зсув оплатити нема чим: бери карти')).toBeOnTheScreen();
  });

  test('without hints no price is told', () => {
    show({ mode: 'virtual', moves: TABLE, hints: false });
    expect(screen.getByLabelText('Зсунути рядок 2 вліво: на краю аквамарин')).toBeOnTheScreen();
    expect(screen.queryByLabelText(/ціна/)).toBeNull();
  });

  test('only the own hand is on the page', () => {
    show({ mode: 'virtual', moves: TABLE });
    const hand = within(screen.getByLabelText('Твоя рука'));
    expect(hand.getByLabelText('рубін')).toBeOnTheScreen();
    expect(hand.queryByLabelText('топаз')).toBeNull();
  });

  test('whoever does not hold the device sees no hand', () => {
    show({ mode: 'virtual', moves: TABLE, viewer: 'table' });
    expect(screen.queryByLabelText('Твоя рука')).toBeNull();
    expect(screen.getByText('Ходить Оля')).toBeOnTheScreen();
  });

  test('alone a hand that would grow over its limit takes no cards, and it says why', () => {
    const draw: NizamMove = { type: 'draw', cards: ['red', 'lime', 'sky'] };
    show({ mode: 'virtual', seats: 1, moves: [dealt(APART, 'rgb'), take(0), draw] });
    expect(screen.getByRole('button', { name: /^Взяти карти/ })).toBeDisabled();
    const why =
      'У соло тримають не більше 8 карт, а в руці вже 6: ще три не вмістяться. Зсувай ряди.';
    expect(screen.getByText(why)).toBeOnTheScreen();
  });

  test('alone the hand and its limit are shown', () => {
    show({ mode: 'virtual', seats: 1, moves: [dealt(APART, 'rgb')] });
    expect(screen.getByText('у руці 3 з 8')).toBeOnTheScreen();
  });
});

test('the table speaks Russian and English', () => {
  show({ mode: 'score', locale: 'ru' });
  expect(screen.getByText('Какие комбинации собраны?')).toBeOnTheScreen();
  screen.unmount();
  show({ mode: 'virtual', moves: [dealt(APART, 'rgb', 'yyv')], locale: 'en' });
  expect(screen.getByText('Tap an arrow or take cards')).toBeOnTheScreen();
});
