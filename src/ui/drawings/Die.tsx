/** The three dice of «Qwinto»: pips repeat the mark of the row, so that colour is never alone. */
import { useId, type ReactNode } from 'react';

import { useText } from '../../text/locale';
import { mix } from '../components/mix';
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from '../svg';
import { spoken } from '../text';
import { DICE, QWINTO_ROWS, type QwintoRow } from '../theme/tokens';
import { Picture, type DrawingProps } from './Picture';

export const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const TRIANGLE = 'M0-6.5 6.3 5H-6.3Z';

function Pip(props: { row: QwintoRow; x: number; y: number; fill: string }): ReactNode {
  const { row, x, y, fill } = props;
  if (row === 'yellow') return <Circle cx={x} cy={y} r={5.4} fill={fill} />;
  if (row === 'purple')
    return <Rect x={x - 5} y={y - 5} width={10} height={10} rx={1.6} fill={fill} />;
  return (
    <Path
      d={TRIANGLE}
      transform={`translate(${x} ${y})`}
      fill={fill}
      stroke={fill}
      strokeWidth={1.4}
      strokeLinejoin="round"
    />
  );
}

export interface DieProps extends DrawingProps {
  row: QwintoRow;
  /** 1–6; without it the die shows its colour's mark. */
  value?: number;
  /** Degrees; dice that lie on a table are never straight. */
  tilt?: number;
}

export function Die(props: DieProps): ReactNode {
  const words = useText(spoken);
  const id = useId();
  const { row, value, size = 48, tilt = 0 } = props;
  const { face, edge, pip } = DICE[row];
  const name = words.die[row];
  return (
    <Picture
      box={[80, 84]}
      size={size}
      label={props.label ?? (value ? words.dieShows(name, value) : name)}
      decorative={props.decorative}
    >
      <Defs>
        <LinearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor={mix(face, '#FFFFFF', 0.34)} />
          <Stop offset="0.5" stopColor={face} />
          <Stop offset="1" stopColor={mix(face, edge, 0.3)} />
        </LinearGradient>
      </Defs>
      <G transform={`rotate(${tilt} 40 40)`}>
        <Rect x={8} y={13} width={64} height={64} rx={15} fill={edge} />
        <Rect x={8} y={8} width={64} height={64} rx={15} fill={face} />
        <Rect x={12} y={12} width={56} height={56} rx={12} fill={`url(#${id})`} />
        {(SPOTS[value ?? 1] ?? []).map(([x, y]) => (
          <Pip key={`${x} ${y}`} row={row} x={40 + x * 16.5} y={40 + y * 16.5} fill={pip} />
        ))}
      </G>
    </Picture>
  );
}

/** ▲ ● ■: the mark of a row, for sums and headings. */
export function RowMark(props: DrawingProps & { row: QwintoRow; color?: string }): ReactNode {
  const words = useText(spoken);
  const { row, size = 14 } = props;
  return (
    <Picture
      box={[16, 16]}
      size={size}
      label={props.label ?? words.row[row]}
      decorative={props.decorative}
    >
      <G transform="translate(8 8.5) scale(1.15)">
        <Pip row={row} x={0} y={0} fill={props.color ?? QWINTO_ROWS[row].light.band} />
      </G>
    </Picture>
  );
}
