/** Advice only selects (mock-up 42): the table begins with what was chosen, and one more touch plays it. */
import { cleanup, fireEventAsync, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import type { Setup } from '../../src/engine/types';
import { gameOf, type GameId } from '../../src/games';
import nizamDealt from '../games/nizam/transcripts/virtual.json';
import perlynaDealt from '../games/perlyna/transcripts/virtual.json';
import prominDealt from '../games/promin/transcripts/virtual.json';
import qwintoDealt from '../games/qwinto/transcripts/virtual.json';
import splitDealt from '../games/split/transcripts/virtual.json';
import veselkaDealt from '../games/veselka/transcripts/virtual.json';
import { games } from '../../src/games/rules';
import { renderTable, settle, type PlayedTable } from '../support/tableHarness';

jest.setTimeout(120_000);

type Move = { type: string; seat?: number };
interface Recorded {
  setup: unknown;
  steps: readonly { move: unknown }[];
}

const RECORDED: readonly [GameId, Recorded, readonly string[]][] = [
  ['promin', prominDealt, ['bid', 'play']],
  ['nizam', nizamDealt, ['shift']],
  ['perlyna', perlynaDealt, ['shift', 'done']],
  ['veselka', veselkaDealt, ['run', 'swap']],
  ['qwinto', qwintoDealt, ['dice', 'write']],
  ['split', splitDealt, ['cut', 'vote']],
];

/** Buttons from below that are touched, and which of its moves a game is tried with. */
const TRIED = 4;
const NTH = 4;

const CASES = RECORDED.flatMap(([game, recorded, types]) =>
  types.map((type) => [game, type, recorded] as const),
);

async function table(
  game: GameId,
  { setup, steps }: Recorded,
  at: number,
  advised?: Move,
): Promise<PlayedTable<unknown, unknown>> {
  const { default: Table } = await gameOf(game).parts.table();
  const { words } = await gameOf(game).book();
  const { seat } = steps[at]?.move as Move;
  const moves = steps.slice(0, at).map(({ move }) => move);
  const played = renderTable<unknown, unknown, unknown>({
    rules: games[game],
    Table,
    words: words.uk,
    setup: setup as Setup,
    moves,
    viewer: seat ?? 'table',
    ...(advised && { advised }),
  });
  await settle();
  return played;
}

const nameOf = ({ props }: ReactTestInstance): string =>
  String(props['aria-label'] ?? props['accessibilityLabel'] ?? '');

const enabled = (): ReactTestInstance[] =>
  screen.queryAllByRole('button', { disabled: false }).reverse();

const same = (one: unknown, other: Move): boolean =>
  isEqual(one as Record<string, unknown>, other as unknown as Record<string, unknown>);

/** Sets of cards in any order. */
function isEqual(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const text = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) ? value.slice().sort() : value);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => text(one[key]) === text(other[key]),
  );
}

/** The names of buttons that play the move with one touch; only `among` are touched. */
async function playsIt(
  game: GameId,
  recorded: Recorded,
  at: number,
  { advised, among }: { advised?: Move; among?: string } = {},
): Promise<string | null> {
  const move = recorded.steps[at]?.move as Move;
  for (let i = 0; i < TRIED; i += 1) {
    cleanup();
    const played = await table(game, recorded, at, advised);
    const button = enabled()[i];
    if (!button) return null;
    const name = nameOf(button);
    if (among !== undefined && name !== among) continue;
    await fireEventAsync.press(button);
    await settle();
    if (played.tried.some((one) => same(one, move))) return name;
  }
  return null;
}

test.each(CASES)('%s: an advised %s is played by one touch', async (game, type, recorded) => {
  const all = recorded.steps.flatMap(({ move }, i) => ((move as Move).type === type ? [i] : []));
  // Of several the last: some tables propose the first place themselves.
  const at = all[Math.min(all.length, NTH) - 1] as number;
  const advised = recorded.steps[at]?.move as Move;
  const name = await playsIt(game, recorded, at, { advised });
  expect(name).not.toBeNull();
  expect(await playsIt(game, recorded, at, { among: name ?? '' })).toBeNull();
});
