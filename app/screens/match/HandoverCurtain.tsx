/** The curtain between two private views. What it hides is not mounted, so it is nowhere on the page. */
import type { ReactNode } from 'react';

import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Curtain } from '../../../src/ui';
import { matchText } from './text';

export function HandoverCurtain({ match }: { match: Match }): ReactNode {
  const words = useText(matchText);
  const { holder, info, openCurtain } = match;
  const player = holder.who === 'table' ? undefined : info.players[holder.who];
  if (!player) return null;
  return (
    <Curtain
      player={player}
      handOver={words.passTo}
      note={words.onlyFor(player.name)}
      holdLabel={words.holdToOpen}
      onReveal={openCurtain}
      game={info.game}
    />
  );
}
