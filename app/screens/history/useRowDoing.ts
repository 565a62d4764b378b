/** What is done with matches of the album. Each has a way back. */
import { useNavigation } from '@react-navigation/native';
import { useContext, useEffect, useMemo, useState } from 'react';

import { useStore } from '../../../src/match/hooks';
import { ShownContext } from '../../../src/match/shown';
import type { MatchRow } from '../../../src/storage';
import { KEPT_DAYS } from '../../../src/storage/kept';
import { useText } from '../../../src/text/locale';
import { useToast } from '../../../src/ui';
import type { RowDoing } from './AlbumRow';
import { historyText } from './text';

export function useRowDoing(): {
  doing: RowDoing;
  /** The row that is swiped open. */
  swiped: string | null;
  /** Whose menu is open. */
  asked: MatchRow | null;
  setAsked(match: MatchRow | null): void;
} {
  const words = useText(historyText);
  const navigation = useNavigation();
  const store = useStore();
  const toast = useToast();
  // What was said here is about these rows: it goes with them.
  const shown = useContext(ShownContext);
  useEffect(() => (shown ? toast.hide : undefined), [shown, toast]);
  const [swiped, setSwiped] = useState<string | null>(null);
  const [asked, setAsked] = useState<MatchRow | null>(null);
  const doing = useMemo<RowDoing>(() => {
    const attempt = (work: Promise<void> | undefined, done: () => void): void => {
      work?.then(done, () => toast.show({ text: words.failed, icon: 'info' }));
    };
    const restore = ({ id }: MatchRow): void =>
      attempt(store?.restoreMatch(id), () => toast.show({ text: words.restored, icon: 'check' }));
    return {
      open: (id) => {
        setSwiped(null);
        navigation.navigate('Match', { id });
      },
      share: ({ id }) => navigation.navigate('Match', { id, share: '1' }),
      restore,
      remove: (match) =>
        attempt(store?.deleteMatch(match.id), () =>
          toast.show({
            text: words.removed(KEPT_DAYS),
            action: { label: words.bringBack, onPress: () => restore(match) },
          }),
        ),
      menu: setAsked,
      swipe: setSwiped,
    };
  }, [navigation, store, toast, words]);
  return { doing, swiped, asked, setAsked };
}
