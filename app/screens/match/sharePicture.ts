/** On a phone: the SVG is a file of its own, which every messenger's share sheet takes. */
import type { GameId } from '../../../src/engine/types';
import { saveFile } from '../../../src/storage/files';
import type { Theme } from '../../../src/ui';
import { resultPicture } from './resultPicture';
import type { ResultText } from './share';

export async function sharePicture(
  result: ResultText,
  game: GameId,
  theme: Theme,
): Promise<'shared' | 'saved'> {
  const bytes = new TextEncoder().encode(resultPicture(result, game, theme));
  const how = await saveFile({ name: 'arbitr.svg', mime: 'image/svg+xml', bytes });
  return how === 'shared' ? 'shared' : 'saved';
}
