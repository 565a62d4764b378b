/** The table as it was at one step, drawn by the game itself; nothing on it can be played. */
import { Suspense, use, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Viewer } from '../../../src/engine/types';
import { gameEntry, gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { KeptMatch, Moment } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Still } from '../../../src/ui';
import { useOpenClause } from '../match/useOpenClause';
import { actorOf } from './steps';
import { replayText } from './text';
import type { Told } from './told';

/** Tables grow as they need; those that fill a screen get at least this. */
const LEAST = 280;

export function StepTable(props: Told): ReactNode {
  const { match, step } = props;
  const words = useText(replayText);
  const viewer = viewerAt(match, step.now);
  return (
    <View role="region" aria-label={words.table} style={{ minHeight: LEAST }}>
      <Suspense fallback={null}>
        {/* A new table each step: what moved on the way from another one would be a lie. */}
        <Still key={step.number} hand={viewer !== 'table'} move={step.line?.move ?? null}>
          <Drawn {...props} viewer={viewer} />
        </Still>
      </Suspense>
    </View>
  );
}

/** The hand of whoever is to act, as the device would have shown it; only finished matches come here dealt. */
function viewerAt({ info }: KeptMatch, { turn }: Moment): Viewer {
  if (info.mode !== 'virtual' || !gameEntry(info.game).secret.includes(turn.phase)) return 'table';
  return turn.actors[0] ?? 'table';
}

function Drawn(props: Told & { viewer: Viewer }): ReactNode {
  const { match, step, words, say, viewer } = props;
  const { info } = match;
  const { line, before, now } = step;
  const openClause = useOpenClause(info.game);
  const { lingers } = use(gameOf(info.game).flow());
  const { table, ending, aftermath } = gameOf(info.game).parts;
  const same = { players: info.players, standing: now.standing, openClause };
  const { over } = now.standing;
  if (line && before && info.mode !== 'score') {
    const open = before.view('table');
    if (lingers?.(open, line.move, { over, forced: false }))
      // What lies in its tray is only a way on.
      return (
        <Still hand={false}>
          {showPart(aftermath, {
            ...same,
            move: line.move,
            landed: true,
            before: open,
            view: now.view('table'),
            onGoOn: nothing,
          })}
        </Still>
      );
  }
  if (over)
    return showPart(ending, { ...same, setup: info.setup, view: now.view('table'), words, say });
  return showPart(table, {
    ...same,
    setup: info.setup,
    mode: info.mode,
    turn: now.turn,
    view: now.view(viewer),
    viewer,
    offers: now.offers,
    judge: now.judge,
    foresee: now.foresee,
    attempt: () => Promise.resolve({ ok: true }),
    draw: () => Promise.resolve(),
    refused: null,
    dismissRefusal: nothing,
    words,
    say,
    hints: false,
    focus: actorOf(step),
  });
}

function nothing(): void {
  // A table that is only looked at has nothing to answer.
}
