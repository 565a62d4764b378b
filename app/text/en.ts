import type { Wording } from '../../src/text/define';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  loading: 'Loading…',
  crashTitle: 'Something broke',
  crashSentence: 'What was saved is still there. Open the page again.',
  reload: 'Open again',
  offlineChunk: 'This part has not been downloaded yet and there is no network. Try when there is.',
  again: 'Try again',
  updateReady: 'A new version is ready.',
  update: 'Update',
};
