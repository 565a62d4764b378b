/** The tasks that have just been done, for all eyes: their lines glow, the piles have grown. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Button, T } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { Stage } from '../../../ui/motion';
import type { ClauseId } from '../rules/clauses';
import type { Kind } from '../../gems/rules/kinds';
import type { Band } from '../../gems/table/Bands';
import { Field } from '../../gems/table/Field';
import { gridText } from '../../gems/words/table';
import { TrayHead } from '../../gems/table/TrayHead';
import { useFieldSize } from '../../gems/table/useFieldSize';
import { useLook } from '../../gems/table/useLook';
import type { AftermathProps } from '../../table';
import type { Done, PerlynaMove, PerlynaView, TableView, TaskLine } from '../rules/types';
import { PileStrip } from './parts/Piles';
import { tableText } from '../words/table';

type Words = (typeof tableText)['uk']['lines'];
type Props = AftermathProps<PerlynaView, PerlynaMove, ClauseId>;

export default function Aftermath(props: Props): ReactNode {
  const { view, move } = props;
  if (view.mode === 'score' || view.phase === 'deal' || move.type !== 'done') return null;
  return <Claimed {...props} view={view} done={move} />;
}

function bandsOf(lines: readonly TaskLine[], tasks: readonly Kind[], words: Words): Band[] {
  return lines
    .filter(({ kind }) => tasks.includes(kind))
    .map(({ line, index, start, length, kind }) => ({
      line,
      index,
      start,
      length,
      look: 'glow',
      swells: true,
      label: words.done(kind, words.where(line, index)),
    }));
}

function Claimed(props: Omit<Props, 'view'> & { view: TableView; done: Done }): ReactNode {
  const { players, view, done, onGoOn, openClause } = props;
  const common = useText(gridText);
  const texts = useText(tableText);
  const geometry = useFieldSize(true, 'hand');
  useLook(onGoOn);
  const player = players[done.seat];
  return (
    <Stage>
      <TableLayout
        middle={
          <>
            <PileStrip
              players={players}
              piles={view.piles}
              hands={view.hands}
              toPlay={null}
              openClause={openClause}
            />
            <View style={{ flex: 1, justifyContent: 'center' }}>
              <Field
                grid={view.grid}
                geometry={geometry}
                bands={bandsOf(view.lines, done.tasks, texts.lines)}
              />
            </View>
          </>
        }
        tray={
          <TrayHead
            player={player}
            hint={texts.claim.made(player?.name ?? '', done.tasks)}
            clause="E-4.1"
            openClause={openClause}
            aside={<T variant="numS">{texts.piles.count(view.piles[done.seat]?.length ?? 0)}</T>}
          />
        }
        action={<Button game="perlyna" label={common.action.goOn} onPress={onGoOn} />}
      />
    </Stage>
  );
}
