import { useWindowDimensions } from 'react-native';

import { useLetterScale } from '../../../../ui';

/** Large letters on a small screen: the tray then keeps to what is needed, so that the table stays in sight. */
export function useTight(): boolean {
  const scale = useLetterScale();
  return useWindowDimensions().height / scale < 560;
}
