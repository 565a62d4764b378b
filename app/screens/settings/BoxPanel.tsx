/** The real boxes and what is missing from them; each opens on its own page. */
import { useNavigation } from '@react-navigation/native';
import { use, type ReactNode } from 'react';

import { boxesOnShelf, gameOf, type ShelfBox } from '../../../src/games';
import { missingFrom, type Missing } from '../../../src/games/box';
import type { Settings } from '../../../src/match/settings';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { ListRow, RowList, Panel, T, useTheme } from '../../../src/ui';
import { settingsText } from './text';

export function BoxPanel({ settings }: { settings: Settings }): ReactNode {
  const words = useText(settingsText).box;
  const { space } = useTheme();
  return (
    <Panel label={words.title} style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.title}
      </T>
      <T variant="caption" color="inkSoft">
        {words.note}
      </T>
      <RowList>
        {boxesOnShelf().map((box) => (
          <BoxRow key={box.id} {...box} gone={settings.missingCards[box.id]} />
        ))}
      </RowList>
    </Panel>
  );
}

function BoxRow({ id, games, gone }: ShelfBox & { gone: Missing | undefined }): ReactNode {
  const words = useText(settingsText).box;
  const names = useText(common).games;
  const navigation = useNavigation();
  const missing = missingFrom(use(gameOf(id).box()), gone);
  return (
    <ListRow
      title={games.map((game) => names[game]).join(', ')}
      note={missing > 0 ? words.missing(missing) : words.whole}
      onPress={() => navigation.navigate('Box', { game: id })}
    />
  );
}
