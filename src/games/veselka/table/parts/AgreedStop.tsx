/** The end by agreement, in this game's words. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { AgreedStop as Stop } from '../../../kit/AgreedStop';
import { tableText } from '../../words/table';
import type { VeselkaTable } from '../props';

export function AgreedStop(props: VeselkaTable): ReactNode {
  return <Stop table={props} game="veselka" words={useText(tableText).stop} />;
}
