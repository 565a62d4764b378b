/**
 * Settling a dispute: a game, a question, a position, a ruling. The position lives in the address, so that
 * reloading, going back and sharing keep it; nothing is ever stored.
 */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useMemo, type ReactNode } from 'react';

import { isGameId } from '../../../src/games';
import { useMatch } from '../../../src/match/hooks';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Screen } from '../../../src/ui';
import type { Routes } from '../../routes';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import NotFoundScreen from '../notFound/NotFoundScreen';
import { SettleShelf } from './SettleShelf';
import { SettleTable, type SettleTableProps } from './SettleTable';
import { settleText } from './text';

const NOBODY: readonly string[] = [];

export default function SettleScreen({ route }: StaticScreenProps<Routes['Settle']>): ReactNode {
  const words = useText(settleText);
  const { games } = useText(common);
  const goBack = useGoBack();
  const { game, question, match, p } = route.params ?? {};
  useScreenTitle(isGameId(game) ? words.titleOf(games[game]) : words.title);
  if (!isGameId(game)) return question ? <NotFoundScreen /> : <SettleShelf />;
  const asked = { game, question, link: p, table: null, names: NOBODY, onClose: goBack };
  return match ? <InMatch {...asked} match={match} /> : <SettleTable {...asked} />;
}

/**
 * The position of the moment as the open table shows it: whatever is in a hand stays there, also while its
 * holder has the device, because the position stands in the address.
 */
function InMatch({ match: id, ...asked }: SettleTableProps & { match: string }): ReactNode {
  const state = useMatch(id);
  const navigation = useNavigation();
  const ready = state.status === 'ready' || state.status === 'damaged' ? state.match : null;
  const match = ready?.info.game === asked.game ? ready : null;
  const table = useMemo(
    () => match && { view: match.view('table'), setup: match.info.setup, phase: match.turn.phase },
    [match],
  );
  const names = useMemo(() => match?.info.players.map(({ name }) => name) ?? NOBODY, [match]);
  const onClose = useCallback(() => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.navigate('Match', { id });
  }, [navigation, id]);
  if (state.status === 'loading') return <Screen scroll={false}>{null}</Screen>;
  return <SettleTable {...asked} table={table} names={names} onClose={onClose} />;
}
