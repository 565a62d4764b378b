/**
 * What matches of format 2 came to hold after its archive was written: chairs the app plays and chairs that change hands,
 * acts that are the only ones possible, advice, an undo that took somebody's word, an early end, a result entered
 * afterwards, and what is said about a match beside its log. Of each game a dealt match and a result.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Setup } from '../../../src/engine/types';
import { type GameId, gameIds } from '../../../src/games';
import { botId } from '../../../src/match/botChairs';
import { createMatch, enterResult } from '../../../src/match/create';
import type { ResultMove } from '../../../src/match/late';
import type { LiveMatch } from '../../../src/match/live';
import type { LogLine } from '../../../src/match/types';
import type { About, MatchSummary, Store } from '../../../src/storage';
import { quickRng } from '../quickRng';
import { drawFrom, letPass, setClock } from './outside';
import { openMatch, ready, tell, type Told } from './tell';

const FIRST_EVENING = Date.UTC(2026, 10, 19, 18);
const DAY = 86_400_000;
const STEPS = 44;
const RESULTS: Readonly<Record<GameId, ResultMove>> = {
  promin: { type: 'result', points: [35, -200, 100] },
  split: { type: 'result', points: [21, 55, 0] },
  veselka: { type: 'result', points: [41, 33, 37] },
  qwinto: { type: 'result', points: [144, 71, -20] },
  nizam: { type: 'result', points: [17, 3, 0] },
  perlyna: { type: 'result', places: [2, 1, 3] },
};

export interface LaterTold {
  told: Told;
  /** One line an entry that says more than `told.log` does: who made it, who agreed, who sits there now. */
  marks: string[];
  /** By seat, as they sit there in the end. */
  sitting: string[];
  about: About;
  summary: MatchSummary;
}

export interface Later {
  matches: readonly LaterTold[];
  database: Uint8Array;
  backup: Uint8Array;
}

const at = (number: string, name: string): string => path.join(__dirname, number, name);

export function readLater(number: string): Later {
  return {
    matches: JSON.parse(fs.readFileSync(at(number, 'later.json'), 'utf8')) as LaterTold[],
    database: gunzipSync(fs.readFileSync(at(number, 'later.db.gz'))),
    backup: new Uint8Array(fs.readFileSync(at(number, 'later.jsonl.gz'))),
  };
}

/** «7 move bot strong», «9 undo by 0 agreed 1», «12 seat 1 Марія», «40 end by 0». */
function marksOf({ seq, kind, bot, forced, hinted, by, agreed, chair }: LogLine): string[] {
  const marks = [
    forced ? 'forced' : '',
    bot ? `bot ${bot}` : '',
    hinted ? 'hinted' : '',
    by === null ? '' : `by ${by}`,
    agreed.length > 0 ? `agreed ${agreed.join(' ')}` : '',
    chair ? `${chair.seat} ${chair.name ?? '–'} ${chair.bot ?? 'person'}` : '',
    kind === 'end' ? 'early' : '',
  ].filter(Boolean);
  return marks.length > 0 ? [[seq, kind, ...marks].join(' ')] : [];
}

export async function tellLater(store: Store, id: string): Promise<LaterTold> {
  const { told } = await tell(store, id);
  const live = await openMatch(store, id);
  const { log, info } = ready(live);
  live.leave();
  const match = await store.match(id);
  if (!match) throw new Error(`no match ${id}`);
  return {
    told,
    marks: log.flatMap(marksOf),
    sitting: info.players.map(({ name, bot }) => `${name} ${bot ?? 'person'}`),
    about: await store.about(id),
    summary: match.summary,
  };
}

/** Plays all of it; gives back the matches' ids. */
export async function playLater(store: Store): Promise<string[]> {
  setClock(FIRST_EVENING);
  const people = await peopleOf(store, ['Оля', 'Тарас', 'Соломія']);
  const ids: string[] = [];
  for (const [i, game] of gameIds().entries()) {
    ids.push(await playAgainstTheApp(store, game, people, i));
    ids.push(await enterLate(store, game, people, i));
  }
  return ids;
}

async function peopleOf(store: Store, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [i, name] of names.entries()) {
    drawFrom(`later player ${name}`);
    ids.push((await store.createPlayer({ name, colour: i + 1 })).id);
  }
  return ids;
}

async function enterLate(
  store: Store,
  game: GameId,
  players: readonly string[],
  i: number,
): Promise<string> {
  setClock(FIRST_EVENING + (20 + i) * DAY);
  drawFrom(`later result ${game}`);
  const when = Date.UTC(2026, 9, 3 + i, 15, 30);
  const about = { when, place: 'У бабусі, веранда', note: 'ґанок 🌈' };
  const match = await enterResult(store, { game, players, about, result: RESULTS[game] });
  if ('ok' in match) throw new Error(`${game}: refused by ${match.clause}`);
  return match.id;
}

/** Two people and the app at one table; half of these matches are ended early, half lie in the middle. */
async function playAgainstTheApp(
  store: Store,
  game: GameId,
  people: readonly string[],
  i: number,
): Promise<string> {
  setClock(FIRST_EVENING + i * DAY);
  drawFrom(`later match ${game}`);
  const setup: Setup = { seats: 3, first: i % 3, mode: 'virtual' };
  const bot = await store.createPlayer({ name: 'Автомат', colour: 3, bot: botId('easy', 1) });
  const { id } = await createMatch(store, {
    game,
    setup,
    players: [...people.slice(0, 2), bot.id],
    bots: [null, null, 'easy'],
  });
  await store.setAbout(id, { place: 'Карпати' });
  const live = await openMatch(store, id);
  const { below } = quickRng(60 + i);
  for (let n = 0; n < STEPS && !ready(live).standing.over; n += 1) await step(live, n, below);
  if (i % 2 === 0 && !ready(live).standing.over) await ready(live).end();
  while (!live.idle()) await new Promise((resolve) => setTimeout(resolve, 0));
  live.leave();
  return id;
}

/** Whoever is asked decides; before some of these decisions something else happens at the table. */
async function step(live: LiveMatch, n: number, below: (n: number) => number): Promise<void> {
  letPass(20_000);
  await goOn(live);
  const seat = ready(live).turn.actors.find((actor) => actor < 2);
  if (ready(live).standing.over || seat === undefined) return;
  if (n === 3) await ready(live).hint(seat);
  if (n === 7 || n === 9) await turnBack(live, 'undo');
  if (n === 9) await turnBack(live, 'redo');
  if (n === 12) await ready(live).giveChair(1, 'medium');
  if (n === 16) await ready(live).giveChair(1, null);
  await goOn(live);
  const match = ready(live);
  const asked = match.turn.actors.find((actor) => match.info.players[actor]?.bot === undefined);
  if (match.standing.over || asked === undefined) return;
  const offers = match.offers(asked);
  const verdict = await match.attempt(offers[below(offers.length)]);
  if (!verdict.ok) throw new Error(`${match.info.game}: refused by ${verdict.clause}`);
}

async function goOn(live: LiveMatch): Promise<void> {
  for (;;) {
    await ready(live).advance();
    const match = ready(live);
    if (match.look) {
      match.seen('flight');
      ready(live).seen('look');
    } else if (match.turn.chance && !match.standing.over) await match.draw();
    else return;
  }
}

/** Where it takes its owner's word, the owner agrees. */
export async function turnBack(live: LiveMatch, what: 'undo' | 'redo'): Promise<void> {
  await ready(live)[what]();
  await ready(live).asked?.answer(true);
}

// ── what there is to be between them ────────────────────────────────────────────────────────────

const WANTED: Readonly<Record<string, RegExp>> = {
  'a move of the app’s': / move bot easy/,
  'a move of who took over a chair': / move bot medium/,
  'an act that was the only one possible': / forced/,
  'a move after advice': / hinted/,
  'an undo with somebody’s word': / undo .*agreed/,
  'a redo with somebody’s word': / redo .*agreed/,
  'a chair given to the app': / seat 1 .* medium$/,
  'a chair given back': / seat 1 .* person$/,
  'an early end': / end .*early/,
};

/** What none of the matches has; an archive without it would prove less than it seems to. */
export function lacking(matches: readonly LaterTold[]): string[] {
  const lines = matches.flatMap(({ marks }) => marks);
  return Object.entries(WANTED)
    .filter(([, mark]) => !lines.some((line) => mark.test(line)))
    .map(([what]) => what);
}
