/** Qwinto for the first time: a sheet whose rows rise, the dice and cells that are touched, what ends it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../../engine/types';
import { Icon, T, useTheme } from '../../../../ui';
import { Die } from '../../../../ui/drawings/Die';
import { HowToDeck } from '../../../kit/HowToDeck';
import type { HowToProps } from '../../../table';
import { blankSheet } from '../../rules/notation';
import type { Sheet } from '../../rules/types';
import { DiceChoice } from '../dice/DiceChoice';
import { SheetGrid } from '../sheet/SheetGrid';
import { howToWords } from '../../words/howTo';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game="qwinto"
      mode={mode}
      words={howToWords}
      aim={<SheetGrid sheet={BEGUN} width={WIDTH} label="" />}
      turn={<Entry mode={mode} />}
      end={<Ends />}
      onClose={onClose}
    />
  );
}

/** Fits beside the card's margins on the narrowest screen. */
const WIDTH = 252;

const BEGUN: Sheet = {
  ...blankSheet(),
  orange: [2, null, 5, null, null, 11, null, null, 17],
  yellow: [null, 3, null, 8, null, null, 13, null, null],
  purple: [1, null, 6, null, 9, null, null, 14, null],
};

const FULL: Sheet = {
  ...blankSheet(),
  orange: [1, 3, 5, 6, 8, 11, 13, 14, 17],
  yellow: [2, 4, 6, 7, 9, 10, 12, 15, 16],
};

function Entry({ mode }: { mode: Mode }): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ alignSelf: 'stretch', alignItems: 'center', gap: space.m }}>
      <View style={{ flexDirection: 'row' }}>
        <DiceChoice chosen={['orange', 'purple']} onChange={() => undefined} />
      </View>
      {mode === 'score' ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
          <Die row="orange" value={5} size={34} decorative />
          <Die row="purple" value={4} size={34} decorative />
          <Icon name="arrowR" size={22} />
          <T variant="numL">9</T>
        </View>
      ) : (
        <SheetGrid
          sheet={BEGUN}
          width={WIDTH}
          label=""
          rows={['orange', 'purple']}
          marks={new Map([['orange 7', { look: 'legal', number: 9 }]])}
        />
      )}
    </View>
  );
}

function Ends(): ReactNode {
  const { colors, space } = useTheme();
  return (
    <View style={{ alignItems: 'center', gap: space.m }}>
      <SheetGrid sheet={FULL} width={WIDTH} label="" />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
        {[1, 2, 3, 4].map((n) => (
          <Icon key={n} name="close" size={24} color={colors.illegal} />
        ))}
      </View>
    </View>
  );
}
