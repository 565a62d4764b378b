/** The field of a real table is entered: a gem and its places, or gem after gem in reading order. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Verdict } from '../../../engine/types';
import { useText } from '../../../text/locale';
import { IconButton, Segmented, T, useTheme } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { RefusalNote } from '../../kit/RefusalNote';
import type { GameWords, Say } from '../../words';
import { CELLS, type Gem } from '../rules/grid';
import { Actions } from './Actions';
import { PaintField } from './PaintField';
import { Palette } from './Palette';
import { gridText } from '../words/table';
import { TrayHead } from './TrayHead';
import { useFieldSize } from './useFieldSize';

export interface DealEntryProps<Clause extends string> {
  game: string;
  clause: NoInfer<Clause>;
  /** The pearl lies on this field, too. */
  pearl: boolean;
  /** How many of a gem the field can hold. */
  most(gem: Gem): number;
  start: readonly Gem[] | null;
  /** What the rules say about the whole field. */
  judge(grid: readonly Gem[]): Verdict;
  busy: boolean;
  onSave(grid: readonly Gem[]): void;
  words: GameWords;
  say: Say;
  openClause(clause: Clause): void;
}

type Way = 'brush' | 'turnwise';

const EMPTY: readonly (Gem | null)[] = new Array<null>(CELLS).fill(null);

export function DealEntry<Clause extends string>(props: DealEntryProps<Clause>): ReactNode {
  const texts = useText(gridText);
  const { space } = useTheme();
  const geometry = useFieldSize(false, 'palette');
  const [grid, setGrid] = useState<readonly (Gem | null)[]>(props.start ?? EMPTY);
  const [way, setWay] = useState<Way>('brush');
  const [brush, setBrush] = useState<Gem>('red');
  const next = grid.indexOf(null);
  const left = grid.filter((gem) => gem === null).length;
  const put = (index: number, gem: Gem | null): void =>
    setGrid((before) => before.map((old, i) => (i === index ? gem : old)));
  const full = left === 0 ? (grid as readonly Gem[]) : null;
  const verdict = full && props.judge(full);
  const lastFilled = (next < 0 ? CELLS : next) - 1;
  const press = (gem: Gem): void => {
    if (way === 'brush') setBrush(gem);
    else if (next >= 0) put(next, gem);
  };
  // In order, a touched cell is emptied and becomes the next one.
  const touch = (index: number): void => put(index, way === 'brush' ? brush : null);
  return (
    <TableLayout
      middle={
        <View style={{ flex: 1, justifyContent: 'center' }}>
          <PaintField
            grid={grid}
            geometry={geometry}
            cursor={way === 'turnwise' && next >= 0 ? next : null}
            onPaint={touch}
          />
        </View>
      }
      tray={
        <>
          <TrayHead hint={texts.paint.title} clause={props.clause} openClause={props.openClause} />
          <Segmented<Way>
            label={texts.paint.how}
            options={[
              { value: 'brush', label: texts.paint.brush },
              { value: 'turnwise', label: texts.paint.turnwise },
            ]}
            value={way}
            onChange={setWay}
          />
          <Palette
            pearl={props.pearl}
            brush={way === 'brush' ? brush : null}
            onPress={press}
            census={{ count: (gem) => grid.filter((on) => on === gem).length, most: props.most }}
          />
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
            <View style={{ flex: 1 }}>
              {verdict && !verdict.ok ? (
                <RefusalNote
                  refusal={verdict}
                  words={props.words}
                  say={props.say}
                  openClause={props.openClause}
                />
              ) : (
                <T variant="label" color="inkSoft">
                  {way === 'brush' ? texts.paint.brushHint : texts.paint.turnwiseHint}
                </T>
              )}
            </View>
            {way === 'turnwise' && lastFilled >= 0 ? (
              <IconButton
                icon="undo"
                label={texts.paint.back}
                onPress={() => put(lastFilled, null)}
              />
            ) : null}
          </View>
        </>
      }
      action={
        <Actions
          small={
            left < CELLS
              ? { icon: 'trash', label: texts.paint.clear, onPress: () => setGrid(EMPTY) }
              : null
          }
          primary={{
            game: props.game,
            busy: props.busy,
            label: props.start ? texts.action.correct : texts.paint.save,
            disabled: full === null || !verdict?.ok,
            reason: left > 0 ? texts.paint.left(left) : undefined,
            onPress: () => {
              if (full) props.onSave(full);
            },
          }}
        />
      }
    />
  );
}
