/** A still picture of a live match for screens: see `Match` in ./types. */
import type { Seat, Standing } from '../engine/types';
import { planCorrection } from './correction';
import { crossingOf } from './crossings';
import { undoTarget } from './fold';
import { logLines } from './lines';
import type { LiveMatch } from './live';
import type { Live } from './load';
import { momentOf } from './positions';
import type { StoredMatch } from '../storage';
import type { Crossing, Decision, Match, MatchInfo, Moment } from './types';

export function takePicture(live: Live, owner: LiveMatch): Match {
  const { match, rules, state, folded, positions } = live;
  const seq = match.headSeq;
  const now = momentOf(rules, state);
  return {
    ...now,
    info: infoOf(live, now.standing.over),
    seq,
    attempt: (move) => owner.attempt(move, seq),
    draw: () => owner.draw(seq),
    refused: live.refused,
    dismissRefusal: () => owner.dismissRefusal(),
    canUndo: folded.moves.length > 0 && live.brokenAt === null,
    canRedo: folded.redoable.length > 0 && live.brokenAt === null,
    undoCrosses: crossingNow(live, now),
    undo: () => owner.undo(seq),
    redo: () => owner.redo(seq),
    latest: () => latestOf(live),
    get log() {
      return logLines(live);
    },
    standings: () => standingsOf(live),
    before: (entry) => momentBefore(live, entry),
    planCorrection: (entry, move) => planCorrection(live, entry, move).plan,
    correct: (entry, move, options) => owner.correct(entry, move, options?.dropLater ?? false),
    drafts: owner.drafts,
    holder: live.holder,
    handTo: (who: Seat | 'table') => owner.handTo(who),
    openCurtain: () => owner.openCurtain(),
    closeCurtain: () => owner.closeCurtain(),
  };

  function momentBefore({ folded: { moves } }: Live, entry: number): Moment | null {
    const index = moves.findIndex((move) => move.seq === entry);
    return index < 0 ? null : positions.moment(index);
  }
}

interface Seated {
  players: MatchInfo['players'];
  playerIds: MatchInfo['playerIds'];
}

/** The same people are the same objects from one picture to the next: what shows only them is not painted again. */
const seated = new WeakMap<StoredMatch['players'], Seated>();

function seatedOf(stored: StoredMatch['players']): Seated {
  const known = seated.get(stored);
  if (known) return known;
  const people: Seated = {
    players: stored.map(({ seat, name, colour }) => ({ seat, name, colour })),
    playerIds: stored.map((player) => player.id),
  };
  seated.set(stored, people);
  return people;
}

function infoOf({ match }: Live, over: boolean): MatchInfo {
  return {
    ...seatedOf(match.players),
    id: match.id,
    game: match.game,
    mode: match.mode,
    setup: match.setup,
    createdAt: match.createdAt,
    finishedAt: match.finishedAt,
    parent: match.parent,
    commitment: match.commitment,
    seed: over ? match.seed : null,
    words: match.words,
  };
}

function latestOf({ folded: { moves }, match, positions }: Live): Decision | null {
  const index = moves.findLastIndex((move) => !move.drawn);
  const last = moves[index];
  // Whoever takes back or corrects has seen it.
  if (!last || match.headSeq - last.seq !== moves.length - 1 - index) return null;
  return { seq: last.seq, move: last.move, before: positions.moment(index) };
}

function crossingNow({ folded, match }: Live, { turn }: Moment): Crossing {
  const taken = folded.moves.slice(undoTarget(folded.moves));
  return crossingOf(match.game, match.mode, taken, turn.phase);
}

function standingsOf({ folded, positions, brokenAt }: Live): Standing[] {
  const count = brokenAt === null ? folded.moves.length : firstBroken(folded.moves, brokenAt);
  return Array.from({ length: count + 1 }, (_, i) => positions.standing(i));
}

function firstBroken(moves: readonly { seq: number }[], brokenAt: number): number {
  const index = moves.findIndex((move) => move.seq >= brokenAt);
  return index < 0 ? moves.length : index;
}
