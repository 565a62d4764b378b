/** «Скільки коштує зсув?»: the edge card, the arrow, and the payer's hand if it is shown. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, Toggle, useTheme } from '../../../../ui';
import { COPIES, type Kind } from '../../../gems';
import { PEARL } from '../../../grid/grid';
import { sameEnd } from '../../../grid/table/Field';
import { Palette } from '../../../grid/table/Palette';
import { RemovableGem } from '../../../grid/table/RemovableGem';
import { atStage, brushOf, NEXT, PAINT, stageOf } from '../../../grid/table/settle/focus';
import { PaintInput } from '../../../grid/table/settle/PaintInput';
import { ShiftInput } from '../../../grid/table/settle/ShiftInput';
import { StagedTray } from '../../../grid/table/settle/StagedTray';
import { gridText } from '../../../grid/table/text';
import type { SettleInputProps } from '../../../settles';
import type { CostPosition } from '../../settle/cost';
import { tableText } from '../text';

type Props = SettleInputProps<CostPosition>;

/** More than anyone pays with; the rest of a hand changes nothing. */
const SHOWN = 8;

export function CostInput({ position, onChange, focus }: Props): ReactNode {
  const { grid, end } = position;
  if (stageOf(focus) === PAINT)
    return (
      <PaintInput<Kind>
        grid={grid}
        brush={brushOf(focus) as Kind}
        onGrid={(painted) => onChange({ ...position, grid: painted })}
      />
    );
  return (
    <ShiftInput
      grid={grid}
      chosen={end}
      onChoose={(to) => onChange({ ...position, end: sameEnd(end, to) ? null : to })}
    />
  );
}

export function CostTray({ position, onChange, focus, onFocus }: Props): ReactNode {
  const words = useText(gridText).settle;
  const house = useText(tableText).settle.free;
  return (
    <StagedTray
      grid={position.grid}
      most={() => COPIES}
      focus={focus}
      onFocus={onFocus}
      next={{ label: words.shift, focus: atStage(focus, NEXT) }}
    >
      <Hand hand={position.hand} onHand={(hand) => onChange({ ...position, hand })} />
      <Toggle
        game="nizam"
        label={house}
        value={position.free}
        onChange={(free) => onChange({ ...position, free })}
      />
    </StagedTray>
  );
}

function Hand({
  hand,
  onHand,
}: {
  hand: readonly Kind[];
  onHand(hand: readonly Kind[]): void;
}): ReactNode {
  const words = useText(gridText).settle;
  const { space } = useTheme();
  return (
    <View role="group" aria-label={words.hand} style={{ gap: space.s }}>
      {hand.length === 0 ? (
        <T variant="label" color="inkSoft">
          {words.handHint}
        </T>
      ) : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
          {hand.map((kind, i) => (
            <RemovableGem
              key={i}
              kind={kind}
              label={words.remove(kind)}
              onRemove={() => onHand(hand.filter((_, at) => at !== i))}
            />
          ))}
        </View>
      )}
      <Palette
        onPress={(gem) => {
          if (gem !== PEARL && hand.length < SHOWN) onHand([...hand, gem]);
        }}
      />
    </View>
  );
}
