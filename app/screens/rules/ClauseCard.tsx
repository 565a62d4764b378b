/** One clause: its number, its words, its open questions, and its examples, drawn. */
import { startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useLocale, useText } from '../../../src/text/locale';
import { Icon, T, Touch, useTheme } from '../../../src/ui';
import { Card, type RuleCardProps } from './Card';
import type { Chapter } from './chapters';
import { Marked } from './Marked';
import { ExamplePair } from './onDemand';
import { rulesText } from './text';

export function ClauseCard(props: RuleCardProps): ReactNode {
  const { chapter, id } = props;
  const words = useText(rulesText);
  const spoken = chapter.book.words[useLocale()];
  const clause = spoken.clauses[id];
  const examples = useMemo(
    () => chapter.examples.filter((example) => example.clause === id),
    [chapter, id],
  );
  const drawn = useAfterWords(props.asked);
  if (!clause) return null;
  return (
    <Card
      id={id}
      spoken={words.spokenClause(id, clause.title)}
      title={clause.title}
      titleMarks={props.marks?.[0]}
      asked={props.asked}
      onShare={props.onShare}
    >
      <Marked text={clause.words} marks={props.marks?.[1]} />
      <Refinements chapter={chapter} id={id} onOpen={props.onOpen} />
      {drawn ? (
        <Suspense fallback={null}>
          <ExamplePair game={chapter.game} words={spoken} examples={examples} />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** Drawings come after the words of all cards, when there is time: what was asked for has them at once. */
function useAfterWords(atOnce: boolean): boolean {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn || atOnce;
}

/** Open questions that this clause leaves: each opens its ruling. */
function Refinements(props: { chapter: Chapter; id: string; onOpen(id: string): void }): ReactNode {
  const words = useText(rulesText);
  const { colors, space } = useTheme();
  const rulings = props.chapter.book.rulings.filter(({ clauses }) => clauses.includes(props.id));
  if (rulings.length === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m }}>
      {rulings.map(({ id }, i) => (
        <Touch
          key={id}
          role="link"
          label={words.readRefinement(id)}
          onPress={() => props.onOpen(id)}
          hitSlop={10}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'center',
            gap: space.xs,
            minWidth: 36,
            minHeight: 28,
          }}
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
