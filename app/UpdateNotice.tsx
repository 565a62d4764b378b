/** Says that a new version of the web app waits, and lets it take over when the person agrees. */
import { useEffect } from 'react';

import { useText } from '../src/text/locale';
import { useToast } from '../src/ui';
import { registerServiceWorker } from './serviceWorker';
import { frame } from './text';

export function UpdateNotice(): null {
  const words = useText(frame);
  const { show } = useToast();
  useEffect(() => {
    registerServiceWorker((apply) =>
      show({ text: words.updateReady, action: { label: words.update, onPress: apply } }),
    );
    // Registered once; the words of that moment will do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
