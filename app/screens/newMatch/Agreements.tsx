/**
 * Readings of open questions that a table may agree on: one line that names what differs from the box, and opens.
 * Where a game leaves nothing open, the line leads to its rules.
 */
import { useNavigation } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/games';
import { Ruled } from '../../../src/games/kit/Ruled';
import { useText } from '../../../src/text/locale';
import { Segmented, Sheet, T, useCramped, useTheme } from '../../../src/ui';
import { PanelRow } from './PanelRow';
import { newMatchText } from './text';
import type { House } from './useHouse';

export interface AgreementsProps {
  game: GameId;
  house: House;
  onChange(house: Record<string, string>): void;
}

const STANDARD = 'standard';
/** Narrower than this, in letters of the usual size, two sentences do not stand side by side. */
const TWO_SENTENCES = 385;

export function Agreements(props: AgreementsProps): ReactNode {
  const words = useText(newMatchText);
  const navigation = useNavigation();
  const [open, setOpen] = useState(false);
  const { offered, agreed, words: texts } = props.house;
  const readings = offered.flatMap(([ruling]) => {
    const reading = agreed[ruling];
    return reading === undefined ? [] : [texts?.house[ruling]?.readings[reading] ?? reading];
  });
  return (
    <>
      <PanelRow
        icon="handshake"
        title={readings.length === 0 ? words.boxRules : words.agreed(readings)}
        onPress={() =>
          offered.length > 0 ? setOpen(true) : navigation.navigate('Rulebook', { game: props.game })
        }
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={words.house}>
        <Readings {...props} />
      </Sheet>
    </>
  );
}

function Readings({ house, onChange }: AgreementsProps): ReactNode {
  const words = useText(newMatchText);
  const { space } = useTheme();
  const stacked = useCramped(TWO_SENTENCES);
  const { words: texts, offered, agreed } = house;
  const choose = (ruling: string, reading: string) => {
    const next: Record<string, string> = { ...agreed };
    if (reading === STANDARD) delete next[ruling];
    else next[ruling] = reading;
    onChange(next);
  };
  return (
    <>
      <T variant="label" color="inkSoft">
        {words.houseHint}
      </T>
      {offered.map(([ruling, readings]) => (
        <View key={ruling} style={{ gap: space.s }}>
          <Ruled variant="label" clause={ruling}>
            {texts?.rulings[ruling]?.question}
          </Ruled>
          <Segmented
            label={texts?.rulings[ruling]?.question ?? ruling}
            stacked={stacked}
            value={agreed[ruling] ?? STANDARD}
            onChange={(reading) => choose(ruling, reading)}
            options={[
              { value: STANDARD, label: texts?.house[ruling]?.standard ?? '' },
              ...readings.map((reading) => ({
                value: reading,
                label: texts?.house[ruling]?.readings[reading] ?? reading,
              })),
            ]}
          />
        </View>
      ))}
    </>
  );
}
