/** The slip of paper every rule stands on; the one that was asked for is framed. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Range } from '../../../src/search';
import { useText } from '../../../src/text/locale';
import { ClauseTag, IconButton, Panel, useTheme } from '../../../src/ui';
import type { Chapter } from './chapters';
import { Marked } from './Marked';
import { rulesText } from './text';

/** What a clause and a ruling are shown from. */
export interface RuleCardProps {
  chapter: Chapter;
  id: string;
  /** The link pointed at this one. */
  asked: boolean;
  /** By field, as the search marks them. */
  marks?: readonly (readonly Range[])[];
  onOpen(id: string): void;
  onShare(id: string): void;
}

export interface CardProps extends Pick<RuleCardProps, 'id' | 'asked' | 'onShare'> {
  /** As a reader says it: the number with its word, then what it is about. */
  spoken: string;
  /** Before the tag. */
  mark?: ReactNode;
  /** Beside the tag; its marks as the search found them. */
  title: string;
  titleMarks?: readonly Range[];
  children: ReactNode;
}

export function Card(props: CardProps): ReactNode {
  const { id, spoken, mark, title, titleMarks, asked, onShare, children } = props;
  const { colors, space } = useTheme();
  const words = useText(rulesText);
  return (
    <View style={{ paddingBottom: space.m }}>
      <Panel
        testID={id}
        style={{
          // What is hit beyond its edge has its room before the next line.
          gap: space.m,
          borderWidth: 2,
          borderColor: asked ? colors.legal : 'transparent',
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: space.s }}>
          {mark}
          {/* Its number is in what the heading says. */}
          <View aria-hidden style={{ paddingTop: 1 }}>
            <ClauseTag clause={id} />
          </View>
          <Marked
            text={title}
            marks={titleMarks}
            variant="bodyStrong"
            heading={2}
            aria-label={spoken}
            style={{ flex: 1 }}
          />
          <IconButton
            icon="share"
            size={20}
            label={words.share(id)}
            onPress={() => onShare(id)}
            style={{ marginVertical: -space.m, marginRight: -space.m }}
          />
        </View>
        {children}
      </Panel>
    </View>
  );
}
