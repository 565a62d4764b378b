/** An own hand, looked at out of turn. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import { OwnCards } from '../../gems/table/OwnCards';
import type { OwnHandProps } from '../../table';
import type { VeselkaView } from '../rules/types';
import { tableText } from '../words/table';

export default function PeekHand({ view }: OwnHandProps<VeselkaView>): ReactNode {
  const texts = useText(tableText);
  return <OwnCards centred hand={view.hand ?? []} label={(kind) => texts.colours[kind]} />;
}
