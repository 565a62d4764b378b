/** What everyone may see: points, hands by size, deck with its deck-outs, and the field. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { minus } from '../../../../text/plural';
import { useTheme } from '../../../../ui';
import { Field, type FieldHandles } from '../../../gems/table/Field';
import { SeatFigures, StockSize } from '../../../gems/table/Seats';
import { useFieldSize } from '../../../gems/table/useFieldSize';
import { useMoved } from '../../../gems/table/useMoved';
import { tableText } from '../../words/table';
import { DeckPips } from './DeckPips';
import type { PlayProps } from '../props';
import { runBands } from './runBands';

export interface OpenTableProps {
  table: Pick<PlayProps, 'view' | 'players' | 'standing' | 'openClause'>;
  handles?: FieldHandles | null;
}

export function OpenTable({ table, handles = null }: OpenTableProps): ReactNode {
  const { view, players, standing, openClause } = table;
  const texts = useText(tableText);
  const { space } = useTheme();
  const moved = useMoved();
  const geometry = useFieldSize(moved === undefined, view.mode === 'virtual' ? 'hand' : 'palette');
  return (
    <>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: space.m,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
          <StockSize deck={view.deck} discard={view.discard.length} />
          <DeckPips outs={view.outs} all={view.outsToEnd} />
        </View>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
          <SeatFigures
            players={players}
            hands={view.hands}
            toPlay={view.toPlay}
            figure={(seat) => minus(standing.points[seat] ?? 0)}
            spoken={({ seat, name }) => texts.track.spoken(name, standing.points[seat] ?? 0)}
            onPress={() => openClause('N-4.2')}
          />
        </View>
      </View>
      <View style={{ flex: 1, justifyContent: 'center' }}>
        <Field
          grid={view.grid}
          geometry={geometry}
          bands={runBands(view.runs, texts.runs)}
          handles={moved === undefined ? handles : null}
          moved={moved ?? null}
        />
      </View>
    </>
  );
}
