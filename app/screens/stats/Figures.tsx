/** A panel of numbers, large, each with its name; some of them lead to the match they come from. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Icon, Panel, T, Touch, useTheme } from '../../../src/ui';

export interface Figure {
  name: string;
  value: string;
  note?: string;
  /** Opens the match; `label` is spoken. */
  link?: { label: string; onPress(): void };
}

export function Figures(props: {
  title: string;
  figures: readonly Figure[];
  /** Said by screen readers only: the page's heading already shows it. */
  untitled?: boolean;
}): ReactNode {
  const { space } = useTheme();
  return (
    <Panel label={props.title} style={{ gap: space.m }}>
      {props.untitled ? null : (
        <T variant="heading" heading={2}>
          {props.title}
        </T>
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: space.l }}>
        {props.figures.map((figure) => (
          <FigureCell key={figure.name} figure={figure} />
        ))}
      </View>
    </Panel>
  );
}

function FigureCell({ figure }: { figure: Figure }): ReactNode {
  const { colors, space } = useTheme();
  const { name, value, note, link } = figure;
  const content = (
    <>
      <T variant="label" color="inkSoft">
        {name}
      </T>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
        <T variant="numL">{value}</T>
        {link ? <Icon name="right" size={20} color={colors.inkFaint} /> : null}
      </View>
      {note ? (
        <T variant="caption" color="inkSoft">
          {note}
        </T>
      ) : null}
    </>
  );
  const style = { width: '50%', minHeight: 48, paddingRight: space.m, gap: 2 } as const;
  if (link)
    return (
      <Touch role="link" label={link.label} onPress={link.onPress} style={style}>
        {content}
      </Touch>
    );
  return (
    <View
      role="group"
      accessible
      aria-label={`${name}: ${note ? `${value}, ${note}` : value}`}
      style={style}
    >
      {content}
    </View>
  );
}
