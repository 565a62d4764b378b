/** «Що дає очки?»: the field before the turn is painted, then its shifts are touched in order. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { IconButton, T, useTheme } from '../../../../ui';
import { COPIES, type Kind } from '../../../gems/rules/kinds';
import type { LineEnd } from '../../../gems/rules/grid';
import { atStage, brushOf, NEXT, PAINT, stageOf } from '../../../gems/table/settle/focus';
import { PaintInput } from '../../../gems/table/settle/PaintInput';
import { ShiftInput } from '../../../gems/table/settle/ShiftInput';
import { StagedTray } from '../../../gems/table/settle/StagedTray';
import { gridText } from '../../../gems/words/table';
import type { SettleInputProps } from '../../../table';
import { MOST_SHIFTS, play, runsOf, type RunsPosition } from '../../settle/runs';
import { runBands } from '../parts/runBands';
import { tableText } from '../../words/table';

type Props = SettleInputProps<RunsPosition>;

export function RunsInput({ position, onChange, focus }: Props): ReactNode {
  const words = useText(tableText).runs;
  const { grid, shifts } = position;
  const { end, bands } = useMemo(() => {
    const played = play(position);
    return { end: played.end, bands: runBands(runsOf(played), words) };
  }, [position, words]);
  if (stageOf(focus) === PAINT)
    return (
      <PaintInput<Kind>
        grid={grid}
        brush={brushOf(focus) as Kind}
        onGrid={(painted) => onChange({ ...position, grid: painted })}
      />
    );
  const add = (shift: LineEnd): void => {
    if (shifts.length < MOST_SHIFTS) onChange({ ...position, shifts: [...shifts, shift] });
  };
  return <ShiftInput grid={end} chosen={null} bands={bands} onChoose={add} />;
}

export function RunsTray({ position, onChange, focus, onFocus }: Props): ReactNode {
  const words = useText(gridText).settle;
  return (
    <StagedTray
      grid={position.grid}
      most={() => COPIES}
      focus={focus}
      onFocus={onFocus}
      next={{ label: words.shifts, focus: atStage(focus, NEXT) }}
    >
      <Made
        shifts={position.shifts}
        onUndo={() => onChange({ ...position, shifts: position.shifts.slice(0, -1) })}
      />
    </StagedTray>
  );
}

/** The shifts in order, and the way to take the last one back. */
function Made({ shifts, onUndo }: { shifts: readonly LineEnd[]; onUndo(): void }): ReactNode {
  const texts = useText(gridText);
  const words = texts.settle;
  const { space } = useTheme();
  const made = shifts.map((end, i) => `${i + 1}. ${texts.shiftOf(end)}`);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      <View style={{ flex: 1, gap: space.xs }}>
        <T variant="label" color="inkSoft">
          {words.shiftHint}
        </T>
        <T aria-live="polite">{made.length === 0 ? words.noneMade : made.join(' · ')}</T>
      </View>
      <IconButton
        icon="undo"
        tile
        label={words.undo}
        disabled={shifts.length === 0}
        onPress={onUndo}
      />
    </View>
  );
}
