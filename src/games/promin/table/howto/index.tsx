/** «Промінь» for the first time: a promise in beads, the keys it is entered with, what four deals pay. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../../engine/types';
import { signed } from '../../../../text/plural';
import { Panel, T, useTheme } from '../../../../ui';
import { Beads } from '../drawings/Bead';
import { ProminBack, ProminCard, ProminPlus } from '../drawings/ProminCard';
import { HowToDeck } from '../../../kit/HowToDeck';
import type { HowToProps } from '../../../table';
import { scoreDeal } from '../../rules/because';
import { DEALS } from '../../rules/scoring';
import { NumberPad } from '../parts/NumberPad';
import { howToWords } from '../../words/howTo';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game="promin"
      mode={mode}
      words={howToWords}
      aim={<Promise />}
      turn={<Entry mode={mode} />}
      end={<Pay />}
      onClose={onClose}
    />
  );
}

function Promise(): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ alignItems: 'center', gap: space.l }}>
      <OwnBacks />
      <Beads bets={2} shield size={30} decorative />
    </View>
  );
}

function OwnBacks(): ReactNode {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <ProminBack colour="r" size={48} decorative />
      <ProminBack colour="y" size={48} decorative />
      <ProminBack colour="g" size={48} decorative />
      <ProminBack colour="b" size={48} decorative />
      <ProminPlus size={44} decorative />
    </View>
  );
}

const CHOSEN = 2;

function Entry({ mode }: { mode: Mode }): ReactNode {
  const { space } = useTheme();
  if (mode === 'virtual') return <OwnBacks />;
  if (mode === 'referee')
    return (
      <View style={{ flexDirection: 'row', gap: space.s }}>
        <ProminCard colour="g" value={6} size={72} decorative />
        <ProminCard colour="g" value={9} size={72} decorative />
        <ProminCard colour="y" value={1} size={72} decorative />
      </View>
    );
  return (
    <Panel style={{ alignSelf: 'stretch', gap: space.m }}>
      <NumberPad
        label=""
        values={[0, 1, 2, 3, 4]}
        keyLabel={String}
        look={(n) => (n === CHOSEN ? 'chosen' : 'plain')}
        onPick={() => undefined}
      />
      <View style={{ alignItems: 'center' }}>
        <Beads bets={CHOSEN} shield size={24} decorative />
      </View>
    </Panel>
  );
}

/** What a promise that was kept pays in each deal. */
function Pay(): ReactNode {
  const { space } = useTheme();
  const deals = Array.from({ length: DEALS }, (_, i) => i + 1);
  return (
    <Panel
      style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m }}
    >
      {deals.map((deal) => (
        <View key={deal} style={{ alignItems: 'center', gap: space.xs }}>
          <T variant="label" color="inkSoft">
            {deal}
          </T>
          <T variant="numM" color="goodText">
            {signed(scoreDeal(deal, { beads: 2, shield: false }, 2).points)}
          </T>
        </View>
      ))}
    </Panel>
  );
}
