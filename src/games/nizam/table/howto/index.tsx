/** «Нізам» for the first time: a line that comes together, tiles or arrows to enter it, decks that run out. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Mode } from '../../../../engine/types';
import { Panel, useTheme } from '../../../../ui';
import { GemCardBack } from '../../../gems/table/Gem';
import { FieldPicture, type PictureLine } from '../../../gems/table/FieldPicture';
import { HowToDeck } from '../../../kit/HowToDeck';
import type { HowToProps } from '../../../table';
import { DeckPips } from '../parts/DeckPips';
import { LengthTiles } from '../score/LengthTiles';
import { howToWords } from '../../words/howTo';

export default function HowTo({ mode, onClose }: HowToProps): ReactNode {
  return (
    <HowToDeck
      game="nizam"
      mode={mode}
      words={howToWords}
      aim={<FieldPicture lines={FIELD} run={{ line: 'row', index: 1, start: 1, length: 3 }} />}
      turn={<Entry mode={mode} />}
      end={<Decks />}
      onClose={onClose}
    />
  );
}

const FIELD: readonly PictureLine[] = [
  ['red', 'sky', 'lime', 'violet', 'orange'],
  ['green', 'blue', 'blue', 'blue', 'yellow'],
  ['violet', 'lime', 'red', 'sky', 'green'],
];

function Entry({ mode }: { mode: Mode }): ReactNode {
  const { space } = useTheme();
  if (mode !== 'score') return <FieldPicture lines={FIELD} arrow={1} />;
  return (
    <Panel style={{ alignSelf: 'stretch', gap: space.m }}>
      <LengthTiles lengths={[3]} onChange={() => undefined} />
    </Panel>
  );
}

function Decks(): ReactNode {
  const { space } = useTheme();
  return (
    <Panel style={{ alignItems: 'center', gap: space.l }}>
      <View style={{ flexDirection: 'row', gap: space.s }}>
        <GemCardBack size={54} decorative />
        <GemCardBack size={54} decorative />
      </View>
      <DeckPips outs={3} all={4} />
    </Panel>
  );
}
