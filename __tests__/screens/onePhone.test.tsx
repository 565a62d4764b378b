/** Dealt matches on one phone: what the curtain leads to, whose word an undo needs, what is seen before it goes on. */
import { act, fireEventAsync, screen } from '@testing-library/react-native';
import { useEffect, useState, type ReactNode } from 'react';

import MatchScreen from '../../app/screens/match/MatchScreen';
import { ShownContext } from '../../src/match/shown';
import nizamDealt from '../games/nizam/transcripts/virtual.json';
import perlynaDealt from '../games/perlyna/transcripts/virtual.json';
import prominDealt from '../games/promin/transcripts/virtual.json';
import qwintoDealt from '../games/qwinto/transcripts/virtual.json';
import splitDealt from '../games/split/transcripts/virtual.json';
import veselkaDealt from '../games/veselka/transcripts/virtual.json';
import { matchDesk, type Transcript } from '../support/matchHarness';

beforeAll(async () => {
  await import('../../src/match/live');
});

const desk = matchDesk();

type Move = { type: string; seat?: number; cards?: unknown[] };

const movesOf = ({ steps }: Transcript): Move[] => steps.map(({ move }) => move as Move);

/** How many moves come before the first that fits. */
function before(transcript: Transcript, fits: (move: Move) => boolean): number {
  const index = movesOf(transcript).findIndex(fits);
  if (index < 0) throw new Error('no such move in the transcript');
  return index;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEventAsync.press(button(name));
const nameOf = (seat: number) => desk.match().info.players[seat]?.name ?? '';
const heading = (name: string) => screen.getByRole('heading', { name });

/** Two quick presses, the way in without holding. */
async function hold(name: string): Promise<void> {
  const there = await screen.findByRole('button', { name });
  await fireEventAsync.press(there);
  await fireEventAsync.press(there);
}

const openCurtain = () => hold('Тримай, щоб відкрити');

describe('whoever draws sees the new cards before the curtain', () => {
  const DRAWS: [string, Transcript, (move: Move) => boolean][] = [
    ['«Нізам»', nizamDealt, ({ type }) => type === 'take'],
    ['«Перлина Сходу»', perlynaDealt, ({ type }) => type === 'take'],
    ['«Веселка»', veselkaDealt, ({ type }) => type === 'run'],
    ['«Веселка», swapped', veselkaDealt, ({ type, cards }) => type === 'swap' && !!cards?.length],
  ];

  test.each(DRAWS)('%s', async (_, transcript, fits) => {
    const at = before(transcript, fits);
    await desk.open(transcript, at);
    await openCurtain();
    const seat = desk.match().holder.who as number;
    const move = movesOf(transcript)[at];
    await desk.play(move);
    const next = desk.match().turn.actors[0] ?? -1;
    expect(next).not.toBe(seat);
    const drawn = move?.cards?.length ?? 3;
    expect(await screen.findByText(`Нові карти: ${drawn}`)).toBeOnTheScreen();
    expect(screen.getAllByLabelText(/, нова карта$/)).toHaveLength(drawn);
    expect(screen.queryByText('Передай телефон')).toBeNull();
    await press(/^Передати/);
    expect(await screen.findByText('Передай телефон')).toBeOnTheScreen();
    expect(heading(nameOf(next))).toBeOnTheScreen();
    expect(screen.queryByLabelText(/нова карта/)).toBeNull();
  });
});

describe('the curtain is not a dead end', () => {
  const bids = before(prominDealt, ({ type }) => type === 'bid');

  test.each([
    ['Хід партії', 'Standings'],
    ['Журнал', 'Log'],
  ])('«%s» is one gesture away', async (row, route) => {
    await desk.open(prominDealt, bids + 1);
    await press('Меню партії');
    await press(row);
    expect(desk.went.map(([to]) => to)).toEqual([route]);
    expect(desk.match().holder.open).toBe(false);
  });

  test('it can be left', async () => {
    await desk.open(prominDealt, bids + 1);
    expect(button('Назад')).toBeOnTheScreen();
  });

  test('it tells what the others did since this player’s last turn, and no more', async () => {
    await desk.open(prominDealt, bids + 2);
    const [first, second] = movesOf(prominDealt).slice(bids);
    expect(screen.getByText('Тим часом')).toBeOnTheScreen();
    for (const move of [first, second])
      expect(
        screen.getByText(new RegExp(`^${nameOf(move?.seat ?? -1)} ставить`)),
      ).toBeOnTheScreen();
  });

  test('«Поділ»: that somebody has voted, not what for', async () => {
    await desk.open(splitDealt, before(splitDealt, ({ type }) => type === 'vote') + 1);
    expect(
      await screen.findByText(/: вибір зроблено, відкриється разом з усіма$/),
    ).toBeOnTheScreen();
    expect(screen.queryByText(/ (біл|блакитн|чорн)/i)).toBeNull();
  });
});

describe('the own hand out of turn', () => {
  test('behind a curtain of its own, and gone when it is let go', async () => {
    await desk.open(veselkaDealt, 1);
    const other = 1 - (desk.match().holder.who as number);
    await press(`Глянути на свої карти: ${nameOf(other)}`);
    expect(heading(nameOf(other))).toBeOnTheScreen();
    expect(screen.queryByLabelText('Твоя рука')).toBeNull();
    await hold('Тримай, поки дивишся');
    expect(await screen.findByLabelText('Твоя рука')).toBeOnTheScreen();
    await fireEventAsync(button('Тримай, поки дивишся'), 'pressOut');
    expect(screen.queryByLabelText('Твоя рука')).toBeNull();
    await press('Сховати');
    expect(heading(nameOf(1 - other))).toBeOnTheScreen();
  });

  test('«Промінь»: nobody’s fronts, not even the neighbours’', async () => {
    await desk.open(
      prominDealt,
      before(prominDealt, ({ type }) => type === 'bid'),
    );
    const other = ((desk.match().holder.who as number) + 1) % 3;
    await press(`Глянути на свої карти: ${nameOf(other)}`);
    await hold('Тримай, поки дивишся');
    expect(await screen.findAllByLabelText(/рахуючи від молодшої/)).not.toHaveLength(0);
    expect(screen.queryByLabelText('Руки суперників')).toBeNull();
  });

  test('«Поділ» has no hands to look at', async () => {
    await desk.open(
      splitDealt,
      before(splitDealt, ({ type }) => type === 'vote'),
    );
    expect(screen.queryByText('Глянути на свої карти')).toBeNull();
  });
});

describe('undo of another player’s act', () => {
  /** Somebody has bid; the next one, with the own view open, wants it back. */
  async function asked(): Promise<{ owner: number; asker: number; seq: number }> {
    const at = before(prominDealt, ({ type }) => type === 'bid');
    await desk.open(prominDealt, at + 1);
    const owner = movesOf(prominDealt)[at]?.seat ?? -1;
    const asker = desk.match().holder.who as number;
    await openCurtain();
    const { seq } = desk.match();
    await press('Скасувати останнє');
    return { owner, asker, seq };
  }

  test('goes to that player’s curtain with the question; no hand is to be seen', async () => {
    const { owner, asker } = await asked();
    expect(heading(nameOf(owner))).toBeOnTheScreen();
    expect(screen.getByText(`${nameOf(asker)} просить скасувати твій хід`)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Руки суперників')).toBeNull();
  });

  test('refused, everything is as it was, under the asker’s curtain', async () => {
    const { asker, seq } = await asked();
    await press('Ні, граємо далі');
    expect(desk.match().seq).toBe(seq);
    expect(heading(nameOf(asker))).toBeOnTheScreen();
    expect(button('Тримай, щоб відкрити')).toBeOnTheScreen();
  });

  test('agreed, the device is with the owner, closed', async () => {
    const { owner } = await asked();
    await hold('Тримай, щоб погодитися');
    expect(await screen.findByText('Скасовано.')).toBeOnTheScreen();
    expect(desk.match().holder).toEqual({ who: owner, open: false });
    expect(heading(nameOf(owner))).toBeOnTheScreen();
  });
});

let leaveFor: () => void = () => undefined;

/** The match page as the navigator has it: in sight, or under another page. */
function Sighted(props: Parameters<typeof MatchScreen>[0]): ReactNode {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    leaveFor = () => setInSight(false);
  }, []);
  return (
    <ShownContext value={inSight}>
      <MatchScreen {...props} />
    </ShownContext>
  );
}

test('a private view is covered as soon as another page lies over it', async () => {
  await desk.open(veselkaDealt, 1, Sighted as never);
  await openCurtain();
  expect(desk.match().holder.open).toBe(true);
  await act(() => leaveFor());
  expect(desk.match().holder.open).toBe(false);
  expect(screen.queryByLabelText('Твоя рука')).toBeNull();
});

test('A-Q14 Qwinto: what everyone wrote of one roll is turned up together, before the next throw', async () => {
  const first = before(qwintoDealt, ({ type }) => type === 'write' || type === 'pass');
  const { seats } = qwintoDealt.setup;
  await desk.open(qwintoDealt, first + seats - 1);
  expect(screen.queryByText('Записано разом')).toBeNull();
  await desk.play(movesOf(qwintoDealt)[first + seats - 1]);
  expect(await screen.findByText('Записано разом')).toBeOnTheScreen();
  for (const { name } of desk.match().info.players)
    expect(screen.getByText(name)).toBeOnTheScreen();
  // Everyone has seen it: whoever wants to write something else now is asked.
  expect(desk.match().undoCrosses).toBe('reveal');
  await press('Далі');
  expect(await screen.findByRole('button', { name: /^Кинути/ })).toBeOnTheScreen();
  expect(screen.queryByText('Записано разом')).toBeNull();
});
