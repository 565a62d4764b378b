/** The rows of the rulebook, drawn as they come into sight. */
import { useCallback, type ReactNode } from 'react';
import { FlatList, View, type ListRenderItemInfo } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameId } from '../../../src/engine/types';
import { common } from '../../../src/text/common';
import { useLocale, useText } from '../../../src/text/locale';
import { Button, T, useTheme } from '../../../src/ui';
import type { Chapter } from './chapters';
import { ClauseCard } from './ClauseCard';
import type { Row, RuleRow as RuleRowData } from './rows';
import { RulingCard } from './RulingCard';
import { rulesText } from './text';
import { useRowScroll } from './useRowScroll';

export interface RuleListProps {
  chapters: readonly Chapter[];
  rows: readonly Row[];
  /** Key of the row a link points at. */
  asked: string | null;
  onOpen(game: GameId, id: string): void;
  onShare(game: GameId, id: string, title: string): void;
  /** Leave the chosen game and search in all of them. */
  onEverywhere(): void;
}

export function RuleList(props: RuleListProps): ReactNode {
  const { rows, asked } = props;
  const { space } = useTheme();
  const insets = useSafeAreaInsets();
  const index = asked ? rows.findIndex(({ key }) => key === asked) : -1;
  const { list, onScrollToIndexFailed } = useRowScroll<Row>(index, asked);
  const renderItem = useCallback(
    ({ item }: ListRenderItemInfo<Row>) => <AnyRow row={item} {...props} />,
    [props],
  );
  return (
    <FlatList
      ref={list}
      data={rows}
      keyExtractor={keyOf}
      renderItem={renderItem}
      onScrollToIndexFailed={onScrollToIndexFailed}
      initialNumToRender={Math.max(8, index + 4)}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{
        paddingHorizontal: space.l,
        paddingBottom: insets.bottom + space.xxl,
      }}
    />
  );
}

const keyOf = (row: Row): string => row.key;

function AnyRow({ row, ...props }: RuleListProps & { row: Row }): ReactNode {
  switch (row.kind) {
    case 'game':
      return <GameHeading game={row.game} clauses={row.clauses} />;
    case 'group':
      return <GroupHeading title={row.title} />;
    case 'questions':
      return <QuestionsHeading />;
    case 'nothing':
    case 'nearest':
      return <Remark kind={row.kind} />;
    case 'everywhere':
      return <Everywhere count={row.count} onPress={props.onEverywhere} />;
    case 'clause':
    case 'ruling':
      return <RuleCard row={row} {...props} />;
  }
}

function RuleCard({ row, ...props }: RuleListProps & { row: RuleRowData }): ReactNode {
  const locale = useLocale();
  const chapter = props.chapters.find(({ game }) => game === row.game);
  if (!chapter) return null;
  const { clauses, rulings } = chapter.book.words[locale];
  const title = (id: string) => clauses[id]?.title ?? rulings[id]?.question ?? '';
  const card = {
    chapter,
    id: row.id,
    asked: row.key === props.asked,
    marks: row.marks,
    onOpen: (id: string) => props.onOpen(row.game, id),
    onShare: (id: string) => props.onShare(row.game, id, title(id)),
  };
  return row.kind === 'clause' ? <ClauseCard {...card} /> : <RulingCard {...card} />;
}

function GameHeading({ game, clauses }: { game: GameId; clauses: number }): ReactNode {
  const names = useText(common).games;
  const words = useText(rulesText);
  const { space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        paddingTop: space.m,
        paddingBottom: space.s,
        paddingHorizontal: space.xs,
      }}
    >
      <T variant="heading" heading={2}>
        {names[game]}
      </T>
      <T variant="label" color="inkFaint">
        {words.clauses(clauses)}
      </T>
    </View>
  );
}

function GroupHeading({ title }: { title: string }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ paddingTop: space.m, paddingBottom: space.s, paddingHorizontal: space.xs }}>
      <T variant="bodyStrong" color="inkSoft" heading={2}>
        {title}
      </T>
    </View>
  );
}

function QuestionsHeading(): ReactNode {
  const words = useText(rulesText);
  const { space } = useTheme();
  return (
    <View
      style={{
        paddingTop: space.l,
        paddingBottom: space.m,
        paddingHorizontal: space.xs,
        gap: space.xs,
      }}
    >
      <T variant="bodyStrong" color="inkSoft" heading={2}>
        {words.openQuestions}
      </T>
      <T variant="label" color="inkSoft">
        {words.openQuestionsHint}
      </T>
    </View>
  );
}

function Remark({ kind }: { kind: 'nothing' | 'nearest' }): ReactNode {
  const words = useText(rulesText);
  const { space } = useTheme();
  return (
    <View role="status" style={{ paddingVertical: space.m, paddingHorizontal: space.xs }}>
      <T color="inkSoft">{words[kind]}</T>
    </View>
  );
}

function Everywhere(props: { count: number; onPress(): void }): ReactNode {
  const words = useText(rulesText);
  return <Button kind="quiet" label={words.everywhere(props.count)} onPress={props.onPress} />;
}
