/** No game chosen yet: the six boxes, each with the questions it can answer. */
import { useNavigation } from '@react-navigation/native';
import { use, type ReactNode } from 'react';
import { View } from 'react-native';

import { type GameId, GAMES } from '../../../src/games';
import type { SettleBook } from '../../../src/games/table';
import { common } from '../../../src/games/common';
import { useLocale, useText } from '../../../src/text/locale';
import { ListRow, Panel, Screen, T, TopBar, useTheme } from '../../../src/ui';
import { BoxCover } from '../../../src/ui/drawings/BoxCover';
import { useGoBack } from '../../useGoBack';
import { settleText } from './text';

interface Entry {
  game: GameId;
  book: SettleBook | null;
}

let shelf: Promise<Entry[]> | null = null;

/** The same promise each time, so that the screen can wait for it. */
function loadShelf(): Promise<Entry[]> {
  if (!shelf) {
    shelf = Promise.all(GAMES.map(async ({ id, settle }) => ({ game: id, book: await settle() })));
    shelf.catch(() => (shelf = null));
  }
  return shelf;
}

export function SettleShelf(): ReactNode {
  const words = useText(settleText);
  const shared = useText(common);
  const goBack = useGoBack();
  const { space } = useTheme();
  const entries = use(loadShelf());
  return (
    <Screen
      maxWidth={1100}
      header={
        <TopBar
          title={words.title}
          back={{ label: shared.close, icon: 'close', onPress: goBack }}
        />
      }
    >
      <T color="inkSoft" style={{ marginBottom: space.l }}>
        {words.shelf}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.l }}>
        {entries.map((entry) => (
          <Box key={entry.game} {...entry} />
        ))}
      </View>
    </Screen>
  );
}

function Box({ game, book }: Entry): ReactNode {
  const words = useText(settleText);
  const names = useText(common).games;
  const locale = useLocale();
  const navigation = useNavigation();
  const { space } = useTheme();
  return (
    <Panel label={names[game]} bare style={{ flexGrow: 1, flexBasis: 300, padding: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.s }}>
        <BoxCover game={game} size={44} />
        <T variant="heading" heading={2} style={{ flex: 1 }}>
          {names[game]}
        </T>
      </View>
      {book ? (
        book.questions.map(({ id }) => (
          <ListRow
            key={id}
            title={book.words[locale].questions[id]?.title ?? id}
            onPress={() => navigation.setParams({ game, question: id })}
          />
        ))
      ) : (
        <ListRow
          title={words.toRules}
          note={words.notYet}
          onPress={() => navigation.navigate('Rulebook', { game })}
        />
      )}
    </Panel>
  );
}
