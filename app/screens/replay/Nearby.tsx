/** The log about this step, newest first: what is still to come steps back, a tap goes there. */
import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { seatOf } from '../../../src/match/seats';
import type { LogLine } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { signed } from '../../../src/text/plural';
import { Panel, PlayerBadge, T, Touch, useTheme } from '../../../src/ui';
import { matchText } from '../match/text';
import { tellMove, type Told } from './told';

/** As many rows as the column has room for; two of them are still to come, where there are two. */
const ROWS = 6;
const ROW = 48;
/** What the rows leave of a window: bars, what happened, the slider. */
const AROUND = 440;
const AHEAD = 2;
const TOKEN = 24;

export interface NearbyProps extends Told {
  moves: readonly LogLine[];
  onGo(number: number): void;
  /** Of the column's height by what stands above. */
  taken: number;
}

export function Nearby({ moves, onGo, taken, ...told }: NearbyProps): ReactNode {
  const words = useText(matchText);
  const { space } = useTheme();
  const { number } = told.step;
  const { height } = useWindowDimensions();
  const rows = Math.max(ROWS, Math.floor((height - AROUND - taken) / ROW));
  const to = Math.min(moves.length, Math.max(rows, number + AHEAD));
  const from = Math.max(0, to - rows);
  return (
    <Panel bare label={words.log} style={{ flex: 1, overflow: 'hidden' }}>
      <T
        variant="heading"
        heading={2}
        style={{ paddingHorizontal: space.l, paddingTop: space.l, paddingBottom: space.s }}
      >
        {words.log}
      </T>
      {moves
        .slice(from, to)
        .map((line, i) => (
          <Row
            key={line.seq}
            line={line}
            number={from + i + 1}
            now={number}
            onPress={() => onGo(from + i + 1)}
            told={told}
          />
        ))
        .reverse()}
    </Panel>
  );
}

interface RowProps {
  line: LogLine;
  number: number;
  now: number;
  told: Told;
  onPress(): void;
}

function Row({ line, number, now, told, onPress }: RowProps): ReactNode {
  const theme = useTheme();
  const { colors, space } = theme;
  const { match } = told;
  const { accent } = theme.game(match.info.game);
  const seat = line.drawn ? null : seatOf(line.move);
  const player = seat === null ? undefined : match.info.players[seat];
  const isNow = number === now;
  const gain =
    seat === null
      ? 0
      : (line.after()?.standing.points[seat] ?? 0) - (line.before()?.standing.points[seat] ?? 0);
  return (
    <Touch
      onPress={onPress}
      aria-current={isNow ? 'step' : undefined}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        minHeight: ROW,
        paddingVertical: space.xs,
        paddingHorizontal: space.m,
        borderTopWidth: 1,
        borderColor: colors.line,
        borderLeftWidth: 4,
        borderLeftColor: isNow ? accent : 'transparent',
        backgroundColor: isNow ? colors.goodFill : undefined,
        opacity: number > now ? 0.5 : 1,
      }}
    >
      <T variant="numS" color="inkSoft" align="right" style={{ minWidth: 26 }}>
        {number}
      </T>
      <View style={{ width: TOKEN }}>
        {player ? (
          <PlayerBadge name={player.name} colour={player.colour} size={TOKEN} decorative />
        ) : null}
      </View>
      <T variant="label" numberOfLines={2} style={{ flex: 1 }}>
        {tellMove(told, line.move)}
      </T>
      {gain === 0 ? null : (
        <T variant="numS" color={gain < 0 ? 'illegalText' : 'goodText'}>
          {signed(gain)}
        </T>
      )}
    </Touch>
  );
}
