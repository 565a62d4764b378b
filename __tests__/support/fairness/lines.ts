/** The one match of an exported file, with the result that version 1 did not have. */
import { gunzipSync, strFromU8 } from 'fflate';

import type { Line } from './evening';
import { recounted } from './forgeries';

export function lineIn(bytes: Uint8Array): Line {
  const lines = strFromU8(gunzipSync(bytes)).trim().split('\n');
  const found = lines.map((text) => JSON.parse(text) as { match?: Line }).find((one) => one.match);
  if (!found?.match) throw new Error('no match');
  return recounted(found.match);
}
