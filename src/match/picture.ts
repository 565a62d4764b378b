/** A still picture of a live match for screens: see `Match` in ./types. */
import type { Seat, Standing } from '../engine/types';
import { refuse } from '../engine/verdict';
import { ownerToAsk } from './asking';
import { isBotAt } from './botChairs';
import { correctionFrom } from './correction';
import { lookNow } from './course';
import { crossingOf } from './crossings';
import { stepsOf } from './facts';
import { hasCurtain, viewerOf } from './holding';
import { isHinted } from './hinted';
import { isResultMove } from './late';
import { latestOf } from './latest';
import { logLines } from './lines';
import type { LiveMatch } from './live';
import type { Live } from './load';
import { momentOf } from './positions';
import { closingFingerprint, isDecision, movesOfAct } from './record';
import { standingOf, turnOf } from './rules';
import { seatOf } from './seats';
import { toldSince } from './told';
import type { StoredMatch } from '../storage';
import type { Asked, Crossing, Curtain, Forced, KeptInfo, KeptMatch, Moment } from './types';

/** Where the table has ended the match, the rules would still go on. */
const NOTHING_MORE: Pick<Moment, 'offers' | 'judge'> = {
  offers: () => [],
  judge: () => refuse('turn'),
};

export function takePicture(live: Live, owner: LiveMatch): KeptMatch {
  const { match, rules, state, folded, positions } = live;
  const seq = match.headSeq;
  let look: { it: KeptMatch['look'] } | null = null;
  const now = {
    ...momentOf(rules, state),
    turn: turnOf(rules, state, folded),
    standing: standingOf(rules, state, folded),
    ...(folded.ended ? NOTHING_MORE : {}),
  };
  const isBots = (seat: Seat | null): boolean => seat !== null && isBotAt(match.players, seat);
  return {
    ...now,
    // Nobody plays for the app.
    offers: (seat) => (isBots(seat) ? [] : now.offers(seat)),
    judge: (move) => (isBots(seatOf(move)) ? refuse('turn') : now.judge(move)),
    info: infoOf(live, now.standing.over),
    keptHere: true,
    seq,
    viewer: viewerOf({ info: match, holder: live.holder }),
    curtain: curtainOf(live, owner),
    attempt: (move) => owner.attempt(move, seq),
    draw: () => owner.draw(seq),
    refused: live.refused,
    dismissRefusal: () => owner.dismissRefusal(),
    canUndo: folded.acts.length > 0 && live.brokenAt === null,
    canRedo: folded.undone.length > 0 && live.brokenAt === null,
    undoCrosses: crossingNow(live, now.turn),
    undo: () => owner.undo(seq),
    get undoAsks() {
      return ownerToAsk(live, 'undo');
    },
    redo: () => owner.redo(seq),
    get redoAsks() {
      return ownerToAsk(live, 'redo');
    },
    asked: askedOf(live, owner),
    since: (seat: Seat) => toldSince(live, seat),
    forced: forcedNow(live),
    latest: () => latestOf(live),
    get look() {
      return (look ??= { it: lookNow(live) }).it;
    },
    seen: (what) => owner.seen(what),
    thinking: live.thinking,
    hurry: () => owner.hurry(),
    hint: (seat) => owner.hint(seat),
    meant: (seat, choice) => rules.meant(state, seat, choice),
    leaveLesson: () => owner.leaveLesson(),
    get hints() {
      return hintsOf(live);
    },
    advance: (options) => owner.advance(options),
    get log() {
      return logLines(live);
    },
    standings: () => standingsOf(live),
    finished: () => ({
      setup: match.setup,
      standing: now.standing,
      steps: () =>
        stepsOf(
          rules,
          match.setup,
          folded.moves.map(({ move }) => move),
        ),
    }),
    before: (entry) => momentBefore(live, entry),
    end: () => owner.end(seq),
    giveChair: (seat, bot) => owner.giveChair(seat, bot, seq),
    correct: (entry, move) => correctionFrom(live, owner, entry, move),
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

function curtainOf({ match, holder }: Live, owner: LiveMatch): Curtain | null {
  if (!hasCurtain({ info: match })) return null;
  return { holder, open: () => owner.openCurtain(), close: () => owner.closeCurtain() };
}

function askedOf({ asked }: Live, owner: LiveMatch): Asked | null {
  if (!asked) return null;
  const { what, by, of, move, crosses } = asked;
  return { what, by, of, move, crosses, answer: (agrees) => owner.answer(agrees) };
}

function forcedNow({ folded: { moves } }: Live): Forced[] {
  const later = moves.slice(moves.findLastIndex(isDecision) + 1);
  return later.filter(({ forced }) => forced).map(({ seq, move }) => ({ seq, move }));
}

interface Seated {
  players: KeptInfo['players'];
  playerIds: KeptInfo['playerIds'];
}

/** The same people are the same objects from one picture to the next: what shows only them is not painted again. */
const seated = new WeakMap<StoredMatch['players'], Seated>();

function seatedOf(stored: StoredMatch['players']): Seated {
  const known = seated.get(stored);
  if (known) return known;
  const people: Seated = {
    players: stored.map(({ seat, name, colour, bot }) => ({
      ...{ seat, name, colour },
      ...(bot ? { bot } : {}),
    })),
    playerIds: stored.map((player) => player.id),
  };
  seated.set(stored, people);
  return people;
}

function infoOf({ match, folded }: Live, over: boolean): KeptInfo {
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
    closing: over ? closingFingerprint(match.headHash) : null,
    forged: match.summary.forged === true,
    endedEarly: folded.ended !== null,
    late: isResultMove(folded.moves[0]?.move),
    lesson: match.device.lesson === true,
  };
}

/** How often advice was asked for, that of this moment included. */
function hintsOf(live: Live): number {
  const asked = live.match.device.hinted;
  const pending = asked && isHinted(live, asked.seat) ? 1 : 0;
  return live.folded.moves.filter(({ hinted }) => hinted).length + pending;
}

/** What an undo would go back past. */
export function crossingNow(live: Live, turn: Moment['turn']): Crossing {
  const { folded, match, flow, rules, positions, brokenAt } = live;
  const act = folded.acts[folded.acts.length - 1];
  // What no longer makes sense cannot be taken back, only given up.
  if (!act || brokenAt !== null) return null;
  const taken = movesOfAct(folded, act);
  const phaseAfter = (i: number): string => {
    const later = taken.length - 1 - i;
    if (later === 0) return turn.phase;
    return rules.turn(positions.after(folded.moves.length - later)).phase;
  };
  return crossingOf(flow, match.mode, taken, phaseAfter);
}

function standingsOf({ folded, positions, brokenAt }: Live): Standing[] {
  const count = brokenAt === null ? folded.moves.length : firstBroken(folded.moves, brokenAt);
  return Array.from({ length: count + 1 }, (_, i) => positions.standing(i));
}

function firstBroken(moves: readonly { seq: number }[], brokenAt: number): number {
  const index = moves.findIndex((move) => move.seq >= brokenAt);
  return index < 0 ? moves.length : index;
}
