/**
 * One match being played: judge, store, apply. Everything that changes goes through one queue and is
 * shown only after the store has it. Knows nothing about React; `picture.ts` makes what screens read.
 */
import type { Seat, Verdict } from '../engine/types';
import { OK } from '../engine/verdict';
import { createQueue } from '../storage/driver';
import {
  StaleAppend,
  type AppendEffects,
  type Entry,
  type Json,
  type NewEntry,
  type Store,
} from '../storage';
import { rngFor } from './chance';
import { planCorrection } from './correction';
import { DraftKeeper } from './drafts';
import { outcomeOf, stepsOf } from './facts';
import {
  foldIn,
  redoTarget,
  undoTarget,
  type CorrectedPayload,
  type Folded,
  type HappenedPayload,
} from './fold';
import { loadLive, type Live } from './load';
import { takePicture } from './picture';
import { playOn } from './positions';
import { RULES_VERSION, rulesOf as allRules, summaryOf, type RulesOf } from './rules';
import type { MatchState } from './types';

/** A snapshot this often, so that opening a long match does not replay everything. */
export const SNAPSHOT_EVERY = 40;

export interface LiveOptions {
  /** Tests bring toy games. */
  rulesOf?: RulesOf;
  now?: () => number;
}

export class LiveMatch {
  private readonly queue = createQueue();
  private readonly listeners = new Set<() => void>();
  private readonly now: () => number;
  private live: Live;
  private shown: MatchState | null = null;
  private waiting = 0;
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
    this.stopListening = store.subscribe((topics) => {
      if (topics.has('players')) this.refreshPlayers().catch(() => undefined);
    });
  }

  /** Nobody looks any more. */
  leave(): void {
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
      const { rules, state } = this.live;
      const verdict = rules.judge(state, move);
      if (!verdict.ok) {
        this.change({ refused: { move, refusal: verdict } });
        return verdict;
      }
      await this.play({ move: move as Json }, rules.apply(state, move));
      return OK;
    });
  }

  /** A double tap: the picture is old, and what followed it is this very move. */
  private wasPlayed(move: unknown, seenSeq: number): boolean {
    if (seenSeq === this.head) return false;
    const next = this.live.entries[seenSeq + 1];
    if (next?.kind !== 'happened') return false;
    return JSON.stringify((next.payload as HappenedPayload).move) === JSON.stringify(move);
  }

  draw(seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const { rules, state, match } = this.live;
      if (seenSeq !== this.head || !rules.turn(state).chance) return;
      const rng = rngFor(match.seed, match.words, this.head + 1);
      const move = rules.chance(state, rng);
      await this.play({ move: move as Json, drawn: true }, rules.apply(state, move));
    });
  }

  private async play(payload: HappenedPayload, after: unknown): Promise<void> {
    const typed = this.drafts.entryBegins();
    try {
      await this.append({ kind: 'happened', payload, at: this.now() }, after);
    } catch (error) {
      this.drafts.entryFailed(typed);
      throw error;
    }
  }

  dismissRefusal(): void {
    if (this.live.refused) this.change({ refused: null });
  }

  // ── taking back ─────────────────────────────────────────────────────────────────────────────

  undo(seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const { moves } = this.live.folded;
      if (seenSeq !== this.head || moves.length === 0) return;
      const to = undoTarget(moves);
      await this.goTo('undone', to, this.live.positions.after(to));
    });
  }

  redo(seenSeq: number): Promise<void> {
    return this.inTurn(async () => {
      const { folded, rules, state } = this.live;
      if (seenSeq !== this.head || folded.redoable.length === 0) return;
      const to = redoTarget(folded);
      const back = folded.redoable.slice(0, to - folded.moves.length).map(({ move }) => move);
      await this.goTo('redone', to, playOn(rules, state, back).state);
    });
  }

  private async goTo(kind: 'undone' | 'redone', to: number, state: unknown): Promise<void> {
    await this.append({ kind, payload: { to }, at: this.now() }, state);
  }

  /** Gives up what no longer makes sense and plays on from the last position that does. */
  private continueFromHere(): Promise<void> {
    return this.inTurn(async () => {
      const { brokenAt, folded, state } = this.live;
      if (brokenAt === null) return;
      const to = folded.moves.findIndex((move) => move.seq === brokenAt);
      if (to < 0) return;
      await this.goTo('undone', to, state);
      this.change({ brokenAt: null });
    });
  }

  // ── correcting ──────────────────────────────────────────────────────────────────────────────

  correct(seq: number, move: unknown, dropLater: boolean): Promise<Verdict> {
    return this.inTurn(async () => {
      const { plan, state, keep } = planCorrection(this.live, seq, move);
      if (!plan.possible && (plan.at === null || !dropLater)) return plan.refusal;
      const payload: CorrectedPayload = plan.possible
        ? { seq, move: move as Json }
        : { seq, move: move as Json, keep };
      await this.append({ kind: 'corrected', payload, at: this.now() }, state);
      return OK;
    });
  }

  // ── storing ─────────────────────────────────────────────────────────────────────────────────

  private async append(entry: NewEntry, state: unknown): Promise<void> {
    const { match, entries, positions } = this.live;
    const next = this.foldedWith(entry);
    const effects = this.effectsOf(next, state, entry.kind);
    const stored = await this.storeOrReload(entry, effects);
    const touched = next.touched[this.head + 1] ?? 0;
    const all = [...entries, ...stored];
    const last = all[all.length - 1];
    this.change({
      entries: all,
      folded: next,
      state,
      refused: null,
      match: {
        ...match,
        headSeq: last?.seq ?? match.headSeq,
        headHash: last?.hash ?? match.headHash,
        updatedAt: entry.at,
        finishedAt: effects.outcome ? entry.at : null,
        summary: effects.summary,
      },
      positions: positions.changedFrom(touched, (i) => next.moves[i]?.move),
    });
    this.live.positions.remember(next.moves.length, state);
  }

  private foldedWith(entry: NewEntry): Folded {
    const next = copyOf(this.live.folded);
    foldIn(next, { ...entry, seq: this.head + 1, hash: '', prev: '' });
    return next;
  }

  /**
   * Plays the first move the rules offer in thought, while people look at the table: neither stored nor shown.
   * When the match was just opened the code for it has never run, and the first real move would wait for that.
   */
  async rehearse(): Promise<void> {
    const { rules, state, match } = this.live;
    const [actor] = rules.turn(state).actors;
    const [move] = actor === undefined ? [] : rules.offers(state, actor);
    if (move === undefined || !rules.judge(state, move).ok) return;
    const entry: NewEntry = { kind: 'happened', payload: { move: move as Json }, at: this.now() };
    const after = rules.apply(state, move);
    const folded = this.foldedWith(entry);
    takePicture({ ...this.live, state: after, folded }, this).view('table');
    const effects = this.effectsOf(folded, after, entry.kind);
    await this.store.rehearse(match.id, this.head, [entry], effects);
  }

  private async storeOrReload(entry: NewEntry, effects: AppendEffects): Promise<Entry[]> {
    const { id } = this.live.match;
    try {
      return (await this.store.append(id, this.head, [entry], effects)).entries;
    } catch (error) {
      // Someone else was first (another window): show what there is now.
      if (error instanceof StaleAppend) {
        const fresh = await loadLive(this.store, id, () => this.live.rules);
        if (fresh) this.change(fresh);
      }
      throw error;
    }
  }

  private effectsOf(next: Folded, state: unknown, kind: Entry['kind']): AppendEffects {
    const { rules, match } = this.live;
    const standing = rules.standing(state);
    const moves = next.moves.map(({ move }) => move);
    const effects: AppendEffects = { summary: summaryOf(rules, state, moves.length) };
    if (standing.over) {
      const steps = (): ReturnType<typeof stepsOf> => stepsOf(rules, match.setup, moves);
      effects.outcome = outcomeOf({ rules, setup: match.setup, standing, steps });
    }
    if (kind === 'happened' && (this.head + 1) % SNAPSHOT_EVERY === 0)
      effects.snapshot = { moves: moves.length, rulesVersion: RULES_VERSION, state: state as Json };
    const device = this.drafts.besideEntry();
    if (device) effects.device = device;
    return effects;
  }

  // ── whose hands the device is in ────────────────────────────────────────────────────────────

  handTo(who: Seat | 'table'): Promise<void> {
    this.change({ holder: { who, open: false } });
    return this.inTurn(() => this.store.setDevice(this.live.match.id, { holder: who }));
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

function copyOf(folded: Folded): Folded {
  return {
    moves: folded.moves.slice(),
    redoable: folded.redoable.slice(),
    about: new Map(folded.about),
    touched: folded.touched.slice(),
  };
}

/** Null when there is no such match (or it was deleted). */
export async function openLiveMatch(
  store: Store,
  id: string,
  options: LiveOptions = {},
): Promise<LiveMatch | null> {
  const live = await loadLive(store, id, options.rulesOf ?? allRules);
  if (!live) return null;
  return new LiveMatch(store, live, options);
}
