/** Where the tables are: in the app at a remembered or typed address. In the browser: ./address.web. */
import { addressOf } from '../../../src/net/client/address';
import { keptAddress } from './kept';

/** The page is the server's own: nothing has to be typed. */
export const isOwnOrigin = false;

export function tableAddress(): string {
  return keptAddress();
}

/** As a link names it; null where it can be no address, or is none the app speaks to. */
export function addressFrom(linked: string): string | null {
  const found = addressOf(linked);
  return 'at' in found ? found.at : null;
}
