/**
 * «Чи можна сюди?»: the dice that were thrown and the cell asked about; the sheet is copied with the same
 * keys. Focus 0 is the throw, from 1 on the cell under the pencil.
 */
import { useMemo, type ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Segmented } from '../../../../ui';
import type { SettleInputProps } from '../../../table';
import type { CellPosition } from '../../settle/cell';
import { ROWS } from '../../rules/types';
import { DiceEntry } from '../dice/DiceEntry';
import { isGap } from '../sheet/geometry';
import { tableText } from '../../words/table';
import { samePlace, type Place } from '../props';
import { sheetMarks, throwClashes, throwMarks } from './marks';
import { Pad } from './Pad';
import { indexOf, placeOf, stepped } from './pencil';
import { SheetPaper } from './SheetPaper';

type Props = SettleInputProps<CellPosition>;

const THROW = 0;
const COPY = 1;

export function CellInput({ position, onChange, answer, focus, onFocus }: Props): ReactNode {
  const words = useText(tableText);
  const { sheet, faces, place } = position;
  const throwing = focus === THROW;
  const marks = useMemo(
    () =>
      throwing ? throwMarks(position, answer, words) : sheetMarks(answer, placeOf(focus - COPY)),
    [throwing, position, answer, words, focus],
  );
  const ask = (at: Place): void =>
    onChange({ ...position, place: samePlace(at, place) ? null : at });
  const copy = (at: Place): void => {
    if (!isGap(at)) onFocus(COPY + indexOf(at));
  };
  const thrown = ROWS.filter((row) => faces[row] !== undefined);
  return (
    <SheetPaper
      sheet={sheet}
      rows={throwing && thrown.length > 0 ? thrown : undefined}
      marks={marks}
      clashes={throwing ? throwClashes(position, answer) : []}
      onPress={throwing ? ask : copy}
      onStep={throwing ? undefined : (by) => onFocus(COPY + stepped(focus - COPY, by))}
      onMisthrows={(misthrows) => onChange({ ...position, sheet: { ...sheet, misthrows } })}
    />
  );
}

export function CellTray({ position, onChange, focus, onFocus }: Props): ReactNode {
  const words = useText(tableText).settle;
  const throwing = focus === THROW;
  return (
    <>
      <Segmented
        label={words.entering}
        options={[
          { value: 'throw', label: words.throw },
          { value: 'copy', label: words.copy },
        ]}
        value={throwing ? 'throw' : 'copy'}
        onChange={(to) => onFocus(to === 'throw' ? THROW : COPY)}
      />
      {throwing ? (
        <DiceEntry
          rows={ROWS}
          faces={position.faces}
          onChange={(faces) => onChange({ ...position, faces })}
        />
      ) : (
        <Pad
          sheet={position.sheet}
          pencil={focus - COPY}
          onPencil={(pencil) => onFocus(COPY + pencil)}
          onSheet={(sheet) => onChange({ ...position, sheet })}
        />
      )}
    </>
  );
}
