/** The claims of which only one may be made: each with the two gems and the pearl that would make it (E-4.3). */
import { Fragment, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { T, useTheme } from '../../../../ui';
import type { Kind } from '../../../gems/rules/kinds';
import { Gem, Pearl } from '../../../gems/table/Gem';
import type { SettleInputProps } from '../../../table';
import { tableText } from '../../words/table';

export function ClaimChoice({ answer }: SettleInputProps<unknown>): ReactNode {
  const words = useText(tableText).settle;
  const { space } = useTheme();
  const facts = answer.kind === 'settled' ? answer.headline.facts : {};
  const kinds = (facts['one'] ?? facts['kinds'] ?? []) as readonly Kind[];
  if (kinds.length < 2) return null;
  return (
    // The headline has said it.
    <View
      aria-hidden
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}
    >
      {kinds.map((kind, i) => (
        <Fragment key={kind}>
          {i > 0 ? (
            <T variant="label" color="inkSoft">
              {words.or}
            </T>
          ) : null}
          <Claim kind={kind} />
        </Fragment>
      ))}
    </View>
  );
}

function Claim({ kind }: { kind: Kind }): ReactNode {
  const { colors, radii, space } = useTheme();
  return (
    <View
      style={{
        flexGrow: 1,
        flexDirection: 'row',
        justifyContent: 'center',
        gap: space.s,
        padding: space.m,
        borderRadius: radii.tile,
        borderWidth: 2,
        borderColor: colors.legal,
        backgroundColor: colors.legalFill,
      }}
    >
      <Gem kind={kind} size={34} decorative />
      <Gem kind={kind} size={34} decorative />
      <Pearl size={30} decorative />
    </View>
  );
}
