/** The table of «Перлина Сходу» in its three modes, pressed by role and label, on the real rules. */
import { fireEvent, screen } from '@testing-library/react-native';

import { shift, stop, take } from '../../../src/games/gems/rules/shorthand';
import { perlyna } from '../../../src/games/perlyna/rules';
import {
  APART,
  dealt,
  done,
  field,
  RICH,
  SHARED,
  tally,
} from '../../../src/games/perlyna/examples';
import Table from '../../../src/games/perlyna/table';
import { text } from '../../../src/games/perlyna/words';
import type { PerlynaMove } from '../../../src/games/perlyna/rules/types';
import { quickRng } from '../../support/quickRng';
import { playOut, press, settle, tableOf, touch } from '../../support/tableHarness';

const show = tableOf(perlyna, Table, text);

const GEMS: Record<string, string> = {
  r: 'рубін',
  o: 'сердолік',
  y: 'топаз',
  l: 'хризоліт',
  g: 'смарагд',
  s: 'аквамарин',
  b: 'сапфір',
  v: 'аметист',
  '*': 'перлина',
};

describe('score', () => {
  test('tasks are laid in the order they are tapped', async () => {
    const played = show({ mode: 'score' });
    await touch('смарагд: можна');
    await touch('сердолік: можна');
    expect(screen.getByLabelText('сердолік: обрано, 2-ге')).toBeOnTheScreen();
    await press('button', 'Виконати: смарагд, потім сердолік');
    expect(played.tried).toEqual([tally(0, 'go')]);
    expect(screen.getByLabelText(/^Оля: виконано 2 з 8, зверху сердолік/)).toBeOnTheScreen();
  });

  test('a turn without tasks is one tap', async () => {
    const played = show({ mode: 'score' });
    await press('button', 'Хід без завдань');
    expect(played.tried).toEqual([tally(0)]);
  });

  test('a blocked task is not chosen but explained, with who blocks it', async () => {
    const played = show({ mode: 'score', moves: [tally(0, 'go')] });
    const orange = screen.getByLabelText(
      'сердолік: закрито, лежить зверху чужого стосу. Закриває: Оля',
    );
    fireEvent.press(orange);
    await settle();
    expect(screen.getByText(/Завдання «сердолік» закрите/)).toBeOnTheScreen();
    // Green is covered, so it is free again.
    await touch('смарагд: можна');
    await press('button', 'Виконати: смарагд');
    expect(played.tried).toEqual([tally(1, 'g')]);
  });

  test('a task that is done says so', async () => {
    show({ mode: 'score', moves: [tally(0, 'go'), tally(1)] });
    await touch('смарагд: є');
    expect(screen.getByText(/Завдання «смарагд» уже виконано/)).toBeOnTheScreen();
  });

  test('the eighth task wins', async () => {
    const played = show({
      mode: 'score',
      moves: [tally(0, 'royl'), tally(1), tally(0, 'gsb'), tally(1)],
    });
    await touch('аметист: можна');
    await press('button', 'Виконати: аметист');
    const { over, winners } = perlyna.standing(played.state());
    expect({ over, winners }).toEqual({ over: true, winners: [0] });
  });

  test('the table may agree to stop, after a question', async () => {
    const played = show({ mode: 'score', moves: [tally(0, 'r')] });
    await press('button', 'Завершити за згодою столу');
    expect(played.tried).toEqual([]);
    await press('button', 'Завершити');
    expect(played.tried).toEqual([stop]);
  });

  test('a correction starts with the tasks that were entered', async () => {
    const played = show({ mode: 'score', draft: tally(0, 'go') });
    await touch('смарагд: обрано, 1-ше');
    await press('button', 'Зберегти виправлення. Виконати: сердолік');
    expect(played.tried).toEqual([tally(0, 'o')]);
  });
});

describe('referee', () => {
  test('the field is entered with the pearl', async () => {
    const played = show({ mode: 'referee' });
    await press('radio', 'По черзі');
    for (const letter of APART.replace(/\//g, ''))
      await touch(new RegExp(`^${GEMS[letter] ?? ''}: на полі`));
    await press('button', 'Почати з цього поля');
    expect(played.tried).toEqual([field(APART)]);
    expect(played.refused).toEqual([]);
  });

  test('a shift is two taps, then the tasks it completes can be claimed', async () => {
    const played = show({ mode: 'referee', moves: [field(APART)] });
    await touch('Зсунути рядок 1 вправо: на краю рубін');
    await press('button', 'Зсунути рядок 1 вправо. Плата: рубін');
    expect(screen.getByLabelText('рядок 1: рубін, завдання можна виконати')).toBeOnTheScreen();
    await press('button', 'До завдань. можна: рубін');
    await touch('рубін: можна');
    await press('button', 'Виконати: рубін');
    expect(played.tried).toEqual([shift(0, 'r0R', 'r'), done(0, 'r')]);
    expect(played.refused).toEqual([]);
  });

  test('without a line the turn ends at once, and the tasks can still be looked at', async () => {
    const played = show({ mode: 'referee', moves: [field(APART), shift(0, 'c0U', 'r')] });
    await press('button', 'Завдання');
    await touch('рубін: ще ні');
    expect(screen.getByText(/немає трьох таких каменів поспіль/)).toBeOnTheScreen();
    await press('button', 'Ще зсув');
    await press('button', 'Завершити хід. завдань не виконано');
    expect(played.tried).toEqual([done(0)]);
  });

  test('the pearl stands for one kind a turn', async () => {
    show({ mode: 'referee', moves: [field(SHARED), shift(0, 'r0L', 'o')] });
    await press('button', /^До завдань/);
    await touch('рубін: з перлиною');
    await touch('сапфір: ще ні');
    expect(screen.getByText(/вона заміняє лише один вид/)).toBeOnTheScreen();
  });

  test('the pearl at the edge costs three', async () => {
    const played = show({ mode: 'referee', moves: [field('rrylr/sbvog/ylgsb/*oylv/gsbvo')] });
    await touch('Зсунути рядок 4 вліво: на краю перлина, ціна 3 карти');
    for (const gem of ['рубін', 'топаз', 'топаз']) await touch(gem);
    await press('button', /^Зсунути рядок 4 вліво\. Плата/);
    expect(played.tried).toEqual([shift(0, 'r3L', 'ryy')]);
    expect(played.refused).toEqual([]);
  });

  test('a correction of the tasks opens them with what was claimed', async () => {
    const played = show({
      mode: 'referee',
      moves: [field(RICH), shift(0, 'c0U', 's')],
      draft: done(0, 'rg'),
    });
    expect(screen.getByLabelText('рубін: обрано, 1-ше')).toBeOnTheScreen();
    await touch('рубін: обрано, 1-ше');
    await press('button', 'Зберегти виправлення. Виконати: смарагд');
    expect(played.tried).toEqual([done(0, 'g')]);
  });
});

describe('virtual', () => {
  const TABLE = [dealt(RICH, 'sgb', 'yyv')];

  test('a whole turn: shift for one card, claim two tasks', async () => {
    const played = show({ mode: 'virtual', moves: TABLE });
    await touch('Зсунути стовпець 1 вгору: на краю аквамарин, ціна 1 карта');
    await press('button', 'Зсунути стовпець 1 вгору. Плата: аквамарин');
    await press('button', /^До завдань/);
    await touch('смарагд: можна');
    await touch('сердолік: з перлиною');
    await press('button', 'Виконати: смарагд, потім сердолік');
    expect(played.tried).toEqual([shift(0, 'c0U', 's'), done(0, 'go')]);
    expect(played.refused).toEqual([]);
  });

  test('without hints nobody is told what can be claimed', async () => {
    show({ mode: 'virtual', moves: [...TABLE, shift(0, 'c0U', 's')], hints: false });
    expect(screen.queryByLabelText(/завдання можна виконати/)).toBeNull();
    await press('button', 'До завдань');
    expect(screen.getByLabelText('рубін')).toBeOnTheScreen();
  });

  test('taking cards ends the turn', async () => {
    const played = show({ mode: 'virtual', moves: TABLE });
    await press('button', 'Взяти карти. і закінчити хід');
    expect(played.tried).toEqual([take(0)]);
  });

  test('where nothing is left to take, taking is not offered, and it says why', () => {
    const moves: PerlynaMove[] = [...TABLE];
    let state = playOut(perlyna, { seats: 2, first: 0, mode: 'virtual' }, moves);
    for (let turn = 0; perlyna.judge(state, take(turn % 2)).ok; turn += 1) {
      moves.push(take(turn % 2));
      state = perlyna.apply(state, take(turn % 2));
      const drawn = perlyna.chance(state, quickRng(turn));
      moves.push(drawn);
      state = perlyna.apply(state, drawn);
    }
    const played = show({ mode: 'virtual', moves });
    const button = screen.getByRole('button', { name: /^Взяти карти/ });
    expect(button).toBeDisabled();
    expect(
      screen.getByText('Колода й скид порожні, тож узяти нема чого. Зсувай ряди.'),
    ).toBeOnTheScreen();
    fireEvent.press(button);
    expect(played.tried).toEqual([]);
  });

  test('whoever does not hold the device sees no hand', () => {
    show({ mode: 'virtual', moves: TABLE, viewer: 'table' });
    expect(screen.queryByLabelText('Твоя рука')).toBeNull();
    expect(screen.getByText('Ходить Оля')).toBeOnTheScreen();
  });
});

test('the table speaks Russian and English', () => {
  show({ mode: 'score', locale: 'ru' });
  expect(screen.getByText('Какие задания выполнены?')).toBeOnTheScreen();
  screen.unmount();
  show({ mode: 'virtual', moves: [dealt(RICH, 'sgb', 'yyv')], locale: 'en' });
  expect(screen.getByText('Tap an arrow or take cards')).toBeOnTheScreen();
});
