/** One clause: its number, its words, its open questions, and its examples when they are asked for. */
import { Suspense, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Range } from '../../../src/search';
import { useLocale, useText } from '../../../src/text/locale';
import { ClauseTag, Icon, IconButton, T, Touch, useTheme } from '../../../src/ui';
import { Card } from './Card';
import type { Chapter } from './chapters';
import { Marked } from './Marked';
import { ExamplePair } from './onDemand';
import { rulesText } from './text';

export interface ClauseCardProps {
  chapter: Chapter;
  id: string;
  /** The link pointed at this one. */
  asked: boolean;
  /** By field, as the search marks them. */
  marks?: readonly (readonly Range[])[];
  onOpen(id: string): void;
  onShare(id: string): void;
}

export function ClauseCard(props: ClauseCardProps): ReactNode {
  const { chapter, id } = props;
  const theme = useTheme();
  const { space } = theme;
  const { accent } = theme.game(chapter.game);
  const spoken = chapter.book.words[useLocale()];
  const clause = spoken.clauses[id];
  const examples = chapter.examples.filter((example) => example.clause === id);
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? props.asked;
  const words = useText(rulesText);
  if (!clause) return null;
  return (
    <Card label={`${id}. ${clause.title}`} asked={props.asked} testID={id}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        <ClauseTag clause={id} />
        <View style={{ flex: 1 }}>
          <Refinements chapter={chapter} id={id} onOpen={props.onOpen} />
        </View>
        <IconButton
          icon="share"
          size={20}
          label={words.share(id)}
          onPress={() => props.onShare(id)}
        />
      </View>
      <Marked text={clause.title} marks={props.marks?.[0]} variant="bodyStrong" heading={2} />
      <Marked text={clause.words} marks={props.marks?.[1]} />
      <Touch
        label={open ? words.hideExamples(id) : words.showExamples(id)}
        aria-expanded={open}
        onPress={() => setOpened(!open)}
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.xs,
          minHeight: 48,
          marginBottom: open ? 0 : -space.s,
        }}
      >
        <T variant="label" color={accent}>
          {words.examples}
        </T>
        <Icon name={open ? 'up' : 'down'} size={18} color={accent} />
      </Touch>
      {open ? (
        <Suspense fallback={null}>
          <ExamplePair game={chapter.game} words={spoken} examples={examples} />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** Open questions that this clause leaves: each opens its ruling. */
function Refinements(props: { chapter: Chapter; id: string; onOpen(id: string): void }): ReactNode {
  const words = useText(rulesText);
  const { colors, space } = useTheme();
  const rulings = props.chapter.book.rulings.filter(({ clauses }) => clauses.includes(props.id));
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s }}
    >
      {rulings.map(({ id }, i) => (
        <Touch
          key={id}
          role="link"
          label={words.readRefinement(id)}
          onPress={() => props.onOpen(id)}
          hitSlop={10}
          style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs, minHeight: 28 }}
        >
          {i === 0 ? <Icon name="scales" size={18} color={colors.inkFaint} /> : null}
          <T variant="caption" color="inkFaint">
            {i === 0 ? words.refinement(id) : id}
          </T>
        </Touch>
      ))}
    </View>
  );
}
