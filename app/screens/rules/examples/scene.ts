/**
 * An example brought to life by the rules: the position it starts from, what comes of the play, what
 * the referee says. Knows nothing about drawing and no language.
 */
import { replay } from '../../../../src/engine/replay';
import type { GameRules, Viewer } from '../../../../src/engine/types';
import type { Example, Scene } from '../../../../src/games/example';

export function stage(rules: GameRules, example: Example<unknown>): Scene {
  const viewer = viewerOf(example);
  const nothing = {
    example,
    viewer,
    view: null,
    earlier: null,
    after: null,
    refusal: null,
    lines: [],
  };
  if (example.kind === 'setup') return nothing;
  const { state } = replay(rules, example.setup, example.before);
  const scene: Scene = { ...nothing, view: rules.view(state, viewer) };
  if (example.kind === 'view' && example.before.length > 1) {
    const earlier = replay(rules, example.setup, example.before.slice(0, -1));
    scene.earlier = rules.view(earlier.state, viewer);
  }
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
