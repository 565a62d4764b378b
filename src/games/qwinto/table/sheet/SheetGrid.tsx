/**
 * A sheet in its printed shape: three staggered bands on twelve columns. Shows numbers and marks it is
 * given; knows neither whose sheet it is nor what may be written.
 */
import { useMemo, type ReactNode } from 'react';
import { Platform, View } from 'react-native';

import { useText } from '../../../../text/locale';
import { mix, onKeys, OWN_COLOURS, Touch, useTheme } from '../../../../ui';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { numberAt } from '../../rules/notation';
import type { Row, Sheet } from '../../rules/types';
import { ROWS } from '../../rules/types';
import { placeNumber, type Clash } from '../asking';
import { tableText, type TableWords } from '../../words/table';
import type { Place } from '../props';
import { CellFace, type Look } from './CellFace';
import { ClashLines } from './ClashLines';
import {
  geometryFor,
  isGap,
  isPentagon,
  ROW_PLACES,
  TRIPLE_COLUMNS,
  type Geometry,
} from './geometry';

export interface CellMark {
  look: Look;
  /** Shown instead of what stands on the sheet: the number that would be written. */
  number?: number;
  /** Said after the cell's own words. */
  note?: string;
}

export type Marks = ReadonlyMap<string, CellMark>;

export function markKey({ row, column }: Place): string {
  return `${row} ${column}`;
}

export interface SheetGridProps {
  sheet: Sheet;
  width: number;
  /** Where the screen is low, rows are flatter. */
  tallestRow?: number;
  /** Who it belongs to, for screen readers. */
  label: string;
  /** The rows in play; the others fade. Left out: all of them. */
  rows?: readonly Row[];
  marks?: Marks;
  /** Dotted lines from a closed cell to what closes it. */
  clashes?: readonly Clash[];
  /** Without it the sheet is only read. */
  onPress?(place: Place): void;
  /** Arrow keys. */
  onStep?(by: 1 | -1): void;
}

const FADED = 0.45;
const NO_MARKS: Marks = new Map();

export function SheetGrid(props: SheetGridProps): ReactNode {
  const { sheet, width, tallestRow, rows, marks = NO_MARKS, clashes = [], onPress, onStep } = props;
  const words = useText(tableText);
  const geometry = useMemo(() => geometryFor(width, tallestRow), [width, tallestRow]);
  const keys = onKeys(({ key }) => {
    if (!onStep || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    onStep(key === 'ArrowLeft' ? -1 : 1);
    return true;
  });
  const isFaded = (row: Row): boolean => rows !== undefined && !rows.includes(row);
  const spoken = onPress ? props.label : `${props.label}. ${sheetInWords(sheet, words)}`;
  return (
    <View
      role={onPress ? 'group' : 'img'}
      aria-label={spoken}
      style={{ width, height: geometry.height }}
      {...OWN_COLOURS}
      {...keys}
    >
      <TripleBands geometry={geometry} />
      {ROWS.map((row) => (
        <View
          key={row}
          aria-hidden={onPress ? undefined : true}
          style={{
            position: 'absolute',
            left: geometry.x(ROW_PLACES[row][0]?.column ?? 0),
            top: geometry.y(row),
          }}
        >
          <Band row={row} geometry={geometry} faded={isFaded(row)} />
          <View style={{ flexDirection: 'row' }}>
            {ROW_PLACES[row].map((place) => (
              <Cell
                key={place.column}
                place={place}
                number={numberAt(sheet, row, place.column)}
                mark={marks.get(markKey(place))}
                faded={isFaded(row)}
                geometry={geometry}
                words={words}
                onPress={onPress}
              />
            ))}
          </View>
        </View>
      ))}
      <ClashLines clashes={clashes} geometry={geometry} />
    </View>
  );
}

interface CellProps {
  place: Place;
  number: number | null;
  mark: CellMark | undefined;
  faded: boolean;
  geometry: Geometry;
  words: TableWords;
  onPress: SheetGridProps['onPress'];
}

function Cell({ place, number, mark, faded, geometry, words, onPress }: CellProps): ReactNode {
  const { unit, rowHeight } = geometry;
  // What was tried stays in full ink, wherever it stands.
  const opacity = faded && mark?.look !== 'wrong' ? FADED : 1;
  const face = (
    <CellFace
      row={place.row}
      look={mark?.look ?? 'plain'}
      number={mark?.number ?? number}
      pentagon={isPentagon(place)}
      gap={isGap(place)}
      width={unit}
      height={rowHeight}
    />
  );
  if (!onPress) return <View style={{ opacity }}>{face}</View>;
  return (
    <Touch
      label={cellInWords(place, number, mark, words)}
      {...chosenProps(mark?.look === 'selected' || mark?.look === 'wrong')}
      onPress={() => onPress(place)}
      hitSlop={{ top: 3, bottom: 3 }}
      style={{ width: unit, height: rowHeight, borderRadius: unit * 0.24, opacity }}
    >
      {face}
    </Touch>
  );
}

/** A button that is on is «pressed» in the browser and «selected» on a phone. */
function chosenProps(on: boolean): object {
  return Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on };
}

export function cellInWords(
  place: Place,
  number: number | null,
  mark: CellMark | undefined,
  words: TableWords,
): string {
  const parts = isGap(place)
    ? [words.gap(place.row)]
    : [
        words.cell(place.row, placeNumber(place)),
        ...(isPentagon(place) ? [words.bonus] : []),
        number === null ? words.empty : words.holds(number),
      ];
  if (mark?.note) parts.push(mark.note);
  return parts.join(', ');
}

function sheetInWords(sheet: Sheet, words: TableWords): string {
  const rows = ROWS.map((row) => {
    const numbers = sheet[row].map((number) => number ?? words.emptyCell);
    return words.rowNumbers(words.row[row], numbers.join(' '));
  });
  return `${rows.join('; ')}; ${words.misthrows(sheet.misthrows)}`;
}

function TripleBands({ geometry }: { geometry: Geometry }): ReactNode {
  const { colors } = useTheme();
  return TRIPLE_COLUMNS.map((column) => (
    <View
      key={column}
      style={{
        position: 'absolute',
        left: geometry.x(column),
        top: 0,
        width: geometry.unit - 1,
        height: geometry.height,
        borderRadius: 6,
        backgroundColor: colors.line,
        opacity: 0.55,
      }}
    />
  ));
}

function Band(props: { row: Row; geometry: Geometry; faded: boolean }): ReactNode {
  const { row, geometry, faded } = props;
  const { scheme, radii } = useTheme();
  const { band } = QWINTO_ROWS[row][scheme];
  return (
    <View
      style={{
        position: 'absolute',
        left: -1,
        top: 0,
        width: geometry.unit * ROW_PLACES[row].length + 2,
        height: geometry.rowHeight,
        borderRadius: radii.card,
        backgroundColor: band,
        opacity: faded ? FADED : 1,
        boxShadow: `0px 2px 0px ${mix(band, '#000000', 0.3)}`,
      }}
    />
  );
}
