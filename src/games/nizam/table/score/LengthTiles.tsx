/** The combinations of one turn: tap 3, 4 or 5 to add one, tap it in the list to take it away. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { signed } from '../../../../text/plural';
import { cardboard, Icon, T, Touch, useTheme } from '../../../../ui';
import { LENGTHS } from '../../rules/scoring';
import { turnPoints } from '../../rules/because';
import { tableText } from '../../words/table';

export interface LengthTilesProps {
  lengths: readonly number[];
  onChange(lengths: readonly number[]): void;
}

export function LengthTiles({ lengths, onChange }: LengthTilesProps): ReactNode {
  const words = useText(tableText).score;
  const { colors, radii, space } = useTheme();
  return (
    <>
      <View style={{ flexDirection: 'row', gap: space.s }}>
        {LENGTHS.map((length) => (
          <Touch
            key={length}
            label={words.add(length, turnPoints([length]))}
            onPress={() => onChange([...lengths, length])}
            sinks
            style={(pressed) => ({
              flex: 1,
              minHeight: 76,
              paddingVertical: space.s,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: radii.tile,
              borderWidth: 1.5,
              borderColor: colors.lineStrong,
              backgroundColor: colors.paperRaised,
              boxShadow: cardboard(colors.paperEdge, colors, pressed),
            })}
          >
            <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 6 }}>
              <T variant="numL">{length}</T>
              <T variant="bodyStrong" color="goodText">
                {signed(turnPoints([length]))}
              </T>
            </View>
            <T variant="caption" color="inkSoft">
              {words.inRow}
            </T>
          </Touch>
        ))}
      </View>
      {lengths.length > 0 ? (
        <View
          role="group"
          aria-label={words.list}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}
        >
          {lengths.map((length, i) => (
            <Touch
              key={i}
              label={words.remove(length)}
              onPress={() => onChange(lengths.filter((_, at) => at !== i))}
              style={{
                minHeight: 48,
                minWidth: 64,
                paddingHorizontal: space.m,
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 6,
                borderRadius: radii.tile,
                borderWidth: 2,
                borderColor: colors.legal,
                backgroundColor: colors.legalFill,
              }}
            >
              <T variant="numM" color="legalText">
                {length}
              </T>
              <Icon name="close" size={16} color={colors.legalText} />
            </Touch>
          ))}
        </View>
      ) : null}
    </>
  );
}
