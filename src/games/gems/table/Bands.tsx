/** Bands under runs of gems, and what stands on them: points, a lock. */
import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { Icon, T, useTheme, type Theme } from '../../../ui';
import { Moving, type Motion } from '../../../ui/motion';
import type { LineName } from '../rules/grid';
import { bandBox, type Geometry } from './geometry';

export interface Band {
  line: LineName;
  index: number;
  start: number;
  length: number;
  /** `glow` counts now; `quiet` lies there without counting; `wrong` is forbidden; `moving` is chosen. */
  look: 'glow' | 'quiet' | 'wrong' | 'moving';
  /** On its upper end: «+3». */
  badge?: string;
  label?: string;
  /** It has just been made: it swells once. */
  swells?: boolean;
}

const SWELL: Motion['frames'] = {
  0: { scale: 0.9, opacity: 0 },
  0.35: { scale: 1.06, opacity: 1 },
  1: { opacity: 1 },
};

function bandStyle(look: Band['look'], { colors }: Theme): ViewStyle {
  switch (look) {
    case 'glow':
      return {
        backgroundColor: colors.legalGlow,
        borderWidth: 2,
        borderColor: colors.legal,
        boxShadow: `0px 0px 0px 3px ${colors.legalGlow}55`,
      };
    case 'moving':
      return {
        backgroundColor: colors.legalFill,
        borderWidth: 2,
        borderColor: colors.legal,
        borderStyle: 'dashed',
      };
    case 'quiet':
      return { borderWidth: 2, borderColor: colors.lineStrong, borderStyle: 'dashed' };
    case 'wrong':
      return {
        backgroundColor: colors.illegalFill,
        borderWidth: 2.5,
        borderColor: colors.illegal,
        borderStyle: 'dashed',
      };
  }
}

export function Bands({
  bands,
  geometry,
}: {
  bands: readonly Band[];
  geometry: Geometry;
}): ReactNode {
  const theme = useTheme();
  return bands.map((band) => (
    <Moving
      key={`${band.line}-${band.index}-${band.start}-${band.look}`}
      motion={band.swells ? { ms: theme.motion.leave, frames: SWELL } : null}
      accessible={band.label !== undefined}
      role={band.label === undefined ? undefined : 'img'}
      aria-label={band.label}
      style={[
        {
          position: 'absolute',
          ...bandBox(geometry, band),
          borderRadius: geometry.cell * 0.26,
          pointerEvents: 'none',
        },
        bandStyle(band.look, theme),
      ]}
    />
  ));
}

export function Badges({
  bands,
  geometry,
}: {
  bands: readonly Band[];
  geometry: Geometry;
}): ReactNode {
  const { colors } = useTheme();
  return bands.map((band) => {
    if (!band.badge && band.look !== 'wrong') return null;
    const box = bandBox(geometry, band);
    // Points sit on the upper edge, a lock on the far corner.
    const lock = band.look === 'wrong';
    const at = {
      left: lock ? box.left + box.width - 22 : box.left + box.width / 2 - 20,
      top: box.top - 12,
    };
    return (
      <View
        key={`${band.line}-${band.index}-${band.start}`}
        aria-hidden
        style={{
          position: 'absolute',
          ...at,
          minWidth: lock ? 26 : 40,
          height: 26,
          borderRadius: 13,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: lock ? colors.illegal : colors.ink,
          pointerEvents: 'none',
        }}
      >
        {lock ? (
          <Icon name="lock" size={15} color={colors.paper} />
        ) : (
          <T
            variant="numS"
            color="paper"
            allowFontScaling={false}
            style={{ fontSize: 16, lineHeight: 22 }}
          >
            {band.badge}
          </T>
        )}
      </View>
    );
  });
}
