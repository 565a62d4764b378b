import { fireEvent, screen, within } from '@testing-library/react-native';

import type { Mode, Setup } from '../../../src/engine/types';
import { promin } from '../../../src/games/promin/rules';
import type { BidMove, Move, PlayMove, State, View } from '../../../src/games/promin/rules/types';
import { lies, lingers } from '../../../src/games/promin/flow';
import Aftermath from '../../../src/games/promin/table/Aftermath';
import Ending from '../../../src/games/promin/table/Ending';
import OnCurtain from '../../../src/games/promin/table/OnCurtain';
import Tried from '../../../src/games/promin/table/Tried';
import { completeHand } from '../../../src/games/promin/table/referee/ColoursTable';
import { countTricks } from '../../../src/games/promin/table/parts/useTricks';
import { spellRange } from '../../../src/games/promin/table/virtual/ownCards';
import { text } from '../../../src/games/promin/words';
import Table from '../../../src/games/promin/table';
import {
  playersOf,
  playOut,
  renderTable,
  settle,
  type PlayedTable,
  type TableOptions,
} from '../../support/tableHarness';
import { renderUi } from '../ui/harness';

const words = text.uk;
const setup = (mode: Mode, seats = 4): Setup => ({ seats, first: 0, mode });

function show(options: Partial<TableOptions<State, Move, View>> & { setup: Setup }) {
  return renderTable<State, Move, View>({ rules: promin, Table, words, ...options });
}

function press(name: string | RegExp): Promise<void> {
  fireEvent.press(screen.getByRole('button', { name }));
  return settle();
}

const bid = (seat: number, beads: number, shield = false): BidMove => ({
  type: 'bid',
  seat,
  beads,
  shield,
});
const play = (seat: number, card: PlayMove['card']): PlayMove => ({ type: 'play', seat, card });
/** Оля deals first, so Тарас (seat 1) opens deal one. */
const BIDS = [bid(1, 2), bid(2, 4), bid(3, 1), bid(0, 3, true)];

const padOf = (table: PlayedTable<State, Move>) => table.state().pad;

describe('keeping score', () => {
  test('P-3.1 a bid is two taps: the number, then with or without the shield; the next player bets', async () => {
    const table = show({ setup: setup('score') });
    expect(screen.getByLabelText('роздає Оля')).toBeOnTheScreen();
    expect(screen.getByLabelText('відкриває Тарас')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Ставить Тарас' })).toBeOnTheScreen();
    await press('ставка 3');
    await press('3 і щит. треба 3–4');
    expect(table.tried).toEqual([bid(1, 3, true)]);
    expect(screen.getByRole('heading', { name: 'Ставить Соломія' })).toBeOnTheScreen();
    expect(screen.getByLabelText('ставка 3 зі щитом, треба 3–4')).toBeOnTheScreen();
    await press('ставка 0');
    await press('Ставка 0. треба 0');
    expect(table.tried[1]).toEqual(bid(2, 0));
  });

  test('without a number there is nothing to send', () => {
    const table = show({ setup: setup('score') });
    expect(screen.getByRole('button', { name: 'Без щита. спершу число' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Зі щитом. спершу число' })).toBeDisabled();
    expect(table.tried).toEqual([]);
  });

  test('A-P2 beads beyond the fifteen of the box are warned of, not forbidden', async () => {
    const table = show({ setup: setup('score'), moves: [bid(1, 6), bid(2, 6)] });
    expect(screen.getByText('У коробці лишилося намистин: 3 з 15')).toBeOnTheScreen();
    await press('ставка 4');
    expect(screen.getByText(/треба 16 намистин, а в коробці їх 15/)).toBeOnTheScreen();
    await press(/^Ставка 4/);
    expect(table.refused).toEqual([]);
    expect(screen.getByText(/треба 16 намистин, а в коробці їх 15/)).toBeOnTheScreen();
  });

  test('P-1.7 the last player gets the rest, points appear as they become certain', async () => {
    const table = show({ setup: setup('score'), moves: BIDS });
    expect(screen.getByLabelText('З 10 взяток лишилося вписати: 10')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Закрити роздачу' })).toBeDisabled();
    await press('Тарас: 2 взятки');
    expect(screen.getByText('ставка зіграла')).toBeOnTheScreen();
    expect(
      screen.getByRole('link', { name: 'Тарас: +10, ставка зіграла, разом 10. Чому?' }),
    ).toBeOnTheScreen();
    await press('Соломія: 2 взятки');
    expect(screen.getByText('бракує 2 взяток')).toBeOnTheScreen();
    await press('Євген: 2 взятки');
    // Оля's four follow from the others.
    expect(
      screen.getByRole('link', { name: 'Оля: +5, зіграла зі щитом, разом 5. Чому?' }),
    ).toBeOnTheScreen();
    expect(screen.getByText('Усі десять взяток вписано.')).toBeOnTheScreen();
    await press('Закрити роздачу');
    expect(table.tried).toEqual([{ type: 'tricks', won: [4, 2, 2, 2] }]);
    expect(
      screen.getByRole('link', {
        name: 'Соломія, роздача 1: ставка 4, взято 2: −10. Чому?',
      }),
    ).toBeOnTheScreen();
  });

  test('tricks that do not sum to ten are refused in place, and what was typed stays', async () => {
    const table = show({ setup: setup('score'), moves: BIDS });
    await press('Тарас: 2 взятки');
    await press('Соломія: 4 взятки');
    await press('Євген: 1 взятка');
    // Too many for Оля: her number was derived, now it is entered by hand.
    await press('Взятки, Оля: більше');
    await press('Закрити роздачу');
    expect(table.refused).toEqual(['P-1.7']);
    const refusal = 'Взяток у роздачі рівно 10, а вписано 11. Перевір числа.';
    expect(screen.getByText(refusal)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Правило P-1.7' }));
    expect(table.opened).toEqual(['P-1.7']);
    expect(screen.getByLabelText('Взятки, Соломія')).toHaveProp('aria-valuenow', 4);
    await press('Взятки, Оля: менше');
    expect(screen.queryByText(refusal)).toBeNull();
    await press('Закрити роздачу');
    expect(padOf(table)[0]?.won).toEqual([3, 2, 4, 1]);
  });

  test('every number that scored opens its clause', async () => {
    const closed: Move = { type: 'tricks', won: [3, 2, 4, 1] };
    const table = show({ setup: setup('score'), moves: [...BIDS, closed] });
    fireEvent.press(
      screen.getByRole('link', { name: 'Тарас, роздача 1: ставка 2, взято 2: +10. Чому?' }),
    );
    expect(table.opened).toEqual(['P-5.3']);
    expect(screen.getByLabelText('Тарас, разом 10')).toBeOnTheScreen();
  });

  test('P-3.7 deal four says who opens it and why', () => {
    // Everybody makes the bet in three deals: all have 60, the holder of the first-player card opens.
    const deals = [1, 2, 3].flatMap((deal): Move[] => [
      ...[0, 1, 2, 3].map((i) => {
        const seat = (deal + i) % 4;
        return bid(seat, seat === 0 ? 4 : 2);
      }),
      { type: 'tricks', won: [4, 2, 2, 2] },
    ]);
    const table = show({ setup: setup('score'), moves: deals });
    expect(
      screen.getByText('60 у чотирьох. Роздачу 4 відкриває Оля: перший гравець серед рівних.'),
    ).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Правило P-3.7' }));
    expect(table.opened).toEqual(['P-3.7']);
  });

  test('P-3.6 a single leader opens deal four', () => {
    const deals = [1, 2, 3].flatMap((deal): Move[] => [
      ...[0, 1, 2, 3].map((i) => bid((deal + i) % 4, (deal + i) % 4 === 3 ? 4 : 9)),
      { type: 'tricks', won: [2, 2, 2, 4] },
    ]);
    show({ setup: setup('score'), moves: deals });
    expect(screen.getByText('Роздачу 4 відкриває Євген: найбільше очок, 60.')).toBeOnTheScreen();
  });

  test('a correction starts with the old bid and is saved by its own button', async () => {
    const table = show({
      setup: setup('score'),
      moves: [bid(1, 2)],
      draft: bid(2, 4, true),
    });
    expect(screen.getByRole('button', { name: 'ставка 4' })).toBeSelected();
    await press('ставка 5');
    await press('Зберегти виправлення. треба 5–6');
    expect(table.tried).toEqual([bid(2, 5, true)]);
  });

  test('a correction of tricks starts with the old numbers', async () => {
    const table = show({
      setup: setup('score'),
      moves: BIDS,
      draft: { type: 'tricks', won: [3, 2, 4, 1] },
    });
    expect(screen.getByLabelText('Взятки, Соломія')).toHaveProp('aria-valuenow', 4);
    await press('Взятки, Соломія: менше');
    await press('Взятки, Євген: більше');
    await press('Зберегти виправлення');
    expect(table.tried).toEqual([{ type: 'tricks', won: [3, 2, 3, 2] }]);
  });

  test.each([
    [
      [null, null, null],
      [null, null, null],
    ],
    [
      [4, null, null],
      [4, null, null],
    ],
    [
      [4, 5, null],
      [4, 5, 1],
    ],
    [
      [10, null, null],
      [10, 0, 0],
    ],
    [
      [4, 8, null],
      [4, 8, 0],
    ],
  ])('%j entered makes %j', (entered, expected) => {
    expect(countTricks(entered).map(({ won }) => won)).toEqual(expected);
  });
});

describe('refereeing', () => {
  test('a card is two taps, following the lead colour one', async () => {
    const table = show({ setup: setup('referee'), moves: BIDS });
    expect(screen.getByRole('heading', { name: 'Ходить Тарас' })).toBeOnTheScreen();
    await press('синій');
    await press('синя 7');
    expect(table.tried).toEqual([play(1, 'b7')]);
    expect(screen.getByLabelText('Тарас: синя 7')).toBeOnTheScreen();
    expect(screen.getByText('Основний колір — синій.')).toBeOnTheScreen();
    await press('синя 4');
    expect(table.tried[1]).toEqual(play(2, 'b4'));
  });

  test('P-1.1 a card seen twice is tried and refused', async () => {
    const table = show({ setup: setup('referee'), moves: [...BIDS, play(1, 'b7')] });
    await press('синя 7, зараз не можна');
    expect(table.refused).toEqual(['P-1.1']);
    expect(screen.getByRole('heading', { name: 'Ходить Соломія' })).toBeOnTheScreen();
  });

  test('P-4.4 a colour not followed is proven by the later card', async () => {
    const first = [play(1, 'b7'), play(2, 'r4'), play(3, 'b2'), play(0, 'b1')];
    const table = show({ setup: setup('referee'), moves: [...BIDS, ...first, play(1, 'b9')] });
    await press('синій');
    await press('синя 3, зараз не можна');
    expect(table.refused).toEqual(['P-4.4']);
  });

  test('P-4.6 the complete trick lies open with its winner until the next card', async () => {
    show({
      setup: setup('referee'),
      moves: [...BIDS, play(1, 'b7'), play(2, 'b4'), play(3, 'y1')],
    });
    await press('синя 9');
    expect(screen.getByText('Взятку бере Євген')).toBeOnTheScreen();
    expect(screen.getByLabelText('Оля: синя 9')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Ходить Євген' })).toBeOnTheScreen();
    await press('зелений');
    expect(screen.queryByText('Взятку бере Євген')).toBeNull();
    expect(screen.queryByLabelText('Оля: синя 9')).toBeNull();
  });

  test('a refused card is drawn beside the one that led', () => {
    const state = playOut(promin, setup('referee'), [...BIDS, play(1, 'b7')]);
    const view = promin.view(state, 'table');
    renderUi(<Tried players={playersOf(4)} view={view} move={play(2, 'g10')} />);
    // Drawn for the eyes only: the sentence beside it says the same.
    expect(screen.getByText('Т', { includeHiddenElements: true })).toBeTruthy();
    expect(screen.getByText('С', { includeHiddenElements: true })).toBeTruthy();
    screen.unmount();
    renderUi(<Tried players={playersOf(4)} view={view} move={bid(2, 11)} />);
    expect(screen.queryByText('С', { includeHiddenElements: true })).toBeNull();
  });

  test('P-1.2 colours of the hands: four numbers each, the fifth follows', async () => {
    const table = show({ setup: setup('referee', 3) });
    await press(/^Вписати кольори рук/);
    for (let seat = 0; seat < 3; seat += 1)
      for (const key of ['2 червоні', '1 жовта', '3 зелені', '2 сині']) await press(key);
    expect(screen.getByText('У кожного по десять карт.')).toBeOnTheScreen();
    await press('Записати кольори');
    const hand = { r: 2, y: 1, g: 3, b: 2, p: 2 };
    expect(table.tried).toEqual([{ type: 'colours', counts: [hand, hand, hand] }]);
    expect(table.refused).toEqual(['P-1.1']);
    await press('Оля, зелений: 3');
    await press('2 зелені');
    await press('Оля, червоний: 2');
    await press('3 червоні');
    await press('Записати кольори');
    expect(table.refused).toEqual(['P-1.1']);
    expect(table.state().phase).toBe('bid');
    expect(screen.queryByRole('button', { name: /^Вписати кольори рук/ })).toBeNull();
  });

  test('a deal can be closed by its tricks when cards are no longer entered', async () => {
    const table = show({ setup: setup('referee'), moves: BIDS });
    await press('Вписати взятки без карт');
    await press('Тарас: 2 взятки');
    await press('Соломія: 4 взятки');
    await press('Євген: 1 взятка');
    await press('Закрити роздачу');
    expect(padOf(table)[0]?.won).toEqual([3, 2, 4, 1]);
  });

  test('a card is corrected with its button, not with the first tap', async () => {
    const table = show({
      setup: setup('referee'),
      moves: [...BIDS, play(1, 'b7')],
      draft: play(2, 'b4'),
    });
    expect(screen.getByRole('button', { name: 'синій' })).toBeSelected();
    const values = within(screen.getByLabelText('Значення, синій колір'));
    expect(values.getByRole('button', { name: 'синя 4' })).toBeSelected();
    await press('синя 5');
    expect(table.tried).toEqual([]);
    await press('Зберегти виправлення. синя 5');
    expect(table.tried).toEqual([play(2, 'b5')]);
  });

  test.each([
    [
      { r: 2, y: 1, g: 3, b: 2, p: null },
      { r: 2, y: 1, g: 3, b: 2, p: 2 },
    ],
    [
      { r: 6, y: 4, g: null, b: null, p: null },
      { r: 6, y: 4, g: 0, b: 0, p: 0 },
    ],
    [
      { r: 2, y: null, g: null, b: 2, p: 3 },
      { r: 2, y: null, g: null, b: 2, p: 3 },
    ],
  ])('%j is completed to %j', (entered, expected) => {
    expect(completeHand(entered)).toEqual(expected);
  });
});

const HANDS: Move = {
  type: 'deal',
  hands: [
    ['r1', 'r2', 'y8', 'g1', 'g2', 'b1', 'b2', 'b8', 'p1', 'p2'],
    ['r3', 'r4', 'y1', 'y2', 'g3', 'g4', 'b3', 'p3', 'p4', 'p5'],
    ['r5', 'r6', 'r7', 'y3', 'y4', 'g5', 'g6', 'g7', 'b4', 'p6'],
  ],
};
const THREE = [HANDS, bid(1, 2), bid(2, 4), bid(0, 3)];

describe('dealt by the phone', () => {
  test('P-2.5 the holder sees the others’ fronts and only colours of the own hand', () => {
    show({ setup: setup('virtual', 3), moves: [HANDS] });
    expect(screen.getByRole('heading', { name: 'Ставить Тарас' })).toBeOnTheScreen();
    const others = screen.getByLabelText('Руки суперників');
    expect(
      within(others).getByLabelText(
        'Оля: червона 1, червона 2, жовта 8, зелена 1, зелена 2, синя 1, синя 2, синя 8, фіолетова 1, фіолетова 2',
      ),
    ).toBeOnTheScreen();
    const own = within(screen.getByLabelText(/^Твоя рука/));
    expect(own.getByLabelText('синя, одна')).toBeOnTheScreen();
    expect(own.getByLabelText('фіолетова, 3 з 3, рахуючи від молодшої')).toBeOnTheScreen();
    // Тарас holds r3 and nobody else does: it is said nowhere.
    expect(screen.queryByLabelText(/червона 3/)).toBeNull();
    expect(screen.queryByText('червона 3')).toBeNull();
  });

  test('ten cards of another hand stay in one row where a scroll bar takes its breadth', () => {
    show({ setup: setup('virtual', 3), moves: THREE, viewer: 1 });
    const room = 308;
    fireEvent(screen.getByTestId('width of others'), 'layout', {
      nativeEvent: { layout: { x: 0, y: 0, width: room, height: 0 } },
    });
    const [hand] = screen.getAllByLabelText(/^Оля: червона 1/);
    const cards = within(hand as never).UNSAFE_getAllByProps({ decorative: true });
    const sizes = cards.flatMap(({ props }) =>
      typeof props.size === 'number' ? [props.size] : [],
    );
    expect(sizes[0]).toBeGreaterThan(20);
    expect(10 * (sizes[0] ?? 0) + 9 * 3).toBeLessThanOrEqual(room);
  });

  test('P-4.2 a card is chosen by its place and shows its value on the table', async () => {
    const table = show({ setup: setup('virtual', 3), moves: THREE, viewer: 1 });
    expect(screen.getByText('Починаєш взятку: можна будь-яку карту.')).toBeOnTheScreen();
    await press('фіолетова, 3 з 3, рахуючи від молодшої, можна зіграти');
    expect(screen.getByText('Зіграти найстаршу')).toBeOnTheScreen();
    expect(screen.getByText('з трьох')).toBeOnTheScreen();
    await press('Зіграти найстаршу фіолетову з трьох');
    expect(table.tried).toEqual([play(1, 'p5')]);
    expect(screen.getByLabelText('Тарас: фіолетова 5')).toBeOnTheScreen();
    expect(screen.getByText('Передай телефон: далі Соломія.')).toBeOnTheScreen();
  });

  test('P-4.4 the only card that follows is chosen already; another one is explained, not sent', async () => {
    const table = show({ setup: setup('virtual', 3), moves: [...THREE, play(1, 'b3')] });
    expect(screen.getByRole('button', { name: 'синя, одна, можна зіграти' })).toBeSelected();
    await press('червона, 1 з 3, рахуючи від молодшої, зараз не можна');
    expect(
      screen.getByText(
        'Основний колір — синій, а Соломія ще має 1 синю карту. Треба зіграти синю.',
      ),
    ).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Обери карту' })).toBeDisabled();
    expect(table.tried).toEqual([]);
    await press('Наступна можлива карта');
    await press('Зіграти синю');
    expect(table.tried).toEqual([play(2, 'b4')]);
  });

  test('what a chosen card can still be is a hint, and hints can be off', async () => {
    // Оля sees b3, b4 on the table and none in the hands: her lowest blue is one of 1, 2, 5, 6.
    const moves = [...THREE, play(1, 'b3'), play(2, 'b4')];
    show({ setup: setup('virtual', 3), moves });
    await press('синя, 1 з 3, рахуючи від молодшої, можна зіграти');
    expect(screen.getByText('Це може бути 1, 2, 5 або 6.')).toBeOnTheScreen();
    screen.unmount();
    const plain = show({ setup: setup('virtual', 3), moves, hints: false });
    await press('синя, 1 з 3, рахуючи від молодшої, можна зіграти');
    expect(screen.queryByText(/Це може бути/)).toBeNull();
    await press(/^червона, 1 з 2/);
    await press('Зіграти молодшу червону');
    expect(plain.tried).toEqual([]);
    expect(
      screen.getByText('Основний колір — синій, а Оля ще має 3 сині карти. Треба зіграти синю.'),
    ).toBeOnTheScreen();
  });

  test('A-P17 the complete trick is shown with its taker, without any hand', async () => {
    const moves = [...THREE, play(1, 'b3'), play(2, 'b4')];
    const before = promin.view(playOut(promin, setup('virtual', 3), moves), 'table');
    const after = playOut(promin, setup('virtual', 3), [...moves, play(0, 'b8')]);
    const goOn = jest.fn();
    renderUi(
      <Aftermath
        players={playersOf(3)}
        move={play(0, 'b8')}
        landed
        before={before}
        view={promin.view(after, 'table')}
        standing={promin.standing(after)}
        onGoOn={goOn}
        openClause={() => undefined}
      />,
    );
    expect(screen.getByText('Взятку бере Оля')).toBeOnTheScreen();
    expect(screen.getByLabelText('Соломія: синя 4')).toBeOnTheScreen();
    expect(screen.queryByLabelText('Руки суперників')).toBeNull();
    await press('Далі');
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  test('A-P17 nobody is said to take a trick before its last card has landed', () => {
    const moves = [...THREE, play(1, 'b3'), play(2, 'b4')];
    const before = promin.view(playOut(promin, setup('virtual', 3), moves), 'table');
    const after = playOut(promin, setup('virtual', 3), [...moves, play(0, 'b8')]);
    renderUi(
      <Aftermath
        players={playersOf(3)}
        move={play(0, 'b8')}
        landed={false}
        before={before}
        view={promin.view(after, 'table')}
        standing={promin.standing(after)}
        onGoOn={() => undefined}
        openClause={() => undefined}
      />,
    );
    expect(screen.queryByText(/^Взятку бере/)).toBeNull();
    expect(screen.getByLabelText('Соломія: синя 4')).toBeOnTheScreen();
  });

  const view = (moves: readonly Move[]) =>
    promin.view(playOut(promin, setup('virtual', 3), moves), 'table');

  test('only the card that completes a trick makes the table linger', () => {
    expect(lingers(view([...THREE, play(1, 'b3'), play(2, 'b4')]), play(0, 'b8'))).toBe(true);
    expect(lingers(view([...THREE, play(1, 'b3')]), play(2, 'b4'))).toBe(false);
    expect(lingers(view([HANDS]), bid(1, 2))).toBe(false);
  });

  test('a card is named as long as it lies in the trick, and not when the next one has begun (A-P17)', () => {
    const open = view([...THREE, play(1, 'b3'), play(2, 'b4')]);
    expect(lies(play(1, 'b3'), open)).toBe(true);
    expect(lies(play(2, 'b3'), open)).toBe(false);
    expect(lies(play(1, 'b3'), view([...THREE, play(1, 'b3'), play(2, 'b4'), play(0, 'b8')]))).toBe(
      false,
    );
    expect(lies(bid(1, 2), open)).toBe(false);
  });

  test('what lies open is shown on the curtain, a hand never', () => {
    const state = playOut(promin, setup('virtual', 3), [...THREE, play(1, 'b3'), play(2, 'b4')]);
    renderUi(<OnCurtain players={playersOf(3)} view={promin.view(state, 'table')} next={0} />);
    expect(screen.getByText('На столі 2 карти, поки веде Соломія.')).toBeOnTheScreen();
    expect(screen.getByLabelText('Тарас: синя 3')).toBeOnTheScreen();
    expect(screen.getByLabelText('Оля: карти ще немає')).toBeOnTheScreen();
    expect(screen.queryByLabelText(/червона/)).toBeNull();
  });

  test('between two deals nothing lies on the curtain', () => {
    const state = playOut(promin, setup('virtual', 3), [HANDS]);
    renderUi(<OnCurtain players={playersOf(3)} view={promin.view(state, 'table')} next={0} />);
    expect(screen.queryByText(/На столі/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('a play is corrected by its place, on the open table', async () => {
    const table = show({
      setup: setup('virtual', 3),
      moves: THREE,
      draft: play(1, 'p3'),
    });
    expect(
      screen.getByRole('button', {
        name: 'фіолетова, 1 з 3, рахуючи від молодшої, можна зіграти',
      }),
    ).toBeSelected();
    await press('фіолетова, 2 з 3, рахуючи від молодшої, можна зіграти');
    await press(/^Зберегти виправлення/);
    expect(table.tried).toEqual([play(1, 'p4')]);
  });

  test.each([
    [[4], '4'],
    [[4, 5], '4 або 5'],
    [[1, 2, 3, 7], '1–3 або 7'],
    [[2, 4, 5, 6, 9, 10], '2, 4–6, 9 або 10'],
  ])('%j is said «%s»', (values, said) => {
    expect(spellRange(values, 'або')).toBe(said);
  });
});

describe('the end', () => {
  const four = (deals: readonly (readonly [number[], number[]])[], first = 0): Move[] =>
    deals.flatMap(([beads, won], i): Move[] => [
      ...bidsOf(deals.slice(0, i + 1), beads, first),
      { type: 'tricks', won },
    ]);

  /** Bids in the order the rules ask for, whoever opens. */
  function bidsOf(
    deals: readonly (readonly [number[], number[]])[],
    beads: readonly number[],
    first: number,
  ): Move[] {
    const before: Move[] = deals.length > 1 ? four(deals.slice(0, -1), first) : [];
    const state = playOut(promin, { seats: 3, first, mode: 'score' }, before);
    const opener = promin.turn(state).actors[0] ?? 0;
    return [0, 1, 2].map((i) => bid((opener + i) % 3, beads[(opener + i) % 3] ?? 0));
  }

  function showEnd(moves: readonly Move[]) {
    const state = playOut(promin, { seats: 3, first: 0, mode: 'score' }, moves);
    const opened: string[] = [];
    const players = playersOf(3);
    renderUi(
      <Ending
        setup={{ seats: 3, first: 0, mode: 'score' }}
        players={players}
        standing={promin.standing(state)}
        view={promin.view(state, 'table')}
        words={words as never}
        say={{ name: (seat) => players[seat]?.name ?? '' }}
        openClause={(clause) => opened.push(clause)}
      />,
    );
    return opened;
  }

  test('P-6.1 a clear winner needs no explanation, only the pad', () => {
    const won = [4, 3, 3];
    showEnd(four(Array.from({ length: 4 }, () => [[4, 5, 5], won] as const)));
    expect(screen.queryByLabelText('Хто перемагає за рівних очок')).toBeNull();
    expect(screen.getByLabelText('Оля, разом 100')).toBeOnTheScreen();
  });

  test('P-6.2 equal totals are told apart by deal four', () => {
    const won = [4, 4, 2];
    const opened = showEnd(
      four([
        [[4, 4, 0], won], // Оля +10, Тарас +10
        [[4, 4, 0], won], // Оля +20, Тарас +20
        [[4, 1, 0], won], // Оля +30, Тарас −15
        [[3, 4, 0], won], // Оля −5, Тарас +40: 55 each
      ]),
    );
    const panel = within(screen.getByLabelText('Хто перемагає за рівних очок'));
    expect(panel.getByText('По 55 очок. Вирішує роздача 4:')).toBeOnTheScreen();
    expect(panel.getByLabelText('Тарас: +40 у роздачі 4')).toBeOnTheScreen();
    expect(panel.getByLabelText('Оля: −5 у роздачі 4')).toBeOnTheScreen();
    expect(panel.queryByLabelText(/Соломія/)).toBeNull();
    fireEvent.press(panel.getByRole('link', { name: 'Правило P-6.2' }));
    expect(opened).toEqual(['P-6.2']);
  });

  test('P-6.3 the holder of the first-player card wins among equals', () => {
    showEnd(
      four(
        Array.from(
          { length: 4 },
          () =>
            [
              [4, 4, 0],
              [4, 4, 2],
            ] as const,
        ),
      ),
    );
    expect(screen.getByText('По 100 очок, і в роздачі 4 теж порівну: +40.')).toBeOnTheScreen();
    expect(screen.getByText('Перемагає Тарас: має карту першого гравця.')).toBeOnTheScreen();
  });

  test('P-6.3 otherwise the first of the equals clockwise from that card', () => {
    showEnd(
      four(
        Array.from(
          { length: 4 },
          () =>
            [
              [4, 0, 4],
              [4, 2, 4],
            ] as const,
        ),
      ),
    );
    expect(
      screen.getByText(
        'Карту першого гравця має Тарас. За годинниковою стрілкою перший із рівних — Соломія.',
      ),
    ).toBeOnTheScreen();
  });
});
