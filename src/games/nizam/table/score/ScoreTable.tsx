/** Real cards, the app keeps the score: a turn is the combinations made, or none. */
import type { ReactNode } from 'react';

import { useSayUnentered } from '../../../../match/unentered';
import { useTurnDraft } from '../../../../match/useDraft';
import { useText } from '../../../../text/locale';
import { Button, T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import { TrayHead } from '../../../gems/table/TrayHead';
import { gridText } from '../../../gems/words/table';
import { useSend } from '../../../kit/useSend';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { NizamMove, Tally } from '../../rules/types';
import type { ScoreProps } from '../props';
import { SumLine } from '../parts/SumLine';
import { Track } from '../parts/Track';
import { tableText } from '../../words/table';
import { DeckOuts } from './DeckOuts';
import { LengthTiles } from './LengthTiles';

export function ScoreTable(props: ScoreProps): ReactNode {
  const { players, standing, view, openClause } = props;
  const texts = useText(tableText);
  const common = useText(gridText);
  const seat = view.toPlay ?? 0;
  const drafted = props.draft?.type === 'tally' ? props.draft.lengths : [];
  const [lengths, setLengths] = useTurnDraft<readonly number[]>('tally', String(seat), drafted, []);
  const { busy, send } = useSend<NizamMove>(props);
  const entered: Tally = { type: 'tally', seat, lengths };
  const verdict = props.judge(entered);
  const refusal = verdict.ok ? props.refused?.refusal : verdict;
  const gain = verdict.ok
    ? (props.foresee(entered).points[seat] ?? 0) - (standing.points[seat] ?? 0)
    : 0;
  const change = (to: readonly number[]): void => {
    if (props.refused) props.dismissRefusal();
    setLengths(to);
  };
  const save = lengths.length === 0 ? texts.score.saveNone : texts.score.save(gain);
  const isTyped = !props.draft && lengths.length > 0 && verdict.ok;
  const typed = isTyped ? { move: entered, label: save } : null;
  useSayUnentered(typed ?? (props.draft || lengths.length === 0 ? null : 'half'));
  return (
    <TableLayout
      middle={
        <>
          <Track
            {...{ players, standing, openClause }}
            sheets={view.sheets}
            toPlay={view.toPlay}
            correct={props.correct}
          />
          {props.draft ? null : <DeckOuts {...props} typed={typed} />}
        </>
      }
      tray={
        view.toPlay === null ? null : (
          <>
            <TrayHead player={players[seat]} hint={texts.score.ask} openClause={openClause} />
            <LengthTiles lengths={lengths} onChange={change} />
            {verdict.ok && lengths.length > 0 ? (
              <SumLine lengths={lengths} openClause={openClause} />
            ) : null}
            {lengths.length === 0 ? (
              <T variant="label" color="inkSoft">
                {texts.score.none}
              </T>
            ) : null}
            {refusal ? (
              <RefusalNote {...{ refusal, openClause }} words={props.words} say={props.say} />
            ) : null}
          </>
        )
      }
      action={
        <Button
          game="nizam"
          busy={busy}
          label={props.draft ? common.action.correct : save}
          note={props.draft ? save : undefined}
          onPress={() => send(entered, () => setLengths([]))}
        />
      }
    />
  );
}
