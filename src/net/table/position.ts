/** Where a table's match stands: the fold of its log, and at which entry each chair was last asked. Knows no transport. */
import type { GameRules, Seat, Setup, Standing, Turn } from '../../engine/types';
import type { GameId } from '../../games';
import type { Flow } from '../../games/game';
import { crossingOf } from '../../match/crossings';
import { createPositions, playOn, type Judged, type Positions } from '../../match/positions';
import {
  copyOf,
  foldIn,
  isDecision,
  movesOfAct,
  nothingYet,
  payloadOf,
  type Folded,
} from '../../match/record';
import type { Json, LaterKind } from '../../match/record/types';
import { standingOf, turnOf } from '../../match/rules';
import { seatOf } from '../../match/seats';
import { veiledFrom } from '../../match/told';
import type { Crossing } from '../../match/types';
import { GENESIS } from '../../storage/chain';
import type { KeptEntry } from './store';

/** What a game brings to a table. */
export interface TableGame {
  id: GameId;
  rules: GameRules;
  flow: Flow;
}

/** A log that our own rules refuse: it cannot be played on. */
class BrokenTable extends Error {}

export class Position {
  readonly entries: KeptEntry[] = [];
  folded: Folded = nothingYet();
  state: unknown;
  /** By seat. */
  asks: number[];
  /** What phones have said and where it stands, so that a retry is known. */
  readonly said = new Map<string, number>();
  positions: Positions;

  constructor(
    readonly game: TableGame,
    readonly setup: Setup,
  ) {
    this.state = game.rules.begin(setup);
    this.asks = new Array<number>(setup.seats).fill(0);
    this.positions = createPositions(game.rules, setup, () => undefined);
  }

  get head(): number {
    return this.entries.length - 1;
  }

  get hash(): string {
    return this.entries[this.head]?.hash ?? GENESIS;
  }

  get turn(): Turn {
    return turnOf(this.game.rules, this.state, this.folded);
  }

  get standing(): Standing {
    return standingOf(this.game.rules, this.state, this.folded);
  }

  /** What the match would come to with this entry; its refusal where the rules do not follow. */
  with(kind: LaterKind, payload: Json): Judged & { folded: Folded } {
    const folded = copyOf(this.folded);
    foldIn(folded, { seq: this.head + 1, kind, payload });
    const from = folded.touched[this.head + 1] ?? 0;
    const later = folded.moves.slice(from).map(({ move }) => move);
    const here = from === this.folded.moves.length ? this.state : this.positions.after(from);
    return { ...playOn(this.game.rules, here, later), folded };
  }

  /** An entry that is stored. */
  take(entry: KeptEntry): void {
    const before = this.turn;
    if (entry.kind === 'begun') foldIn(this.folded, entry);
    else {
      const { folded, state, refusal } = this.with(entry.kind, entry.payload);
      if (refusal)
        throw new BrokenTable(`entry ${entry.seq} of ${this.game.id}: ${refusal.clause}`);
      const { moves, touched } = folded;
      this.positions = this.positions.changedFrom(touched[entry.seq] ?? 0, (i) => moves[i]?.move);
      this.positions.remember(moves.length, state);
      this.folded = folded;
      this.state = state;
    }
    this.entries.push(entry);
    if (entry.said !== null) this.said.set(entry.said, entry.seq);
    this.ask(entry, before);
  }

  /**
   * A chair is asked anew when it is its turn and was not before, when it has answered, and when anything came between but
   * another chair's answer to the same question or somebody else's sitting down.
   */
  private ask(entry: KeptEntry, before: Turn): void {
    const now = this.turn;
    const last = this.folded.moves[this.folded.moves.length - 1];
    const isSame = entry.kind === 'happened' && before.phase === now.phase && last?.drawn === false;
    const by = isSame ? seatOf(last?.move) : seatedBy(entry);
    const stays = (seat: Seat): boolean =>
      (isSame || by !== null) &&
      by !== seat &&
      before.actors.includes(seat) &&
      now.actors.includes(seat);
    this.asks = this.asks.map((asked, seat) => (stays(seat) ? asked : entry.seq));
  }

  /** The last act, if it is one that people at different phones may take back: a decision with what followed. */
  undoable(): { act: number; crosses: Crossing } | null {
    const { acts } = this.folded;
    const act = acts[acts.length - 1];
    if (!act || act.before) return null;
    const taken = movesOfAct(this.folded, act);
    const [first] = taken;
    if (!first || !isDecision(first)) return null;
    const { rules, flow } = this.game;
    const phaseAfter = (i: number): string =>
      rules.turn(this.positions.after(act.start + i + 1)).phase;
    return { act: act.seq, crosses: crossingOf(flow, this.setup.mode, taken, phaseAfter) };
  }

  redoable(): { act: number; crosses: Crossing } | null {
    const { undone } = this.folded;
    const next = undone[undone.length - 1];
    return next && !next.after ? { act: next.act.seq, crosses: null } : null;
  }

  /** From which entry on choices keep still until they are turned up together. */
  get veil(): number {
    const { rules } = this.game;
    const match = { game: this.game.id, mode: this.setup.mode };
    const { state, folded, positions } = this;
    return veiledFrom({ match, rules, state, folded, positions, brokenAt: null });
  }
}

/** The chair that somebody else sits on from now on. */
function seatedBy({ kind, payload }: KeptEntry): Seat | null {
  return kind === 'seated' ? (payloadOf('seated', payload)?.seat ?? null) : null;
}
