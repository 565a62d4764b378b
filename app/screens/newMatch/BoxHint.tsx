/** What the real box is still good for, where something is missing from it; the phone can always deal. */
import { Suspense, use, type ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls, boxIdOf, gameEntry, gameOf } from '../../../src/games';
import { countsLeft, missingFrom } from '../../../src/games/box';
import { useText } from '../../../src/text/locale';
import { Button, Icon, T, useTheme } from '../../../src/ui';
import { useSettings } from '../../settings';
import type { Draft } from './draft';
import { newMatchText } from './text';

export interface BoxHintProps {
  draft: Draft;
  onVirtual(): void;
}

export function BoxHint(props: BoxHintProps): ReactNode {
  const { game, mode } = props.draft;
  if (appRolls(game, mode)) return null;
  return (
    <Suspense fallback={null}>
      <Hint {...props} />
    </Suspense>
  );
}

function Hint({ draft, onVirtual }: BoxHintProps): ReactNode {
  const words = useText(newMatchText).box;
  const { colors, radii, space } = useTheme();
  const { missingCards } = useSettings().settings;
  const { game, players } = draft;
  const gone = missingCards[boxIdOf(game)];
  const kept = use(gameOf(boxIdOf(game)).box());
  const own = use(gameOf(game).box());
  if (missingFrom(kept, gone) === 0) return null;
  const counts = countsLeft(own, gameEntry(game).seats, gone);
  const works = counts.includes(players.length);
  return (
    <View
      role="status"
      style={{
        gap: space.m,
        padding: space.m,
        borderRadius: radii.panel,
        backgroundColor: works ? colors.paperSunken : colors.legalFill,
      }}
    >
      <View style={{ flexDirection: 'row', gap: space.s }}>
        <Icon name="info" size={20} color={works ? colors.inkSoft : colors.legalText} />
        <T variant="label" color={works ? 'inkSoft' : 'legalText'} style={{ flex: 1 }}>
          {counts.length === 0 ? words.none : words.only(counts)}
        </T>
      </View>
      {works ? null : <Button kind="quiet" icon="fan" label={words.virtual} onPress={onVirtual} />}
    </View>
  );
}
