/** The picture of a match in the album: the game's box until its own window is made. */
import { useEffect, useReducer, type ReactNode } from 'react';
import { View } from 'react-native';

import { useStore } from '../../../src/match/hooks';
import type { MatchRow } from '../../../src/storage';
import { useTheme } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { WindowPicture } from './WindowPicture';
import { windowNow, wishWindow } from './windows';

const SIZE = 50;

export function MatchWindow({ match }: { match: MatchRow }): ReactNode {
  const theme = useTheme();
  const store = useStore();
  const [, lookAgain] = useReducer((n: number) => n + 1, 0);
  const shapes = windowNow(match, theme);
  const isWanted = shapes === undefined && match.finishedAt !== null && !match.summary.forged;
  useEffect(
    () => (store && isWanted ? wishWindow(store, match, theme, lookAgain) : undefined),
    [store, match, theme, isWanted],
  );
  return (
    <View style={{ width: SIZE, height: SIZE, alignItems: 'center', justifyContent: 'center' }}>
      {shapes ? (
        <WindowPicture shapes={shapes} size={SIZE} />
      ) : (
        <BoxCover game={match.game} size={40} />
      )}
    </View>
  );
}
