/** «Скільки коштує зсув?»: the edge card, the arrow, and the payer's hand if it is shown. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, Toggle, useTheme } from '../../../../ui';
import type { SettleInputProps } from '../../../table';
import { type Gem, PEARL } from '../../rules/grid';
import type { Kind } from '../../rules/kinds';
import type { CostPosition } from '../../settle/cost';
import { gridText } from '../../words/table';
import { sameEnd } from '../Field';
import { Palette } from '../Palette';
import { RemovableGem } from '../RemovableGem';
import { atStage, brushOf, NEXT, PAINT, stageOf } from './focus';
import { PaintInput } from './PaintInput';
import { ShiftInput } from './ShiftInput';
import { StagedTray } from './StagedTray';

type Props = SettleInputProps<CostPosition>;

/** More than anyone pays with; the rest of a hand changes nothing. */
const SHOWN = 8;

export function CostInput({ position, onChange, focus }: Props): ReactNode {
  const { grid, end } = position;
  if (stageOf(focus) === PAINT)
    return (
      <PaintInput<Gem>
        grid={grid}
        brush={brushOf(focus)}
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

interface CostTrayProps extends Props {
  game: 'nizam' | 'perlyna';
  /** How many of a gem the field can have. */
  most(gem: Gem): number;
  /** The reading on which a table may agree instead. */
  house: string;
}

export function CostTray(props: CostTrayProps): ReactNode {
  const { position, onChange, focus, onFocus, game, most, house } = props;
  const words = useText(gridText).settle;
  return (
    <StagedTray
      pearl={game === 'perlyna'}
      grid={position.grid}
      most={most}
      focus={focus}
      onFocus={onFocus}
      next={{ label: words.shift, focus: atStage(focus, NEXT) }}
    >
      <Hand hand={position.hand} onHand={(hand) => onChange({ ...position, hand })} />
      <Toggle
        game={game}
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
