/** A player's own cards out of turn: behind a curtain of their own, and only as long as it is held. */
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { SeatPlayer } from '../../../src/games/table';
import type { Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button } from '../../../src/ui';
import { Curtain } from '../../../src/ui/components/Curtain';
import { matchText } from './text';
import { useCurtainGuard } from './useCurtainGuard';

export interface PeekCurtainProps {
  match: Match;
  player: SeatPlayer;
  onDone(): void;
}

/** The cards come and go without moving what is held. */
const ROOM = 136;

export function PeekCurtain({ match, player, onDone }: PeekCurtainProps): ReactNode {
  const words = useText(matchText);
  const { game } = match.info;
  const [shown, setShown] = useState(false);
  const cover = useCallback(() => setShown(false), []);
  useCurtainGuard(shown, cover);
  return (
    <Curtain
      player={player}
      handOver={words.passTo}
      note={words.curtain.peekOnly(player.name)}
      holdLabel={words.curtain.peekHold}
      onReveal={() => setShown(true)}
      onRelease={cover}
      game={game}
      below={<Button kind="quiet" label={words.curtain.peekDone} onPress={onDone} />}
    >
      <View style={{ height: ROOM, alignSelf: 'stretch', justifyContent: 'center' }}>
        {shown ? (
          <Suspense fallback={null}>
            {showPart(gameOf(game).parts.ownHand, {
              view: match.view(player.seat),
              seat: player.seat,
            })}
          </Suspense>
        ) : null}
      </View>
    </Curtain>
  );
}
