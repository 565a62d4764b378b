/** Draws what is given as data (./shape) inside a picture. */
import { useId, type ReactNode } from 'react';

import { Circle, Defs, G, Path, RadialGradient, Rect, Stop, SvgText } from '../svg';
import { FACES } from '../theme/type';
import type { Shape, WrittenShape } from './shape';

export function Shapes({ shapes }: { shapes: readonly Shape[] }): ReactNode {
  return shapes.map((shape, i) => <Drawn key={i} shape={shape} />);
}

function Drawn({ shape }: { shape: Shape }): ReactNode {
  if ('d' in shape) return <Path {...shape} />;
  if ('r' in shape) return <Circle {...shape} />;
  if ('width' in shape) return <Rect {...shape} />;
  if ('light' in shape) return <Light {...shape} />;
  if ('shapes' in shape)
    return (
      <G transform={shape.transform} opacity={shape.opacity}>
        <Shapes shapes={shape.shapes} />
      </G>
    );
  return <Written {...shape} />;
}

function Light({ light, at: [cx, cy], reach }: Extract<Shape, { light: unknown }>): ReactNode {
  const id = useId();
  return (
    <>
      <Defs>
        <RadialGradient id={id}>
          {light.map(([at, colour, opacity]) => (
            <Stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
          ))}
        </RadialGradient>
      </Defs>
      <Circle cx={cx} cy={cy} r={reach} fill={`url(#${id})`} />
    </>
  );
}

function Written({ text, size, anchor, face, ...place }: WrittenShape): ReactNode {
  return (
    <SvgText
      {...place}
      fontFamily={FACES[face ?? 'displayBold']}
      fontSize={size}
      letterSpacing={face ? undefined : -0.4}
      textAnchor={anchor ?? 'middle'}
    >
      {text}
    </SvgText>
  );
}
