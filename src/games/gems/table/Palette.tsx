/** The gems to enter with: eight kinds, with the pearl where it plays; the census below each. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { T, Touch, cardboard, useTheme } from '../../../ui';
import { Gem as GemDrawing, Pearl } from './Gem';
import { KINDS } from '../rules/kinds';
import { type Gem, PEARL } from '../rules/grid';
import { gridText } from '../words/table';

export interface PaletteProps {
  onPress(gem: Gem): void;
  pearl?: boolean;
  /** The gem that paints now. */
  brush?: Gem | null;
  /** How many of each lie on the field, and how many may. */
  census?: { count(gem: Gem): number; most(gem: Gem): number };
}

export function Palette({ onPress, pearl = false, brush = null, census }: PaletteProps): ReactNode {
  const words = useText(gridText).palette;
  const gems: readonly Gem[] = pearl ? [...KINDS, PEARL] : KINDS;
  return (
    <View
      role="group"
      aria-label={words.title}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 7 }}
    >
      {gems.map((gem) => (
        <PaletteTile
          key={gem}
          gem={gem}
          on={brush === gem}
          basis={pearl ? 17 : 21}
          chooses={brush !== null}
          counted={census ? { count: census.count(gem), most: census.most(gem) } : null}
          onPress={() => onPress(gem)}
        />
      ))}
    </View>
  );
}

interface PaletteTileProps {
  gem: Gem;
  on: boolean;
  basis: number;
  /** A brush is chosen; otherwise a tap enters. */
  chooses: boolean;
  counted: { count: number; most: number } | null;
  onPress(): void;
}

function PaletteTile({ gem, on, basis, chooses, counted, onPress }: PaletteTileProps): ReactNode {
  const words = useText(gridText).palette;
  const { colors, radii } = useTheme();
  const over = counted !== null && counted.count > counted.most;
  return (
    <Touch
      role={chooses ? 'radio' : 'button'}
      aria-checked={chooses ? on : undefined}
      label={counted ? words.gem(gem, counted.count, counted.most) : words.plain(gem)}
      onPress={onPress}
      sinks
      style={(pressed) => ({
        flexGrow: 1,
        flexBasis: `${basis}%`,
        minHeight: 50,
        flexDirection: 'row',
        gap: 5,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radii.tile,
        borderWidth: on ? 2.5 : 1.5,
        borderStyle: over ? 'dashed' : 'solid',
        borderColor: over ? colors.illegal : on ? colors.legal : colors.line,
        backgroundColor: over ? colors.illegalFill : on ? colors.legalFill : colors.paperRaised,
        boxShadow: cardboard(colors.paperEdge, colors, pressed),
      })}
    >
      {gem === PEARL ? (
        <Pearl size={30} decorative />
      ) : (
        <GemDrawing kind={gem} size={32} decorative />
      )}
      {counted ? (
        <T
          variant="numS"
          color={over ? 'illegalText' : counted.count === 0 ? 'inkFaint' : 'ink'}
          maxFontSizeMultiplier={1.3}
        >
          {counted.count}
        </T>
      ) : null}
    </Touch>
  );
}
