/** What the printed rules leave open: the question, the ruling, the reason, and the clauses it touches. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useLocale, useText } from '../../../src/text/locale';
import { ClauseTag, Icon, T, useTheme } from '../../../src/ui';
import { Card, type RuleCardProps } from './Card';
import { Marked } from './Marked';
import { rulesText } from './text';

export function RulingCard(props: RuleCardProps): ReactNode {
  const { chapter, id } = props;
  const { colors, space } = useTheme();
  const words = useText(rulesText);
  const spoken = chapter.book.words[useLocale()];
  const ruling = spoken.rulings[id];
  if (!ruling) return null;
  const entry = chapter.book.rulings.find((one) => one.id === id);
  const readings = Object.values(spoken.house[id]?.readings ?? {});
  return (
    <Card
      id={id}
      spoken={words.spokenRuling(id, ruling.question)}
      mark={
        <View style={{ paddingTop: 3 }}>
          <Icon name="scales" size={20} color={colors.inkSoft} />
        </View>
      }
      title={ruling.question}
      titleMarks={props.marks?.[0]}
      asked={props.asked}
      onShare={props.onShare}
    >
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
