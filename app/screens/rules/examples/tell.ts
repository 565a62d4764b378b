/** An example in words: what went before, what is tried or claimed, and why not. */
import type { Mode, Setup } from '../../../../src/engine/types';
import type { Scene } from '../../../../src/games/example';
import { describe, type Sights } from '../../../../src/games/sights';
import type { GameWords, Say } from '../../../../src/games/words';
import { signed } from '../../../../src/text/plural';
import type { Wording } from '../../../../src/text/define';
import type { uk } from './text/uk';

export interface Told {
  /** The last moves before it. */
  before: readonly string[];
  /** What is tried or claimed. */
  claim: string;
  /** Why the play is refused, or what is true instead of the claim. */
  why: string | null;
}

/** More would hide the point of the example. */
const SHOWN_BEFORE = 3;

export interface Speech {
  words: GameWords;
  say: Say;
  text: Wording<typeof uk>;
  sights: Sights;
}

export function tell(scene: Scene, { words, say, text, sights }: Speech): Told {
  const { example } = scene;
  if (example.kind === 'setup') {
    const { seats, first } = example.setup;
    const claim = first > 0 ? text.firstSeat(seats, first + 1) : text.seats(seats);
    return { before: [], claim, why: null };
  }
  // An example has no secrets: its moves are told as they are at an open table.
  const open: Setup = { ...example.setup, mode: openMode(example.setup.mode) };
  const before = example.before.slice(-SHOWN_BEFORE).map((move) => words.move(move, say, open));
  if (example.kind === 'play') {
    const why = scene.refusal ? words.refusal(scene.refusal, say) : null;
    const told = scene.refusal ? (words.tried ?? words.move) : words.move;
    return { before, claim: told(example.tried, say, open), why };
  }
  if (example.kind === 'view') {
    const { path, value, viewer } = example;
    return { before, claim: describe(sights, path, value, viewer, say), why: null };
  }
  const { seat, points } = example.line;
  const line = scene.lines.find((one) => one.points === points);
  const claim = text.gets(say.name(seat), signed(points));
  if (line) return { before, claim: `${claim} (${words.line(line, say)})`, why: null };
  const others = scene.lines.map((one) => `${signed(one.points)} (${words.line(one, say)})`);
  return { before, claim, why: others.length > 0 ? text.instead(others.join(', ')) : null };
}

function openMode(mode: Mode): Mode {
  return mode === 'virtual' ? 'referee' : mode;
}
