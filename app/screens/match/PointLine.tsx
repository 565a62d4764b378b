/** One line of a sum: what for, in words or drawn, the clause it rests on, and its points. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { signed } from '../../../src/text/plural';
import { useText } from '../../../src/text/locale';
import { ClauseTag, IconButton, T, useTheme } from '../../../src/ui';
import { DrawnLineRow, type Drawn } from './DrawnLineRow';
import { matchText } from './text';

export interface PointLineProps {
  words: string;
  /** Instead of the words, where the game draws its lines. */
  drawn: Drawn | null;
  clause: string;
  points: number;
  /** Without a line above it. */
  first: boolean;
  openClause(clause: string): void;
  /** To the entry it rests on, if that can be corrected. */
  onCorrect?: (() => void) | undefined;
}

export function PointLine(props: PointLineProps): ReactNode {
  const { words, drawn, clause, points, first, openClause, onCorrect } = props;
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
      <View
        style={{
          flex: 1,
          flexDirection: drawn ? 'row' : 'column',
          flexWrap: drawn ? 'wrap' : undefined,
          gap: drawn ? space.s : space.xs,
          alignItems: drawn ? 'center' : 'flex-start',
        }}
      >
        {drawn ? (
          <View
            accessible
            role="img"
            aria-label={words}
            style={{ flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: space.s }}
          >
            <T variant="numS" color="inkSoft" style={{ minWidth: 12 }}>
              {drawn.line.before}
            </T>
            <View style={{ gap: 2 }}>
              <DrawnLineRow {...drawn} />
            </View>
          </View>
        ) : (
          <T variant="label">{words}</T>
        )}
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
