/**
 * A correction may make an entry necessary that nobody had to make: a second throw, a contest, cards for holes. It is
 * asked for where it is missing, and everything behind it stays. Stored in pieces, it is one act.
 */
import { exportBackup } from '../../src/match/backup';
import { createMatch } from '../../src/match/create';
import { movesThatCount } from '../../src/match/played';
import type { Correction } from '../../src/match/types';
import { answer, beginWalk, writtenAs, type Walk } from '../../src/match/walk';
import type { CountedMove, Json } from '../../src/match/record';
import type { LiveMatch } from '../../src/match/live';
import type { Refusal } from '../../src/engine/types';
import { replay } from '../../src/tools/replayMatch';
import type { Entry } from '../conformance/kit';
import { KITS } from '../conformance/kits';
import { verify } from '../support/fairness/verifier';
import { follow, nextMove, playOut } from '../support/playout';
import { pick, quickRng } from '../support/quickRng';
import { now, opened } from '../support/screenless';
import { storeForEach, testPlace } from '../support/sqlite/openTestStore';
import { importBackup } from '../support/takeIn';

const { store } = storeForEach();

/** Two throws of real dice; nobody writes. The first was kept, as was entered. */
const THROWS = [0, 1].flatMap((seat) => [
  { type: 'dice', seat, dice: ['orange'] },
  { type: 'roll', values: [4] },
  { type: 'keep', seat },
  { type: 'pass', seat },
  { type: 'pass', seat: 1 - seat },
]);
const KEPT = 3;

async function start(): Promise<LiveMatch> {
  const players = await Promise.all(
    ['Оля', 'Тарас'].map((name, i) => store().createPlayer({ name, colour: i + 1 })),
  );
  const setup = { seats: 2, first: 0, mode: 'referee' } as const;
  const match = { game: 'qwinto', setup, players: players.map(({ id }) => id) } as const;
  const live = await opened(store(), (await createMatch(store(), match)).id);
  for (const move of THROWS) expect(await now(live).attempt(move)).toEqual({ ok: true });
  return live;
}

function asked(found: Correction | Refusal): Correction {
  if ('ok' in found) throw new Error(`refused: ${found.clause}`);
  return found;
}

/** It was thrown once more, and four came again. */
async function correct(live: LiveMatch): Promise<void> {
  const reroll = asked(now(live).correct(KEPT, { type: 'reroll', seat: 0 }));
  expect(reroll.question).toMatchObject({ entry: { seq: KEPT + 1 }, mayAdd: true });
  const whole = asked(reroll.answer({ add: { type: 'roll', values: [4] } }));
  expect(whole.question).toBeNull();
  const fate = whole.passed.map(({ how }) => how);
  expect(fate).toEqual(['changed', 'added', ...Array<string>(7).fill('as it was')]);
  await whole.save();
}

const played = (live: LiveMatch): unknown[] =>
  movesThatCount(now(live).log).map(({ move }) => move);

const CORRECTED = [
  ...THROWS.slice(0, 2),
  { type: 'reroll', seat: 0 },
  { type: 'roll', values: [4] },
  ...THROWS.slice(3),
];

test('Qwinto: a throw that was made again after all; everything behind it stays', async () => {
  const live = await start();
  await correct(live);
  expect(played(live)).toEqual(CORRECTED);
  // In the order of play each line knows the position it was made in.
  const phases = movesThatCount(now(live).log).map((line) => line.before()?.turn.phase);
  expect(phases.slice(0, 6)).toEqual(['dice', 'roll', 'keep', 'roll', 'write', 'write']);
});

test('undo takes back the whole of it, redo brings it back, and a kill changes nothing', async () => {
  const live = await start();
  const { turn, standing } = now(live);
  await correct(live);
  await now(live).undo();
  expect(played(live)).toEqual(THROWS);
  expect(now(live)).toMatchObject({ turn, standing });
  const corrections = now(live).log.filter(({ kind }) => kind === 'correction');
  expect(corrections.map(({ undone }) => undone)).toEqual([true, true]);
  await now(live).redo();
  expect(played(live)).toEqual(CORRECTED);
  const again = await opened(store(), now(live).info.id);
  expect(played(again)).toEqual(CORRECTED);
  await now(again).undo();
  expect(played(again)).toEqual(THROWS);
});

test('what was added can be corrected like everything else', async () => {
  const live = await start();
  await correct(live);
  const added = movesThatCount(now(live).log)[KEPT];
  const changed = asked(now(live).correct(added?.seq ?? 0, { type: 'roll', values: [6] }));
  expect(changed.question).toBeNull();
  await changed.save();
  expect(played(live)).toEqual(CORRECTED.with(KEPT, { type: 'roll', values: [6] }));
});

test('both verifiers and another device take it', async () => {
  const live = await start();
  await correct(live);
  await now(live).undo();
  await now(live).redo();
  await now(live).end();
  const { bytes } = await exportBackup(store(), { matchId: now(live).info.id });
  expect(verify(() => bytes)).toMatchObject({ code: 0 });
  expect(replay(() => bytes)).toMatchObject({ code: 0 });
  const place = testPlace();
  const other = await place.open();
  try {
    expect(await importBackup(other, bytes)).toBe(1);
    expect(played(await opened(other, now(live).info.id))).toEqual(CORRECTED);
  } finally {
    await other.close();
    place.remove();
  }
});

const MATCHES = 30;
const MOST_ADDED = 6;

/** In these games a real table may have to enter more than it did. */
describe.each(['split', 'qwinto', 'nizam'] as const)('%s, random matches', (game) => {
  const kit = KITS[game];
  const { rules } = kit;

  /** The walk to where something is missing that people could enter. */
  function gapIn(seed: number) {
    const rng = quickRng(seed);
    const { min, max } = rules.seats;
    const seats = Math.max(2, min) + rng.below(max - Math.max(2, min) + 1);
    const match = playOut(kit, { seats, first: 0, mode: 'referee' }, rng);
    const moves = match.moves.map((move, i): CountedMove => {
      const made = { drawn: false, forced: false, bot: null, hinted: false, original: null };
      return { seq: i + 1, move: move as unknown as Json, ...made };
    });
    const positions = { after: (count: number) => match.states[count] };
    const index = rng.below(match.moves.length);
    const seat = match.moves[index]?.seat;
    const others = seat === undefined ? [] : rules.offers(match.states[index], seat);
    if (others.length === 0) return null;
    const walk = beginWalk({ rules, moves, positions }, index + 1, pick(rng, others));
    return 'ok' in walk || !walk.question?.mayAdd ? null : { rng, match, walk };
  }

  /** Enters what is due until the entry that waits can stand; null where this was not what was missing. */
  function filled({ rng, match, walk }: NonNullable<ReturnType<typeof gapIn>>): Walk | null {
    const waits = walk.question?.entry.seq;
    let there: Walk = walk;
    for (let n = 0; n < MOST_ADDED && there.question?.entry.seq === waits; n += 1) {
      const { state, question } = there;
      const counting = there.passed.map(({ move }) => move as unknown as Entry);
      const due = nextMove(kit, { ...match, moves: counting }, state, rules.turn(state), rng);
      const next = due && question?.mayAdd ? answer(rules, there, { add: due }) : null;
      if (!next || 'ok' in next) return null;
      there = next;
    }
    return there.question?.entry.seq === waits ? null : there;
  }

  test('what is missing is entered, and what waited for it is kept', () => {
    let kept = 0;
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const gap = gapIn(seed);
      const whole = gap && filled(gap);
      if (!gap || !whole) continue;
      const waited = gap.walk.question?.entry.seq;
      const passed = whole.passed.find(({ seq }) => seq === waited);
      expect(['as it was', 'in another order']).toContain(passed?.how);
      kept += 1;
      if (whole.question) continue;
      // What is stored leads to the very position that was shown.
      const { match } = gap;
      const written = writtenAs(whole, match.moves.length);
      const added = new Map(
        written.flatMap(({ kind, payload }, i) =>
          kind === 'happened' ? [[match.moves.length + 1 + i, payload.move] as const] : [],
        ),
      );
      const last = written.at(-1);
      if (last?.kind !== 'corrected') throw new Error('nothing was brought back');
      expect(added.has(last.payload.from)).toBe(true);
      const counting = whole.passed.filter(({ how }) => how !== 'taken out');
      const line = [
        ...match.moves.slice(0, (whole.passed[0]?.seq ?? 1) - 1),
        ...counting.map(({ move }) => move as unknown as Entry),
      ];
      const again = follow(rules, match.setup, line);
      expect(again.moves).toHaveLength(line.length);
      expect(again.states.at(-1)).toEqual(whole.state);
    }
    expect(kept).toBeGreaterThan(0);
  });
});
