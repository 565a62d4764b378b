/** The end of «Промінь»: how equal totals were told apart, and the pad of the four deals. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { signed } from '../../../text/plural';
import { ClauseTag, Panel, PlayerBadge, T, useTheme } from '../../../ui';
import type { EndingProps } from '../../table';
import { rivalsOf } from '../rules/because';
import type { ClauseId } from '../rules/clauses';
import { DEALS } from '../rules/scoring';
import type { View as ProminView } from '../rules/types';
import { Pad } from './parts/Pad';
import { nameOf } from './props';
import { tableText } from '../words/table';

type Props = EndingProps<ProminView, ClauseId>;
type OverView = Extract<ProminView, { phase: 'over' }>;

export default function Ending(props: Props): ReactNode {
  const { view } = props;
  const { space } = useTheme();
  if (view.phase !== 'over') return null;
  return (
    <View style={{ gap: space.l }}>
      {view.decidedBy === 'P-6.1' ? null : <TieBreak {...props} view={view} />}
      <Pad {...props} pad={view.pad} totals={view.totals} winner={view.winner} />
    </View>
  );
}

function TieBreak(props: Omit<Props, 'view'> & { view: OverView }): ReactNode {
  const { view, players, openClause } = props;
  const words = useText(tableText).ending;
  const { space } = useTheme();
  const { winner, firstPlayer, holder, decidedBy, totals } = view;
  const points = totals[winner] ?? 0;
  const last = view.pad[DEALS - 1]?.points ?? [];
  const name = nameOf(players, winner);
  return (
    <Panel label={words.title} style={{ gap: space.s }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <T variant="bodyStrong" style={{ flex: 1 }}>
          {decidedBy === 'P-6.2' ? words.tied(points) : words.stillTied(points, last[winner] ?? 0)}
        </T>
        <ClauseTag clause={decidedBy} onPress={openClause} />
      </View>
      {decidedBy === 'P-6.2' ? (
        <LastDeal {...props} last={last} />
      ) : (
        <T>
          {view.house.includes('A-P11')
            ? words.openerFirst(name, nameOf(players, firstPlayer))
            : winner === holder
              ? words.holderWins(name)
              : words.nearestWins(name, nameOf(players, holder))}
        </T>
      )}
    </Panel>
  );
}

/** «T +40 проти O +20»: the winner first, then everybody with the same total. */
function LastDeal(props: Omit<Props, 'view'> & { view: OverView; last: readonly number[] }) {
  const { view, players, last } = props;
  const words = useText(tableText).ending;
  const { space } = useTheme();
  const rivals = rivalsOf(view).flatMap((seat) => players[seat] ?? []);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m }}>
      {rivals.map((player, i) => (
        <View key={player.seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          {i === 1 ? (
            <T variant="label" color="inkSoft">
              {words.against}
            </T>
          ) : null}
          <View
            accessible
            role="img"
            aria-label={words.lastDeal(player.name, last[player.seat] ?? 0)}
            style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}
          >
            <PlayerBadge name={player.name} colour={player.colour} size={26} decorative />
            <T variant="numM">{signed(last[player.seat] ?? 0)}</T>
          </View>
        </View>
      ))}
    </View>
  );
}
