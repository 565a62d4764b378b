/** What else was possible instead of the move, in words; a few at first, more on request. */
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../src/text/locale';
import { Button, Panel, T, useTheme } from '../../../src/ui';
import { alternativesOf } from './steps';
import { replayText } from './text';
import { tellMove, type Told } from './told';

const FEW = 6;
const MORE = 40;

export function Alternatives({ match, step, words: game, say }: Told): ReactNode {
  const words = useText(replayText);
  const { space } = useTheme();
  const [shown, setShown] = useState(FEW);
  // There may be hundreds: the slider goes on while they are listed.
  const asked = useDeferredValue(step, null);
  const all = useMemo(
    () =>
      asked ? alternativesOf(asked, (move) => tellMove({ match, words: game, say }, move)) : [],
    [asked, game, say, match],
  );
  if (all.length === 0) return null;
  const left = all.length - shown;
  return (
    <Panel label={words.alternatives} style={{ gap: space.s }}>
      <T variant="heading" heading={2}>
        {words.alternatives}
      </T>
      <View role="list" style={{ gap: space.s }}>
        {all.slice(0, shown).map((sentence) => (
          <View key={sentence} role="listitem">
            <T color="inkSoft">{sentence}</T>
          </View>
        ))}
      </View>
      {left > 0 ? (
        <Button kind="quiet" label={words.more(left)} onPress={() => setShown(shown + MORE)} />
      ) : null}
    </Panel>
  );
}
