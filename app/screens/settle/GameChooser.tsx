/** Which game is argued about: its cover in the top bar, and a sheet with all six. */
import { useState, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';

import { type GameId, GAMES } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList, Sheet, T, Touch, useTheme } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { settleText } from './text';

/** Below this only the cover fits beside the title. */
const ROOM_FOR_NAME = 370;

export function GameChooser(props: { game: GameId; onChoose(game: GameId): void }): ReactNode {
  const { game, onChoose } = props;
  const words = useText(settleText);
  const shared = useText(common);
  const [open, setOpen] = useState(false);
  const { space, textScale } = useTheme();
  const { width, fontScale } = useWindowDimensions();
  const roomy = width / Math.max(1, textScale * fontScale) >= ROOM_FOR_NAME;
  return (
    <>
      <Touch
        label={words.gameIs(shared.games[game])}
        aria-expanded={open}
        onPress={() => setOpen(true)}
        style={{
          minHeight: 48,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s,
          paddingHorizontal: space.s,
        }}
      >
        <BoxCover game={game} size={36} />
        {roomy ? <T variant="bodyStrong">{shared.gamesShort[game]}</T> : null}
        <Icon name="down" size={18} />
      </Touch>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.chooseGame}>
        <RowList chooses>
          {GAMES.map(({ id }) => (
            <ListRow
              key={id}
              title={shared.games[id]}
              before={<BoxCover game={id} size={40} />}
              chosen={id === game}
              onPress={() => {
                setOpen(false);
                onChoose(id);
              }}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  );
}
