/** One entry of the log: whose, in words or drawn, what it brought by which clause; a tap shows that moment of the replay. */
import { useNavigation } from '@react-navigation/native';
import { memo, Suspense, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { GameWords, Say } from '../../../src/games/words';
import { seatOf } from '../../../src/match/seats';
import type { KeptMatch, LogLine } from '../../../src/match/types';
import { formatTime } from '../../../src/text/format';
import { useLocale, useText } from '../../../src/text/locale';
import { signed } from '../../../src/text/plural';
import {
  ClauseTag,
  Icon,
  IconButton,
  PlayerBadge,
  T,
  Touch,
  useCramped,
  useTheme,
} from '../../../src/ui';
import { gainsOf, type Gain } from '../replay/steps';
import { DrawnLineRow, type Drawn as DrawnGain, type DrawLineOf } from './DrawnLineRow';
import { isCorrectable } from './lineEntries';
import { marksOf, sentenceOf } from './logWords';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

export interface LogEntryProps {
  line: LogLine;
  match: KeptMatch;
  game: GameWords;
  drawnOf: DrawLineOf;
  say: Say;
  /** It broke a rule, and the table let it stand. */
  stood: boolean;
  /** Its place in the replay; null where there is none yet. */
  step: number | null;
  first: boolean;
  last: boolean;
}

/** What is small stands beside the sentence, what is wide below it. */
const SENTENCE = 150;
/** Narrower than this, in letters of the usual size, a sentence has the whole row for itself. */
const CRAMPED = 320;
/** Four columns fit on a phone. */
const COLUMN = 72;

export const LogEntry = memo(function LogEntry(props: LogEntryProps): ReactNode {
  const { line, match, game, drawnOf, say, stood, step, first, last } = props;
  const words = useText(matchText);
  const locale = useLocale();
  const navigation = useNavigation();
  const { colors, space, radii } = useTheme();
  const cramped = useCramped(CRAMPED);
  const telling = {
    words,
    game,
    say,
    setup: match.info.setup,
    stood,
    isOpen: match.standing.over,
  };
  const sentence = sentenceOf(line, telling);
  const shown = step === null ? sentence : briefOf(line, game, say, match) || sentence;
  const { id } = match.info;
  const gains = gainsBy(line);
  const [only] = gains;
  const isOwn = gains.length === 1 && only?.line.seat === seatOf(line.move);
  return (
    <View
      style={{
        backgroundColor: colors.paper,
        borderTopWidth: first ? 0 : 1,
        borderColor: colors.line,
        borderTopLeftRadius: first ? radii.panel : 0,
        borderTopRightRadius: first ? radii.panel : 0,
        borderBottomLeftRadius: last ? radii.panel : 0,
        borderBottomRightRadius: last ? radii.panel : 0,
      }}
    >
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: 56,
          paddingRight: space.xs,
        }}
      >
        <Touch
          label={step === null ? sentence : `${sentence}. ${words.showMoment}`}
          disabled={step === null}
          onPress={() => navigation.navigate('Replay', { id, step: String(step) })}
          style={{
            flex: 1,
            flexDirection: cramped ? 'column' : 'row',
            alignItems: cramped ? 'stretch' : 'center',
            gap: cramped ? space.xs : space.m,
            padding: cramped ? space.s : space.m,
          }}
        >
          {cramped ? null : <Whose line={line} match={match} />}
          <View
            style={{
              flex: cramped ? undefined : 1,
              flexDirection: cramped ? 'column' : 'row',
              flexWrap: cramped ? undefined : 'wrap',
              gap: space.s,
            }}
          >
            <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: cramped ? 'auto' : SENTENCE }}>
              <T
                color={line.undone ? 'inkFaint' : 'ink'}
                style={line.undone ? { textDecorationLine: 'line-through' } : null}
              >
                {shown}
              </T>
              <T variant="caption" color="inkFaint">
                {[formatTime(line.at, locale), ...marksOf(line, telling)].join(' · ')}
              </T>
            </View>
            {step === null ? null : <Drawn line={line} match={match} />}
          </View>
          {isOwn ? <Points by={only.points} large /> : null}
        </Touch>
        {isCorrectable(match, line) ? (
          <IconButton
            icon="pencil"
            label={`${words.correct}: ${sentence}`}
            onPress={() => navigation.navigate('Match', { id, correct: String(line.seq) })}
          />
        ) : null}
      </View>
      {gains.length > 0 ? (
        <View
          style={{
            paddingLeft: cramped ? space.s : space.m,
            paddingRight: space.m,
            paddingBottom: space.s,
          }}
        >
          <Gains
            gains={gains}
            match={match}
            game={game}
            drawnOf={drawnOf}
            say={say}
            isOwn={isOwn}
          />
        </View>
      ) : null}
    </View>
  );
});

/** The token of whoever did it; a sign where nobody in particular did. */
function Whose({ line, match }: Pick<LogEntryProps, 'line' | 'match'>): ReactNode {
  const { colors } = useTheme();
  const seat = line.kind === 'move' ? seatOf(line.move) : line.by;
  const player = seat === null ? undefined : match.info.players[seat];
  return (
    <View aria-hidden style={{ width: 28, alignItems: 'center' }}>
      {line.kind !== 'move' ? (
        <Icon name="undo" size={18} color={colors.inkFaint} />
      ) : player ? (
        <PlayerBadge name={player.name} colour={player.colour} size={28} decorative />
      ) : null}
    </View>
  );
}

/** Only where everything may be seen: a dealt match that goes on is told, not shown. */
function Drawn({ line, match }: Pick<LogEntryProps, 'line' | 'match'>): ReactNode {
  const before = line.before();
  if (!before || line.move === null) return null;
  const { logged } = gameOf(match.info.game).parts;
  return (
    <View aria-hidden style={{ alignItems: 'flex-start' }}>
      <Suspense fallback={null}>
        {showPart(logged, { move: line.move, view: before.view('table') })}
      </Suspense>
    </View>
  );
}

/** What a move that counts has brought, to whomever. */
function gainsBy(line: LogLine): readonly Gain[] {
  if (line.kind !== 'move' || line.undone) return [];
  const [before, after] = [line.before(), line.after()];
  if (!before || !after) return [];
  return gainsOf(before.standing, after.standing).filter(({ points }) => points !== 0);
}

function Points({ by, large = false }: { by: number; large?: boolean }): ReactNode {
  return (
    <T
      variant={large ? 'numM' : 'numS'}
      align="right"
      color={by < 0 ? 'illegalText' : 'goodText'}
      style={{ minWidth: 36 }}
    >
      {signed(by)}
    </T>
  );
}

/** Beside the drawing; a move that was taken back keeps its whole sentence. */
function briefOf(line: LogLine, game: GameWords, say: Say, match: KeptMatch): string {
  if (line.kind !== 'move' || line.undone || !line.before()) return '';
  return game.brief?.(line.move, say, match.info.setup) ?? '';
}

interface GainsProps extends Pick<LogEntryProps, 'match' | 'game' | 'drawnOf' | 'say'> {
  gains: readonly Gain[];
  isOwn: boolean;
}

/** Side by side where the game draws them and there is room, else one below the other in words. */
function Gains({ gains, match, game, drawnOf, say, isOwn }: GainsProps): ReactNode {
  const { space } = useTheme();
  const cramped = useCramped(CRAMPED);
  const drawn = gains.map(({ line }) => drawnOf(line));
  if (isOwn || cramped || drawn.some((one) => one === null))
    return gains.map((gain, i) => (
      <GainLine key={i} gain={gain} match={match} game={game} say={say} isOwn={isOwn} />
    ));
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      {gains.map((gain, i) => (
        <GainColumn
          key={i}
          gain={gain}
          match={match}
          drawn={drawn[i] ?? null}
          spoken={game.line(gain.line, say)}
        />
      ))}
    </View>
  );
}

interface GainColumnProps extends Pick<LogEntryProps, 'match'> {
  gain: Gain;
  drawn: DrawnGain | null;
  spoken: string;
}

/** Whose, how much, what for, and by which clause. */
function GainColumn({ gain: { line, points }, match, drawn, spoken }: GainColumnProps): ReactNode {
  const { space } = useTheme();
  const openClause = useOpenClause(match.info.game);
  const player = match.info.players[line.seat];
  return (
    // The tag is hit 12 points below itself.
    <View style={{ flexGrow: 1, flexBasis: COLUMN, alignItems: 'center', paddingBottom: space.s }}>
      <View
        accessible
        role="img"
        aria-label={`${player?.name ?? ''} ${signed(points)}: ${spoken}`}
        style={{ alignItems: 'center', gap: space.xs }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          {player ? (
            <PlayerBadge name={player.name} colour={player.colour} size={24} decorative />
          ) : null}
          <T variant="numM" color={points < 0 ? 'illegalText' : 'goodText'}>
            {signed(points)}
          </T>
        </View>
        {drawn ? <DrawnLineRow {...drawn} /> : null}
      </View>
      <ClauseTag clause={line.clause} onPress={openClause} />
    </View>
  );
}

interface GainLineProps extends Pick<LogEntryProps, 'match' | 'game' | 'say'> {
  gain: Gain;
  /** Of whoever made the move, and the only one: token and points stand above. */
  isOwn: boolean;
}

/** «рядок 3: три сердоліки · N-4.2 · +3»; on narrow screens the clause and the points stand below the words. */
function GainLine({ gain: { line, points }, match, game, say, isOwn }: GainLineProps): ReactNode {
  const { space } = useTheme();
  const cramped = useCramped(CRAMPED);
  const openClause = useOpenClause(match.info.game);
  const player = match.info.players[line.seat];
  const whose =
    player && !isOwn ? <PlayerBadge name={player.name} colour={player.colour} size={20} /> : null;
  const brought = (
    <T variant="label" color="inkSoft" style={cramped ? null : { flex: 1 }}>
      {game.line(line, say)}
    </T>
  );
  const row = { flexDirection: 'row', alignItems: 'center', minHeight: 40 } as const;
  const clause = <ClauseTag clause={line.clause} onPress={openClause} />;
  const brings = isOwn ? null : <Points by={points} />;
  if (cramped)
    return (
      <View>
        {brought}
        <View style={[row, { gap: space.s }]}>
          {whose}
          <View style={{ flexGrow: 1, alignItems: 'flex-start' }}>{clause}</View>
          {brings}
        </View>
      </View>
    );
  return (
    <View style={[row, { gap: space.m }]}>
      <View style={{ width: 28, alignItems: 'center' }}>{whose}</View>
      {brought}
      {clause}
      {brings}
    </View>
  );
}
