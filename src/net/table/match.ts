/**
 * The match of one table: judge, store, then acknowledge. Whoever calls does so one after another; what is due by itself
 * (draws, acts that are the only ones possible) follows in the same call.
 */
import type { Seat, Verdict } from '../../engine/types';
import { OK, refuse } from '../../engine/verdict';
import { appRolls, gameEntry } from '../../games';
import { rngFor } from '../../match/chance';
import { payloadOf } from '../../match/record';
import type { Json, LaterKind, Person } from '../../match/record/types';
import { seatOf } from '../../match/seats';
import { hashOf } from '../../storage/chain';
import type { Said, VerdictSaid } from '../protocol/types';
import { begunBy } from './page';
import { Position, type TableGame } from './position';
import type { KeptEntry, TablePage } from './store';

/** Who says it. */
export interface Speaker {
  seat: Seat;
  isHost: boolean;
}

export class TableMatch {
  readonly position: Position;

  constructor(
    readonly game: TableGame,
    /** Resolves when it is durable. */
    private readonly store: (entry: KeptEntry) => Promise<void>,
    private readonly now: () => number,
    /** The page as it stands now. */
    private readonly page: () => TablePage,
    kept: readonly KeptEntry[],
  ) {
    this.position = new Position(game, page().setup);
    for (const entry of kept) this.position.take(entry);
  }

  /** The words are those of the beginning, whoever sits on the chairs by now. */
  get seed(): { seed: string; words: readonly string[] } {
    const begun = payloadOf('begun', this.position.entries[0]?.payload);
    return { seed: this.page().seed, words: begun?.words ?? [] };
  }

  get isOver(): boolean {
    return this.position.standing.over;
  }

  async begin(): Promise<void> {
    if (this.position.head >= 0) return;
    await this.append('begun', begunBy(this.page()) as unknown as Json, null);
    await this.advance();
  }

  /** Durable before it counts. */
  private async append(
    kind: LaterKind | 'begun',
    payload: Json,
    said: string | null,
  ): Promise<void> {
    const { hash: prev, head } = this.position;
    const page = this.page();
    const seq = head + 1;
    const at = this.now();
    const text = JSON.stringify(payload);
    const hash = hashOf({ match: page.id, seq, kind, payload: text, at, prev });
    const entry: KeptEntry = { seq, kind, payload, at, prev, hash, said };
    await this.store(entry);
    this.position.take(entry);
  }

  // ── what people do ──────────────────────────────────────────────────────────────────────────

  async move(speaker: Speaker, { id, ask, choice }: Said['move']): Promise<VerdictSaid> {
    const said = `${speaker.seat}:${id}`;
    const again = this.again(id, said);
    if (again) return again;
    const meant = this.meant(speaker, choice);
    const asked = seatOf(meant) ?? speaker.seat;
    if (ask !== this.position.asks[asked]) return this.stale(id);
    const verdict = this.judge(meant);
    if (!verdict.ok) return { id, ...verdict };
    await this.append('happened', { move: meant as Json }, said);
    const { head: seq } = this.position;
    await this.advance();
    return { id, ok: true, seq };
  }

  /** The dice, or a row somebody turns up. */
  async draw({ seat }: Speaker, { id, ask }: Said['draw']): Promise<VerdictSaid> {
    const said = `${seat}:${id}`;
    const again = this.again(id, said);
    if (again) return again;
    if (ask !== this.position.asks[seat]) return this.stale(id);
    const { turn, setup } = this.position;
    if (!turn.chance || !appRolls(this.game.id, setup.mode)) return this.stale(id);
    await this.drawNow(said);
    const { head: seq } = this.position;
    await this.advance();
    return { id, ok: true, seq };
  }

  /** The second time the first verdict comes back. */
  private again(id: string, said: string): VerdictSaid | null {
    const seq = this.position.said.get(said);
    return seq === undefined ? null : { id, ok: true, seq };
  }

  private stale(id: string): VerdictSaid {
    return { id, ...refuse('turn', { phase: this.position.turn.phase }), stale: true };
  }

  /** One's own, or for the whole table by whoever leads it where real cards lie there; null: nobody can say that. */
  private meant({ seat, isHost }: Speaker, choice: Json): unknown {
    const { state, setup } = this.position;
    const named = seatOf(choice);
    const isForAll = isHost && setup.mode !== 'virtual';
    const says = isForAll && named !== null && named < setup.seats ? named : seat;
    const meant = this.game.rules.meant(state, says, choice);
    return seatOf(meant) === null && !isHost ? null : meant;
  }

  private judge(meant: unknown): Verdict {
    const { state, turn, folded } = this.position;
    if (meant === null || folded.ended) return refuse('turn', { phase: turn.phase });
    return this.game.rules.judge(state, meant);
  }

  // ── what is due by itself ───────────────────────────────────────────────────────────────────

  private async drawNow(said: string | null): Promise<void> {
    const { head, state } = this.position;
    const { seed, words } = this.seed;
    const move = this.game.rules.chance(state, rngFor(seed, words, head + 1)) as Json;
    await this.append('happened', { move, drawn: true }, said);
  }

  /** Until somebody is asked, or it is over. */
  async advance(): Promise<void> {
    for (;;) {
      const { turn, setup } = this.position;
      if (turn.chance && appRolls(this.game.id, setup.mode) && !this.waitsForHand())
        await this.drawNow(null);
      else {
        const forced = this.onlyAct();
        if (forced === undefined) return;
        await this.append('happened', { move: forced as Json, forced: true }, null);
      }
    }
  }

  /** Dice wait for a person; a bot's do not. */
  private waitsForHand(): boolean {
    const { turn, folded, setup } = this.position;
    const { byHand } = gameEntry(this.game.id);
    if (!byHand.includes(turn.phase) && setup.mode === 'virtual') return false;
    const last = folded.moves[folded.moves.length - 1];
    return !last?.bot;
  }

  private onlyAct(): unknown {
    const { turn, setup, state } = this.position;
    const { rules, flow } = this.game;
    const [seat, ...others] = turn.actors;
    if (setup.mode !== 'virtual' || !flow.forces || turn.chance) return undefined;
    if (seat === undefined || others.length > 0) return undefined;
    const offers = rules.offers(state, seat);
    return offers.length === 1 && flow.forces(offers[0]) ? offers[0] : undefined;
  }

  // ── bots, chairs, the table's word ──────────────────────────────────────────────────────────

  /** The seat of a bot that is asked now. */
  botAsked(): Seat | null {
    const { turn, folded } = this.position;
    if (turn.chance) return null;
    return turn.actors.find((seat) => Boolean(folded.chairs[seat]?.bot)) ?? null;
  }

  /** What a bot chose; false where it was no longer asked. */
  async botMoves(seat: Seat, choice: unknown, version: number, head: number): Promise<boolean> {
    const { state, folded } = this.position;
    const level = folded.chairs[seat]?.bot;
    if (head !== this.position.head || !level) return false;
    const meant = this.game.rules.meant(state, seat, choice);
    if (!this.judge(meant).ok) return false;
    await this.append('happened', { move: meant as Json, bot: { level, version } }, null);
    await this.advance();
    return true;
  }

  /** The log follows the page: who sits where, person or bot. */
  async reseat(): Promise<boolean> {
    let changed = false;
    for (const [seat, chair] of this.page().chairs.entries()) {
      const now = this.position.folded.chairs[seat];
      if (!chair || !now || this.isOver) continue;
      const isPerson = chair.bot === null;
      const isSame = isPerson ? now.player.id === chair.id && !now.away : true;
      if (now.bot === chair.bot && isSame) continue;
      const person: Person = { id: chair.id, name: chair.name, colour: chair.colour };
      const payload = isPerson
        ? { seat, player: { ...person } }
        : { seat, player: null, bot: chair.bot };
      await this.append('seated', payload as Json, null);
      changed = true;
    }
    return changed;
  }

  /** Everyone who is here has agreed. False where there is nothing to take back any more. */
  async takeBack(what: 'undo' | 'redo', act: number, by: Seat, agreed: Seat[]): Promise<boolean> {
    const found = what === 'undo' ? this.position.undoable() : this.position.redoable();
    if (found?.act !== act) return false;
    const kind = what === 'undo' ? 'undone' : 'redone';
    const payload = { act, by, agreed };
    if (this.position.with(kind, payload).refusal) return false;
    await this.append(kind, payload, null);
    return true;
  }

  async end(by: Seat): Promise<Verdict> {
    if (this.isOver) return refuse('turn');
    await this.append('ended', { by }, null);
    return OK;
  }

  /** The finished match as a line of a backup. */
  file(): Json {
    const [first, ...later] = this.position.entries;
    const { points, winners } = this.position.standing;
    const at = first?.at ?? 0;
    return {
      id: this.page().id,
      at,
      begun: first?.payload ?? null,
      log: later.map((entry) => {
        const item: Json[] = [entry.at - at, entry.payload];
        return entry.kind === 'happened' ? item : [...item, entry.kind];
      }),
      head: this.position.hash,
      deletedAt: null,
      holder: 'table',
      result: { points, winners, ...(this.position.folded.ended && { ended: true }) },
    };
  }
}
