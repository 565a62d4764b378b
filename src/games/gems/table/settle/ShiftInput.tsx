/** The field of a question with an arrow at both ends of every line; touching one says which shift is meant. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import type { LineEnd } from '../../rules/grid';
import { edgeCard } from '../../rules/notation';
import type { Painted } from '../../settle/form';
import type { Band } from '../Bands';
import { Field } from '../Field';
import { gridText } from '../../words/table';
import { useSettleField } from './useSettleField';

export interface ShiftInputProps {
  grid: Painted;
  chosen: LineEnd | null;
  bands?: readonly Band[];
  onChoose(end: LineEnd): void;
}

export function ShiftInput({ grid, chosen, bands, onChoose }: ShiftInputProps): ReactNode {
  const words = useText(gridText);
  const { geometry, onLayout } = useSettleField(true);
  const label = (end: LineEnd): string => {
    const edge = edgeCard(grid, end);
    return edge === null ? words.settle.pull(end) : words.handle.label(end, edge, null);
  };
  return (
    <View onLayout={onLayout}>
      <Field
        grid={grid}
        geometry={geometry}
        bands={bands}
        handles={{
          look: (end) => ({ label: label(end), price: null, faded: false }),
          chosen,
          wrong: null,
          onChoose,
          unknownToo: true,
        }}
      />
    </View>
  );
}
