/** The table of «Веселка» in its three modes, pressed by role and label, on the real rules. */
import { fireEvent, render, screen, within } from '@testing-library/react-native';

import { useEffect, type ComponentProps, type ReactNode } from 'react';
import type { ReactTestInstance } from 'react-test-renderer';

import type { Setup } from '../../../src/engine/types';
import type { Kind } from '../../../src/games/gems/rules/kinds';
import { veselka } from '../../../src/games/veselka/rules';
import { collected, run, swapCount, tally, topCard } from '../../../src/games/veselka/examples';
import { LETTERS, parseCards } from '../../../src/games/veselka/rules/notation';
import Table from '../../../src/games/veselka/table';
import Ending from '../../../src/games/veselka/table/Ending';
import { text } from '../../../src/games/veselka/words';
import type { VeselkaMove, VeselkaState } from '../../../src/games/veselka/rules/types';
import { LocaleProvider } from '../../../src/text/locale';
import {
  playersOf,
  playOut,
  press,
  renderTable,
  settle,
  tableOf,
  type PlayedTable,
} from '../../support/tableHarness';
import { quickRng } from '../../support/quickRng';

const show = tableOf(veselka, Table, text);

const points = (played: PlayedTable<VeselkaState, VeselkaMove>): number[] =>
  veselka.standing(played.state()).points;

describe('score', () => {
  test('a run is its length and what went into the rainbow', async () => {
    const played = show({ mode: 'score' });
    await press('radio', '5 карт, 7 очок');
    await press('checkbox', 'синя у веселку');
    await press('button', 'Записати 5 карт, +7');
    expect(played.tried).toEqual([tally(0, 5, 'b')]);
    expect(points(played)).toEqual([7, 0]);
    expect(screen.getByRole('link', { name: 'Оля: 7 очок. Чому?' })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: /^Веселка: синя\. Веселка 1 із 8/ })).toBeOnTheScreen();
  });

  test('a swap is one tap and the next player starts with nothing chosen', async () => {
    const played = show({ mode: 'score' });
    await press('radio', '3 карти, 3 очки');
    await press('button', 'Заміна');
    expect(played.tried).toEqual([tally(0, 0)]);
    expect(screen.getByRole('radio', { name: '3 карти, 3 очки' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Записати комбінацію' })).toBeDisabled();
  });

  test('a colour twice in a rainbow is refused beside it, and what was typed stays', async () => {
    const played = show({ mode: 'score', moves: [tally(0, 3, 'b'), tally(1, 0)] });
    await press('radio', '4 карти, 5 очок');
    await press('checkbox', 'синя, у веселці вже є');
    expect(screen.getByText(/У веселці вже є синя/)).toBeOnTheScreen();
    await press('button', 'Записати 4 карти, +5');
    expect(played.refused).toEqual(['V-2.6']);
    expect(points(played)).toEqual([3, 0]);
    expect(screen.getByRole('radio', { name: '4 карти, 5 очок' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'синя, у веселці вже є' })).toBeChecked();
    await press('link', 'Правило V-2.6');
    expect(played.opened).toEqual(['V-2.6']);
    await press('checkbox', 'зелена у веселку');
    expect(screen.queryByText(/У веселці вже є синя/)).toBeNull();
    await press('button', 'Записати 4 карти, +5');
    expect(points(played)).toEqual([8, 0]);
  });

  test('the last lap is announced and the last turn ends it', async () => {
    const played = show({ mode: 'score', moves: [...collected('roylgsb'), tally(0, 3, 'v')] });
    expect(screen.getByText('Останнє коло: ще 2 ходи')).toBeOnTheScreen();
    expect(screen.getByText('Веселка зібрана: Оля')).toBeOnTheScreen();
    await press('button', 'Заміна');
    expect(screen.getByText('Останнє коло: ще 1 хід')).toBeOnTheScreen();
    await press('radio', '8 карт, 10 очок');
    await press('button', 'Записати 8 карт, +10');
    // Eight runs of 3, one of 8 and the rainbow: 24 + 10 + 10.
    expect(points(played)).toEqual([44, 0]);
    expect(played.state().phase).toBe('over');
  });

  test('the table may agree to stop, and is asked first', async () => {
    const played = show({ mode: 'score' });
    await press('button', 'Завершити за згодою столу');
    await press('button', 'Грати далі');
    expect(played.tried).toEqual([]);
    await press('button', 'Завершити за згодою столу');
    await press('button', 'Завершити й порахувати');
    expect(played.tried).toEqual([{ type: 'stop' }]);
    expect(played.state().phase).toBe('over');
  });

  test('a correction starts with the entry that was made', async () => {
    const played = show({ mode: 'score', draft: tally(0, 5, 'b') });
    expect(screen.getByRole('radio', { name: '5 карт, 7 очок' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'синя у веселку' })).toBeChecked();
    expect(screen.queryByText('Завершити за згодою столу')).toBeNull();
    await press('radio', '6 карт, 10 очок');
    await press('button', 'Зберегти виправлення');
    expect(played.tried).toEqual([tally(0, 6, 'b')]);
  });

  test('a swap that was written can become a run, and a run a swap', async () => {
    const wasSwap = show({ mode: 'score', draft: tally(0, 0) });
    expect(screen.getByText('Записано заміну')).toBeOnTheScreen();
    await press('radio', '3 карти, 3 очки');
    await press('button', 'Зберегти виправлення');
    expect(wasSwap.tried).toEqual([tally(0, 3)]);
    screen.unmount();
    const wasRun = show({ mode: 'score', draft: tally(0, 5, 'b') });
    await press('button', 'Була заміна');
    expect(wasRun.tried).toEqual([tally(0, 0)]);
  });

  test.each([
    ['ru', '5 карт, 7 очков', 'Записать 5 карт, +7'],
    ['en', '5 cards, 7 points', 'Write 5 cards, +7'],
  ] as const)('speaks %s', async (locale, length, save) => {
    const played = show({ mode: 'score', locale });
    await press('radio', length);
    await press('button', save);
    expect(points(played)).toEqual([7, 0]);
  });
});

describe('referee', () => {
  const green = [topCard('g')];

  test('the card that opens the pile is entered by people', async () => {
    const played = show({ mode: 'referee' });
    expect(screen.getByRole('button', { name: 'Почати партію' })).toBeDisabled();
    await press('button', 'зелена');
    await press('button', 'Почати: зверху зелена');
    expect(played.tried).toEqual(green);
    expect(screen.getByText('Перша — блакитна або салатова')).toBeOnTheScreen();
  });

  test('a gem is one tap; the points appear as soon as they are certain', async () => {
    const played = show({ mode: 'referee', moves: green });
    await press('button', 'блакитна, можна');
    await press('button', 'синя, можна');
    expect(screen.getByText('Далі — фіолетова')).toBeOnTheScreen();
    await press('button', 'фіолетова, можна');
    expect(screen.getByText('буде 1 із 8, у кінці це 0 очок')).toBeOnTheScreen();
    expect(screen.getByText('Потім добрати 3 карти.')).toBeOnTheScreen();
    await press('button', 'Викласти, +3');
    expect(played.tried).toEqual([run(0, 'sbv', true)]);
    expect(points(played)).toEqual([3, 0]);
  });

  test('the last card may be left', async () => {
    const played = show({ mode: 'referee', moves: green });
    for (const kind of ['блакитна', 'синя', 'фіолетова'])
      await press('button', new RegExp(`^${kind}, можна`));
    await press('switch', /^Фіолетову — у веселку/);
    await press('button', 'Викласти, +3');
    expect(played.tried).toEqual([run(0, 'sbv', false)]);
  });

  test('a wrong first gem is named at once, before the run is long enough', async () => {
    show({ mode: 'referee', moves: green });
    await press('button', 'жовта');
    expect(screen.getByText(/Зверху зелена, а жовта їй не сусідка/)).toBeOnTheScreen();
  });

  test('a wrong gem in the middle is refused with its clause and can be taken back', async () => {
    const played = show({ mode: 'referee', moves: green });
    for (const kind of ['блакитна', 'синя', 'червона'])
      await press('button', new RegExp(`^${kind}`));
    expect(screen.getByText(/Після синьої в цьому напрямку йде фіолетова/)).toBeOnTheScreen();
    await press('button', 'Викласти');
    expect(played.refused).toEqual(['V-2.4']);
    await press('button', /Забрати назад останню: червона/);
    await press('button', 'фіолетова, можна');
    await press('button', 'Викласти, +3');
    expect(points(played)).toEqual([3, 0]);
  });

  test('a ninth card is refused with its clause, and the eight stay', async () => {
    const played = show({ mode: 'referee', moves: green });
    for (const kind of [
      'блакитна',
      'синя',
      'фіолетова',
      'червона',
      'помаранчева',
      'жовта',
      'салатова',
      'зелена',
      'блакитна',
    ])
      await press('button', new RegExp(`^${kind}`));
    expect(played.refused).toEqual(['V-2.1']);
    await press('button', 'Викласти, +10');
    expect(points(played)).toEqual([10, 0]);
  });

  test('two cards are no run', async () => {
    const played = show({ mode: 'referee', moves: green });
    await press('button', 'блакитна, можна');
    await press('button', 'синя, можна');
    await press('button', 'Викласти');
    expect(played.refused).toEqual(['V-2.1']);
  });

  test('a colour that is in the rainbow may be tried and is refused', async () => {
    // After violet was taken the top is blue.
    const played = show({
      mode: 'referee',
      moves: [...green, run(0, 'sbv', true), swapCount(1, 1)],
    });
    for (const letter of 'sglyorv') {
      const [kind] = parseCards(letter) as [Kind];
      await press('button', new RegExp(`^${NAMES[kind]}, можна`));
    }
    expect(screen.getByRole('switch', { name: /^Фіолетову — у веселку/ })).not.toBeChecked();
    await press('switch', /фіолетова у веселці вже є/);
    expect(screen.getByText(/У веселці вже є фіолетова/)).toBeOnTheScreen();
    await press('button', 'Викласти');
    expect(played.refused).toEqual(['V-2.6']);
    await press('switch', /фіолетова у веселці вже є/);
    await press('button', 'Викласти, +10');
    expect(points(played)).toEqual([13, 0]);
  });

  test('a swap is only counted', async () => {
    const played = show({ mode: 'referee', moves: green });
    await press('button', 'Заміна');
    expect(screen.queryByRole('radio', { name: 'Пропустити хід' })).toBeNull();
    await press('radio', '4 карти');
    await press('button', 'Поміняти 4 карти');
    expect(played.tried).toEqual([swapCount(0, 4)]);
  });

  test('a table that agreed on it may pass', async () => {
    const played = show({ mode: 'referee', moves: green, house: { 'A-V4': 'none' } });
    await press('button', 'Заміна');
    await press('radio', 'Пропустити хід');
    await press('button', 'Пропустити хід');
    expect(played.tried).toEqual([swapCount(0, 0)]);
  });

  test('says when the deck runs out', async () => {
    // Five players leave 55 cards: six full swaps take 48 of them.
    const swaps = [0, 1, 2, 3, 4, 0].map((seat) => swapCount(seat, 8));
    show({ mode: 'referee', seats: 5, moves: [...green, ...swaps] });
    await press('button', 'Заміна');
    await press('radio', '6 карт');
    expect(screen.queryByText(/Колода на цьому закінчиться/)).toBeNull();
    await press('radio', '7 карт');
    expect(screen.getByText(/Колода на цьому закінчиться/)).toBeOnTheScreen();
  });

  test('without hints nothing is lit, but what is wrong is still said', async () => {
    show({ mode: 'referee', moves: green, hints: false });
    expect(screen.queryAllByRole('button', { name: /можна/ })).toEqual([]);
    await press('button', 'зелена, верхня карта');
    expect(screen.getByText(/починати тим самим кольором не можна/)).toBeOnTheScreen();
  });

  test('a correction starts with the run, or the swap, that was entered', async () => {
    const played = show({ mode: 'referee', moves: green, draft: run(0, 'lyo', true) });
    expect(screen.getByRole('button', { name: 'жовта, у комбінації 2' })).toBeOnTheScreen();
    expect(screen.getByRole('switch', { name: /^Помаранчеву/ })).toBeChecked();
    await press('button', 'червона, можна');
    await press('button', 'Зберегти виправлення');
    expect(played.tried).toEqual([run(0, 'lyor', true)]);
    screen.unmount();
    show({ mode: 'referee', moves: green, draft: swapCount(0, 2) });
    expect(screen.getByRole('radio', { name: '2 карти' })).toBeChecked();
  });
});

const NAMES: Record<Kind, string> = {
  red: 'червона',
  orange: 'помаранчева',
  yellow: 'жовта',
  lime: 'салатова',
  green: 'зелена',
  sky: 'блакитна',
  blue: 'синя',
  violet: 'фіолетова',
};

describe('virtual', () => {
  const deal = (first: string, top = 'g'): VeselkaMove => ({
    type: 'deal',
    top: parseCards(top)[0] as Kind,
    hands: [parseCards(first), parseCards('rrrrooyy')],
  });

  test('only cards that lead to a run are lit, and the run is built from the hand', async () => {
    const played = show({ mode: 'virtual', moves: [deal('sbvrryyo')] });
    const hand = within(screen.getByLabelText('Твоя рука'));
    expect(hand.getAllByRole('button')).toHaveLength(8);
    // Lime is not held, so only one way leads to three cards.
    expect(hand.getAllByRole('button', { name: /можна викласти/ })).toHaveLength(1);
    await press('button', 'блакитна, можна викласти');
    await press('button', 'синя, можна викласти');
    await press('button', 'фіолетова, можна викласти');
    expect(within(screen.getByLabelText('Твоя рука')).getAllByRole('button')).toHaveLength(5);
    await press('button', 'Викласти, +3');
    expect(played.tried).toEqual([run(0, 'sbv', true)]);
    expect(played.state().phase).toBe('draw');
  });

  test('a card that does not fit stays in the hand and the rule is named', async () => {
    const played = show({ mode: 'virtual', moves: [deal('sbvrryyo')] });
    await press('button', 'блакитна, можна викласти');
    await press('button', 'помаранчева');
    expect(screen.getByText(/Після блакитної в цьому напрямку йде синя/)).toBeOnTheScreen();
    await press('link', 'Правило V-2.4');
    expect(played.opened).toEqual(['V-2.4']);
    expect(within(screen.getByLabelText('Твоя рука')).getAllByRole('button')).toHaveLength(7);
    await press('button', 'Забрати все');
    expect(within(screen.getByLabelText('Твоя рука')).getAllByRole('button')).toHaveLength(8);
    expect(screen.queryByText(/Після блакитної/)).toBeNull();
    expect(played.tried).toEqual([]);
  });

  test('a first card that is no neighbour is explained', async () => {
    show({ mode: 'virtual', moves: [deal('sbvrryyo')] });
    await press('button', 'фіолетова');
    expect(screen.getByText(/Зверху зелена, а фіолетова їй не сусідка/)).toBeOnTheScreen();
  });

  test('without a run the hint says so, and cards are swapped one by one or all', async () => {
    const played = show({ mode: 'virtual', moves: [deal('rrrooovv')] });
    expect(screen.getByText('Комбінації немає: міняй карти')).toBeOnTheScreen();
    await press('button', 'Заміна');
    expect(screen.getByRole('button', { name: 'Поміняти карти' })).toBeDisabled();
    fireEvent.press(screen.getAllByRole('button', { name: 'червона' })[1]!);
    fireEvent.press(screen.getAllByRole('button', { name: 'фіолетова' })[0]!);
    await press('button', 'Поміняти 2 карти');
    expect(played.tried).toEqual([{ type: 'swap', seat: 0, cards: ['red', 'violet'] }]);
  });

  test('a whole hand is swapped with one chip', async () => {
    const played = show({ mode: 'virtual', moves: [deal('rrrooovv')] });
    await press('button', 'Заміна');
    await press('checkbox', 'Усі 8');
    await press('button', 'Поміняти 8 карт');
    expect(played.tried).toEqual([{ type: 'swap', seat: 0, cards: parseCards('rrrooovv') }]);
  });

  test('with hints off every card looks the same', () => {
    show({ mode: 'virtual', moves: [deal('sbvrryyo')], hints: false });
    expect(screen.queryAllByRole('button', { name: /можна викласти/ })).toEqual([]);
    expect(screen.getByText('Викладай від 3 до 8 карт')).toBeOnTheScreen();
  });

  test('nothing of a hand is in the tree for the open table or for another holder', () => {
    for (const viewer of ['table', 1] as const) {
      show({ mode: 'virtual', moves: [deal('sbvrryyo')], viewer });
      expect(screen.queryByLabelText('Твоя рука')).toBeNull();
      expect(screen.getByText('Ходить Оля', { exact: true })).toBeOnTheScreen();
      screen.unmount();
    }
  });

  test('a dealt swap that is being corrected shows none of its cards', () => {
    show({
      mode: 'virtual',
      moves: [deal('rrrooovv')],
      draft: { type: 'swap', seat: 0, cards: ['red', 'violet'] },
    });
    expect(screen.getByText(/скасуй його на столі/)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Твоя рука')).toBeNull();
  });

  /** The match screen's part: the deck plays by itself. */
  function DealtTable(props: ComponentProps<typeof Table>): ReactNode {
    const { turn, draw } = props;
    useEffect(() => {
      if (turn.chance) void draw();
    });
    return <Table {...props} />;
  }

  async function layOrSwap(): Promise<void> {
    const lit = (): ReactTestInstance[] => screen.queryAllByLabelText(/можна викласти/);
    for (let [card] = lit(); card; [card] = lit()) fireEvent.press(card);
    if (screen.queryByText(/^Викласти, \+/)) return press('button', /^Викласти, \+/);
    await press('button', 'Заміна');
    await press('checkbox', 'Усі 8');
    return press('button', 'Поміняти 8 карт');
  }

  test('turn after turn is played through what the screen offers', async () => {
    const played = renderTable({
      rules: veselka,
      Table: DealtTable,
      words: text.uk,
      setup: { seats: 3, first: 0, mode: 'virtual' },
      rng: quickRng(7),
    });
    await settle();
    for (let turn = 0; turn < 4; turn += 1) await layOrSwap();
    expect(played.refused).toEqual([]);
    expect(played.tried).toHaveLength(4);
    expect(played.tried.some(({ type }) => type === 'run')).toBe(true);
  });
});

describe('the end', () => {
  function showEnding(moves: readonly VeselkaMove[]): string[] {
    const setup: Setup = { seats: 2, first: 0, mode: 'score' };
    const state = playOut(veselka, setup, moves);
    const opened: string[] = [];
    const players = playersOf(2);
    render(
      <LocaleProvider preference="uk">
        <Ending
          setup={setup}
          players={players}
          standing={veselka.standing(state)}
          view={veselka.view(state, 'table')}
          words={text.uk as never}
          say={{ name: (seat) => players[seat]?.name ?? '' }}
          openClause={(clause) => opened.push(clause)}
        />
      </LocaleProvider>,
    );
    return opened;
  }

  test('every rainbow with what it brought, and its rule', () => {
    const opened = showEnding([...collected('roylgs'), { type: 'stop' }]);
    expect(screen.getByText('6 із 8, +5')).toBeOnTheScreen();
    expect(screen.getByText('0 із 8, +0')).toBeOnTheScreen();
    expect(screen.getByText(/завершено за згодою столу/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Правило V-4.3' }));
    expect(opened).toEqual(['V-4.3']);
  });

  test('a shared victory says why', () => {
    showEnding([tally(0, 3), tally(1, 3), { type: 'stop' }]);
    expect(screen.getByText('Суми рівні, тож перемога спільна.')).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Правило V-4.4' })).toBeOnTheScreen();
  });

  test('a complete rainbow is no agreed stop', () => {
    showEnding([...collected(LETTERS), tally(0, 8)]);
    expect(screen.queryByText(/за згодою столу/)).toBeNull();
  });
});
