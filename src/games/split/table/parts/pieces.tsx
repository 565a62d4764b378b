/** «Split»: number cards with as many ticks as there are copies, jokers, parts and divider pegs. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { Circle, G, Path, Rect } from '../../../../ui/svg';
import { spoken } from '../../../../ui/text';
import { useTheme } from '../../../../ui/theme/ThemeProvider';
import { SPLIT_PARTS, type SplitPart } from '../../../../ui/theme/tokens';
import { Numeral } from '../../../../ui/drawings/Numeral';
import { Picture, type DrawingProps } from '../../../../ui/drawings/Picture';

export const SPLIT_CARD_RATIO = 118 / 72;

const SLATE = '#22303C';
const TICK = '#7F95A5';
const WIDTH = 72;
const HEIGHT = 118;

function Ivory(): ReactNode {
  const { colors } = useTheme();
  return (
    <>
      <Rect x={1} y={3} width={WIDTH - 2} height={HEIGHT - 4} rx={11} fill={colors.cardEdge} />
      <Rect
        x={1}
        y={1}
        width={WIDTH - 2}
        height={HEIGHT - 5}
        rx={11}
        fill={colors.card}
        stroke={colors.cardEdge}
        strokeWidth={2}
      />
    </>
  );
}

/** A card nobody named. */
export function BlankCard({ size = 42 }: DrawingProps): ReactNode {
  return (
    <Picture box={[WIDTH, HEIGHT]} size={size} label="" decorative>
      <Ivory />
    </Picture>
  );
}

/** Ticks under a number, so that nobody must remember how many there are of it. */
function ticksPath(count: number): string {
  const gap = Math.min(11, 51 / Math.max(1, count - 1));
  const left = WIDTH / 2 - (gap * (count - 1)) / 2;
  let d = '';
  for (let i = 0; i < count; i += 1) d += `M${(left + i * gap).toFixed(1)} 99v7`;
  return d;
}

export interface NumberCardProps extends DrawingProps {
  value: number;
}

export function NumberCard(props: NumberCardProps): ReactNode {
  const words = useText(spoken);
  const { value, size = 42 } = props;
  return (
    <Picture
      box={[WIDTH, HEIGHT]}
      size={size}
      label={props.label ?? words.splitCard(value)}
      decorative={props.decorative}
    >
      <Ivory />
      <Numeral value={value} x={WIDTH / 2} y={60} height={35} fill={SLATE} centred />
      <Path
        d={ticksPath(value)}
        stroke={TICK}
        strokeWidth={value > 7 ? 3 : 4}
        strokeLinecap="round"
      />
    </Picture>
  );
}

/** The crown alone, on a 32 × 33 grid. */
function Crown(): ReactNode {
  return (
    <>
      <Path
        d="M4 25 2 9.5C5 8 8.5 9.5 10.5 13.5 11 8 13 4.5 16 2.5c3 2 5 5.5 5.5 11C23.5 9.5 27 8 30 9.5L28 25Z"
        fill="#3B4A57"
      />
      <Path d="M16 2.5c3 2 5 5.5 5.5 11L16 25 10.5 13.5C11 8 13 4.5 16 2.5Z" fill="#8FC7E2" />
      <Rect x={3.5} y={26.5} width={25} height={4.5} rx={1.5} fill="#3B4A57" />
      {[
        [2.5, 8.5],
        [16, 2.5],
        [29.5, 8.5],
      ].map(([x, y]) => (
        <Circle key={x} cx={x} cy={y} r={2.5} fill="#C08A2A" />
      ))}
    </>
  );
}

export function JokerMark(props: DrawingProps): ReactNode {
  const words = useText(spoken);
  return (
    <Picture
      box={[32, 33]}
      size={props.size ?? 20}
      label={props.label ?? words.joker}
      decorative={props.decorative}
    >
      <Crown />
    </Picture>
  );
}

export function JokerCard(props: DrawingProps): ReactNode {
  const words = useText(spoken);
  return (
    <Picture
      box={[WIDTH, HEIGHT]}
      size={props.size ?? 42}
      label={props.label ?? words.joker}
      decorative={props.decorative}
    >
      <Ivory />
      <G transform="translate(10 28) scale(1.62)">
        <Crown />
      </G>
    </Picture>
  );
}

/** Ring, half, disc: the sign of a part, on a 24-unit grid. */
function PartSign(props: { part: SplitPart; color: string }): ReactNode {
  const { part, color } = props;
  if (part === 'black') return <Circle cx={12} cy={12} r={9} fill={color} />;
  return (
    <>
      <Circle cx={12} cy={12} r={8} fill="none" stroke={color} strokeWidth={2.6} />
      {part === 'lightBlue' ? <Path d="M12 4a8 8 0 0 1 0 16Z" fill={color} /> : null}
    </>
  );
}

export interface PartSymbolProps extends DrawingProps {
  part: SplitPart;
  /** Ink, where the sign does not stand on its own part's colour. */
  color?: string;
}

export function PartSymbol(props: PartSymbolProps): ReactNode {
  const words = useText(spoken);
  const { part, size = 20 } = props;
  return (
    <Picture
      box={[24, 24]}
      size={size}
      label={props.label ?? words.splitPart[part]}
      decorative={props.decorative}
    >
      <PartSign part={part} color={props.color ?? SPLIT_PARTS[part].on} />
    </Picture>
  );
}

const BACK_FILL = '#3A4856';
const BACK_LINE = '#8A97A3';

/** A choice card face down, with the signs of all three parts; or the place for one. */
export function VoteBack({ size = 62, empty }: { size?: number; empty: boolean }): ReactNode {
  const { colors } = useTheme();
  return (
    <Picture box={[WIDTH, 100]} size={size} label="" decorative>
      {empty ? (
        <Rect
          x={1.5}
          y={1.5}
          width={WIDTH - 3}
          height={97}
          rx={9}
          fill="none"
          stroke={colors.lineStrong}
          strokeWidth={1.6}
          strokeDasharray="5 4"
        />
      ) : (
        <>
          <Rect x={1} y={3} width={WIDTH - 2} height={97} rx={10} fill="#232E38" />
          <Rect x={1} y={1} width={WIDTH - 2} height={96} rx={10} fill={BACK_FILL} />
          <Rect
            x={7}
            y={7}
            width={WIDTH - 14}
            height={84}
            rx={6}
            fill="none"
            stroke={BACK_LINE}
            strokeWidth={1.4}
          />
          {(['white', 'lightBlue', 'black'] as const).map((part, i) => (
            <G key={part} transform={`translate(26.4 ${19 + i * 20}) scale(0.8)`}>
              <Circle cx={12} cy={12} r={11.5} fill={part === 'black' ? '#1B1B1B' : BACK_FILL} />
              <PartSign
                part={part === 'black' ? 'white' : part}
                color={part === 'lightBlue' ? SPLIT_PARTS.lightBlue.fill : '#E9EDF0'}
              />
            </G>
          ))}
        </>
      )}
    </Picture>
  );
}

const TABS = { first: ['white', 'lightBlue'], second: ['lightBlue', 'black'] } as const;

export interface DividerPegProps extends DrawingProps {
  which: 'first' | 'second';
  /** Width of the tab. */
  size?: number;
  /** Length of the peg below the tab, in tab widths. */
  length?: number;
}

/** A wooden peg that stands between two cards, with a tab in the colours of the parts beside it. */
export function DividerPeg(props: DividerPegProps): ReactNode {
  const words = useText(spoken);
  const { colors } = useTheme();
  const { which, size = 36, length = 1.7 } = props;
  const [left, right] = TABS[which];
  const height = 56 + 72 * length;
  const border = '#5E4D3B';
  return (
    <Picture
      box={[72, height]}
      size={size}
      label={props.label ?? words.divider[which]}
      decorative={props.decorative}
    >
      <Rect x={29.5} y={40} width={13} height={height - 41} rx={6} fill={colors.woodDark} />
      <Rect x={29.5} y={40} width={13} height={height - 47} rx={4} fill={colors.woodLight} />
      <Path
        d="M36 1.5H9a7.5 7.5 0 0 0-7.5 7.5v37A7.5 7.5 0 0 0 9 53.5h27Z"
        fill={SPLIT_PARTS[left].fill}
      />
      <Path
        d="M36 1.5h27a7.5 7.5 0 0 1 7.5 7.5v37a7.5 7.5 0 0 1-7.5 7.5H36Z"
        fill={SPLIT_PARTS[right].fill}
      />
      <Path
        d="M9 1.5h54a7.5 7.5 0 0 1 7.5 7.5v37a7.5 7.5 0 0 1-7.5 7.5H9A7.5 7.5 0 0 1 1.5 46V9A7.5 7.5 0 0 1 9 1.5ZM36 1.5v52"
        fill="none"
        stroke={border}
        strokeWidth={2}
      />
      <G transform="translate(6 15.5)">
        <PartSign part={left} color={SPLIT_PARTS[left].on} />
      </G>
      <G transform="translate(42 15.5)">
        <PartSign part={right} color={SPLIT_PARTS[right].on} />
      </G>
    </Picture>
  );
}
