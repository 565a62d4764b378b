/** How large a question's field may be: what its place gives, but small enough to leave room for the answer. */
import { useWindowDimensions } from 'react-native';

import { usePageRoom, type Room } from '../../../kit/useRoom';
import { cellFor, type Geometry, geometryOf } from '../geometry';

const HANDLE = 40;
const SLIM = 34;
const LARGEST = 60;
/** Of the window's height, so that the ruling shows between the field and the keys. */
const SHARE = 0.058;
const WIDEST = 420;
/** Narrower than this, the handles give way. */
const NARROW = 320;

export function useSettleField(handles: boolean): {
  geometry: Geometry;
  onLayout: Room['onLayout'];
} {
  const { width, onLayout } = usePageRoom(WIDEST);
  const handle = handles ? (width < NARROW ? SLIM : HANDLE) : 0;
  const largest = Math.min(LARGEST, useWindowDimensions().height * SHARE);
  const cell = Math.min(largest, cellFor(width, handle));
  return { geometry: geometryOf(cell, handle), onLayout };
}
