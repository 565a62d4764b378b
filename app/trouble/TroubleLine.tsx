/** Beside what cannot be done while the store cannot be had: why, in a line. The whole of it: ./StoreTrouble. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../src/text/locale';
import { T } from '../../src/ui';
import { causeOf, type Shut } from '../useStoreTrouble';
import { troubleText } from './text';

export default function TroubleLine({ trouble }: { trouble: Shut }): ReactNode {
  const words = useText(troubleText).trouble;
  return (
    <View role="status">
      <T variant="label" color="legalText">
        {`${words.title}. ${words.causes[causeOf(trouble)]}`}
      </T>
    </View>
  );
}
