/** Every clause of every game in the chosen language, in playing order, with search and links. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import {
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { View } from 'react-native';

import { type GameId, isGameId } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useLocale, useText } from '../../../src/text/locale';
import { Screen, T, TopBar, useTheme, useToast } from '../../../src/ui';
import { TextField } from '../../../src/ui/components/TextField';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import NotFoundScreen from '../notFound/NotFoundScreen';
import { loadChapters } from './chapters';
import { FoundList } from './FoundList';
import { GameStrip } from './GameStrip';
import { bookRows, findRow } from './rows';
import { RuleList } from './RuleList';
import { shareClause } from './shareClause';
import { rulesText } from './text';

type Params = { game?: string; clause?: string } | undefined;

export default function RulebookScreen({ route }: StaticScreenProps<Params>): ReactNode {
  const { game, clause } = route.params ?? {};
  const known = isGameId(game) ? game : null;
  // «/rules/chess» is read as a clause of no game.
  return clause && !known ? <NotFoundScreen /> : <Rulebook game={known} clause={clause} />;
}

interface RulebookProps {
  game: GameId | null;
  clause: string | undefined;
}

function Rulebook({ game, clause }: RulebookProps): ReactNode {
  const words = useText(rulesText);
  const shared = useText(common);
  const locale = useLocale();
  const navigation = useNavigation();
  const goBack = useGoBack();
  const toast = useToast();
  const { space } = useTheme();
  const [query, setQuery] = useState('');
  useScreenTitle(game ? `${words.title}: ${shared.games[game]}` : words.title);

  // The covers stay where they are while another game's chapter is fetched: whoever taps once more means them.
  const shown = useDeferredValue(game);
  const chapters = use(loadChapters(shown));
  const rows = useMemo(() => bookRows(chapters, locale), [chapters, locale]);
  const arrived = shown === game;
  const asked = arrived && game && clause ? (rows[findRow(rows, game, clause)]?.key ?? null) : null;

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

  const settle = useCallback(
    (of: GameId, question: string) => navigation.navigate('Settle', { game: of, question }),
    [navigation],
  );

  const handlers = {
    onOpen: open,
    onShare: share,
    onSettle: settle,
    onEverywhere: () => choose(null),
  };
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
            {arrived && game && clause && asked === null && !query.trim() ? (
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
        <RuleList
          key={shown ?? 'all'}
          chapters={chapters}
          rows={rows}
          asked={asked}
          {...handlers}
        />
      )}
    </Screen>
  );
}
