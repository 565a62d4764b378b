/** What is typed for a turn: forgotten with it, there again when an undo leads back to it. */
import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';

import type { Drafts } from '../../src/match/drafts';
import { DraftsProvider, useTurnDraft } from '../../src/match/useDraft';
import type { Json } from '../../src/storage';

function setUp() {
  const notes = new Map<string, Json>();
  const drafts: Drafts = {
    read: (key) => notes.get(key),
    keep: (key, value) => void notes.set(key, value),
  };
  const hook = renderHook(
    ({ turn }: { turn: string }) => useTurnDraft<number[]>('tricks', turn, [], []),
    {
      initialProps: { turn: 'deal 1' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <DraftsProvider value={drafts}>{children}</DraftsProvider>
      ),
    },
  );
  return { notes, hook, typed: () => hook.result.current[0] };
}

test('the next turn begins empty', () => {
  const { hook, typed, notes } = setUp();
  act(() => hook.result.current[1]([3, 4]));
  notes.clear();
  hook.rerender({ turn: 'deal 2' });
  expect(typed()).toEqual([]);
});

test('a deal that is taken back has its numbers, without the table being opened anew', () => {
  const { hook, typed, notes } = setUp();
  act(() => hook.result.current[1]([3, 4]));
  const closed = notes.get('tricks') ?? null;
  notes.clear();
  hook.rerender({ turn: 'deal 2' });
  notes.set('tricks', closed);
  hook.rerender({ turn: 'deal 1' });
  expect(typed()).toEqual([3, 4]);
});
