/** What lies on the table of «Що знає бот», small and of no game in particular. Each stands round its own middle. */
import type { ReactNode } from 'react';

import type { Lying, Sight } from '../../../src/games/botWords';
import { useTheme } from '../../../src/ui';
import { Circle, G, Path, Rect } from '../../../src/ui/svg';

const CARD = { width: 20, height: 28 };
const FAN = [-16, 0, 16];

/** The dyes of seats serve as colours of cards. */
function useDyes(): readonly string[] {
  const { player } = useTheme();
  return [1, 2, 3, 4, 5].map((colour) => player(colour).face);
}

function Box(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  rx?: number;
}): ReactNode {
  const { colors } = useTheme();
  return <Rect rx={3} stroke={colors.lineStrong} strokeWidth={1} {...props} />;
}

function Card({ x, dye, open }: { x: number; dye: string; open: boolean }): ReactNode {
  const { colors } = useTheme();
  const [left, top] = [x - CARD.width / 2, -CARD.height / 2];
  if (!open)
    return (
      <>
        <Box x={left} y={top} {...CARD} fill={dye} />
        <Path
          d={`M${left + 3} 0 L${x} ${top + 4} L${left + CARD.width - 3} 0 L${x} ${-top - 4} Z`}
          fill="none"
          stroke={colors.paperRaised}
          strokeOpacity={0.7}
          strokeWidth={1.5}
        />
      </>
    );
  return (
    <>
      <Box x={left} y={top} {...CARD} fill={colors.paperRaised} />
      <Rect x={left + 2} y={2} width={CARD.width - 4} height={-top - 4} rx={2} fill={dye} />
      <Rect x={left + 4} y={top + 4} width={6} height={6} rx={1.5} fill={dye} />
    </>
  );
}

/** Three cards, or a sheet that is written on. */
export function Pieces({ lying }: { lying: Lying }): ReactNode {
  const dyes = useDyes();
  const { colors } = useTheme();
  if (lying !== 'sheets')
    return FAN.map((x, i) => (
      <Card key={x} x={x} dye={dyes[i] as string} open={lying === 'faces'} />
    ));
  return (
    <>
      <Box x={-28} y={-17} width={56} height={34} fill={colors.paperRaised} />
      {[-13, -3, 7].map((y, i) => (
        <G key={y}>
          <Rect x={-22 - i * 2} y={y} width={44} height={7} rx={2} fill={dyes[i]} />
          {[-14, -2, 10].map((x) => (
            <Rect
              key={x}
              x={x - i * 2}
              y={y + 1.5}
              width={4}
              height={4}
              rx={1}
              fill={colors.paperRaised}
            />
          ))}
        </G>
      ))}
    </>
  );
}

function Die({
  x,
  dye,
  pips,
}: {
  x: number;
  dye: string;
  pips: readonly (readonly [number, number])[];
}): ReactNode {
  const { colors } = useTheme();
  return (
    <>
      <Box x={x - 10} y={-10} width={20} height={20} rx={5} fill={dye} />
      {pips.map(([px, py]) => (
        <Circle key={`${px} ${py}`} cx={x + px} cy={py} r={2} fill={colors.paperRaised} />
      ))}
    </>
  );
}

const ONE = [[0, 0]] as const;
const THREE = [
  [-5, -5],
  [0, 0],
  [5, 5],
] as const;
const TWO = [THREE[0], THREE[2]] as const;

/** Its place on the field. */
const PEARL = 12;

/** What lies in the middle, open to all. */
export function Centre({ table }: { table: Sight['table'] }): ReactNode {
  const { colors } = useTheme();
  const dyes = useDyes();
  const dye = (i: number): string => dyes[i % dyes.length] as string;
  switch (table) {
    case 'card':
      return (
        <G transform="scale(1.5)">
          <Card x={0} dye={dye(1)} open />
        </G>
      );
    case 'row':
      // Cut into three parts.
      return [-46, -30, -8, 8, 30, 46].map((x, i) => (
        <G key={x} transform={`translate(${x} 0) scale(0.7)`}>
          <Card x={0} dye={dye(i)} open />
        </G>
      ));
    case 'field':
    case 'pearl':
      return Array.from({ length: 25 }, (_, i) => (
        <Box
          key={i}
          x={(i % 5) * 12 - 30}
          y={Math.floor(i / 5) * 12 - 30}
          width={11}
          height={11}
          rx={2}
          fill={
            table === 'pearl' && i === PEARL ? colors.paperRaised : dye(i * 2 + Math.floor(i / 5))
          }
        />
      ));
    case 'dice':
      return [TWO, ONE, THREE].map((pips, i) => (
        <Die key={i} x={(i - 1) * 25} dye={dye(i)} pips={pips} />
      ));
  }
}

/** Where the seed lies until the end: sealed. */
export function Envelope(): ReactNode {
  const { colors } = useTheme();
  return (
    <>
      <Box x={-20} y={-13} width={40} height={26} fill={colors.paperRaised} />
      <Path d="M-20 -11 L0 4 L20 -11" fill="none" stroke={colors.lineStrong} strokeWidth={1.2} />
      <Circle cx={0} cy={4} r={5} fill={colors.illegal} />
    </>
  );
}

/** A deck face down, or dice that are still to be thrown. */
export function Next({ next }: { next: Sight['next'] }): ReactNode {
  const { colors } = useTheme();
  if (next === 'deck')
    return [4, 2, 0].map((by) => (
      <Box key={by} x={-13 + by} y={-18 + by} width={26} height={36} fill={colors.paperEdge} />
    ));
  return [-11, 11].map((x) => (
    <Rect
      key={x}
      x={x - 9}
      y={-9}
      width={18}
      height={18}
      rx={5}
      fill={colors.paperRaised}
      fillOpacity={0.6}
      stroke={colors.lineStrong}
      strokeDasharray="3 3"
    />
  ));
}
