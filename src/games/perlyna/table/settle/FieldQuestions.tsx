/** «Що можна виконати?» and «Чим може бути перлина?»: the field is painted, complete lines are marked. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useText } from '../../../../text/locale';
import { Toggle, useTheme } from '../../../../ui';
import type { Kind } from '../../../gems/rules/kinds';
import { type Gem, PEARL } from '../../../gems/rules/grid';
import type { Painted } from '../../../gems/settle/form';
import type { Band } from '../../../gems/table/Bands';
import { atStage, brushOf, focusOn, NEXT, PAINT, stageOf } from '../../../gems/table/settle/focus';
import { PaintInput } from '../../../gems/table/settle/PaintInput';
import { PaintTray } from '../../../gems/table/settle/PaintTray';
import { StagedTray } from '../../../gems/table/settle/StagedTray';
import type { Answer } from '../../../settle';
import type { SettleInputProps } from '../../../table';
import { ON_FIELD } from '../../rules/position';
import type { PearlPosition } from '../../settle/pearl';
import { linesOn, type TasksPosition } from '../../settle/tasks';
import { tableText } from '../../words/table';
import { PileEntry } from './PileEntry';
import { PileTray } from './PileTray';

/** After painting, every player's pile is a stage of its own. */
const pileOf = (seat: Seat): number => NEXT + seat;
const seatAt = (focus: number): Seat => stageOf(focus) - NEXT;

const most = (gem: Gem): number => (gem === PEARL ? 1 : ON_FIELD);

/** Lines of kinds the answer lets be completed glow, the others lie quietly. */
function useBands(grid: Painted, answer: Answer): Band[] {
  const words = useText(tableText).lines;
  return useMemo(() => {
    const facts = answer.kind === 'settled' ? answer.headline.facts : {};
    const open = ['all', 'one', 'kinds'].flatMap((key) => (facts[key] ?? []) as readonly Kind[]);
    return linesOn(grid).map(({ line, index, start, length, kind, pearl }): Band => {
      const place = { line, index, start, length };
      const where = words.where(line, index);
      if (!open.includes(kind)) return { ...place, look: 'quiet', label: where };
      return { ...place, look: 'glow', label: (pearl ? words.pearl : words.open)(kind, where) };
    });
  }, [grid, answer, words]);
}

export function TasksInput(props: SettleInputProps<TasksPosition>): ReactNode {
  const { position, onChange, answer, focus, onFocus, name } = props;
  const { space } = useTheme();
  const bands = useBands(position.grid, answer);
  return (
    <View style={{ gap: space.m }}>
      <PaintInput<Gem>
        grid={position.grid}
        brush={brushOf(focus)}
        bands={bands}
        onGrid={(grid) => onChange({ ...position, grid })}
      />
      <PileEntry
        piles={position.piles}
        seat={position.seat}
        entering={stageOf(focus) === PAINT ? null : seatAt(focus)}
        name={name}
        onEnter={(seat) => onFocus(atStage(focus, pileOf(seat)))}
      />
    </View>
  );
}

export function TasksTray(props: SettleInputProps<TasksPosition>): ReactNode {
  const { position, onChange, focus, onFocus, name } = props;
  const own = useText(tableText);
  return (
    <StagedTray
      pearl
      grid={position.grid}
      most={most}
      focus={focus}
      onFocus={onFocus}
      next={{ label: own.settle.piles, focus: atStage(focus, pileOf(position.seat)) }}
      besidePainting={
        <Toggle
          game="perlyna"
          label={own.settle.shifted}
          value={position.shifted}
          onChange={(shifted) => onChange({ ...position, shifted })}
        />
      }
    >
      <PileTray
        position={position}
        entering={seatAt(focus)}
        name={name}
        onChange={(change) => onChange({ ...position, ...change })}
      />
    </StagedTray>
  );
}

export function PearlInput(props: SettleInputProps<PearlPosition>): ReactNode {
  const { position, onChange, answer, focus } = props;
  const bands = useBands(position.grid, answer);
  return (
    <PaintInput<Gem>
      grid={position.grid}
      brush={brushOf(focus)}
      bands={bands}
      onGrid={(grid) => onChange({ grid })}
    />
  );
}

export function PearlTray(props: SettleInputProps<PearlPosition>): ReactNode {
  const { position, focus, onFocus } = props;
  return (
    <PaintTray
      pearl
      grid={position.grid}
      brush={brushOf(focus)}
      most={most}
      onBrush={(gem) => onFocus(focusOn(gem))}
    />
  );
}
