/** How large the field may be drawn, so that the tray keeps its place on a phone. */
import { useWindowDimensions } from 'react-native';

import { useTheme, useTrayWidth, useWide } from '../../../ui';
import { cellFor, geometryOf, type Geometry } from './geometry';

/** Thickness of a handle; narrower where the whole field is narrow. */
const HANDLE = 40;
const SLIM = 34;
/** What bars, players and tray need beside the field on a phone: by what the tray holds. */
const REST = { hand: 450, palette: 500, tasks: 580 };
const LARGEST = 92;
const SMALLEST = 42;

export function useFieldSize(handles: boolean, tray: keyof typeof REST): Geometry {
  const { width, height } = useWindowDimensions();
  const { space } = useTheme();
  const wide = useWide();
  const beside = useTrayWidth();
  const room = (wide ? width - beside : width) - 2 * space.m;
  const handle = handles ? (width < 360 ? SLIM : HANDLE) : 0;
  const tall = wide ? height - 230 : Math.max(height - REST[tray], 0);
  const byHeight = Math.max(SMALLEST, cellFor(tall, handle));
  return geometryOf(Math.min(LARGEST, cellFor(room, handle), byHeight), handle);
}
