/** A part's colours in the scheme in force. Black on lamplit walnut needs a rim to be seen. */
import { useTheme } from '../../../../ui';
import { SPLIT_PARTS, type SplitPart } from '../../../../ui/theme/tokens';
import { PARTS } from '../props';

export interface PartLook {
  key: SplitPart;
  fill: string;
  on: string;
  border: string;
}

export function usePartLook(part: number): PartLook {
  const { scheme, colors } = useTheme();
  const key = PARTS[part] ?? 'white';
  const { fill, on, border } = SPLIT_PARTS[key];
  const dark = scheme === 'dark' && key === 'black';
  return { key, fill, on, border: dark ? colors.lineStrong : border };
}
