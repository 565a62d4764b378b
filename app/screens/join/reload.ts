/** The newest app: on a phone the shop brings it, so this only starts it anew. In the browser: ./reload.web. */
import { DevSettings } from 'react-native';

export function reload(): void {
  DevSettings.reload?.();
}
