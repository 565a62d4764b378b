/** Lists draw what is out of sight in batches, each a moment after the one before; a test that goes on waits for them. */
import { act, screen } from '@testing-library/react-native';
import type { ReactTestRendererJSON, ReactTestRendererNode } from 'react-test-renderer';

/** Longer than a list of React Native waits before its next batch. */
const BATCH_MS = 60;

/** Lets a list that has more to draw draw its next batch. */
export function listDraws(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, BATCH_MS)));
}

function count(node: ReactTestRendererNode): number {
  if (typeof node === 'string') return 1;
  return (node.children ?? []).reduce((sum, child) => sum + count(child), 1);
}

/** How much is on the screen: it grows while a list is still being drawn. */
export function drawn(): number {
  const all = screen.toJSON() as ReactTestRendererJSON | ReactTestRendererJSON[] | null;
  return [all ?? []].flat().reduce((sum, node) => sum + count(node), 0);
}
