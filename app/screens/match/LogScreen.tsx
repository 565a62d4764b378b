/** Every entry in words, newest first; any entry that still counts can be corrected. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, type ReactNode } from 'react';
import { FlatList, View } from 'react-native';

import type { GameWords, Say } from '../../../src/games/words';
import { useMatch } from '../../../src/match/hooks';
import type { LogLine, Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { formatTime } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { EmptyState, Icon, IconButton, Screen, Seal, T, TopBar, useTheme } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { canReplay } from '../replay/steps';
import { Agreed } from './Agreed';
import { sayNames } from './names';
import { matchText } from './text';
import { useBook } from './useBook';
import { seatOf, veiledFrom } from './veil';

export default function LogScreen({ route }: StaticScreenProps<{ id: string }>): ReactNode {
  const state = useMatch(route.params.id);
  const words = useText(matchText);
  useScreenTitle(words.log);
  if (state.status !== 'ready' && state.status !== 'damaged')
    return <Screen scroll={false}>{null}</Screen>;
  return <Log match={state.match} />;
}

function Log({ match }: { match: Match }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const goBack = useGoBack();
  const navigation = useNavigation();
  const { words: game } = useBook(match.info.game);
  const newestFirst = useMemo(() => match.log.slice().reverse(), [match.log]);
  const say = useMemo(() => sayNames(match.info.players), [match.info.players]);
  const veiled = useMemo(() => veiledFrom(match), [match]);
  return (
    <Screen
      scroll={false}
      header={
        <TopBar
          title={words.log}
          subtitle={shared.games[match.info.game]}
          back={{ label: shared.back, onPress: goBack }}
          icons={
            canReplay(match) && match.log.length > 0
              ? [
                  {
                    icon: 'play',
                    label: words.replay,
                    onPress: () => navigation.navigate('Replay', { id: match.info.id }),
                  },
                ]
              : []
          }
        />
      }
    >
      <FlatList
        data={newestFirst}
        keyExtractor={(line) => String(line.seq)}
        // The beginning of the match, and so the end of the list.
        ListFooterComponent={<Agreed match={match} words={game} />}
        ListEmptyComponent={
          <EmptyState
            drawing={<Seal kind="brand" size={96} decorative />}
            sentence={words.logEmpty}
          />
        }
        renderItem={({ item }) => (
          <Line line={item} match={match} game={game} say={say} veiled={item.seq >= veiled} />
        )}
        initialNumToRender={16}
      />
    </Screen>
  );
}

interface LineProps {
  line: LogLine;
  match: Match;
  game: GameWords;
  say: Say;
  /** What was chosen is turned up later, together with everyone else's choice. */
  veiled: boolean;
}

function Line({ line, match, game, say, veiled }: LineProps): ReactNode {
  const words = useText(matchText);
  const locale = useLocale();
  const navigation = useNavigation();
  const { colors, space } = useTheme();
  const sentence = {
    move: () => {
      const seat = veiled ? seatOf(line.move) : null;
      if (seat !== null) return words.logVeiled(say.name(seat));
      // A choice that was taken back may never have been turned up.
      const tell = line.undone ? game.move : (game.told ?? game.move);
      return tell(line.move, say, match.info.setup);
    },
    undo: () => words.logUndo,
    redo: () => words.logRedo,
    correction: () => words.logCorrection,
  }[line.kind]();
  // A dealt match knows what was played; only what people entered can have been entered wrongly.
  const entered = match.info.mode !== 'virtual' && !line.drawn;
  const correctable = line.kind === 'move' && !line.undone && entered;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        minHeight: 56,
        paddingVertical: space.s,
        borderBottomWidth: 1,
        borderColor: colors.line,
      }}
    >
      {line.kind === 'move' ? null : <Icon name="undo" size={18} color={colors.inkFaint} />}
      <View style={{ flex: 1 }}>
        <T
          color={line.undone ? 'inkFaint' : 'ink'}
          style={line.undone ? { textDecorationLine: 'line-through' } : null}
        >
          {sentence}
        </T>
        <T variant="caption" color="inkFaint">
          {[
            formatTime(line.at, locale),
            line.undone ? words.logUndone : null,
            line.original ? words.logCorrected : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </T>
      </View>
      {correctable ? (
        <IconButton
          icon="pencil"
          label={`${words.correct}: ${sentence}`}
          onPress={() =>
            navigation.navigate('Match', { id: match.info.id, correct: String(line.seq) })
          }
        />
      ) : null}
    </View>
  );
}
