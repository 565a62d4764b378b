/** The check of one match under way, then done. Begins anew when the log has grown; called off when nobody looks. */
import { useEffect, useState } from 'react';

import type { StoredCheck } from '../../../src/match/checkStored';
import { useStore } from '../../../src/match/hooks';

export type Checked =
  | { status: 'checking'; done: number; total: number }
  | { status: 'done'; check: StoredCheck }
  | { status: 'failed' };

const BEGUN: Checked = { status: 'checking', done: 0, total: 0 };

export function useCheck(id: string, seq: number): Checked {
  const store = useStore();
  const [checked, setChecked] = useState<Checked>(BEGUN);
  useEffect(() => {
    if (!store) return undefined;
    let isOff = false;
    const tell = (next: Checked): void => {
      if (!isOff) setChecked(next);
    };
    import('../../../src/match/engineRoom')
      .then(({ checkStored }) =>
        checkStored(store, id, {
          isOff: () => isOff,
          onProgress: (done, total) => tell({ status: 'checking', done, total }),
        }),
      )
      .then(
        (check) => check && tell({ status: 'done', check }),
        () => tell({ status: 'failed' }),
      );
    return () => {
      isOff = true;
    };
  }, [store, id, seq]);
  return checked;
}
