/** A refusal next to where it happened: one sentence, the clause, what was typed stays. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Refusal } from '../../engine/types';
import { ClauseTag, Icon, T, useTheme } from '../../ui';
import type { GameWords, Say } from '../words';

export interface RefusalNoteProps {
  refusal: Refusal;
  words: Pick<GameWords, 'refusal' | 'clauses'>;
  say: Say;
  openClause(clause: string): void;
}

/** 'turn' and 'form' are not rules of the game: they have no clause to open. */
export function hasClause(refusal: Refusal, words: Pick<GameWords, 'clauses'>): boolean {
  return Object.hasOwn(words.clauses, refusal.clause);
}

export function RefusalNote({ refusal, words, say, openClause }: RefusalNoteProps): ReactNode {
  const { colors, space, radii } = useTheme();
  return (
    <View
      role="alert"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s,
        padding: space.m,
        borderRadius: radii.tile,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.illegal,
        backgroundColor: colors.illegalFill,
      }}
    >
      <Icon name="close" size={18} color={colors.illegalText} />
      <T variant="label" color="illegalText" style={{ flex: 1 }}>
        {words.refusal(refusal, say)}
      </T>
      {hasClause(refusal, words) ? (
        <ClauseTag clause={refusal.clause} onPress={openClause} />
      ) : null}
    </View>
  );
}
