/** From a number or a refusal to the rule it rests on. */
import { useNavigation } from '@react-navigation/native';
import { useCallback } from 'react';

import type { GameId } from '../../../src/games';

export function useOpenClause(game: GameId): (clause: string) => void {
  const navigation = useNavigation();
  return useCallback(
    (clause: string) => navigation.navigate('Rulebook', { game, clause }),
    [navigation, game],
  );
}
