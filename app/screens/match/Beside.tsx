/** On a wide screen the column of the tray shows above it what has happened last and which rules matter now. */
import { useNavigation } from '@react-navigation/native';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameBook } from '../../../src/games';
import type { GameWords, Say } from '../../../src/games/words';
import { keptOf } from '../../../src/match/holding';
import { seatOf } from '../../../src/match/seats';
import { movesThatCount } from '../../../src/match/played';
import type { KeptMatch, LogLine, Match } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { signed } from '../../../src/text/plural';
import { ClauseTag, Icon, Panel, PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import { rulesNow } from './clausesNow';
import { moveSentence } from './logWords';
import { useMatchNow } from './matchNow';
import { sayNames } from './names';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

/** Fewer entries than this are no panel. */
const FEWEST = 1;
const RULES = 3;
/** A panel's own margins. */
const FRAME = 24;

interface BesideProps {
  book: GameBook;
  words: GameWords;
}

export function Beside({ book, words }: BesideProps): ReactNode {
  // The table answers first.
  const match = useDeferredValue(useMatchNow());
  const { space, type, touch } = useTheme();
  const [height, setHeight] = useState(0);
  const kept = keptOf(match);
  const lines = useMemo(() => (kept ? lastLines(kept) : []), [kept]);
  const clauses = rulesNow(book.clauses, match.turn.phase).slice(0, RULES);
  const row = Math.max(touch.min, 2 * (type.label.lineHeight ?? 20) + space.s);
  const panel = (rows: number): number => FRAME + touch.min + rows * row;
  const room = height - space.l;
  const rules = clauses.length > 0 ? panel(clauses.length) + space.m : 0;
  const fitting = (left: number): number => Math.floor((left - panel(0)) / row);
  const both = Math.min(lines.length, fitting(room - rules));
  const alone = Math.min(lines.length, fitting(room));
  const withRules = both >= FEWEST || (lines.length < FEWEST && rules <= room);
  const shown = withRules ? both : alone;
  return (
    <View
      testID="beside"
      style={{ flex: 1, gap: space.m, paddingBottom: space.l }}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
    >
      {kept && shown >= FEWEST ? (
        <Latest match={kept} words={words} lines={lines.slice(0, shown)} row={row} />
      ) : null}
      {withRules && rules > 0 ? (
        <Rules match={match} clauses={clauses} words={words} row={row} />
      ) : null}
    </View>
  );
}

/** More never fit. */
const MOST = 12;

/** What counts, newest first. */
function lastLines(match: KeptMatch): readonly LogLine[] {
  return movesThatCount(match.log).slice(-MOST).reverse();
}

interface LatestProps {
  match: KeptMatch;
  words: GameWords;
  lines: readonly LogLine[];
  row: number;
}

function Latest({ match, words: game, lines, row }: LatestProps): ReactNode {
  const words = useText(matchText);
  const navigation = useNavigation();
  const { colors, space, touch } = useTheme();
  const say = useMemo(() => sayNames(match.info.players), [match.info.players]);
  return (
    <Panel bare label={words.log} style={{ paddingVertical: FRAME / 2, overflow: 'hidden' }}>
      <Touch
        role="link"
        label={words.log}
        onPress={() => navigation.navigate('Log', { id: match.info.id })}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: touch.min,
          paddingHorizontal: space.l,
        }}
      >
        <T variant="heading">{words.log}</T>
        <Icon name="right" size={20} color={colors.inkFaint} />
      </Touch>
      <View role="list" aria-label={words.log}>
        {lines.map((line) => (
          <Entry key={line.seq} line={line} match={match} game={game} say={say} row={row} />
        ))}
      </View>
    </Panel>
  );
}

interface EntryProps {
  line: LogLine;
  match: KeptMatch;
  game: GameWords;
  say: Say;
  row: number;
}

function Entry({ line, match, game, say, row }: EntryProps): ReactNode {
  const words = useText(matchText);
  const { colors, space } = useTheme();
  const { setup, players } = match.info;
  const seat = line.drawn ? null : seatOf(line.move);
  const player = seat === null ? undefined : players[seat];
  const [before, after] = [line.before(), line.after()];
  const gain =
    seat === null ? 0 : (after?.standing.points[seat] ?? 0) - (before?.standing.points[seat] ?? 0);
  return (
    <View
      role="listitem"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.m,
        height: row,
        paddingHorizontal: space.l,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <View aria-hidden style={{ width: 24 }}>
        {player ? (
          <PlayerBadge name={player.name} colour={player.colour} size={24} decorative />
        ) : null}
      </View>
      <T variant="label" numberOfLines={2} style={{ flex: 1 }}>
        {moveSentence(line, { words, game, say, setup })}
      </T>
      {gain === 0 ? null : (
        <T variant="numS" color={gain < 0 ? 'illegalText' : 'goodText'}>
          {signed(gain)}
        </T>
      )}
    </View>
  );
}

interface RulesProps {
  match: Match;
  clauses: GameBook['clauses'];
  words: GameWords;
  row: number;
}

function Rules({ match, clauses, words: game, row }: RulesProps): ReactNode {
  const words = useText(matchText);
  const { space, touch } = useTheme();
  const openClause = useOpenClause(match.info.game);
  return (
    <Panel bare label={words.rulesNow} style={{ padding: FRAME / 2, paddingHorizontal: space.l }}>
      <View style={{ minHeight: touch.min, justifyContent: 'center' }}>
        <T variant="heading">{words.rulesNow}</T>
      </View>
      {clauses.map(({ id }) => (
        <View
          key={id}
          style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, height: row }}
        >
          <ClauseTag clause={id} onPress={openClause} />
          <T variant="label" numberOfLines={2} style={{ flex: 1 }}>
            {game.clauses[id]?.title}
          </T>
        </View>
      ))}
    </Panel>
  );
}
