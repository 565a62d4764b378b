/** What everyone may see: piles with their tops, hands by size, deck, and the field with the pearl. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Field, type FieldHandles } from '../../../gems/table/Field';
import { StockSize } from '../../../gems/table/Seats';
import { useFieldSize } from '../../../gems/table/useFieldSize';
import { useMoved } from '../../../gems/table/useMoved';
import { tableText } from '../../words/table';
import { AgreedStop } from './AgreedStop';
import { lineBands } from './lineBands';
import { PileStrip } from './Piles';
import type { PlayProps } from '../props';
import type { TaskState } from './taskStates';

export interface OpenTableProps {
  table: PlayProps;
  /** Tasks of the player to move, once there is something to claim. */
  tasks?: readonly TaskState[];
  handles?: FieldHandles | null;
  /** The tray holds the eight tasks. */
  claiming?: boolean;
}

export function OpenTable(props: OpenTableProps): ReactNode {
  const { table, tasks, handles = null, claiming = false } = props;
  const { view, players, openClause } = table;
  const texts = useText(tableText);
  const moved = useMoved();
  const geometry = useFieldSize(
    !claiming && moved === undefined,
    claiming ? 'tasks' : view.mode === 'virtual' ? 'hand' : 'palette',
  );
  return (
    <>
      <PileStrip
        players={players}
        piles={view.piles}
        hands={view.hands}
        toPlay={view.toPlay}
        lifted={view.lifted}
        openClause={openClause}
      />
      <View style={{ flex: 1, justifyContent: 'center' }}>
        <Field
          grid={view.grid}
          geometry={geometry}
          bands={tasks ? lineBands(view.lines, tasks, texts.lines) : []}
          handles={moved === undefined ? handles : null}
          moved={moved ?? null}
        />
      </View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <StockSize deck={view.deck} discard={view.discard.length} />
        <AgreedStop {...table} />
      </View>
    </>
  );
}
