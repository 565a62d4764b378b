/** What the printed rules leave open: the question, the ruling, the reason, and the clauses it touches. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Range } from '../../../src/search';
import { useLocale, useText } from '../../../src/text/locale';
import { ClauseTag, Icon, IconButton, T, useTheme } from '../../../src/ui';
import { Card } from './Card';
import type { Chapter } from './chapters';
import { Marked } from './Marked';
import { rulesText } from './text';

export interface RulingCardProps {
  chapter: Chapter;
  id: string;
  asked: boolean;
  /** By field, as the search marks them. */
  marks?: readonly (readonly Range[])[];
  onOpen(id: string): void;
  onShare(id: string): void;
}

export function RulingCard(props: RulingCardProps): ReactNode {
  const { chapter, id } = props;
  const { colors, space } = useTheme();
  const words = useText(rulesText);
  const spoken = chapter.book.words[useLocale()];
  const ruling = spoken.rulings[id];
  if (!ruling) return null;
  const entry = chapter.book.rulings.find((one) => one.id === id);
  const readings = Object.values(spoken.house[id]?.readings ?? {});
  return (
    <Card label={`${id}. ${ruling.question}`} asked={props.asked} testID={id}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <Icon name="scales" size={20} color={colors.inkSoft} />
        <View style={{ flex: 1 }}>
          <ClauseTag clause={id} />
        </View>
        <IconButton
          icon="share"
          size={20}
          label={words.share(id)}
          onPress={() => props.onShare(id)}
        />
      </View>
      <Marked text={ruling.question} marks={props.marks?.[0]} variant="bodyStrong" heading={2} />
      <Marked text={ruling.ruling} marks={props.marks?.[1]} />
      <T variant="label" color="inkSoft">
        {`${words.reason}: ${ruling.reason}`}
      </T>
      {readings.length > 0 ? (
        <T variant="label" color="inkSoft">
          {`${words.otherwise}: ${readings.join('; ')}`}
        </T>
      ) : null}
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.s }}>
        <T variant="caption" color="inkFaint">
          {words.touches}
        </T>
        {entry?.clauses.map((clause) => (
          <ClauseTag key={clause} clause={clause} onPress={props.onOpen} />
        ))}
      </View>
    </Card>
  );
}
