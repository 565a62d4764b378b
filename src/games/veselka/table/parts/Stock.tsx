/** How many cards are left to draw and how many were swapped away: sizes only. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { GemCardBack, GemSlot } from '../../../gems/table/Gem';
import { Landing } from '../../../../ui/motion';
import { tableText } from '../../words/table';
import { discardPlace } from './flights';

const WIDTH = 26;
const HEIGHT = 34;

export interface HeapProps {
  count: number;
  /** Left out where there is no room for words; the heaps are told apart by their looks. */
  captioned: boolean;
}

export function DeckSize({ count, captioned }: HeapProps): ReactNode {
  const words = useText(tableText).stock;
  return (
    <Heap count={count} caption={captioned ? words.deck : ''}>
      {count > 0 ? (
        <GemCardBack size={WIDTH} height={HEIGHT} decorative />
      ) : (
        <GemSlot size={WIDTH} height={HEIGHT} />
      )}
    </Heap>
  );
}

export function DiscardSize({ count, captioned }: HeapProps): ReactNode {
  const words = useText(tableText).stock;
  const back = (
    <View style={{ transform: [{ rotate: '8deg' }] }}>
      <GemCardBack size={WIDTH} height={HEIGHT} decorative />
    </View>
  );
  const slot = <GemSlot size={WIDTH} height={HEIGHT} />;
  return (
    <Heap count={count} caption={captioned ? words.discard : ''}>
      {count > 0 ? (
        <Landing piece={discardPlace(count)} under={(came) => (count > came ? back : slot)}>
          {back}
        </Landing>
      ) : (
        slot
      )}
    </Heap>
  );
}

function Heap(props: { count: number; caption: string; children: ReactNode }): ReactNode {
  return (
    <View style={{ alignItems: 'center', gap: 2 }} aria-hidden>
      {props.children}
      <T variant="numS" color="inkSoft" style={{ marginTop: 2 }}>
        {props.count}
      </T>
      {props.caption ? (
        <T variant="caption" color="inkSoft">
          {props.caption}
        </T>
      ) : null}
    </View>
  );
}
