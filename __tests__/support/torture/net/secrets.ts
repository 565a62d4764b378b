/**
 * Two tables that differ only in something a viewer may not know – another hand's card, the deck, a vote that is not
 * turned up: every byte sent to that viewer is the same, told lines and refusals included.
 */
import * as fc from 'fast-check';

import type { Viewer } from '../../../../src/engine/types';
import { gameOf, type GameId } from '../../../../src/games';
import type { Json } from '../../../../src/match/record/types';
import { Link, type Wire } from '../../../../src/net/table/link';
import { TableMatch } from '../../../../src/net/table/match';
import { begunBy } from '../../../../src/net/table/page';
import { Position, type TableGame } from '../../../../src/net/table/position';
import type { KeptEntry, TablePage } from '../../../../src/net/table/store';
import type { Kit } from '../../../conformance/kit';
import { matchesOf, seatsOf } from '../../../conformance/moments';
import type { Match } from '../../playout';
import { quickRng } from '../../quickRng';

export interface Secrets {
  game: GameId;
  /** Pairs of tables. */
  worlds: number;
  messages: number;
  refusals: number;
  /** What the two did not have in common; must stay empty. */
  leaks: string[];
}

/** How far both are followed after the difference. */
const AFTER = 12;
const REFUSALS = 6;
/** Pairs of tables a viewer and match, and how many moves into it at most: a log is folded anew for each. */
const WORLDS = 2;
const LONGEST = 60;

export async function runSecrets(kit: Kit, matches: number, seed: number): Promise<Secrets> {
  const id = kit.rules.id as GameId;
  const flow = await gameOf(id).flow();
  const game: TableGame = { id, rules: kit.rules, flow };
  const found: Secrets = { game: id, worlds: 0, messages: 0, refusals: 0, leaks: [] };
  const at = matchesOf(kit);
  for (let i = 0; i < matches; i += 1) {
    const match = at('virtual', seed + i);
    const rng = quickRng(seed + i);
    for (const viewer of [...seatsOf(match), 'table'] as Viewer[]) {
      // Disguises may be found at any move; a few of them, spread over the match.
      const indexes = match.moves.slice(0, LONGEST).map((_, index) => index);
      let worlds = 0;
      while (indexes.length > 0 && worlds < WORLDS) {
        const [index = 0] = indexes.splice(rng.below(indexes.length), 1);
        const other = kit.disguised(match, index, viewer, rng);
        if (other === null || !kit.rules.judge(match.states[index], other).ok) continue;
        worlds += 1;
        await compare(kit, game, match, index, other as unknown as Json, viewer, found);
      }
      found.worlds += worlds;
    }
  }
  return found;
}

function pageOf(game: GameId, { setup }: Match): TablePage {
  const chair = (seat: number) => ({
    id: `person${seat}`,
    name: `Гість ${seat}`,
    colour: seat + 1,
    token: null,
    word: null,
    bot: null,
  });
  return {
    code: 'K7M4TR',
    id: 'match',
    game,
    setup,
    madeAt: 1,
    host: 0,
    chairs: Array.from({ length: setup.seats }, (_, seat) => chair(seat)),
    locked: false,
    watching: true,
    seed: 'aa',
    commitment: 'bb',
    begun: true,
  };
}

function entriesOf(kit: Kit, match: Match, page: TablePage): KeptEntry[] {
  const base = { at: 5, prev: '', hash: '', said: null };
  const begun = { ...base, seq: 0, kind: 'begun', payload: begunBy(page) as unknown as Json };
  const moves = match.moves.map((move, i) => {
    const { chance } = kit.rules.turn(match.states[i]);
    const payload = { move: move as unknown as Json, ...(chance && { drawn: true }) };
    return { ...base, seq: i + 1, kind: 'happened', payload };
  });
  return [begun, ...moves] as KeptEntry[];
}

async function compare(
  kit: Kit,
  game: TableGame,
  match: Match,
  index: number,
  other: Json,
  viewer: Viewer,
  found: Secrets,
): Promise<void> {
  const page = pageOf(game.id, match);
  const entries = entriesOf(kit, match, page);
  const changed = entries.map((entry) =>
    entry.seq === index + 1
      ? { ...entry, payload: { ...(entry.payload as object), move: other } as Json }
      : entry,
  );
  const [one, two] = [entries, changed].map((log) => new Side(game, page, log, viewer)) as [
    Side,
    Side,
  ];
  for (let seq = 0; seq <= Math.min(index + 1 + AFTER, entries.length - 1); seq += 1) {
    if (seq > index) {
      const [before, after] = [match.states[seq - 1], match.states[seq]];
      if (!kit.staysSecret(kit.rules.turn(before), kit.rules.turn(after))) break;
    }
    if (!two.follows(seq)) break;
    one.take(seq);
    two.take(seq);
    found.messages += 1;
    if (one.sent() !== two.sent())
      found.leaks.push(`${game.id} seat ${viewer} entry ${seq}: ${one.sent()} | ${two.sent()}`);
    if (seq !== index + 1 || viewer === 'table') continue;
    for (const choice of fc.sample(kit.seated('virtual'), { seed: seq, numRuns: REFUSALS })) {
      const said = { ...choice, seat: viewer } as unknown as Json;
      const [a, b] = [await one.says(viewer, said), await two.says(viewer, said)];
      found.refusals += 1;
      if (a === b && a === FINE) break;
      if (a !== b) found.leaks.push(`${game.id} seat ${viewer} told ${a} | ${b}`);
    }
  }
}

const FINE = JSON.stringify({ ok: true });

/** One of the two tables, and everything its viewer was sent. */
class Side {
  private readonly position: Position;
  private readonly link: Link;
  private readonly messages: string[] = [];

  constructor(
    private readonly game: TableGame,
    private readonly page: TablePage,
    private readonly log: readonly KeptEntry[],
    viewer: Viewer,
  ) {
    const wire: Wire = {
      send: (kind, message) => void this.messages.push(`${kind} ${JSON.stringify(message)}`),
      close: () => undefined,
    };
    this.position = new Position(game, page.setup);
    this.link = new Link(wire, viewer);
  }

  /** What happened there can happen here too. */
  follows(seq: number): boolean {
    const entry = this.log[seq];
    if (!entry || entry.kind === 'begun') return true;
    return !this.position.with('happened', entry.payload).refusal;
  }

  take(seq: number): void {
    this.position.take(this.log[seq] as KeptEntry);
    this.messages.length = 0;
    if (seq === 0) this.messages.push(JSON.stringify(this.link.whole(this.position, 0)));
    else this.link.push(this.position);
    // Whoever comes back at this moment is sent everything.
    const back = new Link(this.link.wire, this.link.viewer);
    this.messages.push(JSON.stringify(back.whole(this.position, 0)));
  }

  sent(): string {
    return this.messages.join('\n');
  }

  private asked: TableMatch | null = null;

  /** The answer of a table of its own to a choice: nothing changes here. Once it was fine nothing more is asked. */
  async says(seat: number, choice: Json): Promise<string> {
    const match = (this.asked ??= await this.tableOf(this.log.slice(0, this.position.head + 1)));
    const ask = match.position.asks[seat] ?? 0;
    const verdict = await match.move({ seat, isHost: false }, { id: 'm1', ask, choice });
    return verdict.ok ? FINE : JSON.stringify(verdict);
  }

  private async tableOf(kept: readonly KeptEntry[]): Promise<TableMatch> {
    const { game, page } = this;
    return new TableMatch(
      game,
      async () => undefined,
      () => 7,
      () => page,
      kept,
    );
  }
}
