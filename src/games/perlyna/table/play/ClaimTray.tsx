/** The tray after the shifts: the eight tasks, claimed in the order they are tapped. */
import type { ReactNode } from 'react';

import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { GemCard } from '../../../gems/table/Gem';
import { leaveFrom } from '../../../../ui/motion';
import { Actions } from '../../../gems/table/Actions';
import { gridText } from '../../../gems/words/table';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { PerlynaMove } from '../../rules/types';
import { Closing } from '../parts/Closing';
import { topPlace } from '../parts/flights';
import type { PlayProps } from '../props';
import { TaskBoard } from '../parts/TaskBoard';
import { claimOf } from '../parts/taskStates';
import type { Claim } from '../parts/useClaim';
import { tableText } from '../../words/table';

export interface ClaimTrayProps {
  table: PlayProps;
  seat: number;
  claim: Claim;
}

export function ClaimTray({ table, seat, claim }: ClaimTrayProps): ReactNode {
  const { view, players, openClause } = table;
  const texts = useText(tableText);
  const refusal = claim.wrong?.refusal ?? (table.draft ? table.refused?.refusal : undefined);
  return (
    <>
      <TrayHead
        player={players[seat]}
        hint={texts.claim.ask}
        openClause={openClause}
        aside={<T variant="numS">{texts.piles.count(view.piles[seat]?.length ?? 0)}</T>}
      />
      <TaskBoard
        tasks={claim.tasks}
        players={players}
        wrong={claim.wrong?.kind ?? null}
        hints={table.hints ? 'glow' : 'none'}
        onPress={claim.press}
        spots={claim.spots}
      />
      {refusal ? (
        <RefusalNote
          refusal={refusal}
          words={table.words}
          say={table.say}
          openClause={openClause}
        />
      ) : (
        <Closing {...table} />
      )}
    </>
  );
}

export function ClaimActions(props: ClaimTrayProps & { onBack(): void }): ReactNode {
  const { table, seat, claim } = props;
  const texts = useText(tableText).action;
  const common = useText(gridText);
  const { busy, send } = useSend<PerlynaMove>(table);
  const none = claim.chosen.length === 0;
  const label = none ? texts.end : texts.claim(claim.chosen);
  const move = claimOf(table, seat, claim.chosen);
  useSayUnentered(none || table.draft || !table.judge(move).ok ? null : { move, label });
  return (
    <Actions
      small={{ icon: 'back', label: texts.moreShifts, onPress: props.onBack }}
      primary={{
        game: 'perlyna',
        busy,
        label: table.draft ? common.action.correct : label,
        note: table.draft ? label : none ? texts.endNote : undefined,
        onPress: () => {
          const place = topPlace(seat, (table.view.piles[seat]?.length ?? 0) + claim.chosen.length);
          for (const kind of claim.chosen)
            leaveFrom(place, claim.spots.get(kind) ?? null, ({ width }) => (
              <GemCard kind={kind} size={width} decorative />
            ));
          send(move, props.onBack);
        },
      }}
    />
  );
}
