/** What is printed on the six boxes. Compact: the first screen shows all of them. */
import type { ReactNode } from 'react';

import { Circle, G, Path, Rect, SvgText } from '../svg';
import {
  GEMS,
  GLASS,
  LEAD,
  PEARL,
  SPLIT_PARTS,
  type GameKey,
  type GemKind,
  type GlassColour,
} from '../theme/tokens';
import { FACES } from '../theme/type';
import { CUTS } from './cuts';
import { MotifPanes } from './GlassPanes';
import type { GlassTint } from './glassPaths';
import { archFrame, archPath, degrees, pane } from './panes';
import { Picture } from './Picture';

const KINDS = Object.keys(GEMS) as GemKind[];

/** At this size four tints are enough. */
function SmallGem(props: { kind: GemKind; x: number; y: number; size: number }): ReactNode {
  const { kind, x, y, size } = props;
  const cut = CUTS[kind];
  const tints = GEMS[kind];
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <Path
        d={cut.outline}
        fill={tints.base}
        stroke={tints.deep}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      {(['deep', 'shade', 'light', 'hi'] as const).map((tint) => (
        <Path key={tint} d={cut[tint]} fill={tints[tint]} />
      ))}
    </G>
  );
}

const MIDDLE = [52, 49] as const;
const WINDOW = archFrame(25, 8, 79, 82, 27, MIDDLE);
const WINDOW_PATH = archPath(25, 8, 79, 82, 27);

type Shade = readonly [GlassColour, GlassTint];
const OUTER: readonly Shade[] = [
  ['r', 'shade'],
  ['b', 'base'],
  ['g', 'shade'],
  ['p', 'base'],
  ['b', 'shade'],
  ['r', 'base'],
  ['g', 'shade'],
  ['p', 'base'],
  ['r', 'shade'],
  ['b', 'base'],
  ['g', 'shade'],
  ['p', 'base'],
];
const INNER: readonly Shade[] = [
  ['r', 'base'],
  ['b', 'light'],
  ['g', 'base'],
  ['p', 'light'],
  ['b', 'base'],
  ['r', 'light'],
  ['g', 'base'],
  ['p', 'light'],
  ['r', 'base'],
  ['b', 'light'],
  ['g', 'base'],
  ['p', 'light'],
];

const sector = (i: number): [number, number] => [degrees(-105 + i * 30), degrees(-75 + i * 30)];

const WINDOW_PANES = [
  ...OUTER.map((shade, i) => ({ shade, d: pane(WINDOW, ...sector(i), 24) })),
  ...INNER.map((shade, i) => ({ shade, d: pane(WINDOW, ...sector(i), 17, 24) })),
];

function ProminArt(): ReactNode {
  return (
    <>
      {WINDOW_PANES.map(({ shade: [colour, tint], d }) => (
        <Path
          key={d}
          d={d}
          fill={GLASS[colour][tint]}
          stroke={LEAD}
          strokeWidth={1.1}
          strokeLinejoin="round"
        />
      ))}
      <Circle
        cx={MIDDLE[0]}
        cy={MIDDLE[1]}
        r={18}
        fill={GLASS.b.deep}
        stroke={LEAD}
        strokeWidth={1.6}
      />
      <G transform={`translate(${MIDDLE[0] - 16} ${MIDDLE[1] - 16}) scale(0.5)`}>
        <MotifPanes colour="y" lead={2.4} />
      </G>
      <Path d={WINDOW_PATH} fill="none" stroke={LEAD} strokeWidth={2.2} strokeLinejoin="round" />
    </>
  );
}

const SPLIT_ROW: readonly (readonly [value: number, x: number])[] = [
  [9, 2],
  [4, 19],
  [5, 44],
  [10, 69],
  [7, 86],
];

function SplitArt(): ReactNode {
  return (
    <>
      {SPLIT_ROW.map(([value, x]) => (
        <G key={x}>
          <Rect
            x={x}
            y={36}
            width={15}
            height={24}
            rx={2.5}
            fill="#FFFBF1"
            stroke="#CDBB9B"
            strokeWidth={0.8}
          />
          <SvgText
            x={x + 7.5}
            y={48.5}
            fontFamily={FACES.displayBold}
            fontSize={10.5}
            letterSpacing={-0.4}
            textAnchor="middle"
            fill="#22303C"
          >
            {value}
          </SvgText>
          <Path d={`M${x + 4.5} 51.5v4m2-4v4m2-4v4m2-4v4`} stroke="#7F95A5" strokeWidth={0.9} />
        </G>
      ))}
      {[
        [39, SPLIT_PARTS.white.fill, SPLIT_PARTS.lightBlue.fill] as const,
        [64, SPLIT_PARTS.lightBlue.fill, SPLIT_PARTS.black.fill] as const,
      ].map(([x, left, right]) => (
        <G key={x}>
          <Rect x={x - 2.5} y={20} width={5} height={47} rx={2} fill="#E9E0D2" />
          <Rect x={x - 7} y={16} width={7} height={12} rx={1.6} fill={left} />
          <Rect x={x} y={16} width={7} height={12} rx={1.6} fill={right} />
        </G>
      ))}
    </>
  );
}

function VeselkaArt(): ReactNode {
  return (
    <>
      {KINDS.map((kind, i) => {
        const angle = degrees(-90 + i * 45);
        return (
          <SmallGem
            key={kind}
            kind={kind}
            x={52 + Math.cos(angle) * 30}
            y={46 + Math.sin(angle) * 29}
            size={19}
          />
        );
      })}
      <Path
        d="M44.5 54a12 12 0 1 1 18.5-3M65.5 45l-2 6.5-6.5-2.5"
        fill="none"
        stroke="#FFF0EA"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

const BANDS: readonly (readonly [
  color: string,
  x: number,
  y: number,
  bonus: number,
  gap: number,
])[] = [
  ['#E8833A', 20, 24, 1, 3],
  ['#F0C03A', 13, 44.5, 6, 5],
  ['#8C5BA8', 5, 65, 2, 4],
];

function QwintoArt(): ReactNode {
  return BANDS.map(([color, x, y, bonus, gap]) => (
    <G key={color}>
      <Rect x={x} y={y} width={77} height={16.5} rx={4} fill={color} />
      {Array.from({ length: 9 }, (_, i) => {
        const left = x + 3.4 + i * 8;
        if (i === gap) return null;
        if (i === bonus)
          return <Path key={i} d={`M${left} ${y + 6}l3.3-4 3.3 4-.8 8.5h-5z`} fill="#FFFCF5" />;
        return (
          <Rect key={i} x={left} y={y + 3.4} width={6.4} height={9.8} rx={1.6} fill="#FFFCF5" />
        );
      })}
    </G>
  ));
}

const GRID: readonly (readonly GemKind[])[] = [
  ['green', 'red', 'sky'],
  ['violet', 'red', 'lime'],
  ['yellow', 'red', 'blue'],
];

function NizamArt(): ReactNode {
  return (
    <>
      {GRID.map((line, row) =>
        line.map((kind, column) => {
          const x = 13 + column * 23;
          const y = 18 + row * 23;
          return (
            <G key={`${row}${column}`}>
              <Rect
                x={x}
                y={y}
                width={21.5}
                height={21.5}
                rx={5}
                fill="#FFFBF1"
                stroke={column === 1 ? '#F3B23C' : 'none'}
                strokeWidth={1.6}
              />
              <SmallGem kind={kind} x={x + 10.75} y={y + 10.75} size={16.5} />
            </G>
          );
        }),
      )}
      <Path
        d="M91 40v24M86.5 44l4.5-5 4.5 5M86.5 60l4.5 5 4.5-5"
        fill="none"
        stroke="#D9F2EA"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function PerlynaArt(): ReactNode {
  return (
    <>
      <Circle cx={52} cy={42} r={20} fill={PEARL.body} stroke={PEARL.outline} strokeWidth={0.8} />
      <Circle cx={50} cy={40} r={17} fill="#F3ECEE" />
      <Circle cx={47} cy={36} r={11} fill="#FBF7F7" />
      <Circle cx={46} cy={34} r={5} fill={PEARL.core} />
      <Path
        d="M41 47a15 15 0 0 0 20 6"
        fill="none"
        stroke={PEARL.core}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
      {KINDS.map((kind, i) => {
        const angle = degrees(178 - i * 25.2);
        return (
          <SmallGem
            key={kind}
            kind={kind}
            x={52 + Math.cos(angle) * 40}
            y={43 + Math.sin(angle) * 31}
            size={14.5}
          />
        );
      })}
    </>
  );
}

const ART: Readonly<Record<GameKey, () => ReactNode>> = {
  promin: ProminArt,
  split: SplitArt,
  veselka: VeselkaArt,
  qwinto: QwintoArt,
  nizam: NizamArt,
  perlyna: PerlynaArt,
};

/** The printed picture alone; the words beside it say which game it is. */
export function BoxArt(props: { game: GameKey; size?: number }): ReactNode {
  const Art = ART[props.game];
  return (
    <Picture box={[104, 90]} size={props.size ?? 104} label="" decorative>
      <Art />
    </Picture>
  );
}
