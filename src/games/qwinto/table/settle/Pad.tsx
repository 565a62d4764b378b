/** The keys of a sheet being copied: a number for the cell under the pencil, then on to the next. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { numberAt } from '../../rules/notation';
import type { Sheet } from '../../rules/types';
import { placeNumber } from '../asking';
import { NumberPad } from '../score/NumberPad';
import { withCell } from '../score/usePaper';
import { isPentagon } from '../sheet/geometry';
import { tableText } from '../../words/table';
import { placeOf, stepped } from './pencil';

export interface PadProps {
  sheet: Sheet;
  /** Index of the cell among all in reading order. */
  pencil: number;
  onPencil(pencil: number): void;
  onSheet(sheet: Sheet): void;
}

export function Pad({ sheet, pencil, onPencil, onSheet }: PadProps): ReactNode {
  const words = useText(tableText);
  const place = placeOf(pencil);
  const cell = words.cell(place.row, placeNumber(place));
  return (
    <NumberPad
      label={isPentagon(place) ? `${cell}, ${words.bonus}` : cell}
      value={numberAt(sheet, place.row, place.column)}
      onNumber={(number) => {
        onSheet(withCell(sheet, place, number));
        onPencil(stepped(pencil, 1));
      }}
      onErase={() => onSheet(withCell(sheet, place, null))}
      onStep={(by) => onPencil(stepped(pencil, by))}
    />
  );
}
