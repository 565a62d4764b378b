/** What a first match of «Промінь» teaches, in the order it is taught, and when each clause first matters. */
import { defineLessons, type LessonMoment } from '../lessons';
import { followClause, dealLine, heldOf, whyOpener } from './rules/because';
import type { Colour } from './rules/cards';
import type { Move, View } from './rules/types';
import { lessonWords } from './words/lessons';

export interface Taught {
  'P-3.2': object;
  'P-5.3': { points: number; won: number };
  'P-5.4': { points: number; beads: number; won: number };
  'P-3.6': { own: boolean };
  'P-3.3': object;
  'P-4.4': { led: Colour; held: number };
  'P-4.5': { led: Colour };
  'P-1.6': { value: number };
  'P-4.3': object;
  'P-3.4': { beads: number; shield: boolean };
  'P-4.9': object;
  'P-4.2': object;
}

type Moment = LessonMoment<View, Move>;
type Play = Extract<View, { phase: 'play' }>;

const bidding = ({ view }: Moment): boolean => view.phase === 'bid';

function playing({ view, seat }: Moment): Play | null {
  return view.phase === 'play' && view.toAct === seat ? view : null;
}

/** Which clause is asked of the card to be played. */
function follows(view: Play, seat: number): ReturnType<typeof followClause> {
  return followClause(view.trick.led, heldOf(view, seat));
}

/** How the deal before this one ended for that chair. */
function lastDeal({ view, seat, standing }: Moment) {
  return view.phase === 'bid' ? dealLine(standing.lines, seat, view.deal - 1) : undefined;
}

export const lessons = defineLessons<Taught, View, Move>(
  {
    'P-3.2': { at: 'hand', when: (m) => (bidding(m) ? {} : null) },
    'P-5.3': {
      at: 'table',
      when(m) {
        const line = lastDeal(m);
        return line?.clause === 'P-5.3' ? { points: line.points, won: line.facts.won } : null;
      },
    },
    'P-5.4': {
      at: 'table',
      when(m) {
        const line = lastDeal(m);
        if (line?.clause !== 'P-5.4') return null;
        return { points: line.points, beads: line.facts.beads, won: line.facts.won };
      },
    },
    'P-3.6': {
      at: 'table',
      when(m) {
        if (!bidding(m) || whyOpener(m.view)?.clause !== 'P-3.6') return null;
        return { own: m.view.opener === m.seat };
      },
    },
    'P-3.3': { at: 'hand', when: (m) => (bidding(m) && m.view.deal > 1 ? {} : null) },
    'P-4.4': {
      at: 'table',
      when(m) {
        const view = playing(m);
        const led = view?.trick.led;
        if (!view || !led || follows(view, m.seat) !== 'P-4.4') return null;
        return { led, held: heldOf(view, m.seat) ?? 0 };
      },
    },
    'P-4.5': {
      at: 'table',
      when(m) {
        const view = playing(m);
        const led = view?.trick.led;
        return view && led && follows(view, m.seat) === 'P-4.5' ? { led } : null;
      },
    },
    'P-1.6': {
      at: 'table',
      when(m) {
        const view = playing(m);
        const trump = view?.trick.cards.find(({ card }) => card.colour === 'y');
        return trump && view?.trick.led !== 'y' ? { value: trump.card.value } : null;
      },
    },
    'P-4.3': {
      at: 'hand',
      when(m) {
        const view = playing(m);
        return view && follows(view, m.seat) === 'P-4.3' ? {} : null;
      },
    },
    'P-3.4': {
      at: 'hand',
      when(m) {
        const view = playing(m);
        const bid = view?.bids[m.seat];
        return bid && view?.won[m.seat] === bid.beads ? { ...bid } : null;
      },
    },
    'P-4.9': {
      at: 'hand',
      when(m) {
        const view = playing(m);
        return view && view.trick.leader === m.seat && view.trick.number > 1 ? {} : null;
      },
    },
    'P-4.2': { at: 'hand', when: (m) => (playing(m) ? {} : null) },
  },
  lessonWords,
);
