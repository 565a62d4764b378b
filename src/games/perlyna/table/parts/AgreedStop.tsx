/** The end by agreement, in this game's words. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { AgreedStop as Stop } from '../../../kit/AgreedStop';
import { tableText } from '../../words/table';
import type { TasksProps } from '../props';

export function AgreedStop(props: TasksProps): ReactNode {
  return <Stop table={props} game="perlyna" words={useText(tableText).stop} />;
}
