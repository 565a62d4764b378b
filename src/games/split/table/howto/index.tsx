/** «Поділ» for the first time: a cut row, the piles or votes that are entered, the majority that scores. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../../engine/types';
import { Icon, Panel, T, useTheme } from '../../../../ui';
import { NumberCard } from '../parts/pieces';
import { HowToDeck } from '../../../kit/HowToDeck';
import type { HowToProps } from '../../../table';
import type { Card } from '../../rules/types';
import { PartBar, RowStrip, type Stretch } from '../parts/RowStrip';
import { StackCell } from '../score/StackCell';
import { howToWords } from '../../words/howTo';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game="split"
      mode={mode}
      words={howToWords}
      aim={<CutRow />}
      turn={<Entry mode={mode} />}
      end={<Majority />}
      onClose={onClose}
    />
  );
}

const ROW: readonly Card[] = [4, 7, 'joker', 3, 9, 9, 10];
const PARTS: readonly Stretch[] = [
  { from: 0, to: 2, is: { part: 0 } },
  { from: 2, to: 5, is: { part: 1 } },
  { from: 5, to: 7, is: { part: 2 } },
];

function CutRow(): ReactNode {
  return (
    <View style={{ alignSelf: 'stretch' }}>
      <RowStrip row={ROW.map((card) => ({ card, fate: 'open' }))} stretches={PARTS} players={[]} />
    </View>
  );
}

/** By value: how many cards of it lie in front of somebody. */
const STACKS = [
  [7, 3],
  [8, 0],
  [9, 5],
] as const;

function Entry({ mode }: { mode: Mode }): ReactNode {
  const { space } = useTheme();
  if (mode !== 'score')
    return (
      <View style={{ alignSelf: 'stretch', gap: space.m }}>
        <CutRow />
        <View style={{ flexDirection: 'row', gap: space.s }}>
          {PARTS.map(({ from, to }, part) => (
            <View key={from} style={{ flex: 1 }}>
              <PartBar part={part} count={to - from} />
            </View>
          ))}
        </View>
      </View>
    );
  return (
    <Panel style={{ alignSelf: 'stretch', flexDirection: 'row', gap: space.m }}>
      {STACKS.map(([value, count]) => (
        <View key={value} style={{ flex: 1, alignItems: 'center', gap: space.s }}>
          <NumberCard value={value} size={48} decorative />
          <View style={{ flexDirection: 'row', alignSelf: 'stretch' }}>
            <StackCell
              name=""
              value={value}
              count={count === 0 ? null : count}
              active={count === 0}
              focused={false}
              keeps={false}
              wrong={false}
              onTouch={() => undefined}
              onAdd={() => undefined}
              onWrite={() => undefined}
            />
          </View>
        </View>
      ))}
    </Panel>
  );
}

/** Five nines against three: one is kept and scores nine. */
function Majority(): ReactNode {
  const { colors, space } = useTheme();
  const pile = (n: number): ReactNode => (
    <View style={{ flexDirection: 'row' }}>
      {Array.from({ length: n }, (_, i) => (
        <View key={i} style={{ marginLeft: i === 0 ? 0 : -16 }}>
          <NumberCard value={9} size={34} decorative />
        </View>
      ))}
    </View>
  );
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.l }}>
      <View style={{ alignItems: 'center', gap: space.s }}>
        {pile(5)}
        <Icon name="check" size={22} color={colors.good} />
      </View>
      <View style={{ opacity: 0.5, gap: space.s, alignItems: 'center' }}>
        {pile(3)}
        <Icon name="close" size={22} color={colors.inkSoft} />
      </View>
      <T variant="numL" color="goodText">
        +9
      </T>
    </View>
  );
}
