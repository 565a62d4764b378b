/** One line of a sum: what for, the clause it rests on, and its points. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { signed } from '../../../src/text/plural';
import { useText } from '../../../src/text/locale';
import { ClauseTag, IconButton, T, useTheme } from '../../../src/ui';
import { matchText } from './text';

export interface PointLineProps {
  words: string;
  clause: string;
  points: number;
  /** Without a line above it. */
  first: boolean;
  openClause(clause: string): void;
  /** To the entry it rests on, if that can be corrected. */
  onCorrect?: (() => void) | undefined;
}

export function PointLine(props: PointLineProps): ReactNode {
  const { words, clause, points, first, openClause, onCorrect } = props;
  const texts = useText(matchText);
  const { colors, space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        paddingTop: space.s,
        // The tag is hit 12 points below itself.
        paddingBottom: space.xs,
        borderTopWidth: first ? 0 : 1,
        borderColor: colors.line,
      }}
    >
      <View style={{ flex: 1, gap: space.xs, alignItems: 'flex-start' }}>
        <T variant="label">{words}</T>
        <ClauseTag clause={clause} onPress={openClause} />
      </View>
      <T variant="numM" color={points < 0 ? 'illegalText' : points > 0 ? 'goodText' : 'inkSoft'}>
        {signed(points)}
      </T>
      {onCorrect ? (
        <IconButton icon="pencil" label={`${texts.correct}: ${words}`} onPress={onCorrect} />
      ) : null}
    </View>
  );
}
