/** «Веселка» for the first time: a run round the circle, what is entered of it, the rainbow that ends it. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../../engine/types';
import { signed } from '../../../../text/plural';
import { Panel, useTheme } from '../../../../ui';
import { GemCard } from '../../../gems/table/Gem';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { HowToDeck } from '../../../kit/HowToDeck';
import type { HowToProps } from '../../../table';
import { runPoints } from '../../rules/because';
import { NumberTiles } from '../parts/NumberTiles';
import { Rainbow } from '../parts/Rainbow';
import { RunRow } from '../parts/RunRow';
import { howToWords } from '../../words/howTo';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game="veselka"
      mode={mode}
      words={howToWords}
      aim={<Run />}
      turn={<Entry mode={mode} />}
      end={<Complete />}
      onClose={onClose}
    />
  );
}

const RUN: readonly Kind[] = ['sky', 'blue', 'violet', 'red'];
const OWNED: readonly Kind[] = ['orange', 'green', 'blue'];

function Run(): ReactNode {
  const { space } = useTheme();
  return (
    <View style={{ alignItems: 'center', gap: space.l }}>
      <View style={{ flexDirection: 'row', gap: space.s }}>
        {RUN.map((kind) => (
          <GemCard key={kind} kind={kind} size={54} decorative />
        ))}
      </View>
      <Rainbow rainbow={OWNED} joining="red" size={26} decorative />
    </View>
  );
}

function Entry({ mode }: { mode: Mode }): ReactNode {
  const { space } = useTheme();
  if (mode !== 'score')
    return <RunRow width={290} cards={RUN} next="orange" lays openClause={() => undefined} />;
  return (
    <Panel style={{ alignSelf: 'stretch', gap: space.m }}>
      <NumberTiles
        label=""
        tiles={[3, 4, 5, 6].map((n) => ({ value: n, spoken: '', note: signed(runPoints(n)) }))}
        perRow={4}
        value={4}
        onChange={() => undefined}
      />
      <Rainbow rainbow={OWNED} joining="red" size={26} decorative spread />
    </Panel>
  );
}

function Complete(): ReactNode {
  return (
    <Panel>
      <Rainbow rainbow={KINDS} size={28} gap={6} decorative />
    </Panel>
  );
}
