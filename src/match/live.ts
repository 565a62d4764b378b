/**
 * One match being played: judge, store, apply. Everything that changes goes through one queue and is
 * shown only after the store has it. Knows nothing about React; `picture.ts` makes what screens read.
 */
import type { Thought } from '../bots/kit/types';
import type { Seat, Verdict } from '../engine/types';
import { OK, refuse } from '../engine/verdict';
import { createQueue } from '../storage/driver';
import {
  StaleAppend,
  type AppendEffects,
  type Entry,
  type Json,
  type NewEntry,
  type Store,
  type StoredMatch,
} from '../storage';
import { Advancer, type Mark } from './advancing';
import { askerNow, ownerToAsk, turnedBy } from './asking';
import { isBotAt, isBotId, mayPlay, peopleAt } from './botChairs';
import { rngFor } from './chance';
import type { AdvanceOptions } from './course';
import { DraftKeeper } from './drafts';
import { isHinted } from './hinted';
import { latestOf } from './latest';
import { loadLive, type Live } from './load';
import { changesBy, effectsOf, foldedWith, stateWith } from './nextEntry';
import { crossingNow, takePicture } from './picture';
import { payloadOf, type Level } from './record';
import { standingOf, turnOf } from './rules';
import { seatOf } from './seats';
import type { MatchState } from './types';
import { writtenAs, type Walk } from './walk';

export interface LiveOptions {
  now?: () => number;
}

export class LiveMatch {
  private readonly queue = createQueue();
  private readonly listeners = new Set<() => void>();
  private readonly now: () => number;
  private live: Live;
  private shown: MatchState | null = null;
  private waiting = 0;
  private readonly advancer: Advancer;
  private readonly stopListening: () => void;
  /** What is half typed, beside the log. */
  readonly drafts: DraftKeeper;

  constructor(
    private readonly store: Store,
    live: Live,
    options: LiveOptions,
  ) {
    this.live = live;
    this.now = options.now ?? Date.now;
    this.drafts = new DraftKeeper(store, live.match.id, live.match.device.drafts);
    this.advancer = new Advancer({
      live: () => this.live,
      inTurn: (work) => this.inTurn(work),
      draw: () => this.drawNow(),
      giveTo: (who) => this.giveTo(who),
      play: (move, mark) => this.play(move, mark),
      change: (changes) => this.change(changes),
    });
    this.stopListening = store.subscribe((topics) => {
      if (topics.has('players')) this.refreshPlayers().catch(() => undefined);
    });
  }

  /** Nobody looks any more. */
  leave(): void {
    this.advancer.leave();
    this.stopListening();
  }

  state(): MatchState {
    this.shown ??= this.show();
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nothing is being stored. */
  idle(): boolean {
    return this.waiting === 0 && this.drafts.idle();
  }

  private show(): MatchState {
    const { brokenAt } = this.live;
    const match = takePicture(this.live, this);
    if (brokenAt === null) return { status: 'ready', match };
    return { status: 'damaged', match, brokenAt, continueFromHere: () => this.continueFromHere() };
  }

  private change(changes: Partial<Live>): void {
    this.live = { ...this.live, ...changes };
    this.shown = null;
    for (const listener of [...this.listeners]) listener();
  }

  /** One change after another. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    try {
      return await this.queue.run(work);
    } finally {
      this.waiting -= 1;
    }
  }

  private get head(): number {
    return this.live.match.headSeq;
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────

  /** `seenSeq`: the head of the log in the picture the move was made from. */
  attempt(move: unknown, seenSeq: number): Promise<Verdict> {
    return this.inTurn(async () => {
      if (this.wasPlayed(move, seenSeq)) return OK;
      const { rules, state, folded } = this.live;
      const isRefused = folded.ended || isBotAt(this.live.match.players, seatOf(move) ?? -1);
      const verdict = isRefused ? refuse('turn') : rules.judge(state, move);
      if (!verdict.ok) {
        this.change({ refused: { move, refusal: verdict } });
        return verdict;
      }
      await this.play(move, isHinted(this.live, seatOf(move)) ? { hinted: true } : {});
      return OK;
    });
  }

  /** A double tap: the picture is old, and what followed it is this very move. */
  private wasPlayed(move: unknown, seenSeq: number): boolean {
    if (seenSeq === this.head) return false;
    const next = this.live.entries[seenSeq + 1];
    if (next?.kind !== 'happened') return false;
    return JSON.stringify(payloadOf('happened', next.payload)?.move) === JSON.stringify(move);
  }

  draw(seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const { rules, state, folded } = this.live;
      if (seenSeq === this.head && turnOf(rules, state, folded).chance) await this.drawNow();
    });
  }

  private async drawNow(): Promise<void> {
    const { rules, state, match } = this.live;
    const rng = rngFor(match.seed, match.words, this.head + 1);
    await this.play(rules.chance(state, rng), { drawn: true });
  }

  // ── what is due by itself ───────────────────────────────────────────────────────────────────

  advance(options: AdvanceOptions = {}): Promise<void> {
    return this.advancer.advance(options);
  }

  /** What a strong player would weigh on that chair; that it was asked for is kept before it is answered. */
  async hint(seat: Seat): Promise<Thought | null> {
    await this.note(() => ({ hinted: { seat, at: this.head } }));
    return this.advancer.advise(seat);
  }

  leaveLesson(): Promise<void> {
    return this.note(() => ({ lesson: false }));
  }

  /** Beside the log, for this device alone. */
  private note(what: () => Partial<StoredMatch['device']>): Promise<void> {
    return this.inTurn(async () => {
      const { match } = this.live;
      const noted = what();
      await this.store.setDevice(match.id, noted);
      this.change({ match: { ...match, device: { ...match.device, ...noted } } });
    });
  }

  hurry(): void {
    this.advancer.hurry();
  }

  seen(what: 'flight' | 'look'): void {
    const { seen, match } = this.live;
    const decision = latestOf(this.live);
    if (what === 'flight') this.change({ seen: { ...seen, landed: match.headSeq } });
    else if (decision) this.change({ seen: { ...seen, wavedOn: decision.seq } });
  }

  /** A move that was judged or offered. */
  private async play(move: unknown, mark: Mark): Promise<void> {
    const { rules, state } = this.live;
    const after = rules.applyJudged(state, move);
    const payload = { move: move as Json, ...mark };
    const seq = this.head + 1;
    const typed = this.drafts.entryBegins(seq);
    try {
      await this.append([{ kind: 'happened', payload, at: this.now() }], after);
    } catch (error) {
      this.drafts.entryFailed(seq, typed);
      throw error;
    }
  }

  dismissRefusal(): void {
    if (this.live.refused) this.change({ refused: null });
  }

  // ── taking back ─────────────────────────────────────────────────────────────────────────────

  undo(seenSeq: number): Promise<void> {
    return this.turnBack('undo', seenSeq);
  }

  redo(seenSeq: number): Promise<void> {
    return this.turnBack('redo', seenSeq);
  }

  /** Where it takes somebody's word the question is put, and the private view that it came from is closed. */
  private turnBack(what: 'undo' | 'redo', seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const act = turnedBy(this.live, what);
      if (!act || seenSeq !== this.head) return;
      const { seq, decision } = act;
      const [of, by] = [ownerToAsk(this.live, what), askerNow(this.live)];
      if (of === null) return this.takeBack(what, seq, by === null ? {} : { by });
      const { rules, state, folded, holder } = this.live;
      const crosses = what === 'undo' ? crossingNow(this.live, turnOf(rules, state, folded)) : null;
      const asked = { what, act: seq, by, of, move: decision?.move, crosses };
      this.change({ asked, holder: { ...holder, open: false } });
    });
  }

  answer(agrees: boolean): Promise<void> {
    return this.inTurn(async () => {
      const { asked } = this.live;
      if (!asked) return;
      const { what, act, by, of } = asked;
      this.change({ asked: null });
      if (agrees) await this.takeBack(what, act, { ...(by !== null && { by }), agreed: [of] });
    });
  }

  private async takeBack(
    what: 'undo' | 'redo',
    act: number,
    who: { by?: Seat; agreed?: Seat[] },
  ): Promise<void> {
    const kind = what === 'undo' ? 'undone' : 'redone';
    const entry: NewEntry = { kind, payload: { act, ...who }, at: this.now() };
    const there = stateWith(this.live, foldedWith(this.live, [entry]));
    // What stopped making sense and was given up does not come back.
    if (there.refusal) return;
    if (what === 'undo') this.drafts.takenBack(act);
    await this.append([entry], there.state);
  }

  /** Gives up what no longer makes sense and plays on from the last position that does. */
  private continueFromHere(): Promise<void> {
    return this.inTurn(async () => {
      const { brokenAt, folded, state } = this.live;
      if (brokenAt === null || !folded.moves.some((move) => move.seq === brokenAt)) return;
      const payload = { from: brokenAt, then: [] };
      await this.append([{ kind: 'corrected', payload, at: this.now() }], state);
      this.change({ brokenAt: null });
    });
  }

  // ── ending early ────────────────────────────────────────────────────────────────────────────

  /** The table ends it here: the standing of this moment is the result. */
  end(seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const { rules, state, folded, brokenAt } = this.live;
      const isOver = standingOf(rules, state, folded).over;
      if (seenSeq !== this.head || isOver || brokenAt !== null) return;
      await this.append([{ kind: 'ended', payload: {}, at: this.now() }], state);
    });
  }

  // ── chairs ──────────────────────────────────────────────────────────────────────────────────

  /** Somebody leaves and the app plays on for them; or they are back. The last person stays. */
  giveChair(seat: Seat, bot: Level | null, seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const { match, folded, state, brokenAt } = this.live;
      const chair = folded.chairs[seat];
      const others = peopleAt(match.players).filter((other) => other !== seat);
      if (seenSeq !== this.head || brokenAt !== null || !chair || chair.bot === bot) return;
      if (isBotId(chair.player.id) || others.length === 0 || !mayPlay(match.game, match.mode))
        return;
      const payload: Json = bot
        ? { seat, player: null, bot }
        : { seat, player: { ...chair.player } };
      await this.append([{ kind: 'seated', payload, at: this.now() }], state);
    });
  }

  // ── correcting ──────────────────────────────────────────────────────────────────────────────

  /** Stores a walk that has come to its end; nothing if the log has grown since. */
  correct(walk: Walk, seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      if (walk.question || seenSeq !== this.head) return;
      const at = this.now();
      const entries = writtenAs(walk, this.head).map(({ kind, payload }): NewEntry => ({
        kind,
        payload: payload as unknown as Json,
        at,
      }));
      await this.append(entries, walk.state);
    });
  }

  // ── storing ─────────────────────────────────────────────────────────────────────────────────

  /** All of them or none: what they leave behind is one position. */
  private async append(entries: readonly NewEntry[], state: unknown): Promise<void> {
    const before = this.live;
    const next = foldedWith(before, entries);
    const effects = effectsOf(before, next, state, entries, this.drafts.besideEntry());
    const stored = await this.storeOrReload(entries, effects);
    // What changed meanwhile without an entry (a name, a curtain) stays.
    this.change(changesBy(this.live, next, state, effects, stored));
    this.live.positions.remember(next.moves.length, state);
  }

  /**
   * Plays the first move the rules offer in thought, while people look at the table: neither stored nor shown.
   * When the match was just opened the code for it has never run, and the first real move would wait for that.
   */
  async rehearse(): Promise<void> {
    const { rules, state, match, folded: before } = this.live;
    const [actor] = turnOf(rules, state, before).actors;
    const [move] = actor === undefined ? [] : rules.offers(state, actor);
    if (move === undefined || !rules.judge(state, move).ok) return;
    const payload = { move: move as Json };
    const entries: NewEntry[] = [{ kind: 'happened', payload, at: this.now() }];
    const after = rules.applyJudged(state, move);
    const folded = foldedWith(this.live, entries);
    takePicture({ ...this.live, state: after, folded }, this).view('table');
    const effects = effectsOf(this.live, folded, after, entries, this.drafts.besideEntry());
    await this.store.rehearse(match.id, this.head, entries, effects);
  }

  private async storeOrReload(
    entries: readonly NewEntry[],
    effects: AppendEffects,
  ): Promise<Entry[]> {
    const { id } = this.live.match;
    try {
      return (await this.store.append(id, this.head, entries, effects)).entries;
    } catch (error) {
      // Someone else was first (another window): show what there is now.
      if (error instanceof StaleAppend) {
        const fresh = await loadLive(this.store, id);
        if (fresh) this.change({ ...fresh, askForced: this.live.askForced });
      }
      throw error;
    }
  }

  // ── whose hands the device is in ────────────────────────────────────────────────────────────

  handTo(who: Seat | 'table'): Promise<void> {
    this.change({ holder: { who, open: false } });
    return this.inTurn(() => this.store.setDevice(this.live.match.id, { holder: who }));
  }

  private async giveTo(who: Seat | 'table'): Promise<void> {
    this.change({ holder: { who, open: false } });
    await this.store.setDevice(this.live.match.id, { holder: who });
  }

  openCurtain(): void {
    const { holder } = this.live;
    if (holder.who !== 'table' && !holder.open) this.change({ holder: { ...holder, open: true } });
  }

  closeCurtain(): void {
    const { holder } = this.live;
    if (holder.open) this.change({ holder: { ...holder, open: false } });
  }

  /** Names and colours may have changed while the match was open. */
  private async refreshPlayers(): Promise<void> {
    const match = await this.store.match(this.live.match.id);
    if (match) this.change({ match: { ...this.live.match, players: match.players } });
  }
}

/** Null when there is no such match (or it was deleted). */
export async function openLiveMatch(
  store: Store,
  id: string,
  options: LiveOptions = {},
): Promise<LiveMatch | null> {
  const live = await loadLive(store, id);
  if (!live) return null;
  return new LiveMatch(store, live, options);
}
