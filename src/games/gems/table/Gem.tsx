/** Gems: eight cuts, eight silhouettes; the pearl is the one round thing without facets. */
import { useId, type ReactNode } from 'react';
import { View, type DimensionValue } from 'react-native';

import { useText } from '../../../text/locale';
import { mix } from '../../../ui/components/mix';
import { Circle, Defs, Ellipse, Path, RadialGradient, Stop } from '../../../ui/svg';
import { spoken } from '../../../ui/text';
import { useTheme } from '../../../ui/theme/ThemeProvider';
import { GEMS, PEARL, type GemKind } from '../../../ui/theme/tokens';
import { CUTS } from './cuts';
import { Picture, type DrawingProps } from '../../../ui/drawings/Picture';

export interface GemProps extends DrawingProps {
  kind: GemKind;
}

const TINTS = ['deep', 'shade', 'light', 'hi'] as const;

/** The gem alone, on a 64-unit grid, for use inside another picture. */
function GemFacets(props: { kind: GemKind }): ReactNode {
  const cut = CUTS[props.kind];
  const tints = GEMS[props.kind];
  return (
    <>
      <Path
        d={cut.outline}
        fill={tints.base}
        stroke={tints.deep}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      {TINTS.map((tint) => (
        <Path
          key={tint}
          d={cut[tint]}
          fill={tints[tint]}
          stroke={tints[tint]}
          strokeWidth={0.35}
          strokeLinejoin="round"
        />
      ))}
      {cut.table ? (
        <Path
          d={cut.table}
          fill="none"
          stroke={tints.hi}
          strokeOpacity={0.75}
          strokeLinejoin="round"
        />
      ) : null}
      <Path
        d={cut.outline}
        fill="none"
        stroke={tints.deep}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
    </>
  );
}

export function Gem(props: GemProps): ReactNode {
  const words = useText(spoken);
  const { kind, size = 40 } = props;
  return (
    <Picture
      box={[64, 64]}
      size={size}
      label={props.label ?? words.gem[kind]}
      decorative={props.decorative}
    >
      <GemFacets kind={kind} />
    </Picture>
  );
}

/** The silhouette: filled in one colour, or only an outline for a gem that is not owned. */
export function GemMark(props: GemProps & { color?: string; outline?: boolean }): ReactNode {
  const words = useText(spoken);
  const { colors } = useTheme();
  const { kind, size = 20, outline = false } = props;
  const color = props.color ?? (outline ? colors.lineStrong : GEMS[kind].base);
  return (
    <Picture
      box={[64, 64]}
      size={size}
      label={props.label ?? words.gem[kind]}
      decorative={props.decorative}
    >
      <Path
        d={CUTS[kind].outline}
        fill={outline ? 'none' : color}
        stroke={color}
        strokeWidth={outline ? 3 : 1}
        strokeLinejoin="round"
      />
    </Picture>
  );
}

export function Pearl(props: DrawingProps): ReactNode {
  const words = useText(spoken);
  const id = useId();
  const { size = 40 } = props;
  return (
    <Picture
      box={[64, 64]}
      size={size}
      label={props.label ?? words.pearl}
      decorative={props.decorative}
    >
      <Defs>
        <RadialGradient id={id} cx="38%" cy="32%" r="72%" fx="38%" fy="32%">
          <Stop offset="0" stopColor={PEARL.core} />
          <Stop offset="0.35" stopColor="#F8F0EA" />
          <Stop offset="0.62" stopColor={PEARL.body} />
          <Stop offset="0.84" stopColor={PEARL.edge} />
          <Stop offset="1" stopColor="#E0D3CF" />
        </RadialGradient>
      </Defs>
      <Circle
        cx={32}
        cy={32}
        r={26}
        fill={`url(#${id})`}
        stroke={PEARL.outline}
        strokeWidth={1.6}
      />
      <Path
        d="M17 36a16.5 16.5 0 0 0 27 10"
        fill="none"
        stroke={PEARL.core}
        strokeOpacity={0.7}
        strokeWidth={2.2}
        strokeLinecap="round"
      />
      <Ellipse
        cx={24.5}
        cy={21.5}
        rx={6.2}
        ry={4.2}
        transform="rotate(-34 24.5 21.5)"
        fill={PEARL.core}
      />
    </Picture>
  );
}

export interface GemCardProps extends DrawingProps {
  /** «pearl» is the middle of the grid in «Перлина Сходу». */
  kind: GemKind | 'pearl';
  /** Width in points; the card is square unless `height` says otherwise. */
  size?: number;
  height?: number;
}

/** A gem on cardboard with a faint tint of its kind. */
export function GemCard(props: GemCardProps): ReactNode {
  const words = useText(spoken);
  const { colors, scheme } = useTheme();
  const { kind, size = 54, height = size, decorative = false } = props;
  const tint = kind === 'pearl' ? PEARL.edge : GEMS[kind].light;
  const face = mix(colors.card, tint, kind === 'pearl' ? 0.4 : 0.2);
  const edge = mix(colors.cardEdge, tint, 0.2);
  const inner = Math.min(size, height) * 0.7;
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={
        decorative ? undefined : (props.label ?? (kind === 'pearl' ? words.pearl : words.gem[kind]))
      }
      aria-hidden={decorative || undefined}
      style={{
        width: size,
        height,
        borderRadius: size * 0.19,
        borderWidth: 1,
        borderColor: edge,
        backgroundColor: face,
        boxShadow: `0px ${Math.max(1, size / 27)}px 0px ${scheme === 'light' ? edge : mix(edge, '#000000', 0.4)}`,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {kind === 'pearl' ? (
        <Pearl size={inner} decorative />
      ) : (
        <Gem kind={kind} size={inner} decorative />
      )}
    </View>
  );
}

/** An empty place for a card. */
export function GemSlot(props: {
  size?: number;
  height?: DimensionValue;
  label?: string;
}): ReactNode {
  const { colors } = useTheme();
  const { size = 54, height = size, label } = props;
  return (
    <View
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={{
        width: size,
        height,
        borderRadius: size * 0.19,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.lineStrong,
      }}
    />
  );
}

/** The back of a gem card: walnut with the eight silhouettes' common rhombus. */
export function GemCardBack(props: DrawingProps & { height?: number }): ReactNode {
  const words = useText(spoken);
  const { colors } = useTheme();
  const { size = 54, height = size, decorative = false } = props;
  return (
    <View
      accessible={!decorative}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : (props.label ?? words.gemBack)}
      aria-hidden={decorative || undefined}
      style={{
        width: size,
        height,
        borderRadius: size * 0.19,
        borderWidth: Math.max(2, size / 14),
        borderColor: colors.card,
        backgroundColor: colors.woodDark,
        boxShadow: `0px ${Math.max(1, size / 27)}px 0px ${colors.cardEdge}`,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <GemMark kind="lime" size={size * 0.5} color={colors.woodLight} outline decorative />
    </View>
  );
}
