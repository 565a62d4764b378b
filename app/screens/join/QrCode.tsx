/** A link as a QR code. Its ground stays light in the dark, or cameras would not read it. */
import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';
import { encode } from 'uqr';

import { useTheme } from '../../../src/ui';
import { Path, Svg } from '../../../src/ui/svg';
import { THEMES } from '../../../src/ui/theme/tokens';

const { ink, paperRaised } = THEMES.light;
const QUIET = 3;

export default function QrCode({
  text,
  size,
  label,
}: {
  text: string;
  size: number;
  label: string;
}): ReactNode {
  const { radii, colors } = useTheme();
  const { d, modules } = useMemo(() => drawn(text), [text]);
  return (
    <View
      role="img"
      aria-label={label}
      style={{
        width: size,
        height: size,
        borderRadius: radii.panel,
        borderWidth: 1.5,
        borderColor: colors.line,
        backgroundColor: paperRaised,
        overflow: 'hidden',
      }}
    >
      <Svg width={size - 3} height={size - 3} viewBox={`0 0 ${modules} ${modules}`}>
        <Path d={d} fill={ink} />
      </Svg>
    </View>
  );
}

function drawn(text: string): { d: string; modules: number } {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const runs: string[] = [];
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) runs.push(`M${x} ${y}h1v1h-1z`);
    }),
  );
  return { d: runs.join(''), modules: size };
}
