/** An evening as people have it, through the app's own live match: moves, second thoughts, corrections, drafts. */
import type { Refusal, Rng } from '../../../src/engine/types';
import { createMatch } from '../../../src/match/create';
import type { LiveMatch } from '../../../src/match/live';
import type { Correction, KeptMatch, LogLine } from '../../../src/match/types';
import type { Player, Store } from '../../../src/storage';
import type { Entry } from '../../conformance/kit';
import { KITS } from '../../conformance/kits';
import { follow, lastState, nextMove, playOut } from '../playout';
import { pick, quickRng } from '../quickRng';
import { typeSomething } from './drafts';
import { drawFrom, letPass, setClock } from './outside';
import { colourOf, type Plan } from './plans';
import { openMatch, ready } from './tell';

/** After so many moves the table agrees to stop, where the rules let it. */
const PATIENCE = 90;
/** Entries after which a match lies in the middle: with snapshots where there is room for them. */
const MIDDLE = { virtual: 58, referee: 44, score: 13 } as const;
const LONGEST = 900;

export interface Evening {
  plan: Pick<Plan, 'name' | 'game' | 'setup' | 'drawn'>;
  live: LiveMatch;
  rng: Rng;
  /** What is watched at a real table: the entries of a match somebody else plays. */
  script: readonly Entry[];
}

export async function seatPlayers(store: Store, names: readonly string[]): Promise<Player[]> {
  const players: Player[] = [];
  for (const name of names) {
    drawFrom(`player ${name}`);
    players.push(await store.createPlayer({ name, colour: colourOf(name) }));
  }
  return players;
}

/** Plays the plan out in this store; gives back the match's id. */
export async function playPlan(
  store: Store,
  plan: Plan,
  players: readonly Player[],
  parent: string | null,
): Promise<string> {
  const { game, setup, words, began, name, number } = plan;
  setClock(began);
  drawFrom(`match ${name}`);
  const { id } = await createMatch(store, {
    game,
    setup,
    players: players.map((player) => player.id),
    words,
    ...(parent === null ? {} : { parent }),
  });
  const rng = quickRng(1000 + number);
  const live = await openMatch(store, id);
  const evening: Evening = { plan, live, rng, script: watched(plan, rng) };
  if (plan.state === 'finished') await playToEnd(evening);
  else await playToMiddle(evening);
  while (!live.idle()) await new Promise((resolve) => setTimeout(resolve, 0));
  live.leave();
  return id;
}

function watched({ game, setup, drawn }: Evening['plan'], rng: Rng): readonly Entry[] {
  if (setup.mode === 'virtual') return [];
  const kit = KITS[game];
  const played = playOut(kit, { ...setup, mode: 'virtual' }, rng);
  const entries = kit.watched(played, setup.mode, rng);
  // Sheets that were filled by other dice than the app's say so.
  return drawn ? entries.slice(-1).map((entry) => ({ ...entry, otherDice: true })) : entries;
}

async function playToEnd(evening: Evening): Promise<void> {
  const { live } = evening;
  while (!ready(live).standing.over) await step(evening);
  // The last word is sometimes not the last: it is taken back and stands after all, or is put right.
  letPass(5000);
  const { mode } = evening.plan.setup;
  if (mode === 'score')
    for (let tries = 0; tries < 8; tries += 1)
      if (await correctSomething(ready(live), evening)) return;
  if (mode !== 'virtual') return;
  await ready(live).undo();
  letPass(5000);
  await ready(live).redo();
}

async function playToMiddle(evening: Evening): Promise<void> {
  const { live, plan } = evening;
  const { mode } = plan.setup;
  const isOneEntry = plan.game === 'split' && mode === 'score';
  const isThere = ({ seq, turn }: KeptMatch): boolean =>
    isOneEntry || (seq >= MIDDLE[mode] && turn.phase !== 'roll' && turn.phase !== 'keep');
  while (!isThere(ready(live))) {
    await step(evening);
    while (ready(live).standing.over) await ready(live).undo();
  }
  // What was taken back last can still be brought back.
  if (mode === 'referee') await ready(live).undo();
  typeSomething(ready(live));
  const [actor = 0] = ready(live).turn.actors;
  if (mode === 'virtual') await ready(live).handTo(actor);
}

/** One step: mostly a move, now and then a second thought. */
async function step(evening: Evening): Promise<void> {
  const { live, rng } = evening;
  const match = ready(live);
  if (match.seq > LONGEST) throw new Error(`${evening.plan.name} does not end`);
  letPass(1000 + rng.below(40_000));
  const whim = rng.below(24);
  if (match.canRedo && rng.below(3) === 0) return match.redo();
  if (whim === 0 && match.canUndo) return match.undo();
  if (whim < 3 && (await correctSomething(match, evening))) return;
  if (whim === 3) typeSomething(match);
  return move(match, evening);
}

export async function move(match: KeptMatch, evening: Evening): Promise<void> {
  const { plan } = evening;
  if (match.turn.chance && plan.drawn) return match.draw();
  const entry = chosen(match, evening);
  const verdict = await match.attempt(entry);
  if (!verdict.ok) throw new Error(`${plan.name}: ${JSON.stringify(entry)} ${verdict.clause}`);
}

function chosen(match: KeptMatch, { plan, script, rng }: Evening): Entry {
  const stands = rng.below(3) === 0 ? agreed(match) : undefined;
  if (stands) return stands;
  const played = movesOf(match);
  const next = plan.drawn ? undefined : script[played.length];
  if (next && match.judge(next).ok && played.length < PATIENCE) return next;
  const last: Entry[] = [{ type: 'stop' }, ...script.slice(-1)];
  const end = played.length >= PATIENCE && last.find((entry) => match.judge(entry).ok);
  if (end) return end;
  const kit = KITS[plan.game];
  const told = follow(kit.rules, plan.setup, played);
  const entry = nextMove(kit, told, lastState(told), match.turn, rng);
  if (!entry) throw new Error(`${plan.name}: nobody has anything to do`);
  return entry;
}

/** A card that the referee refuses and the table lets stand. */
function agreed({ info, turn, judge }: KeptMatch): Entry | undefined {
  const [seat] = turn.actors;
  if (info.game !== 'promin' || info.mode !== 'referee' || seat === undefined) return undefined;
  return [...'rygbp']
    .flatMap((colour) => Array.from({ length: 12 }, (_, value) => `${colour}${value + 1}`))
    .map((card) => ({ type: 'play', seat, card, stands: true }))
    .find((move) => judge(move).ok && !judge({ type: 'play', seat, card: move.card }).ok);
}

export const counts = ({ kind, undone }: LogLine): boolean => kind === 'move' && !undone;

/** In the order in which they count. */
function movesOf({ log }: KeptMatch): Entry[] {
  return log.filter(counts).map((line) => line.move as Entry);
}

/** What else might have been entered there: by the one who did, or for the whole table. */
export function othersAt(
  match: KeptMatch,
  { seq, move: old }: LogLine,
  { plan, rng }: Evening,
): Entry[] {
  const before = match.before(seq);
  if (!before) return [];
  const { seat } = old as Entry;
  const earlier = movesOf(match).slice(
    0,
    match.log.filter(counts).findIndex((line) => line.seq === seq),
  );
  const others =
    seat === undefined
      ? KITS[plan.game].entries(plan.setup, before.turn, earlier, rng)
      : (before.offers(seat) as readonly Entry[]);
  return rng
    .shuffle(others)
    .filter((other) => JSON.stringify(other) !== JSON.stringify(old))
    .slice(0, 12);
}

/** What no longer fits goes, and all that comes after it. */
export function withoutMisfits(correction: Correction | Refusal): Correction | Refusal {
  if ('ok' in correction || !correction.question) return correction;
  return withoutMisfits(correction.answer('all out'));
}

/** Another move a few entries back; what then no longer fits is dropped. A match is over after it if it was before. */
async function correctSomething(match: KeptMatch, evening: Evening): Promise<boolean> {
  const own = match.log.filter((line) => counts(line) && !line.drawn).slice(-5);
  if (own.length === 0) return false;
  const line = pick(evening.rng, own);
  for (const other of othersAt(match, line, evening)) {
    const correction = withoutMisfits(match.correct(line.seq, other));
    if ('ok' in correction) continue;
    if (correction.passed.filter(({ how }) => how === 'taken out').length > 4) continue;
    if (correction.standing.over !== match.standing.over) continue;
    await correction.save();
    return true;
  }
  return false;
}
