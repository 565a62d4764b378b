/** Everybody on their own phone: a row below the table that opens what is needed for it. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { useText } from '../../../src/text/locale';
import { PanelRow } from './PanelRow';
import type { Draft } from './draft';
import { newMatchText } from './text';

const MakeSheet = lazy(() => import('../join/MakeSheet'));

export function EveryPhone({ table }: { table: Draft }): ReactNode {
  const words = useText(newMatchText).phones;
  const navigation = useNavigation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <PanelRow icon="share" title={words.title} note={words.note} onPress={() => setOpen(true)} />
      <PanelRow icon="table" title={words.join} onPress={() => navigation.navigate('Join')} />
      {open ? (
        <Suspense fallback={null}>
          <MakeSheet table={table} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
