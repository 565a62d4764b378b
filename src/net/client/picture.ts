/**
 * A match played elsewhere, for the app's own match page: pictures made of what the chair is told. Offers, verdicts in
 * advance and previews are those of the state that the chair imagines; the table's verdict is the one that counts.
 */
import { createRng } from '../../engine/rng';
import type { GameRules, Seat, Verdict } from '../../engine/types';
import { OK } from '../../engine/verdict';
import type { Flow } from '../../games';
import { momentOf } from '../../match/positions';
import type { Json } from '../../match/record/types';
import { seatOf } from '../../match/seats';
import type { Look, Match, MatchInfo, MatchSource, Moment, Told } from '../../match/types';
import type { Sight, ToldLine } from '../protocol/types';
import type { Seen, TableSeat } from './seat';

/** So long what lies open is shown when the match has gone on meanwhile; whoever waves it on is quicker. */
const LOOK_MS = 2500;
/** So long on a table that is only looked at, where nobody may be near to wave it on. */
const LOOK_ON_MS = 6000;

export interface PictureOptions {
  rules: GameRules;
  flow: Flow;
  /** Somebody tried to enter for another seat, which only whoever leads the table may. */
  onNotYours?(): void;
}

/** Pictures are made when they are asked for, one for each thing of the match the seat has heard. */
export function matchSourceOf(seat: TableSeat, options: PictureOptions): MatchSource {
  return new Pictures(seat, options);
}

class Pictures implements MatchSource {
  private picture: { seen: Seen; match: Match } | null = null;
  private readonly rules: GameRules;
  private readonly flow: Flow;
  private lookEnds: { timer: ReturnType<typeof setTimeout>; isPast: boolean } | null = null;
  private refused: Match['refused'] = null;
  private readonly listeners = new Set<() => void>();
  /** The last picture before the newest decision, for what is looked at before the match goes on. */
  private moments: { seq: number; moment: Moment }[] = [];
  private wavedOn = -1;

  constructor(
    private readonly seat: TableSeat,
    private readonly options: PictureOptions,
  ) {
    this.rules = options.rules;
    this.flow = options.flow;
    seat.subscribe(() => this.tell());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): Match => {
    const seen = this.seat.now();
    const kept = this.picture;
    const isKept =
      kept !== null && (isSamePicture(kept.seen, seen) || this.isStillLooking(kept.match, seen));
    const match = isKept ? kept.match : this.take(seen);
    if (!isKept) this.picture = { seen, match };
    this.endLooking(match, seen);
    return match;
  };

  /** What lies open stays for a moment though the match has gone on. */
  private isStillLooking({ look, seq }: Match, { sight }: Seen): boolean {
    return look !== null && this.wavedOn < seq && sight !== null && sight.seq >= seq;
  }

  private endLooking({ look, seq }: Match, { sight, viewer }: Seen): void {
    if (!look || this.wavedOn >= seq || !sight) return;
    const isPast = sight.seq > seq;
    if (!isPast && viewer !== 'table') return;
    if (this.lookEnds?.isPast === isPast) return;
    if (this.lookEnds) clearTimeout(this.lookEnds.timer);
    const timer = setTimeout(() => this.waveOn(seq), isPast ? LOOK_MS : LOOK_ON_MS);
    this.lookEnds = { timer, isPast };
  }

  private waveOn(seq: number): void {
    if (this.lookEnds) clearTimeout(this.lookEnds.timer);
    this.lookEnds = null;
    if (this.wavedOn >= seq) return;
    this.wavedOn = seq;
    this.changed();
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }

  private changed(): void {
    this.picture = null;
    this.tell();
  }

  // ── a picture ───────────────────────────────────────────────────────────────────────────────

  private take(seen: Seen): Match {
    const { sight, people } = seen;
    const mine = seen.viewer;
    // Where real cards lie on the table everyone looks at the same, and some enter it.
    const viewer = isOpenTo(seen) ? 'table' : mine;
    if (!sight) throw new Error('a match that has not begun has no table');
    const moment = this.momentOf(seen, sight);
    this.remember(sight.seq, moment);
    const look = this.lookAt(seen, sight);
    const others =
      people?.chairs.find(({ is, seat }) => is === 'here' && seat !== mine)?.seat ?? null;
    return {
      ...moment,
      info: infoOf(seen),
      keptHere: false,
      seq: sight.seq,
      viewer,
      curtain: null,
      attempt: (move) => this.attempt(sight, moment, move),
      draw: async () => {
        await this.seat.connection.ask({ ask: sight.ask });
      },
      refused: this.refused,
      dismissRefusal: () => {
        this.refused = null;
        this.changed();
      },
      canUndo: sight.canUndo && mine !== 'table',
      undoCrosses: sight.crosses,
      undo: async () => this.seat.connection.say('undo', { what: 'undo' }),
      undoAsks: others,
      canRedo: sight.canRedo && mine !== 'table',
      redo: async () => this.seat.connection.say('undo', { what: 'redo' }),
      redoAsks: others,
      // Everybody is asked at once, on their own phones: the page round the match shows it.
      asked: null,
      since: (seat) => toldSince(seen.told, seat),
      forced: [],
      look,
      seen: () => this.waveOn(sight.seq),
      // It goes on there.
      advance: () => Promise.resolve(),
    };
  }

  private momentOf({ viewer }: Seen, { view, turn, standing, seq }: Sight): Moment {
    if (viewer === 'table') return this.openTable(view, turn, standing);
    const imagined = this.rules.imagine(view, viewer, createRng(`${seq}`));
    return {
      ...momentOf(this.rules, imagined),
      turn,
      standing,
      view: (other) => (other === viewer ? view : this.rules.view(imagined, other)),
    };
  }

  /** Whoever looks on sees what lies open and can do nothing. */
  private openTable(view: Json, turn: Sight['turn'], standing: Sight['standing']): Moment {
    return {
      turn,
      standing,
      // Whoever looks on reads it off the table.
      stage: null,
      view: () => view,
      offers: () => [],
      judge: () => ({ ok: false, clause: 'turn', facts: { phase: turn.phase } }),
      foresee: () => standing,
    };
  }

  // ── what somebody does ──────────────────────────────────────────────────────────────────────

  private async attempt(sight: Sight, moment: Moment, move: unknown): Promise<Verdict> {
    const { viewer, info, people } = this.seat.now();
    if (viewer === 'table') return moment.judge(move);
    const isDealt = info?.setup.mode === 'virtual';
    const named = seatOf(move);
    if (!isDealt && named !== viewer && people?.host !== viewer) {
      this.options.onNotYours?.();
      return { ok: false, clause: 'turn', facts: { phase: moment.turn.phase } };
    }
    const ask = sight.asks?.[named ?? viewer] ?? sight.ask;
    const choice = isDealt ? (this.flow.says?.(move, moment.offers(viewer)) ?? move) : move;
    const said = await this.seat.connection.ask({ ask, choice: choice as Json });
    if (said.ok) return OK;
    const { clause, facts, stale } = said;
    const verdict: Verdict = { ok: false, clause, facts };
    // The table has gone on meanwhile: the next picture shows it.
    if (!stale) {
      this.refused = { move, refusal: verdict };
      this.changed();
    }
    return verdict;
  }

  // ── what is looked at first ─────────────────────────────────────────────────────────────────

  private remember(seq: number, moment: Moment): void {
    const last = this.moments[this.moments.length - 1];
    if (last?.seq === seq) return;
    this.refused = null;
    this.moments = [...this.moments.slice(-1), { seq, moment }];
  }

  /** A decision that completes a trick, turns up votes or scores is seen on the table as it was before the match went on. */
  private lookAt({ told, info }: Seen, { seq, standing }: Sight): Look | null {
    const { lingers } = this.flow;
    const [before] = this.moments;
    if (!lingers || !before || before.seq === seq || this.wavedOn >= seq) return null;
    if (info?.setup.mode !== 'virtual') return null;
    const line = lastDecision(told);
    if (!line || line.seq !== before.seq + 1 || line.move === null) return null;
    const after = { over: standing.over, forced: false };
    if (!lingers(before.moment.view('table'), line.move, after)) return null;
    const decision = { seq: line.seq, move: line.move, before: before.moment };
    return { decision, isFlying: false, isOpen: true, isOwn: false };
  }
}

/** News about the way or a question to everyone leave the table as it is. */
function isSamePicture(a: Seen, b: Seen): boolean {
  return a.sight === b.sight && a.told === b.told && a.people === b.people && a.viewer === b.viewer;
}

/** Real cards lie there, or nothing is anybody's own. */
function isOpenTo({ info }: Seen): boolean {
  return info?.setup.mode !== 'virtual';
}

function lastDecision(told: readonly ToldLine[]): ToldLine | undefined {
  const last = told.findLast(({ kind, forced }) => kind !== 'move' || !forced);
  return last?.kind === 'move' ? last : undefined;
}

function toldSince(told: readonly ToldLine[], seat: Seat): Told[] {
  const last = told.findLastIndex((line) => line.kind === 'move' && line.seat === seat);
  return told
    .slice(last + 1)
    .filter(({ kind, move }) => kind === 'move' && move !== null && seatOf(move) !== seat)
    .map(({ seq, move }) => ({ seq, move, veiled: false }));
}

function infoOf({ info, people }: Seen): MatchInfo {
  if (!info) throw new Error('nobody has come in yet');
  const { code, game, setup, commitment } = info;
  const players = (people?.chairs ?? []).map(({ seat, name, colour, bot }) => ({
    seat,
    name,
    colour,
    ...(bot && { bot }),
  }));
  return { id: code, game, mode: setup.mode, setup, players, commitment };
}
