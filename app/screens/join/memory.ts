/** Plain text this device keeps beside the store: a guest must not need the store. In the browser: ./memory.web. */
import { Storage } from 'expo-sqlite/kv-store';

export const memory = {
  read(key: string): string | null {
    try {
      return Storage.getItemSync(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      Storage.setItemSync(key, text);
    } catch {
      // Then it has to be typed again.
    }
  },
};
