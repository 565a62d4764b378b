/** Real dice: touch the faces that came up. A die without a face was not thrown. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Touch, useTheme } from '../../../../ui';
import { Die } from '../../../../ui/drawings/Die';
import type { Row } from '../../rules/types';
import { tableText } from '../../words/table';

export type Faces = Readonly<Partial<Record<Row, number>>>;

export interface DiceEntryProps {
  rows: readonly Row[];
  faces: Faces;
  onChange(faces: Faces): void;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function DiceEntry({ rows, faces, onChange }: DiceEntryProps): ReactNode {
  const words = useText(tableText);
  return (
    <View style={{ gap: 4 }}>
      {rows.map((row) => (
        <View key={row} role="group" aria-label={words.die[row]} style={{ flexDirection: 'row' }}>
          {FACES.map((value) => (
            <Face
              key={value}
              row={row}
              value={value}
              chosen={faces[row] === value}
              others={faces[row] !== undefined && faces[row] !== value}
              onPress={() => onChange(withFace(faces, row, value))}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

/** A second touch of the same face takes the die out of the throw. */
function withFace(faces: Faces, row: Row, value: number): Faces {
  const rest: Partial<Record<Row, number>> = { ...faces };
  if (rest[row] === value) delete rest[row];
  else rest[row] = value;
  return rest;
}

interface FaceProps {
  row: Row;
  value: number;
  chosen: boolean;
  /** Another face of this die is chosen. */
  others: boolean;
  onPress(): void;
}

function Face({ row, value, chosen, others, onPress }: FaceProps): ReactNode {
  const { colors } = useTheme();
  const words = useText(tableText);
  return (
    <Touch
      role="checkbox"
      aria-checked={chosen}
      label={words.face(words.die[row], value)}
      onPress={onPress}
      style={{ flex: 1, height: 50, alignItems: 'center', justifyContent: 'center' }}
    >
      <View
        style={{
          borderRadius: 12,
          borderWidth: 2.5,
          borderColor: chosen ? colors.legal : 'transparent',
          backgroundColor: chosen ? colors.legalFill : undefined,
          opacity: others ? 0.4 : 1,
        }}
      >
        <Die row={row} value={value} size={38} decorative />
      </View>
    </Touch>
  );
}
