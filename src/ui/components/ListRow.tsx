/** One line of a list: something in front, a title, a second line, something behind. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import { T } from './Text';
import { Touch } from './Touch';

export interface ListRowProps {
  title: string;
  /** A string, or tokens and marks. */
  note?: ReactNode;
  /** Beside the title, smaller. */
  aside?: string;
  before?: ReactNode;
  after?: ReactNode;
  onPress?(): void;
  /** Spoken instead of what is inside. */
  label?: string;
  /** Without the arrow that says «opens». */
  plain?: boolean;
  /** One of several ways, in a list that `chooses`; left out for a row that does something. */
  chosen?: boolean;
  disabled?: boolean;
  testID?: string;
}

export function ListRow(props: ListRowProps): ReactNode {
  const { title, note, aside, before, after, onPress, chosen } = props;
  const plain = props.plain ?? chosen !== undefined;
  const { colors, space, radii } = useTheme();
  const content = (
    <>
      {before}
      <View style={{ flex: 1, gap: 2 }}>
        <View
          style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.s, flexWrap: 'wrap' }}
        >
          <T variant="bodyStrong">{title}</T>
          {aside ? (
            <T variant="label" color="inkFaint">
              {aside}
            </T>
          ) : null}
        </View>
        {typeof note === 'string' ? (
          <T variant="label" color="inkSoft">
            {note}
          </T>
        ) : (
          note
        )}
      </View>
      {chosen ? <Icon name="check" size={20} /> : after}
      {onPress && !plain ? <Icon name="right" size={20} color={colors.inkFaint} /> : null}
    </>
  );
  const style = {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 56,
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderRadius: radii.tile,
  } as const;
  if (!onPress)
    return (
      <View style={style} testID={props.testID}>
        {content}
      </View>
    );
  return (
    <Touch
      label={props.label}
      role={chosen === undefined ? 'button' : 'radio'}
      aria-checked={chosen}
      onPress={onPress}
      disabled={props.disabled}
      style={style}
      testID={props.testID}
    >
      {content}
    </Touch>
  );
}
