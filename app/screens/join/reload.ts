/** The newest app comes from a shop; until then the table's own page has its version. In the browser: ./reload.web. */
import { Linking } from 'react-native';

export async function reload(page: string): Promise<void> {
  await Linking.openURL(page);
}
