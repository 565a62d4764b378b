/**
 * Draws the app's icon, splash and favicon and writes them as PNGs into assets/. Run with
 * `npx tsx src/tools/artwork.ts` after a change here; needs a Chromium, like the browser tests.
 */
import { writeFile } from 'node:fs/promises';

import { chromium, type Browser } from 'playwright-core';

import { ICON_PATHS } from '../ui/components/iconPaths';
import { mix } from '../ui/components/mix';
import { WAX_PATH } from '../ui/components/wax';
import type { GlassTint } from '../games/promin/table/drawings/glassPaths';
import { degrees, pane, type Frame } from '../ui/drawings/panes';
import { GLASS, LEAD, SEAL, THEMES, type GlassColour } from '../ui/theme/tokens';
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium.mjs';

/** Everything is drawn on a square of 200 units with the middle at 100. */
const MIDDLE = 100;
const RIM = 86;
const HEART = 62;
const SECTORS = 12;
const RAYS = 12;

const FRAME: Frame = {
  centre: [MIDDLE, MIDDLE],
  corners: [],
  inside: ([x, y]) => Math.hypot(x - MIDDLE, y - MIDDLE) <= RIM,
};

const PANES: readonly (readonly [GlassColour, GlassTint])[] = [
  ['r', 'base'],
  ['b', 'light'],
  ['g', 'base'],
  ['p', 'base'],
  ['b', 'base'],
  ['g', 'light'],
];

function glazed(d: string, [colour, tint]: readonly [GlassColour, GlassTint]): string {
  return `<path d="${d}" fill="${GLASS[colour][tint]}" stroke="${LEAD}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

/** A round window: panes in lead about a night sky. */
function rose(): string {
  let out = '';
  for (let i = 0; i < SECTORS; i += 1) {
    const from = degrees(-105 + (i * 360) / SECTORS);
    const to = degrees(-105 + ((i + 1) * 360) / SECTORS);
    out += glazed(pane(FRAME, from, to, HEART), PANES[i % PANES.length] ?? ['r', 'base']);
  }
  const circle = (r: number, fill: string, width: number): string =>
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${r}" fill="${fill}" stroke="${LEAD}" stroke-width="${width}"/>`;
  return out + circle(HEART, GLASS.b.deep, 3) + rays() + circle(RIM, 'none', 5);
}

/** The sun whose middle the seal covers: rays in two halves, every other one shorter. */
function rays(): string {
  let out = '';
  const point = (angle: number, distance: number): string =>
    `${(MIDDLE + Math.cos(angle) * distance).toFixed(1)} ${(MIDDLE + Math.sin(angle) * distance).toFixed(1)}`;
  for (let i = 0; i < RAYS; i += 1) {
    const angle = degrees(-90 + (i * 360) / RAYS);
    const half = degrees(180 / RAYS);
    const tip = point(angle, i % 2 ? 61 : 76);
    for (const [side, tint] of [
      [-half, 'light'],
      [half, 'shade'],
    ] as const) {
      out += glazed(`M${point(angle + side, 40)}L${tip}L${point(angle, 36)}Z`, ['y', tint]);
    }
  }
  return out;
}

/** The brand's red wax over the middle of the window. */
function seal(width: number): string {
  const scale = width / 48;
  const wax = SEAL.brand;
  return `<g transform="translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(-23.9 -24.2)">
    <path d="${WAX_PATH}" transform="translate(0 1.4)" fill="${mix(wax, '#000000', 0.45)}"/>
    <path d="${WAX_PATH}" fill="${wax}"/>
    <path d="${WAX_PATH}" transform="translate(3 2.6) scale(.87)" fill="none" stroke="${mix(wax, '#FFFFFF', 0.28)}" stroke-opacity=".55" stroke-width="1.2"/>
    <circle cx="23.8" cy="24" r="15.5" fill="${mix(wax, '#000000', 0.12)}" stroke="${SEAL.on}" stroke-opacity=".6" stroke-width="1.2"/>
    <g transform="translate(12 11.8)" fill="none" stroke="${SEAL.on}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${ICON_PATHS.scales}"/></g>
  </g>`;
}

function linen(): string {
  const { table, tableLine, paper } = THEMES.light;
  let threads = '';
  for (let at = 3; at < 200; at += 7 + ((at * 13) % 5)) threads += `M0 ${at}H200M${at + 2} 0V200`;
  return `<rect width="200" height="200" fill="${table}"/>
    <path d="${threads}" stroke="${tableLine}" stroke-width="1.2" stroke-opacity=".55"/>
    <radialGradient id="lamp" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="${paper}" stop-opacity=".7"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></radialGradient>
    <rect width="200" height="200" fill="url(#lamp)"/>`;
}

/** The emblem shrunk about the middle, so that launchers may cut a circle out of the square. */
function emblem(share: number): string {
  const shadow = '<ellipse cx="100" cy="105" rx="88" ry="86" fill="#4A3014" fill-opacity=".22"/>';
  return `<g transform="translate(100 100) scale(${share}) translate(-100 -100)">${shadow}${rose()}${seal(98)}</g>`;
}

/** One colour for launchers that tint icons themselves: the seal's outline with the scales cut out of it. */
function oneColour(share: number): string {
  const drawn = `<path d="${WAX_PATH}" fill="#fff"/><g transform="translate(12 11.8)" fill="none" stroke="#000" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${ICON_PATHS.scales}"/></g>`;
  const place = `translate(${MIDDLE} ${MIDDLE}) scale(${(200 * share) / 48}) translate(-23.9 -24.2)`;
  return `<mask id="cut"><g transform="${place}">${drawn}</g></mask><rect width="200" height="200" fill="#fff" mask="url(#cut)"/>`;
}

/** iOS lays its own dark ground under an icon without one, and its own tint over one in greys. */
const GREY = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>';

interface Picture {
  file: string;
  size: number;
  content: string;
}

const PICTURES: readonly Picture[] = [
  { file: 'assets/icon.png', size: 1024, content: linen() + emblem(1.06) },
  { file: 'assets/adaptive-icon.png', size: 1024, content: emblem(0.72) },
  { file: 'assets/adaptive-icon-monochrome.png', size: 1024, content: oneColour(0.5) },
  { file: 'assets/icon-dark.png', size: 1024, content: emblem(1.06) },
  {
    file: 'assets/icon-tinted.png',
    size: 1024,
    content: `${GREY}<g filter="url(#grey)">${emblem(1.06)}</g>`,
  },
  { file: 'assets/splash.png', size: 1024, content: emblem(1.06) },
  { file: 'assets/public/icon-192.png', size: 192, content: linen() + emblem(1.06) },
  { file: 'assets/public/icon-512.png', size: 512, content: linen() + emblem(1.06) },
  { file: 'assets/public/icon-maskable-512.png', size: 512, content: linen() + emblem(0.86) },
  { file: 'assets/public/favicon.png', size: 64, content: seal(200) },
];

async function paint(browser: Browser, { file, size, content }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200" style="display:block">${content}</svg>`;
  await page.setContent(`<body style="margin:0;background:transparent">${svg}</body>`);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(file, png);
  await page.close();
  process.stdout.write(`${file} ${(png.length / 1024).toFixed(0)} kB\n`);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: CHROMIUM_FLAGS,
  });
  for (const picture of PICTURES) await paint(browser, picture);
  await browser.close();
}

void main();
