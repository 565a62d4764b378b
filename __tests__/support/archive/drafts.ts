/** What people leave half typed at each table, in the shapes in which the tables keep it (src/match/useDraft). */
import type { GameId } from '../../../src/games';
import type { KeptMatch } from '../../../src/match/types';
import type { Json } from '../../../src/storage';

type Move = { type: string; [key: string]: Json };
type Typed = readonly [key: string, value: Json, lasting?: boolean];

const NONE: readonly Typed[] = [];
const forTurn = (key: string, turn: string, value: Json): Typed => [key, { turn, value }];
const forMatch = (key: string, value: Json): Typed => [key, value, true];

/** The last of the offered moves of a type: seldom the empty one. */
function offered({ offers }: KeptMatch, seat: number, type: string): Move | undefined {
  return (offers(seat) as readonly Move[]).findLast((move) => move.type === type);
}

const counts = (seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: 10 }, (_, i) => (i % seats === seat ? 1 : 0)),
  );

const sheet = (sum: number): Json => ({
  orange: [sum, null, null, null, null, null, null, null, null],
  yellow: [null, null, null, null, null, null, null, null, null],
  purple: [null, null, sum + 4, null, null, null, null, null, null],
  misthrows: 1,
});

type Typing = (match: KeptMatch, seat: number) => readonly Typed[];

/** By game: in the middle of somebody's turn. Dealt matches keep none. */
const TYPING: Readonly<Record<GameId, Typing>> = {
  promin(match, seat) {
    const { deal } = match.view('table') as { deal: number };
    if (match.turn.phase === 'bid')
      return [forTurn('bid', `${deal} ${seat}`, offered(match, seat, 'bid')?.beads ?? 3)];
    const { seats } = match.info.setup;
    const tricks = Array.from({ length: seats }, (_, i) => (i === 0 ? 4 : null));
    return [forTurn('tricks', String(deal), tricks)];
  },
  split({ info, turn }) {
    if (turn.phase !== 'stacks') return NONE;
    return [
      forMatch('stacks', counts(info.setup.seats)),
      forMatch('stacks at', { seat: 1, value: 4 }),
    ];
  },
  veselka(match, seat) {
    const tally = offered(match, seat, 'tally');
    if (!tally) return NONE;
    const { length = 3, keep = null } = tally;
    return [forTurn('tally', String(seat), { length, keep })];
  },
  qwinto({ info }) {
    if (info.mode !== 'score') return NONE;
    const sheets = Array.from({ length: info.setup.seats }, (_, i) => sheet(3 + i));
    return [
      forMatch('sheets', sheets),
      forMatch('other dice', true),
      forMatch('sheet of', 1),
      forMatch('entering sheets', true),
    ];
  },
  nizam({ info }, seat) {
    if (info.mode !== 'score') return NONE;
    return [forTurn('tally', String(seat), [3, 4]), forMatch('deck-outs', 1)];
  },
  perlyna({ judge }, seat) {
    const fits = (kind: string): boolean =>
      ['tally', 'done'].some((type) => judge({ type, seat, tasks: [kind] }).ok);
    const kind = ['red', 'orange', 'yellow', 'lime', 'green', 'sky', 'blue', 'violet'].find(fits);
    return [forTurn('tasks', String(seat), kind ? [kind] : [])];
  },
};

/** False where this table has nothing to type in, or none is kept. */
export function typeSomething(match: KeptMatch): boolean {
  if (match.info.mode === 'virtual') return false;
  const typed = TYPING[match.info.game](match, match.turn.actors[0] ?? 0);
  for (const [key, value, lasting] of typed) match.drafts.keep(key, value, lasting);
  return typed.length > 0;
}
