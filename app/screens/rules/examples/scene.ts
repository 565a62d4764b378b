/**
 * An example brought to life by the rules: the position it starts from, what comes of the play, what
 * the referee says. Knows nothing about drawing and no language.
 */
import { replay } from '../../../../src/engine/replay';
import type { GameRules, Refusal, ScoreLine, Viewer } from '../../../../src/engine/types';
import type { Example } from '../../../../src/games/example';

export interface Scene<Move = unknown, View = unknown> {
  example: Example<Move>;
  /** Who plays or looks; what this seat may see is drawn. */
  viewer: Viewer;
  /** Null where nobody could sit down. */
  view: View | null;
  /** After the play, where it was accepted. */
  after: View | null;
  /** Why the play was refused. */
  refusal: Refusal | null;
  /** What the seat of a count has for this clause. */
  lines: readonly ScoreLine[];
}

export function stage(rules: GameRules, example: Example<unknown>): Scene {
  const viewer = viewerOf(example);
  const nothing = { example, viewer, view: null, after: null, refusal: null, lines: [] };
  if (example.kind === 'setup') return nothing;
  const { state } = replay(rules, example.setup, example.before);
  const scene: Scene = { ...nothing, view: rules.view(state, viewer) };
  if (example.kind === 'count') {
    const { seat } = example.line;
    const { lines } = rules.standing(state);
    scene.lines = lines.filter((line) => line.seat === seat && line.clause === example.clause);
  }
  if (example.kind === 'play') {
    const verdict = rules.judge(state, example.tried);
    if (verdict.ok) scene.after = rules.view(rules.apply(state, example.tried), viewer);
    else scene.refusal = verdict;
  }
  return scene;
}

function viewerOf(example: Example<unknown>): Viewer {
  if (example.kind === 'view') return example.viewer;
  if (example.kind !== 'play' || example.setup.mode !== 'virtual') return 'table';
  const { tried } = example;
  const seat = typeof tried === 'object' && tried !== null && 'seat' in tried ? tried.seat : null;
  return typeof seat === 'number' ? seat : 'table';
}
