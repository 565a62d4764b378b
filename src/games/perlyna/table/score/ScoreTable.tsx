/** Real cards, the app keeps the tasks: a turn is the tasks completed, in the order they are laid. */
import type { ReactNode } from 'react';

import { useSayUnentered } from '../../../../match/unentered';
import { useText } from '../../../../text/locale';
import { Button, T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { gridText } from '../../../gems/words/table';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { PerlynaMove } from '../../rules/types';
import { AgreedStop } from '../parts/AgreedStop';
import { Closing } from '../parts/Closing';
import { PileRows } from '../parts/Piles';
import type { ScoreProps } from '../props';
import { TaskBoard } from '../parts/TaskBoard';
import { claimOf } from '../parts/taskStates';
import { useClaim, type Claim } from '../parts/useClaim';
import { tableText } from '../../words/table';

export function ScoreTable(props: ScoreProps): ReactNode {
  const { players, view } = props;
  const seat = view.toPlay ?? 0;
  const claim = useClaim(props, seat);
  return (
    <TableLayout
      middle={
        <>
          <PileRows
            players={players}
            piles={view.piles}
            toPlay={view.toPlay}
            lifted={view.lifted}
            openClause={props.openClause}
            correct={props.correct}
          />
          <AgreedStop {...props} />
        </>
      }
      tray={view.toPlay === null ? null : <Entry {...props} seat={seat} claim={claim} />}
      action={<Save {...props} seat={seat} claim={claim} />}
    />
  );
}

type EntryProps = ScoreProps & { seat: number; claim: Claim };

function Entry(props: EntryProps): ReactNode {
  const { seat, claim, players, view, openClause } = props;
  const texts = useText(tableText);
  const refusal = claim.wrong?.refusal ?? props.refused?.refusal;
  return (
    <>
      <TrayHead
        player={players[seat]}
        hint={texts.score.ask}
        openClause={openClause}
        aside={<T variant="numS">{texts.piles.count(view.piles[seat]?.length ?? 0)}</T>}
      />
      <TaskBoard
        tasks={claim.tasks}
        players={players}
        wrong={claim.wrong?.kind ?? null}
        hints="told"
        onPress={claim.press}
      />
      {refusal ? (
        <RefusalNote
          refusal={refusal}
          words={props.words}
          say={props.say}
          openClause={openClause}
        />
      ) : (
        <Closing {...props} />
      )}
      {claim.chosen.length > 1 ? (
        <T variant="label" color="inkSoft">
          {texts.score.order}
        </T>
      ) : null}
    </>
  );
}

function Save(props: EntryProps): ReactNode {
  const { seat, claim } = props;
  const texts = useText(tableText);
  const common = useText(gridText);
  const { busy, send } = useSend<PerlynaMove>(props);
  const save = claim.chosen.length === 0 ? texts.action.none : texts.action.claim(claim.chosen);
  const entered = claimOf(props, seat, claim.chosen);
  const typed = claim.wrong === null ? { move: entered, label: save } : 'half';
  useSayUnentered(props.draft || claim.chosen.length === 0 ? null : typed);
  return (
    <Button
      game="perlyna"
      busy={busy}
      label={props.draft ? common.action.correct : save}
      note={props.draft ? save : undefined}
      onPress={() => send(entered, claim.clear)}
    />
  );
}
