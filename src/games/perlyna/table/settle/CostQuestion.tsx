/** «Скільки коштує зсув?» in «Перлина Сходу», where the pearl may lie at the edge. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { type Gem, PEARL } from '../../../gems/rules/grid';
import type { CostPosition } from '../../../gems/settle/cost';
import { CostTray as Tray } from '../../../gems/table/settle/CostQuestion';
import type { SettleInputProps } from '../../../table';
import { ON_FIELD } from '../../rules/position';
import { tableText } from '../../words/table';

export { CostInput } from '../../../gems/table/settle/CostQuestion';

const most = (gem: Gem): number => (gem === PEARL ? 1 : ON_FIELD);

export function CostTray(props: SettleInputProps<CostPosition>): ReactNode {
  const house = useText(tableText).settle.free;
  return <Tray {...props} game="perlyna" most={most} house={house} />;
}
