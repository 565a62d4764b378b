/**
 * The curtain between two private views, with what already lies open on the table. What it hides is not
 * mounted, so it is nowhere on the page.
 */
import { Suspense, useMemo, type ReactNode } from 'react';

import { ON_CURTAIN } from '../../../src/games/tables';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Curtain } from '../../../src/ui';
import { matchText } from './text';

export function HandoverCurtain({ match }: { match: Match }): ReactNode {
  const words = useText(matchText);
  const { holder, info, openCurtain } = match;
  const view = useMemo(() => match.view('table'), [match]);
  const player = holder.who === 'table' ? undefined : info.players[holder.who];
  const Open = ON_CURTAIN[info.game];
  if (!player) return null;
  return (
    <Curtain
      player={player}
      handOver={words.passTo}
      note={words.onlyFor(player.name)}
      holdLabel={words.holdToOpen}
      onReveal={openCurtain}
      game={info.game}
    >
      {Open ? (
        <Suspense fallback={null}>
          <Open players={info.players} view={view} next={player.seat} />
        </Suspense>
      ) : null}
    </Curtain>
  );
}
