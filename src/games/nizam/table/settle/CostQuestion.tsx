/** «Скільки коштує зсув?» in «Нізам». */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { COPIES } from '../../../gems/rules/kinds';
import type { CostPosition } from '../../../gems/settle/cost';
import { CostTray as Tray } from '../../../gems/table/settle/CostQuestion';
import type { SettleInputProps } from '../../../table';
import { tableText } from '../../words/table';

export { CostInput } from '../../../gems/table/settle/CostQuestion';

export function CostTray(props: SettleInputProps<CostPosition>): ReactNode {
  const house = useText(tableText).settle.free;
  return <Tray {...props} game="nizam" most={() => COPIES} house={house} />;
}
