/**
 * A match played elsewhere, as one chair's own phone will have it. The table elsewhere keeps the state and judges what
 * is said; what reaches the phone is text: a view, a turn, a standing, a verdict. Offers, verdicts in advance and
 * previews come from what the chair imagines. No store, no log, no seed here, and no state but an imagined one.
 */
import type { GameRules, Seat, Setup, Standing, Turn, Verdict } from '../../src/engine/types';
import type { GameId } from '../../src/games';
import { momentOf } from '../../src/match/positions';
import type { Match, MatchInfo, MatchSource, Moment } from '../../src/match/types';
import { quickRng } from './quickRng';
import { playersOf, playOut } from './tableHarness';

/** What one chair is told. */
interface Sight {
  seq: number;
  turn: Turn;
  view: unknown;
  standing: Standing;
}

export interface Elsewhere {
  /** As it comes over the wire. */
  sight(): string;
  /** Somebody on the chair says something; the answer as it comes over the wire. */
  say(choice: unknown): string;
  /** The deck or the dice, or somebody on another chair. */
  happens(move?: unknown): void;
  /** Everything that was said from the chair, accepted or not. */
  said: unknown[];
  subscribe(listener: () => void): () => void;
}

export interface ElsewhereOptions {
  rules: GameRules;
  setup: Setup;
  moves: readonly unknown[];
  seat: Seat;
}

/** The other end: it alone has the state. */
export function playElsewhere({ rules, setup, moves, seat }: ElsewhereOptions): Elsewhere {
  let state = playOut(rules, setup, moves);
  let seq = moves.length;
  const listeners = new Set<() => void>();
  const said: unknown[] = [];
  const play = (move: unknown): void => {
    state = rules.apply(state, move);
    seq += 1;
    for (const listener of [...listeners]) listener();
  };
  return {
    said,
    sight() {
      const sight: Sight = {
        seq,
        turn: rules.turn(state),
        view: rules.view(state, seat),
        standing: rules.standing(state),
      };
      return JSON.stringify(sight);
    },
    say(choice) {
      said.push(choice);
      const move = rules.meant(state, seat, choice);
      const verdict: Verdict =
        move === null ? { ok: false, clause: 'turn', facts: {} } : rules.judge(state, move);
      if (verdict.ok) play(move);
      return JSON.stringify(verdict);
    },
    happens: (move) => play(move ?? rules.chance(state, quickRng(seq))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How a chair says a move of its imagined state, where a choice is not the move itself. */
export type SayAs = (move: unknown, offers: readonly unknown[]) => unknown;

/** The phone: pictures of the match, each made of one sight. */
export function seenFromChair(
  { rules, setup, seat }: ElsewhereOptions,
  elsewhere: Elsewhere,
  sayAs: SayAs = (move) => move,
): MatchSource {
  const game = rules.id as GameId;
  const players = playersOf(setup.seats);
  const info: MatchInfo = {
    id: 'elsewhere',
    game,
    mode: setup.mode,
    setup,
    players,
    commitment: '',
  };
  const listeners = new Set<() => void>();
  let refused: Match['refused'] = null;
  let sight = elsewhere.sight();
  let picture: Match | null = null;

  const change = (): void => {
    picture = null;
    for (const listener of [...listeners]) listener();
  };
  elsewhere.subscribe(() => {
    sight = elsewhere.sight();
    refused = null;
    change();
  });

  const say = (moment: Moment, move: unknown): Promise<Verdict> => {
    const answer = elsewhere.say(sayAs(move, moment.offers(seat)));
    const verdict = JSON.parse(answer) as Verdict;
    if (!verdict.ok) {
      refused = { move, refusal: verdict };
      change();
    }
    return Promise.resolve(verdict);
  };

  function take(): Match {
    const { seq, turn, view, standing } = JSON.parse(sight) as Sight;
    const imagined = rules.imagine(view, seat, quickRng(seq));
    const moment: Moment = {
      ...momentOf(rules, imagined),
      turn,
      standing,
      view: (viewer) => (viewer === seat ? view : rules.view(imagined, viewer)),
    };
    return {
      ...moment,
      info,
      keptHere: false,
      seq,
      viewer: seat,
      curtain: null,
      attempt: (move) => say(moment, move),
      draw: () => Promise.resolve(elsewhere.happens()),
      refused,
      dismissRefusal() {
        refused = null;
        change();
      },
      canUndo: false,
      undoCrosses: null,
      undo: () => Promise.resolve(),
      undoAsks: null,
      canRedo: false,
      redo: () => Promise.resolve(),
      redoAsks: null,
      asked: null,
      since: () => [],
      forced: [],
      look: null,
      seen: () => undefined,
      advance: () => Promise.resolve(),
    };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => (picture ??= take()),
  };
}
