/** Dealt matches on the match screen: what lies open, what is hidden, and that nothing rushes past unseen. */
import { act, fireEventAsync, screen, within } from '@testing-library/react-native';

import LogScreen from '../../app/screens/match/LogScreen';
import nizamDealt from '../games/nizam/transcripts/virtual.json';
import perlynaDealt from '../games/perlyna/transcripts/virtual.json';
import prominDealt from '../games/promin/transcripts/virtual.json';
import qwintoDealt from '../games/qwinto/transcripts/virtual.json';
import splitDealt from '../games/split/transcripts/virtual.json';
import veselkaDealt from '../games/veselka/transcripts/virtual.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

// What the app fetches on the way is fetched here, so that no single test pays for it.
beforeAll(async () => {
  await import('../../src/match/live');
  await import('../../src/games/split/table');
  await import('../../src/games/split/table/Aftermath');
  await import('../../src/games/split/table/OnCurtain');
});

const desk = matchDesk();

type Step = { turn: { phase: string }; move: { type: string } };

/** How many moves come before the n-th one that fits. */
function before(
  transcript: Transcript,
  fits: (step: Step, next?: Step) => boolean,
  nth = 1,
): number {
  const steps = transcript.steps as unknown as readonly Step[];
  let left = nth;
  const index = steps.findIndex((step, i) => fits(step, steps[i + 1]) && (left -= 1) === 0);
  if (index < 0) throw new Error('no such move in the transcript');
  return index;
}

const moveAt = ({ steps }: Transcript, i: number): unknown => steps[i]?.move;
const curtain = () => screen.queryByRole('button', { name: 'Тримай, щоб відкрити' });

async function openCurtain(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Тримай, щоб відкрити' });
  await fireEventAsync.press(button);
  await fireEventAsync.press(button);
}

describe('«Поділ»', () => {
  const lastVote = (step: Step, next?: Step) =>
    step.move.type === 'vote' && next?.turn.phase === 'row';

  test('the votes that end a round stay open until somebody lays the next row', async () => {
    const at = before(splitDealt, lastVote);
    await desk.open(splitDealt, at);
    expect(curtain()).toBeOnTheScreen();
    await desk.play(moveAt(splitDealt, at));
    expect(curtain()).toBeNull();
    expect(screen.getByText('Голоси відкрито')).toBeOnTheScreen();
    expect(desk.match().turn.phase).toBe('row');
    await fireEventAsync.press(screen.getByRole('button', { name: /^Викласти ряд/ }));
    expect(await screen.findByRole('heading', { name: /^Ділить/ })).toBeOnTheScreen();
    expect(curtain()).toBeNull();
  });

  test.each(['row', 'cut'])('only votes are secret: «%s» lies open', async (phase) => {
    await desk.open(
      splitDealt,
      before(splitDealt, (step) => step.turn.phase === phase),
    );
    expect(desk.match().holder.who).toBe('table');
    expect(curtain()).toBeNull();
  });

  test('the curtain says who has voted, not what for', async () => {
    const at = before(splitDealt, (step) => step.turn.phase === 'vote');
    await desk.open(splitDealt, at + 1);
    const voted = (moveAt(splitDealt, at) as { seat: number }).seat;
    const name = desk.match().info.players[voted]?.name ?? '';
    expect(await screen.findByText('Проголосували 1 з 4.')).toBeOnTheScreen();
    expect(screen.getByLabelText(`${name}: голос є`)).toBeOnTheScreen();
    expect(screen.queryByText(/біл|блакитн|чорн/i)).toBeNull();
    expect(screen.queryByLabelText(/біл|блакитн|чорн/i)).toBeNull();
  });

  describe('three contested cards', () => {
    const CONTESTED: Transcript = {
      game: 'split',
      setup: { seats: 3, first: 0, mode: 'virtual' },
      steps: [
        { move: { type: 'row', cards: [6, 7, 3, 2, 9, 9, 5] } },
        { move: { type: 'cut', seat: 0, at: [2, 5] } },
        { move: { type: 'vote', seat: 0, part: 0 } },
        { move: { type: 'vote', seat: 1, part: 1 } },
      ],
    };
    const LAST = { type: 'vote', seat: 2, part: 1 };

    test('S-4.3 the votes are looked at, then the app makes the only cut and says so', async () => {
      await desk.open(CONTESTED);
      await openCurtain();
      await desk.play(LAST);
      expect(screen.getByText('Голоси відкрито')).toBeOnTheScreen();
      expect(screen.getByText('Іншого поділу тут немає.')).toBeOnTheScreen();
      expect(screen.queryByRole('slider')).toBeNull();
      expect(desk.match().turn.phase).toBe('cut');
      expect(curtain()).toBeNull();
      await fireEventAsync.press(screen.getByRole('button', { name: 'Далі' }));
      expect(await screen.findByText(/^Єдина можливість\. Оля ділить/)).toBeOnTheScreen();
      // All eyes were on it: whoever held the device before gets it back under a curtain, like everyone.
      expect(curtain()).toBeOnTheScreen();
      expect(desk.match().holder).toEqual({ who: 1, open: false });
      expect(desk.match().turn).toMatchObject({ phase: 'vote', actors: [1, 2] });
      expect(desk.match().log.at(-1)).toMatchObject({ forced: true });
      // The cut belongs to the vote: both are taken back, and what was revealed is asked about.
      expect(desk.match().undoCrosses).toBe('reveal');
      await act(() => desk.match().undo());
      await act(() => desk.match().asked?.answer(true));
      expect(desk.match().turn).toMatchObject({ phase: 'vote', actors: [2] });
    });

    test('people who want to be asked cut themselves', async () => {
      await desk.open(CONTESTED, undefined, undefined, { askForced: true });
      await desk.play(LAST);
      expect(desk.match().look).toBeNull();
      await fireEventAsync.press(
        await screen.findByRole('button', { name: 'Поділити: 1 · 1 · 1' }),
      );
      expect(desk.match().log.at(-1)).toMatchObject({ forced: false });
      expect(curtain()).toBeOnTheScreen();
    });
  });

  test('the last votes of the match are seen before the end', async () => {
    const last = splitDealt.steps.length - 1;
    await desk.open(splitDealt, last);
    await desk.play(moveAt(splitDealt, last));
    expect(desk.match().standing.over).toBe(true);
    expect(screen.getByText('Голоси відкрито')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Ще партію/ })).toBeNull();
    await fireEventAsync.press(screen.getByRole('button', { name: 'До підсумку' }));
    expect(await screen.findByRole('button', { name: /^Ще партію/ })).toBeOnTheScreen();
  });
});

describe('«Промінь»', () => {
  const endsDeal = (step: Step, next?: Step) =>
    step.move.type === 'play' && (next === undefined || next.turn.phase === 'deal');

  test('A-P17 the tenth trick is seen before the next deal, and nothing is dealt meanwhile', async () => {
    const at = before(prominDealt, endsDeal);
    await desk.open(prominDealt, at);
    await desk.play(moveAt(prominDealt, at));
    expect(await screen.findByText(/^Взятку бере /)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Руки суперників')).toBeNull();
    expect(desk.match().turn).toMatchObject({ phase: 'deal', chance: true });
    await fireEventAsync.press(screen.getByRole('button', { name: 'Далі' }));
    expect(await screen.findByText('Передай телефон')).toBeOnTheScreen();
    expect(desk.match().turn.phase).toBe('bid');
    expect(screen.queryByText(/^Взятку бере /)).toBeNull();
  });

  test('the last trick of the match is seen before the end; opened again, the end is at once there', async () => {
    const last = prominDealt.steps.length - 1;
    await desk.open(prominDealt, last);
    await desk.play(moveAt(prominDealt, last));
    expect(await screen.findByText(/^Взятку бере /)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Ще партію/ })).toBeNull();
    await fireEventAsync.press(screen.getByRole('button', { name: 'Далі' }));
    expect(await screen.findByRole('button', { name: /^Ще партію/ })).toBeOnTheScreen();
    await screen.unmountAsync();
    await desk.reopen();
    expect(await screen.findByRole('button', { name: /^Ще партію/ })).toBeOnTheScreen();
    expect(screen.queryByText(/^Взятку бере /)).toBeNull();
  });

  test('the cards of the trick lie on the curtain, and no hand does', async () => {
    const at = before(prominDealt, (step) => step.move.type === 'play');
    await desk.open(prominDealt, at + 1);
    expect(await screen.findByText(/^На столі 1 карта, поки веде /)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Руки суперників')).toBeNull();
    expect(screen.queryByLabelText(/рахуючи від молодшої/)).toBeNull();
    await openCurtain();
    expect(await screen.findByLabelText('Руки суперників')).toBeOnTheScreen();
  });
});

describe('Qwinto', () => {
  const writes = before(qwintoDealt, (step) => step.turn.phase === 'write');

  test('A-Q14 the log keeps a written cell to itself until everyone has written', async () => {
    await desk.open(qwintoDealt, writes + 2, LogScreen);
    expect(screen.getAllByText(/вибір зроблено, відкриється разом з усіма/)).toHaveLength(2);
    expect(screen.queryByText(/ пише: /)).toBeNull();
    await desk.play(moveAt(qwintoDealt, writes + 2));
    expect(screen.getAllByText(/ пише: жовтий ряд, поле/)).toHaveLength(3);
    expect(screen.queryByText(/вибір зроблено/)).toBeNull();
  });

  test('nothing is hidden in a hand, so no curtain ever falls', async () => {
    await desk.open(qwintoDealt, writes + 1);
    expect(curtain()).toBeNull();
    expect(screen.getByText('Пишуть Оля і Соломія')).toBeOnTheScreen();
  });
});

describe('what lies open is on the curtain, and no hand is', () => {
  const nobodysHand = () => expect(screen.queryByLabelText('Твоя рука')).toBeNull();

  test('«Веселка»: the top card, points and rainbows', async () => {
    await desk.open(veselkaDealt, 3);
    expect(await screen.findByText(/^На столі зверху .* карта$/)).toBeOnTheScreen();
    for (const name of ['Оля', 'Тарас', 'Соломія'])
      expect(
        screen.getByLabelText(new RegExp(`^${name}: \\d+ оч.*, веселка \\d із 8`)),
      ).toBeTruthy();
    nobodysHand();
    await openCurtain();
    expect(await screen.findByLabelText('Твоя рука')).toBeOnTheScreen();
  });

  test('«Нізам»: the field and the points', async () => {
    await desk.open(nizamDealt, 4);
    const field = within(await screen.findByLabelText('Поле'));
    expect(field.getAllByLabelText(/^рядок \d, стовпець \d: /)).toHaveLength(25);
    for (const name of ['Оля', 'Тарас'])
      expect(screen.getByLabelText(new RegExp(`^${name}: \\d+ оч`))).toBeOnTheScreen();
    nobodysHand();
  });

  test('«Перлина Сходу»: tasks done and what lies on top', async () => {
    await desk.open(perlynaDealt, perlynaDealt.steps.length - 4);
    const piles = await screen.findAllByLabelText(/^(Оля|Тарас|Соломія): /);
    expect(piles).toHaveLength(3);
    nobodysHand();
  });
});

test('after a kill the match comes back under the curtain of the player who held the phone', async () => {
  await desk.open(veselkaDealt, 1);
  const { who } = desk.match().holder;
  const name = desk.match().info.players[Number(who)]?.name ?? '';
  await openCurtain();
  expect(desk.match().holder.open).toBe(true);
  await screen.unmountAsync();
  await desk.reopen();
  expect(desk.match().holder).toEqual({ who, open: false });
  expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
  expect(curtain()).toBeOnTheScreen();
});
