/** On a wide screen, above the keys: the rules this question is decided by, as many as there is room for. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameWords } from '../../../src/games/words';
import { useText } from '../../../src/text/locale';
import { ClauseTag, Panel, T, useTheme } from '../../../src/ui';
import { settleText } from './text';

export interface DecidingProps {
  rules: readonly string[];
  words: GameWords;
  openClause(clause: string): void;
}

/** Title and at most three lines of the rule. */
const ROW = 112;
const HEAD = 72;

export function Deciding({ rules, words: game, openClause }: DecidingProps): ReactNode {
  const words = useText(settleText);
  const { colors, space } = useTheme();
  const [height, setHeight] = useState(0);
  const shown = rules.slice(0, Math.max(0, Math.floor((height - HEAD - space.l) / ROW)));
  return (
    <View
      style={{ flex: 1, paddingBottom: space.l }}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
    >
      {shown.length > 0 ? (
        <Panel label={words.decidedBy}>
          <T variant="heading" heading={2} style={{ paddingBottom: space.s }}>
            {words.decidedBy}
          </T>
          {shown.map((id) => {
            const { title, told } = ruleOf(id, game);
            return (
              <View
                key={id}
                style={{
                  gap: space.xs,
                  maxHeight: ROW,
                  overflow: 'hidden',
                  paddingVertical: space.s,
                  borderTopWidth: 1,
                  borderColor: colors.line,
                }}
              >
                <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
                  <ClauseTag clause={id} onPress={openClause} />
                  <T variant="bodyStrong" numberOfLines={1} style={{ flex: 1 }}>
                    {title}
                  </T>
                </View>
                <T variant="label" color="inkSoft" numberOfLines={3}>
                  {told}
                </T>
              </View>
            );
          })}
        </Panel>
      ) : null}
    </View>
  );
}

function ruleOf(id: string, { clauses, rulings }: GameWords): { title: string; told: string } {
  const [clause, ruling] = [clauses[id], rulings[id]];
  if (clause) return { title: clause.title, told: clause.words };
  return { title: ruling?.question ?? '', told: ruling?.ruling ?? '' };
}
