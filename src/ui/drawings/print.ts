/** A drawing given as data (./shape), written as SVG for a picture that leaves the app. Pure: a string out. */
import { FACES } from '../theme/type';
import type { LightStop, Shape, WrittenShape } from './shape';

/** Where a picture is opened without our letters. */
const OTHERWISE = {
  displayBold: 'Georgia, serif',
  semibold: 'Arial, sans-serif',
  medium: 'Arial, sans-serif',
};

/** Names are people's own words: nothing of theirs becomes markup. */
function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (char) => `&#${char.codePointAt(0)};`);
}

const ATTRIBUTES = {
  fillOpacity: 'fill-opacity',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
  strokeLinejoin: 'stroke-linejoin',
  strokeLinecap: 'stroke-linecap',
  strokeDasharray: 'stroke-dasharray',
} as Readonly<Record<string, string>>;

function attributes(given: object): string {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${ATTRIBUTES[name] ?? name}="${escapeXml(String(value))}"`)
    .join(' ');
}

function written({ text, x, y, size, fill, anchor, face }: WrittenShape): string {
  const name = face ?? 'displayBold';
  const family = `${FACES[name]}, ${OTHERWISE[name]}`;
  const place = attributes({ x, y, fill, 'font-size': size, 'font-family': family });
  return `<text ${place} text-anchor="${anchor ?? 'middle'}">${escapeXml(text)}</text>`;
}

function stops(light: readonly LightStop[]): string {
  return light
    .map(([at, colour, opacity]) =>
      attributes({ offset: at, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .map((stop) => `<stop ${stop}/>`)
    .join('');
}

/** One after another; `prefix` keeps the names of lights apart where several drawings stand in one picture. */
export function printShapes(shapes: readonly Shape[], prefix = 'l'): string {
  return shapes.map((shape, i) => printed(shape, `${prefix}${i}`)).join('');
}

function printed(shape: Shape, id: string): string {
  if ('d' in shape) return `<path ${attributes(shape)}/>`;
  if ('r' in shape) return `<circle ${attributes(shape)}/>`;
  if ('width' in shape) return `<rect ${attributes(shape)}/>`;
  if ('light' in shape) {
    const [cx, cy] = shape.at;
    const circle = attributes({ cx, cy, r: shape.reach, fill: `url(#${id})` });
    return `<radialGradient id="${id}">${stops(shape.light)}</radialGradient><circle ${circle}/>`;
  }
  if ('shapes' in shape) {
    const { transform, opacity } = shape;
    return `<g ${attributes({ transform, opacity })}>${printShapes(shape.shapes, `${id}.`)}</g>`;
  }
  return written(shape);
}
