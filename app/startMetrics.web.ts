/**
 * The safe edges at the start, asked of the browser directly. Without them react-native-safe-area-context
 * measures first and renders the app only afterwards: one render, one effect and one frame later.
 */
import type { Metrics } from 'react-native-safe-area-context';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function measure(): Metrics {
  const probe = document.createElement('div');
  probe.style.position = 'fixed';
  probe.style.visibility = 'hidden';
  for (const side of SIDES)
    probe.style.setProperty(`padding-${side}`, `env(safe-area-inset-${side})`);
  document.body.appendChild(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  const [top, right, bottom, left] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    (padding) => Math.trunc(Number.parseFloat(padding)) || 0,
  ) as [number, number, number, number];
  probe.remove();
  const { offsetWidth: width, offsetHeight: height } = document.documentElement;
  return { insets: { top, right, bottom, left }, frame: { x: 0, y: 0, width, height } };
}

export const startMetrics: Metrics = measure();
