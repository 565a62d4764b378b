/** «Чи правильний аркуш?» and «Скільки балів?»: a sheet to copy, its mistakes marked. */
import { useMemo, type ReactNode } from 'react';

import type { SettleInputProps } from '../../../table';
import type { SheetPosition } from '../../settle/form';
import { isGap } from '../sheet/geometry';
import { sheetMarks } from './marks';
import { Pad } from './Pad';
import { indexOf, placeOf, stepped } from './pencil';
import { SheetPaper } from './SheetPaper';

type Props = SettleInputProps<SheetPosition>;

export function SheetInput({ position, onChange, answer, focus, onFocus }: Props): ReactNode {
  const { sheet } = position;
  const marks = useMemo(() => sheetMarks(answer, placeOf(focus)), [answer, focus]);
  return (
    <SheetPaper
      sheet={sheet}
      marks={marks}
      onPress={(place) => {
        if (!isGap(place)) onFocus(indexOf(place));
      }}
      onStep={(by) => onFocus(stepped(focus, by))}
      onMisthrows={(misthrows) => onChange({ sheet: { ...sheet, misthrows } })}
    />
  );
}

export function SheetTray({ position, onChange, focus, onFocus }: Props): ReactNode {
  return (
    <Pad
      sheet={position.sheet}
      pencil={focus}
      onPencil={onFocus}
      onSheet={(sheet) => onChange({ sheet })}
    />
  );
}
