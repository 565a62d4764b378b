/** Evenings one below the other, each a way to its page. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { common } from '../../../src/games/common';
import type { Evening } from '../../../src/stats';
import { formatted } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { Icon, ListRow, RowList } from '../../../src/ui';
import { historyText } from '../history/text';
import { eveningText } from './text';

export function EveningRows(props: {
  evenings: readonly Evening[];
  /** Before one is opened. */
  onOpen?(): void;
}): ReactNode {
  const words = useText(eveningText);
  const { matches: count } = useText(historyText);
  const { games } = useText(common);
  const locale = useLocale();
  const navigation = useNavigation();
  return (
    <RowList label={words.evenings}>
      {props.evenings.map(({ day, matches }) => {
        const id = matches[0]?.id ?? '';
        const title = `${words.title(new Date(day).getDay())}, ${formatted(day, locale, {
          day: 'numeric',
          month: 'long',
        })}`;
        const names = [...new Set(matches.map(({ game }) => games[game]))].join(', ');
        const note = `${count(matches.length)} · ${names}`;
        return (
          <ListRow
            key={id}
            title={title}
            note={note}
            label={words.openEvening(`${title}, ${note}`)}
            before={<Icon name="star4" />}
            onPress={() => {
              props.onOpen?.();
              navigation.navigate('Evening', { id });
            }}
          />
        );
      })}
    </RowList>
  );
}
