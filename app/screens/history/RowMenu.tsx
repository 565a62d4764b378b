/** What a swipe shows, for everybody who does not swipe. */
import type { ReactNode } from 'react';

import { common } from '../../../src/games/common';
import type { MatchRow } from '../../../src/storage';
import { formatDay } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, ListRow, Sheet } from '../../../src/ui';
import { actionsOf, type RowDoing } from './AlbumRow';
import { historyText } from './text';

export interface RowMenuProps {
  match: MatchRow | null;
  doing: RowDoing;
  onClose(): void;
}

export function RowMenu({ match, doing, onClose }: RowMenuProps): ReactNode {
  const words = useText(historyText);
  const { games } = useText(common);
  const locale = useLocale();
  if (!match) return null;
  const title = `${games[match.game]}, ${formatDay(match.createdAt, locale)}`;
  return (
    <Sheet open onClose={onClose} title={title}>
      {actionsOf(match, words, doing).map(({ icon, label, onPress }) => (
        <ListRow
          key={label}
          plain
          title={label}
          before={<Icon name={icon} size={22} />}
          onPress={() => {
            onClose();
            onPress();
          }}
        />
      ))}
    </Sheet>
  );
}
