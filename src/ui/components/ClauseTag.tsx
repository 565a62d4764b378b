/** A small paper label with a hole: the same object wherever a rule is cited. A tap opens the rule. */
import { memo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../text/locale';
import { controls } from '../text/controls';
import { useTheme } from '../theme/ThemeProvider';
import { T } from './Text';
import { Touch } from './Touch';

/** Whoever opens the rules of one game names only clauses of that game: another one does not compile. */
export interface ClauseTagProps<Clause extends string = string> {
  clause: NoInfer<Clause>;
  /** Without it the tag is only read. */
  onPress?(clause: Clause): void;
}

type ClauseTagOf = <Clause extends string>(props: ClauseTagProps<Clause>) => ReactNode;

export const ClauseTag: ClauseTagOf = memo(function ClauseTag(props: ClauseTagProps): ReactNode {
  const { clause, onPress } = props;
  const { colors, radii } = useTheme();
  const words = useText(controls);
  const tag = (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingLeft: 7,
        paddingRight: 9,
        minHeight: 24,
        borderRadius: radii.tag,
        borderWidth: 1,
        borderColor: colors.lineStrong,
        backgroundColor: colors.paperSunken,
      }}
    >
      <View
        style={{
          width: 6,
          height: 6,
          borderRadius: 3,
          borderWidth: 1.2,
          borderColor: colors.lineStrong,
        }}
      />
      <T variant="tag" color="inkSoft">
        {clause}
      </T>
    </View>
  );
  // A row of its own keeps the label as wide as its words, in columns and in rows alike.
  if (!onPress) return <View style={{ flexDirection: 'row' }}>{tag}</View>;
  return (
    <View style={{ flexDirection: 'row' }}>
      <Touch
        role="link"
        label={words.clause(clause)}
        onPress={() => onPress(clause)}
        hitSlop={12}
        style={{ borderRadius: radii.tag }}
      >
        {tag}
      </Touch>
    </View>
  );
});
