/** Which deal it is, who deals, who opens it, and in deal four why it is that player. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { ClauseTag, Icon, T, useTheme } from '../../../../ui';
import { Path, Svg } from '../../../../ui/svg';
import { whyOpener, type WhyOpener } from '../../rules/because';
import { DEALS } from '../../rules/scoring';
import { nameOf, type ProminProps } from '../props';
import { tableText, type TableWords } from '../../words/table';

type HeadProps = Pick<ProminProps, 'view' | 'players' | 'openClause'> & {
  /** The trick under way, where tricks are followed card by card: who dealt no longer matters then. */
  trick?: number;
};

export function DealHead({ view, players, openClause, trick }: HeadProps): ReactNode {
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const why = whyOpener(view);
  return (
    <View style={{ gap: space.xs, paddingHorizontal: space.xs }}>
      <View style={row}>
        <T variant="label" color="inkSoft">
          {trick === undefined ? words.deal(view.deal) : words.dealAndTrick(view.deal, trick)}
        </T>
        <DealWindows deal={view.deal} />
      </View>
      {trick === undefined ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: 2 }}>
          <Role icon="deck" word={words.dealer} name={nameOf(players, view.dealer)} />
          <Role
            icon="star4"
            word={words.opener}
            name={nameOf(players, view.opener)}
            color={colors.legal}
          />
        </View>
      ) : null}
      {why && trick === undefined ? (
        <View style={[row, { flexWrap: 'nowrap' }]}>
          <T variant="label" color="inkSoft" style={{ flex: 1 }}>
            {sentenceOf(why, nameOf(players, view.opener), words)}
          </T>
          <ClauseTag clause={why.clause} onPress={openClause} />
        </View>
      ) : null}
    </View>
  );
}

function Role(props: {
  icon: 'deck' | 'star4';
  word: string;
  name: string;
  color?: string;
}): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      accessible
      aria-label={`${props.word} ${props.name}`}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 }}
    >
      <Icon name={props.icon} size={18} color={props.color ?? colors.inkFaint} />
      <T variant="label" color="inkSoft">
        {`${props.word} `}
        <T variant="label" style={{ fontWeight: '700' }}>
          {props.name}
        </T>
      </T>
    </View>
  );
}

/** Four arched windows: glazed for finished deals, lit for this one. */
function DealWindows({ deal }: { deal: number }): ReactNode {
  const theme = useTheme();
  const { accent } = theme.game('promin');
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: 4 }}>
      {Array.from({ length: DEALS }, (_, i) => (
        <Svg key={i} width={14} height={16} viewBox="0 0 14 16">
          <Path
            d="M1.500 14.500V7a5.500 5.500 0 0 1 11 0v7.500z"
            fill={i + 1 < deal ? accent : i + 1 === deal ? theme.colors.legalGlow : 'none'}
            stroke={accent}
            strokeWidth={1.4}
            strokeLinejoin="round"
          />
        </Svg>
      ))}
    </View>
  );
}

function sentenceOf({ clause, points, tied, holds }: WhyOpener, name: string, words: TableWords) {
  const { leader, holder, nearest } = words.whyOpener;
  if (clause === 'P-3.6') return leader(name, points);
  return (holds ? holder : nearest)(name, points, tied);
}

const row = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 } as const;
