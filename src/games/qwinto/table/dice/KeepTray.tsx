/** Once more, or keep it. */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, Segmented, useTheme } from '../../../../ui';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import type { Thrower } from './useThrow';

export interface KeepTrayProps {
  props: Props;
  thrower: Thrower;
}

export function KeepTray({ props, thrower }: KeepTrayProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { view, draft } = props;
  if (draft) return <KeepCorrection props={props} />;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m, alignItems: 'center' }}>
      <Button
        kind="quiet"
        icon="reroll"
        label={words.again}
        onPress={thrower.again}
        style={{ flexGrow: 1 }}
      />
      <Button
        game="qwinto"
        label={words.keep(view.sum ?? 0)}
        onPress={thrower.keep}
        style={{ flexGrow: 2 }}
      />
    </View>
  );
}

function KeepCorrection({ props }: { props: Props }): ReactNode {
  const words = useText(tableText);
  const { view, draft, attempt } = props;
  const [decision, setDecision] = useState<'keep' | 'reroll'>(
    draft?.type === 'reroll' ? 'reroll' : 'keep',
  );
  return (
    <>
      <Segmented<'keep' | 'reroll'>
        label={words.keepOrAgain}
        value={decision}
        onChange={(next) => setDecision(next)}
        options={[
          { value: 'reroll', label: words.again },
          { value: 'keep', label: words.keepShort },
        ]}
      />
      <Button
        game="qwinto"
        label={words.save}
        onPress={() => void attempt({ type: decision, seat: view.active })}
      />
    </>
  );
}
