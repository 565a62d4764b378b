/** Every clause of every game in the chosen language, in playing order, with search and links. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { isGameId } from '../../../src/games/catalogue';
import { common } from '../../../src/text/common';
import { useLocale, useText } from '../../../src/text/locale';
import { Screen, T, TextField, TopBar, useTheme, useToast } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { loadChapters } from './chapters';
import { FoundList } from './FoundList';
import { GameStrip } from './GameStrip';
import { bookRows, findRow } from './rows';
import { RuleList } from './RuleList';
import { shareClause } from './shareClause';
import { rulesText } from './text';

type Params = { game?: string; clause?: string } | undefined;

export default function RulebookScreen({ route }: StaticScreenProps<Params>): ReactNode {
  const words = useText(rulesText);
  const shared = useText(common);
  const locale = useLocale();
  const navigation = useNavigation();
  const goBack = useGoBack();
  const toast = useToast();
  const { space } = useTheme();
  const [query, setQuery] = useState('');
  const game = isGameId(route.params?.game) ? route.params.game : null;
  const clause = route.params?.clause;
  useScreenTitle(game ? `${words.title}: ${shared.games[game]}` : words.title);

  const chapters = use(loadChapters(game));
  const rows = useMemo(() => bookRows(chapters, locale), [chapters, locale]);
  const asked = game && clause ? (rows[findRow(rows, game, clause)]?.key ?? null) : null;

  const choose = useCallback(
    (chosen: GameId | null) =>
      navigation.setParams({ game: chosen ?? undefined, clause: undefined }),
    [navigation],
  );
  const open = useCallback(
    (of: GameId, id: string) => {
      setQuery('');
      navigation.setParams({ game: of, clause: id });
    },
    [navigation],
  );
  const share = useCallback(
    (of: GameId, id: string, title: string) => {
      shareClause(of, id, title).then(
        (how) => how === 'copied' && toast.show({ text: words.copied, icon: 'check' }),
        // Closing the system's sheet is not a failure worth a word.
        () => undefined,
      );
    },
    [toast, words],
  );

  const handlers = { onOpen: open, onShare: share, onEverywhere: () => choose(null) };
  return (
    <Screen
      scroll={false}
      bleed
      header={
        <>
          <TopBar title={words.title} back={{ label: shared.back, onPress: goBack }} />
          <GameStrip game={game} onChoose={choose} />
          <View style={{ paddingHorizontal: space.page, paddingVertical: space.s, gap: space.s }}>
            <TextField
              icon="search"
              label={game ? words.searchIn(shared.games[game]) : words.search}
              quietLabel
              placeholder={game ? words.searchIn(shared.games[game]) : words.search}
              value={query}
              onChange={setQuery}
              clearLabel={words.clear}
              autoCapitalize="none"
              autoCorrect={false}
              returnKeyType="search"
            />
            {game && clause && asked === null && !query.trim() ? (
              <T variant="label" color="illegalText" aria-live="polite">
                {words.noClause}
              </T>
            ) : null}
          </View>
        </>
      }
    >
      {query.trim() ? (
        <Suspense fallback={null}>
          <FoundList query={query} game={game} {...handlers} />
        </Suspense>
      ) : (
        <RuleList key={game ?? 'all'} chapters={chapters} rows={rows} asked={asked} {...handlers} />
      )}
    </Screen>
  );
}
