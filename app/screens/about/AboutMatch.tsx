/** Of a match that is kept here: when, where and a note, to be read and changed. */
import { useState, type ReactNode } from 'react';

import { useAnswer, useStore } from '../../../src/match/hooks';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Panel, useToast } from '../../../src/ui';
import { AboutRows } from './AboutRows';
import { AboutSheet } from './AboutSheet';
import { aboutText } from './text';

export default function AboutMatch({ match: { info } }: { match: KeptMatch }): ReactNode {
  const words = useText(aboutText);
  const store = useStore();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [ask] = useState(() => (asked: NonNullable<typeof store>) => asked.about(info.id));
  const about = useAnswer(ask);
  if (!store || !about) return null;
  const playedAt = info.createdAt;
  return (
    <Panel label={words.title}>
      <AboutRows playedAt={playedAt} about={about} onPress={() => setOpen(true)} />
      <AboutSheet
        playedAt={playedAt}
        about={about}
        open={open}
        onClose={() => setOpen(false)}
        onSave={(next) => {
          setOpen(false);
          store.setAbout(info.id, next).then(
            () => toast.show({ text: words.saved, icon: 'check' }),
            () => toast.show({ text: words.failed, icon: 'info' }),
          );
        }}
      />
    </Panel>
  );
}
