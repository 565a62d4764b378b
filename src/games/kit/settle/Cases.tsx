/** What has happened, one key a case: the input of «And now?». */
import type { ReactNode } from 'react';

import type { Catalogues } from '../../../text/define';
import { useText } from '../../../text/locale';
import { Icon, ListRow, Panel, RowList, useTheme } from '../../../ui';
import type { SettleWords } from '../../settle';
import { caseTitle, type CasePosition } from '../../settleCases';
import type { SettleInput, SettleInputProps } from '../../table';

export function casesInput(cases: readonly string[], text: Catalogues<SettleWords>): SettleInput {
  return function CasesInput({ position, onChange, name }: SettleInputProps<unknown>): ReactNode {
    const words = useText(text);
    const { space } = useTheme();
    const { what } = position as CasePosition;
    return (
      <Panel bare style={{ paddingHorizontal: space.s }}>
        <RowList>
          {cases.map((one) => (
            <ListRow
              key={one}
              title={words.say(caseTitle(one), name)}
              plain
              after={one === what ? <Icon name="check" size={20} /> : undefined}
              onPress={() => onChange({ what: one })}
            />
          ))}
        </RowList>
      </Panel>
    );
  };
}
