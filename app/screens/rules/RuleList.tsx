/** The rows of the rulebook, drawn as they come into sight. */
import { useCallback, type ReactNode } from 'react';
import { FlatList, Platform, View, type ListRenderItemInfo } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { GameId } from '../../../src/games';
import { common } from '../../../src/games/common';
import { useLocale, useText } from '../../../src/text/locale';
import { Button, Icon, ListRow, Panel, T, useTheme } from '../../../src/ui';
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
  /** Go to the Settle question that a search led to. */
  onSettle(game: GameId, question: string): void;
  /** Leave the chosen game and search in all of them. */
  onEverywhere(): void;
}

export function RuleList(props: RuleListProps): ReactNode {
  const { rows, asked } = props;
  const { space } = useTheme();
  const insets = useSafeAreaInsets();
  const index = asked ? rows.findIndex(({ key }) => key === asked) : -1;
  const { list, frame, row, letGo, leading } = useRowScroll<Row>(index, asked);
  const renderItem = useCallback(
    ({ item }: ListRenderItemInfo<Row>) => (
      <View ref={item.key === props.asked ? row : undefined}>
        <AnyRow row={item} {...props} />
      </View>
    ),
    [props, row],
  );
  return (
    <View ref={frame} style={{ flex: 1 }}>
      <FlatList
        ref={list}
        scrollEventThrottle={16}
        data={rows}
        keyExtractor={keyOf}
        renderItem={renderItem}
        {...leading}
        onScrollBeginDrag={letGo}
        onTouchMove={letGo}
        {...(Platform.OS === 'web' ? { onWheel: letGo } : {})}
        initialNumToRender={Math.max(8, index + 4)}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{
          paddingHorizontal: space.l,
          paddingBottom: insets.bottom + space.xxl,
        }}
      />
    </View>
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
    case 'settle':
      return (
        <SettleLink title={row.title} onPress={() => props.onSettle(row.game, row.question)} />
      );
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
      {clauses > 0 ? (
        <T variant="label" color="inkFaint">
          {words.clauses(clauses)}
        </T>
      ) : null}
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

/** A dispute leads to the question that settles it. */
function SettleLink(props: { title: string; onPress(): void }): ReactNode {
  const words = useText(rulesText);
  const { colors, space } = useTheme();
  return (
    <View style={{ paddingBottom: space.m }}>
      <Panel style={{ padding: 0 }}>
        <ListRow
          title={props.title}
          note={words.settle}
          label={words.openSettle(props.title)}
          before={<Icon name="scales" size={24} color={colors.inkSoft} />}
          onPress={props.onPress}
        />
      </Panel>
    </View>
  );
}

function Everywhere(props: { count: number; onPress(): void }): ReactNode {
  const words = useText(rulesText);
  return <Button kind="quiet" label={words.everywhere(props.count)} onPress={props.onPress} />;
}
