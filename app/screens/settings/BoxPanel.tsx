/** The real boxes and what is missing from them; each opens on its own page. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { missingFrom, SHELF } from '../../../src/games/boxes';
import type { Settings } from '../../../src/match/settings';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import { ListRow, RowList, Panel, T, useTheme } from '../../../src/ui';
import { settingsText } from './text';

export function BoxPanel({ settings }: { settings: Settings }): ReactNode {
  const words = useText(settingsText).box;
  const { games } = useText(common);
  const navigation = useNavigation();
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
        {SHELF.map(({ id, games: inside }) => {
          const missing = missingFrom(id, settings.missingCards);
          return (
            <ListRow
              key={id}
              title={inside.map((game) => games[game]).join(', ')}
              note={missing > 0 ? words.missing(missing) : words.whole}
              onPress={() => navigation.navigate('Box', { game: id })}
            />
          );
        })}
      </RowList>
    </Panel>
  );
}
