/**
 * On a phone: draws the picture unseen and reads it back as a PNG, which every messenger shows. The drawing
 * may be small: the bitmap is made in the size that is asked for, along the picture's own view box.
 */
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { View } from 'react-native';
import { SvgXml, type Svg } from 'react-native-svg';

export interface PicturePrinter {
  toPng(): Promise<Uint8Array>;
}

export interface PicturePrinterProps {
  svg: string;
  size: { width: number; height: number };
  ref: Ref<PicturePrinter>;
}

/** Small enough to cost nothing. */
const DRAWN = 0.1;

function bytesOf(base64: string): Uint8Array {
  const binary = atob(base64.replace(/\s/g, ''));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

export function PicturePrinterView({ svg, size, ref }: PicturePrinterProps): ReactNode {
  const drawn = { width: size.width * DRAWN, height: size.height * DRAWN };
  const drawing = useRef<Svg>(null);
  useImperativeHandle(
    ref,
    () => ({
      toPng: () =>
        new Promise((resolve, reject) => {
          if (!drawing.current) reject(new Error('the picture is not drawn yet'));
          else drawing.current.toDataURL((base64) => resolve(bytesOf(base64)), { ...size });
        }),
    }),
    [size],
  );
  return (
    <View
      aria-hidden
      pointerEvents="none"
      style={{ position: 'absolute', left: -2 * size.width, top: 0, ...drawn }}
    >
      <SvgXml xml={svg} {...drawn} override={{ ref: drawing, ...drawn }} />
    </View>
  );
}
