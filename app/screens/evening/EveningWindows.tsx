/** The windows of an evening: two smaller ones beside the last that stands in the middle; more of them in rows. */
import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { T, Touch, useTheme } from '../../../src/ui';
import { Picture } from '../../../src/ui/drawings/Picture';
import { ROSE } from '../../../src/ui/drawings/rose';
import { Shapes } from '../../../src/ui/drawings/Shapes';
import { historyText } from '../history/text';
import { howItEnded } from '../match/howItEnded';
import { paneShapes } from '../match/windowShapes';
import { eveningText } from './text';
import type { EveningMatch } from './useEvening';

const GAP = 8;
/** The one in the middle, of the others' size. */
const LARGER = 1.15;
const LARGEST = 170;

/** «Тарас 55»; only the name where nobody counted. */
export function resultOf({ match, winners }: EveningMatch): { names: string; points: string } {
  const [first] = winners;
  const points = first && !match.summary.places ? match.summary.points[first.seat] : undefined;
  return {
    names: winners.map(({ name }) => name).join(', '),
    points: points === undefined ? '' : minus(points),
  };
}

/** «завершено достроково»; empty where it was played to its end. */
export function markOf(
  { match: { summary } }: EveningMatch,
  words: Parameters<typeof howItEnded>[1],
): string {
  const { ended = false, late = false } = summary;
  return howItEnded({ endedEarly: ended, late }, words) ?? '';
}

export function EveningWindows(props: {
  played: readonly EveningMatch[];
  width: number;
}): ReactNode {
  const { played, width } = props;
  const { scheme } = useTheme();
  const inRow = Math.min(3, played.length);
  const share = (width - GAP * (inRow - 1)) / (inRow - 1 + LARGER);
  const size = Math.min(LARGEST / LARGER, inRow === 1 ? width * 0.6 : share);
  const isThree = played.length === 3;
  const glow = played.flatMap(({ window }) => window.glow.slice(0, 2)).slice(0, 6);
  const light = glow.map((colour, i) => {
    const angle = (i / glow.length) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle) * 60, Math.sin(angle) * 40];
    return `${x.toFixed(0)}px ${y.toFixed(0)}px 70px ${colour}${scheme === 'dark' ? '4D' : '3A'}`;
  });
  return (
    <View>
      <View
        aria-hidden
        style={{
          position: 'absolute',
          left: width / 2 - 60,
          top: size / 2 - 60,
          width: 120,
          height: 120,
          borderRadius: 60,
          boxShadow: light.join(', '),
        }}
      />
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'center',
          // Where a name or a mark needs one line more, the windows of a row still hang side by side.
          alignItems: isThree ? 'flex-end' : 'flex-start',
          columnGap: GAP,
          rowGap: 16,
        }}
      >
        {played.map((one, i) => (
          <OneWindow
            key={one.match.id}
            one={one}
            size={isThree && i === 1 ? size * LARGER : size}
            raised={isThree && i === 1}
          />
        ))}
      </View>
    </View>
  );
}

function OneWindow(props: { one: EveningMatch; size: number; raised: boolean }): ReactNode {
  const { one, size, raised } = props;
  const theme = useTheme();
  const words = useText(eveningText);
  const { games } = useText(common);
  const navigation = useNavigation();
  const { match, window, winners } = one;
  const { names, points } = resultOf(one);
  const mark = markOf(one, useText(historyText));
  const result = points ? `${names} ${points}` : names;
  return (
    <Touch
      role="link"
      label={words.openMatch(games[match.game], [result, mark].filter(Boolean).join(', '))}
      onPress={() => navigation.navigate('Match', { id: match.id })}
      style={{
        width: size,
        alignItems: 'center',
        paddingBottom: raised ? theme.space.l : 0,
      }}
    >
      <Picture box={[ROSE, ROSE]} size={size} label="" decorative>
        <Shapes shapes={paneShapes(window, winners, theme)} />
      </Picture>
      <T variant="bodyStrong" align="center" style={{ marginTop: theme.space.s }}>
        {games[match.game]}
      </T>
      <T variant="label" color="inkSoft" align="center">
        {names}
        {points ? <T variant="numS" color="ink">{`\u00a0${points}`}</T> : null}
      </T>
      {mark ? (
        <T variant="caption" color="inkSoft" align="center">
          {mark}
        </T>
      ) : null}
    </Touch>
  );
}
