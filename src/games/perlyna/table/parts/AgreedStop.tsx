/** The end by agreement, in this game's words. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { AgreedStop as Stop } from '../../../parts/AgreedStop';
import { tableText } from '../text';
import type { TasksProps } from './props';

export function AgreedStop(props: TasksProps): ReactNode {
  return <Stop table={props} game="perlyna" words={useText(tableText).stop} />;
}
