/** «Що можна виконати?» and «Чим може бути перлина?»: the field is painted, complete lines are marked. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Segmented, Toggle, useTheme } from '../../../../ui';
import type { Kind } from '../../../gems';
import { type Gem, PEARL } from '../../../grid/grid';
import type { Painted } from '../../../grid/settle/form';
import type { Band } from '../../../grid/table/Bands';
import { brushOf, focusOn } from '../../../grid/table/settle/focus';
import { PaintInput } from '../../../grid/table/settle/PaintInput';
import { PaintTray } from '../../../grid/table/settle/PaintTray';
import { gridText } from '../../../grid/table/text';
import type { Answer } from '../../../settle';
import type { SettleInputProps } from '../../../settles';
import { ON_FIELD } from '../../position';
import type { PearlPosition } from '../../settle/pearl';
import { linesOn, type TasksPosition } from '../../settle/tasks';
import { tableText } from '../text';
import { PileEntry } from './PileEntry';
import { PileTray } from './PileTray';

/** From here on the focus is a player's pile. */
const PILES = 10;

const most = (gem: Gem): number => (gem === PEARL ? 1 : ON_FIELD);

/** Lines of kinds the answer lets be completed glow, the others lie quietly. */
function useBands(grid: Painted, answer: Answer): Band[] {
  const words = useText(tableText).lines;
  return useMemo(() => {
    const facts = answer.kind === 'settled' ? answer.headline.facts : {};
    const open = (facts['tasks'] ?? facts['kinds'] ?? []) as readonly Kind[];
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
        entering={focus < PILES ? null : focus - PILES}
        name={name}
        onEnter={(seat) => onFocus(PILES + seat)}
      />
    </View>
  );
}

export function TasksTray(props: SettleInputProps<TasksPosition>): ReactNode {
  const { position, onChange, focus, onFocus, name } = props;
  const words = useText(gridText).settle;
  const own = useText(tableText);
  const painting = focus < PILES;
  return (
    <>
      <Segmented
        label={words.entering}
        options={[
          { value: 'field', label: words.field },
          { value: 'piles', label: own.settle.piles },
        ]}
        value={painting ? 'field' : 'piles'}
        onChange={(to) => onFocus(to === 'field' ? 0 : PILES + position.seat)}
      />
      {painting ? (
        <>
          <PaintTray
            pearl
            grid={position.grid}
            brush={brushOf(focus)}
            most={most}
            onBrush={(gem) => onFocus(focusOn(gem))}
          />
          <Toggle
            game="perlyna"
            label={own.settle.shifted}
            value={position.shifted}
            onChange={(shifted) => onChange({ ...position, shifted })}
          />
        </>
      ) : (
        <PileTray
          position={position}
          entering={focus - PILES}
          name={name}
          onChange={(change) => onChange({ ...position, ...change })}
        />
      )}
    </>
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
