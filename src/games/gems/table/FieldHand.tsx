/** An own hand in the games on the field, looked at out of turn. */
import type { ReactNode } from 'react';

import { useText } from '../../../text/locale';
import type { OwnHandProps } from '../../table';
import type { Kind } from '../rules/kinds';
import { gridText } from '../words/table';
import { OwnCards } from './OwnCards';

/** What a view has of hands; before the first deal there is none. */
type Held = { hands?: readonly { cards?: readonly Kind[] | null }[] };

export default function FieldHand({ view, seat }: OwnHandProps<object>): ReactNode {
  const texts = useText(gridText);
  const { hands } = view as Held;
  return <OwnCards centred hand={hands?.[seat]?.cards ?? []} label={(kind) => texts.gem[kind]} />;
}
